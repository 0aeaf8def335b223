// On with a campaign.

import { api } from "./api";
import { me } from "./me.svelte";
import { route } from "./route.svelte";

/** To the table of the chapter to be played; with `again` the chapter begins anew, at another table. */
export async function goOn(campaign: string, again = false) {
  await me.ensure();
  route.go(`/table/${(await api.nextChapter(campaign, { again })).id}`);
}

// How a campaign continues.

import { api } from "./api";
import { me } from "./me.svelte";
import { route } from "./route.svelte";

/** Goes to the table of the next chapter; a chapter that is restarted gets another table. */
export async function openNextChapter(campaign: string, { restart = false } = {}) {
  await me.ensure();
  route.go(`/table/${(await api.nextChapter(campaign, { again: restart })).id}`);
}

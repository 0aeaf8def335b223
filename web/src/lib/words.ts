// What the client says, in the language of the moment.

import { settings } from "./settings.svelte";
import { en, type Words } from "./words/en";
import { fr } from "./words/fr";

export function words(): Words {
  return settings.lang === "fr" ? fr : en;
}

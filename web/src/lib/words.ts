// What the client says, in the language of the moment.

import type { Words } from "./messages";
import { settings } from "./settings.svelte";
import { wordsIn } from "./translate";

export function words(): Words {
  return wordsIn(settings.lang);
}

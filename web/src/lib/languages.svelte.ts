// The languages there are: one for each file in `web/text`. English is always here, others come when chosen.

import { FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import englishText from "../../text/en.ftl?raw";

export interface Language {
  /** A BCP 47 tag: the name of the file. */
  tag: string;
  /** What those who speak it call it. */
  name: string;
}

/** Everything is said in English first, and in English where a language has no words. */
export const ENGLISH = "en";

const files = import.meta.glob<string>(["../../text/*.ftl", "!../../text/en.ftl"], {
  query: "?raw",
  import: "default",
});
const fileOf = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), load]),
);

export const languages: Language[] = [ENGLISH, ...fileOf.keys()]
  .toSorted()
  .map((tag) => ({ tag, name: ownName(tag) }));

/** The messages that have come so far. */
const messages = new SvelteMap([[ENGLISH, new FluentResource(englishText)]]);

/** The messages in a language; `undefined` until they are here. */
export function messagesIn(tag: string): FluentResource | undefined {
  return messages.get(tag);
}

/** Resolves when a language can be spoken. Where it cannot be had, everything stays in English. */
export async function loadLanguage(tag: string): Promise<void> {
  const load = fileOf.get(tag);
  if (!load || messages.has(tag)) return;
  const text = await load().catch(() => null);
  if (text !== null) messages.set(tag, new FluentResource(text));
}

/** The first of the wanted languages that there is, or one nearby: `de` for `de-AT`. */
export function closest(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const parts = tag.split("-");
    for (let length = parts.length; 0 < length; length--) {
      const nearby = parts.slice(0, length).join("-").toLowerCase();
      const found = languages.find((one) => one.tag.toLowerCase() === nearby);
      if (found) return found.tag;
    }
  }
  return ENGLISH;
}

function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

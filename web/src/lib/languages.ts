// The languages there are: one for each file in `web/text`, which says its own name.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Language {
  /** A BCP 47 tag: the name of the file. */
  tag: string;
  /** What those who speak it call it. */
  name: string;
  messages: FluentResource;
}

/** Everything is said in English first, and in English where a language has no words. */
export const ENGLISH = "en";

const files = import.meta.glob<string>("../../text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const languages: Language[] = Object.entries(files).map(([path, text]) => {
  const tag = path.replace(/^.*\/(.*)\.ftl$/, "$1");
  const messages = new FluentResource(text);
  const bundle = new FluentBundle(tag);
  bundle.addResource(messages);
  const name = bundle.getMessage("language-name")?.value;
  return { tag, name: name ? bundle.formatPattern(name) : tag, messages };
});

export function language(tag: string): Language | undefined {
  return languages.find((one) => one.tag.toLowerCase() === tag.toLowerCase());
}

/** The first of the wanted languages that there is, or one nearby: `de` for `de-AT`. */
export function closest(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const parts = tag.split("-");
    for (let length = parts.length; 0 < length; length--) {
      const found = language(parts.slice(0, length).join("-"));
      if (found) return found.tag;
    }
  }
  return ENGLISH;
}

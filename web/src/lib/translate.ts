// Messages as properties and functions: `table-your-turn` of `web/text` as `table.yourTurn`.

import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import { ENGLISH, messagesIn } from "./languages.svelte";
import type { Words } from "./messages";

type Args = Record<string, string | number>;

const made = new WeakMap<FluentResource, Words>();

/** Everything the client says in the language with this tag; in English until its messages are here. */
export function wordsIn(tag: string): Words {
  const english = messagesIn(ENGLISH);
  if (!english) throw new Error("web/text has no en.ftl");
  const own = messagesIn(tag) ?? english;
  const words = made.get(own) ?? translate(own === english ? ENGLISH : tag, own, english);
  made.set(own, words);
  return words;
}

/** All messages of English in another language, and in English where it lacks them. */
export function translate(tag: string, own: FluentResource, english: FluentResource): Words {
  const bundles = [bundle(tag, own), bundle(ENGLISH, english)];
  const say = (id: string, args: Args): string => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      const text = pattern ? bundle.formatPattern(pattern, variables(args), errors) : "";
      if (pattern && errors.length === 0) return text;
    }
    return id;
  };
  const words: Record<string, Record<string, unknown>> = {};
  for (const { id, value } of english.body) {
    const [group = "", ...name] = id.split("-");
    const isPlain = typeof value === "string";
    (words[group] ??= {})[camel(name)] = isPlain ? say(id, {}) : (args: Args) => say(id, args);
  }
  // `messages.ts` is written from the same file.
  return words as unknown as Words;
}

/** The words of a message that is a list. */
export function list(message: string): string[] {
  return message.split(", ");
}

function bundle(tag: string, messages: FluentResource): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(messages);
  return bundle;
}

/** Numbers are written without signs between their thousands, as the server writes them. */
function variables(args: Args): Record<string, string | FluentNumber> {
  const variable = (value: string | number) =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value)]));
}

function camel(name: string[]): string {
  return name.map((part, n) => (n === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join("");
}

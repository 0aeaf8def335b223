// The command line of the text view.

import type { KeyedChoice } from "./keys";
import type { Words } from "./messages";
import type { ZoneInWords } from "./wire";
import { list } from "./translate";

/** The words a language has for each command. */
export interface CommandWords {
  undo: string[];
  redo: string[];
  log: string[];
  where: string[];
  say: string[];
  hint: string[];
  help: string[];
}

export type Command =
  | { kind: "play"; notation: string }
  | { kind: "undo"; steps: number }
  | { kind: "redo" }
  | { kind: "log"; lines: number }
  | { kind: "where"; zones: ZoneInWords[] }
  | { kind: "say"; text: string }
  | { kind: "hint" }
  | { kind: "help" }
  | { kind: "unknown" };

/** They stand in messages as lists. */
export function commandWords(text: Words["text"]): CommandWords {
  return {
    undo: list(text.commandUndo),
    redo: list(text.commandRedo),
    log: list(text.commandLog),
    where: list(text.commandWhere),
    say: list(text.commandSay),
    hint: list(text.commandHint),
    help: list(text.commandHelp),
  };
}

/** A notation, the number of a choice, or a command; a notation wins over everything. */
export function parseCommand(
  line: string,
  listed: KeyedChoice[],
  zones: ZoneInWords[],
  words: CommandWords,
): Command {
  const text = line.trim();
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const notation = listed.find((offer) => same(offer.choice.notation, text))?.choice.notation;
  if (notation !== undefined) return { kind: "play", notation };
  const numbered = /^\d+$/.test(text) ? listed[Number(text) - 1] : undefined;
  if (numbered) return { kind: "play", notation: numbered.choice.notation };

  const [verb = "", ...others] = text.split(/\s+/);
  const rest = others.join(" ");
  const is = (command: keyof CommandWords) => words[command].some((word) => same(word, verb));
  if (is("undo")) return { kind: "undo", steps: Math.max(1, Number(rest) || 1) };
  if (is("redo")) return { kind: "redo" };
  if (is("log")) return { kind: "log", lines: Math.max(1, Number(rest) || 5) };
  if (is("say") && rest !== "") return { kind: "say", text: rest };
  if (is("hint")) return { kind: "hint" };
  if (is("help")) return { kind: "help" };
  if (is("where")) {
    const wanted = rest.toLowerCase();
    const named = (zone: ZoneInWords) => `${zone.id} ${zone.title}`.toLowerCase().includes(wanted);
    return { kind: "where", zones: zones.filter(named) };
  }
  return { kind: "unknown" };
}

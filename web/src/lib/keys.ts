// The keys of a table, and which of them plays which choice.

import type { Choice } from "./wire";

/** Keys of a piece in the hand: they come before those of the table. */
export const PIECE_KEYS = { turn: "r", flip: "f", place: "Enter" } as const;

/** Keys of the table itself: they never stand for a choice. */
export const KEYS = {
  undo: "u",
  redo: "y",
  back: "b",
  end: "e",
  all: "a",
  hint: "h",
  rules: "r",
  text: "t",
  log: "l",
  chat: "c",
  menu: "m",
  full: "f",
  fit: "0",
  nearer: "+",
  farther: "-",
  large: "?",
} as const;

/** How much nearer one press of a key brings the picture. */
export const ZOOM_STEP = 1.25;

const FOR_CHOICES = [..."123456789dgijknopqsvwxz"];

/** A choice with the key that plays it. It is empty when there are more choices than keys, and for pieces. */
export interface KeyedChoice {
  choice: Choice;
  key: string;
}

/** The choices in their order, those that end something last; a single such one has the key E. */
export function withKeys(choices: Choice[]): KeyedChoice[] {
  const urged = choices.filter((choice) => !choice.closing);
  const closing = choices.filter((choice) => choice.closing);
  const keys = FOR_CHOICES.values();
  const next = () => keys.next().value ?? "";
  return [
    ...urged.map((choice) => ({ choice, key: choice.placement ? "" : next() })),
    ...closing.map((choice) => ({ choice, key: closing.length === 1 ? KEYS.end : next() })),
  ];
}

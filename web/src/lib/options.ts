// The values a switch can have, and those a table was given.

import type { Switch } from "./wire";

const MOST = 200;

/** Ranges such as `8..30` are told number by number. */
export function switchValues(written: string[]): string[] {
  return written.flatMap((value) => {
    const range = /^(-?\d+)\.\.=?(-?\d+)$/.exec(value);
    if (!range) return [value];
    const [low, high] = [Number(range[1]), Number(range[2])];
    const count = Math.min(Math.max(0, high - low + 1), MOST);
    return Array.from({ length: count }, (_, n) => String(low + n));
  });
}

export interface ChosenOption {
  name: string;
  value: string;
  /** What the switch is about. */
  text: string;
}

/** The options of a table, such as `open_holdings on`, in the words of their switches. */
export function chosenOptions(options: string[], switches: Switch[]): ChosenOption[] {
  return options.map((option) => {
    const [id = "", ...value] = option.split(" ");
    const { name = id, text = "" } = switches.find((one) => one.id === id) ?? {};
    return { name, value: value.join(" "), text };
  });
}

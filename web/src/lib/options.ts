// The values a switch can have, and those a table was given.

import type { Switch, SwitchValue } from "./wire";

const MOST = 200;

/** All of them, the default first; numbers one by one. */
export function switchValues({ values, numbers }: Switch): SwitchValue[] {
  const [low, high] = numbers ?? [1, 0];
  const count = Math.min(Math.max(0, high - low + 1), MOST);
  const counted = Array.from({ length: count }, (_, n) => String(low + n));
  return [...values, ...counted.map((value) => ({ value, name: value }))];
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
    const [id = "", ...rest] = option.split(" ");
    const value = rest.join(" ");
    const known = switches.find((one) => one.id === id);
    const named = known?.values.find((one) => one.value === value)?.name ?? value;
    return { name: known?.name ?? id, value: named, text: known?.text ?? "" };
  });
}

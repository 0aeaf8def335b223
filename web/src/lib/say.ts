// Words as they are shown.

import { Refused } from "./api";
import { words } from "./words";

/** A label of its own begins with a capital. */
export function sentence(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}

/** A chance from 0 to 1 as people say it. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** With a real minus. */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}

export function inWords(error: unknown): string {
  if (error instanceof Refused) return error.code === "offline" ? words().link.offline : error.message;
  return String(error);
}

/** Who won; nothing where nobody did. */
export function verdict(
  names: string[],
  one: (name: string) => string,
  many: (names: string) => string,
): string {
  if (names.length === 0) return "";
  return names.length === 1 ? one(names[0] ?? "") : many(names.join(", "));
}

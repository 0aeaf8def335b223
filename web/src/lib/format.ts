// Values as people read them, in their language.

import { Refused } from "./api";
import { settings } from "./settings.svelte";
import { words } from "./words";

/** `A, B and C`. */
export function formatList(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

/** Seconds since 1970 as a day and a time. */
export function formatDate(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.lang === "en" ? "en-GB" : settings.lang, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(1000 * seconds));
}

/** A label that stands alone begins with a capital. */
export function capitalize(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1);
}

/** A probability from 0 to 1, in whole percent. */
export function toPercent(probability: number): number {
  return Math.round(probability * 100);
}

/** With a minus sign instead of a hyphen. */
export function formatPoints(points: number): string {
  return String(points).replace("-", "−");
}

export function errorMessage(error: unknown): string {
  if (error instanceof Refused) return error.code === "offline" ? words().link.offline : error.message;
  return String(error);
}

/** Who won; empty where nobody did. */
export function verdict(
  names: string[],
  one: (args: { names: string }) => string,
  many: (args: { names: string }) => string,
): string {
  if (names.length === 0) return "";
  return (names.length === 1 ? one : many)({ names: names.join(", ") });
}

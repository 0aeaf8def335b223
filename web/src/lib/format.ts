// Names and dates, in the language of the moment.

import { settings } from "./settings.svelte";

/** `A, B and C`. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

/** Seconds since 1970 as a day and a time. */
export function dated(seconds: number): string {
  const format = new Intl.DateTimeFormat(settings.lang === "en" ? "en-GB" : settings.lang, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(1000 * seconds));
}

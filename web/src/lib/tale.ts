// The log as it is told: whoever does something is named once, and then by a line that hangs on the name.

import type { LogEntry } from "./wire";

export interface Told {
  entry: LogEntry;
  /** Whom the line is about; else whose line came before it, or who made the move. */
  seat: string | null;
  /** The name the sentence began with, if it did. */
  name: string;
  text: string;
  /** The first line about this seat after one about another. */
  begins: boolean;
  /** The first line of its move: the deed; what follows is what came of it. */
  deed: boolean;
}

/** `names` by seat: `A` is called `Ada`. */
export function tell(entries: LogEntry[], names: Map<string, string>): Told[] {
  // The longest first: `Ada B` is not `Ada` who does something with B.
  const known = [...names].filter(([, name]) => name !== "").sort(([, a], [, b]) => b.length - a.length);
  let before: Told | null = null;
  return entries.map((entry) => {
    const found = known.find(([, name]) => entry.text.startsWith(name) && rest(entry.text, name) !== null);
    const same: Told | null = before?.entry.step === entry.step ? before : null;
    const seat = found?.[0] ?? same?.seat ?? entry.by;
    const told: Told = {
      entry,
      seat,
      name: found?.[1] ?? "",
      text: (found && rest(entry.text, found[1])) ?? entry.text,
      begins: before?.seat !== seat,
      deed: same === null && !entry.thought,
    };
    before = told;
    return told;
  });
}

/** What follows the name, if a sentence does: `Ada builds`, `Ada: build`. */
function rest(text: string, name: string): string | null {
  return /^\s?:?\s+(.+)$/s.exec(text.slice(name.length))?.[1] ?? null;
}

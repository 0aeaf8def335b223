// The levels of bots.

import type { Words } from "./messages";

export const DEFAULT_LEVEL = "keen";

/** Those that were made for people, from the weakest to the strongest. */
const FOR_PEOPLE = ["novice", "casual", "keen", "master"];

type Levels = Words["levels"];

/** The levels of a game: those for people, and the others. */
export function groupLevels(bots: string[]): { people: string[]; others: string[] } {
  const [people, others] = [true, false].map((forPeople) =>
    bots.filter((level) => FOR_PEOPLE.includes(level) === forPeople),
  );
  return { people: people ?? [], others: others ?? [] };
}

/** The preferred level, if the game has it. */
export function availableLevel(bots: string[], preferred: string): string {
  return (
    bots.find((level) => level === preferred) ??
    bots.find((level) => level === DEFAULT_LEVEL) ??
    bots[0] ??
    ""
  );
}

/** What a level is called; those that come with the server go by their own name. */
export function levelName(level: string, words: Levels): string {
  return words.name({ level });
}

/** How it plays, in a few words. */
export function levelDescription(level: string, words: Levels): string {
  return words.about({ level });
}

// How well bots play.

import type { Words } from "./words/en";

export const USUAL = "keen";

/** Those that were made for people, from the weakest to the strongest. */
const FOR_PEOPLE = ["novice", "casual", "keen", "master"];

type Levels = Words["levels"];

/** The levels of a game, those for people and the rest. */
export function grouped(bots: string[]): { people: string[]; others: string[] } {
  const [people, others] = [true, false].map((for_people) =>
    bots.filter((level) => FOR_PEOPLE.includes(level) === for_people),
  );
  return { people: people ?? [], others: others ?? [] };
}

/** The wanted level, if the game has it. */
export function offered(bots: string[], wanted: string): string {
  return bots.find((level) => level === wanted) ?? bots.find((level) => level === USUAL) ?? bots[0] ?? "";
}

/** What a level is called; those that come with the server go by their own name. */
export function called(level: string, words: Levels): string {
  return level in words.names ? words.names[level as keyof Levels["names"]] : level;
}

/** How it plays, in a few words. */
export function described(level: string, words: Levels): string {
  return level in words.about ? words.about[level as keyof Levels["about"]] : "";
}

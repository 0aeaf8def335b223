// A campaign as a road: what lies behind, where it goes on, and how far it leads.

import type { Campaign, ChapterPlayed, NextChapter, CampaignPlayer } from "./wire";

export type Station =
  | { kind: "played"; number: number; chapter: ChapterPlayed }
  | { kind: "next"; number: number; next: NextChapter }
  | { kind: "ahead"; number: number };

/** One for each chapter; behind the end of a campaign that was shorter there is none. */
export function stations({ chapters, played, next }: Campaign): Station[] {
  const behind = played.map((chapter) => ({ kind: "played" as const, number: chapter.number, chapter }));
  if (!next) return behind;
  const ahead = Array.from({ length: Math.max(0, chapters - next.number) }, (_, n) => ({
    kind: "ahead" as const,
    number: next.number + 1 + n,
  }));
  return [...behind, { kind: "next", number: next.number, next }, ...ahead];
}

export interface Result {
  traveller: CampaignPlayer;
  score: number;
  place: number;
}

/** How everybody came out of a chapter, the first first. */
export function results(chapter: ChapterPlayed, travellers: CampaignPlayer[]): Result[] {
  const all = travellers.map((traveller, n) => ({
    traveller,
    score: chapter.scores[n] ?? 0,
    place: chapter.places[n] ?? 0,
  }));
  return all.sort((a, b) => a.place - b.place);
}

/** Who came first, by name. */
export function winners(all: { name: string; place: number }[]): string[] {
  return all.filter(({ place }) => place === 1).map(({ name }) => name);
}

/** The path between two stations in a box of 100 by 100: the road winds from side to side. */
export function bend(number: number): { from: number; path: string } {
  const [left, right] = [30, 70];
  const [from, to] = number % 2 === 1 ? [left, right] : [right, left];
  return { from, path: `M${from} 0C${from} 55 ${to} 45 ${to} 100` };
}

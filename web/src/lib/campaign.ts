// The chapters of a campaign: those that were played, the next, and those ahead.

import type { Campaign, ChapterPlayed, NextChapter, CampaignPlayer } from "./wire";

export type ChapterStop =
  | { kind: "played"; number: number; chapter: ChapterPlayed }
  | { kind: "next"; number: number; next: NextChapter }
  | { kind: "ahead"; number: number };

/** One for each chapter. A campaign that ended early has none after its end. */
export function chapterStops({ chapters, played, next }: Campaign): ChapterStop[] {
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

/** How everyone did in a chapter, the winner first. */
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

/** The road between two chapters in a box of 100 by 100: it winds from side to side. */
export function pathCurve(number: number): { from: number; path: string } {
  const [left, right] = [30, 70];
  const [from, to] = number % 2 === 1 ? [left, right] : [right, left];
  return { from, path: `M${from} 0C${from} 55 ${to} 45 ${to} 100` };
}

import { expect, test } from "vitest";
import { pathCurve, results, chapterStops, winners } from "./campaign";
import { peopleInSave } from "./save";
import type { Campaign, CampaignPlayer } from "./wire";

const traveller = (seat: string, name: string): CampaignPlayer => ({
  seat,
  name,
  sitter: { kind: "human" },
  sum: 0,
  wins: 0,
  place: 1,
});
const travellers = [traveller("A", "Ada"), traveller("B", "Bo"), traveller("C", "Cy")];
const played = (number: number) => ({
  number,
  scores: [4, 9, 9],
  places: [3, 1, 1],
  memories: [],
  table: null,
});

function campaign(done: number, next: number | null): Campaign {
  return {
    id: "c",
    game: "g",
    chapters: 4,
    players: travellers,
    played: Array.from({ length: done }, (_, n) => played(n + 1)),
    next: next === null ? null : { number: next, table: null, status: null },
    points: next === null ? 3 : null,
    damage: null,
    playing: true,
    mine: true,
  };
}

test("there is a stop for every chapter", () => {
  const stops = (done: number, next: number | null) =>
    chapterStops(campaign(done, next)).map(({ kind, number }) => `${kind} ${number}`);
  expect(stops(0, 1)).toEqual(["next 1", "ahead 2", "ahead 3", "ahead 4"]);
  expect(stops(2, 3)).toEqual(["played 1", "played 2", "next 3", "ahead 4"]);
  expect(stops(3, 4)).toEqual(["played 1", "played 2", "played 3", "next 4"]);
});

test("there is nothing after the end of a campaign", () => {
  expect(chapterStops(campaign(4, null)).map(({ kind }) => kind)).toEqual(Array(4).fill("played"));
  expect(chapterStops(campaign(2, null))).toHaveLength(2);
});

test("chapterStops ahead tell their number and nothing else", () => {
  expect(chapterStops(campaign(1, 2)).at(-1)).toEqual({ kind: "ahead", number: 4 });
});

test("a chapter is told from its first place on, shared places as they are", () => {
  const told = results(played(1), travellers);
  expect(told.map(({ traveller, score, place }) => [place, traveller.name, score])).toEqual([
    [1, "Bo", 9],
    [1, "Cy", 9],
    [3, "Ada", 4],
  ]);
  expect(winners(told.map(({ traveller, place }) => ({ name: traveller.name, place })))).toEqual([
    "Bo",
    "Cy",
  ]);
});

test("the road goes on where it was left", () => {
  const end = (number: number) => pathCurve(number).path.split(" ").at(-2);
  for (const number of [1, 2, 3]) expect(end(number)).toBe(String(pathCurve(number + 1).from));
});

test("the people of a save have the seats they had", () => {
  const save =
    "tablewright campaign 1\nname c\nplayer random Robin\nplayer human Ada L\r\nplayer human Bo\nnext x\n";
  expect(peopleInSave(save)).toEqual([
    { seat: "B", name: "Ada L" },
    { seat: "C", name: "Bo" },
  ]);
  expect(peopleInSave("nothing of the kind")).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { tell } from "./tale";
import type { LogEntry } from "./wire";

const names = new Map([
  ["A", "Ada"],
  ["B", "Ada B"],
  ["C", "Cy"],
]);

function line(step: number, by: string | null, text: string): LogEntry {
  return { step, by, text, clause: "", names: [], thought: false };
}

function told(...entries: LogEntry[]) {
  return tell(entries, names).map(({ seat, name, text }) => [seat, name, text]);
}

describe("the log as it is told", () => {
  it("has the name before the line, not in it", () => {
    expect(told(line(1, "A", "Ada builds."), line(2, "C", "Cy: build."))).toEqual([
      ["A", "Ada", "builds."],
      ["C", "Cy", "build."],
    ]);
  });

  it("takes the longest name, and no part of a word", () => {
    expect(told(line(1, "A", "Ada B builds."), line(2, "C", "Cycles turn."))).toEqual([
      ["B", "Ada B", "builds."],
      ["C", "", "Cycles turn."],
    ]);
  });

  it("is about whom it names, whoever made the move", () => {
    const entries = [line(1, "A", "Cy begins."), line(1, "A", "The water rises."), line(2, "C", "It rains.")];
    expect(told(...entries).map(([seat]) => seat)).toEqual(["C", "C", "C"]);
    expect(told(line(0, null, "The game begins."))).toEqual([[null, "", "The game begins."]]);
  });

  it("begins anew with another player, and tells deeds from what came of them", () => {
    const all = tell(
      [line(1, "A", "Ada builds."), line(1, "A", "Ada scores."), line(2, "C", "Cy builds.")],
      names,
    );
    expect(all.map(({ begins, deed }) => [begins, deed])).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });
});

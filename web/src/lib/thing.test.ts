// What explains a thing on the table.

import { expect, test } from "vitest";
import { explain, legendKeys, type Thing } from "./thing";

const thing = (parts: Partial<Thing>): Thing => ({
  counter: null,
  face: null,
  zone: null,
  spot: null,
  where: {} as DOMRect,
  ...parts,
});

test("the nearest explanation comes first", () => {
  expect(legendKeys(thing({ counter: "good/w", zone: "goods-A" }))).toEqual([
    "about-counter-w",
    "about-zone-goods",
  ]);
  expect(legendKeys(thing({ face: "piece/airship", zone: "map" }))).toEqual([
    "about-face-piece-airship",
    "about-face-piece",
    "about-zone-map",
  ]);
});

test("what has no words of its own is explained by its place", () => {
  const legend = [{ key: "about-zone-goods", text: "Your goods." }];
  expect(explain(thing({ counter: "good/x", zone: "goods-B" }), legend)).toBe("Your goods.");
  expect(explain(thing({ face: "machine/P1", zone: "belt" }), legend)).toBeNull();
});

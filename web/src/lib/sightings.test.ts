import { expect, test } from "vitest";
import { movements, type Sighting } from "./sightings";

const seen = (id: string, face: string, x: number): Sighting => ({
  id,
  face,
  x,
  y: 0,
  width: 10,
  height: 10,
});

test("a token that lies elsewhere has moved", () => {
  const { moved, arrived, left } = movements([seen("a", "f/1", 0)], [seen("a", "f/1", 50)]);
  expect(moved.map(([then, now]) => [then.x, now.x])).toEqual([[0, 50]]);
  expect([arrived, left]).toEqual([[], []]);
});

test("a token that stays does nothing", () => {
  expect(movements([seen("a", "f/1", 3)], [seen("a", "f/1", 3)])).toEqual({
    moved: [],
    arrived: [],
    left: [],
  });
});

test("a vanished token and a new one of its face are the same", () => {
  const { moved, arrived, left } = movements(
    [seen("belt/2", "machine/P1", 0), seen("belt/3", "machine/P2", 10)],
    [seen("yard/1", "machine/P1", 80), seen("belt/9", "machine/T4", 90)],
  );
  expect(moved.map(([then, now]) => [then.id, now.id])).toEqual([["belt/2", "yard/1"]]);
  expect(arrived.map(({ id }) => id)).toEqual(["belt/9"]);
  expect(left.map(({ id }) => id)).toEqual(["belt/3"]);
});

test("tokens without a face are only known by id", () => {
  const { moved, arrived } = movements([seen("a", "", 0)], [seen("b", "", 9)]);
  expect([moved.length, arrived.length]).toEqual([0, 1]);
});

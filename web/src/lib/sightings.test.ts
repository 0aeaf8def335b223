import { expect, test } from "vitest";
import { away, movements, nearest, type Sighting } from "./sightings";

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

test("tokens nobody can tell apart stay where one of them is, whatever their ids", () => {
  const { moved, arrived, left } = movements(
    [seen("w/1", "worker/A", 0), seen("w/2", "worker/A", 50), seen("w/3", "worker/A", 90)],
    [seen("w/1", "worker/A", 50), seen("w/2", "worker/A", 90), seen("w/3", "worker/A", 200)],
  );
  expect(moved.map(([then, now]) => [then.x, now.x])).toEqual([[0, 200]]);
  expect([arrived, left]).toEqual([[], []]);
});

test("of several that vanished the nearest came here", () => {
  const { moved } = movements(
    [seen("a", "f/1", 0), seen("b", "f/1", 100)],
    [seen("c", "f/1", 130), seen("d", "f/1", 10)],
  );
  expect(moved.map(([then, now]) => [then.x, now.x])).toEqual([
    [100, 130],
    [0, 10],
  ]);
});

test("what lies at the edge is nearer than what lies at a corner", () => {
  const ship = { x: 0, y: 0, width: 96, height: 48 };
  const corner = { x: 72, y: 48 };
  const edge = { x: 72, y: 0 };
  expect(nearest([corner, edge], ship, 1)).toEqual([edge]);
  expect(away(edge, ship)).toBe(24);
  expect(away({ x: 10, y: 10 }, ship)).toBe(0);
});

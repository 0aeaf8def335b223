import { expect, test } from "vitest";
import { away, nearest } from "./geometry";

test("what lies at the edge is nearer than what lies at a corner", () => {
  const ship = { x: 0, y: 0, width: 96, height: 48 };
  const corner = { x: 72, y: 48 };
  const edge = { x: 72, y: 0 };
  expect(nearest([corner, edge], ship, 1)).toEqual([edge]);
  expect(away(edge, ship)).toBe(24);
  expect(away({ x: 10, y: 10 }, ship)).toBe(0);
});

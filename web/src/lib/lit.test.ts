// Where the coach stands.

import { expect, it } from "vitest";
import { placeBeside } from "./lit";

const ROOM = { x: 10, y: 10, width: 980, height: 580 };
const BUBBLE = { width: 300, height: 120 };

function covers(a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

it("stands beside what is lit and never on it", () => {
  for (const x of [0, 350, 800]) {
    for (const y of [0, 240, 480]) {
      const lit = { x, y, width: 160, height: 110 };
      const bubble = placeBeside(BUBBLE, ROOM, [lit], []);
      expect(covers(bubble, lit), `${x}, ${y}`).toBe(false);
      expect(bubble.x).toBeGreaterThanOrEqual(ROOM.x);
      expect(bubble.x + bubble.width).toBeLessThanOrEqual(ROOM.x + ROOM.width);
    }
  }
});

it("covers the question only where there is no other place", () => {
  const prompt = { x: 0, y: 0, width: 1000, height: 60 };
  const lit = { x: 420, y: 70, width: 160, height: 100 };
  expect(covers(placeBeside(BUBBLE, ROOM, [lit], [prompt]), prompt)).toBe(false);
});

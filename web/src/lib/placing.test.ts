// A piece on a grid of five columns and four rows, in every way it fits.

import { expect, test, vi } from "vitest";
import { withKeys } from "./keys";
import {
  firstOf,
  markAt,
  middleOf,
  mirrored,
  outline,
  ownAt,
  type Piece,
  pieces,
  pointed,
  shifted,
  turned,
  turnName,
  whereIs,
  worthOf,
} from "./placing";
import { Placing } from "./placing.svelte";
import type { Choice } from "./wire";

const [COLUMNS, ROWS] = [5, 4];
/** An L: three cells in a row, and one above the left of them. */
const L: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
];

function lain(quarters: number, flipped: boolean): [number, number][] {
  let cells = L.map(([x, y]): [number, number] => (flipped ? [2 - x, y] : [x, y]));
  for (let n = 0; n < quarters; n += 1) {
    const height = Math.max(...cells.map(([, y]) => y)) + 1;
    cells = cells.map(([x, y]) => [height - 1 - y, x]);
  }
  return cells;
}

/** Every placement that fits and that `fits` allows. */
function all(fits: (piece: Piece) => boolean = () => true, worth = (_: number) => ""): Piece[] {
  const found: Piece[] = [];
  for (const flipped of [false, true]) {
    for (let quarters = 0; quarters < 4; quarters += 1) {
      const cells = lain(quarters, flipped);
      for (let at = 0; at < COLUMNS * ROWS; at += 1) {
        const [left, low] = [at % COLUMNS, Math.floor(at / COLUMNS)];
        const inside = cells.every(([x, y]) => left + x < COLUMNS && low + y < ROWS);
        if (!inside) continue;
        const covers = cells.map(([x, y]) => (low + y) * COLUMNS + left + x).sort((a, b) => a - b);
        const notation = `${at}/${flipped ? "f" : ""}r${90 * quarters}`;
        const placement = { zone: "grid", covers, columns: COLUMNS, quarters, flipped, worth: worth(at) };
        found.push({
          notation,
          label: notation,
          spot: `grid:${at}`,
          ghost: "piece/L",
          closing: false,
          placement,
        });
      }
    }
  }
  return found.filter(fits);
}

const named = (choices: Piece[], notation: string): Piece => {
  const found = choices.find((choice) => choice.notation === notation);
  if (!found) throw new Error(notation);
  return found;
};

test("only choices with a placement are pieces", () => {
  const other: Choice = {
    notation: "dock",
    label: "",
    spot: "docks:1",
    ghost: null,
    placement: null,
    closing: false,
  };
  expect(pieces([other, ...all()])).toEqual(all());
});

test("a cell of a piece is the same cell in every turn", () => {
  for (const { placement } of all()) {
    const cells = placement.covers.map((at) => ownAt(placement, at));
    expect(new Set(cells.map(({ x, y }) => `${x},${y}`))).toEqual(new Set(L.map(([x, y]) => `${x},${y}`)));
    for (const at of placement.covers) expect(whereIs(placement, ownAt(placement, at))).toBe(at);
    expect(middleOf(placement)).toEqual({ x: 1, y: 0 });
  }
});

test("turns have the names of their symbols", () => {
  expect(turnName(named(all(), "0/r0").placement)).toBe("r0");
  expect(turnName(named(all(), "0/fr270").placement)).toBe("fr270");
});

test("what brings most is held first, then what is near the last place", () => {
  const choices = all(undefined, (at) => (at === 6 || at === 1 ? "+7 ~" : "2c 1w"));
  expect(firstOf(choices, null)?.notation).toBe("1/r0");
  expect(firstOf(choices, { zone: "grid", at: 12 })?.notation).toBe("6/r90");
  expect(firstOf([], null)).toBeNull();
});

test("the piece follows the pointer with the cell by which it is held", () => {
  const choices = all();
  const held = named(choices, "0/r0");
  const hold = { quarters: 0, flipped: false, grip: { x: 1, y: 0 } };
  expect(pointed(choices, held, hold, "grid", 7)?.notation).toBe("6/r0");
  // At the edge it stays turned as it is, and slides.
  expect(pointed(choices, held, hold, "grid", 0)?.notation).toBe("0/r0");
  // Where it does not fit so, it turns as little as it can.
  const narrow = choices.filter(({ placement }) => placement.quarters % 2 === 1 || placement.flipped);
  expect(pointed(narrow, held, hold, "grid", 7)?.placement).toMatchObject({ quarters: 1, flipped: false });
  expect(pointed(choices, held, hold, "other", 7)).toBeNull();
});

test("it turns around the cell under the pointer, past what does not fit", () => {
  const choices = all();
  const held = named(choices, "6/r0");
  const once = turned(choices, held, 7, 1);
  expect(once?.placement.quarters).toBe(1);
  expect(once && ownAt(once.placement, 7)).toEqual({ x: 1, y: 0 });
  expect(turned(choices, held, 7, -1)?.placement.quarters).toBe(3);
  const no = all(({ placement }) => placement.quarters !== 1);
  expect(turned(no, held, 7, 1)?.placement.quarters).toBe(2);
  // Nothing else fits here: to the nearest place where something does.
  const far = all(({ placement, notation }) => notation === "6/r0" || placement.covers.includes(4));
  expect(turned(far, held, 7, 1)?.placement.covers).toContain(4);
  expect(turned([held], held, 7, 1)).toBeNull();
});

test("four turns are none", () => {
  const choices = all();
  let now = named(choices, "6/r0");
  for (let n = 0; n < 4; n += 1) now = turned(choices, now, 7, 1) ?? now;
  expect(now.notation).toBe("6/r0");
});

test("a flip is its mirror image, and two are none", () => {
  const choices = all();
  for (const notation of ["6/r0", "6/r90"]) {
    const held = named(choices, notation);
    const at = held.placement.covers[1] ?? 0;
    const once = mirrored(choices, held, at);
    expect(once?.placement.flipped).toBe(true);
    const side = (covers: number[]) => covers.map((cell) => Math.floor(cell / COLUMNS)).sort();
    expect(side(once?.placement.covers ?? [])).toEqual(side(held.placement.covers));
    expect(once && mirrored(choices, once, at)?.notation).toBe(notation);
  }
});

test("arrows go to the nearest place in their direction", () => {
  const choices = all();
  const held = named(choices, "1/r0");
  expect(shifted(choices, held, 1, 0)?.notation).toBe("2/r0");
  expect(shifted(choices, held, 0, 1)?.notation).toBe("6/r0");
  expect(shifted(choices, held, 0, -1)).toBeNull();
  const gaps = choices.filter(({ notation }) => notation !== "6/r0");
  expect(shifted(gaps, held, 0, 1)?.notation).toBe("11/r0");
});

test("the edge of a piece is a loop, and that of a ring are two", () => {
  const { placement } = named(all(), "0/r0");
  expect(outline(placement)).toEqual([
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
      { x: 2, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 0, y: 2 },
      { x: 0, y: 1 },
    ],
  ]);
  const ring = { ...placement, covers: [0, 1, 2, 5, 7, 10, 11, 12] };
  expect(outline(ring).map((loop) => loop.length)).toEqual([12, 4]);
});

test("a piece is taken up, carried, turned and put down", () => {
  const [onheld, onplace] = [vi.fn(), vi.fn()];
  const placing = new Placing(onheld, onplace);
  placing.offer(all());
  expect([placing.held?.notation, placing.keys, placing.canTurn, placing.canFlip]).toEqual([
    "0/r0",
    true,
    true,
    true,
  ]);
  placing.pointAt("grid:7");
  expect(placing.held?.notation).toBe("6/r0");
  expect([placing.liesOn("grid:7"), placing.liesOn("grid:0"), placing.covers("docks:7")]).toEqual([
    true,
    false,
    false,
  ]);
  placing.turn();
  expect(placing.held?.placement).toMatchObject({ quarters: 1, flipped: false });
  expect(placing.liesOn("grid:7")).toBe(true);
  placing.turn(-1);
  placing.shift(1, 0);
  expect(placing.held?.notation).toBe("7/r0");
  placing.flip();
  expect(placing.held?.placement.flipped).toBe(true);
  expect(onheld).toHaveBeenCalledTimes(6);
  placing.place();
  expect(onplace).toHaveBeenCalledWith(placing.held);
});

test("a corner that turns the piece does not make it forget how it was held", () => {
  // In the last column only upright ones fit.
  const upright = ({ placement }: Piece) =>
    placement.quarters % 2 === 1 || !placement.covers.some((at) => at % COLUMNS === 4);
  const placing = new Placing(vi.fn(), vi.fn());
  placing.offer(all(upright));
  placing.pointAt("grid:9");
  expect(placing.held?.placement.quarters).toBe(1);
  placing.pointAt("grid:7");
  expect(placing.held?.placement.quarters).toBe(0);
});

test("the same question again leaves the piece where it is, another one begins anew", () => {
  const placing = new Placing(vi.fn(), vi.fn());
  placing.offer(all());
  placing.pointAt("grid:7");
  placing.keys = false;
  placing.offer(all());
  expect([placing.held?.notation, placing.keys]).toEqual(["6/r0", false]);
  placing.offer([]);
  expect([placing.held, placing.keys]).toEqual([null, false]);
  placing.offer(all());
  expect([placing.held?.notation, placing.keys]).toEqual(["6/r0", true]);
});

test("pieces take no keys away from other choices", () => {
  const dock: Choice = { ...named(all(), "0/r0"), notation: "dock", placement: null };
  const listed = withKeys([...all().slice(0, 30), dock]);
  expect(listed.filter(({ key }) => key !== "").map(({ choice, key }) => [choice.notation, key])).toEqual([
    ["dock", "1"],
  ]);
});

test("what it is worth is read as figures with their icons", () => {
  const worth = (words: string) => worthOf({ ...named(all(), "0/r0").placement, worth: words });
  expect(worth("+10vp wave")).toEqual([
    { figure: "+10", icon: "vp" },
    { figure: "", icon: "wave" },
  ]);
  expect(worth("2c 1w").map(({ figure, icon }) => figure + icon)).toEqual(["2c", "1w"]);
  expect(worth("")).toEqual([]);
});

test("a mark on an edge stands between two cells", () => {
  const { placement } = named(all(), "0/r0");
  expect(markAt({ mark: "scores", at: 2, beside: 3 }, placement)).toEqual({
    sign: { x: 2.5, y: 0 },
    to: null,
  });
  expect(markAt({ mark: "scores", at: 5, beside: 10 }, placement).sign).toEqual({ x: 0, y: 1.5 });
});

test("what it takes comes to the nearest of its cells, unless it lies on it", () => {
  const { placement } = named(all(), "0/r0");
  expect(markAt({ mark: "takes", at: 8 }, placement)).toEqual({ sign: { x: 3, y: 1 }, to: { x: 2, y: 0 } });
  expect(markAt({ mark: "takes", at: 1 }, placement).to).toBeNull();
  expect(markAt({ mark: "sends", at: 1 }, placement)).toEqual({ sign: { x: 1, y: 0 }, to: null });
});

test("a piece that is dragged keeps the cell it was taken at under the hand", () => {
  const placing = new Placing(vi.fn(), vi.fn());
  placing.offer(all());
  placing.hold(named(all(), "0/r0"));
  placing.grip("grid:2");
  placing.pointAt("grid:3");
  expect(placing.held?.notation).toBe("1/r0");
  placing.grip("grid:19");
  placing.pointAt("grid:4");
  expect(placing.held?.notation).toBe("2/r0");
});

// A piece that is put on a grid: which of its placements is meant when it is moved, turned or flipped.

import type { Choice, Mark, Placement } from "./wire";

/** A choice that puts a piece on a grid. */
export type Piece = Choice & { placement: Placement };

/** A cell of a piece as it lies unturned, from the lower left corner of the box around it. */
export interface Own {
  x: number;
  y: number;
}

/** How a piece is held: turned this way, by this cell of it. */
export interface Hold {
  quarters: number;
  flipped: boolean;
  grip: Own;
}

export function pieces(choices: Choice[]): Piece[] {
  return choices.filter((choice): choice is Piece => choice.placement !== null);
}

/** The spots of the picture on which a piece would lie. */
export function spots({ zone, covers }: Placement): string[] {
  return covers.map((at) => `${zone}:${at}`);
}

/** Columns and rows of the box around it. */
export function box({ covers, columns }: Placement) {
  const xs = covers.map((at) => at % columns);
  const ys = covers.map((at) => Math.floor(at / columns));
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  return { left, low, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - low + 1 };
}

/** As in the name of its symbol: `r90`, `fr270`. */
export function turnName({ quarters, flipped }: Placement): string {
  return `${flipped ? "f" : ""}r${90 * quarters}`;
}

/** The cell of the piece that lies on a position. */
export function ownAt(placement: Placement, at: number): Own {
  const { columns, quarters, flipped } = placement;
  const { left, low, ...size } = box(placement);
  let { width, height } = size;
  let [x, y] = [(at % columns) - left, Math.floor(at / columns) - low];
  for (let n = 0; n < quarters; n += 1) {
    [x, y] = [y, width - 1 - x];
    [width, height] = [height, width];
  }
  return { x: flipped ? width - 1 - x : x, y };
}

/** The position on which a cell of the piece lies. */
export function whereIs(placement: Placement, grip: Own): number {
  const { covers } = placement;
  const found = covers.find((at) => {
    const own = ownAt(placement, at);
    return own.x === grip.x && own.y === grip.y;
  });
  return found ?? covers[0] ?? 0;
}

/** The cell nearest to the middle of the piece: where a hand would take it. */
export function middleOf(placement: Placement): Own {
  const { columns, covers } = placement;
  const { left, low, width, height } = box(placement);
  const [x, y] = [left + (width - 1) / 2, low + (height - 1) / 2];
  const far = (at: number) => Math.hypot((at % columns) - x, Math.floor(at / columns) - y);
  return ownAt(placement, least(covers, (at) => [far(at)]) ?? 0);
}

/** What it is worth: figures, each with the name of its icon. */
export function worthOf({ worth }: Placement): { figure: string; icon: string }[] {
  const words = worth.split(" ").filter((word) => word !== "");
  return words.map((word) => {
    const [, figure = "", icon = ""] = /^([-−+]?\d*)(.*)$/.exec(word) ?? [];
    return { figure, icon };
  });
}

/** Where the sign of a mark stands, in columns and rows, and where what it takes, or its way, goes to. */
export function markAt(mark: Mark, { columns, covers }: Placement): { sign: Own; to: Own | null } {
  const cell = (at: number) => ({ x: at % columns, y: Math.floor(at / columns) });
  const sign = cell(mark.at);
  if (mark.mark === "scores") {
    const other = cell(mark.beside);
    return { sign: { x: (sign.x + other.x) / 2, y: (sign.y + other.y) / 2 }, to: null };
  }
  if (mark.mark === "leads") return { sign, to: cell(mark.to) };
  if (mark.mark !== "takes" || covers.includes(mark.at)) return { sign, to: null };
  const near = least(covers.map(cell), ({ x, y }) => [Math.hypot(x - sign.x, y - sign.y)]);
  return { sign, to: near };
}

/** What to hold before anything was pointed at: what brings most, near the last place. */
export function firstOf(all: Piece[], last: { zone: string; at: number } | null): Piece | null {
  return least(all, ({ placement }) => {
    const far =
      last?.zone === placement.zone ? away(placement, whereIs(placement, middleOf(placement)), last.at) : 0;
    return [-worth(placement), far];
  });
}

/** What lies over a position, as nearly as possible as the piece is held. */
export function pointed(all: Piece[], held: Piece, hold: Hold, zone: string, at: number): Piece | null {
  const there = all.filter(({ placement }) => placement.zone === zone && placement.covers.includes(at));
  return least(there, (one) => {
    const { placement } = one;
    return [
      one.ghost === held.ghost ? 0 : 1,
      placement.flipped === hold.flipped ? 0 : 1,
      Math.min(left(hold.quarters, placement.quarters), left(placement.quarters, hold.quarters)),
      away(placement, whereIs(placement, hold.grip), at),
    ];
  });
}

/** Turned around a position it lies on, to the next way that fits there; else to the nearest that fits. */
export function turned(all: Piece[], held: Piece, at: number, step: 1 | -1): Piece | null {
  const now = held.placement;
  const steps = ({ quarters }: Placement) =>
    step === 1 ? left(now.quarters, quarters) : left(quarters, now.quarters);
  const others = likewise(all, held).filter(
    ({ placement }) => placement.flipped === now.flipped && placement.quarters !== now.quarters,
  );
  return around(others, now, at, steps);
}

/** The same with its mirror image, left for right if that fits. */
export function mirrored(all: Piece[], held: Piece, at: number): Piece | null {
  const now = held.placement;
  const steps = ({ quarters }: Placement) => (quarters + now.quarters) % 4;
  const others = likewise(all, held).filter(({ placement }) => placement.flipped !== now.flipped);
  return around(others, now, at, steps);
}

/** The nearest place in a direction, turned as it is. Rows are counted upwards. */
export function shifted(all: Piece[], held: Piece, dx: number, dy: number): Piece | null {
  const from = box(held.placement);
  const go = ({ placement }: Piece) => {
    const { left: x, low: y } = box(placement);
    const [ahead, aside] =
      dx === 0 ? [(y - from.low) * dy, x - from.left] : [(x - from.left) * dx, y - from.low];
    return { ahead, far: ahead + 3 * Math.abs(aside) };
  };
  const same = likewise(all, held).filter(
    ({ placement: { quarters, flipped } }) =>
      quarters === held.placement.quarters && flipped === held.placement.flipped,
  );
  return least(
    same.filter((one) => 0 < go(one).ahead),
    (one) => [go(one).far],
  );
}

/** The same piece on the same grid. */
export function likewise(all: Piece[], held: Piece): Piece[] {
  return all.filter((one) => one.ghost === held.ghost && one.placement.zone === held.placement.zone);
}

/** The lines around cells, as closed loops of corners; each cell is a square of side one, rows upwards. */
export function outline({ covers, columns }: Placement): Own[][] {
  const is = (x: number, y: number) => 0 <= x && x < columns && covers.includes(y * columns + x);
  const edges = covers.flatMap((at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return [
      { open: !is(x, y - 1), from: { x, y }, to: { x: x + 1, y } },
      { open: !is(x + 1, y), from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } },
      { open: !is(x, y + 1), from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } },
      { open: !is(x - 1, y), from: { x, y: y + 1 }, to: { x, y } },
    ].filter(({ open }) => open);
  });
  const loops: Own[][] = [];
  while (0 < edges.length) {
    let edge = edges.shift();
    const loop: Own[] = [];
    while (edge) {
      loop.push(edge.from);
      const { x, y } = edge.to;
      const next = edges.findIndex(({ from }) => from.x === x && from.y === y);
      edge = next < 0 ? undefined : edges.splice(next, 1)[0];
    }
    loops.push(loop);
  }
  return loops;
}

function around(
  others: Piece[],
  now: Placement,
  at: number,
  steps: (one: Placement) => number,
): Piece | null {
  const grip = ownAt(now, at);
  return least(others, ({ placement }) => {
    const far = away(placement, whereIs(placement, grip), at);
    return placement.covers.includes(at) ? [0, steps(placement), far] : [1, far, steps(placement)];
  });
}

/** Quarter turns to the left from one way to another. */
function left(from: number, to: number): number {
  return (4 + to - from) % 4;
}

function away({ columns }: Placement, a: number, b: number): number {
  const rows = Math.floor(a / columns) - Math.floor(b / columns);
  return Math.abs((a % columns) - (b % columns)) + Math.abs(rows);
}

/** All figures in it together: 4 of `+4vp`, 3 of `2c 1w`. */
function worth(placement: Placement): number {
  return worthOf(placement).reduce((sum, { figure }) => sum + Number(figure.replace("−", "-")), 0);
}

/** The first of those with the smallest rank. */
function least<T>(all: T[], rank: (one: T) => number[]): T | null {
  let best: { one: T; rank: number[] } | null = null;
  for (const one of all) {
    const own = rank(one);
    if (best === null || before(own, best.rank)) best = { one, rank: own };
  }
  return best?.one ?? null;
}

function before(a: number[], b: number[]): boolean {
  const n = a.findIndex((value, n) => value !== b[n]);
  return 0 <= n && (a[n] ?? 0) < (b[n] ?? 0);
}

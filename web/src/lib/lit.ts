// What a coach lights: where the places of a lesson lie in the window, and where there is room beside them.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So much of the table around a place is lit with it. */
const MARGIN = 6;

/** So much room the sign of a counter takes beside its figure. */
const BESIDE_COUNTER = 40;

/** What is drawn of a place, by its name: a spot, a zone, a token, or a cell of a grid. */
export function placeOf(root: ParentNode, place: string): Element | null {
  const name = CSS.escape(place);
  const drawn = ["data-spot", "data-token", "data-cell"].map((kind) => `[${kind}="${name}"]`);
  return root.querySelector(`${drawn.join(", ")}, #zone-${name}`);
}

/** What is lit of these places, each with a little of the table around it. */
export function litRects(root: ParentNode, places: string[], origin: Rect): Rect[] {
  return places.flatMap((place) => {
    const node = placeOf(root, place);
    return node ? rectsOf(node).map((rect) => around(rect, origin)) : [];
  });
}

function around({ x, y, width, height }: Rect, origin: Rect): Rect {
  return {
    x: x - origin.x - MARGIN,
    y: y - origin.y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
}

/** A zone of counters that lie far apart is lit where they are, and not in between. */
function rectsOf(node: Element): Rect[] {
  const box = node.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return [];
  const counters = [...node.querySelectorAll("[data-counter]")].map((counter) => {
    const { x, y, width, height } = counter.getBoundingClientRect();
    return {
      x: x - BESIDE_COUNTER,
      y: y - BESIDE_COUNTER / 2,
      width: width + BESIDE_COUNTER + MARGIN,
      height: height + BESIDE_COUNTER,
    };
  });
  const clusters = counters.reduce(join, [] as Rect[]);
  const area = (rects: Rect[]) => rects.reduce((sum, { width, height }) => sum + width * height, 0);
  return 0 < clusters.length && 2 * area(clusters) < area([box]) ? clusters : [box];
}

/** Joins a rectangle with all that it touches. */
function join(clusters: Rect[], rect: Rect): Rect[] {
  const touching = clusters.filter((one) => 0 < overlap(one, rect));
  const all = [...touching, rect];
  const x = Math.min(...all.map((one) => one.x));
  const y = Math.min(...all.map((one) => one.y));
  const right = Math.max(...all.map((one) => one.x + one.width));
  const bottom = Math.max(...all.map((one) => one.y + one.height));
  const joined = { x, y, width: right - x, height: bottom - y };
  const others = clusters.filter((one) => !touching.includes(one));
  return 0 < touching.length ? join(others, joined) : [...others, joined];
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where a bubble of this size covers the least of what must be seen; of places that are equally free, the one
 * nearest to what is lit.
 */
export function placeBeside(
  size: { width: number; height: number },
  room: Rect,
  lit: Rect[],
  others: Rect[],
): Rect {
  const columns = 7;
  const rows = 7;
  const step = (most: number, n: number, of: number) => (Math.max(0, most) * n) / (of - 1);
  const middle = (rect: Rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  const focus = lit.length === 0 ? middle(room) : middle(lit[0] ?? room);
  let best: { rect: Rect; cost: number } | null = null;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const rect = {
        ...size,
        x: room.x + step(room.width - size.width, column, columns),
        y: room.y + step(room.height - size.height, row, rows),
      };
      const covered =
        lit.reduce((sum, one) => sum + 20 * overlap(rect, one), 0) +
        others.reduce((sum, one) => sum + 4 * overlap(rect, one), 0);
      const { x, y } = middle(rect);
      const cost = covered + Math.hypot(x - focus.x, y - focus.y);
      if (best === null || cost < best.cost) best = { rect, cost };
    }
  }
  return best?.rect ?? { ...size, x: room.x, y: room.y };
}

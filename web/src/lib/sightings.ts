// Which token went where, when a part of the picture was drawn anew.

export interface Point {
  x: number;
  y: number;
}

/** A token on the picture, with its middle and its size. */
export interface Sighting extends Point {
  id: string;
  face: string;
  width: number;
  height: number;
}

export interface Movements<S extends Sighting> {
  moved: [S, S][];
  arrived: S[];
  left: S[];
}

/**
 * Where nobody can tell two tokens apart, nothing moved. What is elsewhere is the same by id; else it is
 * the nearest of its face that vanished.
 */
export function movements<S extends Sighting>(before: S[], after: S[]): Movements<S> {
  const earlier = new Set(before);
  const take = (then: S | null | undefined) => {
    if (then) earlier.delete(then);
    return then ?? null;
  };
  const strangers = after.filter((now) => !take(find(earlier, (then) => isSame(then, now))));
  const moved: [S, S][] = [];
  const fresh = strangers.filter((now) => {
    const then = take(find(earlier, ({ id }) => id === now.id));
    if (then && !near(then, now)) moved.push([then, now]);
    return !then;
  });
  const arrived = fresh.filter((now) => {
    const alike = [...earlier].filter(({ face }) => face !== "" && face === now.face);
    const then = take(nearest(alike, now, 1)[0]);
    if (then) moved.push([then, now]);
    return !then;
  });
  return { moved, arrived, left: [...earlier] };
}

/** Those nearest to something, measured from its edge. */
export function nearest<P extends Point>(places: P[], to: Omit<Sighting, "id" | "face">, n: number): P[] {
  return places.toSorted((a, b) => away(a, to) - away(b, to)).slice(0, n);
}

/** How far a place is from the edge of something. */
export function away({ x, y }: Point, { x: cx, y: cy, width, height }: Omit<Sighting, "id" | "face">) {
  const [dx, dy] = [Math.abs(x - cx) - width / 2, Math.abs(y - cy) - height / 2];
  return Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

function find<S>(all: Set<S>, wanted: (one: S) => boolean): S | undefined {
  for (const one of all) if (wanted(one)) return one;
  return undefined;
}

function isSame(then: Sighting, now: Sighting): boolean {
  const alike = then.face === "" ? then.id === now.id : then.face === now.face;
  return alike && near(then, now);
}

/** A rim around what can be clicked does not move its middle by more. */
function near(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

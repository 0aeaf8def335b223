// Places on the picture.

export interface Point {
  x: number;
  y: number;
}

/** Something around a middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Those nearest to something, measured from its edge. */
export function nearest<P extends Point>(places: P[], to: Box, n: number): P[] {
  return places.toSorted((a, b) => away(a, to) - away(b, to)).slice(0, n);
}

/** How far a place is from the edge of something. */
export function away({ x, y }: Point, { x: cx, y: cy, width, height }: Box) {
  const [dx, dy] = [Math.abs(x - cx) - width / 2, Math.abs(y - cy) - height / 2];
  return Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

/** A rim around what can be clicked does not move its middle by more. */
export function isSamePlace(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

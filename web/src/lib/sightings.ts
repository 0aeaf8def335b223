// Which token went where, when a part of the picture was drawn anew.

/** A token on the picture, with its middle and its size. */
export interface Sighting {
  id: string;
  face: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Movements<S extends Sighting> {
  moved: [S, S][];
  arrived: S[];
  left: S[];
}

/** Tokens are the same by id; one that vanished is the same as one of its face that appeared. */
export function movements<S extends Sighting>(before: S[], after: S[]): Movements<S> {
  const earlier = new Map(before.map((sighting) => [sighting.id, sighting]));
  const moved: [S, S][] = [];
  const fresh: S[] = [];
  for (const now of after) {
    const then = earlier.get(now.id);
    earlier.delete(now.id);
    if (!then) fresh.push(now);
    else if (!near(then, now)) moved.push([then, now]);
  }
  const arrived: S[] = [];
  for (const now of fresh) {
    const then = now.face === "" ? undefined : [...earlier.values()].find((gone) => gone.face === now.face);
    if (!then) {
      arrived.push(now);
      continue;
    }
    earlier.delete(then.id);
    moved.push([then, now]);
  }
  return { moved, arrived, left: [...earlier.values()] };
}

function near(a: Sighting, b: Sighting): boolean {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
}

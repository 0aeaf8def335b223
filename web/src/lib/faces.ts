// Which faces a token shows.

import type { Face } from "./wire";

/** A token shows one face, or several that lie together: `slot/P1+T3` shows P1 and T3. */
export function facesOn(token: string, known: Map<string, Face>): Face[] {
  const own = known.get(token);
  if (own) return [own];
  const keys = token.slice(token.indexOf("/") + 1).split("+");
  const all = [...known.values()];
  const found = keys.flatMap((key) => all.find((face) => face.id.endsWith(`/${key}`)) ?? []);
  return [...new Set(found)];
}

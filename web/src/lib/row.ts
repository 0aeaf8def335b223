// The layout of a row: how many buttons fit into it, and how narrow their words can be set.

/** All of them, or as many as leave room for a button that shows the rest. */
export function fitCount(widths: number[], gap: number, room: number, more: number): number {
  const count = (space: number) => {
    let used = -gap;
    return widths.filter((width) => (used += width + gap) <= space).length;
  };
  return count(room) === widths.length ? widths.length : count(room - more - gap);
}

/** The least width in which words fit on so many lines, given the width of each and of a space. */
export function minWidth(widths: number[], space: number, lines: number): number {
  const whole = widths.reduce((sum, width) => sum + width + space, -space);
  if (lines <= 1 || widths.length <= 1) return whole;
  let [first, best] = [-space, whole];
  for (const [n, width] of widths.slice(0, -1).entries()) {
    first += width + space;
    best = Math.min(best, Math.max(first, minWidth(widths.slice(n + 1), space, lines - 1)));
  }
  return best;
}

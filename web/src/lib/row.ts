// How many things fit beside each other.

/** All of them, or as many as leave room for a button that shows the rest. */
export function fitting(widths: number[], gap: number, room: number, more: number): number {
  const count = (space: number) => {
    let used = -gap;
    return widths.filter((width) => (used += width + gap) <= space).length;
  };
  return count(room) === widths.length ? widths.length : count(room - more - gap);
}

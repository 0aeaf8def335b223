// The values a switch can have.

const MOST = 200;

/** Ranges such as `8..30` are told number by number. */
export function values(written: string[]): string[] {
  return written.flatMap((value) => {
    const range = /^(-?\d+)\.\.=?(-?\d+)$/.exec(value);
    if (!range) return [value];
    const [low, high] = [Number(range[1]), Number(range[2])];
    const count = Math.min(Math.max(0, high - low + 1), MOST);
    return Array.from({ length: count }, (_, n) => String(low + n));
  });
}

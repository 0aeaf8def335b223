// A line chart of scores or chances.

export interface Chart {
  /** One path for every seat. */
  lines: string[];
  /** The figures beside the horizontal lines of the grid. */
  ticks: { y: number; value: number }[];
  /** Where a move and a figure lie. */
  x: (move: number) => number;
  y: (value: number) => number;
}

/** `scores` has a row for every move from setup on, and in it a figure for every seat; `most` is always in sight. */
export function chart(scores: number[][], width: number, height: number, most = 0): Chart {
  const last = Math.max(1, scores.length - 1);
  const all = scores.flat();
  const low = Math.min(0, ...all);
  const step = tick(Math.max(1, most, ...all) - low);
  const high = Math.max(step, Math.ceil(Math.max(most, ...all) / step) * step);
  const x = (move: number) => (move / last) * width;
  const y = (value: number) => height - ((value - low) / (high - low)) * height;
  const seats = scores[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = scores.map((row, move) => `${x(move).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`);
    return `M${points.join("L")}`;
  });
  const ticks = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    ticks.push({ y: y(value), value });
  }
  return { lines, ticks, x, y };
}

/** A round distance between grid lines, for four or so of them. */
function tick(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((f) => rough <= f * power) ?? 10;
  return Math.max(1, factor * power);
}

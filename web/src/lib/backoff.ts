// How long to wait before another attempt.

const STEPS = [300, 1000, 2000, 4000, 8000, 15000];

/** Milliseconds before attempt `n`, counted from zero; with jitter, so that not everyone returns at once. */
export function backoff(n: number, random: () => number = Math.random): number {
  const step = STEPS[Math.min(n, STEPS.length - 1)] ?? 0;
  return Math.round(step * (0.8 + 0.4 * random()));
}

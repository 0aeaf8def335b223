// Time left, in figures.

import type { Clock } from "./wire";

/** What is left of a clock, `passed` milliseconds after it was told. */
export function left(clock: Clock, passed: number): { move: number; bank: number } {
  if (!clock.running) return { move: clock.move_ms, bank: clock.bank_ms };
  const move = Math.max(0, clock.move_ms - passed);
  const beyond = Math.max(0, passed - clock.move_ms);
  return { move, bank: Math.max(0, clock.bank_ms - beyond) };
}

/** `0:07`, `12:48`, `5:00:00`, `2 d 3 h`. */
export function figures(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours < 1) return `${minutes}:${two(seconds % 60)}`;
  if (hours < 48) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

// Time controls: what is left of a clock, and how it is written.

import type { Clock } from "./wire";

/** What is left of a clock, `elapsed` milliseconds after it arrived. */
export function remaining(clock: Clock, elapsed: number): { move: number; bank: number } {
  if (!clock.running) return { move: clock.move_ms, bank: clock.bank_ms };
  const move = Math.max(0, clock.move_ms - elapsed);
  const beyond = Math.max(0, elapsed - clock.move_ms);
  return { move, bank: Math.max(0, clock.bank_ms - beyond) };
}

/** `0:07`, `12:48`, `5:00:00`, `2 d 3 h`. */
export function formatDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours < 1) return `${minutes}:${two(seconds % 60)}`;
  if (hours < 48) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

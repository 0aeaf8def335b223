// At which pace the moves of others are shown.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pace } from "./pace";
import { UpdateQueue } from "./update-queue";
import type { Update } from "./wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const update = (name: string) => ({ log_from: Number(name) }) as Update;

function queue(pace: Pace) {
  const shown: number[] = [];
  const waits: boolean[] = [];
  const one = new UpdateQueue({
    show: (update) => Promise.resolve(void shown.push((update as Update).log_from)),
    pace: () => pace,
    isFollowed: () => true,
    onwait: (waiting) => waits.push(waiting),
  });
  ["1", "2", "3"].forEach((name) => one.push(update(name)));
  return { shown, waits, one };
}

test("a brisk pace shows moves as they come", async () => {
  const { shown } = queue("brisk");
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2, 3]);
});

test("a calm pace leaves time to look at each", async () => {
  const { shown, one } = queue("calm");
  await vi.advanceTimersByTimeAsync(1900);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([1, 2]);
  one.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2, 3]);
});

test("step by step, each move waits for a word", async () => {
  const { shown, waits, one } = queue("step");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([1]);
  expect(waits).toEqual([true]);
  one.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2]);
});

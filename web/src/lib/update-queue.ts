// Updates of a picture, shown one after another: each moves when the one before has arrived, and has been
// looked at.

import { catchesUp, dwellMs, type Pace } from "./pace";
import type { State, Update } from "./wire";

/** At a brisk pace the picture is never further behind the table than this: whatever is later is shown at once. */
const MAX_DELAY_MS = 1200;

interface Handlers {
  show: (update: State | Update, animated: boolean) => Promise<void>;
  pace: () => Pace;
  /** Whether it is a move of somebody else, to be followed. */
  isFollowed: (update: State | Update) => boolean;
  /** One says when the next move is shown, or no longer. */
  onwait?: (waiting: boolean) => void;
}

export class UpdateQueue {
  #waiting: { update: State | Update; receivedAt: number }[] = [];
  #running = false;
  /** Ends the time a move is looked at. */
  #goOn: (() => void) | null = null;

  constructor(private readonly on: Handlers) {}

  push(update: State | Update) {
    this.#waiting.push({ update, receivedAt: Date.now() });
    void this.#run();
  }

  /** The next move, without waiting any longer. */
  step() {
    this.#goOn?.();
  }

  /** Shows everything that waits, without motion. */
  flush() {
    while (0 < this.#waiting.length) void this.#next(false);
    this.step();
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (0 < this.#waiting.length) {
        const [next] = this.#waiting;
        const pace = this.on.pace();
        const late = catchesUp(pace) && MAX_DELAY_MS < Date.now() - (next?.receivedAt ?? 0);
        await this.#next(!late && pace !== "once");
        if (next && this.on.isFollowed(next.update)) await this.#dwell();
      }
    } finally {
      // A picture that cannot be moved must not hold up those that come after it.
      this.#running = false;
    }
  }

  /** Until the move was looked at: for a time, or until one says so. There is no hurry before the next one. */
  async #dwell() {
    const ms = dwellMs(this.on.pace());
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      const timer = ms === null ? 0 : setTimeout(resolve, ms);
      if (ms === null) this.on.onwait?.(true);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goOn = null;
    if (ms === null) this.on.onwait?.(false);
  }

  #next(animated: boolean): Promise<void> {
    const next = this.#waiting.shift();
    return next ? this.on.show(next.update, animated) : Promise.resolve();
  }
}

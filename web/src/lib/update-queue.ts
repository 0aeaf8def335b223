// Updates of a picture, shown one after another: each moves when the one before has arrived.

import type { State, Update } from "./wire";

/** The picture is never further behind the table than this: whatever is later is shown at once. */
const MAX_DELAY_MS = 1200;

export class UpdateQueue {
  #waiting: { update: State | Update; receivedAt: number }[] = [];
  #running = false;

  constructor(private readonly show: (update: State | Update, animated: boolean) => Promise<void>) {}

  push(update: State | Update) {
    this.#waiting.push({ update, receivedAt: Date.now() });
    void this.#run();
  }

  /** Shows everything that waits, without motion. */
  flush() {
    while (0 < this.#waiting.length) void this.#next(false);
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      while (0 < this.#waiting.length) {
        const late = MAX_DELAY_MS < Date.now() - (this.#waiting[0]?.receivedAt ?? 0);
        await this.#next(!late);
      }
    } finally {
      // A picture that cannot be moved must not hold up those that come after it.
      this.#running = false;
    }
  }

  #next(animated: boolean): Promise<void> {
    const next = this.#waiting.shift();
    return next ? this.show(next.update, animated) : Promise.resolve();
  }
}

// Something a person started: whether it is still running, and why it failed.

import { errorMessage } from "./format";

export class Task {
  busy = $state(false);
  /** Empty unless the last run failed. */
  error = $state("");

  async run(work: () => Promise<unknown>) {
    this.busy = true;
    this.error = "";
    try {
      await work();
    } catch (error) {
      this.error = errorMessage(error);
    }
    this.busy = false;
  }
}

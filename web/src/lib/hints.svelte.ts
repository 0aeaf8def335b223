// Hints of a good player: asked for, waited for, shown, and gone with the position.

import type { Candidate, Hint } from "./wire";

/** An answer that takes longer than this will not come any more. */
const TIMEOUT_MS = 8000;

export class Hints {
  list = $state.raw<Candidate[] | null>(null);
  thinking = $state(false);

  #id = 0;
  #timer = 0;

  /** `request` asks the server and returns the id of the request, or null if it could not be sent. */
  constructor(private readonly request: () => number | null) {}

  get open(): boolean {
    return this.thinking || this.list !== null;
  }

  toggle() {
    if (this.open) return this.close();
    const id = this.request();
    if (id === null) return;
    this.#id = id;
    this.thinking = true;
    this.#timer = setTimeout(() => this.close(), TIMEOUT_MS);
  }

  receive(hint: Hint) {
    if (!this.isWaitingFor(hint.id)) return;
    this.close();
    this.list = hint.candidates;
  }

  isWaitingFor(id: number): boolean {
    return this.thinking && this.#id === id;
  }

  close() {
    clearTimeout(this.#timer);
    this.thinking = false;
    this.list = null;
  }
}

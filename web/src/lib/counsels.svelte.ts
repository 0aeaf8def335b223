// What a good player would do: asked for, waited for, shown, gone with the position.

import type { Candidate, Hint } from "./wire";

/** An answer that is not there after this time does not come any more. */
const PATIENCE_MS = 8000;

export class Counsels {
  given = $state.raw<Candidate[] | null>(null);
  thinking = $state(false);

  #id = 0;
  #timer = 0;

  /** `ask` sends the question, and answers with its id; nothing where it could not be sent. */
  constructor(private readonly ask: () => number | null) {}

  get open(): boolean {
    return this.thinking || this.given !== null;
  }

  toggle() {
    if (this.open) return this.close();
    const id = this.ask();
    if (id === null) return;
    this.#id = id;
    this.thinking = true;
    this.#timer = setTimeout(() => this.close(), PATIENCE_MS);
  }

  take(hint: Hint) {
    if (!this.is(hint.id)) return;
    this.close();
    this.given = hint.candidates;
  }

  /** Whether we wait for the answer to this question. */
  is(id: number): boolean {
    return this.thinking && this.#id === id;
  }

  close() {
    clearTimeout(this.#timer);
    this.thinking = false;
    this.given = null;
  }
}

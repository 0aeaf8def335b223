// My request for a seat that was left at a table.

import { api } from "./api";
import { me } from "./me.svelte";
import { type Asked, type Outcome, outcomeOf, rememberedRequest, rememberRequest } from "./requests";
import { inWords } from "./say";
import type { Chair, People } from "./wire";

export class JoinAttempt {
  asked = $state.raw<Asked | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  trouble = $state("");
  busy = $state(false);

  constructor(
    private readonly table: string,
    /** Who we are counts when a connection is made. */
    private readonly reconnect: () => void,
  ) {
    this.asked = rememberedRequest(table);
  }

  /** The table has told who is there. */
  meet(people: People) {
    if (!this.asked || people.requests.some(({ id }) => id === this.asked?.id)) return;
    this.outcome = outcomeOf(this.asked, people);
    this.#remember(null);
  }

  ask({ seat, name }: Chair): Promise<void> {
    return this.#attempt(async () => {
      await me.ensure();
      const joined = await api.join(this.table, { seat });
      if (joined?.kind === "requested") this.#remember({ id: joined.request, seat, name });
      // Whatever is told from here on is told by a table that knows of the request.
      this.reconnect();
    });
  }

  withdraw(): Promise<void> {
    return this.#attempt(async () => {
      const { asked } = this;
      // Before the table tells of it, or it would look like a refusal.
      this.#remember(null);
      await api.leave(this.table).catch((error: unknown) => {
        this.#remember(asked);
        throw error;
      });
    });
  }

  answer(request: string, accept: boolean): Promise<void> {
    return this.#attempt(() => api.answerRequest(this.table, request, { accept }));
  }

  #remember(asked: Asked | null) {
    this.asked = asked;
    rememberRequest(this.table, asked);
  }

  async #attempt(act: () => Promise<unknown>) {
    this.busy = true;
    this.trouble = "";
    this.outcome = null;
    try {
      await act();
    } catch (error) {
      this.trouble = inWords(error);
    }
    this.busy = false;
  }
}

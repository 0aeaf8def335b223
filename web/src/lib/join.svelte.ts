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

  /** Whether the table has told of the request. Before that, its absence means nothing. */
  #seen: boolean;

  constructor(
    private readonly table: string,
    /** Who we are counts when a connection is made. */
    private readonly reconnect: () => void,
  ) {
    this.asked = rememberedRequest(table);
    this.#seen = this.asked !== null;
  }

  /** The table has told who is there. */
  meet(people: People) {
    if (!this.asked) return;
    if (people.requests.some(({ id }) => id === this.asked?.id)) {
      this.#seen = true;
    } else if (this.#seen) {
      this.outcome = outcomeOf(this.asked, people);
      this.#remember(null);
    }
  }

  ask({ seat, name }: Chair): Promise<void> {
    return this.#attempt(async () => {
      await me.ensure();
      const joined = await api.join(this.table, { seat });
      if (joined?.kind === "requested") this.#remember({ id: joined.request, seat, name });
      this.reconnect();
    });
  }

  withdraw(): Promise<void> {
    return this.#attempt(async () => {
      await api.leave(this.table);
      this.#remember(null);
    });
  }

  answer(request: string, accept: boolean): Promise<void> {
    return this.#attempt(() => api.answerRequest(this.table, request, { accept }));
  }

  #remember(asked: Asked | null) {
    this.asked = asked;
    this.#seen = false;
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

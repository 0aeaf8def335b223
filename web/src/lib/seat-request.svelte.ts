// My request to take over a seat of a table, and my answers to those of others.

import { api } from "./api";
import { me } from "./me.svelte";
import { type Outcome, outcomeOf, type SentRequest, storedRequest, storeRequest } from "./seat-requests";
import { Task } from "./task.svelte";
import type { Chair, People } from "./wire";

export class SeatRequest {
  sent = $state.raw<SentRequest | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  readonly task = new Task();

  constructor(
    private readonly table: string,
    /** The server looks at who we are when a socket is opened. */
    private readonly reconnect: () => void,
  ) {
    this.sent = storedRequest(table);
  }

  /** The server has told who is at the table, and who asks for a seat. */
  update(people: People) {
    if (!this.sent || people.requests.some(({ id }) => id === this.sent?.id)) return;
    this.outcome = outcomeOf(this.sent, people);
    this.#store(null);
  }

  send({ seat, name }: Chair): Promise<void> {
    return this.#run(async () => {
      await me.ensure();
      const joined = await api.join(this.table, { seat });
      if (joined?.kind === "requested") this.#store({ id: joined.request, seat, name });
      // Whatever the table tells from here on, it knows of the request.
      this.reconnect();
    });
  }

  withdraw(): Promise<void> {
    return this.#run(async () => {
      const { sent } = this;
      // Before the table tells of it, or it would look like a refusal.
      this.#store(null);
      await api.leave(this.table).catch((error: unknown) => {
        this.#store(sent);
        throw error;
      });
    });
  }

  answer(request: string, accept: boolean): Promise<void> {
    return this.#run(() => api.answerRequest(this.table, request, { accept }));
  }

  #run(work: () => Promise<unknown>): Promise<void> {
    this.outcome = null;
    return this.task.run(work);
  }

  #store(request: SentRequest | null) {
    this.sent = request;
    storeRequest(this.table, request);
  }
}

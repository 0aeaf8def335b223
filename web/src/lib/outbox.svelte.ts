// Requests to the table that have not been answered yet. They survive a lost connection.

import type { ReconnectingSocket } from "./socket.svelte";
import type { State, ClientMessage } from "./wire";

/** A message that changes the table; the server answers each with `done` or `refused`. */
export type TableRequest = Extract<ClientMessage, { type: "play" | "undo" | "redo" | "chat" }>;

/** How far the table was when a request was made: the last line of chat, and the moves that stood. */
export interface Progress {
  chat: number;
  moves: number;
}

/** What is to be done with an unanswered request once the connection is back. */
export type Resolution = "done" | "resend" | "lost";

/** A request, and the number of the socket it was sent over, or null if it was not sent. */
interface Pending {
  request: TableRequest;
  before: Progress;
  socket: number | null;
  timer: number;
}

/** A request without an answer after this time did not arrive. */
const ANSWER_MS = 6000;

export class Outbox {
  /** A request was lost while the connection was gone. */
  lost = $state(false);

  #pending = $state.raw<Pending[]>([]);

  constructor(
    private readonly socket: ReconnectingSocket,
    private readonly version: () => number,
  ) {}

  /** Whether an answer to the present question is on its way. A table that has moved on can be answered. */
  get busy(): boolean {
    const version = this.version();
    return this.#pending.some(({ request }) => request.type !== "chat" && request.version === version);
  }

  send(request: TableRequest, before: Progress) {
    const socket = this.socket.send(request) ? this.socket.count : null;
    const timer = setInterval(() => this.#unanswered(request.id), ANSWER_MS);
    this.#pending = [...this.#pending, { request, before, socket, timer }];
  }

  /** The answer has come. Returns whether it was waited for. */
  answered(id: number): boolean {
    const found = this.#pending.find(({ request }) => request.id === id);
    clearInterval(found?.timer);
    this.#pending = this.#pending.filter((one) => one !== found);
    return found !== undefined;
  }

  /** After a gap: sends unanswered requests again where they still apply. */
  reconcile(state: State) {
    for (const { request, before, socket } of this.#pending) {
      if (socket === this.socket.count) continue;
      this.answered(request.id);
      const resolution = resolve(request, before, state);
      if (resolution === "resend") this.send(request, before);
      // What was never sent was not done, whatever it looks like.
      else this.lost ||= resolution === "lost" || socket === null;
    }
  }

  close() {
    for (const { timer } of this.#pending) clearInterval(timer);
  }

  /** Only a socket that swallowed the request needs to be replaced. */
  #unanswered(id: number) {
    const pending = this.#pending.find(({ request }) => request.id === id);
    if (pending?.socket === this.socket.count) this.socket.reconnect();
  }
}

export function resolve(request: TableRequest, before: Progress, state: State): Resolution {
  if (request.type === "chat") {
    const arrived = state.chat.some(
      (line) => before.chat < line.id && line.seat === state.my_seat && line.text === request.text,
    );
    return arrived ? "done" : "resend";
  }
  if (state.turn.version === request.version) return "resend";
  // The move reached the table and only its answer was lost, if the next move was mine. Others may
  // have moved since.
  const mine = state.log.some((entry) => entry.step === before.moves + 1 && entry.by === state.my_seat);
  return mine || request.type !== "play" ? "done" : "lost";
}

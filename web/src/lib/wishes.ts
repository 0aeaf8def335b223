// Wishes that were sent and not answered yet.

import type { State, ClientMessage } from "./wire";

/** A wish that changes the table; the server answers each with `done` or `refused`. */
export type Deed = Extract<ClientMessage, { type: "play" | "undo" | "redo" | "chat" }>;

/** How far the table was when a wish was made: the last line of chat, and the moves that stood. */
export interface Moment {
  chat: number;
  moves: number;
}

/** What becomes of an unanswered wish when the connection is back. */
export type Fate = "done" | "again" | "lost";

export function fate(deed: Deed, then: Moment, state: State): Fate {
  if (deed.type === "chat") {
    const arrived = state.chat.some(
      (line) => then.chat < line.id && line.seat === state.my_seat && line.text === deed.text,
    );
    return arrived ? "done" : "again";
  }
  if (state.turn.version === deed.version) return "again";
  // The move reached the table and only its answer was lost, if the next move was mine. Others may
  // have moved since.
  const mine = state.log.some((entry) => entry.step === then.moves + 1 && entry.by === state.my_seat);
  return mine || deed.type !== "play" ? "done" : "lost";
}

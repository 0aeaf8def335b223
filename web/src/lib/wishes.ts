// Wishes that were sent and not answered yet.

import type { State, Wish } from "./wire";

/** A wish that changes the table; the server answers each with `done` or `refused`. */
export type Deed = Extract<Wish, { wish: "play" | "undo" | "redo" | "chat" }>;

/** What becomes of an unanswered wish when the connection is back. */
export type Fate = "done" | "again" | "lost";

/** `since` is the last chat line that was known when the wish was sent. */
export function fate(deed: Deed, since: number, state: State): Fate {
  if (deed.wish === "chat") {
    const arrived = state.chat.some(
      (line) => since < line.id && line.seat === state.my_seat && line.text === deed.text,
    );
    return arrived ? "done" : "again";
  }
  if (state.turn.version === deed.version) return "again";
  // The move reached the table, only its answer was lost: I made the last move, the next version.
  const last = state.log.at(-1);
  const mine = state.turn.version === deed.version + 1 && last?.by === state.my_seat;
  return mine || deed.wish !== "play" ? "done" : "lost";
}

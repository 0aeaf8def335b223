// The save of a campaign, as far as a browser reads it.

import { seatAt } from "./seat";

/** The people of a save, each with their seat: one of them may be me. */
export function peopleInSave(save: string): { seat: string; name: string }[] {
  const players = [...save.matchAll(/^player (\S+) (.*?)\r?$/gm)];
  const seats = players.map(([, kind, name = ""], n) => ({ kind, name, seat: seatAt(n) }));
  return seats.filter(({ kind }) => kind === "human").map(({ seat, name }) => ({ seat, name }));
}

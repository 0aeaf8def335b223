// Requests to take over a seat. This tab remembers its own: a reload must not forget it.

import type { Chair, JoinRequest, People } from "./wire";

const KEY = "tablewright requests";

/** A request of ours. */
export interface SentRequest {
  id: string;
  seat: string;
  /** Whose seat it was. */
  name: string;
}

/** What became of a request that is no longer there. */
export type Outcome = { kind: "declined"; name: string } | { kind: "given"; name: string };

// A browser may forbid storage; then a reload forgets, and nothing else changes.
function stored(): Record<string, SentRequest> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, SentRequest>;
  } catch {
    return {};
  }
}

export function storedRequest(table: string): SentRequest | null {
  return stored()[table] ?? null;
}

export function storeRequest(table: string, request: SentRequest | null) {
  const all = stored();
  if (request) all[table] = request;
  else delete all[table];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // See `stored`.
  }
}

export function clearRequests() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See `stored`.
  }
}

/** Seats of a running game whose players left. */
export function vacantSeats({ status, chairs }: People): Chair[] {
  return status === "running" ? chairs.filter(({ sitter }) => sitter.kind === "nobody") : [];
}

/** Who still has to agree: everybody who sits there has a say. */
export function undecidedNames({ chairs }: People, accepted: string[]): string[] {
  const isUndecided = ({ seat, sitter }: Chair) => sitter.kind === "human" && !accepted.includes(seat);
  return chairs.filter(isUndecided).map(({ name }) => name);
}

export function agreedNames({ chairs }: People, { accepted }: JoinRequest): string[] {
  return chairs.filter(({ seat }) => accepted.includes(seat)).map(({ name }) => name);
}

/** A seat that somebody plays was given away; one that is still empty was not. */
export function outcomeOf({ seat, name }: SentRequest, { chairs }: People): Outcome {
  const chair = chairs.find((chair) => chair.seat === seat);
  return chair?.sitter.kind === "human" ? { kind: "given", name: chair.name } : { kind: "declined", name };
}

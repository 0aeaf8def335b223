// Requests to take over a seat, as this tab remembers them: a reload must not forget what was asked.

import type { Chair, JoinRequest, People } from "./wire";

const KEY = "tablewright requests";

export interface Asked {
  id: string;
  seat: string;
  /** Whose seat it was. */
  name: string;
}

/** What became of a request that is no longer there. */
export type Outcome = { kind: "declined"; name: string } | { kind: "given"; name: string };

// A browser may forbid storage; then a reload forgets, and nothing else changes.
function stored(): Record<string, Asked> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Asked>;
  } catch {
    return {};
  }
}

export function rememberedRequest(table: string): Asked | null {
  return stored()[table] ?? null;
}

export function rememberRequest(table: string, asked: Asked | null) {
  const all = stored();
  if (asked) all[table] = asked;
  else delete all[table];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // See `stored`.
  }
}

export function forgetRequests() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See `stored`.
  }
}

/** Seats of a running game whose players left. */
export function vacated({ status, chairs }: People): Chair[] {
  return status === "running" ? chairs.filter(({ sitter }) => sitter.kind === "nobody") : [];
}

/** Who still has to agree: everybody who sits there has a say. */
export function undecided({ chairs }: People, accepted: string[]): string[] {
  const isAsked = ({ seat, sitter }: Chair) => sitter.kind === "human" && !accepted.includes(seat);
  return chairs.filter(isAsked).map(({ name }) => name);
}

export function agreed({ chairs }: People, { accepted }: JoinRequest): string[] {
  return chairs.filter(({ seat }) => accepted.includes(seat)).map(({ name }) => name);
}

/** A seat that somebody plays was given away; one that is still empty was not. */
export function outcomeOf({ seat, name }: Asked, { chairs }: People): Outcome {
  const chair = chairs.find((chair) => chair.seat === seat);
  return chair?.sitter.kind === "human" ? { kind: "given", name: chair.name } : { kind: "declined", name };
}

// Errors in words.

import { Refused } from "./api";
import { words } from "./words";

export function inWords(error: unknown): string {
  if (error instanceof Refused) return error.code === "offline" ? words().link.offline : error.message;
  return String(error);
}

// Asking for what is needed until it is there.

import { Refused } from "./api";
import { pause } from "./backoff";

/** Whether the same request may succeed later: the network is gone, or the server is busy or restarting. */
export function isPassing(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 429 || 500 <= error.status);
}

interface Outcome<T> {
  done: (value: T) => void;
  /** Called after every failure, also before another attempt. */
  failed?: (error: unknown) => void;
  /** Milliseconds until it is asked for again though it came; nothing: it is complete. */
  again?: (value: T) => number | null;
}

/**
 * Asks until there is an answer, with growing pauses, and at once when the network is back. Returns what
 * stops it, for an effect; after that nobody is called any more.
 */
export function retrying<T>(get: () => Promise<T>, { done, failed, again }: Outcome<T>): () => void {
  let attempts = 0;
  let stopped = false;
  /** Undefined while a request is under way, and after the last. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (ms: number) => (timer = setTimeout(attempt, ms));
  const succeed = (value: T) => {
    if (stopped) return;
    attempts = 0;
    done(value);
    const next = again?.(value) ?? null;
    if (next !== null) wait(next);
  };
  const fail = (error: unknown) => {
    if (stopped) return;
    failed?.(error);
    if (isPassing(error)) wait(pause(attempts++));
  };
  function attempt() {
    clearTimeout(timer);
    timer = undefined;
    void get().then(succeed, fail);
  }
  const online = () => {
    if (timer !== undefined) attempt();
  };

  addEventListener("online", online);
  attempt();
  return () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener("online", online);
  };
}

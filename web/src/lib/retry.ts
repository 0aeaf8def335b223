// Loading what a page needs until it is there.

import { Refused } from "./api";
import { backoff } from "./backoff";

/** Whether the same request may succeed later: the network is gone, or the server is busy or restarting. */
export function isTransient(error: unknown): boolean {
  return error instanceof Refused && (error.status === 0 || error.status === 429 || 500 <= error.status);
}

interface Handlers<T> {
  onload?: (value: T) => void;
  /** Called after every failure, also before another attempt. */
  onerror?: (error: unknown) => void;
  /** Milliseconds until the next request after a success; null when the value is final. */
  pollMs?: (value: T) => number | null;
}

/**
 * Requests something until it arrives, with growing pauses, and at once when the network is back. Returns
 * the function that stops it, as an effect wants it; after that no handler is called.
 */
export function loadWithRetry<T>(
  get: () => Promise<T>,
  { onload, onerror, pollMs }: Handlers<T> = {},
): () => void {
  let attempts = 0;
  let stopped = false;
  /** Undefined while a request is under way, and after the last. */
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (ms: number) => (timer = setTimeout(attempt, ms));
  const succeed = (value: T) => {
    if (stopped) return;
    attempts = 0;
    onload?.(value);
    const next = pollMs?.(value) ?? null;
    if (next !== null) wait(next);
  };
  const fail = (error: unknown) => {
    if (stopped) return;
    onerror?.(error);
    if (isTransient(error)) wait(backoff(attempts++));
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

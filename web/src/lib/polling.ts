// Keeping a page fresh while somebody looks at it.

/** Calls `refresh` now, at every interval, and when the page is shown or online again. Returns what stops it. */
export function polling(refresh: () => unknown, everyMs: number): () => void {
  const timer = setInterval(refresh, everyMs);
  addEventListener("online", refresh);
  document.addEventListener("visibilitychange", refresh);
  refresh();
  return () => {
    clearInterval(timer);
    removeEventListener("online", refresh);
    document.removeEventListener("visibilitychange", refresh);
  };
}

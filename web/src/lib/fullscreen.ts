// The whole screen for the table.

/** Phones may have no such thing. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** A browser may say no; then everything stays as it was, which is seen at once. */
export async function toggleFullscreen() {
  if (!canFillScreen()) return;
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // See above.
  }
}

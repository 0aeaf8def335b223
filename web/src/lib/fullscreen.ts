// The table on the whole screen.

/** Phones may have no such thing. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** A browser may say no; then everything stays as it was, which is seen at once. */
export async function toggleFullscreen() {
  if (!canFullscreen()) return;
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // See above.
  }
}

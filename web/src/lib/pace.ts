// How quickly the moves of others are shown: everybody's own choice.

export const PACES = ["step", "calm", "brisk", "once"] as const;

export type Pace = (typeof PACES)[number];

export const DEFAULT_PACE: Pace = "brisk";

/** How long a move of somebody else stays before the next is shown; null where one says when. */
export function dwellMs(pace: Pace): number | null {
  return { step: null, calm: 2000, brisk: 0, once: 0 }[pace];
}

/** Whether a picture that is behind the table leaves out what is late. */
export function catchesUp(pace: Pace): boolean {
  return pace === "brisk" || pace === "once";
}

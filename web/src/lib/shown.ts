// What a stage needs to know of the thing it shows: a table, or a replay.

import type { Canvas } from "./canvas";
import type { Placing } from "./placing.svelte";
import type { Choice, Picture } from "./wire";

export interface Shown {
  /** Put up by the stage. */
  canvas: Canvas | null;
  readonly picture: Picture | null;
  readonly choices: Choice[];
  readonly hotSpot: string | null;
  /** Pieces that are moved about before they are put down; nothing where nobody puts any. */
  readonly placing: Placing | null;
  /** The one that is shown now. */
  readonly piece: Choice | null;
  choicesAt(spot: string): Choice[];
  point(spot: string | null): void;
  hurry(): void;
}

/**
 * Whether a choice is clicked on the picture: what only ends something is not lit there, and a piece has keys
 * and buttons of its own instead of hundreds of cells.
 */
export function isOnPicture({ closing, placement }: Choice): boolean {
  return !closing && placement === null;
}

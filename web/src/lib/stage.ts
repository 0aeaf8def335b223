// What a stage shows: a table, or a replay.

import type { Canvas } from "./canvas";
import type { Placing } from "./placing.svelte";
import type { Choice, Picture } from "./wire";

export interface StageContent {
  /** Put up by the stage. */
  canvas: Canvas | null;
  readonly picture: Picture | null;
  readonly choices: Choice[];
  readonly highlightedSpot: string | null;
  /** Pieces that are moved about before they are put down; null where there are none. */
  readonly placing: Placing | null;
  /** The one that is shown now. */
  readonly piece: Choice | null;
  choicesAt(spot: string): Choice[];
  pointAt(spot: string | null): void;
  skipAnimations(): void;
}

/**
 * Whether a choice is clicked on the picture: what only ends something is not lit there, and a piece has keys
 * and buttons of its own instead of hundreds of cells.
 */
export function isOnPicture({ closing, placement }: Choice): boolean {
  return !closing && placement === null;
}

// What a stage needs to know of the thing it shows: a table, or a replay.

import type { Canvas } from "./canvas";
import type { Choice, Picture } from "./wire";

export interface Shown {
  /** Put up by the stage. */
  canvas: Canvas | null;
  readonly picture: Picture | null;
  readonly choices: Choice[];
  readonly hotSpot: string | null;
  choicesAt(spot: string): Choice[];
  point(spot: string | null): void;
  hurry(): void;
}

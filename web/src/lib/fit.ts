// How a picture is fitted into the window, and where the panels go.

import type { Picture } from "./wire";

export type Format = "wide" | "tall";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As inline styles; none where there is no such area. */
export function boxStyle(box: Box | null | undefined): string {
  return box ? `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px` : "";
}

export interface FittedPicture {
  format: Format;
  /** What of the picture is shown: all but the places of the bar and, in tall, of the prompt. */
  view: Box;
  /** Its size in the window when it is fitted. */
  width: number;
  height: number;
  /** Where the areas lie in the stage, which begins below the bar. */
  place: (area: string) => Box | null;
}

/** A window is tall when a wide table would be too small to read. */
export function formatOf(width: number, height: number): Format {
  return width < 900 || width < 0.8 * height ? "tall" : "wide";
}

const TALL_MAX_WIDTH = 640;

/** Fits a picture into a stage of this size. */
export function fitPicture(picture: Picture, format: Format, width: number, height: number): FittedPicture {
  const rects = new Map(picture.areas.map(({ id, rect }) => [id, rect]));
  const top = (rects.get("bar")?.[1] ?? 0) + (rects.get("bar")?.[3] ?? 0);
  const bottom = format === "tall" ? (rects.get("prompt")?.[1] ?? picture.height) : picture.height;
  const view = { x: 0, y: top, width: picture.width, height: Math.min(bottom, picture.height) - top };
  const scale =
    format === "tall"
      ? Math.min(width, TALL_MAX_WIDTH) / view.width
      : Math.min(width / view.width, height / view.height);
  const left = (width - view.width * scale) / 2;
  const above = format === "tall" ? 0 : (height - view.height * scale) / 2;
  const place = (area: string) => {
    const rect = rects.get(area);
    if (!rect) return null;
    const [x, y, w, h] = rect;
    return { x: left + x * scale, y: above + (y - top) * scale, width: w * scale, height: h * scale };
  };
  return { format, view, width: view.width * scale, height: view.height * scale, place };
}

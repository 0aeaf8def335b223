// Things on the picture that can be pointed at, and what explains them.

import type { LegendEntry } from "./wire";

export interface Thing {
  /** The face of a component. */
  face: string | null;
  /** What a figure counts, such as `good/w`. */
  counter: string | null;
  /** The zone it lies in. */
  zone: string | null;
  /** Where it is clicked, if it can be. */
  spot: string | null;
  /** Its place in the window. */
  where: DOMRect;
}

/** Drawn for a seat: its letter is no part of what explains it. */
const SEAT = /-[A-E]$/;

/** Between the zones one is told of the nearest that is not farther away than this. */
const NEAR_PX = 90;

/** What is drawn of the innermost thing around an element. */
export function thingNode(target: Element): SVGElement | null {
  return target.closest<SVGElement>("[data-counter], [data-face], [data-cell], [data-zone]");
}

/** The innermost thing around an element, or the zone that is nearest to a point of it. */
export function thingAt(target: Element, point?: { clientX: number; clientY: number }): Thing | null {
  const node = thingNode(target) ?? (point ? nearestZone(target, point) : null);
  if (!node) return null;
  const { counter, face } = node.dataset;
  return {
    counter: counter?.split("/").slice(1).join("/") ?? null,
    face: face ?? null,
    zone: node.closest<SVGElement>("[data-zone]")?.dataset.zone ?? null,
    spot: target.closest<SVGElement>("[data-spot]")?.dataset.spot ?? null,
    where: node.getBoundingClientRect(),
  };
}

function nearestZone(target: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const zones = [...(target.closest("svg")?.querySelectorAll<SVGElement>("[data-zone]") ?? [])];
  const away = (zone: SVGElement) => {
    const { left, right, top, bottom } = zone.getBoundingClientRect();
    return Math.hypot(
      Math.max(left - clientX, 0, clientX - right),
      Math.max(top - clientY, 0, clientY - bottom),
    );
  };
  const area = (zone: SVGElement) => {
    const { width, height } = zone.getBoundingClientRect();
    return width * height;
  };
  // Where several lie over each other, the smallest is meant.
  const near = zones.filter((zone) => 0 < area(zone) && away(zone) < NEAR_PX);
  return near.toSorted((a, b) => away(a) - away(b) || area(a) - area(b))[0] ?? null;
}

const clean = (name: string) => name.replace(/[^A-Za-z0-9_-]/g, "-");

/** The keys that may explain a thing, the nearest first: as `crates/scene/src/legend.rs` names them. */
export function legendKeys({ counter, face, zone }: Thing): string[] {
  const keys: string[] = [];
  if (counter !== null) keys.push(`about-counter-${clean(counter.split("/").at(-1) ?? counter)}`);
  if (face !== null) {
    const parts = face.split("/").map(clean);
    for (let n = parts.length; 0 < n; n--) keys.push(`about-face-${parts.slice(0, n).join("-")}`);
  }
  if (zone !== null) keys.push(`about-zone-${zone.replace(SEAT, "")}`);
  return keys;
}

/** What the legend says of a thing. */
export function explain(thing: Thing, legend: LegendEntry[]): string | null {
  for (const key of legendKeys(thing)) {
    const found = legend.find((entry) => entry.key === key);
    if (found) return found.text;
  }
  return null;
}

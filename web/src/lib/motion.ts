// Tokens fly, counters tell what they gained.

import { type Movements, type Sighting } from "./sightings";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT_MS = 420;
const HOP_MS = 360;
const GOOD_MS = 320;
const FADE_MS = 200;
const APART_MS = 40;
/** One event never takes longer than this. */
const EVENT_MS = 1200;
const MOST_GOODS = 6;

/** A token with its element on the picture. */
export interface Seen extends Sighting {
  node: SVGGraphicsElement;
  /** How the element lay on the picture; it may be gone when we fly it. */
  matrix: DOMMatrix;
}

/** A counter whose figure changed: where it stands, by how much, and the symbol of what it counts. */
export interface Tally {
  x: number;
  y: number;
  delta: number;
  icon: string | null;
}

export class Motion {
  #running: Animation[] = [];

  /** `layer` lies over the picture and has its coordinates. */
  constructor(private readonly layer: SVGGElement) {}

  finish() {
    for (const animation of this.#running) animation.finish();
  }

  /** Resolves when everything has arrived. */
  async show(tokens: Movements<Seen>, tallies: Tally[], from: { x: number; y: number } | null) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const waits: Promise<unknown>[] = [];
    const gap = Math.min(APART_MS, (EVENT_MS - FLIGHT_MS) / Math.max(1, tokens.moved.length));
    if (calm) {
      const changed = [...tokens.arrived, ...tokens.moved.map(([, now]) => now)];
      waits.push(...changed.map((now) => this.#appear(now, 120, 0)));
    } else {
      waits.push(...tokens.left.map((then) => this.#vanish(then)));
      waits.push(...tokens.moved.map(([then, now], n) => this.#fly(then, now, n * gap)));
      waits.push(...tokens.arrived.map((now) => this.#appear(now, FADE_MS, tokens.moved.length && 200)));
    }
    tallies.forEach((tally) => this.#tell(tally, calm));
    if (from && !calm) waits.push(...tallies.flatMap((tally) => this.#gain(tally, from)));
    await Promise.all(waits);
  }

  #fly(then: Seen, now: Seen, delay: number): Promise<unknown> {
    const flyer = this.#lift(now);
    const [dx, dy] = [then.x - now.x, then.y - now.y];
    const arc = -0.12 * Math.hypot(dx, dy);
    const size = then.height === 0 ? 1 : Math.min(2.5, Math.max(0.4, then.height / Math.max(1, now.height)));
    const place = (part: number, k: number) =>
      `translate(${dx * part}px, ${dy * part + arc * 4 * part * (1 - part)}px) ` +
      `translate(${now.x}px, ${now.y}px) scale(${k}) translate(${-now.x}px, ${-now.y}px)`;
    const frames = [1, 0.75, 0.5, 0.25, 0].map((part) => ({
      transform: place(part, 1 + (size - 1) * part),
    }));
    now.node.style.visibility = "hidden";
    const duration = now.width < 40 ? HOP_MS : FLIGHT_MS;
    return this.#run(flyer, frames, { duration, delay }, () => {
      flyer.remove();
      now.node.style.visibility = "";
    });
  }

  #appear(now: Seen, duration: number, delay: number): Promise<unknown> {
    return this.#run(now.node, [{ opacity: 0 }, { opacity: 1 }], { duration, delay });
  }

  #vanish(then: Seen): Promise<unknown> {
    const flyer = this.#lift(then);
    return this.#run(flyer, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS }, () => flyer.remove());
  }

  /** The icon of a good flies from where it was earned, as often as there are of them. */
  #gain(tally: Tally, from: { x: number; y: number }): Promise<unknown>[] {
    const { icon, delta } = tally;
    if (!icon || delta < 1) return [];
    return Array.from({ length: Math.min(delta, MOST_GOODS) }, (_, n) => {
      const flyer = document.createElementNS(SVG, "g");
      flyer.innerHTML = `<use href="${icon}" x="-10" y="-10" width="20" height="20"/>`;
      this.layer.append(flyer);
      const [dx, dy] = [tally.x - from.x, tally.y - from.y];
      const arc = -0.12 * Math.hypot(dx, dy);
      const frames = [0, 0.5, 1].map((part) => ({
        transform: `translate(${from.x + dx * part}px, ${from.y + dy * part + arc * 4 * part * (1 - part)}px)`,
      }));
      return this.#run(flyer, frames, { duration: GOOD_MS, delay: n * APART_MS }, () => flyer.remove());
    });
  }

  /** `+3` beside the figure for a moment; nobody waits for it. */
  #tell(tally: Tally, calm: boolean) {
    const text = document.createElementNS(SVG, "text");
    text.textContent = (tally.delta < 0 ? "−" : "+") + Math.abs(tally.delta);
    text.setAttribute("class", tally.delta < 0 ? "tally less" : "tally more");
    text.setAttribute("x", String(tally.x));
    text.setAttribute("y", String(tally.y - 12));
    text.setAttribute("text-anchor", "middle");
    this.layer.append(text);
    const rise = calm ? "none" : "translateY(-10px)";
    const frames = [
      { opacity: 0, transform: "none" },
      { opacity: 1, transform: "none", offset: 0.1 },
      { opacity: 1, transform: rise, offset: 0.8 },
      { opacity: 0, transform: rise },
    ];
    text.animate(frames, { duration: 1500, easing: "ease-out" }).onfinish = () => text.remove();
  }

  /** A copy of a token over the picture, where the token is. */
  #lift(seen: Seen): SVGGElement {
    const flyer = document.createElementNS(SVG, "g");
    const copy = seen.node.cloneNode(true) as SVGGraphicsElement;
    for (const name of ["transform", "tabindex", "role", "aria-label", "data-token", "data-spot"]) {
      copy.removeAttribute(name);
    }
    copy.classList.remove("lit", "hot");
    copy.style.visibility = "";
    const { a, b, c, d, e, f } = seen.matrix;
    const place = document.createElementNS(SVG, "g");
    place.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    place.append(copy);
    flyer.append(place);
    this.layer.append(flyer);
    return flyer;
  }

  #run(node: SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void) {
    const animation = node.animate(frames, { easing: EASE, fill: "backwards", ...timing });
    this.#running.push(animation);
    return animation.finished.then(
      () => {
        this.#running = this.#running.filter((other) => other !== animation);
        then?.();
      },
      () => then?.(),
    );
  }
}

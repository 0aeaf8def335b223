// Tokens fly, goods are counted, water comes in.

import type { Box, Point } from "./geometry";
import { MANNERS, timetable, type Way } from "./timetable";

const SVG = "http://www.w3.org/2000/svg";
const CALM_MS = 120;
const FADE_MS = 200;
const USED_MS = 220;
const STAR_MS = 450;
const GOOD = { ms: 350, apart: 60, most: 6 };
/** From how high a piece is put down. */
const DROP_PX = 8;
const HIGH = "drop-shadow(0 10px 5px rgb(0 0 0 / 45%))";
const LOW = "drop-shadow(0 1px 1px rgb(0 0 0 / 45%))";
/** A wave comes from the left; what it washes away goes the same way. */
const [DRY, WET, AWAY] = ["inset(-20px 100% -20px 0)", "inset(-20px 0 -20px 0)", "inset(-20px 0 -20px 100%)"];

/** A token, or a piece of scenery, with its element on the picture. */
export interface Seen extends Box {
  id: string;
  way: Way;
  node: SVGGraphicsElement;
  /** How the element lay on the picture; it may be gone when we fly it. */
  matrix: DOMMatrix;
  /** Others of its kind lie in the same pile: it stays in sight when one of them moves. */
  piled: boolean;
}

/** A counter whose figure changed. */
export interface Tally extends Point {
  node: SVGGraphicsElement;
  before: number;
  after: number;
  /** The symbol of what it counts, and where they come from; nothing where nobody knows. */
  icon: string | null;
  from: Point[];
  /** Comes in one piece, with the figure beside it. */
  whole: boolean;
  /** A store that belongs to nobody: what it gets or gives is not told. */
  bank: boolean;
}

/** All that is different now. */
export interface Change {
  tokens: { moved: [Seen, Seen][]; came: Seen[]; left: Seen[] };
  scenery: { came: Seen[]; went: Seen[] };
  tallies: Tally[];
  /** What was made use of where it lies. */
  used: Seen[];
  /** Where a piece was held in the hand: it only has to be let go. */
  hand: Point | null;
}

interface Flight {
  way: Way;
  ms: number;
  run: (delay: number) => Promise<unknown>;
}

export class MotionPlayer {
  #running = new Set<Animation>();

  /** `layer` lies over the picture and has its coordinates. */
  constructor(private readonly layer: SVGGElement) {}

  finish() {
    for (const animation of this.#running) animation.finish();
  }

  /** Resolves when everything has arrived. */
  async show(change: Change) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#fade(change);
    const flights = [...this.#pieces(change), ...this.#waves(change)];
    const { starts, settled } = timetable(flights);
    const waits = flights.map(({ run }, n) => run(starts[n] ?? 0));
    waits.push(...change.used.map((seen) => this.#use(seen)));
    for (const tally of change.tallies) waits.push(...this.#count(tally, settled));
    await Promise.all(waits);
  }

  /** Nothing moves, but everything is told. */
  async #fade({ tokens, scenery, tallies }: Change) {
    const fresh = [...tokens.came, ...tokens.moved.map(([, now]) => now), ...scenery.came];
    const old = [...tokens.left, ...scenery.went];
    tallies.forEach((tally) => this.#tell(tally, 0, true));
    await Promise.all([
      ...fresh.map((now) => this.#appear(now, CALM_MS, 0)),
      ...old.map((then) => this.#vanish(then, CALM_MS)),
    ]);
  }

  // What moves

  #pieces({ tokens, hand }: Change): Flight[] {
    const isLetGo = (now: Seen) => hand !== null && Math.hypot(hand.x - now.x, hand.y - now.y) < DROP_PX;
    const drop = (now: Seen): Flight => ({
      way: "drop",
      ms: MANNERS.drop.ms,
      run: (delay) => this.#drop(now, delay),
    });
    const moved = tokens.moved.map(([then, now]): Flight => {
      if (now.way === "drop" && isLetGo(now)) return drop(now);
      const ms = MANNERS[now.way].ms + (now.way === "drop" ? MANNERS.fly.ms : 0);
      return { way: now.way, ms, run: (delay) => this.#fly(then, now, ms, delay) };
    });
    const came = tokens.came.map((now): Flight => {
      if (now.way === "drop") return drop(now);
      const run = (delay: number) => this.#appear(now, FADE_MS, delay + (moved.length && FADE_MS));
      return { way: "fly", ms: FADE_MS, run };
    });
    const left = tokens.left.map((then): Flight => ({
      way: "fly",
      ms: FADE_MS,
      run: () => this.#vanish(then, FADE_MS),
    }));
    return [...left, ...moved, ...came];
  }

  #waves({ scenery }: Change): Flight[] {
    const wave = (seen: Seen, run: (delay: number) => Promise<unknown>): Flight => ({
      way: seen.way,
      ms: MANNERS[seen.way].ms,
      run,
    });
    const { ms: duration, easing } = MANNERS.wash;
    const came = scenery.came.map((now) =>
      wave(now, (delay) =>
        this.#run(now.node, [{ clipPath: DRY }, { clipPath: WET }], { duration, delay, easing }),
      ),
    );
    const went = scenery.went.map((then) => {
      const copy = this.#lift(then);
      const timing = { duration, easing };
      return wave(then, (delay) =>
        this.#run(copy, [{ clipPath: WET }, { clipPath: AWAY }], { ...timing, delay }, () => copy.remove()),
      );
    });
    return [...came, ...went];
  }

  #fly(then: Seen, now: Seen, duration: number, delay: number): Promise<unknown> {
    const { way } = now;
    // What leaves the table keeps its look until it is gone; else it already looks as it will lie.
    const seen = now.width === 0 || way === "rise" || way === "sink" ? then : now;
    const flyer = this.#lift(seen);
    const path = (part: number, up: number, turn = 0) => {
      const size = mix(extent(then) || extent(seen), extent(now) || extent(seen), part) / extent(seen);
      const [x, y] = [mix(then.x, now.x, part), mix(then.y, now.y, part) + up];
      return {
        transform:
          `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size || 1}) ` +
          `translate(${-seen.x}px, ${-seen.y}px)`,
      };
    };
    if (!now.piled) now.node.style.visibility = "hidden";
    return this.#run(
      flyer,
      frames(way, path, 0.12 * Math.hypot(then.x - now.x, then.y - now.y)),
      { duration, delay, easing: way === "drop" ? "linear" : MANNERS[way].easing },
      () => {
        flyer.remove();
        now.node.style.visibility = "";
      },
    );
  }

  #drop(now: Seen, delay: number): Promise<unknown> {
    const flyer = this.#lift(now);
    if (!now.piled) now.node.style.visibility = "hidden";
    const { ms: duration, easing } = MANNERS.drop;
    const steps = [
      { transform: `translateY(${-DROP_PX}px)`, filter: HIGH },
      { transform: "none", filter: LOW },
    ];
    return this.#run(flyer, steps, { duration, delay, easing }, () => {
      flyer.remove();
      now.node.style.visibility = "";
    });
  }

  #appear(now: Seen, duration: number, delay: number): Promise<unknown> {
    return this.#run(now.node, [{ opacity: 0 }, { opacity: 1 }], { duration, delay });
  }

  #vanish(then: Seen, duration: number): Promise<unknown> {
    const flyer = this.#lift(then);
    return this.#run(flyer, [{ opacity: 1 }, { opacity: 0 }], { duration }, () => flyer.remove());
  }

  /** It flashes once, and the sheet's sign for it turns an eighth. */
  async #use(seen: Seen) {
    const light = ["brightness(1)", "brightness(1.6)", "brightness(1)"].map((filter) => ({ filter }));
    const sign = this.#icon("#mark-used", Math.min(36, extent(seen)));
    const at = `translate(${seen.x}px, ${seen.y}px)`;
    const turned = [
      { transform: `${at} rotate(-22.5deg)`, opacity: 0 },
      { transform: `${at} rotate(0deg)`, opacity: 1 },
      { transform: `${at} rotate(22.5deg)`, opacity: 0 },
    ];
    await Promise.all([
      this.#run(seen.node, light, { duration: USED_MS }),
      this.#run(sign, turned, { duration: 2 * USED_MS, easing: "ease-out" }, () => sign.remove()),
    ]);
  }

  // What is counted

  /** What was gained comes from where it was; the figure grows as it arrives. */
  #count(tally: Tally, settled: number): Promise<unknown>[] {
    const { node, before, after, icon, from, whole, bank } = tally;
    const delta = after - before;
    if (!bank) this.#tell(tally, settled, false);
    if (icon === null || delta < 1 || from.length === 0) return [];
    const flyers = whole ? 1 : Math.min(delta, GOOD.most);
    node.textContent = String(before);
    return Array.from({ length: flyers }, (_, n) => {
      const start = from[n % from.length] ?? tally;
      const delay = settled + n * GOOD.apart;
      const arrive = () => (node.textContent = String(before + Math.round((delta * (n + 1)) / flyers)));
      return whole ? this.#star(tally, start, delay, arrive) : this.#good(tally, start, delay, arrive);
    });
  }

  #good(to: Tally, from: Point, delay: number, arrive: () => void): Promise<unknown> {
    const flyer = this.#icon(to.icon ?? "", 20);
    const arc = 0.12 * Math.hypot(to.x - from.x, to.y - from.y);
    const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      transform: `translate(${mix(from.x, to.x, part)}px, ${mix(from.y, to.y, part) - rise(arc, part)}px)`,
      // Before it sets out there is nothing to be seen of it.
      opacity: Math.min(1, 8 * part),
    }));
    return this.#run(flyer, steps, { duration: GOOD.ms, delay, easing: "ease-in" }, () => {
      flyer.remove();
      arrive();
    });
  }

  /** Pops up above the place, and flies. */
  #star(to: Tally, from: Point, delay: number, arrive: () => void): Promise<unknown> {
    const flyer = this.#icon(to.icon ?? "", 30);
    const figure = document.createElementNS(SVG, "text");
    figure.textContent = String(to.after - to.before);
    figure.setAttribute("class", "gained");
    flyer.append(figure);
    const above = `translate(${from.x}px, ${from.y - 20}px)`;
    const steps = [
      { transform: `${above} scale(0.3)`, opacity: 0 },
      { transform: `${above} scale(1.35)`, opacity: 1, offset: 0.25 },
      { transform: `${above} scale(1)`, opacity: 1, offset: 0.45, easing: "ease-in" },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.8)`, opacity: 1 },
    ];
    return this.#run(flyer, steps, { duration: STAR_MS, delay, easing: "ease-out" }, () => {
      flyer.remove();
      arrive();
    });
  }

  /** `+3` beside the figure for a moment; nobody waits for it. */
  #tell(tally: Tally, delay: number, calm: boolean) {
    const text = document.createElementNS(SVG, "text");
    const delta = tally.after - tally.before;
    text.textContent = (delta < 0 ? "−" : "+") + Math.abs(delta);
    text.setAttribute("class", delta < 0 ? "tally less" : "tally more");
    text.setAttribute("x", String(tally.x));
    text.setAttribute("y", String(tally.y - 12));
    text.setAttribute("text-anchor", "middle");
    this.layer.append(text);
    const up = calm ? "none" : "translateY(-10px)";
    const steps = [
      { opacity: 0, transform: "none" },
      { opacity: 1, transform: "none", offset: 0.1 },
      { opacity: 1, transform: up, offset: 0.8 },
      { opacity: 0, transform: up },
    ];
    const timing = { duration: 1500, delay, easing: "ease-out", fill: "backwards" } as const;
    text.animate(steps, timing).onfinish = () => text.remove();
  }

  // How it is drawn

  /** A symbol around the corner of the picture, to be moved away from there. */
  #icon(symbol: string, side: number): SVGGElement {
    const icon = document.createElementNS(SVG, "g");
    icon.innerHTML = `<use href="${symbol}" x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}"/>`;
    this.layer.append(icon);
    return icon;
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

  #run(node: SVGElement, steps: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void) {
    const animation = node.animate(steps, { fill: "backwards", ...timing });
    this.#running.add(animation);
    return animation.finished
      .catch(() => undefined)
      .then(() => {
        this.#running.delete(animation);
        then?.();
      });
  }
}

type Path = (part: number, up: number, turn?: number) => Keyframe;

/** The way from there to here; `arc` is how high it goes, where it goes high. */
function frames(way: Way, path: Path, arc: number): Keyframe[] {
  switch (way) {
    case "slide":
      return [path(0, 0), path(1, 0)];
    case "sink":
      return [path(0, 0), path(0.6, 0, 300), path(1, 0, 720)];
    case "rise":
      return [path(0, 0), { ...path(0, -14), offset: 0.3 }, path(1, 0)];
    case "drop": {
      const { ms } = MANNERS.drop;
      const there = MANNERS.fly.ms / (MANNERS.fly.ms + ms);
      const air = [0, 0.25, 0.5, 0.75].map((part) => ({
        ...path(part, -rise(arc, part)),
        filter: HIGH,
        offset: ease(part) * there,
      }));
      const above = { ...path(1, -DROP_PX), filter: HIGH, offset: there, easing: MANNERS.drop.easing };
      return [...air, above, { ...path(1, 0), filter: LOW, offset: 1 }];
    }
    case "fly":
    case "gather":
    case "hop":
    case "wash":
      return [0, 0.25, 0.5, 0.75, 1].map((part) => path(part, -rise(arc, part)));
  }
}

/** The time at which a part of the way is done: quick at first, then slower. */
function ease(part: number): number {
  return 1 - Math.sqrt(1 - part);
}

/** A parabola over the way. */
function rise(arc: number, part: number): number {
  return arc * 4 * part * (1 - part);
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

/** The longer side: the same whether something stands or lies. */
function extent({ width, height }: Box): number {
  return Math.max(width, height);
}

// The picture of a table in the document: its parts are replaced, never rebuilt as a whole.

import { type Change, Motion, type Seen, type Tally } from "./motion";
import { Ghost } from "./ghost";
import { isOnPicture } from "./stage";
import { away, movements, nearest, type Point } from "./sightings";
import { wayOf } from "./timetable";
import type { Choice, Mark, Part, Picture } from "./wire";

const SVG = "http://www.w3.org/2000/svg";

/** More than this are not counted one by one. */
const PILE = 9;

interface Drawn {
  svg: string;
  node: SVGGElement;
}

/** What can be seen in some parts. */
interface Sights {
  tokens: Seen[];
  scenery: Seen[];
  counters: Map<string, number>;
}

export class Canvas {
  #ground = "";
  #parts = new Map<string, Drawn>();
  #ghosts: string[] = [];
  #choices: Choice[] = [];
  #hot: string | null = null;
  #painting = false;
  /** The token that went out last to gather something. */
  #gatherer: string | null = null;
  #groundLayer = document.createElementNS(SVG, "g");
  #partsLayer = document.createElementNS(SVG, "g");
  #put = document.createElementNS(SVG, "g");
  #flights = document.createElementNS(SVG, "g");
  #held = new Ghost(
    (spot) => this.#middle(this.#spot(spot)),
    (zone) => this.#top(zone),
  );
  #motion = new Motion(this.#flights);

  constructor(private readonly svg: SVGSVGElement) {
    for (const layer of [this.#put, this.#flights]) {
      layer.setAttribute("class", "flights");
      layer.setAttribute("aria-hidden", "true");
    }
    svg.replaceChildren(this.#groundLayer, this.#partsLayer, this.#held.layer, this.#put, this.#flights);
  }

  /** A whole picture. Where it is the same game in the same format, only the differences move. */
  async show(picture: Picture, moving: boolean) {
    const known = picture.ground === this.#ground && 0 < this.#parts.size;
    if (known) return this.change(picture.parts, moving, null, []);
    this.#ground = picture.ground;
    this.#groundLayer.innerHTML = picture.ground;
    this.#parts.clear();
    this.#partsLayer.replaceChildren();
    this.#paint(picture.parts);
    this.#nameSpots();
  }

  /**
   * Some parts look different now: because of a choice on the spot `from`, and of what the log names.
   * Resolves when everything has moved.
   */
  async change(parts: Part[], moving: boolean, from: string | null, names: string[]) {
    this.unghost();
    this.#motion.finish();
    const changed = parts.filter((part) => this.#parts.get(part.id)?.svg !== part.svg);
    if (!moving || document.hidden) {
      this.#paint(changed);
      this.#nameSpots();
      return;
    }
    const ids = changed.map((part) => part.id);
    const before = this.#sights(ids);
    const hand = this.#held.middle;
    this.#paint(changed);
    this.#nameSpots();
    await this.#motion.show({ ...this.#compare(before, this.#sights(ids), ids, from, names), hand });
  }

  finish() {
    this.#motion.finish();
  }

  /** Shows how some parts would look, until `unghost`; where nobody knows, at least what is put down. */
  ghost(parts: Part[], choice: Choice | null) {
    if (this.#pressed) return;
    this.unghost();
    if (parts.length === 0 && choice?.ghost && !choice.placement) this.#putDown(choice.ghost, choice.spot);
    for (const part of parts) {
      const drawn = this.#parts.get(part.id);
      if (!drawn) continue;
      this.#ghosts.push(part.id);
      this.#replace(drawn, part.svg);
    }
    this.#nameSpots();
  }

  get ghosted(): boolean {
    return 0 < this.#ghosts.length;
  }

  /** While a part is replaced the focus leaves it, and comes back: nobody went away. */
  get painting(): boolean {
    return this.#painting;
  }

  unghost() {
    if (this.#pressed) {
      addEventListener("pointerup", () => setTimeout(() => this.unghost()), { once: true });
      return;
    }
    this.#put.replaceChildren();
    if (this.#ghosts.length === 0) return;
    for (const id of this.#ghosts) {
      const drawn = this.#parts.get(id);
      if (drawn) this.#replace(drawn, drawn.svg);
    }
    this.#ghosts = [];
    this.#nameSpots();
  }

  /** Somebody presses on the picture. What is replaced before it is let go gets no click. */
  get #pressed(): boolean {
    return this.svg.matches(":active");
  }

  /** Shows a piece where it would lie. */
  hold(choice: Choice | null) {
    this.#held.show(choice, this.#choices);
  }

  /** The symbols of the game have come, perhaps after the first picture. */
  symbolsCame() {
    this.#held.again();
  }

  /** And what it would do around it. */
  mark(marks: Mark[]) {
    this.#held.mark(marks);
  }

  /** Lit spots become buttons with the words of their choices. */
  offer(choices: Choice[]) {
    this.#choices = choices;
    this.#nameSpots();
  }

  focus(spot: string) {
    (this.#spot(spot) as SVGElement | null)?.focus({ preventScroll: true });
  }

  /** Marks the spot of a choice that is under the pointer elsewhere. */
  heat(spot: string | null) {
    this.#hot = spot;
    for (const node of this.svg.querySelectorAll(".hot")) node.classList.remove("hot");
    if (spot !== null) this.#spot(spot)?.classList.add("hot");
  }

  /** Marks what a sentence of the log names. */
  point(names: string[]) {
    for (const node of this.svg.querySelectorAll(".named")) node.classList.remove("named");
    for (const name of names) {
      const end = CSS.escape(name);
      const wanted = `[data-face$="/${end}"], [data-spot="${end}"], [data-name="${end}"]`;
      for (const node of this.svg.querySelectorAll(wanted)) node.classList.add("named");
    }
  }

  /** The face of something on a spot, pale. */
  #putDown(face: string, spot: string) {
    const node = this.#spot(spot);
    if (!(node instanceof SVGGraphicsElement)) return;
    const { x, y, width, height } = this.#box(node);
    const side = Math.min(width, height, 60);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${face}/card`);
    use.setAttribute("x", String(x - side / 2));
    use.setAttribute("y", String(y - side / 2));
    use.setAttribute("width", String(side));
    use.setAttribute("height", String(side));
    use.setAttribute("opacity", "0.62");
    this.#put.append(use);
  }

  #paint(parts: Part[]) {
    for (const { id, svg } of parts) {
      const drawn = this.#parts.get(id);
      if (drawn) {
        drawn.svg = svg;
        this.#replace(drawn, svg);
      } else {
        const node = this.#draw(svg);
        this.#partsLayer.append(node);
        this.#parts.set(id, { svg, node });
      }
    }
  }

  #replace(drawn: Drawn, svg: string) {
    const spot = drawn.node.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-spot")
      : undefined;
    const node = this.#draw(svg);
    this.#painting = true;
    drawn.node.replaceWith(node);
    this.#painting = false;
    drawn.node = node;
    if (spot) queueMicrotask(() => this.focus(spot));
  }

  #draw(svg: string): SVGGElement {
    const holder = document.createElementNS(SVG, "g");
    holder.innerHTML = svg;
    return (holder.firstElementChild as SVGGElement | null) ?? holder;
  }

  #spot(spot: string): Element | null {
    return this.#partsLayer.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  }

  #nameSpots() {
    for (const node of this.#partsLayer.querySelectorAll("[role=button]")) {
      for (const name of ["tabindex", "role", "aria-label", "aria-haspopup"]) node.removeAttribute(name);
    }
    const labels = new Map<string, string[]>();
    for (const { spot, label } of this.#choices.filter(isOnPicture)) {
      labels.set(spot, [...(labels.get(spot) ?? []), label]);
    }
    for (const [spot, words] of labels) {
      const node = this.#spot(spot);
      // A button must hold no other button: where a lit spot lies in a lit one, the inner one is it.
      if (!node || node.querySelector(".lit[data-spot]")) continue;
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      node.setAttribute("aria-label", words.join("; "));
      if (1 < words.length) node.setAttribute("aria-haspopup", "menu");
    }
    this.heat(this.#hot);
  }

  #sights(ids: string[]): Sights {
    const tokens = this.#among(ids, "[data-token]").flatMap((node) => {
      const { token = "", n = "1" } = node.dataset;
      const one = this.#seen(node, token);
      // A pile is as many tokens, one over the other.
      const more = Array.from({ length: Math.min(Number(n), PILE) - 1 }, (_, at) => `${token}#${at}`);
      return [one, ...more.map((id) => ({ ...one, id }))].map((each) => ({ ...each, piled: n !== "1" }));
    });
    const scenery = this.#among(ids, "[data-scenery]").map((node) =>
      this.#seen(node, node.dataset.scenery ?? ""),
    );
    const figures = this.#among(ids, "[data-counter]");
    const counters = new Map(figures.map((node) => [node.dataset.counter ?? "", figure(node)]));
    return { tokens, scenery, counters };
  }

  #seen(node: SVGGraphicsElement, id: string): Seen {
    const { face = "", motion } = node.dataset;
    const box = this.#box(node);
    return { id, face, node, piled: false, way: wayOf(motion), matrix: this.#matrix(node), ...box };
  }

  #compare(then: Sights, now: Sights, ids: string[], from: string | null, names: string[]) {
    const tokens = movements(then.tokens, now.tokens);
    const missing = (all: Seen[]) => (one: Seen) => !all.some(({ id }) => id === one.id);
    const scenery = {
      came: now.scenery.filter(missing(then.scenery)),
      went: then.scenery.filter(missing(now.scenery)),
    };
    const astir = [...tokens.moved.map(([, now]) => now), ...tokens.arrived];
    const used = this.#used(names).filter(missing(astir));
    const cause = this.#cause(astir, used, from);
    return {
      tokens,
      scenery,
      used,
      tallies: this.#tallies(ids, then.counters, cause),
    } satisfies Partial<Change>;
  }

  /** What the log names, where it lies for itself alone. */
  #used(names: string[]): Seen[] {
    return [...new Set(names)].flatMap((name) => {
      const found = this.#partsLayer.querySelectorAll<SVGGraphicsElement>(
        `[data-token][data-face$="/${CSS.escape(name)}"]`,
      );
      const [node] = found;
      return node && found.length === 1 ? [this.#seen(node, node.dataset.token ?? "")] : [];
    });
  }

  /** Where that comes from which somebody gains: a piece put down, something used, a place, a gatherer. */
  #cause(astir: Seen[], used: Seen[], from: string | null): Seen | null {
    const out = astir.find(({ way }) => way === "gather");
    if (out) this.#gatherer = out.id;
    const laid = astir.find(({ way }) => way === "drop");
    const spot = (name: string | null) => {
      const node = name === null ? null : this.#spot(name);
      return node instanceof SVGGraphicsElement ? this.#seen(node, name ?? "") : null;
    };
    const only = used.length === 1 ? used[0] : undefined;
    return laid ?? out ?? only ?? spot(from) ?? spot(this.#gatherer);
  }

  #tallies(ids: string[], before: Map<string, number>, cause: Seen | null): Tally[] {
    const tallies = this.#among(ids, "[data-counter]").flatMap((node): Tally[] => {
      const { counter = "", counts } = node.dataset;
      const delta = figure(node) - (before.get(counter) ?? NaN);
      if (Number.isNaN(delta) || delta === 0) return [];
      const [whole, bank] = [counts === "whole", counts === "bank"];
      return [{ ...this.#box(node), node, delta, icon: iconOf(counter), from: [], whole, bank }];
    });
    for (const tally of tallies) {
      const givers = tallies.filter(({ icon, delta, bank }) => icon === tally.icon && delta < 0 && !bank);
      tally.from = tally.bank ? givers : cause ? this.#sources(tally, cause) : [];
    }
    return tallies;
  }

  /** A gatherer takes goods from the places around it that give them; all else has them itself. */
  #sources({ node, delta }: Tally, cause: Seen): Point[] {
    if (cause.way !== "gather") return [cause];
    const kind = node.dataset.counter?.split("/").at(-1) ?? "";
    const giving = this.#partsLayer.querySelectorAll<SVGGraphicsElement>(
      `[data-gives="${CSS.escape(kind)}"]`,
    );
    const reach = Math.min(cause.width, cause.height);
    const near = [...giving].map((node) => this.#box(node)).filter((place) => away(place, cause) < reach);
    const found = nearest(near, cause, delta);
    return 0 < found.length ? found : [cause];
  }

  #among(ids: string[], selector: string): SVGGraphicsElement[] {
    return ids.flatMap((id) => [
      ...(this.#parts.get(id)?.node.querySelectorAll<SVGGraphicsElement>(selector) ?? []),
    ]);
  }

  #middle(node: Element | null): { x: number; y: number } | null {
    return node instanceof SVGGraphicsElement ? this.#box(node) : null;
  }

  #top(zone: string): number {
    const part = this.#parts.get(zone);
    if (!part) return 0;
    const { y, height } = this.#box(part.node);
    return y - height / 2;
  }

  /** The middle and the size of an element, in the coordinates of the picture. */
  #box(node: SVGGraphicsElement) {
    const box = node.getBoundingClientRect();
    // A card under others is an empty group: it has a place and no size.
    if (box.width === 0) {
      const { e, f } = this.#matrix(node);
      return { x: e, y: f, width: 0, height: 0 };
    }
    const inverse = this.svg.getScreenCTM()?.inverse() ?? new DOMMatrix();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
    return { x: middle.x, y: middle.y, width: box.width * inverse.a, height: box.height * inverse.d };
  }

  /** From the coordinates of an element to those of the picture. */
  #matrix(node: SVGGraphicsElement): DOMMatrix {
    const [own, all] = [node.getScreenCTM(), this.svg.getScreenCTM()];
    if (!own || !all) return new DOMMatrix();
    return all.inverse().multiply(own);
  }
}

/** The symbol of what a counter counts: a face such as `good/c`, or a sign of its own. */
function iconOf(counter: string): string | null {
  const face = counter.slice(counter.indexOf("/") + 1);
  const id = [`${face}/card`, face, `i-${face}`].find(
    (id) => document.getElementById(id) instanceof SVGSymbolElement,
  );
  return id === undefined ? null : `#${id}`;
}

function figure(node: Element): number {
  return Number.parseInt(node.textContent ?? "", 10);
}

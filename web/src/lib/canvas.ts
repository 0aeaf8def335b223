// The picture of a table in the document: its parts are replaced, never rebuilt as a whole.

import { away, isSamePlace, nearest, type Point } from "./geometry";
import { Ghost } from "./ghost";
import { type Change, MotionPlayer, type Seen, type Tally } from "./motion";
import { isOnPicture } from "./stage";
import { wayOf } from "./timetable";
import type { Choice, Counted, Mark, Motion, Part, Picture, Thing } from "./wire";

const SVG = "http://www.w3.org/2000/svg";

interface Drawn {
  svg: string;
  node: SVGGElement;
}

/** What will move or be gone, as it lies before the picture changes. */
interface Before {
  /** In the order of `moved`, and of `left`; `null` for what cannot be seen. */
  moved: (Seen | null)[];
  left: (Seen | null)[];
  scenery: Seen[];
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
  #motion = new MotionPlayer(this.#flights);

  constructor(private readonly svg: SVGSVGElement) {
    for (const layer of [this.#put, this.#flights]) {
      layer.setAttribute("class", "flights");
      layer.setAttribute("aria-hidden", "true");
    }
    svg.replaceChildren(this.#groundLayer, this.#partsLayer, this.#held.layer, this.#put, this.#flights);
  }

  /** A whole picture. Where it is the same game in the same format, only what is different changes. */
  async show(picture: Picture, motion: Motion | null) {
    const known = picture.ground === this.#ground && 0 < this.#parts.size;
    if (known) return this.change(picture.parts, motion, null);
    this.#ground = picture.ground;
    this.#groundLayer.innerHTML = picture.ground;
    this.#parts.clear();
    this.#partsLayer.replaceChildren();
    this.#paint(picture.parts);
    this.#nameSpots();
  }

  /**
   * Some parts look different now: because of `motion`, and of a choice on the spot `from`. Resolves when
   * everything has moved.
   */
  async change(parts: Part[], motion: Motion | null, from: string | null) {
    this.unghost();
    this.#motion.finish();
    const changed = parts.filter((part) => this.#parts.get(part.id)?.svg !== part.svg);
    if (motion === null || document.hidden) {
      this.#paint(changed);
      this.#nameSpots();
      return;
    }
    const ids = changed.map((part) => part.id);
    const before: Before = {
      moved: motion.moved.map((moved) => this.#find(moved.from)),
      left: motion.left.map((thing) => this.#find(thing)),
      scenery: this.#scenery(ids),
    };
    const hand = this.#held.middle;
    this.#paint(changed);
    this.#nameSpots();
    await this.#motion.show({ ...this.#changes(motion, before, ids, from), hand });
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
      if (!drawn || this.#wouldLoseFocus(drawn, part.svg)) continue;
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

  /** The spot of a part that is in focus. */
  #focused(drawn: Drawn): string | null {
    const focused = document.activeElement;
    return drawn.node.contains(focused) ? (focused?.getAttribute("data-spot") ?? null) : null;
  }

  /** Whoever goes through the spots by keys must not be dropped because a preview takes one away. */
  #wouldLoseFocus(drawn: Drawn, svg: string): boolean {
    const spot = this.#focused(drawn);
    return spot !== null && !svg.includes(`data-spot="${spot}"`);
  }

  #replace(drawn: Drawn, svg: string) {
    const spot = this.#focused(drawn);
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

  /** What stays a button is left alone: it would lose the focus if it were none for a moment. */
  #nameSpots() {
    const labels = new Map<string, string[]>();
    for (const { spot, label } of this.#choices.filter(isOnPicture)) {
      labels.set(spot, [...(labels.get(spot) ?? []), label]);
    }
    const named = new Set<Element>();
    for (const [spot, words] of labels) {
      const node = this.#spot(spot);
      // A button must hold no other button: where a lit spot lies in a lit one, the inner one is it.
      const inner = [...(node?.querySelectorAll<SVGElement>(".lit[data-spot]") ?? [])];
      if (!node || inner.some(({ dataset }) => labels.has(dataset.spot ?? ""))) continue;
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      node.setAttribute("aria-label", words.join("; "));
      if (1 < words.length) node.setAttribute("aria-haspopup", "menu");
      else node.removeAttribute("aria-haspopup");
      named.add(node);
    }
    for (const node of this.#partsLayer.querySelectorAll("[role=button]")) {
      if (named.has(node)) continue;
      for (const name of ["tabindex", "role", "aria-label", "aria-haspopup"]) node.removeAttribute(name);
    }
    this.heat(this.#hot);
  }

  /** A thing as it can be seen; in a pile, the pile of its face. */
  #find(thing: Thing): Seen | null {
    const [id, face] = [CSS.escape(thing.id), CSS.escape(thing.face)];
    const node =
      this.#partsLayer.querySelector<SVGGraphicsElement>(`[data-token="${id}"]`) ??
      this.#parts
        .get(thing.zone)
        ?.node.querySelector<SVGGraphicsElement>(`[data-token][data-face="${face}"]`);
    return node ? this.#seen(node, thing.id) : null;
  }

  #scenery(ids: string[]): Seen[] {
    return this.#among(ids, "[data-scenery]").map((node) => this.#seen(node, node.dataset.scenery ?? ""));
  }

  #seen(node: SVGGraphicsElement, id: string): Seen {
    const { n, motion } = node.dataset;
    const box = this.#box(node);
    return { id, node, piled: n !== undefined, way: wayOf(motion), matrix: this.#matrix(node), ...box };
  }

  /** What moved, with the elements to be moved. */
  #changes(motion: Motion, before: Before, ids: string[], from: string | null) {
    const tokens: Change["tokens"] = {
      moved: [],
      came: [],
      left: before.left.filter((then) => then !== null),
    };
    motion.moved.forEach(({ to }, n) => {
      const [then, now] = [before.moved[n] ?? null, this.#find(to)];
      if (then && now) {
        if (!isSamePlace(then, now)) tokens.moved.push([then, now]);
      } else if (now) tokens.came.push(now);
      else if (then) tokens.left.push(then);
    });
    tokens.came.push(...motion.came.flatMap((thing) => this.#find(thing) ?? []));
    const scenery = this.#scenery(ids);
    const missing = (all: Seen[]) => (one: Seen) => !all.some(({ id }) => id === one.id);
    const used = motion.used.flatMap((thing) => this.#find(thing) ?? []);
    const cause = this.#cause([...tokens.moved.map(([, now]) => now), ...tokens.came], used, from);
    return {
      tokens,
      scenery: {
        came: scenery.filter(missing(before.scenery)),
        went: before.scenery.filter(missing(scenery)),
      },
      used,
      tallies: this.#tallies(motion.counted, cause),
    } satisfies Partial<Change>;
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

  #tallies(counted: Counted[], cause: Seen | null): Tally[] {
    const tallies = counted.flatMap(({ zone, face, before, after }): Tally[] => {
      const counter = CSS.escape(`${zone}/${face}`);
      const node = this.#partsLayer.querySelector<SVGGraphicsElement>(`[data-counter="${counter}"]`);
      if (!node) return [];
      const { counts } = node.dataset;
      const [whole, bank] = [counts === "whole", counts === "bank"];
      return [{ ...this.#box(node), node, before, after, icon: iconOf(face), from: [], whole, bank }];
    });
    for (const tally of tallies) {
      const givers = tallies.filter(
        ({ icon, before, after, bank }) => icon === tally.icon && after < before && !bank,
      );
      tally.from = tally.bank ? givers : cause ? this.#sources(tally, cause) : [];
    }
    return tallies;
  }

  /** A gatherer takes goods from the places around it that give them; all else has them itself. */
  #sources({ node, before, after }: Tally, cause: Seen): Point[] {
    if (cause.way !== "gather") return [cause];
    const kind = node.dataset.counter?.split("/").at(-1) ?? "";
    const giving = this.#partsLayer.querySelectorAll<SVGGraphicsElement>(
      `[data-gives="${CSS.escape(kind)}"]`,
    );
    const reach = Math.min(cause.width, cause.height);
    const near = [...giving].map((node) => this.#box(node)).filter((place) => away(place, cause) < reach);
    const found = nearest(near, cause, after - before);
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
function iconOf(face: string): string | null {
  const id = [`${face}/card`, face, `i-${face}`].find(
    (id) => document.getElementById(id) instanceof SVGSymbolElement,
  );
  return id === undefined ? null : `#${id}`;
}

// The picture of a table in the document: its parts are replaced, never rebuilt as a whole.

import { Motion, type Seen, type Tally } from "./motion";
import { Ghost } from "./ghost";
import { movements } from "./sightings";
import type { Choice, Part, Picture } from "./wire";

const SVG = "http://www.w3.org/2000/svg";

interface Drawn {
  svg: string;
  node: SVGGElement;
}

export class Canvas {
  #ground = "";
  #parts = new Map<string, Drawn>();
  #ghosts: string[] = [];
  #choices: Choice[] = [];
  #hot: string | null = null;
  #painting = false;
  #groundLayer = document.createElementNS(SVG, "g");
  #partsLayer = document.createElementNS(SVG, "g");
  #put = document.createElementNS(SVG, "g");
  #flights = document.createElementNS(SVG, "g");
  #held = new Ghost((spot) => this.#middle(this.#spot(spot)));
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
    if (known) return this.change(picture.parts, moving, null);
    this.#ground = picture.ground;
    this.#groundLayer.innerHTML = picture.ground;
    this.#parts.clear();
    this.#partsLayer.replaceChildren();
    this.#paint(picture.parts);
    this.#nameSpots();
  }

  /** Some parts look different now. Resolves when everything has moved. */
  async change(parts: Part[], moving: boolean, from: string | null) {
    this.unghost();
    this.#motion.finish();
    const changed = parts.filter((part) => this.#parts.get(part.id)?.svg !== part.svg);
    if (!moving || document.hidden) {
      this.#paint(changed);
      this.#nameSpots();
      return;
    }
    const ids = changed.map((part) => part.id);
    const start = from === null ? null : this.#middle(this.#spot(from));
    const before = this.#tokens(ids);
    const counted = this.#counters(ids);
    this.#paint(changed);
    this.#nameSpots();
    const tokens = movements(before, this.#tokens(ids));
    const tallies = this.#tallies(ids, counted);
    await this.#motion.show(tokens, tallies, start);
  }

  finish() {
    this.#motion.finish();
  }

  /** Shows how some parts would look, until `unghost`; where nobody knows, at least what is put down. */
  ghost(parts: Part[], choice: Choice | null) {
    this.unghost();
    const placement = choice?.placement;
    if (parts.length === 0 && choice?.ghost && !placement) this.#putDown(choice.ghost, choice.spot);
    for (const part of parts) {
      // A piece in the hand is its own ghost, and its grid must stay under the pointer.
      if (part.id === placement?.zone) continue;
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
    this.#put.replaceChildren();
    if (this.#ghosts.length === 0) return;
    for (const id of this.#ghosts) {
      const drawn = this.#parts.get(id);
      if (drawn) this.#replace(drawn, drawn.svg);
    }
    this.#ghosts = [];
    this.#nameSpots();
  }

  /** Shows a piece where it would lie. */
  hold(choice: Choice | null) {
    this.#held.show(choice, this.#choices);
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
    for (const { spot, label, placement } of this.#choices) {
      // Hundreds of cells are no buttons: a piece has its keys, and buttons of its own.
      if (placement === null) labels.set(spot, [...(labels.get(spot) ?? []), label]);
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

  #tokens(ids: string[]): Seen[] {
    return this.#among(ids, "[data-token]").map((node) => {
      const { token = "", face = "" } = node.dataset;
      return { id: token, face, node, matrix: this.#matrix(node), ...this.#box(node) };
    });
  }

  #counters(ids: string[]): Map<string, number> {
    const figures = this.#among(ids, "[data-counter]");
    return new Map(figures.map((node) => [node.dataset.counter ?? "", figure(node)]));
  }

  #tallies(ids: string[], before: Map<string, number>): Tally[] {
    return this.#among(ids, "[data-counter]").flatMap((node) => {
      const delta = figure(node) - (before.get(node.dataset.counter ?? "") ?? NaN);
      if (Number.isNaN(delta) || delta === 0) return [];
      const face = node.dataset.counter?.split("/").at(-1) ?? "";
      const icon = document.getElementById(face) instanceof SVGSymbolElement ? `#${face}` : null;
      return [{ ...this.#box(node), delta, icon }];
    });
  }

  #among(ids: string[], selector: string): SVGGraphicsElement[] {
    return ids.flatMap((id) => [
      ...(this.#parts.get(id)?.node.querySelectorAll<SVGGraphicsElement>(selector) ?? []),
    ]);
  }

  #middle(node: Element | null): { x: number; y: number } | null {
    return node instanceof SVGGraphicsElement ? this.#box(node) : null;
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
    return all.inverse().multiply(own) as DOMMatrix;
  }
}

function figure(node: Element): number {
  return Number.parseInt(node.textContent ?? "", 10);
}

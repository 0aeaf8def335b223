// The ghost of a piece over the picture: its face, the edge around its cells, and what it is worth.

import { box, outline, ownAt, pieces, turnName } from "./placing";
import type { Choice, Placement } from "./wire";

const SVG = "http://www.w3.org/2000/svg";
const TURN_MS = 140;
/** How far the sign stands above the piece, and how high it is. */
const [SIGN_GAP, SIGN_HEIGHT] = [6, 22];

interface Point {
  x: number;
  y: number;
}

/** Where the cells of a grid lie on the picture: the middle of the first one, and the way to the next. */
interface Lattice extends Point {
  dx: number;
  dy: number;
}

export class Ghost {
  readonly layer = document.createElementNS(SVG, "g");
  #shown: Choice | null = null;

  /** `middle` finds a spot on the picture. */
  constructor(private readonly middle: (spot: string) => Point | null) {
    this.layer.setAttribute("class", "flights held");
    this.layer.setAttribute("aria-hidden", "true");
  }

  show(choice: Choice | null, choices: Choice[]) {
    const before = this.#shown;
    this.#shown = choice;
    this.layer.replaceChildren();
    const placement = choice?.placement;
    if (!choice || !placement) return;
    const lattice = this.#lattice(placement, choices);
    if (!lattice) return;
    const body = document.createElementNS(SVG, "g");
    const edge = path(placement, lattice);
    body.append(line(edge, "veil"), face(choice, placement, lattice));
    body.append(line(edge, "edge-glow"), line(edge, "edge-ink"), line(edge, "edge"));
    this.layer.append(body);
    if (placement.worth !== "") this.#sign(placement, lattice);
    if (before?.placement && before.ghost === choice.ghost) turn(body, before.placement, placement, lattice);
  }

  /** From the outermost spots that can be covered: what is drawn around a cell does not move its middle. */
  #lattice({ zone, columns }: Placement, choices: Choice[]): Lattice | null {
    const all = pieces(choices).filter(({ placement }) => placement.zone === zone);
    const covered = [...new Set(all.flatMap(({ placement }) => placement.covers))].sort((a, b) => a - b);
    const aside = covered.toSorted((a, b) => (a % columns) - (b % columns));
    const cell = (at: number | undefined) => {
      const found = at === undefined ? null : this.middle(`${zone}:${at}`);
      return found && at !== undefined
        ? { column: at % columns, row: Math.floor(at / columns), ...found }
        : null;
    };
    const [one, high] = [cell(covered[0]), cell(covered.at(-1))];
    const [first, last] = [cell(aside[0]), cell(aside.at(-1))];
    if (!one || !high || !first || !last) return null;
    const dx = first.column < last.column ? (last.x - first.x) / (last.column - first.column) : undefined;
    const dy = one.row < high.row ? (high.y - one.y) / (high.row - one.row) : undefined;
    // A grid with a single row or column that can be covered has square cells.
    const [x, y] = [dx ?? Math.abs(dy ?? 0), dy ?? -Math.abs(dx ?? 0)];
    return { x: one.x - one.column * x, y: one.y - one.row * y, dx: x, dy: y };
  }

  #sign(placement: Placement, lattice: Lattice) {
    const { x, y, width } = frame(placement, lattice);
    const text = document.createElementNS(SVG, "text");
    text.textContent = placement.worth;
    const sign = document.createElementNS(SVG, "rect");
    this.layer.append(sign, text);
    text.setAttribute("class", "worth");
    const half = text.getComputedTextLength() / 2 + 9;
    const middle = x + width / 2;
    const top = y - SIGN_GAP - SIGN_HEIGHT;
    set(text, { x: middle, y: top + SIGN_HEIGHT / 2 });
    set(sign, { x: middle - half, y: top, width: 2 * half, height: SIGN_HEIGHT, rx: SIGN_HEIGHT / 2 });
    sign.setAttribute("class", "sign");
  }
}

/** The face, turned: the sheet has a symbol for every turn. Without one the cells are marked all the same. */
function face(choice: Choice, placement: Placement, lattice: Lattice): SVGUseElement {
  const use = document.createElementNS(SVG, "use");
  if (choice.ghost !== null) use.setAttribute("href", `#${choice.ghost}/${turnName(placement)}`);
  set(use, { ...frame(placement, lattice), opacity: 0.88 });
  return use;
}

/** The box around the piece on the picture. */
function frame(placement: Placement, { x, y, dx, dy }: Lattice) {
  const { left, low, width, height } = box(placement);
  const [w, h] = [Math.abs(dx), Math.abs(dy)];
  const [one, other] = [y + low * dy, y + (low + height - 1) * dy];
  return { x: x + left * dx - w / 2, y: Math.min(one, other) - h / 2, width: width * w, height: height * h };
}

function path(placement: Placement, { x, y, dx, dy }: Lattice): string {
  const corner = (at: Point) => `${x + (at.x - 0.5) * dx} ${y + (at.y - 0.5) * dy}`;
  return outline(placement)
    .map((loop) => `M${loop.map(corner).join("L")}Z`)
    .join("");
}

function line(d: string, name: string): SVGPathElement {
  const node = document.createElementNS(SVG, "path");
  node.setAttribute("d", d);
  node.setAttribute("class", name);
  return node;
}

/** Turns or flips it from the way it lay before, around the cell that stays where it is. */
function turn(body: SVGGElement, then: Placement, now: Placement, { x, y, dx, dy }: Lattice) {
  const at = now.covers.find((at) => then.covers.includes(at) && isSame(ownAt(then, at), ownAt(now, at)));
  if (at === undefined) return;
  const from =
    then.flipped === now.flipped
      ? `rotate(${(((now.quarters - then.quarters + 5) % 4) - 1) * 90}deg)`
      : "scaleX(-1)";
  if (from === "rotate(0deg)" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [px, py] = [x + (at % now.columns) * dx, y + Math.floor(at / now.columns) * dy];
  const place = (how: string) => `translate(${px}px, ${py}px) ${how} translate(${-px}px, ${-py}px)`;
  const rest = from.startsWith("rotate") ? "rotate(0deg)" : "scaleX(1)";
  body.animate([{ transform: place(from) }, { transform: place(rest) }], {
    duration: TURN_MS,
    easing: "ease-out",
  });
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function set(node: SVGElement, values: Record<string, number>) {
  for (const [name, value] of Object.entries(values)) node.setAttribute(name, String(value));
}

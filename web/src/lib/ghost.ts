// The ghost of a piece over the picture: its face, the edge around its cells, what it is worth and does.

import { box, markAt, outline, ownAt, pieces, turnName, worthOf } from "./placing";
import type { Point } from "./geometry";
import type { Choice, Mark, Placement } from "./wire";

const SVG = "http://www.w3.org/2000/svg";
const TURN_MS = 140;
/** Pieces that are smaller have a finer edge. */
const SMALL = 48;
/** How far the sign stands above the piece, how high it is, and how large its icons are. */
const SIGN = { gap: 9, height: 28, pad: 9, icon: 20, space: 7 };

/** Where the cells of a grid lie on the picture: the middle of the first one, and the way to the next. */
interface Lattice extends Point {
  dx: number;
  dy: number;
}

export class Ghost {
  readonly layer = document.createElementNS(SVG, "g");
  #shown: Choice | null = null;
  #choices: Choice[] = [];
  #marks: Mark[] = [];
  #lattice: Lattice | null = null;
  #signpost: SVGGElement | null = null;

  constructor(
    /** The middle of a spot on the picture. */
    private readonly spot: (spot: string) => Point | null,
    /** Where a zone begins on the picture. */
    private readonly top: (zone: string) => number,
  ) {
    this.layer.setAttribute("class", "flights held");
    this.layer.setAttribute("aria-hidden", "true");
  }

  show(choice: Choice | null, choices: Choice[]) {
    const before = this.#shown;
    this.#shown = choice;
    this.#choices = choices;
    this.#marks = [];
    this.layer.replaceChildren();
    this.#signpost = null;
    const placement = choice?.placement;
    const lattice = placement ? this.#measure(placement, choices) : null;
    this.#lattice = lattice;
    if (!choice || !placement || !lattice) return;
    // Around a small piece a broad edge would hide what lies beside it.
    const { width, height } = frame(placement, lattice);
    this.layer.style.setProperty("--edge", String(Math.min(1, Math.max(width, height) / SMALL)));
    const body = document.createElementNS(SVG, "g");
    const edge = path(placement, lattice);
    body.append(line(edge, "veil"), face(choice, placement, lattice));
    body.append(line(edge, "edge-glow"), line(edge, "edge-ink"), line(edge, "edge"));
    this.layer.append(body);
    if (placement.worth !== "") this.#sign(placement, lattice);
    if (before?.placement && before.ghost === choice.ghost) turn(body, before.placement, placement, lattice);
  }

  /** Cells can be measured and signs drawn only once the symbols of the game are there. */
  again() {
    const marks = this.#marks;
    this.show(this.#shown, this.#choices);
    this.mark(marks);
  }

  /** The middle of the piece on the picture. */
  get middle(): Point | null {
    const placement = this.#shown?.placement;
    if (!placement || !this.#lattice) return null;
    const { x, y, width, height } = frame(placement, this.#lattice);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Signs for what it would do, drawn by the sheet: `mark-scores`, `mark-takes`, `mark-sends`; and ways. */
  mark(marks: Mark[]) {
    this.#marks = marks;
    const placement = this.#shown?.placement;
    const lattice = this.#lattice;
    if (!placement || !lattice) return;
    this.layer.querySelector(".marks")?.remove();
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "marks");
    const [width, height] = [Math.abs(lattice.dx), Math.abs(lattice.dy)];
    for (const mark of marks) {
      const { sign, to } = markAt(mark, placement);
      const { x, y } = onPicture(sign, lattice);
      const end = to && onPicture(to, lattice);
      if (mark.mark === "leads") {
        if (end) layer.append(...way({ x, y }, end));
        continue;
      }
      if (end) layer.append(line(`M${x} ${y}L${end.x} ${end.y}`, "flow"));
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#mark-${mark.mark}`);
      set(use, { x: x - width / 2, y: y - height / 2, width, height });
      layer.append(use);
    }
    this.layer.insertBefore(layer, this.#signpost);
    this.#raise(marks, placement, lattice);
  }

  /** The sign makes room for marks above the piece. */
  #raise(marks: Mark[], placement: Placement, lattice: Lattice) {
    const sign = this.#signpost;
    const high = Math.abs(lattice.dy);
    const { y } = frame(placement, lattice);
    const above = y - high - SIGN.gap - SIGN.height;
    const isHidden = marks.some((mark) => {
      const at = onPicture(markAt(mark, placement).sign, lattice).y;
      return y - high < at && at < y - high / 4;
    });
    if (sign && isHidden && this.#fits(above, placement)) sign.style.translate = `0 ${-high}px`;
  }

  #fits(top: number, { zone }: Placement): boolean {
    return this.top(zone) - SIGN.height / 2 <= top;
  }

  /** From the outermost spots that can be covered: what is drawn around a cell does not move its middle. */
  #measure({ zone, columns }: Placement, choices: Choice[]): Lattice | null {
    const all = pieces(choices).filter(({ placement }) => placement.zone === zone);
    const covered = [...new Set(all.flatMap(({ placement }) => placement.covers))].sort((a, b) => a - b);
    const aside = covered.toSorted((a, b) => (a % columns) - (b % columns));
    const cell = (at: number | undefined) => {
      const found = at === undefined ? null : this.spot(`${zone}:${at}`);
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

  /** Above the piece, or below it where the grid ends. */
  #sign(placement: Placement, lattice: Lattice) {
    const { x, y, width, height } = frame(placement, lattice);
    const sign = document.createElementNS(SVG, "g");
    sign.setAttribute("class", "sign");
    this.layer.append(sign);
    this.#signpost = sign;
    let wide = SIGN.pad;
    for (const { figure, icon } of worthOf(placement)) {
      if (SIGN.pad < wide) wide += SIGN.space;
      const symbol = document.getElementById(`i-${icon}`);
      wide += write(sign, symbol ? figure : figure + icon, wide);
      if (symbol) wide += draw(sign, symbol.id, figure === "" ? wide : wide + 2);
    }
    wide += SIGN.pad;
    const above = y - SIGN.gap - SIGN.height;
    const isAbove = this.#fits(above, placement);
    sign.prepend(line(signboard(wide, SIGN.height, isAbove), "board"));
    const top = isAbove ? above : y + height + SIGN.gap;
    sign.setAttribute("transform", `translate(${x + width / 2 - wide / 2} ${top})`);
  }
}

/** Words on a sign; answers how wide they are. */
function write(sign: SVGGElement, words: string, x: number): number {
  const text = document.createElementNS(SVG, "text");
  text.textContent = words;
  set(text, { x, y: SIGN.height / 2 });
  sign.append(text);
  return text.getComputedTextLength();
}

function draw(sign: SVGGElement, symbol: string, x: number): number {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  set(use, { x, y: (SIGN.height - SIGN.icon) / 2, width: SIGN.icon, height: SIGN.icon });
  sign.append(use);
  return SIGN.icon + 2;
}

/** A board with a tip that points at the piece. */
function signboard(wide: number, high: number, tipBelow: boolean): string {
  const middle = wide / 2;
  const [near, tip] = tipBelow ? [high, high + 7] : [0, -7];
  const far = high - near;
  return `M0 ${far}V${near}H${middle - 6}L${middle} ${tip}L${middle + 6} ${near}H${wide}V${far}Z`;
}

/** A point of the lattice, which may lie between cells, on the picture. */
function onPicture(at: Point, { x, y, dx, dy }: Lattice): Point {
  return { x: x + at.x * dx, y: y + at.y * dy };
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

/** A way from the edge of the piece to what lies there, a fifth as wide as it is long. */
function way(from: Point, to: Point): SVGPathElement[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (part: number) => `${from.x + part * dx} ${from.y + part * dy}`;
  const wide = 0.2 * Math.max(Math.abs(dx), Math.abs(dy));
  return ["way-edge", "way"].map((name) => {
    const node = line(`M${at(0.32)}L${at(0.72)}`, name);
    node.style.strokeWidth = `${name === "way" ? wide : wide + 3}px`;
    return node;
  });
}

/** Turns or flips it from the way it lay before, around the cell that stays where it is. */
function turn(body: SVGGElement, then: Placement, now: Placement, { x, y, dx, dy }: Lattice) {
  const at = now.covers.find((at) => then.covers.includes(at) && isSame(ownAt(then, at), ownAt(now, at)));
  if (at === undefined) return;
  // A single cell looks different, and is not turned.
  if (now.covers.length === 1) return;
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

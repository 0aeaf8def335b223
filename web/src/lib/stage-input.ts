// What pointers, wheel and keys do on the picture of a table.

import type { StageContent } from "./stage";
import { type Thing, thingAt, thingNode } from "./thing";

/** A component, or a spot of the picture, and its place in the window. */
interface Target {
  spot: string;
  where: DOMRect;
}

/** What the stage lets its input do. */
export interface StageHandlers {
  content: () => StageContent;
  svg: () => SVGSVGElement;
  /** Whether a wheel zooms; else it scrolls the page. */
  wheelZooms: () => boolean;
  zoomBy: (factor: number, x: number, y: number) => void;
  scrollBy: (dx: number, dy: number) => void;
  /** A lit spot was chosen. */
  choose: (spot: string, where: DOMRect) => void;
  /** Something is to be explained. */
  explain: (thing: Thing) => void;
}

const DRAG_PX = 5;
const HOVER_MS = 600;
/** What has no face is looked at longer before it is asked about: a table is full of places. */
const PLACE_MS = 1000;
const PRESS_MS = 500;
/** As far as one notch of a wheel. */
const NOTCH_PX = 80;
const LINE_PX = 33;

export class StageInput {
  #hovered: Target | null = null;
  /** What is explained if the pointer rests on it; null between the zones. */
  #pointed: Element | null = null;
  #waits = false;
  #closeupTimer = 0;
  #dragged = false;
  #byTouch = false;
  /** The cell under the pointer while a piece is placed. */
  #cell: string | null = null;
  #draggingPiece = false;
  #wheelPx = 0;
  /** Where the pointer was last. */
  #lastPoint = { x: 0, y: 0 };
  readonly #pointers = new Map<number, { x: number; y: number }>();

  constructor(private readonly on: StageHandlers) {}

  get #content(): StageContent {
    return this.on.content();
  }

  /** Another question: the cell under the pointer has not been pointed at for it. */
  forgetCell() {
    this.#cell = null;
  }

  pointerover(event: PointerEvent) {
    // Something may also come under a pointer that rests: that is not looked at.
    const { clientX: x, clientY: y } = event;
    const rests = x === this.#lastPoint.x && y === this.#lastPoint.y;
    this.#lastPoint = { x, y };
    if (event.pointerType !== "touch" && !rests) this.#explainAfter(event, HOVER_MS);
  }

  pointerdown(event: PointerEvent) {
    this.#content.skipAnimations();
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#dragged = false;
    this.#byTouch = event.pointerType === "touch";
    this.#gripPiece(event);
    if (this.#byTouch) this.#explainAfter(event, PRESS_MS);
    else this.#forgetPointed();
  }

  #forgetPointed() {
    clearTimeout(this.#closeupTimer);
    this.#pointed = null;
    this.#waits = false;
  }

  pointermove(event: PointerEvent) {
    const { clientX: x, clientY: y } = event;
    this.#lastPoint = { x, y };
    const last = this.#pointers.get(event.pointerId);
    if (!last) {
      this.#hover(event);
      return;
    }
    const [dx, dy] = [x - last.x, y - last.y];
    if (!this.#dragged && Math.hypot(dx, dy) < DRAG_PX) return;
    this.#dragged = true;
    clearTimeout(this.#closeupTimer);
    if (this.#pointers.size === 2) this.#pinch(event);
    else if (this.#draggingPiece) this.#dragPiece(event);
    else if (event.pointerType !== "touch") this.on.scrollBy(-dx, -dy);
    this.#pointers.set(event.pointerId, { x, y });
  }

  pointerup(event: PointerEvent) {
    this.#pointers.delete(event.pointerId);
    this.#draggingPiece = false;
    if (event.pointerType === "touch") clearTimeout(this.#closeupTimer);
  }

  pointerleave() {
    this.#hovered = null;
    this.#cell = null;
    this.#content.pointAt(null);
    this.#forgetPointed();
  }

  click(event: MouseEvent) {
    if (this.#dragged) return;
    clearTimeout(this.#closeupTimer);
    const cell = this.#cellAt(event);
    if (cell !== null) {
      this.#place(cell);
      return;
    }
    const hovered = this.#hovered && contains(this.#hovered.where, event) ? this.#hovered : null;
    const found = hovered ?? this.spotOf(event.target);
    if (found) {
      this.on.choose(found.spot, found.where);
      return;
    }
    const thing = thingAt(event.target as Element, event);
    if (thing) this.on.explain(thing);
  }

  keydown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    const found = this.spotOf(event.target);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    this.on.choose(found.spot, found.where);
  }

  wheel(event: WheelEvent) {
    const turns = event.altKey && this.#content.placing?.held;
    if (!this.on.wheelZooms() && !event.ctrlKey && !turns) return;
    event.preventDefault();
    if (turns) {
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
      this.#turnPiece(lines ? LINE_PX * event.deltaY : event.deltaY);
      return;
    }
    this.on.zoomBy(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** The innermost spot with choices around an element. */
  spotOf(target: EventTarget | null): Target | null {
    return closestSpot(target as Element, (spot) => 0 < this.#content.choicesAt(spot).length);
  }

  /** The cell at a point that the piece could cover, whatever lies over it. Small cells overlap. */
  #cellAt({ clientX: x, clientY: y }: MouseEvent): string | null {
    const { placing } = this.#content;
    if (!placing?.held) return null;
    const nodes = document.elementsFromPoint(x, y).filter((node) => this.on.svg().contains(node));
    const cells = nodes.flatMap((node) => closestSpot(node, (spot) => placing.covers(spot)) ?? []);
    const distance = ({ left, right, top, bottom }: DOMRect) =>
      Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    return cells.toSorted((a, b) => distance(a.where) - distance(b.where))[0]?.spot ?? null;
  }

  // A ghost may carry the spot away from under the pointer: a spot is left when its place is left.
  #hover(event: PointerEvent) {
    if (event.pointerType === "touch") return;
    // What was dragged is let go: its click is over before the pointer moves again.
    this.#dragged = false;
    const cell = this.#cellAt(event);
    if (cell !== null && cell !== this.#cell) this.#carryPiece(cell);
    this.#cell = cell;
    if (cell !== null) return;
    const found = this.spotOf(event.target);
    const stays = this.#hovered !== null && contains(this.#hovered.where, event);
    if (!found && stays) return;
    if (found?.spot === this.#hovered?.spot) return;
    if (found && stays && this.#content.canvas?.ghosted) return;
    this.#hovered = found;
    this.#content.pointAt(found?.spot ?? null);
  }

  /** After a while on something it is explained. Where it lies is looked up only then: that takes a while. */
  #explainAfter(event: PointerEvent, delay: number) {
    const target = event.target as Element;
    const node = thingNode(target);
    // Within one thing a pointer passes over many shapes.
    if (event.type === "pointerover" && this.#waits && node === this.#pointed) return;
    this.#forgetPointed();
    const touch = event.pointerType === "touch";
    if (!touch && this.#cellAt(event) !== null) return;
    const patience = node?.dataset.face === undefined && !touch ? PLACE_MS : delay;
    this.#pointed = node;
    this.#waits = true;
    this.#closeupTimer = setTimeout(() => {
      const { x, y } = touch ? { x: event.clientX, y: event.clientY } : this.#lastPoint;
      const thing = thingAt(target, { clientX: x, clientY: y });
      this.#dragged = touch;
      if (thing) this.on.explain(thing);
    }, patience);
  }

  /** A press on the piece takes it by this cell. */
  #gripPiece(event: PointerEvent) {
    const { piece, placing } = this.#content;
    const spot = this.#pointers.size === 1 && piece ? this.#cellAt(event) : null;
    this.#draggingPiece = spot !== null && (placing?.liesOn(spot) ?? false);
    if (this.#draggingPiece && spot !== null) placing?.grip(spot);
  }

  #dragPiece(event: PointerEvent) {
    const cell = this.#cellAt(event);
    if (cell !== null && cell !== this.#cell) this.#carryPiece(cell);
    this.#cell = cell;
  }

  #carryPiece(cell: string) {
    this.#hovered = null;
    this.#content.pointAt(null);
    this.#content.placing?.pointAt(cell);
  }

  /** What is seen is put down; a finger has seen nothing before, and is shown it first. */
  #place(cell: string) {
    const { piece, placing } = this.#content;
    if (!this.#byTouch && piece && placing?.liesOn(cell)) placing.place();
    else this.#carryPiece(cell);
  }

  /** The wheel turns the piece, a quarter a notch. */
  #turnPiece(distance: number) {
    this.#wheelPx += distance;
    if (Math.abs(this.#wheelPx) < NOTCH_PX) return;
    this.#content.placing?.turn(this.#wheelPx < 0 ? 1 : -1);
    this.#wheelPx = 0;
  }

  #pinch(event: PointerEvent) {
    const [a, b] = [...this.#pointers.values()];
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!a || !b || !other) return;
    const { clientX: x, clientY: y } = event;
    const before = Math.hypot(a.x - b.x, a.y - b.y);
    const after = Math.hypot(x - other.x, y - other.y);
    this.on.zoomBy(after / Math.max(1, before), (x + other.x) / 2, (y + other.y) / 2);
  }
}

/** The innermost spot around an element that `wanted` accepts. */
function closestSpot(target: Element, wanted: (spot: string) => boolean): Target | null {
  let node = target.closest<SVGElement>("[data-spot]");
  while (node && !wanted(node.dataset.spot ?? "")) {
    node = node.parentElement?.closest<SVGElement>("[data-spot]") ?? null;
  }
  return node && { spot: node.dataset.spot ?? "", where: node.getBoundingClientRect() };
}

function contains(where: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean {
  return where.left <= x && x <= where.right && where.top <= y && y <= where.bottom;
}

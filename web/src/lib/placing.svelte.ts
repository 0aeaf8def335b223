// The piece in my hand while I am asked where to put it.

import {
  firstOf,
  type Hold,
  likewise,
  middleOf,
  mirrored,
  ownAt,
  type Piece,
  pieces,
  pointed,
  shifted,
  spots,
  turned,
  whereIs,
} from "./placing";
import type { Choice } from "./wire";

export class Placing {
  /** The placement that is shown, and that `place` plays. */
  held = $state.raw<Piece | null>(null);
  /** Whether arrows, R, F and Enter belong to the piece. */
  keys = $state(false);

  #all = $state.raw<Piece[]>([]);
  readonly #spots = $derived(new Set(this.#all.flatMap(({ placement }) => spots(placement))));
  readonly #alike = $derived(this.held ? likewise(this.#all, this.held).map((one) => one.placement) : []);
  readonly canTurn = $derived(
    this.#alike.some(
      ({ quarters, flipped }) =>
        flipped === this.held?.placement.flipped && quarters !== this.held.placement.quarters,
    ),
  );
  readonly canFlip = $derived(this.#alike.some(({ flipped }) => flipped !== this.held?.placement.flipped));

  /** How it was taken: kept even where it lies otherwise, because it does not fit so. */
  #hold: Hold = { quarters: 0, flipped: false, grip: { x: 0, y: 0 } };
  /** The position under the pointer. */
  #under: number | null = null;
  #last: { zone: string; at: number } | null = null;

  constructor(
    /** Told whenever another placement is held. */
    private readonly onheld: (held: Piece) => void,
    private readonly onplace: (held: Piece) => void,
  ) {}

  /** Another question is asked, or the same one again. */
  offer(choices: Choice[]) {
    const before = this.held;
    this.#all = pieces(choices);
    const same = this.#all.find((one) => one.notation === before?.notation && one.ghost === before.ghost);
    if (same) {
      this.#take(same);
      return;
    }
    this.held = null;
    this.#under = null;
    const first = firstOf(this.#all, this.#last);
    this.keys = first !== null;
    if (first) this.hold(first);
  }

  /** Whether some placement covers a spot of the picture. */
  covers(spot: string): boolean {
    return this.#spots.has(spot);
  }

  /** Whether the piece lies on a spot now. */
  liesOn(spot: string): boolean {
    return this.held !== null && spots(this.held.placement).includes(spot);
  }

  /** Takes this very placement in hand. */
  hold(choice: Choice) {
    const one = this.#all.find(({ notation }) => notation === choice.notation);
    if (!one || one === this.held) return;
    const { quarters, flipped } = one.placement;
    this.#hold = { quarters, flipped, grip: middleOf(one.placement) };
    this.#take(one);
  }

  /** The pointer is on a spot that can be covered. */
  pointAt(spot: string) {
    if (!this.held || !this.covers(spot)) return;
    const cut = spot.lastIndexOf(":");
    const [zone, at] = [spot.slice(0, cut), Number(spot.slice(cut + 1))];
    const found = pointed(this.#all, this.held, this.#hold, zone, at);
    if (!found) return;
    this.keys = true;
    this.#under = at;
    this.#take(found);
  }

  /** It is taken by the cell that lies on this spot, and keeps that cell under the hand. */
  grip(spot: string) {
    if (!this.held || !this.liesOn(spot)) return;
    const { placement } = this.held;
    const { quarters, flipped } = placement;
    const at = Number(spot.slice(spot.lastIndexOf(":") + 1));
    this.#hold = { quarters, flipped, grip: ownAt(placement, at) };
  }

  turn(step: 1 | -1 = 1) {
    this.#turnTo((held, at) => turned(this.#all, held, at, step));
  }

  flip() {
    this.#turnTo((held, at) => mirrored(this.#all, held, at));
  }

  /** To the nearest place in a direction: right and up are positive. */
  shift(dx: number, dy: number) {
    const found = this.held && shifted(this.#all, this.held, dx, dy);
    if (!found) return;
    this.#under = null;
    const { quarters, flipped } = found.placement;
    this.#hold = { ...this.#hold, quarters, flipped };
    this.#take(found);
  }

  place() {
    if (this.held) this.onplace(this.held);
  }

  #turnTo(find: (held: Piece, at: number) => Piece | null) {
    if (!this.held) return;
    this.keys = true;
    const { placement } = this.held;
    const pointed = this.#under !== null && placement.covers.includes(this.#under);
    const at = pointed && this.#under !== null ? this.#under : whereIs(placement, this.#hold.grip);
    const found = find(this.held, at);
    if (!found) return;
    const { quarters, flipped } = found.placement;
    this.#hold = { quarters, flipped, grip: ownAt(placement, at) };
    this.#take(found);
  }

  #take(piece: Piece) {
    const { placement } = piece;
    this.#last = { zone: placement.zone, at: whereIs(placement, this.#hold.grip) };
    if (piece === this.held) return;
    this.held = piece;
    this.onheld(piece);
  }
}

// A finished game, shown move by move.

import { api } from "./api";
import type { Canvas } from "./canvas";
import type { StageContent } from "./stage";
import type { Choice, Picture, Position, Replay } from "./wire";

export class ReplayPlayer implements StageContent {
  replay = $state.raw<Replay | null>(null);
  position = $state.raw<Position | null>(null);
  /** The move that is wanted; the position follows as soon as it is loaded. */
  move = $state(0);
  /** The seat whose workshop lies in front. */
  seat = $state("A");

  canvas: Canvas | null = null;
  readonly choices: Choice[] = [];
  readonly highlightedSpot = null;
  readonly placing = null;
  readonly piece = null;

  #positions = new Map<string, Promise<Position>>();

  constructor(readonly id: string) {}

  get picture(): Picture | null {
    return this.position?.picture ?? null;
  }

  get lastMove(): number {
    return this.replay?.moves ?? 0;
  }

  async open(move: number) {
    this.#positions.clear();
    this.replay = await api.replay(this.id);
    this.goTo(move);
  }

  goTo(move: number) {
    this.move = Math.min(Math.max(0, move), this.lastMove);
  }

  /** The last move of the round before or after this one. */
  goToRound(step: 1 | -1) {
    const stops = [0, ...(this.replay?.rounds ?? []), this.lastMove];
    const next =
      step === 1 ? stops.find((stop) => this.move < stop) : stops.findLast((stop) => stop < this.move);
    if (next !== undefined) this.goTo(next);
  }

  async show(format: string) {
    const { move, seat } = this;
    const before = this.position?.at;
    const position = await this.#load(move, format);
    if (this.move !== move || this.seat !== seat) return;
    this.position = position;
    const isNext = before === move - 1;
    void this.canvas?.show(position.picture, isNext ? position.motion : null);
    // Only in advance: whoever goes there asks again.
    if (move < this.lastMove) this.#load(move + 1, format).catch(() => undefined);
  }

  choicesAt(): Choice[] {
    return [];
  }

  pointAt() {}

  skipAnimations() {
    this.canvas?.finish();
  }

  #load(move: number, format: string): Promise<Position> {
    const key = `${format} ${this.seat} ${move}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const loading = api.position(this.id, move, format, this.seat);
    this.#positions.set(key, loading);
    loading.catch(() => this.#positions.delete(key));
    return loading;
  }
}

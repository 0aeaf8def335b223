// A finished game that is leafed through.

import { api } from "./api";
import type { Canvas } from "./canvas";
import type { Shown } from "./shown";
import type { Choice, Picture, Position, Replay } from "./wire";

export class Album implements Shown {
  replay = $state.raw<Replay | null>(null);
  position = $state.raw<Position | null>(null);
  /** The move that is wanted; the position follows as soon as it is there. */
  at = $state(0);
  /** Whose workshop lies in front. */
  seat = $state("A");

  canvas: Canvas | null = null;
  readonly choices: Choice[] = [];
  readonly hotSpot = null;
  readonly placing = null;
  readonly piece = null;

  #positions = new Map<string, Promise<Position>>();

  constructor(readonly id: string) {}

  get picture(): Picture | null {
    return this.position?.picture ?? null;
  }

  get last(): number {
    return this.replay?.moves ?? 0;
  }

  async open(at: number) {
    this.#positions.clear();
    this.replay = await api.replay(this.id);
    this.go(at);
  }

  go(at: number) {
    this.at = Math.min(Math.max(0, at), this.last);
  }

  /** The last move of the round before or after this one. */
  goRound(step: 1 | -1) {
    const stops = [0, ...(this.replay?.rounds ?? []), this.last];
    const next = step === 1 ? stops.find((stop) => this.at < stop) : stops.findLast((stop) => stop < this.at);
    if (next !== undefined) this.go(next);
  }

  async show(format: string) {
    const { at: wanted, seat } = this;
    const before = this.position?.at;
    const position = await this.#get(wanted, format);
    if (this.at !== wanted || this.seat !== seat) return;
    this.position = position;
    const onward = before === wanted - 1;
    void this.canvas?.show(position.picture, onward ? position.motion : null);
    // Only in advance: whoever goes there asks again.
    if (wanted < this.last) this.#get(wanted + 1, format).catch(() => undefined);
  }

  choicesAt(): Choice[] {
    return [];
  }

  point() {}

  hurry() {
    this.canvas?.finish();
  }

  #get(at: number, format: string): Promise<Position> {
    const key = `${format} ${this.seat} ${at}`;
    const known = this.#positions.get(key);
    if (known) return known;
    const fresh = api.position(this.id, at, format, this.seat);
    this.#positions.set(key, fresh);
    fresh.catch(() => this.#positions.delete(key));
    return fresh;
  }
}

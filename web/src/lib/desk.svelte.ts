// What lies open beside the table, and the keys that open it.

import { toggleFullscreen } from "./fullscreen";
import { KEYS, PIECE_KEYS } from "./keys";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** What a key can do to the picture. */
export interface View {
  scale(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  large(): void;
  /** Brings the piece in the hand into sight. */
  follow(): void;
}

type Place<T> = (T & { where: DOMRect }) | null;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Desk {
  menu = $state(false);
  /** The list of all choices. */
  all = $state(false);
  /** The clause the rules are open at; empty for the beginning. */
  rules = $state<string | null>(null);
  /** The results of the game. */
  results = $state(false);
  /** The log, where it does not lie open anyway. */
  log = $state(false);
  tab = $state<"log" | "chat">("log");
  /** The spot with several choices that was clicked. */
  spot = $state.raw<Place<{ spot: string }>>(null);
  /** The component that is seen large. */
  large = $state.raw<Place<{ face: string }>>(null);

  view: View | undefined = undefined;

  constructor(private readonly table: Table) {}

  /** A lit spot was chosen: one choice is played, several are offered. */
  choose(spot: string, where: DOMRect) {
    this.large = null;
    const [first, ...others] = this.table.choicesAt(spot);
    if (first && others.length === 0) this.table.play(first);
    else if (first) this.spot = { spot, where };
  }

  /** A question that was answered takes its lists with it. */
  answered() {
    this.all = false;
    this.spot = null;
  }

  clear() {
    this.answered();
    this.table.counsels.close();
    this.large = null;
    this.rules = null;
    this.log = false;
  }

  key(event: KeyboardEvent) {
    const typing = (event.target as Element).closest?.("input, select, textarea, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const deed = this.#deed(event);
    if (!deed) return;
    event.preventDefault();
    this.table.hurry();
    deed();
  }

  #deed(event: KeyboardEvent): (() => unknown) | undefined {
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    if (arrow) return () => this.view?.pan(...arrow);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const placing = this.#placing(key, event.target as Element);
    if (placing) return placing;
    const offer = this.table.offers.find((one) => one.key === key);
    return offer ? () => this.table.play(offer.choice) : this.#deeds[key];
  }

  /** What a key does to the piece in the hand. */
  #placing(key: string, target: Element): (() => unknown) | undefined {
    const { placing } = this.table;
    if (!placing.held || !placing.keys || !this.view) return undefined;
    const moved = (deed: () => void) => () => {
      deed();
      this.view?.follow();
    };
    const arrow = ARROWS[key];
    // What is in focus keeps its own: a list scrolls, a button is pressed.
    const scrolls = target instanceof HTMLElement && target.closest("[tabindex]");
    if (arrow) return scrolls ? undefined : moved(() => placing.shift(arrow[0], -arrow[1]));
    switch (key) {
      case PIECE_KEYS.turn:
        return moved(() => placing.turn());
      case PIECE_KEYS.flip:
        return moved(() => placing.flip());
      case PIECE_KEYS.place:
        return target.closest("button, a, summary, [role=button]") ? undefined : () => placing.place();
      case "Escape":
        return this.#cluttered ? undefined : () => (placing.keys = false);
    }
    return undefined;
  }

  /** Whether something lies open that Escape puts away. */
  get #cluttered(): boolean {
    const asked = this.all || this.table.counsels.open;
    return asked || this.log || this.rules !== null || this.spot !== null || this.large !== null;
  }

  #deeds: Record<string, () => unknown> = {
    [KEYS.undo]: () => this.table.turn?.undo && this.table.undo(1),
    [KEYS.redo]: () => this.table.turn?.redo && this.table.redo(),
    [KEYS.back]: () => this.table.undo(this.table.turn?.undo ?? 0),
    [KEYS.all]: () => (this.all = this.table.myTurn && !this.all),
    [KEYS.hint]: () => this.table.counsels.toggle(),
    [KEYS.rules]: () => (this.rules = this.rules === null ? "" : null),
    [KEYS.text]: () => (settings.text = !settings.text),
    [KEYS.log]: () => this.#open("log", !this.log),
    [KEYS.chat]: () => {
      this.#open("chat", true);
      setTimeout(() => document.getElementById("chat")?.focus());
    },
    [KEYS.menu]: () => (this.menu = true),
    [KEYS.full]: () => void toggleFullscreen(),
    [KEYS.fit]: () => this.view?.fit(),
    [KEYS.nearer]: () => this.view?.scale(1.25),
    // The same key without shift.
    "=": () => this.view?.scale(1.25),
    [KEYS.farther]: () => this.view?.scale(0.8),
    [KEYS.large]: () => this.view?.large(),
    Escape: () => this.clear(),
  };

  #open(tab: "log" | "chat", log: boolean) {
    this.tab = tab;
    this.log = log;
  }
}

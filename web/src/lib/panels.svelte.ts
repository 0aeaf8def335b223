// What lies open over and beside the table.

import type { Thing } from "./thing";
import type { TableConnection } from "./table-connection.svelte";
import { viewport } from "./viewport";

/** What keys and menus can do to the picture. */
export interface StageControls {
  zoomBy(factor: number): void;
  fit(): void;
  pan(dx: number, dy: number): void;
  /** Explains what is in focus or under the pointer. */
  explain(): void;
  /** Scrolls the piece in the hand into sight. */
  revealPiece(): void;
}

export type Tab = "log" | "chat";

export class Panels {
  menu = $state(false);
  /** The clause the rules are open at; empty for the beginning. */
  rules = $state<string | null>(null);
  /** What is explained. */
  closeup = $state.raw<Thing | null>(null);
  stage = $state.raw<StageControls>();

  #tab = $state<Tab>("log");
  #logOpen = $state(false);
  /** How many lines of chat have been seen. */
  #seen = $state(0);
  /** Lists belong to a question: they are closed once it is answered. */
  #choicesAtVersion = $state<number | null>(null);
  #spot = $state.raw<{ spot: string; where: DOMRect; version: number } | null>(null);
  /** The end whose results were closed. A game that is taken back and ends again has others. */
  #resultsClosedAt = $state<number | null>(null);

  constructor(private readonly table: TableConnection) {}

  /** The list of all choices. */
  get allChoices(): boolean {
    return this.#choicesAtVersion !== null && this.#choicesAtVersion === this.#version;
  }

  set allChoices(open: boolean) {
    this.#choicesAtVersion = open ? this.#version : null;
  }

  /** The menu of a spot with several choices. */
  get spotMenu(): { spot: string; where: DOMRect } | null {
    return this.#spot?.version === this.#version ? this.#spot : null;
  }

  closeSpotMenu() {
    this.#spot = null;
  }

  /** The results open by themselves when the game ends. */
  get results(): boolean {
    return this.table.over && this.#resultsClosedAt !== this.#version;
  }

  set results(open: boolean) {
    this.#resultsClosedAt = open ? null : this.#version;
  }

  get tab(): Tab {
    return this.#tab;
  }

  set tab(tab: Tab) {
    this.#markSeen();
    this.#tab = tab;
    this.#markSeen();
  }

  /** The log in a drawer, where it does not lie beside the picture. */
  get log(): boolean {
    return this.#logOpen;
  }

  set log(open: boolean) {
    this.#markSeen();
    this.#logOpen = open;
    this.#markSeen();
  }

  get unread(): number {
    return this.#chatVisible ? 0 : Math.max(0, this.table.chat.length - this.#seen);
  }

  /** A lit spot was chosen: a single choice is played, several are offered. */
  choose(spot: string, where: DOMRect) {
    this.closeup = null;
    const [first, ...others] = this.table.choicesAt(spot);
    if (first && others.length === 0) this.table.play(first);
    else if (first) this.#spot = { spot, where, version: this.#version };
  }

  openLog(tab: Tab, open = true) {
    this.tab = tab;
    this.log = open;
  }

  /** Whether something lies open that Escape closes. */
  get anyOpen(): boolean {
    const lists = this.allChoices || this.table.hints.open || this.spotMenu !== null;
    return lists || this.log || this.rules !== null || this.closeup !== null;
  }

  closeAll() {
    this.allChoices = false;
    this.closeSpotMenu();
    this.table.hints.close();
    this.closeup = null;
    this.rules = null;
    this.log = false;
  }

  get #version(): number {
    return this.table.turn?.version ?? 0;
  }

  get #chatVisible(): boolean {
    return this.#tab === "chat" && (!viewport.tall || this.#logOpen);
  }

  #markSeen() {
    if (this.#chatVisible) this.#seen = this.table.chat.length;
  }
}

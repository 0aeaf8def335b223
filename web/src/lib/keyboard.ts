// What keys do at a table.

import { toggleFullscreen } from "./fullscreen";
import { KEYS, PIECE_KEYS, ZOOM_STEP } from "./keys";
import type { Panels } from "./panels.svelte";
import { settings } from "./settings.svelte";
import type { TableConnection } from "./table-connection.svelte";

type Action = () => unknown;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Keyboard {
  constructor(
    private readonly table: TableConnection,
    private readonly panels: Panels,
  ) {}

  press(event: KeyboardEvent) {
    const typing = (event.target as Element).closest?.("input, select, textarea, dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const action = this.#actionOf(event);
    if (!action) return;
    event.preventDefault();
    this.table.skipAnimations();
    action();
  }

  #actionOf(event: KeyboardEvent): Action | undefined {
    const arrow = event.shiftKey ? ARROWS[event.key] : undefined;
    if (arrow) return () => this.panels.stage?.pan(...arrow);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const placing = this.#placingAction(key, event.target as Element);
    if (placing) return placing;
    const keyed = this.table.keyedChoices.find((one) => one.key === key);
    return keyed ? () => this.table.play(keyed.choice) : this.#actions[key];
  }

  /** What a key does to the piece in the hand. */
  #placingAction(key: string, target: Element): Action | undefined {
    const { placing } = this.table;
    const { stage } = this.panels;
    if (!placing.held || !placing.keys || !stage) return undefined;
    const moving = (move: () => void) => () => {
      move();
      stage.revealPiece();
    };
    const arrow = ARROWS[key];
    // What is in focus keeps its own keys: a list scrolls, a button is pressed.
    const scrolls = target instanceof HTMLElement && target.closest("[tabindex]");
    if (arrow) return scrolls ? undefined : moving(() => placing.shift(arrow[0], -arrow[1]));
    switch (key) {
      case PIECE_KEYS.turn:
        return moving(() => placing.turn());
      case PIECE_KEYS.flip:
        return moving(() => placing.flip());
      case PIECE_KEYS.place:
        return target.closest("button, a, summary, [role=button]") ? undefined : () => placing.place();
      case "Escape":
        return this.panels.anyOpen ? undefined : () => (placing.keys = false);
    }
    return undefined;
  }

  #actions: Record<string, Action> = {
    [KEYS.undo]: () => this.table.turn?.undo && this.table.undo(1),
    [KEYS.redo]: () => this.table.turn?.redo && this.table.redo(),
    [KEYS.back]: () => this.table.undo(this.table.turn?.undo ?? 0),
    [KEYS.all]: () => (this.panels.allChoices = this.table.myTurn && !this.panels.allChoices),
    [KEYS.hint]: () => this.table.hints.toggle(),
    [KEYS.rules]: () => (this.panels.rules = this.panels.rules === null ? "" : null),
    [KEYS.text]: () => (settings.text = !settings.text),
    [KEYS.log]: () => this.panels.openLog("log", !this.panels.log),
    [KEYS.chat]: () => {
      this.panels.openLog("chat");
      setTimeout(() => document.getElementById("chat")?.focus());
    },
    [KEYS.menu]: () => (this.panels.menu = true),
    [KEYS.full]: () => void toggleFullscreen(),
    [KEYS.fit]: () => this.panels.stage?.fit(),
    [KEYS.nearer]: () => this.panels.stage?.zoomBy(ZOOM_STEP),
    // The same key without shift.
    "=": () => this.panels.stage?.zoomBy(ZOOM_STEP),
    [KEYS.farther]: () => this.panels.stage?.zoomBy(1 / ZOOM_STEP),
    [KEYS.large]: () => this.panels.stage?.explain(),
    Escape: () => this.panels.closeAll(),
  };
}

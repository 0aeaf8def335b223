// A table as this browser knows it: what the server sent, and what we ask of it.

import { api, Refused } from "./api";
import type { Canvas } from "./canvas";
import { compression } from "./frames";
import { Hints } from "./hints.svelte";
import { withKeys } from "./keys";
import { Outbox, type TableRequest } from "./outbox.svelte";
import { Placing } from "./placing.svelte";
import { SeatRequest } from "./seat-request.svelte";
import { settings } from "./settings.svelte";
import { ReconnectingSocket } from "./socket.svelte";
import { isOnPicture, type StageContent } from "./stage";
import { UpdateQueue } from "./update-queue";
import type {
  ChatLine,
  Choice,
  Coach,
  CoachRequest,
  LogEntry,
  ServerMessage,
  People,
  Picture,
  Preview,
  State,
  Turn,
  Update,
} from "./wire";

/** A pointer that only passes over a choice asks for no preview. */
const PREVIEW_DELAY_MS = 120;

/** Why there is no table, now and later. */
const NO_TABLE = ["not-found", "expired", "evicted", "broken"];

/** Where a table is to be had, and how to find out whether it is there. */
export interface TablePlace {
  /** The table, as the server calls it; empty for one that only I have. */
  id: string;
  /** The path of its socket, with a query of its own if it has one. */
  path: () => string;
  check: () => Promise<unknown>;
}

/** A table that people play at. */
export function tablePlace(id: string): TablePlace {
  return { id, path: () => `/api/tables/${id}/socket`, check: () => api.table(id) };
}

export class TableConnection implements StageContent {
  state = $state.raw<State | null>(null);
  turn = $state.raw<Turn | null>(null);
  people = $state.raw<People | null>(null);
  /** When `people` arrived: clocks count from there. */
  peopleAt = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the last request was refused. */
  refusal = $state<string | null>(null);
  /** Why there is no such table, or not for us. */
  notFound = $state<string | null>(null);
  /** The choice under the pointer or the focus, and what it would do. */
  highlighted = $state.raw<Choice | null>(null);
  /** The spot that is lit up together with its choices. */
  highlightedSpot = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The next move of somebody else is shown when I say so. */
  waitsForWord = $state(false);
  /** What the coach of a lesson says. */
  coach = $state.raw<Coach | null>(null);
  /** The server is about to restart. */
  serverClosing = $state(false);

  readonly socket: ReconnectingSocket;
  readonly seatRequest: SeatRequest;
  readonly placing = new Placing(
    (held) => this.#setHighlighted(held),
    (held) => this.play(held),
  );
  readonly hints = new Hints(() => this.#requestHint());
  readonly keyedChoices = $derived(withKeys(this.turn?.choices ?? []));
  readonly mySeat = $derived(this.state?.my_seat ?? null);
  readonly myTurn = $derived(0 < (this.turn?.choices.length ?? 0));
  readonly over = $derived(this.turn?.standings != null);
  /** Whether hints are given here, and there is something to choose. */
  readonly canAskForHint = $derived(1 < this.choices.length && this.state?.hints === true);

  /** Whether the ways back are shown, also while there is nothing to take back. */
  readonly canUndo = $derived(
    this.mySeat !== null && (this.myTurn || 0 < (this.turn?.undo ?? 0) || this.turn?.redo === true),
  );

  canvas: Canvas | null = null;

  #format: string;
  #lastId = 0;
  #outbox: Outbox;
  #updates = new UpdateQueue({
    show: (update, animated) =>
      "picture" in update ? this.#showState(update) : this.#showUpdate(update, animated),
    pace: () => settings.pace,
    isFollowed: (update) =>
      !("picture" in update) && update.log.some(({ by }) => by !== null && by !== this.mySeat),
    onwait: (waiting) => (this.waitsForWord = waiting),
  });
  #previewRequest = { id: 0, timer: 0 };
  /** The spot of the choice that was played last: what comes of it starts there. */
  #playedSpot: string | null = null;

  constructor(
    private readonly place: TablePlace,
    format: string,
  ) {
    this.#format = format;
    this.seatRequest = new SeatRequest(place.id, () => this.socket.reconnect());
    this.socket = new ReconnectingSocket(
      () => this.#address(),
      (message) => this.#receive(message),
      () => void this.#checkExists(),
    );
    this.#outbox = new Outbox(this.socket, () => this.#version);
    document.addEventListener("visibilitychange", this.#visibilityChanged);
  }

  get id(): string {
    return this.place.id;
  }

  close() {
    this.socket.close();
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    clearTimeout(this.#previewRequest.timer);
    this.hints.close();
    this.#outbox.close();
  }

  get picture(): Picture | null {
    return this.state?.picture ?? null;
  }

  get choices(): Choice[] {
    return this.turn?.choices ?? [];
  }

  /** The piece that is shown where it would lie, unless something else is highlighted. */
  get piece(): Choice | null {
    return this.highlighted?.placement ? this.highlighted : null;
  }

  /** An answer to the present question is on its way. */
  get busy(): boolean {
    return this.#outbox.busy;
  }

  /** A request of ours was lost while the connection was gone. */
  get lost(): boolean {
    return this.#outbox.lost;
  }

  play(choice: Choice) {
    this.#playedSpot = choice.spot;
    this.#request({ type: "play", id: 0, version: this.#version, notation: choice.notation });
  }

  undo(steps: number) {
    if (0 < steps) this.#request({ type: "undo", id: 0, version: this.#version, steps });
  }

  redo() {
    this.#request({ type: "redo", id: 0, version: this.#version });
  }

  sendChat(text: string) {
    this.#request({ type: "chat", id: 0, text });
  }

  askCoach(request: CoachRequest) {
    this.refusal = null;
    this.socket.send({ type: "coach", id: ++this.#lastId, request });
  }

  /** Tells the server in which format, language and view we look at the table; it sends everything anew. */
  changeView(format: string) {
    this.#format = format;
    this.socket.send({ type: "view", ...this.#view });
  }

  /** What is chosen with a click on a spot; pieces are moved about first. */
  choicesAt(spot: string): Choice[] {
    return this.choices.filter((choice) => choice.spot === spot && isOnPicture(choice));
  }

  /** The pointer or the focus is on a spot of the picture. */
  pointAt(spot: string | null) {
    const choices = spot === null ? [] : this.choicesAt(spot);
    this.highlight(choices.length === 1 ? (choices[0] ?? null) : null);
    this.highlightedSpot = spot;
  }

  /** The pointer or the focus is on a choice: after a moment, asks what it would do. */
  highlight(choice: Choice | null) {
    if (choice?.placement) this.placing.hold(choice);
    this.#setHighlighted(choice ?? this.placing.held);
  }

  /** Shows the next move of somebody else. */
  showNext() {
    this.#updates.step();
  }

  skipAnimations() {
    this.canvas?.finish();
    this.#updates.flush();
  }

  /** Browsers stop the animations of a page that is not visible: they would never end. */
  #visibilityChanged = () => {
    if (document.hidden) this.skipAnimations();
  };

  #receive(message: ServerMessage) {
    switch (message.type) {
      case "state":
        // Chat, people and answers never wait for the picture.
        this.chat = message.chat;
        this.#updatePeople(message.people);
        this.#outbox.reconcile(message);
        this.#updates.push(message);
        break;
      case "update":
        this.#updatePeople(message.people);
        this.#updates.push(message);
        break;
      case "done":
        this.#outbox.answered(message.id);
        break;
      case "refused":
        // Whoever is refused before seeing the table will not be let in later.
        if (message.id === 0 && !this.socket.welcomed) this.#giveUp(message.error.reason);
        else this.#refused(message.id, message.error.reason);
        break;
      case "preview":
        if (message.id !== this.#previewRequest.id) break;
        this.preview = message;
        this.canvas?.ghost(message.parts, this.highlighted);
        this.canvas?.mark(message.marks);
        break;
      case "hint":
        this.hints.receive(message);
        break;
      case "coach":
        this.coach = message;
        break;
      case "people":
        this.#updatePeople(message);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "closing":
        this.serverClosing = true;
        break;
      case "heartbeat":
        // The connection is alive: that is all it says.
        break;
    }
  }

  #showState(state: State): Promise<void> {
    this.#clearPreview();
    this.state = state;
    this.log = state.log;
    this.serverClosing = false;
    this.#beginTurn(state.turn);
    return this.canvas?.show(state.picture, null) ?? Promise.resolve();
  }

  #showUpdate(update: Update, animated: boolean): Promise<void> {
    this.#clearPreview();
    this.log = [...this.log.filter((entry) => entry.step < update.log_from), ...update.log];
    this.#beginTurn(update.turn);
    const from = this.#playedSpot;
    this.#playedSpot = null;
    this.#updatePicture(update);
    return this.canvas?.change(update.parts, animated ? update.motion : null, from) ?? Promise.resolve();
  }

  /** Keeps the whole picture up to date for a canvas that is put up later. */
  #updatePicture(update: Update) {
    if (!this.state) return;
    const changed = new Map(update.parts.map((part) => [part.id, part]));
    const parts = this.state.picture.parts.map((part) => changed.get(part.id) ?? part);
    this.state = { ...this.state, picture: { ...this.state.picture, parts } };
  }

  #beginTurn(turn: Turn) {
    this.turn = turn;
    this.highlighted = null;
    this.highlightedSpot = null;
    this.#cancelPreview();
    this.hints.close();
    this.placing.offer(turn.choices);
  }

  #updatePeople(people: People) {
    this.people = people;
    this.peopleAt = Date.now();
    this.seatRequest.update(people);
  }

  #setHighlighted(choice: Choice | null) {
    this.highlightedSpot = choice?.placement ? null : (choice?.spot ?? null);
    if (this.highlighted?.notation === choice?.notation) return;
    this.highlighted = choice;
    this.#cancelPreview();
    this.#clearPreview();
    if (!choice) return;
    this.#previewRequest.timer = setTimeout(() => {
      const id = ++this.#lastId;
      const { notation } = choice;
      this.#previewRequest.id = id;
      this.socket.send({ type: "preview", id, version: this.#version, notation });
    }, PREVIEW_DELAY_MS);
  }

  #cancelPreview() {
    this.#previewRequest.id = 0;
    clearTimeout(this.#previewRequest.timer);
  }

  #clearPreview() {
    if (!this.preview) return;
    this.preview = null;
    this.canvas?.unghost();
  }

  get #version(): number {
    return this.turn?.version ?? 0;
  }

  #request(request: TableRequest) {
    if (this.busy && request.type !== "chat") return;
    request.id = ++this.#lastId;
    this.refusal = null;
    this.#outbox.lost = false;
    this.#outbox.send(request, { chat: this.chat.at(-1)?.id ?? 0, moves: this.turn?.moves ?? 0 });
  }

  #requestHint(): number | null {
    const id = ++this.#lastId;
    this.refusal = null;
    const sent = this.canAskForHint && this.socket.send({ type: "hint", id, version: this.#version });
    return sent ? id : null;
  }

  #refused(id: number, reason: string) {
    if (this.hints.isWaitingFor(id)) {
      this.hints.close();
      this.refusal = reason;
    }
    if (!this.#outbox.answered(id)) return;
    this.#playedSpot = null;
    this.refusal = reason;
  }

  get #view() {
    return { lang: settings.lang, format: this.#format, text: settings.text };
  }

  #address(): string {
    const { lang, format, text } = this.#view;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = this.place.path();
    const query = `lang=${lang}&format=${format}&text=${text}${compression()}`;
    return `${scheme}://${location.host}${path}${path.includes("?") ? "&" : "?"}${query}`;
  }

  async #checkExists() {
    try {
      await this.place.check();
    } catch (error) {
      if (error instanceof Refused && NO_TABLE.includes(error.code)) this.#giveUp(error.message);
    }
  }

  #giveUp(reason: string) {
    this.notFound = reason;
    this.close();
  }
}

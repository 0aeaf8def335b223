// A table as this browser knows it: what the server told, and what we asked for.

import { api, Refused } from "./api";
import type { Canvas } from "./canvas";
import { Connection } from "./connection.svelte";
import { compression } from "./frames";
import { Counsels } from "./counsels.svelte";
import { JoinAttempt } from "./join.svelte";
import { offers } from "./keys";
import { Placing } from "./placing.svelte";
import { settings } from "./settings.svelte";
import { isOnPicture, type Shown } from "./shown";
import type { ChatLine, Choice, LogEntry, ServerMessage, People, Picture, Preview, State, Turn, Update } from "./wire";
import { type Deed, fate, type Moment } from "./wishes";

/** Updates are shown one after the other, but the picture is never further behind than this. */
const BEHIND_MS = 1200;
/** A wish that has no answer after this time was not heard. */
const ANSWER_MS = 6000;

type Queued = { news: State | Update; came: number };
/** A wish, when it was made, and over which of our connections it went, if it went at all. */
type Sent = { deed: Deed; then: Moment; link: number | null; timer: number };

export class Table implements Shown {
  state = $state.raw<State | null>(null);
  turn = $state.raw<Turn | null>(null);
  people = $state.raw<People | null>(null);
  /** When `people` was told: clocks count from there. */
  told = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the last wish was refused. */
  trouble = $state<string | null>(null);
  /** There is no such table, or it is not for us. */
  missing = $state<string | null>(null);
  /** A wish is on its way. */
  busy = $state(false);
  /** The choice under the pointer or the focus, and what it would do. */
  hot = $state.raw<Choice | null>(null);
  /** The spot that is lit up together with its choices. */
  hotSpot = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  closing = $state(false);
  /** A wish of ours went under while the connection was gone. */
  lost = $state(false);

  readonly connection: Connection;
  /** What becomes of my wish to take over a seat here. */
  readonly join: JoinAttempt;
  readonly placing = new Placing(
    (held) => this.#warm(held),
    (held) => this.play(held),
  );
  readonly counsels = new Counsels(() => this.#wonder());
  readonly offers = $derived(offers(this.turn?.choices ?? []));
  readonly mySeat = $derived(this.state?.my_seat ?? null);
  readonly myTurn = $derived(0 < (this.turn?.choices.length ?? 0));
  /** Whether I may ask what a good player would do, and there is something to choose. */
  readonly hints = $derived(1 < this.choices.length && this.state?.hints === true);

  canvas: Canvas | null = null;

  get picture(): Picture | null {
    return this.state?.picture ?? null;
  }

  get choices(): Choice[] {
    return this.turn?.choices ?? [];
  }

  /** The piece that is shown where it would lie: not while it is asked what something else would do. */
  get piece(): Choice | null {
    return this.hot?.placement ? this.hot : null;
  }

  #format: string;
  #ids = 0;
  #deeds = new Map<number, Sent>();
  #queue: Queued[] = [];
  #showing = false;
  #previewing = { id: 0, timer: 0 };
  #played: string | null = null;

  constructor(
    readonly id: string,
    format: string,
  ) {
    this.#format = format;
    this.join = new JoinAttempt(id, () => this.connection.renew());
    this.connection = new Connection(
      () => this.#address(),
      (news) => this.#hear(news),
      () => void this.#lookForIt(),
    );
    document.addEventListener("visibilitychange", this.#seen);
  }

  close() {
    this.connection.close();
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#previewing.timer);
    this.counsels.close();
    for (const { timer } of this.#deeds.values()) clearInterval(timer);
  }

  // What people want

  play(choice: Choice) {
    this.#played = choice.spot;
    this.#wish({ type: "play", id: 0, version: this.#version, notation: choice.notation });
  }

  undo(steps: number) {
    if (0 < steps) this.#wish({ type: "undo", id: 0, version: this.#version, steps });
  }

  redo() {
    this.#wish({ type: "redo", id: 0, version: this.#version });
  }

  say(text: string) {
    this.#wish({ type: "chat", id: 0, text });
  }

  #wonder(): number | null {
    const id = ++this.#ids;
    this.trouble = null;
    const sent = this.hints && this.connection.send({ type: "hint", id, version: this.#version });
    return sent ? id : null;
  }

  look(format: string) {
    this.#format = format;
    this.connection.send({ type: "view", ...this.#look });
  }

  /** What is chosen with a click on a spot; pieces are moved about first. */
  choicesAt(spot: string): Choice[] {
    return this.choices.filter((choice) => choice.spot === spot && isOnPicture(choice));
  }

  /** The pointer or the focus is on a spot of the picture. */
  point(spot: string | null) {
    const choices = spot === null ? [] : this.choicesAt(spot);
    this.heat(choices.length === 1 ? (choices[0] ?? null) : null);
    this.hotSpot = spot;
  }

  /** The pointer or the focus is on a choice: after a moment, ask what it would do. */
  heat(choice: Choice | null) {
    if (choice?.placement) this.placing.hold(choice);
    this.#warm(choice ?? this.placing.held);
  }

  #warm(choice: Choice | null) {
    this.hotSpot = choice?.placement ? null : (choice?.spot ?? null);
    if (this.hot?.notation === choice?.notation) return;
    this.hot = choice;
    this.#previewing.id = 0;
    clearTimeout(this.#previewing.timer);
    this.#unpreview();
    if (!choice) return;
    this.#previewing.timer = setTimeout(() => {
      const id = ++this.#ids;
      const { notation } = choice;
      this.#previewing.id = id;
      this.connection.send({ type: "preview", id, version: this.#version, notation });
    }, 120);
  }

  /** Shows at once whatever still waits to be shown. */
  hurry() {
    this.canvas?.finish();
    while (0 < this.#queue.length) void this.#next(false);
  }

  /** Nothing ever arrives on a page nobody sees: browsers stop its animations. */
  #seen = () => {
    if (document.hidden) this.hurry();
  };

  // What the server tells

  #hear(news: ServerMessage) {
    switch (news.type) {
      case "state":
        // Talk, people and answers never wait for the picture.
        this.chat = news.chat;
        this.#meet(news.people);
        this.#settle(news);
        this.#await(news);
        break;
      case "update":
        this.#meet(news.people);
        this.#await(news);
        break;
      case "done":
        this.#answered(news.id);
        break;
      case "refused":
        // What is said at the door is the last word.
        if (news.id === 0 && !this.connection.welcomed) this.#giveUp(news.error.reason);
        else this.#refused(news.id, news.error.reason);
        break;
      case "preview":
        if (news.id !== this.#previewing.id) break;
        this.preview = news;
        this.canvas?.ghost(news.parts, this.hot);
        this.canvas?.mark(news.marks);
        break;
      case "hint":
        this.counsels.take(news);
        break;
      case "people":
        this.#meet(news);
        break;
      case "chat":
        if (!this.chat.some((line) => line.id === news.id)) this.chat = [...this.chat, news];
        break;
      case "closing":
        this.closing = true;
        break;
    }
  }

  #await(news: State | Update) {
    this.#queue.push({ news, came: Date.now() });
    void this.#show();
  }

  async #show() {
    if (this.#showing) return;
    this.#showing = true;
    try {
      while (0 < this.#queue.length) {
        const late = BEHIND_MS < Date.now() - (this.#queue[0]?.came ?? 0);
        await this.#next(!late);
      }
    } finally {
      // A picture that cannot be moved must not hold up those that come after it.
      this.#showing = false;
    }
  }

  #next(moving: boolean): Promise<void> {
    const next = this.#queue.shift();
    if (!next) return Promise.resolve();
    return "picture" in next.news ? this.#begin(next.news, moving) : this.#change(next.news, moving);
  }

  #begin(state: State, moving: boolean): Promise<void> {
    this.#unpreview();
    this.state = state;
    this.log = state.log;
    this.closing = false;
    this.#take(state.turn);
    return this.canvas?.show(state.picture, moving) ?? Promise.resolve();
  }

  #change(update: Update, moving: boolean): Promise<void> {
    this.#unpreview();
    this.log = [...this.log.filter((entry) => entry.step < update.log_from), ...update.log];
    this.#take(update.turn);
    const from = this.#played;
    this.#played = null;
    this.#keep(update);
    const names = update.log.flatMap((entry) => entry.names);
    return this.canvas?.change(update.parts, moving, from, names) ?? Promise.resolve();
  }

  /** Keeps the whole picture up to date for a canvas that is put up later. */
  #keep(update: Update) {
    if (!this.state) return;
    const fresh = new Map(update.parts.map((part) => [part.id, part]));
    const parts = this.state.picture.parts.map((part) => fresh.get(part.id) ?? part);
    this.state = { ...this.state, picture: { ...this.state.picture, parts } };
  }

  #take(turn: Turn) {
    this.turn = turn;
    this.#count();
    this.hot = null;
    this.hotSpot = null;
    this.#previewing.id = 0;
    clearTimeout(this.#previewing.timer);
    this.counsels.close();
    this.placing.offer(turn.choices);
  }

  #meet(people: People) {
    this.people = people;
    this.told = Date.now();
    this.join.meet(people);
  }

  #unpreview() {
    if (!this.preview) return;
    this.preview = null;
    this.canvas?.unghost();
  }

  // Wishes and their answers

  get #version(): number {
    return this.turn?.version ?? 0;
  }

  #wish(deed: Deed) {
    if (this.busy && deed.type !== "chat") return;
    const id = ++this.#ids;
    deed.id = id;
    this.trouble = null;
    this.lost = false;
    this.#send(deed, { chat: this.chat.at(-1)?.id ?? 0, moves: this.turn?.moves ?? 0 });
  }

  #send(deed: Deed, then: Moment) {
    const link = this.connection.send(deed) ? this.connection.count : null;
    const timer = setInterval(() => this.#unanswered(deed.id), ANSWER_MS);
    this.#deeds.set(deed.id, { deed, then, link, timer });
    this.#count();
  }

  /** Another connection is needed only if this one has swallowed the wish. */
  #unanswered(id: number) {
    if (this.#deeds.get(id)?.link === this.connection.count) this.connection.renew();
  }

  #answered(id: number) {
    clearInterval(this.#deeds.get(id)?.timer);
    this.#deeds.delete(id);
    this.#count();
  }

  #refused(id: number, reason: string) {
    if (this.counsels.is(id)) {
      this.counsels.close();
      this.trouble = reason;
    }
    if (!this.#deeds.has(id)) return;
    this.#answered(id);
    this.#played = null;
    this.trouble = reason;
  }

  /** After a gap: wishes nobody answered are sent again where they still fit. */
  #settle(state: State) {
    for (const [id, { deed, then, link }] of [...this.#deeds]) {
      if (link === this.connection.count) continue;
      this.#answered(id);
      const what = fate(deed, then, state);
      if (what === "again") this.#send(deed, then);
      // What never left us was not done, whatever it looks like.
      else this.lost ||= what === "lost" || link === null;
    }
  }

  /** A table that has moved on can be answered, though what became of our last wish is still to come. */
  #count() {
    const waits = ({ deed }: Sent) => deed.type !== "chat" && deed.version === this.#version;
    this.busy = [...this.#deeds.values()].some(waits);
  }

  // Where the table is

  get #look() {
    return { lang: settings.lang, format: this.#format, text: settings.text };
  }

  #address(): string {
    const { lang, format, text } = this.#look;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/socket?lang=${lang}&format=${format}&text=${text}${compression()}`;
  }

  async #lookForIt() {
    try {
      await api.table(this.id);
    } catch (error) {
      if (error instanceof Refused && [403, 404].includes(error.status)) this.#giveUp(error.message);
    }
  }

  #giveUp(reason: string) {
    this.missing = reason;
    this.close();
  }
}

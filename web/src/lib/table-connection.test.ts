// A table at the other end of a socket that the test holds.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import type { Canvas } from "./canvas";
import { TableConnection, tablePlace } from "./table-connection.svelte";
import type { Choice, ServerMessage, State, ClientMessage } from "./wire";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en", text: false } }));

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  /** The other side hangs up. */
  end() {
    this.close();
    this.onclose?.();
  }

  tell(news: unknown) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const choice: Choice = {
  notation: "M3",
  label: "",
  spot: "s",
  ghost: null,
  placement: null,
  closing: false,
};

function state(version: number, by: string[] = []): ServerMessage {
  const turn = { version, moves: by.length, choices: [choice], undo: 0, redo: false };
  const log = by.map((seat, n) => ({ step: n + 1, by: seat, text: "", clause: "", names: [] }));
  const people = { status: "running", chairs: [], watching: version, clocks: [] };
  const picture = { width: 1, height: 1, ground: "", parts: [], areas: [] };
  return { type: "state", my_seat: "A", turn, log, people, picture, chat: [] } as unknown as ServerMessage &
    State;
}

const update = (version: number): ServerMessage => {
  const { turn, people } = state(version) as State;
  return { type: "update", turn, people, parts: [], log_from: 9, log: [] } as unknown as ServerMessage;
};

/** The newest socket, open. */
function opened(): Socket {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error("no socket");
  if (socket.readyState === 0) socket.open();
  return socket;
}

let table: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  page.hidden = false;
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.spyOn(api, "table").mockResolvedValue({} as never);
  table = new TableConnection(tablePlace("t"), "wide");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a choice made while the connection comes back is sent when it is there", () => {
  const first = opened();
  first.tell(state(7));
  first.end();
  vi.advanceTimersByTime(1000);
  const second = Socket.all.at(-1);
  table.play(choice);
  expect(table.busy).toBe(true);
  // Longer than we wait for an answer: the request has not been sent yet.
  vi.advanceTimersByTime(7000);
  second?.open();
  second?.tell(state(7));
  expect(second?.sent).toMatchObject([{ type: "play", version: 7 }]);
  second?.tell({ type: "done", id: 1, version: 8 });
  expect(table.busy).toBe(false);
});

test("whoever answers at once what the table asks next is heard", () => {
  const socket = opened();
  socket.tell(state(7));
  table.play(choice);
  table.play(choice);
  expect(table.busy).toBe(true);
  socket.tell(update(8));
  table.skipAnimations();
  expect(table.busy).toBe(false);
  table.play(choice);
  expect(socket.sent).toMatchObject([{ version: 7 }, { version: 8 }]);
  socket.tell({ type: "done", id: 1, version: 8 });
  expect(table.busy).toBe(true);
  socket.tell({ type: "done", id: 2, version: 9 });
  expect(table.busy).toBe(false);
});

test("a choice that never left is lost when the table has moved on, even by a stand-in", () => {
  const first = opened();
  first.tell(state(7));
  first.end();
  table.play(choice);
  vi.advanceTimersByTime(1000);
  opened().tell(state(8, ["A"]));
  expect([table.busy, table.lost]).toEqual([false, true]);
});

test("a choice that is not answered is sent again over another connection, as often as it takes", () => {
  opened().tell(state(7));
  table.play(choice);
  for (const count of [2, 3]) {
    vi.advanceTimersByTime(6000);
    expect(Socket.all.length).toBe(count);
    opened().tell(state(7));
    expect(opened().sent).toMatchObject([{ type: "play", version: 7 }]);
  }
  vi.advanceTimersByTime(6000);
  opened().tell(state(11, ["A", "B", "C"]));
  expect([table.busy, table.lost]).toEqual([false, false]);
});

test("a refusal before the table was seen is final", () => {
  opened().tell({ type: "refused", id: 0, error: { code: "broken", reason: "Its rules are gone" } });
  expect(table.notFound).toBe("Its rules are gone");
  expect(table.socket.status).toBe("closed");
});

test("a server that accepts connections and lets nobody in is asked less and less often", () => {
  for (let n = 0; n < 4; n++) {
    opened().end();
    vi.advanceTimersByTime(20_000);
  }
  opened().end();
  expect(table.socket.nextAttempt - Date.now()).toBeGreaterThan(4000);
  vi.advanceTimersByTime(20_000);
  opened().tell(state(1));
  opened().end();
  expect(table.socket.nextAttempt - Date.now()).toBeLessThan(1000);
});

test("a table that was taken away meanwhile is missed", async () => {
  opened().tell(state(1));
  opened().end();
  vi.spyOn(api, "table").mockRejectedValue(new Refused("not-found", "gone", 404));
  vi.advanceTimersByTime(1000);
  Socket.all.at(-1)?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.notFound).toBe("gone");
});

test("a connection that is silent for too long is given up, one that beats is not", () => {
  opened().tell(state(1));
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(25_000);
    opened().tell({ type: "heartbeat" });
  }
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(70_000);
  expect(Socket.all.length).toBe(2);
});

test("whoever looks again after a long sleep gets a fresh connection at once", () => {
  opened().tell(state(1));
  vi.setSystemTime(Date.now() + 600_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(Socket.all.length).toBe(2);
});

/** Shows nothing until it is told to be quick. */
function slowCanvas(): Canvas {
  let finish = () => {};
  const change = () => new Promise<void>((resolve) => (finish = resolve));
  return { show: change, change, finish: () => finish(), unghost() {} } as unknown as Canvas;
}

test("people and clocks never wait for the picture, and never go back", async () => {
  opened().tell(state(1));
  await vi.advanceTimersByTimeAsync(0);
  table.canvas = slowCanvas();
  opened().tell(update(2));
  opened().tell(update(3));
  const told = Date.now();
  await vi.advanceTimersByTimeAsync(500);
  expect([table.turn?.version, table.people?.watching, table.peopleAt]).toEqual([2, 3, told]);
  opened().tell({ type: "people", ...(state(4) as State).people });
  table.skipAnimations();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.turn?.version, table.people?.watching]).toEqual([3, 4]);
});

test("a page nobody sees shows everything at once", async () => {
  opened().tell(state(1));
  await vi.advanceTimersByTimeAsync(0);
  table.canvas = slowCanvas();
  opened().tell(update(2));
  opened().tell(update(3));
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.turn?.version).toBe(3);
});

test("a piece in the hand is previewed, and comes back when something else is left", async () => {
  const placement = { zone: "grid", covers: [0], columns: 3, quarters: 0, flipped: false, worth: "+1" };
  const here: Choice = { ...choice, notation: "place a1", spot: "grid:0", ghost: "piece/1", placement };
  const there: Choice = { ...here, notation: "place b1", placement: { ...placement, covers: [1] } };
  const told = state(1) as State;
  told.turn.choices = [choice, here, there];
  opened().tell(told);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened().sent).toMatchObject([{ type: "preview", notation: "place a1" }]);
  expect([table.piece?.notation, table.highlightedSpot, table.choicesAt("grid:0")]).toEqual([
    "place a1",
    null,
    [],
  ]);
  table.placing.pointAt("grid:1");
  expect(table.piece?.notation).toBe("place b1");
  table.pointAt("s");
  expect([table.piece, table.highlighted?.notation, table.highlightedSpot]).toEqual([null, "M3", "s"]);
  table.pointAt(null);
  expect(table.piece?.notation).toBe("place b1");
  // The list takes it in hand, too.
  table.highlight(here);
  table.highlight(null);
  expect(table.piece?.notation).toBe("place a1");
  table.placing.place();
  expect(opened().sent.at(-1)).toMatchObject({ type: "play", notation: "place a1" });
});

/** There is something to choose, and somebody who knows better. */
function hinting(version: number): unknown {
  const before = state(version) as State;
  return {
    ...before,
    hints: true,
    turn: { ...before.turn, choices: [choice, { ...choice, notation: "M4" }] },
  };
}

test("a hint is asked for once, and gone with the position", () => {
  const candidates = [{ notation: "M3", label: "move", chance: 0.6 }];
  const socket = opened();
  socket.tell(state(7));
  table.hints.toggle();
  expect([table.canAskForHint, table.hints.open, socket.sent]).toEqual([false, false, []]);
  socket.tell(hinting(8));
  table.skipAnimations();
  table.hints.toggle();
  expect(socket.sent).toMatchObject([{ type: "hint", version: 8 }]);
  const { id } = socket.sent[0] as { id: number };
  socket.tell({ type: "hint", id: id - 1, candidates });
  expect([table.hints.thinking, table.hints.list]).toEqual([true, null]);
  socket.tell({ type: "hint", id, candidates });
  expect([table.hints.thinking, table.hints.list]).toEqual([false, candidates]);
  socket.tell(update(9));
  table.skipAnimations();
  expect(table.hints.open).toBe(false);
});

test("a hint that is refused says why", () => {
  opened().tell(hinting(7));
  table.hints.toggle();
  const { id } = opened().sent[0] as { id: number };
  opened().tell({ type: "refused", id, error: { code: "too-many", reason: "wait a moment" } });
  expect([table.hints.open, table.refusal]).toEqual([false, "wait a moment"]);
});

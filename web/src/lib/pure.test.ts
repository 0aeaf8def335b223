import { expect, test } from "vitest";
import { backoff } from "./backoff";
import { chart } from "./chart";
import { formatDuration, remaining } from "./clock";
import { commandWords, parseCommand } from "./command";
import { facesOn } from "./faces";
import { fitPicture, formatOf } from "./fit";
import { withKeys } from "./keys";
import { chosenOptions, switchValues } from "./options";
import { fitCount, minWidth } from "./row";
import type { Choice, Face, Picture, State } from "./wire";
import { resolve } from "./outbox.svelte";
import { wordsIn } from "./translate";

const choice = (notation: string, closing = false): Choice => ({
  notation,
  label: notation,
  spot: "s",
  closing,
  ghost: null,
  placement: null,
});

test("waiting grows and stays bounded", () => {
  const waits = Array.from({ length: 9 }, (_, n) => backoff(n, () => 0.5));
  expect(waits.slice(0, 3)).toEqual([300, 1000, 2000]);
  expect(waits[8]).toBe(15000);
});

test("ranges of an option are told number by number", () => {
  const limit = { id: "limit", name: "Limit", text: "", is_variant: true };
  const off = { value: "off", name: "no limit" };
  const values = (numbers: [number, number] | null) =>
    switchValues({ ...limit, values: [off], numbers }).map(({ name }) => name);
  expect(values([8, 10])).toEqual(["no limit", "8", "9", "10"]);
  expect(values(null)).toEqual(["no limit"]);
});

test("options of a table are told in the words of their switches", () => {
  const switches = [
    {
      id: "open_holdings",
      name: "Open goods",
      text: "All see all.",
      is_variant: true,
      values: [
        { value: "off", name: "hidden" },
        { value: "on", name: "open" },
      ],
      numbers: null,
    },
  ];
  expect(chosenOptions(["open_holdings on", "old 3 of 4"], switches)).toEqual([
    { name: "Open goods", value: "open", text: "All see all." },
    { name: "old", value: "3 of 4", text: "" },
  ]);
});

test("a clock runs through its move and then its bank", () => {
  const clock = { move_ms: 5000, bank_ms: 60000, running: true };
  expect(remaining(clock, 3000)).toEqual({ move: 2000, bank: 60000 });
  expect(remaining(clock, 15000)).toEqual({ move: 0, bank: 50000 });
  expect(remaining({ ...clock, running: false }, 15000)).toEqual({ move: 5000, bank: 60000 });
});

test("time reads as on a clock", () => {
  expect([7000, 768000, 18_000_000, 183_600_000].map(formatDuration)).toEqual([
    "0:07",
    "12:48",
    "5:00:00",
    "2 d 3 h",
  ]);
});

test("choices have keys, and the only closing one has E", () => {
  const listed = withKeys([choice("end", true), choice("a"), choice("b")]);
  expect(listed.map((offer) => [offer.choice.notation, offer.key])).toEqual([
    ["a", "1"],
    ["b", "2"],
    ["end", "e"],
  ]);
});

test("keys of choices are distinct, and run out instead of repeating", () => {
  const keys = withKeys(Array.from({ length: 40 }, (_, n) => choice(`c${n}`))).map((offer) => offer.key);
  const given = keys.filter((key) => key !== "");
  expect(new Set(given).size).toBe(given.length);
  expect(keys[39]).toBe("");
});

test("the command line takes numbers, notations and commands", () => {
  const listed = withKeys([choice("M3"), choice("undo")]);
  const zones = [{ id: "belt", title: "Conveyor belt", owner: null, items: [] }];
  const line = (text: string) => parseCommand(text, listed, zones, commandWords(wordsIn("en").text));
  expect(line("1")).toEqual({ kind: "play", notation: "M3" });
  expect(line(" m3 ")).toEqual({ kind: "play", notation: "M3" });
  expect(line("undo")).toEqual({ kind: "play", notation: "undo" });
  expect(line("undo 2")).toEqual({ kind: "undo", steps: 2 });
  expect(line("log")).toEqual({ kind: "log", lines: 5 });
  expect(line("where BELT")).toEqual({ kind: "where", zones });
  expect(line("say hello all")).toEqual({ kind: "say", text: "hello all" });
  expect(line("7")).toEqual({ kind: "unknown" });
});

test("a token of several components shows each of them once", () => {
  const face = (id: string): Face => ({ id, name: id, text: "", clauses: [], facts: [] });
  const known = new Map(["machine/P1", "machine/T3"].map((id) => [id, face(id)]));
  expect(facesOn("machine/P1", known).map(({ id }) => id)).toEqual(["machine/P1"]);
  expect(facesOn("slot/P1+P1+T3", known).map(({ id }) => id)).toEqual(["machine/P1", "machine/T3"]);
  expect(facesOn("back/machine", known)).toEqual([]);
});

test("a chart has its lines, and grid lines at round formatDuration", () => {
  const { lines, ticks, x } = chart(
    [
      [0, 0],
      [10, 4],
      [19, 8],
    ],
    100,
    50,
  );
  expect(lines).toEqual(["M0.0 50.0L50.0 25.0L100.0 2.5", "M0.0 50.0L50.0 40.0L100.0 30.0"]);
  expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  expect(x(1)).toBe(50);
});

test("a wide picture is fitted below the bar, its areas with it", () => {
  const picture = {
    width: 1440,
    height: 900,
    areas: [
      { id: "bar", rect: [0, 0, 1440, 46] },
      { id: "log", rect: [1148, 514, 280, 378] },
    ],
  } as unknown as Picture;
  const fitted = fitPicture(picture, "wide", 1440, 854);
  expect(fitted.view).toEqual({ x: 0, y: 46, width: 1440, height: 854 });
  expect(fitted.place("log")).toEqual({ x: 1148, y: 468, width: 280, height: 378 });
  expect(fitted.place("nothing")).toBeNull();
});

test("phones are tall, desktops wide", () => {
  expect(formatOf(390, 844)).toBe("tall");
  expect(formatOf(1440, 900)).toBe("wide");
  expect(formatOf(1024, 1366)).toBe("tall");
});

test("an unanswered move is sent again only where it still fits", () => {
  const then = { chat: 0, moves: 5 };
  const state = (version: number, ...makers: string[]) => {
    const log = makers.map((by, n) => ({ step: 5 + n, by }));
    return { my_seat: "A", turn: { version }, log, chat: [] } as unknown as State;
  };
  const move = { type: "play", id: 1, version: 7, notation: "M3" } as const;
  expect(resolve(move, then, state(7, "B"))).toBe("resend");
  expect(resolve(move, then, state(8, "B", "A"))).toBe("done");
  // Others have moved since: it was made all the same.
  expect(resolve(move, then, state(10, "B", "A", "B", "C"))).toBe("done");
  expect(resolve(move, then, state(10, "A", "B", "A", "C"))).toBe("lost");
  expect(resolve({ type: "undo", id: 1, version: 7, steps: 1 }, then, state(8, "B"))).toBe("done");
});

test("what was said and arrived is not said twice", () => {
  const line = { id: 5, seat: "A", name: "Ada", text: "hello", at: 0 };
  const state = { my_seat: "A", chat: [line] } as unknown as State;
  const said = { type: "chat", id: 1, text: "hello" } as const;
  expect(resolve(said, { chat: 4, moves: 0 }, state)).toBe("done");
  expect(resolve(said, { chat: 5, moves: 0 }, state)).toBe("resend");
});

test("a row shows everything, or leaves room for the way to the rest", () => {
  expect(fitCount([100, 100, 100], 10, 320, 80)).toBe(3);
  expect(fitCount([100, 100, 100], 10, 319, 80)).toBe(2);
  expect(fitCount([100, 100, 100], 10, 250, 80)).toBe(1);
  expect(fitCount([100, Infinity], 10, 150, 80)).toBe(0);
});

test("words are set as narrow as their lines allow", () => {
  expect(minWidth([40, 40, 40, 40], 10, 1)).toBe(190);
  expect(minWidth([40, 40, 40, 40], 10, 2)).toBe(90);
  expect(minWidth([100, 20, 20], 10, 2)).toBe(100);
  expect(minWidth([40, 40, 40, 40], 10, 3)).toBe(90);
  expect(minWidth([70], 10, 2)).toBe(70);
});

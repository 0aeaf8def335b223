import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import { JoinAttempt } from "./join.svelte";
import { me } from "./me.svelte";
import { rememberedRequest, undecided, vacated } from "./requests";
import type { Chair, People, Sitter } from "./wire";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

const chair = (seat: string, name: string, kind: "nobody" | "human"): Chair => {
  const sitter: Sitter = { kind };
  return { seat, name, sitter, present: true, stand_in: kind === "nobody", asked: false };
};
const cleo = chair("C", "Cleo", "nobody");

function people(requests: string[], third: Chair = cleo): People {
  return {
    status: "running",
    chairs: [chair("A", "Ada", "human"), chair("B", "Bea", "human"), third],
    watching: 1,
    time_control: { kind: "easy" },
    clocks: [],
    requests: requests.map((id) => ({ id, seat: "C", name: "Dora", accepted: ["A"] })),
    expires: null,
  };
}

beforeEach(() => {
  vi.restoreAllMocks();
  const store = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  me.name = "Dora";
});

async function asking(): Promise<JoinAttempt> {
  vi.spyOn(api, "join").mockResolvedValue({ kind: "requested", request: "r1" });
  const join = new JoinAttempt("t", vi.fn());
  await join.ask(cleo);
  return join;
}

test("a request is remembered until the table no longer tells of it", async () => {
  const join = await asking();
  join.meet(people(["r1"]));
  expect(new JoinAttempt("t", vi.fn()).asked).toEqual({ id: "r1", seat: "C", name: "Cleo" });
  expect(rememberedRequest("elsewhere")).toBeNull();
  join.meet(people([]));
  expect(join.asked).toBeNull();
  expect(join.outcome).toEqual({ kind: "declined", name: "Cleo" });
  expect(rememberedRequest("t")).toBeNull();
});

test("a seat that somebody plays now was not declined", async () => {
  const join = await asking();
  join.meet(people([], chair("C", "Dora", "human")));
  expect(join.outcome).toEqual({ kind: "given", name: "Dora" });
});

test("whoever withdraws is not told that they were declined", async () => {
  const join = await asking();
  vi.spyOn(api, "leave").mockRejectedValueOnce(new Refused("offline", "", 0));
  await join.withdraw();
  expect(join.asked?.id).toBe("r1");
  // The table is quicker than the answer.
  vi.spyOn(api, "leave").mockImplementation(() => Promise.resolve(join.meet(people([]))));
  await join.withdraw();
  expect([join.asked, join.outcome]).toEqual([null, null]);
});

test("a former owner sits down at once, and a refusal is said in words", async () => {
  const reconnect = vi.fn();
  const join = new JoinAttempt("t", reconnect);
  vi.spyOn(api, "join").mockResolvedValueOnce({ kind: "seated" });
  await join.ask(cleo);
  expect(join.asked).toBeNull();
  expect(reconnect).toHaveBeenCalledOnce();
  vi.spyOn(api, "join").mockRejectedValueOnce(new Refused("seen-a-hand", "You saw a hand.", 409));
  await join.ask(cleo);
  expect([join.trouble, join.busy]).toEqual(["You saw a hand.", false]);
});

test("a browser without storage forgets, and nothing else changes", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const join = await asking();
  expect(join.asked?.id).toBe("r1");
  expect(new JoinAttempt("t", vi.fn()).asked).toBeNull();
});

test("everybody who sits at the table has a say, and only seats of a running game were left", () => {
  expect(undecided(people([]), ["A"])).toEqual(["Bea"]);
  expect(vacated(people([])).map(({ seat }) => seat)).toEqual(["C"]);
  expect(vacated({ ...people([]), status: "open" })).toEqual([]);
});

test("whoever signs out is nobody here, and asked for nothing", async () => {
  await asking();
  const signOut = vi.spyOn(api, "signOut").mockResolvedValue(null);
  await me.signOut(true);
  expect(signOut).toHaveBeenCalledWith({ everywhere: true });
  expect(me.name).toBe("");
  expect(rememberedRequest("t")).toBeNull();
});

test("a link that was made is shown again, not made useless by another", async () => {
  const recovery = vi.spyOn(api, "recovery").mockResolvedValue({ link: "L" });
  await me.makeLink();
  await me.makeLink();
  expect(recovery).toHaveBeenCalledOnce();
  vi.spyOn(api, "recover").mockResolvedValue({ name: "Ada" });
  await me.recover("secret");
  expect([me.name, me.link]).toEqual(["Ada", ""]);
});

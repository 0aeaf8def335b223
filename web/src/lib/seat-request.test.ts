import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import { SeatRequest } from "./seat-request.svelte";
import { me } from "./me.svelte";
import { storedRequest, undecidedNames, vacantSeats } from "./seat-requests";
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

async function sentRequest(): Promise<SeatRequest> {
  vi.spyOn(api, "join").mockResolvedValue({ kind: "requested", request: "r1" });
  const request = new SeatRequest("t", vi.fn());
  await request.send(cleo);
  return request;
}

test("a request is remembered until the table no longer tells of it", async () => {
  const request = await sentRequest();
  request.update(people(["r1"]));
  expect(new SeatRequest("t", vi.fn()).sent).toEqual({ id: "r1", seat: "C", name: "Cleo" });
  expect(storedRequest("elsewhere")).toBeNull();
  request.update(people([]));
  expect(request.sent).toBeNull();
  expect(request.outcome).toEqual({ kind: "declined", name: "Cleo" });
  expect(storedRequest("t")).toBeNull();
});

test("a seat that somebody plays now was not declined", async () => {
  const request = await sentRequest();
  request.update(people([], chair("C", "Dora", "human")));
  expect(request.outcome).toEqual({ kind: "given", name: "Dora" });
});

test("whoever withdraws is not told that they were declined", async () => {
  const request = await sentRequest();
  vi.spyOn(api, "leave").mockRejectedValueOnce(new Refused("offline", "", 0));
  await request.withdraw();
  expect(request.sent?.id).toBe("r1");
  // The table is quicker than the answer.
  vi.spyOn(api, "leave").mockImplementation(() => Promise.resolve(request.update(people([]))));
  await request.withdraw();
  expect([request.sent, request.outcome]).toEqual([null, null]);
});

test("a former owner sits down at once, and a refusal is said in words", async () => {
  const reconnect = vi.fn();
  const request = new SeatRequest("t", reconnect);
  vi.spyOn(api, "join").mockResolvedValueOnce({ kind: "seated" });
  await request.send(cleo);
  expect(request.sent).toBeNull();
  expect(reconnect).toHaveBeenCalledOnce();
  vi.spyOn(api, "join").mockRejectedValueOnce(new Refused("seen-a-hand", "You saw a hand.", 409));
  await request.send(cleo);
  expect([request.task.error, request.task.busy]).toEqual(["You saw a hand.", false]);
});

test("a browser without storage forgets, and nothing else changes", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const request = await sentRequest();
  expect(request.sent?.id).toBe("r1");
  expect(new SeatRequest("t", vi.fn()).sent).toBeNull();
});

test("everybody who sits at the table has a say, and only seats of a running game were left", () => {
  expect(undecidedNames(people([]), ["A"])).toEqual(["Bea"]);
  expect(vacantSeats(people([])).map(({ seat }) => seat)).toEqual(["C"]);
  expect(vacantSeats({ ...people([]), status: "open" })).toEqual([]);
});

test("whoever signs out is nobody here, and asked for nothing", async () => {
  await sentRequest();
  const signOut = vi.spyOn(api, "signOut").mockResolvedValue(null);
  await me.signOut(true);
  expect(signOut).toHaveBeenCalledWith({ everywhere: true });
  expect(me.name).toBe("");
  expect(storedRequest("t")).toBeNull();
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

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import { loadGallery } from "./game-data";
import { isTransient, loadWithRetry } from "./retry";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

const offline = () => Promise.reject(new Refused("offline", "", 0));
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is needed is asked for until it is there", async () => {
  const get = vi.fn<() => Promise<string>>().mockImplementationOnce(offline).mockImplementationOnce(offline);
  get.mockResolvedValue("here");
  const [onload, onerror] = [vi.fn(), vi.fn()];
  loadWithRetry(get, { onload, onerror });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onerror).toHaveBeenCalledTimes(2);
  expect(onload.mock.calls).toEqual([["here"]]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(get).toHaveBeenCalledTimes(3);
});

test("what the server refuses is not asked for again", async () => {
  const onerror = vi.fn();
  const get = vi.fn(() => Promise.reject(new Refused("not-found", "", 404)));
  loadWithRetry(get, { onload: vi.fn(), onerror });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(get).toHaveBeenCalledOnce();
  expect(onerror).toHaveBeenCalledOnce();
  expect([0, 429, 500, 503].map((status) => isTransient(new Refused("", "", status)))).not.toContain(false);
  expect(isTransient(new TypeError())).toBe(false);
});

test("when the network is back the pause is cut short", async () => {
  const get = vi.fn(offline);
  loadWithRetry(get, { onload: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("online"));
  expect(get).toHaveBeenCalledTimes(2);
  // Not while a request is under way.
  page.dispatchEvent(new Event("online"));
  expect(get).toHaveBeenCalledTimes(2);
});

test("what was stopped is silent, also about what was under way", async () => {
  const [onload, onerror] = [vi.fn(), vi.fn()];
  loadWithRetry(() => Promise.resolve(1), { onload })();
  loadWithRetry(offline, { onload, onerror })();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(onload).not.toHaveBeenCalled();
  expect(onerror).not.toHaveBeenCalled();
});

test("what grows is asked for until it is complete", async () => {
  const get = vi.fn().mockResolvedValueOnce(50).mockImplementationOnce(offline).mockResolvedValue(100);
  const onload = vi.fn();
  loadWithRetry<number>(get, { onload, pollMs: (percent) => (percent < 100 ? 1000 : null) });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(onload.mock.calls).toEqual([[50], [100]]);
});

test("the art of a game that did not come is fetched anew, and one that came is kept", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockImplementation(() => Promise.resolve(new Response("<svg/>")));
  vi.stubGlobal("fetch", fetch);
  await expect(loadGallery("/gallery")).rejects.toSatisfy(isTransient);
  expect(await loadGallery("/gallery")).toBe("<svg/>");
  expect(await loadGallery("/gallery")).toBe("<svg/>");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("an answer that breaks off, or is somebody else's, counts as none", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  for (const answer of [new Response(broken), new Response("<html>Sign in to this network</html>")]) {
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    await expect(api.lobby()).rejects.toMatchObject({ code: "offline", status: 0 });
  }
});

import { afterEach, expect, test, vi } from "vitest";
import { requestNotifications, announceTurn } from "./turn-alert";
import { toggleFullscreen } from "./fullscreen";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en", sound: true } }));

afterEach(() => vi.unstubAllGlobals());

/** As on Android, and in a page that makes too much noise. */
function stubRefusals() {
  const refuse = vi.fn(function () {
    throw new TypeError("Illegal constructor");
  });
  const requestPermission = () => Promise.reject(new DOMException("no", "SecurityError"));
  const Notification = Object.assign(refuse, { permission: "granted", requestPermission });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("AudioContext", refuse);
  vi.stubGlobal("window", { Notification });
  const requestFullscreen = () => Promise.reject(new TypeError("no"));
  const document = { hidden: true, fullscreenEnabled: true, documentElement: { requestFullscreen } };
  vi.stubGlobal("document", document);
  return refuse;
}

test("a browser that can neither ring nor notify lets the turn begin", () => {
  const refuse = stubRefusals();
  announceTurn("Game", "What now?");
  expect(refuse).toHaveBeenCalledTimes(2);
});

test("a browser that refuses to ask or to fill the screen leaves everything as it was", async () => {
  stubRefusals();
  await expect(requestNotifications()).resolves.toBeUndefined();
  await expect(toggleFullscreen()).resolves.toBeUndefined();
});

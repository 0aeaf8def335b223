import { beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import { me } from "./me.svelte";

vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

beforeEach(() => {
  vi.restoreAllMocks();
  me.name = "";
  vi.spyOn(api, "nameMe").mockImplementation((name) => Promise.resolve({ name }));
});

test("who has no identity gets a friendly name", async () => {
  vi.spyOn(api, "me").mockRejectedValue(new Refused("nobody", "", 401));
  await me.ensure();
  expect(me.name).toMatch(/^\p{L}+ \d\d$/u);
});

test("who is known keeps their name, also when the server does not answer", async () => {
  for (const status of [0, 429, 500, 503]) {
    vi.spyOn(api, "me").mockRejectedValue(new Refused("trouble", "", status));
    await expect(me.ensure()).rejects.toThrow(Refused);
  }
  expect(api.nameMe).not.toHaveBeenCalled();
  vi.spyOn(api, "me").mockResolvedValue({ name: "Ada" });
  await me.ensure();
  expect(me.name).toBe("Ada");
  expect(api.nameMe).not.toHaveBeenCalled();
});

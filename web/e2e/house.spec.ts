import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./house";
import { board, changing, myTurn, playNow } from "./play";

async function sound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join("\n  ")}`,
  );
  expect(told.join("\n")).toBe("");
}

/** Plays a whole game quickly, with the first answer to every question. */
async function playThrough(page: Page) {
  while ((await myTurn(page)) === "mine") {
    await changing(page, () => page.locator(".choice").first().click());
  }
}

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing, ${theme}`, async ({ browser, house }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({
      baseURL: house.url,
      colorScheme: theme,
      reducedMotion: "reduce",
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("button", { name: /Play now/ })).toBeVisible();
    await sound(page);
    await page.getByRole("button", { name: "New table" }).click();
    await sound(page);
    await page.keyboard.press("Escape");
    await playNow(page);
    await myTurn(page);
    await sound(page);
    await page.keyboard.press("r");
    await expect(page.locator("[data-clause]").first()).toBeVisible();
    await sound(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("t");
    await expect(page.getByLabel("Command")).toBeVisible();
    await sound(page);
    await page.keyboard.press("t");
    await board(page);
    await playThrough(page);
    await sound(page);
    await page.getByRole("dialog").getByRole("link", { name: "Watch the replay" }).click();
    await board(page);
    await sound(page);
    await page.getByRole("button", { name: "Results" }).click();
    await sound(page);
    await context.close();
  });
}

test("the first board is there within a second, and the client is light", async ({ page }) => {
  await playNow(page);
  const table = page.url();
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const urls = new Map<string, string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!/\/api\//.test(urls.get(requestId) ?? "/api/")) bytes += encodedDataLength;
  });
  const start = Date.now();
  await page.goto(table);
  await board(page);
  const took = Date.now() - start;
  console.log(`first board after ${took} ms, client ${(bytes / 1024).toFixed(1)} KB`);
  expect(took).toBeLessThan(1000);
  expect(bytes).toBeLessThan(100 * 1024);
});

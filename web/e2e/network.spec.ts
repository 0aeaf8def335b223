// The network comes and goes while somebody clicks around.

import { expect, type BrowserContext, type Page } from "@playwright/test";
import { test } from "./server";
import { board, changing, clickAnswer, dice, myTurn, playNow, playOn } from "./play";

const CUTS = 20;
/** Whatever is not there just now is left out: the next click will find something. */
const SHORT = { timeout: 400 };

type Roll = (n: number) => number;

/** Errors of the page: exceptions, promises nobody handled, and what it writes itself. */
function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on("pageerror", (error) => told.push(`${error.name}: ${error.message}`));
  page.on("console", (message) => {
    const isNetwork = /net::ERR_|WebSocket connection to/.test(message.text());
    if (message.type() === "error" && !isNetwork) told.push(message.text());
  });
  return told;
}

async function rejections(page: Page) {
  await page.addInitScript(() => {
    addEventListener("unhandledrejection", ({ reason }) => console.error(`unhandled: ${String(reason)}`));
  });
}

/** Off for a moment, at some moment. */
async function cut(context: BrowserContext, page: Page, roll: Roll, click: () => Promise<unknown>) {
  await Promise.all([
    click().catch(() => undefined),
    (async () => {
      await page.waitForTimeout(roll(120));
      await context.setOffline(true);
      await page.waitForTimeout(40 + roll(400));
      await context.setOffline(false);
    })(),
  ]);
}

/** Clicks within a page of the client: the pages themselves are not fetched anew. */
function clicks(page: Page, table: string, replay: string, roll: Roll): (() => Promise<unknown>)[] {
  const go = (path: string) =>
    page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  const faces = page.locator(".picture [data-face]");
  return [
    () => go("/"),
    () => page.getByRole("button", { name: "New table" }).first().click(SHORT),
    () => page.keyboard.press("Escape"),
    () => go(table),
    () => go(table),
    () => page.keyboard.press("r"),
    async () => faces.nth(roll(await faces.count())).click({ ...SHORT, force: true }),
    async () => page.mouse.move(200 + roll(900), 150 + roll(500)),
    () => page.locator(".prompt .choice").first().hover(SHORT),
    () => clickAnswer(page, roll),
    () => page.keyboard.press("t"),
    () => page.keyboard.press("h"),
    () => go(replay),
    () => page.getByRole("button", { name: "Next move" }).click(SHORT),
    () => page.getByRole("button", { name: "To the end" }).click(SHORT),
    () => page.getByRole("button", { name: "Analysis" }).click(SHORT),
  ];
}

test("the network goes twenty times while somebody clicks around", async ({ page, context }) => {
  test.setTimeout(300_000);
  await rejections(page);
  // Repeated, it is another walk.
  const roll = dice(21 + test.info().repeatEachIndex);
  await playNow(page);
  const replay = new URL(page.url()).pathname.replace("table", "replay");
  const finished = page.url();
  await page.goto("/");
  await playOn(page, finished, 10_000, roll);
  await playNow(page);
  const table = new URL(page.url()).pathname;
  // From here on: before, the browser wrote down that a newcomer has no name yet.
  const told = complaints(page);
  const all = clicks(page, table, replay, roll);
  page.setDefaultTimeout(1500);
  for (let n = 0; n < CUTS; n++) {
    for (let before = roll(3); 0 < before; before--) await all[roll(all.length)]?.().catch(() => undefined);
    await cut(context, page, roll, all[roll(all.length)] ?? (() => Promise.resolve()));
  }
  page.setDefaultTimeout(15_000);
  await page.goto(table);
  // The text view may have been left on.
  await expect(page.locator(".picture [data-token], #command").first()).toBeAttached();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator("[data-link]")).toHaveAttribute("data-link", "open", { timeout: 20_000 });
  if (!(await page.locator("svg.picture").isVisible())) await page.keyboard.press("t");
  await board(page);
  if ((await myTurn(page)) === "mine") await changing(page, () => clickAnswer(page, roll));
  expect(told).toEqual([]);
});

test("art, colours and rules that did not come are fetched when the network is back", async ({ page }) => {
  let down = true;
  const refused = new Set<string>();
  await page.route(/\/api\/(art\/|games\/[^/]+\/rules)/, (route) => {
    if (!down) return route.continue();
    refused.add(new URL(route.request().url()).pathname);
    return route.abort("internetdisconnected");
  });
  await playNow(page);
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "All rules" }).click();
  await expect(page.getByText("The server is not responding.")).toBeVisible();
  // Symbols, colours and the book.
  await expect.poll(() => refused.size).toBe(3);
  down = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("[data-clause]").first()).toBeVisible();
  await expect(page.locator("symbol").first()).toBeAttached();
  // The game's own sheet sets the colours again.
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes("/api/")).length);
  await expect.poll(sheets).toBe(1);
});

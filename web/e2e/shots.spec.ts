// Pictures for a reviewer, in e2e/shots: games seen in every way at a few moments.

import { type Browser, type BrowserContext, type Page } from "@playwright/test";
import { test } from "./server";
import {
  board,
  CLOUDAGE,
  dice,
  myTurn,
  playNow,
  playOn,
  playSeeded,
  SKI_STATION,
  WHISTLE_MOUNTAIN,
} from "./play";

const sizes = [
  { name: "wide", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "tall", viewport: { width: 390, height: 844 }, isMobile: true },
];
const locales = { en: "en-GB", fr: "fr-FR" };

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Lang = keyof typeof locales;

async function shoot(
  browser: Browser,
  storageState: State,
  url: string,
  moment: string,
  langs: Lang[],
  prepare?: (page: Page) => Promise<unknown>,
) {
  for (const { name, viewport, isMobile } of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const lang of langs) {
        const context = await browser.newContext({
          storageState,
          viewport,
          isMobile,
          hasTouch: isMobile,
          colorScheme,
          locale: locales[lang],
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        await page.goto(url);
        if (new URL(url).pathname === "/") await page.locator(".button.brass").first().waitFor();
        else await board(page);
        await prepare?.(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `e2e/shots/${moment}-${name}-${colorScheme}-${lang}.png` });
        await context.close();
      }
    }
  }
}

test.setTimeout(600_000);

test("pictures", async ({ page, browser, server }) => {
  const roll = dice(3);
  await playNow(page);
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await shoot(browser, state, url, "planning", ["en"]);
  await playOn(page, url, 4, roll);
  await shoot(browser, state, url, "actions", ["en"]);
  await playOn(page, url, 30, roll);
  await shoot(browser, state, url, "middle", ["en", "fr"]);
  await shoot(browser, state, server.url, "lobby", ["en", "fr"]);
  await playOn(page, url, 10_000, roll);
  await shoot(browser, state, url, "end", ["en"]);
  await shoot(browser, state, `${url.replace("/table/", "/replay/")}#60`, "replay", ["en"]);
});

test("pictures of hints and of hindsight", async ({ page, browser, server }) => {
  await playNow(page, undefined, "novice");
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await shoot(browser, state, url, "hint", ["en", "fr"], async (page) => {
    await page.keyboard.press("h");
    await page.locator(".hint").first().waitFor();
  });
  await shoot(browser, state, server.url, "lobby", ["en"]);
  await shoot(browser, state, server.url, "form", ["en", "fr"], async (page) => {
    await page.locator("article .actions > .button:last-child").first().click();
    await page.locator("dialog select").nth(1).selectOption("bot master");
    await page.locator("dialog fieldset").nth(2).scrollIntoViewIfNeeded();
  });
  await playOn(page, url, 10_000, dice(3));
  await shoot(browser, state, url, "hindsight", ["en", "fr"], async (page) => {
    await page.locator(".analyse").click();
    await page.locator(".mark").first().waitFor({ timeout: 180_000 });
    await page.locator("dialog ol").last().scrollIntoViewIfNeeded();
  });
  const replay = url.replace("/table/", "/replay/");
  await shoot(browser, state, `${replay}#60`, "hindsight-replay", ["en"], async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 500) await page.getByRole("button", { name: "Log" }).click();
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.locator(".mark").first().waitFor();
  });
});

test("pictures of a game with pieces on a grid", async ({ page, browser }) => {
  const roll = dice(4);
  await playSeeded(page, WHISTLE_MOUNTAIN, "canyon");
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await playOn(page, url, 12, roll);
  await shoot(browser, state, url, "canyon-early", ["en"]);
  await playOn(page, url, 400, roll, { line: "The water rises to row 3" });
  await playOn(page, url, 400, roll, "piece");
  await shoot(browser, state, url, "canyon-middle", ["en", "fr"]);
  await playOn(page, url, 400, roll, { line: "The water rises to row 6" });
  await shoot(browser, state, url, "canyon-flooded", ["en"]);
  await playOn(page, url, 10_000, roll);
  await shoot(browser, state, url, "canyon-end", ["en"]);
});

test("pictures of a game on plates, a mountain and a village", async ({ page, browser }) => {
  const roll = dice(4);
  await playSeeded(page, SKI_STATION, "alp");
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await shoot(browser, state, url, "slopes-early", ["en"]);
  await playOn(page, url, 400, roll, { line: "Round 3" });
  await playOn(page, url, 400, roll, "piece");
  await shoot(browser, state, url, "slopes-middle", ["en", "fr"]);
  await playOn(page, url, 400, roll, { line: "Round 6" });
  await shoot(browser, state, url, "slopes-late", ["en"]);
  await playOn(page, url, 10_000, roll);
  await shoot(browser, state, url, "slopes-end", ["en"]);
});

test("pictures of a game of flights over a map of hexes", async ({ page, browser }) => {
  const roll = dice(4);
  await playSeeded(page, CLOUDAGE, "cloud");
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await shoot(browser, state, url, "clouds-early", ["en"]);
  await playOn(page, url, 400, roll, { line: "Round 3" });
  await playOn(page, url, 400, roll, { choice: "enter" });
  await shoot(browser, state, url, "clouds-middle", ["en", "fr"]);
  await playOn(page, url, 400, roll, { line: "Round 6" });
  await shoot(browser, state, url, "clouds-late", ["en"]);
  await playOn(page, url, 10_000, roll);
  await shoot(browser, state, url, "clouds-end", ["en"]);
});

// Pictures for a reviewer, in e2e/shots: one game, seen in every way at a few moments.

import { type Browser, type BrowserContext } from "@playwright/test";
import { test } from "./house";
import { board, dice, myTurn, playNow, playOn } from "./play";

const sizes = [
  { name: "wide", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "tall", viewport: { width: 390, height: 844 }, isMobile: true },
];

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

async function shoot(browser: Browser, storageState: State, url: string, moment: string) {
  for (const { name, viewport, isMobile } of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const lang of ["en", "fr"] as const) {
        const locale = lang === "fr" ? "fr-FR" : "en-GB";
        const context = await browser.newContext({
          storageState,
          viewport,
          isMobile,
          hasTouch: isMobile,
          colorScheme,
          locale,
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        await page.goto(url);
        if (moment === "lobby") await page.locator(".button.brass").first().waitFor();
        else await board(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `e2e/shots/${moment}-${name}-${colorScheme}-${lang}.png` });
        await context.close();
      }
    }
  }
}

test("pictures", async ({ page, browser, house }) => {
  test.setTimeout(900_000);
  const roll = dice(3);
  await playNow(page);
  await myTurn(page);
  const url = page.url();
  const state = { ...(await page.context().storageState()), origins: [] };
  await page.goto("/");
  await shoot(browser, state, url, "planning");
  await playOn(page, url, 4, roll);
  await shoot(browser, state, url, "actions");
  await playOn(page, url, 30, roll);
  await shoot(browser, state, url, "middle");
  await shoot(browser, state, house.url, "lobby");
  await playOn(page, url, 10_000, roll);
  await shoot(browser, state, url, "end");
  await shoot(browser, state, `${url.replace("/table/", "/replay/")}#60`, "replay");
});

// Pictures for a reviewer, in e2e/shots.

import { type Page } from "@playwright/test";
import { test } from "./house";
import { board, changing, myTurn, playNow } from "./play";

const looks = [
  { name: "wide", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "tall", viewport: { width: 390, height: 844 }, isMobile: true },
];

async function shot(page: Page, name: string) {
  await page.waitForTimeout(300);
  await page.screenshot({ path: `e2e/shots/${name}.png` });
}

for (const { name, viewport, isMobile } of looks) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const lang of ["en", "fr"] as const) {
      test(`pictures, ${name}, ${colorScheme}, ${lang}`, async ({ browser, house }) => {
        test.setTimeout(600_000);
        const context = await browser.newContext({
          baseURL: house.url,
          viewport,
          isMobile,
          hasTouch: isMobile,
          colorScheme,
          locale: lang === "fr" ? "fr-FR" : "en-GB",
          reducedMotion: "reduce",
        });
        const page = await context.newPage();
        const look = `${name}-${colorScheme}-${lang}`;
        await page.goto("/");
        await page.locator(".button.brass").first().waitFor();
        await shot(page, `lobby-${look}`);
        await playNow(page);
        await myTurn(page);
        await shot(page, `planning-${look}`);
        for (let answer = 1; (await myTurn(page)) === "mine"; answer++) {
          await changing(page, () => page.locator(".choice").first().click());
          if (answer % 15 === 0 && answer <= 60) await shot(page, `play${answer}-${look}`);
        }
        await shot(page, `end-${look}`);
        await page.keyboard.press("Escape");
        await shot(page, `over-${look}`);
        await page.goto(page.url().replace("/table/", "/replay/") + "#40");
        await board(page);
        await shot(page, `replay-${look}`);
        await context.close();
      });
    }
  }
}

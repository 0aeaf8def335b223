// What people need who hear the table, or go through it with keys.

import { expect, type Page } from "@playwright/test";
import { test } from "./server";
import {
  board,
  changing,
  clickAnswer,
  CLOUDAGE,
  dice,
  IMAGINARIUM,
  myTurn,
  playNow,
  playOn,
  playSeeded,
  SKI_STATION,
  WHISTLE_MOUNTAIN,
} from "./play";

test("Escape leads from the menu of a spot back to the spot", async ({ page }) => {
  await playNow(page);
  const roll = dice(11);
  const many = page.locator('.picture [aria-haspopup="menu"]').first();
  for (let tries = 0; tries < 80 && (await many.count()) === 0; tries++) {
    if ((await myTurn(page)) === "over") break;
    await changing(page, () => clickAnswer(page, roll));
    await myTurn(page);
  }
  const spot = await many.getAttribute("data-spot");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
  await many.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("menu");
  const items = menu.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  // Long enough for a preview, which draws the spot anew.
  await page.waitForTimeout(400);
  await page.keyboard.press("ArrowUp");
  await expect(items.last()).toBeFocused();
  await page.waitForTimeout(400);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  expect(await focused()).toBe(spot);
  await page.keyboard.press("Enter");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toHaveCount(0);
  expect(await focused()).not.toBe(spot);
});

test("lines of a long log stay themselves while others follow", async ({ page }) => {
  await playSeeded(page, IMAGINARIUM, "log");
  await myTurn(page);
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 60, dice(3));
  await page.goto(table);
  await board(page);
  const lines = page.locator("[role=log] li");
  await expect(lines).toHaveCount(200);
  const last = await lines.last().evaluateHandle((line) => line);
  const words = await last.innerText();
  await changing(page, () => page.locator(".prompt .choice").first().click());
  await expect(lines.last()).not.toHaveText(words);
  expect(await last.evaluate((line) => (line.isConnected ? (line as HTMLElement).innerText : ""))).toBe(
    words,
  );
});

test("a refusal is said where the words were before", async ({ page }) => {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id: number };
      const trouble = { code: "not-legal", reason: "Not with these tools" };
      if (type === "play") socket.send(JSON.stringify({ type: "refused", id, error: trouble }));
      else server.send(message);
    });
  });
  await playNow(page);
  await myTurn(page);
  const said = page.locator(".words p[aria-live]");
  const before = await said.evaluateHandle((words) => words);
  await page.locator(".prompt .choice").first().click();
  await expect(said).toHaveText("Not with these tools");
  expect(await before.evaluate((words) => words.isConnected)).toBe(true);
});

/** The link of the table in the menu, and what its button says after a click. */
async function copyLink(page: Page): Promise<string> {
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Copy" }).click();
  await page.waitForTimeout(200);
  return page.locator("dialog label .button").last().innerText();
}

test("without a clipboard, links are copied the old way", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await playNow(page);
  expect(await copyLink(page)).toBe("Copied");
  await page.keyboard.press("Escape");
  const chat = page.getByLabel("Say something to the table");
  await chat.focus();
  await page.keyboard.press("Control+V");
  await expect(chat).toHaveValue(page.url());
});

test("what was not copied is not called copied", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await playNow(page);
  expect(await copyLink(page)).toBe("Copy");
  await expect(page.getByText("copy it yourself")).toBeVisible();
  const selected = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  expect(selected).toBe(page.url());
});

for (const game of [IMAGINARIUM, WHISTLE_MOUNTAIN, SKI_STATION, CLOUDAGE]) {
  test(`the focus stays while what it is on is previewed: ${game}`, async ({ page }) => {
    await playSeeded(page, game, "focus");
    await myTurn(page);
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: one } = document;
        return one?.getAttribute("data-spot") ?? `${one?.tagName} ${one?.textContent?.trim()}`;
      });
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press("Tab");
      const before = await focused();
      // Long enough for a preview, which draws parts of the table anew.
      await page.waitForTimeout(400);
      expect(await focused()).toBe(before);
    }
  });
}

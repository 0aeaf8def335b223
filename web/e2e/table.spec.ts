import { expect } from "@playwright/test";
import { test } from "./server";
import {
  board,
  changing,
  clickAnswer,
  clickSpot,
  dice,
  middle,
  myTurn,
  playNow,
  pressAnswer,
  version,
} from "./play";

test("undo, redo, and the fence", async ({ page }) => {
  await playNow(page);
  const roll = dice(3);
  const undo = page.getByRole("button", { name: "Undo" });
  // A move that can be taken back comes soon; before it, and after luck, Undo is closed.
  await myTurn(page);
  await expect(undo).toBeDisabled();
  for (let tries = 0; tries < 60 && (await undo.isDisabled()); tries++) {
    await changing(page, () => clickAnswer(page, roll));
    await myTurn(page);
  }
  await expect(undo).toBeEnabled();
  const question = await page.locator("#question").innerText();
  const log = await page.locator("[role=log] li").count();
  await changing(page, () => undo.click());
  await expect(page.getByRole("button", { name: "Redo" })).toBeVisible();
  expect(await page.locator("[role=log] li").count()).toBeLessThan(log);
  await changing(page, () => page.keyboard.press("y"));
  await expect(page.locator("#question")).toHaveText(question);
  await expect(page.locator("[role=log] li")).toHaveCount(log);
  // The fence: when others have played, what came before stands.
  while (!/End your turn/.test(await page.locator("#question").innerText())) {
    await changing(page, () => clickAnswer(page, roll));
    if ((await myTurn(page)) === "over") return;
  }
  await changing(page, () => page.keyboard.press("e"));
  await myTurn(page);
  await expect(undo).toBeDisabled();
});

test("a spot and its choice light up together", async ({ page }) => {
  await playNow(page);
  await myTurn(page);
  const choice = page.locator(".prompt .choice").first();
  await choice.hover();
  await expect(page.locator(".picture .hot").first()).toBeAttached();
  await page.mouse.move(5, 300);
  await expect(page.locator(".picture .hot")).toHaveCount(0);
  await page.locator('.picture [data-spot][role="button"]').first().focus();
  await expect(page.locator(".choice.hot").first()).toBeAttached();
});

test("the pointer on a choice tells what it would do, and does nothing", async ({ page }) => {
  await playNow(page);
  const roll = dice(13);
  const words = page.locator(".words p");
  for (let tries = 0; tries < 40 && (await myTurn(page)) === "mine"; tries++) {
    const [before, headline] = [await version(page), await words.innerText()];
    await page.locator(".prompt .choice").first().hover();
    await page.waitForTimeout(500);
    const told = await words.innerText();
    expect(await version(page)).toBe(before);
    await page.mouse.move(5, 300);
    await expect(words).toHaveText(headline);
    if (told !== headline) return;
    await changing(page, () => clickAnswer(page, roll));
  }
  throw new Error("no choice told what it would do");
});

test("a click counts, however long one looked before", async ({ page }) => {
  await playNow(page);
  const roll = dice(17);
  const lone = page.locator('.picture [data-spot][role="button"]:not([aria-haspopup]) .hit');
  for (let looks = 0; looks < 4 && (await myTurn(page)) === "mine";) {
    if ((await lone.count()) === 0) {
      await changing(page, () => pressAnswer(page, roll));
      continue;
    }
    const { x, y } = await middle(lone.first());
    await page.mouse.move(x, y);
    // Long enough for a preview.
    await page.waitForTimeout(400);
    await changing(page, () => page.mouse.click(x, y, { delay: 80 }));
    looks++;
  }
});

test("a click goes through what flies over the table", async ({ page }) => {
  await playNow(page);
  const roll = dice(19);
  const lone = page.locator('.picture [data-spot][role="button"]:not([aria-haspopup]) .hit');
  while ((await myTurn(page)) === "mine" && (await lone.count()) === 0) {
    await changing(page, () => pressAnswer(page, roll));
  }
  // A copy of something lit, as large as the table, that never arrives.
  await page.locator(".picture .flights:last-child").evaluate((flights) => {
    flights.innerHTML = '<rect class="hit" width="100%" height="100%" fill="none" pointer-events="all"/>';
  });
  const { x, y } = await middle(lone.first());
  await changing(page, () => page.mouse.click(x, y));
});

test("several choices on one spot open a menu", async ({ page }) => {
  await playNow(page);
  const roll = dice(11);
  for (let tries = 0; tries < 80; tries++) {
    if ((await myTurn(page)) === "over") break;
    const many = page.locator('.picture [aria-haspopup="menu"]').first();
    if (0 < (await many.count())) {
      await changing(page, () => clickSpot(page, many));
      return;
    }
    await changing(page, () => clickAnswer(page, roll));
  }
  test.skip(true, "no spot had several choices");
});

test("a component is shown large, its rule in the drawer", async ({ page }) => {
  await playNow(page);
  await page.locator('.picture [data-face^="machine/"]').first().hover();
  await expect(page.locator("aside h2")).toBeVisible();
  await page.mouse.move(700, 5);
  await expect(page.locator("aside h2")).toHaveCount(0);
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: /player aid/i })).toBeVisible();
  await page.getByRole("button", { name: "All rules" }).click();
  await page.getByPlaceholder("Search the rules").fill("belt");
  await expect(page.getByRole("status").filter({ hasText: "clause" })).toBeVisible();
  await expect(page.locator("[data-clause]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-clause]")).toHaveCount(0);
});

test("zoom and fit", async ({ page }) => {
  await playNow(page);
  const width = () => page.locator("svg.picture").evaluate((svg) => svg.getBoundingClientRect().width);
  const fitted = await width();
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBeGreaterThan(fitted * 1.5);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(fitted);
});

test("text view: some turns on the command line", async ({ page }) => {
  await playNow(page);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Text view");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The table in words" })).toBeVisible();
  await expect(page.locator(".zones h4").first()).toBeVisible();
  const line = page.getByLabel("Command");
  for (let turn = 0; turn < 8; turn++) {
    await myTurn(page);
    const notation = await page.locator("ol code").first().innerText();
    await changing(page, async () => {
      await line.fill(turn % 2 === 0 ? "1" : notation);
      await line.press("Enter");
    });
  }
  await line.fill("where belt");
  await line.press("Enter");
  await expect(page.locator(".answer p").first()).toBeVisible();
  // What cannot be done is refused by its name only to whoever is asked.
  await myTurn(page);
  await line.fill("fly away");
  await line.press("Enter");
  await expect(page.locator(".answer")).toContainText("fly away");
});

test("French, switched while playing", async ({ page }) => {
  await playNow(page);
  const english = await page.locator("#question").innerText();
  await page.keyboard.press("m");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("#question")).not.toHaveText(english);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
  await page.reload();
  await board(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("phone", async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await playNow(page);
  const roll = dice(2);
  for (let turn = 0; turn < 12 && (await myTurn(page)) === "mine"; turn++) {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    const buttons = page.locator(".prompt .choice");
    const box = await buttons.first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await changing(page, async () => buttons.nth(roll(await buttons.count())).tap());
  }
  await page.getByRole("button", { name: /^Log/ }).tap();
  await expect(page.getByRole("log")).toBeVisible();
  await context.close();
});

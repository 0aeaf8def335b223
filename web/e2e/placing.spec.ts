// A piece in the hand: moved, turned, flipped and put down.

import { expect, type Page } from "@playwright/test";
import { test } from "./server";
import {
  board,
  cells,
  changing,
  dice,
  ghost,
  middle,
  myTurn,
  playNow,
  playOn,
  playSeeded,
  version,
  WHISTLE_MOUNTAIN,
} from "./play";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A piece that brings something is in my hand. */
async function holding(page: Page) {
  await playSeeded(page, WHISTLE_MOUNTAIN, "timber");
  await myTurn(page);
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 400, dice(5), "flippable");
  await page.goto(table);
  await board(page);
  await expect(ghost(page)).toBeVisible();
}

/** How it lies: its face with its turn, and its place. */
function lies(page: Page): Promise<string> {
  return ghost(page).evaluate((use) => ["href", "x", "y"].map((name) => use.getAttribute(name)).join(" "));
}

test("arrows move the piece, R turns it, F flips it, Enter puts it down", async ({ page }) => {
  await holding(page);
  const said = page.locator(".words p[aria-live=polite]");
  await expect(page.locator(".held .sign")).toContainText(/\d/);
  await expect(said).toContainText(/^At .*scores \d/);
  const before = await version(page);
  const seen = new Set([await lies(page)]);
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]) {
    await page.keyboard.press(key);
    seen.add(await lies(page));
  }
  expect(seen.size).toBeGreaterThan(1);
  for (const [name, key] of [
    ["Turn", "r"],
    ["Flip", "f"],
  ] as const) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    const [face, words] = [await ghost(page).getAttribute("href"), await said.innerText()];
    await page.keyboard.press(key);
    expect(await ghost(page).getAttribute("href")).not.toBe(face);
    expect(await said.innerText()).not.toBe(words);
  }
  expect(await version(page)).toBe(before);
  await changing(page, () => page.keyboard.press("Enter"));
});

test("the mouse carries the piece, and a click puts it down", async ({ page }) => {
  await holding(page);
  const all = cells(page);
  const [first, last] = [await middle(all.first()), await middle(all.last())];
  await page.mouse.move(first.x, first.y);
  const there = await lies(page);
  await page.mouse.move(last.x, last.y);
  expect(await lies(page)).not.toBe(there);
  await changing(page, () => page.mouse.click(last.x, last.y));
});

test("a finger shows first where the piece would lie", async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await holding(page);
  const before = await version(page);
  const seen = new Set<string>();
  for (const cell of [cells(page).first(), cells(page).last()]) {
    const { x, y } = await middle(cell);
    await page.touchscreen.tap(x, y);
    seen.add(await lies(page));
  }
  expect(seen.size).toBe(2);
  expect(await version(page)).toBe(before);
  await changing(page, () => page.locator(".piece .place").tap());
  await context.close();
});

test("a phone shows the whole question, and one row of answers", async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await playNow(page, WHISTLE_MOUNTAIN);
  for (let turn = 0; turn < 8 && (await myTurn(page)) === "mine"; turn++) {
    const cut = await page
      .locator("#question, .prompt .choice span")
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.clientHeight + 1 < node.scrollHeight).map((node) => node.textContent),
      );
    expect(cut).toEqual([]);
    const sheet = await page.locator(".sheet").boundingBox();
    expect(sheet?.height).toBeLessThan(190);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const place = page.locator(".piece .place");
    const answer = (await place.count()) === 0 ? page.locator(".prompt .choice").first() : place;
    await changing(page, () => answer.tap());
  }
  await context.close();
});

test("a piece lies where it lies, however late its symbols come", async ({ page }) => {
  await holding(page);
  await expect(page.locator(".held .sign use").first()).toBeVisible();
  const early = await middle(ghost(page));
  let late = 0;
  await page.route("**/api/art/*", async (route) => {
    if (route.request().resourceType() === "fetch") {
      await new Promise((resolve) => setTimeout(resolve, 600));
      late++;
    }
    await route.continue();
  });
  await page.reload();
  await board(page);
  await expect(page.locator(".held .sign use").first()).toBeVisible();
  expect(late).toBeGreaterThan(0);
  const { x, y } = await middle(ghost(page));
  expect(Math.hypot(x - early.x, y - early.y)).toBeLessThan(1);
});

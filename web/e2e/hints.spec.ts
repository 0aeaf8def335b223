// Bots that think, what they advise, and what they say of a game that is over.

import { expect, type Locator, type Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { test } from "./server";
import { board, changing, dice, IMAGINARIUM, myTurn, playNow, playOn, playSeeded } from "./play";

/** Nothing that keeps anybody from reading it. */
async function isReadable(page: Page, what: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include(what).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Milliseconds until the page has answered a click, as it measures them itself. */
function answer(button: Locator): Promise<number> {
  return button.evaluate(async (element) => {
    const begin = performance.now();
    (element as HTMLElement).click();
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    return performance.now() - begin;
  });
}

/** How long the page takes to answer clicks that are no moves. */
async function answerTimes(page: Page) {
  const times: number[] = [];
  for (let n = 0; n < 10; n++) {
    for (const name of ["Chat", "Log", "Menu"]) {
      times.push(Math.round(await answer(page.getByRole("button", { name }))));
    }
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  times.sort((a, b) => a - b);
  return { median: times[15] ?? 0, most: times.at(-1) ?? 0 };
}

test("three bots think, and the table answers at once", async ({ page }) => {
  await playNow(page, IMAGINARIUM, "master");
  await myTurn(page);
  const quiet = await answerTimes(page);
  const mine = page.locator('.page[data-whose="mine"]');
  while (0 < (await mine.count())) {
    await changing(page, () => page.locator(".prompt .choice").last().click());
  }
  // While the others think, everything that is no move is there as always.
  const busy = await answerTimes(page);
  console.log(`a click: ${quiet.median} ms, ${busy.median} ms while bots think, at most ${busy.most} ms`);
  // On a machine that has other work every click takes longer, but bots take no more of it.
  expect(busy.median).toBeLessThan(Math.max(200, 3 * quiet.median));
  await myTurn(page);
  await changing(page, () => page.locator(".prompt .choice").first().click());
});

test("a hint is asked for, shown on the table, and played", async ({ page }) => {
  await playNow(page);
  await myTurn(page);
  const hints = page.getByRole("region", { name: "What a good player would do" });
  const choices = hints.locator(".hint");
  const begin = Date.now();
  await page.getByRole("button", { name: "What would you do?" }).click();
  await expect(choices.first()).toBeVisible();
  const time = Date.now() - begin;
  console.log(`a hint after ${time} ms`);
  expect(time).toBeLessThan(3000);
  await expect(hints.locator("[aria-live]")).toContainText("%");
  await isReadable(page, ".hints");
  await choices.first().hover();
  await expect(page.locator(".hint.hot")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(hints).toHaveCount(0);
  await page.keyboard.press("h");
  await changing(page, () => choices.first().click());
  await expect(hints).toHaveCount(0);
});

test("no hints where none were wanted", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: IMAGINARIUM }) });
  await card.getByRole("button", { name: "New table" }).click();
  await page.getByLabel("Seat 2").selectOption({ label: "Bot: novice" });
  await expect(page.getByRole("dialog").getByText("Is new to the game")).toBeVisible();
  const hints = page.getByLabel("Hints: the player to move");
  await expect(hints).toBeChecked();
  await hints.uncheck();
  await isReadable(page, "dialog");
  await page.getByRole("button", { name: "Open the table" }).click();
  await board(page);
  await myTurn(page);
  await expect(page.getByRole("button", { name: "What would you do?" })).toHaveCount(0);
});

test("the end: everybody's chances, and the moves that decided it", async ({ page }) => {
  await playSeeded(page, IMAGINARIUM, "chances");
  await myTurn(page);
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 2000, dice(5));
  await page.goto(table);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "How was it decided?" }).click();
  const chances = dialog.getByRole("img", { name: "Chances of winning" });
  await expect(chances).toBeVisible({ timeout: 120_000 });
  await isReadable(page, "dialog");
  await expect(dialog.getByRole("heading", { name: "Where it was decided" })).toBeVisible();
  await page.goto(table.replace("/table/", "/replay/"));
  await page.getByRole("button", { name: "Analysis" }).click();
  const turns = page.locator(".analysis ol button");
  await expect(page.getByRole("img", { name: "Chances of winning" })).toBeVisible();
  await isReadable(page, ".side");
  if (0 < (await turns.count())) {
    await turns.first().click();
    await expect(page).not.toHaveURL(/#0$/);
  }
});

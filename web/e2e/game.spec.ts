import { expect, type Page } from "@playwright/test";
import { test } from "./server";
import {
  changing,
  clickAnswer,
  CLOUDAGE,
  dice,
  IMAGINARIUM,
  myTurn,
  playNow,
  playSeeded,
  pressAnswer,
  SKI_STATION,
  WHISTLE_MOUNTAIN,
} from "./play";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(300_000);

type Answer = (page: Page, roll: (n: number) => number) => Promise<void>;

/** Plays until the game is over, and tells how often it answered. */
async function toTheEnd(page: Page, answer: Answer, seed: number): Promise<number> {
  const roll = dice(seed);
  let answers = 0;
  while ((await myTurn(page)) === "mine") {
    await changing(page, () => answer(page, roll));
    // Whoever is in a hurry does not watch the others: any key shows at once what has happened.
    await page.keyboard.press("0");
    answers++;
  }
  return answers;
}

async function theEnd(page: Page) {
  const end = page.getByRole("dialog");
  await expect(end.getByRole("table").first()).toBeVisible();
  await expect(end.getByRole("img", { name: "Scores over time" })).toBeVisible();
}

test("a newcomer's first game, to the end, by clicks alone", async ({ page }) => {
  await playNow(page, IMAGINARIUM);
  expect(await toTheEnd(page, clickAnswer, 7)).toBeGreaterThan(20);
  await theEnd(page);
  await page.getByRole("dialog").getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.locator("output")).toContainText("Move 0 of");
});

test("the same by keys alone", async ({ page }) => {
  await page.goto("/");
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab");
    if (/Play now/.test(await page.locator(":focus").innerText())) break;
  }
  await page.keyboard.press("Enter");
  await toTheEnd(page, pressAnswer, 5);
  await theEnd(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a game with pieces on a grid, to the end, by clicks alone", async ({ page }) => {
  await playSeeded(page, WHISTLE_MOUNTAIN, "alp");
  expect(await toTheEnd(page, clickAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

test("a game with pieces on a grid, to the end, by keys alone", async ({ page }) => {
  await playSeeded(page, WHISTLE_MOUNTAIN, "alp");
  expect(await toTheEnd(page, pressAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

test("a game on plates, a mountain and a village, to the end, by clicks alone", async ({ page }) => {
  await playSeeded(page, SKI_STATION, "alp");
  expect(await toTheEnd(page, clickAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

test("a game on plates, a mountain and a village, to the end, by keys alone", async ({ page }) => {
  await playSeeded(page, SKI_STATION, "alp");
  expect(await toTheEnd(page, pressAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

test("a game of flights over a map of hexes, to the end, by clicks alone", async ({ page }) => {
  await playSeeded(page, CLOUDAGE, "cloud");
  expect(await toTheEnd(page, clickAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

test("a game of flights over a map of hexes, to the end, by keys alone", async ({ page }) => {
  await playSeeded(page, CLOUDAGE, "cloud");
  expect(await toTheEnd(page, pressAnswer, 4)).toBeGreaterThan(40);
  await theEnd(page);
});

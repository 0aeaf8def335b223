import { expect } from "@playwright/test";
import { test } from "./house";
import { changing, clickAnswer, dice, myTurn, playNow } from "./play";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a newcomer's first game, to the end, by clicks alone", async ({ page }) => {
  test.setTimeout(600_000);
  await playNow(page);
  const roll = dice(7);
  let answers = 0;
  while ((await myTurn(page)) === "mine") {
    await changing(page, () => clickAnswer(page, roll));
    answers++;
  }
  const end = page.getByRole("dialog");
  await expect(end.getByRole("table").first()).toBeVisible();
  await expect(end.getByRole("img", { name: "Scores over time" })).toBeVisible();
  expect(answers).toBeGreaterThan(20);
  await end.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.locator("output")).toContainText("Move 0 of");
});

test("the same by keys alone", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/");
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab");
    if (/Play now/.test(await page.locator(":focus").innerText())) break;
  }
  await page.keyboard.press("Enter");
  const roll = dice(5);
  while ((await myTurn(page)) === "mine") {
    await changing(page, async () => {
      const keys = page.locator(".prompt .choice[aria-keyshortcuts]");
      const key = await keys.nth(roll(await keys.count())).getAttribute("aria-keyshortcuts");
      await page.keyboard.press(key ?? "a");
    });
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

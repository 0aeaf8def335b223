// Lessons, taken in every way there is: by the pointer, by keys alone, in words alone.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./server";

const FIRST = {
  imaginarium: "six-points",
  "whistle-mountain": "scaffolds",
  "ski-station": "first-bell",
  cloudage: "first-point",
};

const coach = (page: Page) => page.getByRole("region", { name: "Coach" });
const showMe = (page: Page) => coach(page).getByRole("button", { name: "Show me" });
const goOn = (page: Page) => coach(page).getByRole("button", { name: "Go on" });
const learned = (page: Page) => coach(page).getByRole("heading", { name: "Lesson learned!" });

/** What the coach waits for. */
async function phase(page: Page): Promise<"asking" | "done" | "over"> {
  await expect(showMe(page).or(goOn(page)).or(learned(page)).first()).toBeVisible({ timeout: 30_000 });
  if (await learned(page).isVisible()) return "over";
  return (await goOn(page).isVisible()) ? "done" : "asking";
}

/** What the coach says now. */
const said = (page: Page) => coach(page).innerText();

/** Goes through the lesson that is open, with `answer` for every question. */
async function take(page: Page, answer: (phase: "asking" | "done") => Promise<void>) {
  for (let steps = 0; steps < 60; steps++) {
    const now = await phase(page);
    if (now === "over") return;
    const before = await said(page);
    await answer(now);
    await expect.poll(() => said(page), { timeout: 30_000 }).not.toBe(before);
  }
  throw new Error("the lesson has no end");
}

async function sound(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`)).toEqual([]);
}

for (const [game, lesson] of Object.entries(FIRST)) {
  test(`the first lesson of ${game}, by the pointer`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    const link = page.getByRole("list").getByRole("link").first();
    await expect(link).toHaveAttribute("href", `/learn/${game}/${lesson}`);
    await link.click();
    await expect(page.locator(".veil .edge rect").first()).toBeAttached();
    await take(page, (now) => (now === "done" ? goOn(page) : showMe(page)).click());
    await expect(coach(page).getByRole("link", { name: /^Next: / })).toBeVisible();
    await page.getByRole("link", { name: "Leave the lesson" }).click();
    await expect(page.getByText("Done.", { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText("Done.", { exact: true })).toHaveCount(1);
  });

  test(`the first lesson of ${game}, by keys alone`, async ({ page }) => {
    await page.goto(`/learn/${game}/${lesson}`);
    await take(page, async (now) => {
      // What goes on is in focus; what shows the move is some steps away.
      for (let tabs = 0; tabs < 80; tabs++) {
        const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
        if (focused === (now === "done" ? "Go on" : "Show me")) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
    });
  });

  test(`the first lesson of ${game}, in words alone`, async ({ page }) => {
    await page.goto(`/learn/${game}/${lesson}`);
    await page.getByRole("button", { name: "Text view" }).click();
    await expect(page.getByLabel("Command")).toBeVisible();
    await expect(coach(page).getByText(/^Look at: /)).toBeVisible();
    await take(page, (now) => (now === "done" ? goOn(page) : showMe(page)).click());
  });
}

test("another move is explained and not made, and the right one is", async ({ page }) => {
  await page.goto("/learn/imaginarium/six-points");
  await expect(showMe(page)).toBeVisible();
  const version = () => page.locator(".page").getAttribute("data-version");
  const before = await version();
  await page.locator(".prompt").getByRole("button", { name: "Done" }).click();
  await expect(coach(page).getByText(/idle/)).toBeVisible();
  expect(await version()).toBe(before);
  await page.locator('.picture [data-spot="slots-A/S2"]').click();
  await expect(coach(page).getByText(/first point/)).toBeVisible();
  expect(await version()).not.toBe(before);
});

test("axe finds nothing in a lesson and in a course", async ({ page }) => {
  await page.goto("/learn/cloudage");
  await expect(page.getByRole("list").getByRole("link").first()).toBeVisible();
  await sound(page);
  await page.goto("/learn/cloudage/first-point");
  await expect(showMe(page)).toBeVisible();
  await sound(page);
  await showMe(page).click();
  await expect(goOn(page)).toBeVisible();
  await sound(page);
  await take(page, (now) => (now === "done" ? goOn(page) : showMe(page)).click());
  await sound(page);
});

test("a lost connection goes on with the same step", async ({ page, context }) => {
  await page.goto("/learn/imaginarium/six-points");
  await showMe(page).click();
  await goOn(page).click();
  await expect(page.getByRole("list", { name: "Step 2 of 6" })).toBeVisible();
  await context.setOffline(true);
  await page.waitForTimeout(500);
  await context.setOffline(false);
  await expect(showMe(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Step 2 of 6" })).toBeVisible();
});

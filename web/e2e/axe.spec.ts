import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./server";
import {
  board,
  CLOUDAGE,
  dice,
  ghost,
  myTurn,
  playNow,
  playOn,
  playSeeded,
  SKI_STATION,
  WHISTLE_MOUNTAIN,
} from "./play";

async function sound(page: Page, rules: string[]) {
  // Colours come with the sheet of the game.
  await page.waitForLoadState("networkidle");
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length === 0 ? axe : axe.withRules(rules)).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((n) => n.html).join("\n  ")}`,
  );
  expect(told.join("\n")).toBe("");
}

/** In both lights, in the same place. By night only the colours differ. */
async function soundInBoth(page: Page) {
  for (const [colorScheme, rules] of [
    ["light", []],
    ["dark", ["color-contrast"]],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await sound(page, [...rules]);
  }
}

test("axe finds nothing on lobby, table, text view, end and replay", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Play now/ }).first()).toBeVisible();
  await soundInBoth(page);
  await page.getByRole("button", { name: "New table" }).first().click();
  await soundInBoth(page);
  await page.keyboard.press("Escape");
  await playNow(page);
  await myTurn(page);
  await soundInBoth(page);
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: /player aid/i })).toBeVisible();
  await soundInBoth(page);
  await page.getByRole("button", { name: "All rules" }).click();
  await expect(page.locator("[data-clause]").first()).toBeVisible();
  await soundInBoth(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect(page.getByLabel("Command")).toBeVisible();
  await soundInBoth(page);
  await page.keyboard.press("t");
  await board(page);
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 10_000, dice(1));
  await page.goto(table);
  await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
  await soundInBoth(page);
  await page.getByRole("dialog").getByRole("link", { name: "Watch the replay" }).click();
  await board(page);
  await soundInBoth(page);
  await page.getByRole("button", { name: "Results" }).click();
  await soundInBoth(page);
});

for (const [game, seed] of [
  [WHISTLE_MOUNTAIN, "copper"],
  [SKI_STATION, "alp"],
] as const) {
  test(`axe finds nothing on a table of ${game}, while a piece is placed, and at its end`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await playSeeded(page, game, seed);
    await myTurn(page);
    await soundInBoth(page);
    const table = page.url();
    await page.goto("/");
    await playOn(page, table, 400, dice(2), "piece");
    await page.goto(table);
    await expect(ghost(page)).toBeVisible();
    await soundInBoth(page);
    await page.goto("/");
    await playOn(page, table, 10_000, dice(2));
    await page.goto(table);
    await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
    await soundInBoth(page);
  });
}

test(`axe finds nothing on a table of ${CLOUDAGE}, in a flight, and at its end`, async ({ page }) => {
  test.setTimeout(300_000);
  await playSeeded(page, CLOUDAGE, "cloud");
  await myTurn(page);
  await soundInBoth(page);
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 400, dice(2), { line: "Round 3" });
  await playOn(page, table, 400, dice(2), { choice: "enter" });
  await page.goto(table);
  await board(page);
  await soundInBoth(page);
  await page.goto("/");
  await playOn(page, table, 10_000, dice(2));
  await page.goto(table);
  await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
  await soundInBoth(page);
});

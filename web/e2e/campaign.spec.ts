// A campaign: begun, played on, looked back upon, begun again, carried away and brought back.

import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "./server";
import { board, changing, clickAnswer, dice, myTurn, playOn } from "./play";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const CLOUDAGE = "CloudAge";
const sizes = [
  { name: "wide", viewport: { width: 1440, height: 900 }, isMobile: false },
  { name: "tall", viewport: { width: 390, height: 844 }, isMobile: true },
];

/** Me and a bot, through the form for a new table. */
async function beginCampaign(page: Page, seed: string) {
  await page.goto("/");
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: CLOUDAGE }) });
  await card.getByRole("button", { name: "New table" }).click();
  await expect(page.getByRole("radio", { name: "A single game" })).toBeChecked();
  await page.getByRole("radio", { name: "A campaign of 7 chapters" }).check();
  await page.getByLabel("Seat 2").selectOption({ label: "Bot: random" });
  await page.getByLabel("Assign seats at random").uncheck();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Open the table" }).click();
  await board(page);
}

/** A few answers by the mouse, the others without a picture; then the results lie on the table. */
async function playChapter(page: Page, roll: (n: number) => number) {
  for (let n = 0; n < 4 && (await myTurn(page)) === "mine"; n++) {
    await changing(page, () => clickAnswer(page, roll));
  }
  const table = page.url();
  await page.goto("/");
  await playOn(page, table, 10_000, roll);
  await page.goto(table);
  await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
}

/** By night only the colours differ. */
async function sound(page: Page) {
  for (const [colorScheme, rules] of [
    ["light", []],
    ["dark", ["color-contrast"]],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (rules.length === 0 ? axe : axe.withRules([...rules])).analyze();
    const told = violations.map(({ id, nodes }) => `${id}\n  ${nodes.map((n) => n.html).join("\n  ")}`);
    expect(told.join("\n")).toBe("");
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** Pictures for a reviewer, where they are wanted: `SHOTS=1`. */
async function shoot(browser: Browser, page: Page, moment: string, whole = true) {
  if (!process.env.SHOTS) return;
  const storageState = { ...(await page.context().storageState()), origins: [] };
  for (const { name, viewport, isMobile } of sizes) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const locale of whole && name === "tall" ? ["en-GB", "fr-FR"] : ["en-GB"]) {
        const options = { storageState, viewport, isMobile, hasTouch: isMobile, colorScheme, locale };
        const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
        const tab = await context.newPage();
        await tab.goto(page.url());
        await tab.waitForLoadState("networkidle");
        const path = `e2e/shots/campaign-${moment}-${name}-${colorScheme}-${locale.slice(0, 2)}.png`;
        await tab.screenshot({ path, fullPage: whole });
        await context.close();
      }
    }
  }
}

test("a campaign is played on from chapter to chapter, and its save goes and comes", async ({
  page,
  browser,
}) => {
  test.setTimeout(process.env.SHOTS ? 600_000 : 180_000);
  const roll = dice(5);
  await beginCampaign(page, "wells");
  await expect(page.getByRole("link", { name: "Chapter 1 of 7" })).toBeVisible();
  await shoot(browser, page, "table", false);
  await playChapter(page, roll);

  const end = page.getByRole("dialog", { name: "Chapter 1 is over" });
  await expect(end.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await shoot(browser, page, "end", false);
  await end.getByRole("link", { name: "The road so far" }).click();
  await expect(page.getByRole("heading", { name: "The road so far" })).toBeVisible();
  const stations = page.locator(".path > ol > li");
  await expect(stations).toHaveCount(7);
  const first = page.getByRole("article", { name: "Chapter 1" });
  await expect(first.getByRole("list", { name: "What happened in chapter 1" })).toContainText("Silent Wells");
  await expect(first.getByRole("link", { name: "Watch chapter 1 again" })).toHaveAttribute("href", /replay/);
  for (const ahead of [3, 7]) {
    const said = (await stations.nth(ahead - 1).innerText()).replace(/\s+/g, " ").trim();
    expect(said).toBe(`${ahead} Chapter ${ahead}: not yet reached`);
  }
  await sound(page);
  await shoot(browser, page, "road");

  await page.getByRole("button", { name: "Play chapter 2" }).first().click();
  await board(page);
  await expect(page.getByRole("link", { name: "Chapter 2 of 7" })).toBeVisible();
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Campaigns" });
  await expect(mine).toContainText("Chapter 2 of 7");
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("Chapter 2");
  await shoot(browser, page, "lobby");
  await sound(page);
  await mine.getByRole("link", { name: "Continue" }).click();
  await board(page);
  await playChapter(page, roll);
  await page.getByRole("dialog").getByRole("button", { name: "Next chapter" }).click();
  await board(page);
  await page.getByRole("link", { name: "Chapter 3 of 7" }).click();
  await expect(page.getByRole("article", { name: /^Chapter/ })).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(2);
  await shoot(browser, page, "road-2");

  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the save" }).click();
  const save = await readFile(await (await coming).path(), "utf8");
  const scores = save.split("\n").filter((line) => line.startsWith("scores"));
  expect(scores).toHaveLength(2);
  await takeIn(page, "nothing of the kind");
  await expect(page.getByRole("alert")).toContainText("no campaign");
  await page.getByLabel("Text of the save").fill(save.replace(scores[1] ?? "", "scores 99 0"));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("not as it was saved");
  await sound(page);
  await page.getByRole("button", { name: "Continue from chapter 2" }).click();
  await expect(page.getByRole("article", { name: /^Chapter/ })).toHaveCount(2);
  await expect(page.getByText("Played elsewhere")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).first().click();
  await board(page);
  await expect(page.getByRole("link", { name: "Chapter 2 of 7" })).toBeVisible();
});

async function takeIn(page: Page, text: string) {
  await page.goto("/");
  await page.getByRole("button", { name: "Import a save" }).click();
  await page.getByLabel("Text of the save").fill(text);
  await page.getByRole("button", { name: "Import", exact: true }).click();
}

test("a chapter that is begun again says so where it was played", async ({ page, context }) => {
  await beginCampaign(page, "wells");
  const before = page.url();
  const tab = await context.newPage();
  await tab.goto(before);
  await board(tab);
  await page.getByRole("link", { name: "Chapter 1 of 7" }).click();
  await page.getByRole("button", { name: "Restart this chapter" }).click();
  await page.getByRole("button", { name: "No, keep it" }).click();
  await page.getByRole("button", { name: "Restart this chapter" }).click();
  await page.getByRole("button", { name: "Yes, restart chapter 1" }).click();
  await board(page);
  expect(page.url()).not.toBe(before);
  await expect(tab.getByText("This chapter was restarted at another table.")).toBeVisible();
  await tab.getByRole("link", { name: "Go there" }).click();
  await expect(tab).toHaveURL(page.url());
  await board(tab);
});

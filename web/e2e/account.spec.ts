// Whose browser this is: signing out, and a link that replaces who was here.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { guest } from "./guests";
import { test } from "./server";
import { board, playSeeded, SKI_STATION } from "./play";

async function nameMe(page: Page, name: string) {
  await page.goto("/");
  await page.getByRole("button", { name: /^You/ }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign out" })).toBeVisible();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a link" }).click();
  return page.getByLabel("Recovery link").inputValue();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
}

test("a recovery link says whom it replaces, and that one can come back", async ({
  page,
  browser,
  server,
}) => {
  await nameMe(page, "Ada");
  const ada = await makeLink(page);
  const other = await guest(browser, server);
  await nameMe(other, "Bea");
  await other.goto(ada);
  await expect(other.getByRole("heading", { name: "You are signed in as Bea." })).toBeVisible();
  await expect(other.getByText(/Bea’s seats can be reached only with Bea’s own recovery link/)).toBeVisible();
  await expectAccessible(other);
  const bea = await makeLink(other);
  await other.getByRole("button", { name: "Yes, this is me" }).click();
  await expect(other.getByText("Welcome back, Ada.")).toBeVisible();
  await other.goto(bea);
  await expect(other.getByRole("heading", { name: "You are signed in as Ada." })).toBeVisible();
  await other.getByRole("button", { name: "Yes, this is me" }).click();
  await expect(other.getByText("Welcome back, Bea.")).toBeVisible();
  // Where nobody is replaced, nobody is warned.
  const fresh = await guest(browser, server);
  await fresh.goto(ada);
  await expect(fresh.getByRole("button", { name: "Yes, this is me" })).toBeEnabled();
  await expect(fresh.getByText("You are signed in as")).toHaveCount(0);
});

for (const [choice, everywhere] of [
  ["Sign out of this browser", false],
  ["Sign out everywhere", true],
] as const) {
  test(`${choice}: only after a warning, and then like a newcomer`, async ({ page, context }) => {
    // What the server will do: the cookie goes.
    const bodies: unknown[] = [];
    await page.route("**/api/me/sign-out*", async (route) => {
      bodies.push(route.request().postDataJSON());
      await context.clearCookies();
      await route.fulfill({ status: 204 });
    });
    await nameMe(page, "Ada");
    await page.getByRole("button", { name: choice }).click();
    const sure = page.getByRole("group", { name: choice });
    await expect(sure).toContainText("Only a recovery link brings Ada back");
    await expect(page.getByRole("button", { name: "Stay signed in" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(sure).toHaveCount(0);
    expect(bodies).toEqual([]);
    await page.getByRole("button", { name: choice }).click();
    const link = await makeLink(page);
    await sure.getByRole("button", { name: choice }).click();
    await expect(page.getByRole("button", { name: "You: Guest" })).toBeVisible();
    expect(bodies).toEqual([{ everywhere }]);
    await page.getByRole("button", { name: "You: Guest" }).click();
    await expect(page.getByRole("heading", { name: "Sign out" })).toHaveCount(0);
    await page.goto(link);
    await page.getByRole("button", { name: "Yes, this is me" }).click();
    await expect(page.getByText("Welcome back, Ada.")).toBeVisible();
  });
}

test("luck that was fixed is said at the table, in the menu and in words", async ({ page }) => {
  await playSeeded(page, SKI_STATION, "alp");
  await page.getByRole("button", { name: "Fixed seed" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toContainText("The seed of this table was chosen by its host. Whoever knows the seed");
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await expect(page.getByText("The seed of this table was chosen by its host.")).toBeVisible();
  await page.keyboard.press("t");
  await board(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Fixed seed" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

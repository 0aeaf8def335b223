// Seats that were left, and signing out, with the real server.

import { expect, type Page } from "@playwright/test";
import { guest, leave, leftTable } from "./guests";
import { test } from "./server";
import { board } from "./play";

const ask = (page: Page) => page.getByRole("button", { name: "Ask to take over Cleo’s seat" });
const request = (page: Page) =>
  page.getByRole("group", { name: "Dora would like to take over Cleo’s seat." });

test.describe("a seat that was left", () => {
  test("is taken over when everybody has agreed", async ({ page, browser, server }) => {
    const { bea } = await leftTable(page, browser, server);
    const dora = await guest(browser, server, "Dora");
    await dora.goto(page.url());
    await ask(dora).click();
    await expect(dora.getByText("Waiting for Ada and Bea to agree.").last()).toBeVisible();
    await request(page).getByRole("button", { name: "Let in" }).click();
    await expect(request(page)).toContainText("You have agreed. Waiting for Bea to agree.");
    await expect(request(bea)).toContainText("Already agreed: Ada.");
    await dora.reload();
    await expect(dora.getByText("Waiting for Bea to agree.").last()).toBeVisible();
    await request(bea).getByRole("button", { name: "Let in" }).click();
    await expect(dora.getByText("You are watching")).toHaveCount(0);
    await board(dora);
    for (const one of [page, bea, dora]) await expect(one.locator(".notes .note")).toHaveCount(0);
  });

  test("stays with its bot when one of them declines, or the asker withdraws", async ({
    page,
    browser,
    server,
  }) => {
    const { bea } = await leftTable(page, browser, server);
    const dora = await guest(browser, server, "Dora");
    await dora.goto(page.url());
    await ask(dora).click();
    await request(bea).getByRole("button", { name: "Decline" }).click();
    await expect(dora.getByText("Your request for Cleo’s seat was declined.").last()).toBeVisible();
    await expect(request(page)).toHaveCount(0);
    await ask(dora).click();
    await expect(request(page)).toBeVisible();
    await dora.getByRole("button", { name: "Withdraw" }).click();
    await expect(request(page)).toHaveCount(0);
    await expect(dora.getByText("You are watching")).toBeVisible();
  });

  test("goes back to its owner at once, and to nobody who saw another hand", async ({
    page,
    browser,
    server,
  }) => {
    const { bea, cleo, id } = await leftTable(page, browser, server);
    await leave(bea, id);
    await bea.reload();
    await ask(bea).click();
    await expect(bea.locator(".notes").getByRole("alert")).toBeVisible();
    await expect(bea.getByText("You are watching")).toBeVisible();
    await cleo.reload();
    await ask(cleo).click();
    await expect(cleo.getByText("You are watching")).toHaveCount(0);
  });
});

test.describe("signing out", () => {
  for (const everywhere of [false, true]) {
    test(everywhere ? "everywhere" : "of this browser", async ({ page, browser, server }) => {
      const ada = await guest(browser, server, "Ada");
      await ada.goto("/");
      await ada.getByRole("button", { name: "You: Ada" }).click();
      await ada.getByRole("button", { name: "Make a link" }).click();
      await page.goto(await ada.getByLabel("Recovery link").inputValue());
      await page.getByRole("button", { name: "Yes, this is me" }).click();
      await expect(page.getByText("Welcome back, Ada.")).toBeVisible();
      const what = everywhere ? "Sign out everywhere" : "Sign out of this browser";
      await ada.getByRole("button", { name: what }).click();
      await ada.getByRole("group", { name: what }).getByRole("button", { name: what }).click();
      await expect(ada.getByRole("button", { name: "You: Guest" })).toBeVisible();
      expect((await ada.request.get("/api/me")).status()).toBe(401);
      await page.goto("/");
      await expect(page.getByRole("button", { name: everywhere ? "You: Guest" : "You: Ada" })).toBeVisible();
    });
  }
});

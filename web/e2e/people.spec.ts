import { type Browser, expect, type Page } from "@playwright/test";
import { type Server, test } from "./server";
import { board, changing, clickAnswer, dice, myTurn, playNow, version } from "./play";

async function guest(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

/** Opens a table for two and gives its address. */
async function tableForTwo(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).first().click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: /Waiting for players/ })).toBeVisible();
  return page.url();
}

test("two browsers at one table: each sees only its own goods", async ({ page, browser, server }) => {
  const link = await tableForTwo(page);
  const other = await guest(browser, server);
  await other.goto(link);
  await other.getByRole("button", { name: "Sit here" }).first().click();
  await Promise.all([board(page), board(other)]);

  const goods = (who: Page) =>
    who
      .locator("[data-counter^='goods-']")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => /\d/.test(node.textContent ?? ""))
          .map((node) => node.getAttribute("data-counter")?.split("/")[0]),
      );
  const [mine, theirs] = [new Set(await goods(page)), new Set(await goods(other))];
  expect([mine.size, theirs.size]).toEqual([1, 1]);
  expect([...mine][0]).not.toBe([...theirs][0]);

  const roll = dice(4);
  for (let turn = 0; turn < 10; turn++) {
    await expect
      .poll(async () => [await whose(page), await whose(other)].includes("mine"), { timeout: 15_000 })
      .toBe(true);
    const asked = (await whose(page)) === "mine" ? page : other;
    await changing(asked, () => clickAnswer(asked, roll));
    await expect.poll(async () => (await version(page)) === (await version(other))).toBe(true);
  }

  await page.getByLabel("Say something to the table").fill("<b>Hello</b> & welcome");
  await page.keyboard.press("Enter");
  await other.getByRole("button", { name: /Chat/ }).click();
  await expect(other.locator(".chat")).toContainText("<b>Hello</b> & welcome");
});

function whose(page: Page): Promise<string | null> {
  return page.locator(".page").getAttribute("data-whose");
}

test("whoever comes to a table hears of its options and its luck", async ({ page, browser, server }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).first().click();
  await page.getByText("Variants", { exact: true }).click();
  await page.getByLabel("Open goods").selectOption("on");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed").fill("seven");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: /Waiting for players/ })).toBeVisible();
  const other = await guest(browser, server);
  await other.goto(page.url());
  await expect(other.getByText("Open goods: everybody sees all goods and points")).toBeVisible();
  await expect(other.getByText("The seed of this table was chosen by its host.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("seed chosen by its host")).toBeVisible();
  const plain = await guest(browser, server);
  await tableForTwo(plain);
  await expect(plain.getByText(/differ from the default|seed of this table/)).toHaveCount(0);
});

test("a table that cannot be shown says why, and is left alone", async ({ page }) => {
  let sockets = 0;
  await page.routeWebSocket(/\/socket/, (socket) => {
    sockets++;
    const trouble = { code: "broken", reason: "Its rules are gone" };
    socket.send(JSON.stringify({ type: "refused", id: 0, error: trouble }));
    void socket.close();
  });
  await page.goto("/table/some");
  await expect(page.getByText("Its rules are gone")).toBeVisible();
  await page.waitForTimeout(1000);
  expect(sockets).toBe(1);
});

test("a spectator is asked nothing and offered nothing", async ({ page, browser, server }) => {
  await playNow(page);
  await myTurn(page);
  const other = await guest(browser, server);
  await other.goto(page.url());
  await board(other);
  await expect(other.getByText("You are watching")).toBeVisible();
  await expect(other.locator(".choice")).toHaveCount(0);
});

test("a second tab stays in step", async ({ page, context }) => {
  await playNow(page);
  await myTurn(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await board(tab);
  const roll = dice(9);
  for (let turn = 0; turn < 4 && (await myTurn(page)) === "mine"; turn++) {
    await changing(page, () => clickAnswer(page, roll));
    await myTurn(page);
    await expect.poll(async () => (await version(tab)) === (await version(page))).toBe(true);
  }
});

test("the server is killed and comes back: the table goes on", async ({ page, server }) => {
  await playNow(page);
  await myTurn(page);
  const roll = dice(6);
  await changing(page, () => clickAnswer(page, roll));
  await myTurn(page);
  const before = Number(await version(page));
  await server.kill();
  await expect(page.locator("[data-link]")).not.toHaveAttribute("data-link", "open");
  await expect(page.locator("[data-link]")).toContainText(/Offline|Connecting/);
  await server.start();
  await expect(page.locator("[data-link]")).toHaveAttribute("data-link", "open", { timeout: 30_000 });
  expect(Number(await version(page))).toBeGreaterThanOrEqual(before);
  await myTurn(page);
  await changing(page, () => clickAnswer(page, roll));
});

test("offline for a while", async ({ page, context }) => {
  await playNow(page);
  await myTurn(page);
  await context.setOffline(true);
  await expect(page.locator("[data-link]")).toHaveAttribute("data-link", "waiting");
  await context.setOffline(false);
  await expect(page.locator("[data-link]")).toHaveAttribute("data-link", "open", { timeout: 20_000 });
  await changing(page, () => clickAnswer(page, dice(8)));
});

test("a recovery link makes another browser me", async ({ page, browser, server }) => {
  await playNow(page);
  await page.goto("/");
  await page.getByRole("button", { name: /^You/ }).click();
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Recovery link").inputValue();
  const other = await guest(browser, server);
  await other.goto(link);
  await other.getByRole("button", { name: "Yes, this is me" }).click();
  await expect(other.getByText("Welcome back, Ada.")).toBeVisible();
  await other.getByRole("link", { name: "To the lobby" }).click();
  await expect(other.getByRole("link", { name: "Continue" })).toBeVisible();
});

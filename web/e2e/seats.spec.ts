// Seats that were left, and tables that were. What the server tells of them is put into its messages here.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { JoinRequest, Lobby, ServerMessage, People } from "../src/lib/wire";
import { guest, leftTable } from "./guests";
import { test } from "./server";
import { board } from "./play";

const DAY = Date.UTC(2031, 4, 17, 12) / 1000;

/** Adds something to what the table tells of its people, now and later. */
async function telling(page: Page) {
  let change: Partial<People> = {};
  let last: People | null = null;
  let tell = (_: unknown) => {};
  // Without it the server sends plain text, which is read here.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    tell = (news) => socket.send(JSON.stringify(news));
    server.onMessage((message) => {
      const news = JSON.parse(String(message)) as ServerMessage;
      const people = news.type === "people" ? news : "people" in news ? news.people : undefined;
      if (people) {
        last = { ...people };
        Object.assign(people, change);
      }
      tell(news);
    });
  });
  return (next: Partial<People>) => {
    change = next;
    if (last) tell({ ...last, ...next, type: "people" });
  };
}

const request = (accepted: string[]): JoinRequest => ({ id: "r1", seat: "C", name: "Dora", accepted });

test("a spectator asks for a seat that was left, waits, and withdraws", async ({ page, browser, server }) => {
  await leftTable(page, browser, server);
  const dora = await guest(browser, server, "Dora");
  const tell = await telling(dora);
  await dora.route(/\/join/, (route) => {
    tell({ requests: [request([])] });
    return route.fulfill({ json: { kind: "requested", request: "r1" } });
  });
  let left = 0;
  await dora.route(/\/leave/, (route) => {
    left++;
    tell({ requests: [] });
    return route.fulfill({ status: 204 });
  });
  await dora.goto(page.url());
  await dora.getByRole("button", { name: "Ask to take over Cleo’s seat" }).click();
  const note = dora.locator(".notes .note");
  await expect(note).toContainText("You asked to take over Cleo’s seat. Waiting for Ada and Bea to agree.");
  tell({ requests: [request(["A"])] });
  await expect(note).toContainText("Waiting for Bea to agree.");
  await expect(dora.locator(".notes [aria-live]")).toContainText("Waiting for Bea to agree.");
  await dora.reload();
  await expect(note).toContainText("Waiting for Bea to agree.");
  await note.getByRole("button", { name: "Withdraw" }).press("Enter");
  await expect(dora.getByRole("button", { name: "Ask to take over Cleo’s seat" })).toBeVisible();
  // What is shown does not wait for the server.
  await expect.poll(() => left).toBe(1);
});

test("a request that was declined is said to be so, and one that may not be made", async ({
  page,
  browser,
  server,
}) => {
  await leftTable(page, browser, server);
  const dora = await guest(browser, server, "Dora");
  const tell = await telling(dora);
  const trouble = { code: "seen-a-hand", reason: "You have seen another hand of this table." };
  await dora.route(/\/join/, (route) => route.fulfill({ status: 409, json: trouble }));
  await dora.goto(page.url());
  await dora.getByRole("button", { name: /^Ask to take over/ }).click();
  await expect(dora.getByRole("alert").filter({ hasText: trouble.reason })).toBeVisible();
  await dora.route(/\/join/, (route) => {
    tell({ requests: [request([])] });
    return route.fulfill({ json: { kind: "requested", request: "r1" } });
  });
  await dora.getByRole("button", { name: /^Ask to take over/ }).click();
  await expect(dora.locator(".notes .note")).toContainText("Waiting for Ada and Bea");
  tell({ requests: [] });
  await expect(dora.locator(".notes .note").first()).toContainText(
    "Your request for Cleo’s seat was declined.",
  );
});

test("whoever sits there hears who would like to come, and lets them in", async ({
  page,
  browser,
  server,
}) => {
  const { bea } = await leftTable(page, browser, server);
  const tell = await telling(bea);
  const answers: unknown[] = [];
  await bea.route(/\/requests\/r1/, (route) => {
    answers.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await bea.reload();
  await board(bea);
  await expect(bea.locator(".notes .note")).toHaveCount(0);
  tell({ requests: [request(["A"])] });
  const note = bea.getByRole("group", { name: "Dora would like to take over Cleo’s seat." });
  await expect(note).toContainText("Already agreed: Ada.");
  await expect(bea.locator(".notes [aria-live]")).toContainText("Dora would like to take over");
  const { violations } = await new AxeBuilder({ page: bea }).include(".notes").analyze();
  expect(violations).toEqual([]);
  await note.getByRole("button", { name: "Let in" }).focus();
  await bea.keyboard.press("Enter");
  tell({ requests: [request(["A", "B"])] });
  await expect(note).toContainText("You have agreed. Already agreed: Ada.");
  await expect(note.getByRole("button", { name: "Let in" })).toHaveCount(0);
  tell({ requests: [request(["A"])] });
  await note.getByRole("button", { name: "Decline" }).click();
  await expect.poll(() => answers).toEqual([{ accept: true }, { accept: false }]);
  // In French, and in words.
  await bea.keyboard.press("m");
  await bea.getByLabel("Language").selectOption("fr");
  await bea.keyboard.press("Escape");
  await bea.keyboard.press("t");
  await expect(bea.getByText("Dora voudrait reprendre la place de Cleo.").last()).toBeVisible();
  await expect(bea.getByRole("button", { name: "Accepter" })).toBeVisible();
});

test("a table that was abandoned says when it goes", async ({ page, browser, server }) => {
  const { bea } = await leftTable(page, browser, server);
  const tell = await telling(bea);
  await bea.reload();
  await board(bea);
  await expect(bea.getByText(/will be removed/)).toHaveCount(0);
  tell({ expires: DAY });
  await expect(bea.getByText(/This table will be removed on 17 May .*unless somebody moves/)).toBeVisible();
  await page.route(/\/api\/lobby/, async (route) => {
    const answer = await route.fetch();
    const lobby = (await answer.json()) as Lobby;
    for (const row of lobby.mine) row.expires = DAY;
    await route.fulfill({ json: lobby });
  });
  await page.goto("/");
  await expect(page.getByText(/will be removed on 17 May .*unless somebody moves/)).toBeVisible();
});

// Several people at one table, each with a browser of their own.

import { type Browser, expect, type Page } from "@playwright/test";
import type { Server } from "./server";
import { board } from "./play";

export async function guest(browser: Browser, server: Server, name = ""): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: "en-GB" });
  const page = await context.newPage();
  if (name !== "") await takeName(page, name);
  return page;
}

async function takeName(page: Page, name: string) {
  await page.goto("/");
  await page.request.post("/api/me", { data: { name } });
}

export interface LeftTable {
  bea: Page;
  cleo: Page;
  id: string;
}

/** Ada, whose page it is, and Bea play; Cleo has left, and a bot plays her seat, which is C. */
export async function leftTable(page: Page, browser: Browser, server: Server): Promise<LeftTable> {
  await takeName(page, "Ada");
  const [bea, cleo] = [await guest(browser, server, "Bea"), await guest(browser, server, "Cleo")];
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).first().click();
  await page.getByRole("button", { name: "Add a seat" }).click();
  await page.getByLabel("Seat 3").selectOption("open");
  await page.getByLabel("Assign seats at random").uncheck();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: /Waiting for players/ })).toBeVisible();
  for (const other of [bea, cleo]) {
    await other.goto(page.url());
    await other.getByRole("button", { name: "Sit here" }).first().click();
  }
  await Promise.all([board(page), board(cleo)]);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await leave(cleo, id);
  return { bea, cleo, id };
}

export async function leave(page: Page, table: string) {
  await page.request.post(`/api/tables/${table}/leave`, { data: {} });
}

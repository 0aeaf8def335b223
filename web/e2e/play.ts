// What players do, for the tests.

import { expect, type Locator, type Page } from "@playwright/test";

export type Whose = "mine" | "theirs" | "over";

/** One click from the lobby to a table with bots. */
export async function playNow(page: Page) {
  await page.goto("/");
  await page
    .getByRole("button", { name: /Play now|Jouer tout de suite/ })
    .first()
    .click();
  await board(page);
}

/** The picture is there. */
export async function board(page: Page) {
  await expect(page.locator(".picture [data-token]").first()).toBeAttached();
}

export function version(page: Page): Promise<string | null> {
  return page.locator(".page").getAttribute("data-version");
}

/** Waits until I am asked or the game is over. */
export async function myTurn(page: Page): Promise<Whose> {
  await page.locator('.page[data-whose="mine"], .page[data-whose="over"]').waitFor({ timeout: 60_000 });
  return (await page.locator(".page").getAttribute("data-whose")) as Whose;
}

/** Does something that changes the game, and waits until it has changed. */
export async function changing(page: Page, deed: () => Promise<unknown>) {
  const before = await version(page);
  await deed();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>(".page")?.dataset.version !== before,
    before ?? "",
    { timeout: 10_000 },
  );
}

/** A stream of numbers below `n`, the same in every run. */
export function dice(seed = 1): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

/** One answer by the mouse: on a lit spot where there is one, else on a button. */
export async function clickAnswer(page: Page, roll: (n: number) => number) {
  const spots = page.locator('.picture [data-spot][role="button"]');
  const buttons = page.locator(".prompt .choice");
  const [onPicture, inPrompt] = [await spots.count(), await buttons.count()];
  const n = roll(onPicture + inPrompt);
  if (n < onPicture) await clickSpot(page, spots.nth(n));
  else await buttons.nth(n - onPicture).click();
}

export async function clickSpot(page: Page, spot: Locator) {
  // Before the click: after it another spot may stand in this place.
  const several = (await spot.getAttribute("aria-haspopup")) === "menu";
  // A group has a hole in its middle now and then; its hit area has none.
  const hit = spot.locator(".hit").first();
  await ((await hit.count()) === 0 ? spot : hit).click({ force: true });
  if (several) await page.locator(".menu .choice").first().click();
}

/** Plays on without a picture: over the socket, from a page of the house. Stops after so many answers, or at the end. */
export async function playOn(page: Page, table: string, answers: number, roll: (n: number) => number) {
  await page.exposeFunction("roll", roll).catch(() => undefined);
  const id = new URL(table).pathname.split("/").at(-1) ?? "";
  await page.evaluate(playOverSocket, { id, answers });
}

/** Runs in the page. */
async function playOverSocket({ id, answers }: { id: string; answers: number }) {
  const roll = (globalThis as unknown as { roll: (n: number) => Promise<number> }).roll;
  const url = `${location.origin.replace("http", "ws")}/api/tables/${id}/socket?lang=en&format=wide&text=false`;
  const socket = new WebSocket(url);
  let left = answers;
  let last = "";
  await new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error("the socket failed"));
    socket.onmessage = async ({ data }) => {
      const { turn, news } = JSON.parse(data);
      // Nobody clicks as fast as this, so the house asks us to wait.
      if (news === "refused") setTimeout(() => socket.send(last), 300);
      if (turn?.standings || (turn?.choices.length && left-- === 0)) return resolve();
      if (!turn?.choices.length) return;
      const { notation } = turn.choices[await roll(turn.choices.length)];
      last = JSON.stringify({ wish: "play", id: turn.version, version: turn.version, notation });
      socket.send(last);
    };
  });
  socket.close();
}

// What players do, for the tests.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Choice, ServerMessage } from "../src/lib/wire";

export type Whose = "mine" | "theirs" | "over";

export const IMAGINARIUM = "Imaginarium";
export const WHISTLE_MOUNTAIN = "Whistle Mountain";
export const SKI_STATION = "Ski Station";
export const CLOUDAGE = "CloudAge";

/** One click from the lobby to a table with bots; random ones, where nothing else is wanted: they are quick. */
export async function playNow(page: Page, game = IMAGINARIUM, level = "random") {
  await page.goto("/");
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: game }) });
  await card.locator("select").selectOption(level);
  await card.getByRole("button", { name: /Play now|Jouer tout de suite/ }).click();
  await board(page);
}

/** The same through the form for a new table, with luck that is known before: such a game is never endless. */
export async function playSeeded(page: Page, game: string, seed: string) {
  await page.goto("/");
  const card = page.locator("article").filter({ has: page.getByRole("heading", { name: game }) });
  await card.getByRole("button", { name: "New table" }).click();
  for (const seat of [2, 3, 4]) {
    if (2 < seat) await page.getByRole("button", { name: "Add a seat" }).click();
    await page.getByLabel(`Seat ${seat}`).selectOption({ label: "Bot: random" });
  }
  await page.getByLabel("Assign seats at random").uncheck();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Open the table" }).click();
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

/** The piece in my hand, as it would lie. */
export function ghost(page: Page): Locator {
  return page.locator(".picture .held > g:first-child > use");
}

/** Where the piece may lie. */
export function cells(page: Page): Locator {
  const grids = ["grid", "slopes-", "village-"].map((zone) => `[data-spot^="${zone}"]`);
  return page.locator(`.picture :is(${grids.join()})[data-spot*=":"]`);
}

export async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error("it is nowhere");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One answer by the mouse: a piece on some cell; else on a lit spot where there is one, else on a button. */
export async function clickAnswer(page: Page, roll: (n: number) => number) {
  if (0 < (await ghost(page).count())) {
    const all = cells(page);
    const { x, y } = await middle(all.nth(roll(await all.count())));
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    return;
  }
  // What came under the pointer shows what it would do, and then nothing is lit: the pointer goes elsewhere.
  await page.mouse.move(0, 0);
  // A row that has more room or less than before is measured with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
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

/** One answer by the keyboard: a piece is moved and turned about, and put down. */
export async function pressAnswer(page: Page, roll: (n: number) => number) {
  // While an answer is on its way no other is taken.
  await expect(page.locator(".prompt .choice:disabled, .piece .place:disabled")).toHaveCount(0);
  if (0 < (await ghost(page).count())) {
    const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r", "f"];
    for (let n = roll(4); 0 < n; n--) await page.keyboard.press(moves[roll(moves.length)] ?? "r");
    await page.keyboard.press("Enter");
    return;
  }
  const keys = page.locator(".prompt .choice[aria-keyshortcuts]");
  const key = await keys.nth(roll(await keys.count())).getAttribute("aria-keyshortcuts");
  await page.keyboard.press(key ?? "a");
}

/**
 * Something to play up to: a line of the log; or a choice of this kind; or a piece in my hand that brings something, or
 * that can be flipped, too.
 */
export type Until = { line: string } | { choice: string } | "piece" | "flippable";

/** Plays on without a picture: over the socket, from a page of the server. Stops after so many answers, or at the end. */
export async function playOn(
  page: Page,
  table: string,
  answers: number,
  roll: (n: number) => number,
  until: Until | null = null,
) {
  await page.exposeFunction("roll", roll).catch(() => undefined);
  const id = new URL(table).pathname.split("/").at(-1) ?? "";
  await page.evaluate(playOverSocket, { id, answers, until });
}

/** Runs in the page. */
async function playOverSocket({ id, answers, until }: { id: string; answers: number; until: Until | null }) {
  const roll = (globalThis as unknown as { roll: (n: number) => Promise<number> }).roll;
  const url = `${location.origin.replace("http", "ws")}/api/tables/${id}/socket?lang=en&format=wide&text=false`;
  const socket = new WebSocket(url);
  let left = answers;
  let last = "";
  let there = false;
  await new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error("the socket failed"));
    const hear = async (news: ServerMessage) => {
      const turn = "turn" in news ? news.turn : null;
      const log = "log" in news && "turn" in news ? news.log : [];
      if (until === "piece" || until === "flippable") {
        const fits = ({ placement }: Choice) => placement?.worth && (until === "piece" || placement.flipped);
        there = turn?.choices.some(fits) ?? false;
      } else if (until && "choice" in until) {
        there = turn?.choices.some(({ notation }) => notation.startsWith(`${until.choice} `)) ?? false;
      } else if (until) there ||= log.some((entry) => entry.text.startsWith(until.line));
      // Nobody clicks as fast as this, so the server asks us to wait.
      if (news.type === "refused") setTimeout(() => socket.send(last), 300);
      if (turn?.standings || (turn?.choices.length && (there || left-- === 0))) return resolve();
      if (!turn?.choices.length) return;
      const notation = turn.choices[await roll(turn.choices.length)]?.notation;
      last = JSON.stringify({ type: "play", id: turn.version, version: turn.version, notation });
      socket.send(last);
    };
    socket.onmessage = ({ data }) => void hear(JSON.parse(data as string) as ServerMessage);
  });
  socket.close();
}

import { expect } from "@playwright/test";
import { playNow } from "./play";
import { test } from "./server";

test("the first board is there within a second, and the client is light", async ({ page }) => {
  await playNow(page);
  const table = page.url();
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const urls = new Map<string, string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!/\/api\//.test(urls.get(requestId) ?? "/api/")) bytes += encodedDataLength;
  });
  // Told by the page itself: a test that looks from outside looks too seldom.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".picture [data-token]")) return;
      watch.disconnect();
      requestAnimationFrame(() => (document.documentElement.dataset.board = String(performance.now())));
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await page.goto(table);
  await expect(page.locator("html")).toHaveAttribute("data-board", /\d/);
  const took = Math.round(Number(await page.locator("html").getAttribute("data-board")));
  console.log(`first board after ${took} ms, client ${(bytes / 1024).toFixed(1)} KB`);
  expect(took).toBeLessThan(1000);
  expect(bytes).toBeLessThan(100 * 1024);
});

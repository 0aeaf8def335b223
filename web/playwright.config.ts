import { defineConfig } from "@playwright/test";

// Debian's Chromium, headless; no browser is downloaded.
export default defineConfig({
  testDir: "e2e",
  // Pictures are for people to look at: `npm run shots`.
  testIgnore: process.env.SHOTS ? [] : "shots.spec.ts",
  outputDir: "e2e/results",
  // Every test has a server of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    colorScheme: "light",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
});

// A server of its own for a test: the real binary, a free port, a database that is thrown away.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";

const BINARY = process.env.TABLEWRIGHT_BIN ?? "../target/debug/tablewright";

export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), "tablewright-"));
  #said = "";
  // The first start takes any free port, later ones the same.
  #address = "127.0.0.1:0";

  static async open(): Promise<Server> {
    const server = new Server();
    await server.start();
    return server;
  }

  get url(): string {
    return `http://${this.#address}`;
  }

  async start() {
    const db = `sqlite:${join(this.#folder, "server.db")}`;
    const options = ["--addr", this.#address, "--db", db, "--bot-pause-ms", "0"];
    const process = spawn(BINARY, ["serve", ...options], { stdio: ["ignore", "pipe", "pipe"] });
    process.on("error", (error) => (this.#said += String(error)));
    process.stdout.on("data", (data) => (this.#said += data));
    process.stderr.on("data", (data) => (this.#said += data));
    this.#process = process;
    for (let tries = 0; tries < 200; tries++) {
      this.#address = /listens on http:\/\/(\S+)/.exec(this.#said)?.[1] ?? this.#address;
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      if (process.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${BINARY} serve does not answer:\n${this.#said}`);
  }

  /** As a power cut would. */
  async kill() {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Every test plays in a server of its own; whatever goes wrong in the page fails the test. */
export const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = await Server.open();
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    if (0 < errors.length) throw new Error(`errors in the page:\n${errors.join("\n")}`);
  },
});

/** The real service and a real browser, for as long as a file of tests runs. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../../..");
export const ARTEFACTS = join(ROOT, "artefacts/web");

export interface Look {
  width: number;
  height: number;
  language: string;
  dark?: boolean;
}

export const DESK: Look = { width: 1440, height: 900, language: "en" };
export const PHONE: Look = { width: 360, height: 740, language: "ru", dark: true };

export class Service {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Service> {
    mkdirSync(ARTEFACTS, { recursive: true });
    const folder = mkdtempSync(join(tmpdir(), "ludoteca-"));
    const command = process.env["LUDOTECA"] ?? join(ROOT, ".venv/bin/ludoteca");
    const database = `sqlite:///${join(folder, "games.db")}`;
    const running = spawn(
      command,
      ["serve", "--port", "0", "--bots", "1", "--calls", "500", "--database", database],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const address = await readyAt(running);
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    return new Service(address, running, browser, folder);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true });
  }

  person(look: Look): Promise<BrowserContext> {
    return this.browser.newContext({
      baseURL: this.address,
      viewport: { width: look.width, height: look.height },
      locale: look.language,
      colorScheme: look.dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
  }
}

function readyAt(running: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = "";
    running.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address) done(address);
    });
    running.once("exit", (code) => {
      fail(new Error(`the service ended with ${String(code)}: ${said}`));
    });
  });
}

/** A page that fails the test when the browser complains. */
export async function open(person: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await person.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return page;
}

/** A table made with one call, as the pages do it. */
export function create(
  page: Page,
  plan: unknown,
): Promise<{ id: string; links: { join: string } }> {
  return page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: string; links: { join: string } };
  }, plan);
}

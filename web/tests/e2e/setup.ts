/** One real service for all files of tests, started and warmed up before the first of them. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    service: string;
    artefacts: string;
  }
}

const ROOT = resolve(import.meta.dirname, "../../..");
/** Rules and search are compiled when they are first needed, which takes minutes on a new machine. */
const PATIENCE = 10 * 60_000;

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const artefacts = join(ROOT, "artefacts/web");
  mkdirSync(artefacts, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "ludoteca-"));
  const command = process.env["LUDOTECA"] ?? join(ROOT, ".venv/bin/ludoteca");
  const database = `sqlite:///${join(folder, "games.db")}`;
  const running = spawn(
    command,
    ["serve", "--port", "0", "--bots", "1", "--calls", "500", "--database", database],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const address = await readyAt(running);
  for (const game of ["corto", "bonelli", "kragmortha"]) await warmUp(address, game);
  project.provide("service", address);
  project.provide("artefacts", artefacts);
  return async () => {
    const ended = new Promise((done) => running.once("exit", done));
    running.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
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

/** A game is begun and a hint is asked for, until there is one. */
async function warmUp(address: string, game: string): Promise<void> {
  const post = (path: string, cookie: string, body: unknown): Promise<Response> =>
    fetch(`${address}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(body),
    });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "easy" }];
  const made = await post("tables", "", { game, seats, settings: { pace: 0 }, start: true });
  const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { id } = (await made.json()) as { id: string };
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const hint = await post(`tables/${id}/hint?seat=0`, cookie, {});
    if (hint.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${game} did not get ready`);
}

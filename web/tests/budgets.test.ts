/** How much a page loads: the entry, what it imports, and the chunks of its route, compressed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "vite";

const KB = 1000;
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ludoteca-build-"));
  await build({ logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The script files that a file loads at once, itself included. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const source = readFileSync(join(folder, "assets", name), "utf-8");
  for (const [, other = ""] of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    closure(other, seen);
  }
  return seen;
}

function weight(names: Iterable<string>): number {
  return [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(folder, "assets", name))).length,
    0,
  );
}

function entry(): string {
  return (
    /src="\/assets\/([\w.-]+\.js)"/.exec(readFileSync(join(folder, "index.html"), "utf-8"))?.[1] ??
    ""
  );
}

function chunk(name: string): string {
  return (
    readdirSync(join(folder, "assets")).find((file) =>
      new RegExp(`^${name}-[\\w-]+\\.js$`).test(file),
    ) ?? ""
  );
}

/** The catalogue with this message, in its heaviest language. */
function heaviest(message: string): number {
  const files = readdirSync(join(folder, "assets")).filter(
    (file) =>
      /^(en|fr|it|ru)-/.test(file) &&
      readFileSync(join(folder, "assets", file), "utf-8").includes(`${message} =`),
  );
  expect(files).toHaveLength(4);
  return Math.max(...files.map((file) => weight([file])));
}

const SITE = "ui-tagline";
const ASKED: Record<string, string> = {
  corto: "ask-setup_marker",
  bonelli: "ask-choose_lead",
  kragmortha: "ask-declare_stuck",
};

it("loads less than 60 kB of script for the first page", () => {
  const size = weight(closure(entry())) + heaviest(SITE);
  expect(size).toBeGreaterThan(10 * KB);
  console.info(`first page: ${(size / KB).toFixed(1)} kB`);
  expect(size).toBeLessThan(60 * KB);
});

it.each(["corto", "bonelli", "kragmortha"])("loads less than 150 kB for a table of %s", (game) => {
  const files = closure(chunk(game), closure(chunk("Table"), closure(entry())));
  const size = weight(files) + heaviest(SITE) + heaviest(ASKED[game] ?? "");
  console.info(`table of ${game}: ${(size / KB).toFixed(1)} kB`);
  expect(size).toBeLessThan(150 * KB);
});

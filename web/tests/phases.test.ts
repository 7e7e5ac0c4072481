/** The link from a question to the rules leads to a chapter that exists, for every decision. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { rulesAt } from "../src/prompt/phases.ts";

const GAMES = resolve(import.meta.dirname, "../../src/ludoteca/games");

function ids(game: string, prefix: string): string[] {
  return globSync(`${GAMES}/${game}/text/en/*.ftl`)
    .map((file) => readFileSync(file, "utf-8"))
    .flatMap((text) => [...text.matchAll(new RegExp(`^${prefix}([\\w-]+) =`, "gm"))])
    .map((found) => found[1] ?? "");
}

describe.each(["corto", "bonelli", "kragmortha"])("the rules of %s", (game) => {
  const chapters = ids(game, "rules-chapter-");
  // Slips, peeks, rituals and greetings follow from behaviour: nobody is asked for them.
  const silent = ["slip", "peek", "ritual", "greet", "stand"];
  const kinds = ids(game, "decision-").filter(
    (kind) => !silent.includes(kind) || game !== "kragmortha",
  );

  it("have decisions", () => {
    expect(kinds.length).toBeGreaterThan(10);
  });

  it.each(kinds)("open at a chapter for %s", (kind) => {
    const [page, chapter] = rulesAt(game, [kind]).split("#");
    expect(page).toBe(`/rules/${game}`);
    expect(chapters).toContain(chapter);
  });
});

it("open at the top when nothing is asked", () => {
  expect(rulesAt("corto", [])).toBe("/rules/corto");
});

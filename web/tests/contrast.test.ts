/** WCAG 2.2 contrast of the palette, computed from the tokens themselves. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GOBLINS } from "../src/games/kragmortha/goblins.ts";

const css = readFileSync(resolve(import.meta.dirname, "../src/style/tokens.css"), "utf-8");

/** `--name: light-dark(#a, #b)` of one block of the style sheet. */
function tokens(selector: string): Map<string, [string, string]> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const found = block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map([...found].map(([, name = "", light = "", dark = ""]) => [name, [light, dark]]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const ROOT = tokens(":root");
const TEXT = ["ink", "soft", "accent", "good", "bad"];
const GROUNDS = ["paper", "sheet", "shade"];
const LOOKS = [0, 1] as const;

describe.each(LOOKS)("the palette, look %i", (look) => {
  const at = (name: string, of = ROOT): string => of.get(name)?.[look] ?? "";

  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s is readable on %s",
    (text, ground) => {
      expect(contrast(at(text), at(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(["corto", "bonelli", "kragmortha"])("the accent of %s is readable both ways", (game) => {
    const own = tokens(`[data-game="${game}"]`);
    expect(contrast(at("accent", own), at("paper"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at("accent", own), at("sheet"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(at("accent", own), at("accent-ink", own))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["edge", "focus", "lit"])("%s can be seen", (name) => {
    expect(contrast(at(name), at("paper"))).toBeGreaterThanOrEqual(3);
    expect(contrast(at(name), at("sheet"))).toBeGreaterThanOrEqual(3);
  });
});

describe("the goblins", () => {
  it("have outlines of their own", () => {
    expect(new Set(GOBLINS.map((goblin) => goblin.back + goblin.top)).size).toBe(8);
  });

  it.each(GOBLINS.map((goblin, seat) => [seat, goblin] as const))(
    "goblin %i bears a letter that can be read",
    (_seat, goblin) => {
      expect(contrast(goblin.fill, goblin.ink)).toBeGreaterThanOrEqual(3);
    },
  );
});

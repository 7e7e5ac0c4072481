/** WCAG 2.2 contrast of the palette, computed from the tokens themselves. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../src/games/bonelli/view.ts";
import { INKS, PACK, SEAT_COLOURS, SEAT_SHAPES } from "../src/games/corto/view.ts";
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

describe("the boards", () => {
  const INK = "#17130e";
  const PANEL = "#fbf6e8";

  it.each(SEAT_COLOURS.map((colour, seat) => [seat, colour] as const))(
    "marker %i of Corto has a shape, a letter that can be read, and an edge on its panel",
    (seat, colour) => {
      expect(contrast(colour, INKS[seat] ?? "")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(INK, PANEL)).toBeGreaterThanOrEqual(7);
      expect(SEAT_SHAPES.indexOf(SEAT_SHAPES[seat] ?? "")).toBe(seat);
    },
  );

  it.each(PACK.storyline.map(({ id, colour }) => [id, colour] as const))(
    "the letter of storyline %s can be read on its wash",
    (_id, colour) => {
      expect(contrast(colour, INK)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(Object.entries(COLOURS))("an Albo in %s bears its number", (_name, colour) => {
    expect(contrast(colour, "#1a1512")).toBeGreaterThanOrEqual(4.5);
  });

  // Rings, arrows and symbols on the two stones of the library's floor.
  it.each(["#ffe98a", "#8cc4ff", "#8fe6ef", "#f2cf63", "#9ccbf7", "#dff3dc", "#d9708f", "#ff7a66"])(
    "%s is seen on the floor of Kragmortha",
    (colour) => {
      expect(contrast(colour, "#3a2b50")).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, "#433259")).toBeGreaterThanOrEqual(3);
    },
  );
});

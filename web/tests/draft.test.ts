import { describe, expect, it } from "vitest";
import { byKind, candidates, complete, lit, usualPath } from "../src/prompt/draft.ts";
import type { Choice } from "../src/wire.ts";

function choice(code: number, kind: string, args: Record<string, string> = {}): Choice {
  return { code, kind, args, notation: [kind, ...Object.values(args)].join(" "), free: false };
}

const STEP = choice(1, "step", { square: "e3" });
const OTHER = choice(2, "step", { square: "d2" });
const STOP = choice(3, "stop");
const BLAME_A = choice(4, "accuse_of", { seat: "1", card: "M1" });
const BLAME_B = choice(5, "accuse_of", { seat: "1", card: "L1" });
const ALL = [STEP, OTHER, STOP, BLAME_A, BLAME_B];

describe("a draft", () => {
  it("lights the first target of every option that has one", () => {
    expect([...lit(ALL, usualPath, []).keys()]).toEqual(["square:e3", "square:d2", "seat:1"]);
  });

  it("lights the next target once the first is picked", () => {
    expect([...lit(ALL, usualPath, ["seat:1"]).keys()]).toEqual(["card:M1", "card:L1"]);
  });

  it("is complete when all targets of an option are picked", () => {
    expect(complete(ALL, usualPath, ["square:e3"])).toEqual([STEP]);
    expect(complete(ALL, usualPath, ["seat:1"])).toEqual([]);
    expect(complete(ALL, usualPath, ["seat:1", "card:L1"])).toEqual([BLAME_B]);
  });

  it("has no candidates for a target that is no option", () => {
    expect(candidates(ALL, usualPath, ["square:a1"])).toEqual([]);
  });

  it("groups options by kind in the order they came", () => {
    expect([...byKind(ALL).keys()]).toEqual(["step", "stop", "accuse_of"]);
  });
});

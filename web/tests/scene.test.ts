import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi } from "../src/games/module.ts";
import { texts } from "../src/i18n/text.svelte.ts";
import { usualPath } from "../src/prompt/draft.ts";
import { settings } from "../src/shell/settings.svelte.ts";
import { Scene } from "../src/table/scene.svelte.ts";
import type { Choice, Play } from "../src/wire.ts";

function choice(
  code: number,
  kind: string,
  args: Record<string, string> = {},
  free = false,
): Choice {
  return { code, kind, args, notation: [kind, ...Object.values(args)].join(" "), free };
}

function play(options: Choice[], waiting = [0]): Play {
  return {
    view: {},
    waiting,
    options,
    clocks: [],
    windows: [],
    result: null,
    can_undo: false,
    last_own: 0,
  };
}

const UI = {
  path: usualPath,
  drawn: new Set(["step", "discard", "play", "announce"]),
  aside: new Set<string>(),
  direct: new Set<string>(),
  yields: { discard: "play" },
  silent: new Set(["slip"]),
  weighty: new Set(["confess"]),
  word: (_name: string, value: string) => value,
} as unknown as GameUi;

describe("a scene", () => {
  const decide = vi.fn();
  const why = vi.fn();
  let scene: Scene;

  beforeEach(() => {
    decide.mockClear();
    why.mockClear();
    settings.kept.confirm = false;
    scene = new Scene("kragmortha", UI);
    scene.seat = 0;
    scene.acts = { decide, why };
  });

  it("sends a choice when its target is pointed at", () => {
    const step = choice(7, "step", { square: "e3" });
    scene.show(play([step, choice(8, "stop")]));
    scene.choose("square:e3");
    expect(decide).toHaveBeenCalledExactlyOnceWith(step);
  });

  it("waits for a second tap where moves are confirmed", () => {
    settings.kept.confirm = true;
    scene.show(play([choice(7, "step", { square: "e3" })]));
    scene.choose("square:e3");
    expect(decide).not.toHaveBeenCalled();
    expect(scene.pending?.code).toBe(7);
    scene.choose("square:e3");
    expect(decide).toHaveBeenCalledOnce();
  });

  it("always asks before what cannot be taken back", () => {
    const confess = choice(9, "confess", { card: "M1" });
    scene.show(play([confess]));
    scene.propose(confess);
    expect(decide).not.toHaveBeenCalled();
    scene.confirm();
    expect(decide).toHaveBeenCalledOnce();
  });

  it("forgets the draft when it is cancelled", () => {
    settings.kept.confirm = true;
    scene.show(play([choice(7, "step", { square: "e3" })]));
    scene.choose("square:e3");
    scene.cancel();
    expect(scene.pending).toBeNull();
    expect(scene.draft).toEqual([]);
  });

  it("asks for the rule when a target is no choice", () => {
    scene.show(play([choice(7, "step", { square: "e3" })]));
    scene.choose("square:a1");
    expect(decide).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledExactlyOnceWith("step a1");
  });

  it("asks which is meant when one target has two meanings", () => {
    UI.drawn = new Set(["add", "hit"]);
    scene.show(play([choice(1, "add", { square: "A:2" }), choice(2, "hit", { square: "A:2" })]));
    scene.choose("square:A:2");
    expect(scene.either.map((one) => one.kind)).toEqual(["add", "hit"]);
    UI.drawn = new Set(["step", "discard", "play", "announce"]);
  });

  it("lets a kind step aside for another with the same targets, until it is asked for", () => {
    const [put, drop] = [choice(1, "play", { card: "E14" }), choice(2, "discard", { card: "E14" })];
    scene.show(play([put, drop]));
    scene.choose("card:E14");
    expect(decide).toHaveBeenLastCalledWith(put);
    scene.show(play([put, drop, choice(3, "refill")]));
    scene.mode = "discard";
    scene.choose("card:E14");
    expect(decide).toHaveBeenLastCalledWith(drop);
  });

  it("never offers in words what follows from behaviour", () => {
    scene.show(
      play([choice(7, "step", { square: "e3" }), choice(8, "slip", { card: "M1" }, true)]),
    );
    expect(scene.options.map((one) => one.kind)).toEqual(["step"]);
  });

  it("keeps things apart whose names have commas", async () => {
    await texts.need("kragmortha");
    const args = { seat: "Anna", count: 2, cards: ["ball, ball", "potion, scroll"] };
    const said = scene.sentence({ seq: 1, kind: "cards_drawn", args });
    expect(said).toBe("Anna draws ball, ball; potion, scroll.");
  });

  it("lights nothing of the question for a seat that is not asked", () => {
    scene.show(play([choice(7, "step", { square: "e3" })], [1]));
    expect(scene.lit.size).toBe(0);
  });
});

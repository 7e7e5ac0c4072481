/** What is there to read: cards and pieces in full, names in their panels, no ids. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import bonelli from "../src/games/bonelli/index.ts";
import corto from "../src/games/corto/index.ts";
import { ems, lettering, LINE, PACK, TALL, WIDE } from "../src/games/corto/view.ts";
import { LANGUAGES, texts } from "../src/i18n/text.svelte.ts";
import InfoCard from "../src/table/InfoCard.svelte";
import { Scene } from "../src/table/scene.svelte.ts";
import type { Choice, Play } from "../src/wire.ts";

const OPTION: Choice = {
  code: 1,
  kind: "play",
  args: { card: "A05" },
  notation: "play A05",
  free: false,
};

function play(view: unknown, options: Choice[] = []): Play {
  return {
    view: view as Record<string, unknown>,
    waiting: [0],
    options,
    clocks: [],
    windows: [],
    result: null,
    can_undo: false,
    last_own: 0,
  };
}

/** A table of Corto with one character on A:1, and a marker of each seat on it. */
function table(): Scene {
  const scene = new Scene("corto", corto);
  scene.seat = 0;
  scene.seats = [0, 1].map((seat) => ({ seat, name: "Anna" })) as never;
  const cells = Array<null>(32).fill(null);
  scene.show(
    play(
      {
        stacking: ["A", "B", "C", null],
        character: cells.map((_, n) => (n === 1 ? "A01" : null)),
        markers: cells.map((_, n) => (n === 1 ? [1, 1] : [0, 0])),
        figurine: [null, null],
        tile_there: [],
      },
      [OPTION],
    ),
  );
  return scene;
}

const card = (): HTMLElement | null => screen.queryByRole("region");
const floats = (): boolean => card()?.classList.contains("floating") ?? false;

beforeEach(async () => {
  await texts.need("corto");
  await texts.need("bonelli");
});
afterEach(cleanup);

describe("the card of what is pointed at", () => {
  it("tells of two players who have the same name", async () => {
    const scene = table();
    render(InfoCard, { scene });
    scene.looked = "square:A:1";
    await tick();
    expect(screen.getAllByText("Anna: 1")).toHaveLength(2);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/corto#C-CHR-01");
  });

  it("comes up over the page under a finger, until the finger goes elsewhere", async () => {
    const scene = table();
    render(InfoCard, { scene, sheet: true });
    scene.looked = "square:A:1";
    await tick();
    expect(floats()).toBe(true);
    await fireEvent.pointerDown(screen.getAllByText("Anna: 1")[0] ?? document.body);
    expect(floats()).toBe(true);
    await fireEvent.pointerDown(document.body);
    expect(card()).toBeNull();
  });

  it("does not cover the hand while something is being chosen, and goes when it is done", async () => {
    const scene = table();
    render(InfoCard, { scene, sheet: true });
    scene.looked = "card:A05";
    scene.pending = OPTION;
    await tick();
    expect(card()).not.toBeNull();
    expect(floats()).toBe(false);
    scene.confirm();
    await tick();
    expect(card()).toBeNull();
  });
});

describe("names on the panels of Corto", () => {
  it.each([...LANGUAGES])("can be read in %s", (language) => {
    for (const cell of [WIDE, TALL]) {
      for (const { name } of PACK.card) {
        const { words, size } = lettering(name[language], cell);
        const pressed = LINE / Math.max(...words.map((line) => ems(line) * size));
        expect(pressed, words.join("/")).toBeGreaterThan(0.6);
        expect(words.length).toBeLessThan(3);
      }
    }
  });
});

describe("the log of Bonelli Kids", () => {
  it("says where balloons come from and go to, never an id", () => {
    const scene = new Scene("bonelli", bonelli);
    scene.seats = [0, 1].map((seat) => ({ seat, name: `P${String(seat)}` })) as never;
    scene.show(play({}));
    const args = { source: "place_1", to: "seat_1", number: 2 };
    const sentence = scene.sentence({ seq: 1, kind: "balloons_moved", args } as never);
    expect(sentence).toContain("place 1");
    expect(sentence).toContain("P1");
    expect(sentence).not.toContain("_");
  });
});

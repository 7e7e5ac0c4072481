/** What is there to read: cards and pieces in full, names in their panels, no ids. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BonelliBoard from "../src/games/bonelli/Board.svelte";
import BonelliHand from "../src/games/bonelli/Hand.svelte";
import bonelli from "../src/games/bonelli/index.ts";
import CortoHand from "../src/games/corto/Hand.svelte";
import corto from "../src/games/corto/index.ts";
import { ems, lettering, LINE, PACK, TALL, WIDE } from "../src/games/corto/view.ts";
import type { Info } from "../src/games/module.ts";
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
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
    expect(card()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(floats()).toBe(true);
    await fireEvent.pointerDown(screen.getAllByText("Anna: 1")[0] ?? document.body);
    expect(floats()).toBe(true);
    await fireEvent.pointerDown(document.body);
    await vi.advanceTimersByTimeAsync(200);
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
    await vi.advanceTimersByTimeAsync(200);
    expect(card()).toBeNull();

    scene.looked = "card:A05";
    scene.pending = OPTION;
    scene.drop();
    await vi.advanceTimersByTimeAsync(200);
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

describe("every card and piece", () => {
  const everybody = [0, 1].map((seat) => ({ seat, name: `P${String(seat)}` })) as never;

  function textOf(scene: Scene): Info | null {
    return scene.looked === null ? null : scene.ui.info(scene.looked, scene);
  }

  /** Pointing at it, or coming to it with the keyboard, tells all of it and names a rule. */
  async function tells(scene: Scene, button: Element): Promise<void> {
    for (const event of [new PointerEvent("pointerenter", { pointerType: "mouse" }), "focus"]) {
      scene.looked = null;
      await fireEvent(button, typeof event === "string" ? new FocusEvent(event) : event);
      const told = textOf(scene);
      const what = `${button.textContent} ${button.getAttribute("aria-label") ?? ""}`;
      expect(told?.lines.join(" ").length, what).toBeGreaterThan(10);
      expect(told?.clause, what).toMatch(/^[BCK]-/);
    }
  }

  it("of Bonelli Kids tells its text: Albi, The End, cards that fight, wait or lie in hand", async () => {
    const scene = new Scene("bonelli", bonelli);
    scene.seat = 0;
    scene.seats = everybody;
    scene.show(
      play({
        hero: ["zagor", "martin"],
        phase: "commit",
        contested: "1",
        face_up: ["O1", "B5", "the_end"],
        place_balloons: [0, 2, 0],
        hand: [["Z01", "Z02"], []],
        row: [["Z03"], []],
        row_size: [1, 0],
        confirmed: [0, 1],
        card: [[], ["M01", "M02"]],
        card_place: [[], ["1", "2"]],
        card_marks: [[], [0, 1]],
        card_base: [[], [2, 3]],
        card_count: [0, 2],
      }),
    );
    const { container } = render(BonelliBoard, { scene });
    render(BonelliHand, { scene });
    const buttons = [...container.ownerDocument.querySelectorAll("button")];
    expect(buttons).toHaveLength(8);
    for (const button of buttons) await tells(scene, button);
  });

  it("of Corto tells its text in the hand and on the discard pile", async () => {
    const scene = table();
    scene.seats = everybody;
    scene.show(
      play({
        ...scene.view,
        hand: [["A05", "A18"], []],
        pending: "B02",
        pile: ["C03"],
        pile_size: 1,
      }),
    );
    render(CortoHand, { scene });
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(4);
    for (const button of buttons) await tells(scene, button);
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

/** The digital orders that the interface imposes (K-OBL-07 and table 9.7 of the rules). */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/kragmortha/Board.svelte";
import Hand from "../src/games/kragmortha/Hand.svelte";
import ui from "../src/games/kragmortha/index.ts";
import Orders from "../src/games/kragmortha/Orders.svelte";
import { GAZES, type KragView } from "../src/games/kragmortha/view.ts";
import { texts } from "../src/i18n/text.svelte.ts";
import { settings } from "../src/shell/settings.svelte.ts";
import { Scene } from "../src/table/scene.svelte.ts";
import type { Choice, LogEntry, Play } from "../src/wire.ts";

let code = 0;
function choice(kind: string, args: Record<string, string> = {}, free = false): Choice {
  const notation = [kind, ...Object.values(args)].join(" ");
  return { code: ++code, kind, args, notation, free };
}
const slip = (card: string): Choice => choice("slip", { card }, true);

function view(gaze: string, more: Partial<KragView> = {}): KragView {
  return {
    layout: "k34",
    orders: 0,
    colours: ["red", "purple", "orange"],
    turn: 5,
    active: "0",
    goblin: ["d6", "a3", "g6"],
    rigor: "c9",
    boots: null,
    hand: [["C01", "C20", "C45"], [], []],
    hand_size: [3, 3, 3],
    face_down: null,
    gaze_owner: GAZES.map((id) => (id === gaze ? "0" : null)),
    blanks: [0, 0, 0],
    gazes: [1, 0, 0],
    tome_owner: [],
    tome_used: [],
    tome_deck_size: 18,
    gaze_deck_size: 23,
    deck_size: 40,
    discard_size: 0,
    tokens: [],
    tokens_left: 6,
    taboo: [],
    burning: null,
    titles: [],
    announced: null,
    standing: 0,
    compass: "none",
    upside_down: 0,
    mirrored: 0,
    dimmed: 0,
    card: null,
    piece: "goblin",
    origin: null,
    first_square: null,
    calm: [0, 0, 0],
    ...more,
  };
}

const decide = vi.fn();
let scene: Scene;

function play(gaze: string, options: Choice[], more: Partial<KragView> = {}): Play {
  return {
    view: view(gaze, more) as unknown as Record<string, unknown>,
    waiting: [0],
    options,
    clocks: [],
    windows: [],
    result: null,
    can_undo: false,
    last_own: 0,
  };
}

/** The view of a seat that plays the calm twin of a card. */
const calm = (gaze: string): Partial<KragView> => ({ calm: [1 << GAZES.indexOf(gaze), 0, 0] });

const slipped = (card: string): number =>
  decide.mock.calls.filter(([one]) => {
    const { kind, args } = one as Choice;
    return kind === "slip" && args["card"] === card;
  }).length;

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
}

function show(gaze: string, options: Choice[], more: Partial<KragView> = {}): void {
  scene.show(play(gaze, options, more));
}

beforeEach(async () => {
  await texts.need("kragmortha");
  vi.useFakeTimers();
  decide.mockClear();
  settings.kept.confirm = false;
  scene = new Scene("kragmortha", ui);
  scene.seat = 0;
  scene.seats = [0, 1, 2].map((seat) => ({ seat, name: `P${String(seat)}` })) as never;
  scene.acts = { decide, why: () => undefined };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const key = (type: "keydown" | "keyup", name: string): void => {
  document.body.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));
};

describe("K-ORD-01 the gaping mouth", () => {
  it("slips when a card is played with the mouth shut", async () => {
    show("M1", [choice("play_card", { slot: "0" })]);
    render(Orders, { scene });
    show("M1", [choice("step", { square: "d7" }), slip("M1")]);
    await tick();
    expect(slipped("M1")).toBe(1);
  });

  it("slips when the mouth shuts before the movement ends, and not before", async () => {
    show("M1", [choice("play_card", { slot: "0" })]);
    render(Orders, { scene });
    key("keydown", "m");
    show("M1", [choice("step", { square: "d7" }), slip("M1")]);
    await tick();
    expect(slipped("M1")).toBe(0);
    key("keyup", "m");
    await tick();
    expect(slipped("M1")).toBe(1);
  });
});

describe("K-ORD-02 the sealed lips", () => {
  const poked: LogEntry = { seq: 9, kind: "poked", args: { seat: "1", target: "0" } };

  it("asks a silly question that fades, and slips on an answer", async () => {
    show("M2", [slip("M2")]);
    render(Orders, { scene });
    await tick();
    scene.log = [poked];
    await tick();
    await fireEvent.click(screen.getByText("Yes"));
    expect(slipped("M2")).toBe(1);
    expect(screen.queryByText("Yes")).toBeNull();
    scene.log = [poked, { ...poked, seq: 10 }];
    await tick();
    expect(screen.queryByText("No")).not.toBeNull();
    await pass(4100);
    expect(screen.queryByText("No")).toBeNull();
  });

  it("has no timer when calm: it fades at the end of the holder's turn", async () => {
    show("M2", [slip("M2")], calm("M2"));
    render(Orders, { scene });
    await tick();
    scene.log = [poked];
    await pass(60_000);
    expect(screen.queryByText("Yes")).not.toBeNull();
    show("M2", [slip("M2")], { ...calm("M2"), active: "1" });
    await tick();
    expect(screen.queryByText("Yes")).toBeNull();
  });
});

describe("K-ORD-02 in the chat", () => {
  it("turns letters into mumbling, and an emote is a slip", () => {
    show("M2", [slip("M2")]);
    expect(ui.speak?.("text", "Ну, hello!", scene)).toBe("Mm, mmmmm!");
    expect(decide).not.toHaveBeenCalled();
    expect(ui.speak?.("emote", "smile", scene)).toBe("smile");
    expect(slipped("M2")).toBe(1);
  });

  it("lets others speak", () => {
    show("M1", [slip("M1")]);
    expect(ui.speak?.("text", "Hello", scene)).toBe("Hello");
  });
});

describe("K-ORD-03 the lolling tongue", () => {
  it("slips when the meter is empty; a tap fills it, an update does not", async () => {
    show("M3", [choice("play_card", { slot: "0" }), slip("M3")]);
    render(Orders, { scene });
    await pass(10_000);
    await fireEvent.click(screen.getByRole("button"));
    await pass(10_000);
    expect(slipped("M3")).toBe(0);
    show("M3", [choice("play_card", { slot: "1" }), slip("M3")]);
    await pass(5500);
    expect(slipped("M3")).toBe(1);
  });
});

describe("K-ORD-04 the gritted teeth", () => {
  it("takes the exact title typed, and no other words", async () => {
    const titles = ["3", "0", "8", "5"].map((title) => choice("greet", { title }, true));
    show("M4", [choice("play_card", { slot: "0" }), ...titles]);
    render(Orders, { scene });
    const box = screen.getByRole("textbox");
    await fireEvent.input(box, { target: { value: "Hello" } });
    await fireEvent.submit(box);
    expect(decide).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).not.toBeNull();
    const exact = "rigor mortis archmage grim and grand";
    await fireEvent.input(box, { target: { value: exact } });
    await fireEvent.submit(box);
    expect(decide).toHaveBeenCalledExactlyOnceWith(titles[1]);
  });
});

describe("K-ORD-05 the crown of card", () => {
  const step = choice("step", { square: "d7" });

  it("slips at a tap in the three seconds, and holds the steps back", async () => {
    show("H1", [step, slip("H1")]);
    render(Orders, { scene });
    await tick();
    expect(scene.held.has("step")).toBe(true);
    key("keydown", "x");
    expect(slipped("H1")).toBe(1);
  });

  it("lets the goblin go after three still seconds", async () => {
    show("H1", [step, slip("H1")]);
    render(Orders, { scene });
    await pass(3100);
    key("keydown", "x");
    expect(slipped("H1")).toBe(0);
    expect(scene.held.has("step")).toBe(false);
  });

  it("has a button when calm, and only that can be pressed too early", async () => {
    show("H1", [step, slip("H1")], calm("H1"));
    render(Orders, { scene });
    await tick();
    key("keydown", "x");
    expect(slipped("H1")).toBe(0);
    await pass(3100);
    expect(scene.held.has("step")).toBe(true);
    await fireEvent.click(screen.getByText("Confirm"));
    expect(slipped("H1")).toBe(0);
    expect(scene.held.has("step")).toBe(false);
    show("H1", [choice("play_card", { slot: "0" })], calm("H1"));
    await tick();
    show("H1", [step, slip("H1")], calm("H1"));
    await tick();
    await fireEvent.click(screen.getByText("Confirm"));
    expect(slipped("H1")).toBe(1);
  });
});

describe.each([
  ["K-ORD-06", "H2"],
  ["K-ORD-07", "H3"],
  ["K-ORD-08", "H4"],
])("%s %s", (_clause, card) => {
  it("slips at the second illegal tap of a turn", async () => {
    show(card, [choice("step", { square: "d7" }), slip(card)]);
    render(Orders, { scene });
    await tick();
    scene.choose("square:g1");
    expect(slipped(card)).toBe(0);
    scene.choose("square:g2");
    expect(slipped(card)).toBe(1);
  });
});

describe("K-ORD-11 the bound forearms", () => {
  const step = choice("step", { square: "d7" });

  it("moves only while both pads are held, and slips when they are let go", async () => {
    show("A3", [step, slip("A3")]);
    render(Orders, { scene });
    await tick();
    scene.choose("square:d7");
    scene.choose("square:d7");
    expect(decide).not.toHaveBeenCalled();
    key("keydown", "f");
    key("keydown", "j");
    await pass(800);
    key("keyup", "j");
    expect(slipped("A3")).toBe(1);
    decide.mockClear();
    key("keydown", "j");
    await pass(1600);
    expect(decide).toHaveBeenCalledExactlyOnceWith(step);
  });
});

describe("K-ORD-12 the folded arms", () => {
  const peek = choice("peek", { slot: "1" }, true);
  const options = [choice("play_card", { slot: "1" }), peek];

  it("peeks at a tap without asking; when calm it asks first", async () => {
    show("A4", options);
    render(Hand, { scene });
    await fireEvent.click(document.querySelectorAll(".hand .card")[1] as Element);
    expect(decide).toHaveBeenCalledExactlyOnceWith(peek);
    decide.mockClear();
    show("A4", options, calm("A4"));
    await tick();
    await fireEvent.click(document.querySelectorAll(".hand .card")[1] as Element);
    expect(decide).not.toHaveBeenCalled();
    expect(scene.pending).toEqual(peek);
  });
});

describe("K-ORD-14 the split fingers", () => {
  const cards = ["0", "1", "2"].map((slot) => choice("play_card", { slot }));

  function touch(slot: string): void {
    settings.kept.confirm = true;
    scene.choose(`slot:${slot}`);
    scene.drop();
  }

  it("slips when an inner card is touched and put back", async () => {
    show("F2", [...cards, slip("F2")]);
    render(Orders, { scene });
    await tick();
    touch("0");
    expect(slipped("F2")).toBe(0);
    touch("1");
    expect(slipped("F2")).toBe(1);
  });

  it("minds no touch when calm", async () => {
    show("F2", [...cards, slip("F2")], calm("F2"));
    render(Orders, { scene });
    await tick();
    touch("1");
    expect(slipped("F2")).toBe(0);
  });
});

describe("K-ORD-15 the crab claws", () => {
  const card = choice("play_card", { slot: "0" });

  async function aim(): Promise<Element> {
    show("F3", [card, choice("play_card", { slot: "1" }), slip("F3")]);
    const { container } = render(Orders, { scene });
    await tick();
    scene.choose("slot:0");
    await tick();
    expect(decide).not.toHaveBeenCalled();
    return container.querySelector("[data-mark]") as Element;
  }

  it("plays the card on the moving mark", async () => {
    const mark = await aim();
    await fireEvent.pointerDown(mark);
    expect(slipped("F3")).toBe(0);
    expect(decide).toHaveBeenCalledExactlyOnceWith(card);
  });

  it("slips when the card drops beside it, and plays it all the same", async () => {
    const mark = await aim();
    await fireEvent.pointerDown(mark.parentElement as Element);
    expect(slipped("F3")).toBe(1);
    expect(decide).toHaveBeenLastCalledWith(card);
  });
});

describe("K-ORD-22 glory", () => {
  it("is one large button", async () => {
    const glory = choice("glory");
    show("V2", [glory, choice("let_pass", { what: "glory" })]);
    render(Orders, { scene });
    await fireEvent.click(screen.getByRole("button"));
    expect(decide).toHaveBeenCalledExactlyOnceWith(glory);
  });
});

describe("K-ORD-23 the whisper", () => {
  it("slips after ten seconds of one's own, and waits for others", async () => {
    const options = [choice("play_card", { slot: "0" }), slip("V3")];
    show("V3", options);
    render(Orders, { scene });
    await pass(9000);
    scene.show({ ...play("V3", [slip("V3")]), waiting: [1] });
    await pass(20_000);
    expect(slipped("V3")).toBe(0);
    show("V3", options);
    await pass(1600);
    expect(slipped("V3")).toBe(1);
  });
});

describe("the board of a holder", () => {
  const drawn = (selector: string): number => document.querySelectorAll(selector).length;

  it("is turned by H3 and mirrored by H4, upright and dim when calm (K-ORD-07, -08)", async () => {
    show("H3", [], { upside_down: 1 });
    render(Board, { scene });
    expect(drawn("svg.turned")).toBe(1);
    show("H4", [], { mirrored: 1 });
    await tick();
    expect([drawn("svg.turned"), drawn("svg.mirrored")]).toEqual([0, 1]);
    show("H4", [], { dimmed: 1 });
    await tick();
    expect(drawn("svg.mirrored")).toBe(0);
  });

  it("says which squares are forbidden, and where straight on is (K-ORD-09, -21)", () => {
    const step = choice("step", { square: "d8" });
    const more = { origin: "d6", first_square: "d7", taboo: ["c6", "d7", "e3"] };
    show("A1", [step, choice("step", { square: "c7" })], more);
    render(Board, { scene });
    const label = (square: string): string =>
      document.querySelector(`[data-square="${square}"]`)?.getAttribute("aria-label") ?? "";
    expect(label("d8")).toContain("straight on");
    expect(label("c7")).not.toContain("straight on");
    expect(label("e3")).toContain("forbidden");
  });
});

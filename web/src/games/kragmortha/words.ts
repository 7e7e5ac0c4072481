/** Words for what the decisions and facts of Kragmortha name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Info } from "../module.ts";
import {
  corner,
  GAZES,
  gazesOf,
  type KragView,
  layout,
  movement,
  SIGNS,
  tome,
  tomesOf,
} from "./view.ts";

const COLOURS = ["red", "purple", "orange", "green", "blue", "yellow", "white", "black"];
export const say = (id: string, args?: Record<string, string | number>) =>
  texts.say("kragmortha", id, args);

export function viewOf(scene: Scene): KragView {
  return scene.view as unknown as KragView;
}

export function colourOf(scene: Scene, seat: number): number {
  const colour = viewOf(scene).colours?.[seat];
  return colour ? COLOURS.indexOf(colour) : seat;
}

const SEATS = new Set([
  "seat",
  "victim",
  "mover",
  "target",
  "other",
  "sinner",
  "banished",
  "first",
]);

export function word(name: string, value: string, scene: Scene): string {
  if (SEATS.has(name)) return scene.name(value);
  if (/^C\d\d$/.test(value)) return cardName(value);
  if (/^T\d\d$/.test(value)) return tomeName(value);
  if (GAZES.includes(value) || value === "blank") return gazeName(value);
  const ids = (ALIASES[name] ?? [name]).map((domain) => `${domain}-${value}`);
  const known = ids.find((id) => texts.has("kragmortha", id));
  return known ? say(known) : value;
}

/** A slot of the hand is said by the card that is there. */
export function choiceWord(name: string, value: string, scene: Scene): string | null {
  return name === "slot" ? handCard(scene, Number(value)) : null;
}

/** Arguments whose domains have other names. */
const ALIASES: Record<string, string[]> = {
  what: ["reaction"],
  guilty: ["verdict"],
  vote: ["verdict"],
  kind: ["token"],
  kinds: ["token"],
  cause: ["cause", "moved", "early"],
  act: ["act", "rite"],
  perm: ["ordering"],
  colours: ["colour"],
};

export function handCard(scene: Scene, slot: number): string {
  const card = viewOf(scene).hand?.[scene.seat ?? 0]?.[slot];
  return card ? cardName(card) : say("card-face-down");
}

export function cardName(id: string): string {
  const card = movement(id);
  if (!card) return id;
  const [first, second] = card.symbols;
  return say("card-movement", {
    piece: card.piece,
    first: say(`symbol-${first}`),
    second: say(`symbol-${second}`),
  });
}

export const tomeName = (id: string): string => say(`tome-${id}`);
export const gazeName = (id: string): string => say(`gaze-${id}`);

export function info(target: Target, scene: Scene): Info | null {
  const [kind = "", value = ""] = target.split(/:(.*)/s);
  if (kind === "things") {
    return { title: scene.name(value), lines: seatWords(viewOf(scene), Number(value)) };
  }
  if (kind === "slot") return cardInfo(scene, Number(value));
  if (kind === "square") return squareInfo(value, scene);
  if (kind === "gaze" || kind === "card") {
    if (value === "blank") return { title: gazeName(value), lines: [], clause: "K-GAZ-03" };
    return {
      title: gazeName(value),
      lines: [orderOf(value, scene)],
      clause: `K-ORD-${String(GAZES.indexOf(value) + 1).padStart(2, "0")}`,
    };
  }
  if (kind === "tome") {
    const effect = tome(value)?.effect ?? "";
    return {
      title: tomeName(value),
      lines: [say(`tome-${value}-text`), say("tome-symbols", { count: tome(value)?.symbols ?? 0 })],
      clause: TOME_CLAUSES[effect] ?? "K-TOM-01",
    };
  }
  return null;
}

function cardInfo(scene: Scene, slot: number): Info {
  const id = viewOf(scene).hand?.[scene.seat ?? 0]?.[slot];
  const piece = id ? movement(id)?.piece : undefined;
  return {
    title: handCard(scene, slot),
    lines: [say(piece ? `card-text-${piece}` : "card-text-hidden")],
    clause: piece ? "K-MOV-02" : "K-ORD-12",
  };
}

/** A square: its symbol, and what happens there. */
function squareInfo(square: string, scene: Scene): Info {
  const view = viewOf(scene);
  const plan = layout(view.layout);
  const lines: string[] = [];
  let clause = "K-MOV-02";
  if (plan?.teleports.includes(square)) {
    lines.push(say("square-text-teleport"));
    clause = "K-TEL-01";
  }
  if (plan?.desk.includes(square)) {
    lines.push(say("square-text-desk", { count: view.tome_deck_size }));
    clause = "K-DSK-01";
  }
  if (plan?.starts.includes(square)) lines.push(say("square-start"));
  if (view.taboo?.includes(square)) {
    lines.push(say("square-taboo"));
    clause = "K-ORD-21";
  }
  view.goblin.forEach((where, seat) => {
    if (where === square) lines.push(say("square-goblin", { name: scene.name(seat) }));
  });
  if (view.rigor === square) {
    lines.push(say("square-text-rigor"));
    clause = "K-RIG-01";
  }
  const sign = plan?.desk.includes(square) ? "square-desk" : `symbol-${SIGNS.get(square) ?? ""}`;
  return { title: `${square}: ${say(sign)}`, lines, clause };
}

export interface Thing {
  id: string;
  count: number;
}

/** What lies in front of a seat, but for its gazes. */
export function seatThings(view: KragView, seat: number): Thing[] {
  const tomes = tomesOf(view, seat);
  return [
    { id: "tomes", count: tomes.length },
    { id: "symbols", count: tomes.reduce((sum, one) => sum + (tome(one.id)?.symbols ?? 0), 0) },
    { id: "hand", count: view.hand_size?.[seat] ?? 0 },
  ];
}

export function seatWords(view: KragView, seat: number): string[] {
  const [tomes, symbols, hand] = seatThings(view, seat).map(({ count }) => count);
  const gazes = gazesOf(view, seat);
  return [
    say("seat-gazes", { count: gazes.length, names: gazes.map(gazeName).join(", ") }),
    say("seat-tomes", { count: tomes ?? 0, symbols: symbols ?? 0 }),
    say("seat-hand", { count: hand ?? 0 }),
    ...tomesOf(view, seat).map((one) => tomeName(one.id)),
  ];
}

/** Rows plus columns between two squares. */
export function distance(a: string, b: string): number {
  const from = corner(a);
  const to = corner(b);
  return (Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) / 100;
}

/** What a gaze demands at this table: of the screen, or of the people round it. */
export function orderOf(gaze: string, scene: Scene): string {
  if (scene.field<number>("orders") === 1) return say(`gaze-${gaze}-physical`);
  const view = viewOf(scene);
  const n = GAZES.indexOf(gaze);
  const calm = (view.calm?.[Number(view.gaze_owner?.[n] ?? 0)] ?? 0) & (1 << n);
  const twin = `gaze-${gaze}-calm`;
  return say(calm && texts.has("kragmortha", twin) ? twin : `gaze-${gaze}-digital`);
}

const TOME_CLAUSES: Record<string, string> = {
  absolution: "K-TOM-04",
  second_wind: "K-TOM-05",
  cloak_of_mist: "K-TOM-06",
  finger_of_blame: "K-TOM-07",
  sideways_shove: "K-TOM-08",
  deep_sleeve: "K-TOM-09",
  goblin_leap: "K-TOM-10",
  servants_bell: "K-TOM-11",
  pocket_portal: "K-TOM-12",
  swapped_pockets: "K-TOM-13",
  lens: "K-TOM-14",
  token_peek: "K-TOM-15",
  heavy_boots: "K-TOM-16",
};

export function about(args: Record<string, unknown>): Target[] {
  const found: Target[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string") continue;
    if (/^[a-g]\d+$/.test(value)) found.push(`square:${value}`);
    else if (SEATS.has(name)) found.push(`seat:${value}`);
  }
  return found;
}

/** K-ORD-02: sealed lips turn what is typed into mumbling, and an emote is a slip. */
export function speak(kind: "text" | "phrase" | "emote", words: string, scene: Scene): string {
  const sealed = scene.seat !== null && viewOf(scene).gaze_owner?.[1] === String(scene.seat);
  if (!sealed || viewOf(scene).orders === 1) return words;
  const slip = scene.play?.options.find((o) => o.kind === "slip" && o.args["card"] === "M2");
  if (kind === "emote" && slip) scene.acts.decide(slip);
  return kind === "text" ? words.replace(/\p{Lu}/gu, "M").replace(/\p{Ll}/gu, "m") : words;
}

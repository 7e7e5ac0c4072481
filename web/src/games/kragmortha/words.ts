/** Words for what the decisions and facts of Kragmortha name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Info } from "../module.ts";
import { GAZES, type KragView, movement, tome } from "./view.ts";

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

/** What a gaze demands at this table: of the screen, or of the people round it. */
export function orderOf(gaze: string, scene: Scene): string {
  const physical = scene.field<number>("orders") === 1;
  return say(`gaze-${gaze}-${physical ? "physical" : "digital"}`);
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

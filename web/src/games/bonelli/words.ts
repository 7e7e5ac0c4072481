/** Words for what the decisions and facts of Bonelli Kids name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Choice } from "../../wire.ts";
import type { Info } from "../module.ts";
import { albo, type BonelliView, card, cardName, heroName, laid, won } from "./view.ts";

export const say = (id: string, args?: Record<string, string | number>): string =>
  texts.say("bonelli", id, args);

export function viewOf(scene: Scene): BonelliView {
  return scene.view as unknown as BonelliView;
}

const SEATS = new Set(["seat", "owner", "protagonist", "younger"]);
const HOLDER = /^seat_(\d)$/;
/** Domains of the notation whose arguments have names of their own. */
const DOMAINS = ["holder", "effect"];
const isMessage = (id: string): boolean => texts.has("bonelli", id);

export function word(name: string, value: string, scene: Scene, kind = ""): string {
  const seated = SEATS.has(name) || kind === "protagonist_moved";
  if (seated && /^\d$/.test(value)) return scene.name(value);
  const holder = HOLDER.exec(value)?.[1];
  if (holder) return scene.name(holder);
  if (card(value)) return cardName(value);
  if (albo(value)) return alboName(value);
  if (value === "zagor" || value === "martin") return heroName(value);
  const known = [name, ...DOMAINS].map((domain) => `${domain}-${value}`).find(isMessage);
  return known ? say(known) : value;
}

export const alboName = (id: string): string =>
  id === "the_end" ? say("the-end") : (albo(id)?.name[texts.language] ?? id);

/** Cards on Albi are pointed at as a whole, whatever the decision calls its arguments. */
export function path(choice: Choice): Target[] {
  const { side, place, index, entry } = choice.args;
  if (choice.kind === "target") return [`card:${side}:${index}`];
  if (choice.kind === "next_card") return [`card:own:${index}`];
  if (choice.kind === "pick_parked") return [`parked:${place}:${index}`];
  if (choice.kind === "take_back") return [`row:${index}`];
  if (place !== undefined) return [`place:${place}`];
  if (entry !== undefined) return [`card:${entry}`];
  return Object.entries(choice.args).map(([name, value]) => `${name}:${value}`);
}

export function info(target: Target, scene: Scene): Info | null {
  const [kind = "", value = ""] = target.split(/:(.*)/s);
  if (kind === "things") {
    return { title: scene.name(value), lines: seatWords(viewOf(scene), Number(value)) };
  }
  if (kind === "albo") return alboInfo(value);
  if (kind === "place") {
    const there = viewOf(scene).face_up[Number(value) - 1];
    return there ? alboInfo(there) : null;
  }
  return cardInfo(value.split(":").at(-1) ?? "");
}

/** What a card or an Albo does, in words; nothing if it does nothing. */
export function textOf(id: string): string {
  const message = `${card(id) ? "card" : "albo"}-${id}-text`;
  return texts.has("bonelli", message) ? say(message) : "";
}

function cardInfo(id: string): Info | null {
  const found = card(id);
  if (!found) return null;
  const lines = [say("card-line", { kind: say(`kind-${found.type}`), value: found.value })];
  const text = textOf(id);
  if (text) lines.push(text);
  if (found.reinforce) lines.push(say("card-reinforce"));
  lines.push(texts.say("site", "ui-provenance-reconstruction"));
  return { title: cardName(id), lines, clause: "B-REVEAL-02" };
}

function alboInfo(id: string): Info | null {
  if (id === "the_end") {
    return { title: alboName(id), lines: [say("the-end-text")], clause: "B-END-01" };
  }
  const found = albo(id);
  if (!found) return null;
  return { title: alboName(id), lines: [textOf(id)], clause: "B-SCORE-01" };
}

/** Counts that lie in front of a seat. */
export function seatThings(view: BonelliView, seat: number): { id: string; count: number }[] {
  return [
    { id: "balloons", count: view.balloons?.[seat] ?? 0 },
    { id: "hand", count: view.hand_size?.[seat] ?? 0 },
    { id: "deck", count: view.deck_size?.[seat] ?? 0 },
  ];
}

export function seatWords(view: BonelliView, seat: number): string[] {
  return [
    heroName(view.hero?.[seat] ?? ""),
    ...seatThings(view, seat).map(({ id, count }) => say(`seat-${id}`, { count })),
    ...won(view, seat).map(({ id, wow }) => `${alboName(id)}${"!".repeat(wow)}`),
  ];
}

export function about(args: Record<string, unknown>): Target[] {
  const found: Target[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string") continue;
    if (name === "place" || name === "start" || name === "end") found.push(`place:${value}`);
    else if (SEATS.has(name)) found.push(`seat:${value}`);
  }
  return found;
}

/** Which card on the contested Albo a target stands for, for the seat that looks. */
export function cardTargets(scene: Scene, seat: number): Map<string, string> {
  const view = viewOf(scene);
  const side = seat === scene.seat ? "own" : "opponent";
  return new Map(
    laid(view, seat).map((one) => [
      `${one.place}:${one.index}`,
      one.place === view.contested
        ? `card:${side}:${one.index}`
        : `parked:${one.place}:${one.index}`,
    ]),
  );
}

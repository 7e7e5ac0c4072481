/** Words for what the decisions and facts of Bonelli Kids name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Choice } from "../../wire.ts";
import type { Info } from "../module.ts";
import { albo, type BonelliView, card, type Effect, cardName, heroName, laid } from "./view.ts";

export const say = (id: string, args?: Record<string, string | number>): string =>
  texts.say("bonelli", id, args);

export function viewOf(scene: Scene): BonelliView {
  return scene.view as unknown as BonelliView;
}

const SEATS = new Set(["seat", "owner", "protagonist", "younger"]);
const HOLDER = /^seat_(\d)$/;

export function word(name: string, value: string, scene: Scene): string {
  if (SEATS.has(name) && /^\d$/.test(value)) return scene.name(value);
  const holder = HOLDER.exec(value)?.[1];
  if (holder) return scene.name(holder);
  if (card(value)) return cardName(value);
  if (albo(value)) return alboName(value);
  if (value === "zagor" || value === "martin") return heroName(value);
  return value;
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
  if (kind === "albo") return alboInfo(value);
  if (kind === "place") {
    const there = viewOf(scene).face_up[Number(value) - 1];
    return there ? alboInfo(there) : null;
  }
  return cardInfo(value.split(":").at(-1) ?? "");
}

function cardInfo(id: string): Info | null {
  const found = card(id);
  if (!found) return null;
  const lines = [say("card-line", { kind: say(`kind-${found.type}`), value: found.value })];
  lines.push(...(found.effects ?? []).map(effectLine));
  if (found.reinforce) lines.push(say("card-reinforce"));
  lines.push(texts.say("site", "ui-provenance-reconstruction"));
  return { title: cardName(id), lines, clause: "B-REVEAL-02" };
}

/** An effect in words, from the data of the pack: when, what, how much. */
function effectLine(one: Effect): string {
  const words = { when: say(`when-${one.when}`), effect: say(`effect-${one.op}`) };
  const line =
    one.amount === undefined
      ? say("effect-line-plain", words)
      : say("effect-line", { ...words, amount: one.amount });
  return one.per || one.if ? `${line} ${say("effect-depends")}` : line;
}

function alboInfo(id: string): Info | null {
  const found = albo(id);
  if (!found) return null;
  const lines = [say("albo-limits", { least: found.cards.min, most: found.cards.max })];
  lines.push(
    ...(found.score ?? []).map((one) => say(`score-${one.rule}`, { points: one.points ?? 0 })),
  );
  lines.push(...(found.effects ?? []).map(effectLine));
  if (found.reinforce === false) lines.push(say("albo-no-reinforce"));
  return { title: alboName(id), lines, clause: "B-SCORE-01" };
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

/** Words for what the decisions and facts of Corto name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Info } from "../module.ts";
import { card, cardName, type CortoView, storyName } from "./view.ts";

export const say = (id: string, args?: Record<string, string | number>): string =>
  texts.say("corto", id, args);

export function viewOf(scene: Scene): CortoView {
  return scene.view as unknown as CortoView;
}

const SEATS = new Set(["seat", "owner", "holder"]);

export function word(name: string, value: string, scene: Scene): string {
  if (SEATS.has(name) || (name === "first" && /^\d$/.test(value))) return scene.name(value);
  if (/^[A-G]\d\d$/.test(value)) return cardName(value);
  if (/^[A-G]:\d$/.test(value)) return squareName(value, scene);
  if (/^[A-G]$/.test(value)) return storyName(value);
  if (name === "which") return say(`figurine-${value}`);
  if (name === "tile") return say(`tile-${value}`);
  return value;
}

/** A square by who stands there, else by strip and column. */
function squareName(square: string, scene: Scene): string {
  const there = characterAt(viewOf(scene), square);
  return there ? say("square-character", { name: cardName(there), square }) : square;
}

export function characterAt(view: CortoView, square: string): string | null {
  const [letter = "", column = "0"] = square.split(":");
  return view.character?.[view.stacking.indexOf(letter) * 8 + Number(column)] ?? null;
}

export function info(target: Target, scene: Scene): Info | null {
  const [kind = "", value = ""] = target.split(/:(.*)/s);
  if (kind === "card") return cardInfo(value);
  if (kind === "square") {
    const there = characterAt(viewOf(scene), value);
    return there ? cardInfo(there) : null;
  }
  if (kind === "deck")
    return {
      title: storyName(value),
      lines: [say(`quest-text-${value}`)],
      clause: `C-Q${value}-01`,
    };
  return null;
}

function cardInfo(id: string): Info | null {
  const c = card(id);
  if (!c) return null;
  const lines = [say(`type-${c.type}`), say(`card-${id}-text`)];
  if (c.source !== "rulebook") lines.push(texts.say("site", "ui-provenance-reconstruction"));
  return { title: cardName(id), lines, clause: CLAUSES[c.type] };
}

const CLAUSES: Record<string, string> = {
  character: "C-CHR-01",
  object: "C-OBJ-01",
  advantage: "C-ADV-01",
  figurine: "C-FIG-01",
};

export function about(args: Record<string, unknown>): Target[] {
  const found: Target[] = [];
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string") continue;
    if (/^[A-G]:\d$/.test(value)) found.push(`square:${value}`);
    else if (SEATS.has(name)) found.push(`seat:${value}`);
  }
  return found;
}

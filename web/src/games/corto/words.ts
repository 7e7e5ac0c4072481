/** Words for what the decisions and facts of Corto name. */
import { texts } from "../../i18n/text.svelte.ts";
import type { Target } from "../../prompt/draft.ts";
import type { Scene } from "../../table/scene.svelte.ts";
import type { Info } from "../module.ts";
import { card, cardName, type CortoView, place, storyName } from "./view.ts";

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
  if (kind === "square") return squareInfo(value, scene);
  if (kind === "things")
    return { title: scene.name(value), lines: seatWords(viewOf(scene), Number(value)) };
  if (kind === "deck")
    return {
      title: storyName(value),
      lines: [say(`quest-text-${value}`)],
      clause: `C-Q${value}-01`,
    };
  return null;
}

/** Who stands on a square, with whose markers, and which pieces lie there. */
function squareInfo(square: string, scene: Scene): Info | null {
  const view = viewOf(scene);
  const there = characterAt(view, square);
  const pieces = piecesAt(view, square);
  if (!there) {
    const [first] = pieces;
    return first
      ? { title: first.name, lines: pieces.map(textOfPiece), clause: first.clause }
      : null;
  }
  const info = cardInfo(there);
  const { row, column } = place(view, square);
  (view.markers[row * 8 + column] ?? []).forEach((count, seat) => {
    if (count) info?.lines.push(say("square-markers", { name: scene.name(seat), count }));
  });
  info?.lines.push(...pieces.map((piece) => piece.name));
  return info;
}

interface Piece {
  name: string;
  text: string;
  clause: string;
}

const textOfPiece = (piece: Piece): string => piece.text;

/** Figurines and quest pieces on a square, in words. */
export function piecesAt(view: CortoView, square: string): Piece[] {
  const found: Piece[] = [];
  const quest = (name: string, letter: string): void => {
    found.push({ name, text: say(`quest-text-${letter}`), clause: `C-Q${letter}-01` });
  };
  view.figurine.forEach((where, n) => {
    if (where !== square) return;
    const which = n ? "rasputin" : "corto";
    const [name, text] = [say(`figurine-${which}`), say(`card-${n ? "A19" : "A18"}-text`)];
    found.push({ name, text, clause: n ? "C-RAS-01" : "C-COR-01" });
  });
  if (view.vessel === square) quest(say("piece-vessel"), "A");
  if (view.train === square) {
    quest(say("piece-train-carriages", { count: view.carriages_left }), "E");
  }
  if (view.emerald === square) quest(say("piece-emerald"), "G");
  if (view.great_gold?.includes(square)) quest(say("piece-chest"), "F");
  const tile = square.startsWith("C:") && view.tile_there[Number(square.charAt(2))] === 1;
  if (tile) quest(say("piece-tile"), "C");
  return found;
}

export interface Thing {
  id: string;
  count: number;
}

/** What lies in front of a seat; pieces of quests only if it has some. */
export function seatThings(view: CortoView, seat: number): Thing[] {
  const of = (counts: number[] | undefined): number => counts?.[seat] ?? 0;
  const carriages = (view.carriage ?? []).map((value, n) =>
    view.carriage_owner[n] === String(seat) ? (value ?? 0) : 0,
  );
  const pieces = [
    { id: "shield", count: of(view.shields) },
    { id: "ingots", count: of(view.ingots) },
    { id: "crows", count: of(view.crows) },
    { id: "leopards", count: of(view.leopards) },
    { id: "carriages", count: carriages.reduce((sum, one) => sum + one, 0) },
    {
      id: "aces",
      count: view.ace_holder === String(seat) ? (estimate(view, seat)["aces"] ?? 0) : 0,
    },
  ];
  return [
    { id: "estimate", count: estimate(view, seat)["total"] ?? 0 },
    { id: "stock", count: of(view.stock) },
    { id: "seal", count: of(view.kills) + of(view.gold) + of(view.reserve) },
    ...pieces.filter(({ count }) => count > 0),
  ];
}

const estimate = (view: CortoView, seat: number): Record<string, number> =>
  view.standing?.[seat] ?? {};

/** The same in words, with the parts of the gold. */
export function seatWords(view: CortoView, seat: number): string[] {
  const parts = Object.entries(estimate(view, seat))
    .filter(([part, gold]) => gold > 0 && part !== "total" && part !== "stock")
    .map(([part, gold]) => `${say(`part-${part}`)} ${String(gold)}`);
  return seatThings(view, seat).map(({ id, count }) =>
    id === "estimate" && parts.length
      ? `${say("seat-estimate", { count })} (${parts.join(", ")})`
      : say(`seat-${id}`, { count }),
  );
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

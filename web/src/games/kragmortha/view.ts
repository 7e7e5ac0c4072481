/** What the view of a seat and the pack say, by the names of the sketch. Null is unknown or none. */
import pack from "virtual:pack/kragmortha";

export interface KragView {
  layout: string;
  /** 1: physical orders, for people round one table. */
  orders: number;
  colours: (string | null)[];
  turn: number;
  active: string | null;
  goblin: (string | null)[];
  rigor: string | null;
  boots: string | null;
  hand: (string | null)[][];
  hand_size: number[];
  face_down: number | string | null;
  gaze_owner: (string | null)[];
  blanks: (number | null)[];
  gazes: (number | null)[];
  tome_owner: (string | null)[];
  tome_used: (number | null)[];
  tome_deck_size: number;
  gaze_deck_size: number;
  deck_size: number;
  discard_size: number;
  tokens: (string | null)[];
  tokens_left: number;
  taboo: (string | null)[];
  burning: string | null;
  titles: (string | null)[];
  announced: string | null;
  standing: number | null;
  compass: string | null;
  upside_down: number | null;
  mirrored: number | null;
  dimmed: number | null;
  card: string | null;
  piece: string | null;
  origin: string | null;
  first_square: string | null;
  calm: number[];
}

interface Layout {
  id: string;
  rigor: string;
  desk: string[];
  teleports: string[];
  starts: string[];
  bookcases: string[][];
  out_of_play: string[];
}

interface KragPack {
  square: { id: string; symbol: Sign }[];
  layout: Layout[];
  movement: { id: string; piece: "goblin" | "rigor"; symbols: [Sign, Sign] }[];
  tome: { id: string; effect: string; symbols: number }[];
  gaze: { id: string; part: string }[];
}

export type Sign = "S" | "M" | "P" | "G" | "B";

export const PACK = pack as unknown as KragPack;
export const GAZES = PACK.gaze.map((gaze) => gaze.id);
export const SIGNS = new Map(PACK.square.map((square) => [square.id, square.symbol]));
const MOVEMENTS = new Map(PACK.movement.map((card) => [card.id, card]));
const TOMES = new Map(PACK.tome.map((tome) => [tome.id, tome]));

export const COLUMNS = "abcdefg";
export const ROWS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

export const layout = (id: string): Layout | undefined =>
  PACK.layout.find((one) => one.id === id) ?? PACK.layout.at(-1);
export const movement = (id: string) => MOVEMENTS.get(id);
export const tome = (id: string) => TOMES.get(id);
export const part = (gaze: string) => PACK.gaze.find((one) => one.id === gaze)?.part ?? "";

/** The left upper corner of a square in a board of 700 x 1000. */
export function corner(square: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(square.charAt(0)) * 100, y: (10 - Number(square.slice(1))) * 100 };
}

/** The part of the board that a layout uses, as a view box with a thin margin. */
export function extent(plan: Layout | undefined): string {
  const out = new Set(plan?.out_of_play);
  const used = [...SIGNS.keys()].filter((square) => !out.has(square)).map(corner);
  const [left, top] = [Math.min(...used.map((c) => c.x)), Math.min(...used.map((c) => c.y))];
  const width = Math.max(...used.map((c) => c.x)) + 100 - left;
  const height = Math.max(...used.map((c) => c.y)) + 100 - top;
  return [left - 4, top - 4, width + 8, height + 8].join(" ");
}

/** The gazes in front of a seat, blank ones last. */
export function gazesOf(view: KragView, seat: number): string[] {
  const named = GAZES.filter((_, n) => view.gaze_owner[n] === String(seat));
  return [...named, ...Array<string>(view.blanks[seat] ?? 0).fill("blank")];
}

export function tomesOf(view: KragView, seat: number): { id: string; used: boolean }[] {
  return PACK.tome
    .map((one, n) => ({ id: one.id, used: view.tome_used[n] === 1, owner: view.tome_owner[n] }))
    .filter((one) => one.owner === String(seat));
}

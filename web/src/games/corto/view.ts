/** What the view of a seat and the pack of Corto say, by the names of the sketch. */
import pack from "virtual:pack/corto";
import { texts } from "../../i18n/text.svelte.ts";

type Named = Record<"en" | "fr" | "it" | "ru", string>;

export interface CortoCard {
  id: string;
  type: "character" | "object" | "advantage" | "figurine";
  name: Named;
  border?: "white" | "black" | "both";
  second?: string;
  friend?: boolean;
  ace?: boolean;
  range?: "adjacent" | "long";
  side?: "white" | "black";
  strength?: number;
  effect?: string;
  figurine?: "corto" | "rasputin" | "choice";
  vehicle?: boolean;
  source: string;
}

interface CortoPack {
  storyline: { id: string; title: Named; colour: string; quest: string }[];
  card: CortoCard[];
  quests: { great_gold: { first_column: number } };
}

export interface CortoView {
  stacking: (string | null)[];
  active: string | null;
  turn: number;
  pending: string | null;
  actor: string | null;
  character: (string | null)[];
  markers: number[][];
  stock: number[];
  figurine: (string | null)[];
  deck_size: number[];
  hand: (string | null)[][];
  hand_size: number[];
  back: (string | null)[][];
  pile: (string | null)[];
  pile_size: number;
  kills: number[];
  gold: number[];
  reserve: number[];
  shields: number[];
  vessel: string | null;
  ace_holder: string | null;
  tile_there: (number | null)[];
  ingots: number[];
  crows: number[];
  leopards_left: number;
  leopards: number[];
  train: string | null;
  carriages_left: number;
  carriage: (number | null)[];
  carriage_owner: (string | null)[];
  emerald: string | null;
  /** The gold of each seat if the game ended now, and its parts. */
  standing: Record<string, number>[];
  great_gold: string[];
}

export const PACK = pack as unknown as CortoPack;
const CARDS = new Map(PACK.card.map((card) => [card.id, card]));
const STORIES = new Map(PACK.storyline.map((story) => [story.id, story]));

export const card = (id: string): CortoCard | undefined => CARDS.get(id);
export const story = (letter: string) => STORIES.get(letter);
export const wash = (letter: string): string => story(letter)?.colour ?? "#999";
export const cardName = (id: string): string => card(id)?.name[texts.language] ?? id;
export const storyName = (letter: string): string => story(letter)?.title[texts.language] ?? letter;

export const LETTERS = "ABCD";
export const SEAT_COLOURS = ["#c2382c", "#2f7d46", "#f0c43a", "#2f64b8"];
/** The letters on them. */
export const INKS = ["#fff8ee", "#fff8ee", "#17130e", "#fff8ee"];
/** Round, square, triangle, star: in 40 x 40. */
export const SEAT_SHAPES = [
  "M20 2c12 0 19 8 18 18 0 11-8 18-18 18S2 31 2 20C2 9 9 2 20 2z",
  "M4 6q16-4 32-1 2 15 0 30-16 3-32 0-3-14 0-29z",
  "M20 0q3 0 5 4l14 27q2 6-4 7H5q-6-1-4-7L15 4q2-4 5-4z",
  "M20 0l6 11 13 2-9 10 3 14-13-6-13 6 3-14L1 13l13-2z",
];

/** A square of a strip is 100 wide. On a narrow screen it is tall, with room for large names. */
export interface Cell {
  height: number;
  tall: boolean;
  /** The size of the letters of a name in one line, and in two. */
  letters: number;
  pair: number;
}
export const WIDE: Cell = { height: 116, tall: false, letters: 13, pair: 9.8 };
/** Screens narrower than this have tall panels. */
export const NARROW = 640;
export const TALL: Cell = { height: 172, tall: true, letters: 21, pair: 21 };

/** How wide a line may be inside the borders of a panel. */
export const LINE = 83;

/** About how wide a line of bold letters is, in their own size. */
export function ems(line: string): number {
  const width = (letter: string): number => {
    if (/[mwMW—жмшщыюфЖМШЩЫЮФ]/.test(letter)) return 0.84;
    if (/[iljftrI.,’' -]/.test(letter)) return 0.34;
    return /\p{Lu}/u.test(letter) ? 0.64 : 0.55;
  };
  return [...line].reduce((sum, letter) => sum + width(letter), 0);
}

/** A name as it is lettered on a panel; a long word makes its letters smaller, to a point. */
export function lettering(name: string, cell: Cell): { words: string[]; size: number } {
  const words = lines(name, cell);
  const full = words.length > 1 ? cell.pair : cell.letters;
  const fitting = LINE / Math.max(...words.map(ems));
  return { words, size: Math.max(full * 0.75, Math.min(full, fitting)) };
}

/** In two lines if one is too short. */
function lines(name: string, cell: Cell): string[] {
  const cuts = [...name.matchAll(/[ -]/g)].map((found) => found.index + 1);
  if (ems(name) * cell.letters <= LINE || !cuts.length) return [name];
  const longer = (cut: number): number => Math.max(cut - 1, name.length - cut);
  const cut = cuts.reduce((best, one) => (longer(one) < longer(best) ? one : best));
  return [name.slice(0, cut).trim(), name.slice(cut)];
}

/** Rows in play, from the top, by the letters of their storylines. */
export const rows = (view: CortoView): string[] =>
  view.stacking.filter((letter): letter is string => letter !== null);

/** Of a square `E:5`: its row from the top and its column. */
export function place(view: CortoView, square: string): { row: number; column: number } {
  const [letter = "", column = "0"] = square.split(":");
  return { row: view.stacking.indexOf(letter), column: Number(column) };
}

/** Who has most markers on a square, alone; for colouring only. */
export function leader(markers: number[] | undefined): number | null {
  const most = Math.max(0, ...(markers ?? []));
  const leaders = (markers ?? []).flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
}

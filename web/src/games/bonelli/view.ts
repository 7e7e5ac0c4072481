/** What the view of a seat and the pack of Bonelli Kids say, by the names of the sketch. */
import pack from "virtual:pack/bonelli";
import { texts } from "../../i18n/text.svelte.ts";

type Named = Record<"en" | "fr" | "it" | "ru", string>;

export interface BonelliCard {
  id: string;
  hero: string;
  copies: number;
  name: Named;
  type: "character" | "weapon" | "object" | "trap";
  character?: string;
  value: number;
  reinforce?: boolean;
}

export interface Albo {
  id: string;
  name: Named;
  colour: "orange" | "violet" | "green" | "blue";
  cards: { min: number; max: number };
  reinforce?: boolean;
}

interface BonelliPack {
  card: BonelliCard[];
  albo: Albo[];
  hero: { id: string; name: Named; hand_limit: number }[];
}

export interface BonelliView {
  hero: (string | null)[];
  turn: number;
  phase: string | null;
  protagonist: string | null;
  contested: string | null;
  total: number[];
  parts: number[][];
  reserve: number;
  reserve_wow: number;
  balloons: number[];
  wow: number[];
  deck_size: number[];
  discard_size: number[];
  hand: (string | null)[][];
  hand_size: number[];
  shown: (string | null)[][];
  row: (string | null)[][];
  row_size: number[];
  confirmed: (number | null)[];
  card: (string | null)[][];
  card_place: (string | null)[][];
  card_marks: (number | null)[][];
  card_base: (number | null)[][];
  card_count: number[];
  face_up: (string | null)[];
  place_balloons: (number | null)[];
  albo_left: number;
  fate: (string | null)[];
  albo_wow: (number | null)[];
}

export const PACK = pack as unknown as BonelliPack;
const CARDS = new Map((PACK.card ?? []).map((card) => [card.id, card]));
const ALBI = new Map((PACK.albo ?? []).map((albo) => [albo.id, albo]));

export const card = (id: string): BonelliCard | undefined => CARDS.get(id);
export const albo = (id: string): Albo | undefined => ALBI.get(id);
export const cardName = (id: string): string => card(id)?.name[texts.language] ?? id;
export const heroName = (id: string): string =>
  PACK.hero.find((hero) => hero.id === id)?.name[texts.language] ?? id;

export const COLOURS = { orange: "#f0832a", violet: "#a96cd0", green: "#3f9d5a", blue: "#4a8dd2" };

const CANCELLED = 1;
const REINFORCEMENT = 2;

export interface Laid {
  id: string;
  /** Its number in arrival order on its place, as decisions count. */
  index: number;
  place: string;
  cancelled: boolean;
  reinforcement: boolean;
  value: number;
}

/** The cards of a seat on the Albi, in arrival order on each. */
export function laid(view: BonelliView, seat: number): Laid[] {
  const counts = new Map<string, number>();
  return (view.card[seat] ?? []).slice(0, view.card_count[seat] ?? 0).flatMap((id, n) => {
    const place = view.card_place[seat]?.[n] ?? "";
    const marks = view.card_marks[seat]?.[n] ?? 0;
    const index = (counts.get(place) ?? 0) + 1;
    counts.set(place, index);
    if (!id) return [];
    return [
      {
        id,
        index,
        place,
        cancelled: (marks & CANCELLED) > 0,
        reinforcement: (marks & REINFORCEMENT) > 0,
        value: view.card_base[seat]?.[n] ?? 0,
      },
    ];
  });
}

/** The Albi a seat has won, with their WOW! tokens. */
export function won(view: BonelliView, seat: number): { id: string; wow: number }[] {
  return PACK.albo.flatMap((one, n) =>
    view.fate[n] === `seat_${seat}` ? [{ id: one.id, wow: view.albo_wow[n] ?? 0 }] : [],
  );
}

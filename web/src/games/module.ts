/** What a game's folder gives to the table: how it looks, and the words for its decisions. */
import type { Component } from "svelte";
import type { Path, Target } from "../prompt/draft.ts";
import type { Scene } from "../table/scene.svelte.ts";
import type { Choice } from "../wire.ts";

export interface BoardProps {
  scene: Scene;
}

export interface HandProps extends BoardProps {
  /** Without what lies there for all seats: another hand on the page shows it. */
  bare?: boolean;
}

export interface SeatProps {
  scene: Scene;
  seat: number;
}

/** Something to read: a card, a piece, a square. */
export interface Info {
  title: string;
  lines: string[];
  clause?: string | undefined;
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** My cards, under the board. */
  Hand: Component<HandProps>;
  /** What lies in front of a seat, in the strip of seats. */
  Seat: Component<SeatProps>;
  /** A seat's mark: shape, letter and colour. */
  Mark: Component<SeatProps>;
  path: Path;
  /** Kinds whose targets are drawn; all others become buttons. */
  drawn: ReadonlySet<string>;
  /** Kinds that are never offered in words: they follow from how a person behaves. */
  silent: ReadonlySet<string>;
  /** Kinds that never belong to the question: offered on the side, their targets only on demand. */
  aside: ReadonlySet<string>;
  /** Free kinds whose targets are always lit with the question. */
  direct: ReadonlySet<string>;
  /** Kinds that step aside while another kind with the same targets is asked too. */
  yields: Readonly<Record<string, string>>;
  /** Kinds that always ask for a confirmation. */
  weighty: ReadonlySet<string>;
  /** Choices that are never confirmed: they only open the next question, and can be taken back. */
  light?: (choice: Choice, scene: Scene) => boolean;
  /** An argument in the reader's words; `kind` is the fact that names it, if one does. */
  word: (name: string, value: string, scene: Scene, kind?: string) => string;
  /** An argument of a decision, where that says more than the word of the log. */
  choiceWord?: (name: string, value: string, scene: Scene) => string | null;
  info: (target: Target, scene: Scene) => Info | null;
  /** What a seat says in the chat, as the game lets it out. */
  speak?: (kind: "text" | "phrase" | "emote", words: string, scene: Scene) => string;
  /** The targets a log line is about. */
  about: (args: Record<string, unknown>) => Target[];
}

export const MODULES: Record<string, () => Promise<{ default: GameUi }>> = {
  corto: () => import("./corto/index.ts"),
  bonelli: () => import("./bonelli/index.ts"),
  kragmortha: () => import("./kragmortha/index.ts"),
};

export type { Choice };

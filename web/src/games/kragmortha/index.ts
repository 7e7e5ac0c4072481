import type { GameUi } from "../module.ts";
import { usualPath } from "../../prompt/draft.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import { about, choiceWord, info, speak, viewOf, word } from "./words.ts";

const ui: GameUi = {
  Board,
  Hand,
  Seat,
  Mark,
  path: usualPath,
  drawn: new Set([
    "place",
    "play_card",
    "use_tome",
    "step",
    "shove",
    "relocate",
    "transfer",
    "pick_gaze",
    "pick_seat",
    "pick_victim",
    "forbid",
    "announce",
    "poke",
    "accuse",
    "accuse_of",
  ]),
  aside: new Set(["accuse", "accuse_of"]),
  direct: new Set(),
  yields: {},
  silent: new Set(["slip", "peek"]),
  weighty: new Set(["declare_stuck", "confess", "use_tome", "accuse", "accuse_of"]),
  // A card can be taken back until it moves something; but who is bound by a gaze thinks first.
  light: (choice, scene) =>
    choice.kind === "play_card" && viewOf(scene).gazes?.[scene.seat ?? 0] === 0,
  word,
  choiceWord,
  info,
  speak,
  about,
};

export default ui;

import { usualPath } from "../../prompt/draft.ts";
import type { GameUi } from "../module.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import { about, info, word } from "./words.ts";

const ui: GameUi = {
  Board,
  Hand,
  Seat,
  Mark,
  path: usualPath,
  drawn: new Set([
    "setup_marker",
    "draw",
    "play",
    "discard",
    "place",
    "take_from",
    "add",
    "hit",
    "choose_owner",
    "enter",
    "move",
    "kill",
    "swap_first",
    "swap_second",
    "peek",
    "desert_from",
    "desert_to",
    "sail",
    "emerald",
  ]),
  aside: new Set(),
  direct: new Set(),
  yields: { discard: "play" },
  silent: new Set(),
  weighty: new Set(["end_play", "refill", "end_draw"]),
  word,
  info,
  about,
};

export default ui;

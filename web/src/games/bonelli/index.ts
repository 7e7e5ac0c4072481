import type { GameUi } from "../module.ts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Seat from "./Seat.svelte";
import { about, info, path, word } from "./words.ts";

const ui: GameUi = {
  Board,
  Hand,
  Seat,
  Mark,
  path,
  drawn: new Set([
    "declare",
    "place_balloon",
    "lay",
    "take_back",
    "next_card",
    "target",
    "destination",
    "pick_parked",
    "deploy",
    "swap_in",
    "discard",
    "reinforce",
  ]),
  aside: new Set(),
  direct: new Set(["take_back"]),
  yields: {},
  silent: new Set(),
  weighty: new Set(["confirm"]),
  word,
  info,
  about,
};

export default ui;

/** The games of this house, in the order of the shelf, and where their covers are. */
import type { Component } from "svelte";
import BonelliCover from "./bonelli/Cover.svelte";
import CortoCover from "./corto/Cover.svelte";
import KragmorthaCover from "./kragmortha/Cover.svelte";

export const GAMES = ["corto", "bonelli", "kragmortha"] as const;
export type GameName = (typeof GAMES)[number];

export const COVERS: Record<GameName, Component> = {
  corto: CortoCover,
  bonelli: BonelliCover,
  kragmortha: KragmorthaCover,
};

export const USUAL_SEATS: Record<GameName, number> = { corto: 2, bonelli: 2, kragmortha: 4 };

export function isGame(word: string | undefined): word is GameName {
  return (GAMES as readonly string[]).includes(word ?? "");
}

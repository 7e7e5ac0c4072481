/** Pieces that fly across the page when something changes hands; news of the log sends them off. */
import { untrack } from "svelte";
import type { Scene } from "../table/scene.svelte.ts";
import type { LogEntry } from "../wire.ts";

export interface Flight {
  id: number;
  what: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The milliseconds of a movement as the style sheet has them: none if movement is off. */
export function pace(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--slow");
  const number = parseFloat(text) || 0;
  return text.trim().endsWith("ms") ? number : number * 1000;
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  private next = 0;

  /** From the middle of one thing on the page to the middle of another. */
  send(what: string, from: Element | null | undefined, to: Element | null | undefined): void {
    if (!from || !to || pace() === 0) return;
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    const x = a.x + a.width / 2;
    const y = a.y + a.height / 2;
    const [dx, dy] = [b.x + b.width / 2 - x, b.y + b.height / 2 - y];
    this.list = [...this.list, { id: this.next++, what, x, y, dx, dy }];
  }

  land(flight: Flight): void {
    this.list = this.list.filter((one) => one.id !== flight.id);
  }
}

/** What lies in front of a seat, in the strip of seats. */
export const seatThings = (seat: unknown): Element | null =>
  document.querySelector(`[data-things="${String(seat)}"]`);

/** Calls `tell` for every line of the log that comes in while one looks; not for old ones. */
export function onNews(scene: Scene, tell: (entry: LogEntry) => void): void {
  let heard = -1;
  let lines = 0;
  $effect(() => {
    const { log } = scene;
    untrack(() => {
      const last = log.at(-1)?.seq ?? 0;
      if (heard >= 0 && log.length >= lines) log.filter((one) => one.seq > heard).forEach(tell);
      heard = last;
      lines = log.length;
    });
  });
}

const departures = new Map<string, DOMRect>();

/** Remembers where a card was when it was chosen. */
export function depart(card: string, from: Element): void {
  departures.set(card, from.getBoundingClientRect());
}

/** An element of a drawing comes from where its card was chosen, or from `from`. */
export function arrive(card: string, from: () => Element | null) {
  return (piece: SVGGElement): void => {
    const time = pace();
    const start = departures.get(card) ?? from()?.getBoundingClientRect();
    departures.delete(card);
    const scale = piece.getScreenCTM()?.a ?? 0;
    if (!time || !start || !scale) return;
    const end = piece.getBoundingClientRect();
    const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
    piece.animate([{ transform: `translate(${String(x)}px, ${String(y)}px)` }, {}], {
      duration: time,
      easing: "ease-out",
    });
  };
}

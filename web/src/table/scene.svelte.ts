/** What one seat looks at, and what it has picked so far. The board draws it, the prompt says it. */
import type { FluentVariable } from "@fluent/bundle";
import type { GameUi } from "../games/module.ts";
import { texts } from "../i18n/text.svelte.ts";
import { candidates, complete, lit, type Target } from "../prompt/draft.ts";
import { settings } from "../shell/settings.svelte.ts";
import type { Choice, LogEntry, Play, SeatInfo } from "../wire.ts";

export interface Acts {
  decide: (choice: Choice) => void;
  why: (notation: string) => void;
}

const NOTHING: ReadonlyMap<Target, Choice[]> = new Map();
/** What a message gets for a thing its reader may not know. */
const HIDDEN = "unknown";
const NO_VIEW: Record<string, unknown> = {};

export class Scene {
  readonly game: string;
  readonly ui: GameUi;
  play = $state.raw<Play | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  seat = $state<number | null>(null);
  picked = $state.raw<Target[]>([]);
  pending = $state.raw<Choice | null>(null);
  either = $state.raw<Choice[]>([]);
  marked = $state.raw<ReadonlySet<Target>>(new Set());
  looked = $state.raw<Target | null>(null);
  /** The kind on the side whose targets are lit now. */
  mode = $state<string | null>(null);
  busy = $state(false);
  log = $state.raw<LogEntry[]>([]);
  /** Kinds that wait for something more than a tap: see the orders of Kragmortha. */
  held = $state.raw<ReadonlySet<string>>(new Set());
  /** Told of every tap that named no option. */
  astray: (target: Target) => void = () => undefined;
  /** Told of every choice that was picked up and put back. */
  dropped: (choice: Choice) => void = () => undefined;
  acts: Acts = { decide: () => undefined, why: () => undefined };

  constructor(game: string, ui: GameUi) {
    this.game = game;
    this.ui = ui;
  }

  readonly view = $derived(this.play?.view ?? NO_VIEW);
  /** Everything the seat may do now, but for what its behaviour says by itself. */
  readonly options = $derived(
    (this.play?.options ?? []).filter((choice) => !this.ui.silent.has(choice.kind)),
  );
  readonly asked = $derived(
    this.seat !== null && (this.play?.waiting.includes(this.seat) ?? false),
  );
  /** What is asked of the seat, and what it may do besides. */
  readonly asks = $derived(this.options.filter((choice) => this.asked && !this.isAside(choice)));
  readonly asides = $derived(this.options.filter((choice) => !this.asked || this.isAside(choice)));
  readonly drawnOptions = $derived(
    (this.mode ? this.options.filter((c) => c.kind === this.mode) : this.asks).filter((choice) =>
      this.ui.drawn.has(choice.kind),
    ),
  );
  readonly lit = $derived(
    this.busy ? NOTHING : lit(this.drawnOptions, (choice) => this.ui.path(choice), this.picked),
  );

  /** What is picked, and not yet confirmed. */
  readonly draft = $derived.by(() => (this.pending ? this.ui.path(this.pending) : this.picked));

  /** A field of the view, as the game's sketch names it. */
  field<T>(name: string): T | undefined {
    return this.view[name] as T | undefined;
  }

  show(play: Play | null): void {
    const changed = codes(this.play) !== codes(play);
    this.play = play;
    if (changed) this.cancel();
    this.busy = false;
  }

  choose(target: Target): void {
    if (this.pending && this.ui.path(this.pending).at(-1) === target) {
      this.tapAgain();
      return;
    }
    const restart = !this.lit.has(target) && this.picked.length > 0;
    const picked = restart ? [target] : [...this.picked, target];
    const found = candidates(this.drawnOptions, this.ui.path, picked);
    if (!found.length) {
      this.refuse(target);
      return;
    }
    this.pending = null;
    this.either = [];
    const done = complete(this.drawnOptions, this.ui.path, picked);
    const [only] = done;
    this.picked = picked;
    if (only && found.length === 1) this.propose(only);
    else if (done.length) this.either = found;
  }

  /** One choice, taken as a whole: a button was pressed. */
  propose(choice: Choice): void {
    this.either = [];
    if (this.pending?.code === choice.code) this.tapAgain();
    else if (this.waits(choice)) this.pending = choice;
    else this.send(choice);
  }

  private waits(choice: Choice): boolean {
    const { kind } = choice;
    if (this.held.has(kind) || this.ui.weighty.has(kind)) return true;
    return settings.kept.confirm && !this.ui.light?.(choice, this);
  }

  /** A second tap confirms, unless the choice waits for more than a tap. */
  private tapAgain(): void {
    if (this.pending && !this.held.has(this.pending.kind)) this.confirm();
  }

  /** The draft is put back by the person. */
  drop(): void {
    const { pending } = this;
    this.cancel();
    if (pending) this.dropped(pending);
  }

  confirm(): void {
    if (this.pending) this.send(this.pending);
  }

  cancel(): void {
    // What was read for the sake of the draft goes with it.
    if (this.draft.length > 0) this.looked = null;
    this.mode = null;
    this.picked = [];
    this.pending = null;
    this.either = [];
  }

  private isAside(choice: Choice): boolean {
    const first = this.ui.yields[choice.kind];
    if (first && this.options.some((other) => other.kind === first)) return true;
    if (this.ui.direct.has(choice.kind)) return false;
    return choice.free || this.ui.aside.has(choice.kind);
  }

  label(choice: Choice): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(choice.args)) {
      args[name] = this.ui.choiceWord?.(name, value, this) ?? this.spoken(name, value);
    }
    const own = `do-${choice.kind}`;
    return texts.say(this.game, texts.has(this.game, own) ? own : `decision-${choice.kind}`, args);
  }

  name(seat: number | string | null | undefined): string {
    const found = this.seats.find((info) => info.seat === Number(seat));
    return seat === null || found === undefined ? "–" : found.name;
  }

  /** A fact of the log in the reader's words; empty if there is nothing to say. */
  sentence(entry: LogEntry): string {
    const id = `fact-${entry.kind}`;
    if (!texts.has(this.game, id)) return "";
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(entry.args)) {
      args[name] = this.spoken(name, value, entry.kind);
      if (Array.isArray(value)) args[`${name}-count`] = value.length;
    }
    return texts.say(this.game, id, args);
  }

  /** An argument as messages take it: see "Texts" in docs/engine.md. */
  private spoken(name: string, value: unknown, kind = ""): FluentVariable {
    if (Array.isArray(value)) {
      const words = value.map((part) => String(this.spoken(name, part, kind)));
      if (words.length > 0 && words.every((one) => one === HIDDEN)) return HIDDEN;
      return words.join(words.some((one) => one.includes(",")) ? "; " : ", ");
    }
    if (typeof value === "number") return value;
    if (typeof value !== "string") return HIDDEN;
    const word = this.ui.word(name, value, this, kind);
    return /^\d+$/.test(word) ? Number(word) : word;
  }

  private send(choice: Choice): void {
    this.cancel();
    this.looked = null;
    this.busy = true;
    this.acts.decide(choice);
  }

  /** Somebody pointed at what is no choice: ask the service for the rule that forbids it. */
  private refuse(target: Target): void {
    const [name, value] = target.split(/:(.*)/s);
    const like = this.drawnOptions.find((choice) =>
      this.ui.path(choice)[0]?.startsWith(`${name}:`),
    );
    const word = like?.notation.split(" ")[0];
    this.drop();
    this.looked = target;
    this.astray(target);
    if (like && word && Object.keys(like.args).length === 1) this.acts.why(`${word} ${value}`);
  }
}

function codes(play: Play | null): string {
  return (play?.options ?? []).map((choice) => choice.code).join();
}

/** One seat's line to its table: resumes by itself, sends every command exactly once. */
import type {
  Accepted,
  Because,
  ChatLine,
  Changed,
  Choice,
  LogEntry,
  Muted,
  Play,
  Pong,
  Presence,
  Proposal,
  Proposed,
  Refused,
  Said,
  Snapshot,
  TableInfo,
  Update,
} from "../wire.ts";
import { Polling } from "./polling.ts";

type ServerMessage =
  | Snapshot
  | Update
  | Changed
  | Accepted
  | Refused
  | Because
  | Presence
  | Said
  | Proposed
  | Muted
  | Pong;

type Answered = Accepted | Refused | Because;
type Command = { type: string } & Record<string, unknown>;
type Waiting = { text: string; done: (answer: Answered) => void };

export type Line = "connecting" | "live" | "lost" | "closed";

const PING_EVERY = 8000;
/** A line that has not answered a ping for so long is dead. */
const PATIENCE = 5000;
/** A socket that has not opened for so long never will. */
const OPENING = 15_000;

export class Live {
  line = $state<Line>("connecting");
  table = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<number[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  seq = $state(0);
  /** Milliseconds to add to this device's clock to get the service's. */
  skew = 0;

  private socket: WebSocket | Polling | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = 0;
  private known = false;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {}

  open(): void {
    this.connect();
    this.pulse = setInterval(() => {
      this.ping();
    }, PING_EVERY);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    clearInterval(this.pulse);
    clearTimeout(this.again);
    clearTimeout(this.doubt);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.line = "closed";
  }

  decide(choice: Choice): Promise<Answered> {
    return this.command({ type: "decide", seq: this.seq, code: choice.code });
  }

  decideNotation(notation: string): Promise<Answered> {
    return this.command({ type: "decide", seq: this.seq, notation });
  }

  undo(): Promise<Answered> {
    return this.command({ type: "undo", seq: this.seq });
  }

  takeBack(): Promise<Answered> {
    return this.command({ type: "take_back" });
  }

  consent(agree: boolean): Promise<Answered> {
    return this.command({ type: "consent", agree });
  }

  async why(notation: string): Promise<Because | null> {
    const answer = await this.command({ type: "why", notation });
    return answer.type === "because" ? answer : null;
  }

  say(kind: "phrase" | "emote" | "text", text: string): Promise<Answered> {
    return this.command({ type: "chat", kind, text });
  }

  mute(seat: number, on: boolean): Promise<Answered> {
    return this.command({ type: "mute", seat, on });
  }

  pause(on: boolean): Promise<Answered> {
    return this.command({ type: "pause", on });
  }

  /** Sent now, and again after every break of the line until it is answered. */
  private command(command: Command): Promise<Answered> {
    const id = crypto.randomUUID();
    const text = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.line === "live") this.socket?.send(text);
    });
  }

  private connect(): void {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.known) query.set("since", String(this.seq));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.id}/socket`;
    // Every third time without a socket: some networks let none through.
    const socket =
      this.tries % 3 === 2
        ? new Polling(this.id, query)
        : new WebSocket(`${address}?${query.toString()}`);
    this.socket?.close();
    this.socket = socket;
    this.doubted(OPENING, () => socket.readyState === WebSocket.CONNECTING);
    socket.onmessage = (event: { data: unknown }) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event: { code: number }) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.socket = null;
    if (code === 4401) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    const soon = code === 1012 || this.tries === 0 ? 150 : Math.min(8000, 400 * 2 ** this.tries);
    this.tries += 1;
    this.again = setTimeout(
      () => {
        this.connect();
      },
      soon * (0.7 + 0.6 * Math.random()),
    );
  }

  /** The device woke up, or its network came or went: comes back at once, or makes sure. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.line !== "lost") {
      this.ping();
      return;
    }
    clearTimeout(this.again);
    this.connect();
  };

  /** Asks for a sign of life. Timers of hidden pages run late, so only an unanswered ping counts. */
  private ping(): void {
    const { socket } = this;
    if (this.line !== "live" || !socket) return;
    const asked = Date.now();
    socket.send(JSON.stringify({ type: "ping", at: asked }));
    this.doubted(PATIENCE, () => this.heard < asked);
  }

  /** Gives the present socket up if, after a while, it is as dead as it seems. */
  private doubted(after: number, dead: () => boolean): void {
    const { socket } = this;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      if (socket !== this.socket || !dead()) return;
      this.lost(1006);
      socket?.close();
    }, after);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.begin(message);
        break;
      case "update":
        this.advance(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "accepted":
      case "refused":
      case "because":
        this.answer(message);
        break;
      case "presence":
        this.here = message.here;
        this.watchers = message.watchers;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "proposal":
        this.proposal = message.proposal;
        break;
      case "muted":
        this.muted = message.seats;
        break;
      case "pong":
        this.skew = message.now - Date.now();
        break;
    }
  }

  private begin(message: Snapshot): void {
    this.table = message.table;
    this.chat = message.chat;
    this.muted = message.muted;
    this.proposal = message.proposal;
    this.here = message.table.seats.filter((seat) => seat.here).map((seat) => seat.seat);
    this.play = message.play;
    this.take(message);
    this.known = true;
    this.tries = 0;
    this.line = "live";
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  private advance(message: Update): void {
    // An update brings only the fields of the view that have changed.
    this.play = { ...message.play, view: { ...this.play?.view, ...message.play.view } };
    this.take(message);
  }

  private take(message: Snapshot | Update): void {
    this.log = [...this.log.filter((entry) => entry.seq <= message.log_since), ...message.log];
    this.seq = message.seq;
    this.skew = message.now - Date.now();
  }

  private answer(message: Answered): void {
    if (message.id === null) return;
    this.waiting.get(message.id)?.done(message);
    this.waiting.delete(message.id);
  }
}

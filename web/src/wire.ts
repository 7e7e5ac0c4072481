// Written from the wire contract by `python -m ludoteca.site.typescript`. Do not edit.

export const VERSION = 1;

export interface Message {
  message: string;
  args: Record<string, unknown>;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "pick" | "set";
  per_seat: boolean;
  values: string[];
  least: number | null;
  most: number | null;
  default: unknown;
}

export interface ArgumentInfo {
  name: string;
  domain: string;
  values: string[] | null;
}

export interface DecisionInfo {
  kind: string;
  word: string;
  free: boolean;
  args: ArgumentInfo[];
}

export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  decisions: DecisionInfo[];
  packs: string[];
  parts: string[];
  reasons: string[];
  bots: string[];
}

export interface GamesInfo {
  games: GameInfo[];
  version: number;
}

export interface Me {
  name: string;
  language: "en" | "fr" | "it" | "ru" | null;
  account: string | null;
}

export interface ChangeMe {
  name?: string | null;
  language?: "en" | "fr" | "it" | "ru" | null;
}

export interface Credentials {
  account: string;
  password: string;
}

export interface Rating {
  account: string;
  game: string;
  rating: number;
  mean: number;
  deviation: number;
  games: number;
}

export interface Clock {
  kind?: "days" | "decision" | "game" | "none";
  seconds?: number;
  increment?: number;
  at_zero?: "bot" | "forfeit";
}

export interface Settings {
  clock?: Clock;
  public?: boolean;
  watchers?: boolean;
  chat?: "free" | "off" | "phrases";
  rated?: boolean;
  pace?: number;
}

export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  options?: Record<string, unknown>;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  pack?: string | null;
  settings?: Settings;
  start?: boolean;
}

export interface ChangeSeat {
  kind: "back" | "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  options?: Record<string, unknown> | null;
}

export interface Join {
  token: string;
  name: string;
  seat?: number | null;
}

export interface OpenLink {
  token: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  host: boolean;
  here: boolean;
  forfeited: boolean;
}

export interface Links {
  join: string | null;
  watch: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  pack: string;
  status: "open" | "over" | "running";
  paused: boolean;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  settings: Settings;
  host: boolean;
  links: Links | null;
  rematch: string | null;
  shuffle: string | null;
  seed: string | null;
  created: number;
  started: number | null;
  ended: number | null;
}

export interface TableRow {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  paused: boolean;
  seats: SeatInfo[];
  your_turn: boolean;
  created: number;
  join: string | null;
}

export interface TablesInfo {
  tables: TableRow[];
  more: string | null;
}

export interface Joined {
  seat: number;
  secret: string;
  table: TableInfo;
}

export interface SeatSecret {
  seat: number;
  secret: string;
}

export interface LinkInfo {
  role: "join" | "seat" | "watch";
  seat: number | null;
  table: TableInfo;
}

export interface Choice {
  code: number;
  kind: string;
  args: Record<string, string>;
  notation: string;
  free: boolean;
}

export interface ClockNow {
  seat: number;
  left: number;
  at: number;
  runs: boolean;
}

export interface ResultInfo {
  reason: string;
  forfeited: number[];
  places: number[];
  parts: Record<string, number>[];
  winners: number[];
}

export interface Window {
  name: string;
  seat: number;
  at: number;
  until: number;
}

export interface Play {
  view: Record<string, unknown>;
  waiting: number[];
  options: Choice[];
  clocks: ClockNow[];
  windows: Window[];
  result: ResultInfo | null;
  can_undo: boolean;
  last_own: number;
}

export interface LogEntry {
  seq: number;
  kind: string;
  args: Record<string, unknown>;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  kind: "emote" | "phrase" | "text";
  text: string;
  at: number;
}

export interface Proposal {
  seat: number;
  decisions: number;
  agreed: number[];
  needed: number[];
}

export interface Snapshot {
  type: "snapshot";
  seq: number;
  seat: number | null;
  table: TableInfo;
  play: Play | null;
  log_since: number;
  log: LogEntry[];
  chat: ChatLine[];
  muted: number[];
  proposal: Proposal | null;
  now: number;
}

export interface Update {
  type: "update";
  seq: number;
  play: Play;
  log_since: number;
  log: LogEntry[];
  now: number;
}

export interface Changed {
  type: "table";
  table: TableInfo;
}

export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  again: boolean;
}

export interface Refused {
  type: "refused";
  id: string | null;
  error: Message;
  clause: string | null;
}

export interface Because {
  type: "because";
  id: string;
  clause: string | null;
  text: string | null;
}

export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

export interface Said {
  type: "chat";
  line: ChatLine;
}

export interface Proposed {
  type: "proposal";
  proposal: Proposal | null;
}

export interface Muted {
  type: "muted";
  seats: number[];
}

export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

export interface Decide {
  type: "decide";
  id: string;
  seq: number;
  code?: number | null;
  notation?: string | null;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

export interface TakeBack {
  type: "take_back";
  id: string;
}

export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

export interface Why {
  type: "why";
  id: string;
  code?: number | null;
  notation?: string | null;
}

export interface Say {
  type: "chat";
  id: string;
  kind: "emote" | "phrase" | "text";
  text: string;
}

export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

export interface Ping {
  type: "ping";
  at?: number;
}

export interface Problem {
  error: Message;
}

export interface Answer {
  message: Accepted | Refused | Because | Pong;
}

export interface Health {
  status: "failing" | "ok";
  database: boolean;
  version: string;
}

export interface Step {
  step: number;
  seat: number | null;
  notation: string | null;
  play: Play;
  log: LogEntry[];
}

export interface Replay {
  table: TableInfo;
  steps: number;
  deciders: number[];
  step: Step;
}

export interface Continue {
  step: number;
  seat: number;
  bot?: string | null;
}

export interface Idea {
  choice: Choice;
  chance: number;
  error: number;
  why: Record<string, number>;
}

export interface Hint {
  ideas: Idea[];
}

export interface Judgement {
  step: number;
  seat: number;
  best: Idea;
  made: Idea | null;
}

export interface LessonStep {
  play: Play;
  log: LogEntry[];
  choice: Choice | null;
}

export interface Lesson {
  game: string;
  seats: number;
  steps: LessonStep[];
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface Standing {
  bot: string;
  seats: number;
  wins: Estimate;
  fair: number;
  rating: Estimate;
  ahead: Estimate | null;
}

export interface ArenaReport {
  game: string;
  seats: number;
  deals: number;
  matches: number;
  options: Record<string, unknown>;
  standings: Standing[];
}

export type ServerMessage = Snapshot | Update | Changed | Accepted | Refused | Because | Presence | Said | Proposed | Muted | Pong;

export type ClientMessage = Decide | Undo | TakeBack | Consent | Why | Say | Mute | Pause | Ping;

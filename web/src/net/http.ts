/** Calls to the service. Every refusal becomes a Refusal that can be said in the reader's words. */
import { t } from "../i18n/text.svelte.ts";
import type {
  ArenaReport,
  ChangeMe,
  ChangeSeat,
  Continue,
  CreateTable,
  Credentials,
  GamesInfo,
  Hint,
  Join,
  Joined,
  Judgement,
  Lesson,
  LinkInfo,
  Me,
  Problem,
  Rating,
  Replay,
  SeatSecret,
  TableInfo,
  TablesInfo,
} from "../wire.ts";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly args: Record<string, unknown>,
  ) {
    super(id);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined || method !== "GET") {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, request);
  } catch {
    throw new Refusal(0, "ui-error-offline", {});
  }
  if (answer.ok) return (await answer.json()) as T;
  throw await refusal(answer);
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const { error } = (await answer.json()) as Problem;
    return new Refusal(answer.status, error.message, error.args);
  } catch {
    return new Refusal(answer.status, "ui-error-server", { status: answer.status });
  }
}

let gamesOnce: Promise<GamesInfo> | undefined;

export const api = {
  games: (): Promise<GamesInfo> => (gamesOnce ??= call<GamesInfo>("GET", "games")),
  me: () => call<Me>("GET", "me"),
  changeMe: (change: ChangeMe) => call<Me>("PATCH", "me", change),
  tables: (after?: string) => call<TablesInfo>("GET", `tables${after ? `?after=${after}` : ""}`),
  lobby: (after?: string) => call<TablesInfo>("GET", `lobby${after ? `?after=${after}` : ""}`),
  table: (id: string) => call<TableInfo>("GET", `tables/${id}`),
  create: (plan: CreateTable) => call<TableInfo>("POST", "tables", plan),
  open: (token: string) => call<LinkInfo>("POST", "links", { token }),
  join: (id: string, join: Join) => call<Joined>("POST", `tables/${id}/join`, join),
  start: (id: string) => call<TableInfo>("POST", `tables/${id}/start`),
  seat: (id: string, seat: number, change: ChangeSeat) =>
    call<TableInfo>("PATCH", `tables/${id}/seats/${seat}`, change),
  rematch: (id: string) => call<TableInfo>("POST", `tables/${id}/rematch`),
  hint: (id: string, seat: number) => call<Hint>("POST", `tables/${id}/hint?seat=${seat}`),
  replay: (id: string, step: number, seat: number | null) =>
    call<Replay>("GET", `tables/${id}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`),
  judge: (id: string, step: number) =>
    call<Judgement>("GET", `tables/${id}/judgement?step=${step}`),
  playOn: (id: string, from: Continue) => call<TableInfo>("POST", `tables/${id}/continue`, from),
  secret: (id: string, seat: number) =>
    call<SeatSecret>("POST", `tables/${id}/seats/${seat}/secret`),
  lesson: (game: string) => call<Lesson>("GET", `lessons/${game}`),
  arena: () => call<ArenaReport[]>("GET", "arena"),
  register: (account: Credentials) => call<Me>("POST", "account", account),
  login: (account: Credentials) => call<Me>("POST", "session", account),
  logout: () => call<Me>("DELETE", "session"),
  ratings: (game: string) => call<Rating[]>("GET", `ratings/${game}`),
};

/** A refusal in the reader's words; anything else is a fault of ours. */
export function saidOf(error: unknown): string {
  if (error instanceof Refusal) return t(error.id, error.args as Record<string, string>);
  throw error;
}

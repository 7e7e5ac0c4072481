/** Calls to the service. Every refusal becomes a Refusal that can be said in the reader's words. */
import type {
  ChangeMe,
  ChangeSeat,
  CreateTable,
  GamesInfo,
  Hint,
  Join,
  Joined,
  LinkInfo,
  Me,
  Problem,
  Rating,
  Replay,
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
  lobby: () => call<TablesInfo>("GET", "lobby"),
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
  ratings: (game: string) => call<Rating[]>("GET", `ratings/${game}`),
};

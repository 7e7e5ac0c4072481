/**
 * A table without a socket, for networks that let none through: it is asked for again and again.
 * To whoever uses it, it looks like a socket that sends nothing but snapshots and answers.
 */
import type { Answer, Problem, Snapshot } from "../wire.ts";

const EVERY = 2000;
/** After so long a socket is tried again. */
const LONG = 120_000;

export class Polling {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  private tag = "none";
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly began = Date.now();

  /** `query`: as for a socket. */
  constructor(
    private readonly id: string,
    private readonly query: URLSearchParams,
  ) {
    void this.poll();
  }

  close(code = 1000): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    clearTimeout(this.again);
    this.onclose?.({ code });
  }

  send(text: string): void {
    void this.post(text);
  }

  private async post(text: string): Promise<void> {
    const answer = await this.call("commands", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: text,
    });
    if (!answer) return;
    if (answer.ok) this.say(((await answer.json()) as Answer).message);
    else {
      const { id } = JSON.parse(text) as { id?: string };
      this.say({
        type: "refused",
        id: id ?? null,
        clause: null,
        ...((await answer.json()) as Problem),
      });
    }
    await this.poll();
  }

  private async poll(): Promise<void> {
    clearTimeout(this.again);
    const answer = await this.call("state", { headers: { "If-None-Match": this.tag } });
    if (!answer) return;
    this.readyState = WebSocket.OPEN;
    if (answer.ok) {
      const news = (await answer.json()) as Snapshot;
      this.tag = answer.headers.get("ETag") ?? this.tag;
      this.query.set("since", String(news.seq));
      this.say(news);
    } else if (answer.status !== 304) {
      this.close(answer.status === 404 ? 4401 : 1013);
    }
    if (Date.now() - this.began > LONG) this.close(1012);
    else this.again = setTimeout(() => void this.poll(), EVERY);
  }

  private async call(what: string, request: RequestInit): Promise<Response | null> {
    try {
      const path = `/api/tables/${this.id}/${what}?${this.query.toString()}`;
      const answer = await fetch(path, { credentials: "same-origin", ...request });
      return this.readyState === WebSocket.CLOSED ? null : answer;
    } catch {
      this.close(1006);
      return null;
    }
  }

  private say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

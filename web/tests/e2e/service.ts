/** A real browser for as long as a file of tests runs, and the real service of setup.ts. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { inject } from "vitest";

export const ARTEFACTS = inject("artefacts");
export const GAMES = ["corto", "bonelli", "kragmortha"] as const;
export const LANGUAGES = ["en", "fr", "it", "ru"] as const;
export type Game = (typeof GAMES)[number];
export type Language = (typeof LANGUAGES)[number];

export interface Look {
  width: number;
  height: number;
  language: Language;
  dark?: boolean;
  /** A finger instead of a mouse. */
  touch?: boolean;
  /** With the animations, which are off otherwise: tests are impatient. */
  moving?: boolean;
}

export const DESK: Look = { width: 1440, height: 900, language: "en" };
export const PHONE: Look = { width: 360, height: 740, language: "ru", dark: true, touch: true };

export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

export class Service {
  private constructor(
    readonly address: string,
    readonly browser: Browser,
  ) {}

  static async start(): Promise<Service> {
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // Chromium refuses to run as root with its sandbox, and tests run as root in a container.
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    return new Service(inject("service"), browser);
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  /** A browser of its own: another cookie is another person. */
  async person(look: Look, cookies: Cookies = [], address?: string): Promise<BrowserContext> {
    const person = await this.browser.newContext({
      baseURL: address ?? this.address,
      viewport: { width: look.width, height: look.height },
      locale: look.language,
      colorScheme: look.dark ? "dark" : "light",
      reducedMotion: look.moving ? "no-preference" : "reduce",
      hasTouch: look.touch ?? false,
      isMobile: look.touch ?? false,
    });
    await person.addCookies(cookies);
    person.setDefaultTimeout(20_000);
    return person;
  }

  /** A line to the service that can be cut. */
  line(): Promise<Line> {
    return Line.open(Number(new URL(this.address).port));
  }
}

/** A cable between a browser and the service: cut it, and mend it again. */
export class Line {
  private readonly open = new Set<Socket>();
  private whole = true;
  private stuck = false;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async open(port: number): Promise<Line> {
    const server = createServer();
    const line = new Line(server, port);
    server.on("connection", (near) => {
      line.carry(near);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.whole = false;
    for (const end of this.open) end.destroy();
    this.open.clear();
  }

  /** Nothing comes through any more, and nobody is told. */
  freeze(): void {
    this.stuck = true;
  }

  mend(): void {
    if (this.stuck) this.cut();
    this.stuck = false;
    this.whole = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private carry(near: Socket): void {
    if (!this.whole) {
      near.destroy();
      return;
    }
    const far = connect(this.port, "127.0.0.1");
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        this.open.delete(end);
        other.destroy();
      });
      end.on("data", (bytes) => {
        if (!this.stuck) other.write(bytes);
      });
    }
  }
}

/** A page that fails the test when the browser complains. */
export async function open(person: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await person.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

export interface Made {
  id: string;
  links: { join: string; watch: string };
}

/** A table made with one call, as the pages do it. */
export function create(page: Page, plan: unknown): Promise<Made> {
  return page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Made;
  }, plan);
}

/** Myself and some bots that do not wait, already at play. */
export async function sitDown(page: Page, game: Game, seats: number, name: string): Promise<Made> {
  if (page.url() === "about:blank") await page.goto("/about");
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "random" }));
  const table = await create(page, {
    game,
    seats: [{ kind: "me", name }, ...bots],
    settings: { pace: 0 },
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  await page.waitForSelector("main.table .board");
  return table;
}

/** How wide the page is, with what hangs over its side. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

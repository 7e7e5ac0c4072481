/** axe on every page, in every language, light at the desk and dark on the phone; room for thumbs. */
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  create,
  GAMES,
  LANGUAGES,
  open,
  Service,
  sitDown,
  widthOf,
  type Game,
  type Look,
} from "./service.ts";
import { leftovers } from "./words.ts";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const LOOKS = {
  light: { width: 1440, height: 900 },
  dark: { width: 360, height: 740, dark: true, touch: true },
};
const PAGES = [
  "/",
  "/mine",
  "/about",
  "/tables",
  "/arena",
  "/ratings",
  "/account",
  "/nowhere",
  ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`, `/learn/${game}`]),
];
const SEATS: Record<Game, number> = { corto: 4, bonelli: 2, kragmortha: 8 };

let service: Service;
let host: BrowserContext;
/** Addresses of tables in every state, made once and seen in every language. */
const tables: string[] = [];

beforeAll(async () => {
  service = await Service.start();
  host = await service.person({ width: 1440, height: 900, language: "en" });
  const page = await open(host, []);
  for (const game of GAMES) {
    tables.push(`/t/${(await sitDown(page, game, SEATS[game], "Анастасия")).id}`);
  }
  const lobby = await create(page, {
    game: "bonelli",
    seats: [{ kind: "me", name: "Анастасия" }, { kind: "open" }],
  });
  const over = await create(page, {
    game: "corto",
    seats: Array.from({ length: 2 }, () => ({ kind: "bot", bot: "random" })),
    settings: { pace: 0 },
    start: true,
  });
  await page.goto(`/t/${over.id}`);
  await page.waitForSelector(".result", { timeout: 120_000 });
  tables.push(`/t/${lobby.id}`, lobby.links.join, `/t/${over.id}`, `/t/${over.id}/replay?step=10`);
}, 300_000);
afterAll(() => service.stop());

async function looking(look: Omit<Look, "language">, language: Look["language"]) {
  return service.person({ ...look, language }, await host.cookies());
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector("main h1");
  await page.waitForLoadState("networkidle");
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.entries(LOOKS))(
    "everybody can use every page, %s",
    async (_name, look) => {
      const complaints: string[] = [];
      const person = await looking(look, language);
      const page = await open(person, complaints);
      for (const path of [...PAGES, ...tables]) {
        await visit(page, path);
        expect.soft(await broken(page), path).toEqual([]);
        expect.soft(await leftovers(page), path).toEqual([]);
        expect.soft(await widthOf(page), `${path} scrolls sideways`).toBe(look.width);
        expect.soft(await small(page), `${path} has targets under 24 px`).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await person.close();
    },
    300_000,
  );
});

it("finds what it looks for", async () => {
  const person = await looking(LOOKS.dark, "en");
  const page = await open(person, []);
  await visit(page, "/about");
  expect(await small(page)).toEqual([]);
  await page.evaluate(() => {
    const tiny = document.createElement("button");
    tiny.ariaLabel = "ui-tiny";
    Object.assign(tiny.style, { minHeight: "9px", height: "9px", padding: "0" });
    const wide = document.createElement("div");
    Object.assign(wide.style, { width: "500px", height: "9px" });
    document.querySelector("main")?.append(tiny, wide, document.createElement("img"));
  });
  expect(await small(page)).toHaveLength(1);
  expect(await leftovers(page)).toEqual(["ui-tiny"]);
  expect(await widthOf(page)).toBeGreaterThan(360);
  expect((await broken(page)).join()).toContain("image-alt");
  await person.close();
}, 60_000);

/** What axe complains about. */
async function broken(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(LEVELS)
    // It takes the lines of a name that is drawn in several for one word; so it is done below.
    .disableRules("label-content-name-mismatch")
    .analyze();
  const found = violations.flatMap((rule) =>
    rule.nodes.slice(0, 3).map((node) => `${rule.id} ${node.html.slice(0, 300)}`),
  );
  return [...found, ...(await mislabelled(page))];
}

/** Buttons and links whose name has not the words that are written on them (WCAG 2.5.3). */
function mislabelled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = document.querySelectorAll(":is(a, button, summary)[aria-label]");
    return [...named]
      .filter((one) => !plain(one.ariaLabel ?? "").includes(plain(written(one))))
      .map((one) => `label ${one.outerHTML.slice(0, 300)}`);

    function plain(text: string): string {
      return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    }

    function written(element: Element): string {
      return [...element.childNodes]
        .filter((node) => !(node instanceof SVGElement))
        .map((node) => (node instanceof Element ? written(node) : (node.textContent ?? "")))
        .join(" ");
    }
  });
}

/** Targets that are too small for a thumb; links inside a sentence are excepted (WCAG 2.5.8). */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      "a[href], button, input, select, summary, [role=button], [role=gridcell]",
    );
    return [...targets]
      .filter((target) => !(target instanceof HTMLAnchorElement && inSentence(target)))
      .map((target) => ({ target, box: reach(target) }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .filter(({ box }) => box.width < 23.9 || box.height < 23.9)
      .map(({ target, box }) => `${box.width} x ${box.height}: ${target.outerHTML.slice(0, 200)}`)
      .slice(0, 5);

    function inSentence(link: Element): boolean {
      if (getComputedStyle(link).display !== "inline") return false;
      const around = link.parentElement?.textContent ?? "";
      return around.trim().length > (link.textContent ?? "").trim().length;
    }

    /** A box to tick is ticked by its label too. */
    function reach(target: Element): DOMRect {
      const label = target.closest("label");
      if (label && target.matches("[type=checkbox], [type=radio]")) {
        return label.getBoundingClientRect();
      }
      if (target.matches(".skip, .hidden, .hidden *")) return new DOMRect();
      return target.getBoundingClientRect();
    }
  });
}

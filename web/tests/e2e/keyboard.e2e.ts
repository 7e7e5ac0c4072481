/** The same board for keys and ears: turns played without a pointer, names of what is on the table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESK, GAMES, LANGUAGES, open, Service, sitDown, type Game } from "./service.ts";
import { stirring } from "./player.ts";
import { say } from "./words.ts";

const ACTIONABLE = "[role=gridcell].lit, button.lit, .prompt.mine .buttons button:not(.plain)";
const TURNS = 8;

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it.each(GAMES)(
  "some turns of %s are played with the keys alone",
  async (game) => {
    const complaints: string[] = [];
    const person = await service.person(DESK);
    const page = await open(person, complaints);
    await sitDown(page, game, 2, "Anna");
    let made = 0;
    while (made < TURNS && (await page.locator(".result").count()) === 0) {
      await page.waitForSelector(`.prompt.mine :is(button), .result`);
      const confirm = page.locator("[data-confirm]");
      const wanted = (await confirm.count()) > 0 ? confirm : page.locator(ACTIONABLE);
      const count = await wanted.count();
      if (count === 0) {
        await stirring(page);
        continue;
      }
      const before = await situation(page);
      await walkTo(page, await mark(page, made % count, (await confirm.count()) > 0));
      await page.keyboard.press("Enter");
      await expect.poll(() => situation(page), { timeout: 10_000 }).not.toBe(before);
      made += 1;
    }
    expect(made).toBe(TURNS);
    expect(complaints).toEqual([]);
    await person.close();
  },
  180_000,
);

it("Escape takes a draft back", async () => {
  const person = await service.person({ ...DESK, touch: true });
  const page = await open(person, []);
  await sitDown(page, "kragmortha", 2, "Anna");
  await page.waitForSelector("[role=gridcell].lit, .hand button.lit");
  await page.evaluate(() => {
    localStorage.setItem("settings", JSON.stringify({ confirm: true, forced: false }));
  });
  await page.reload();
  await page.waitForSelector("[role=gridcell].lit, .hand button.lit");
  await walkTo(page, await mark(page, 0, false));
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-confirm]");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-confirm]", { state: "detached" });
  await person.close();
}, 60_000);

it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "the board of %s has its names in %s",
  async (game, language) => {
    const person = await service.person({ ...DESK, language });
    const page = await open(person, []);
    await sitDown(page, game, game === "bonelli" ? 2 : 3, "Anna");
    await page.waitForSelector(".prompt.mine");
    const label = say(language, game, "board-label");
    const tree = await page.locator("main").ariaSnapshot();
    expect(tree).toContain(label);
    expect(tree).toMatch(/- log/);
    expect(tree).toMatch(/- status/);
    if (game === "bonelli") expect(await places(page, language)).toBeGreaterThan(1);
    else await expectGrid(page, game, language);
    await person.close();
  },
  60_000,
);

it("what happens is said in the live log", async () => {
  const person = await service.person({ ...DESK, language: "fr" });
  const page = await open(person, []);
  await sitDown(page, "corto", 2, "Anna");
  const log = page.locator("[role=log][aria-live=polite]").first();
  await page.waitForSelector(".prompt.mine");
  const before = await log.innerText();
  await walkTo(page, await mark(page, 0, false));
  await page.keyboard.press("Enter");
  await expect.poll(() => log.innerText(), { timeout: 10_000 }).not.toBe(before);
  const news = (await log.innerText()).slice(before.length);
  expect(news).toContain("Anna");
  expect(await page.locator(".prompt [role=status]").innerText()).not.toBe("");
  await person.close();
}, 60_000);

/** A grid of rows and cells, one stop for the Tab key, and a name in words for each cell. */
async function expectGrid(page: Page, game: Game, language: string): Promise<void> {
  const grid = page.getByRole("grid", { name: say(language, game, "board-label") });
  expect(await grid.count()).toBe(1);
  expect(await grid.getByRole("row").count()).toBeGreaterThan(3);
  const cells = grid.getByRole("gridcell");
  const names = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ""));
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/\p{L}{2}/u.test(name.replace(/^\w+/, "")))).toEqual([]);
  expect(await grid.locator("[role=gridcell][tabindex='0']").count()).toBe(1);
  expect(await grid.locator("[role=gridcell]").evaluateAll(outsideRows)).toBe(0);
  const lit = await grid
    .locator("[role=gridcell].lit")
    .evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ""));
  for (const name of lit) expect(name.split(", ").length).toBeGreaterThan(1);
}

function outsideRows(cells: Element[]): number {
  return cells.filter((cell) => cell.parentElement?.getAttribute("role") !== "row").length;
}

/** Bonelli has no squares: the Albi lie in named groups, and every card is a button. */
async function places(page: Page, language: string): Promise<number> {
  const nameless = await page
    .locator(".board button")
    .evaluateAll((all) => all.filter((one) => !one.textContent?.trim() && !one.ariaLabel).length);
  expect(nameless).toBe(0);
  return page
    .getByRole("group", { name: say(language, "bonelli", "place-label", { number: 1 }) })
    .or(page.getByRole("group", { name: say(language, "bonelli", "place-label", { number: 2 }) }))
    .count();
}

/** What the person sees of the question: it changes with every key that does something. */
function situation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines = document.querySelectorAll("[role=log] li").length;
    const prompt = document.querySelector(".prompt .buttons, .result")?.textContent ?? "";
    const lit = [...document.querySelectorAll(".lit, .picked")].map((one) => one.ariaLabel).join();
    return `${lines} ${prompt} ${lit}`;
  });
}

/** Gives the wanted element an id, so that it can be found again. */
function mark(page: Page, which: number, confirm: boolean): Promise<string> {
  return page.evaluate(
    ({ selector, which }) => {
      document.getElementById("wanted")?.removeAttribute("id");
      const all = document.querySelectorAll(selector);
      const wanted = all[which % all.length];
      if (wanted) wanted.id = "wanted";
      return "#wanted";
    },
    { selector: confirm ? "[data-confirm]" : ACTIONABLE, which },
  );
}

/** Tab to it; inside the grid with the arrows. Never a pointer. */
async function walkTo(page: Page, target: string): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    const key = await page.evaluate((selector) => {
      const wanted = document.querySelector(selector);
      const here = document.activeElement;
      if (!wanted) return "gone";
      if (here === wanted) return "there";
      const grid = here?.closest("[role=grid]");
      if (!grid || !here || !grid.contains(wanted)) return "Tab";
      const [from, to] = [here.getBoundingClientRect(), wanted.getBoundingClientRect()];
      const x = to.x + to.width / 2 - from.x - from.width / 2;
      const y = to.y + to.height / 2 - from.y - from.height / 2;
      const across = Math.abs(x) > Math.abs(y);
      if (across) return x > 0 ? "ArrowRight" : "ArrowLeft";
      return y > 0 ? "ArrowDown" : "ArrowUp";
    }, target);
    if (key === "there" || key === "gone") return;
    await page.keyboard.press(key);
  }
  const here = await page.evaluate(() => document.activeElement?.outerHTML);
  throw new Error(`the keys do not lead to ${target}; stuck at ${here}`);
}

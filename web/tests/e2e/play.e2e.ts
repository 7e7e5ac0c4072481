/** What makes playing pleasant, one thing after the other, at a table against programs. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { DESK, open, PHONE, Service, sitDown, type Look } from "./service.ts";
import { say } from "./words.ts";

const MINE = ".prompt.mine";
const HAND = ".hand button.lit";
const SQUARE = "[role=gridcell].lit";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

async function at(game: "corto" | "bonelli" | "kragmortha", look: Partial<Look> = {}) {
  const person = await service.person({ ...DESK, ...look });
  const page = await open(person, []);
  await sitDown(page, game, 2, "Anna");
  await page.waitForSelector(MINE);
  return page;
}

/** At a table of Kragmortha, asked for a card. */
async function withCards(look: Partial<Look> = {}): Promise<Page> {
  const page = await at("kragmortha", look);
  await play(page, 1, async () => (await page.locator(HAND).count()) > 0);
  return page;
}

it("my turn is seen from afar, and no more when I leave", async () => {
  const page = await at("corto");
  const icon = page.locator("link[rel=icon]");
  const turn = say("en", "site", "ui-your-turn", { name: "Anna" });
  expect(await page.title()).toBe(say("en", "site", "ui-title-turn", { what: turn }));
  expect(await icon.getAttribute("href")).toContain("turn");
  await page.getByRole("link", { name: say("en", "site", "ui-mine") }).click();
  await page.waitForURL(/mine/);
  await expect.poll(() => page.title()).toBe(say("en", "site", "ui-name"));
  expect(await icon.getAttribute("href")).not.toContain("turn");
  await page.context().close();
}, 60_000);

it("a card is dragged to the board, and taken back with a key", async () => {
  const page = await withCards();
  const hand = page.locator(HAND);
  const cards = await hand.count();
  const [card, board] = [await hand.first().boundingBox(), await centre(page, ".board")];
  if (!card) throw new Error("there is no card to drag");
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(board.x, board.y, { steps: 4 });
  expect(await page.locator(".ghost").count()).toBe(1);
  await page.mouse.up();
  await page.waitForSelector(SQUARE);
  expect(await page.locator(".ghost").count()).toBe(0);
  expect(await hand.count()).toBe(0);

  await page.getByRole("button", { name: say("en", "site", "ui-undo"), exact: true }).waitFor();
  await page.keyboard.press("u");
  await expect.poll(() => hand.count()).toBe(cards);
  expect(await page.locator(SQUARE).count()).toBe(0);
  await page.context().close();
}, 60_000);

it("the mouse plays at once; a finger confirms, and may think again", async () => {
  const desk = await at("corto");
  await desk.locator(SQUARE).first().click();
  await desk.waitForFunction((lit) => !document.querySelector(lit), SQUARE);
  expect(await desk.locator("[data-confirm]").count()).toBe(0);
  await desk.context().close();

  const phone = await at("corto", PHONE);
  const before = await phone.locator(SQUARE).count();
  await phone.locator(SQUARE).first().tap();
  await phone.waitForSelector("[data-confirm]");
  await phone.getByRole("button", { name: say("ru", "site", "ui-cancel") }).tap();
  await expect.poll(() => phone.locator(SQUARE).count()).toBe(before);
  await phone.locator(SQUARE).first().tap();
  await phone.locator("[data-confirm]").tap();
  await phone.waitForFunction((lit) => !document.querySelector(lit), SQUARE);
  await phone.context().close();
}, 60_000);

it("what is not allowed says by which rule, and leads there", async () => {
  const page = await at("corto");
  await page.locator("[role=gridcell]:not(.lit)").last().click();
  const rule = page.locator(".says a");
  await rule.waitFor();
  const address = (await rule.getAttribute("href")) ?? "";
  expect(address).toMatch(/^\/rules\/corto#C-/);
  expect((await page.locator(".says").innerText()).length).toBeGreaterThan(20);
  await page.goto(address);
  await page.locator(`[id="${address.split("#")[1] ?? ""}"].here`).waitFor();
  await page.context().close();
}, 60_000);

it("the settings open where their button is", async () => {
  for (const look of [DESK, PHONE]) {
    const page = await at("corto", look);
    await page.locator("header button[aria-expanded]").click();
    const panel = page.getByRole("region", { name: say(look.language, "site", "ui-settings") });
    await expect.poll(() => panel.evaluate(inSight)).toBe(true);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await page.context().close();
  }
}, 60_000);

it("a hint says the chances, and can be followed", async () => {
  const page = await at("corto");
  await page.getByRole("button", { name: say("en", "site", "ui-hint"), exact: true }).click();
  const ideas = page.locator(".hints li button");
  await ideas.first().waitFor();
  expect(await ideas.first().innerText()).toMatch(/\d+% to win/);
  const before = await lines(page);
  await ideas.first().click();
  await expect.poll(() => lines(page)).toBeGreaterThan(before);
  expect(await ideas.count()).toBe(0);
  await page.context().close();
}, 60_000);

it("a forced move is played by itself, unless that is turned off", async () => {
  const page = await at("bonelli");
  await change(page, "ui-forced");
  // With one answer only there is no list of all of them.
  const forced = page.locator(
    `${MINE}:has(.buttons button.main):not(:has(details, [data-confirm]))`,
  );
  const played = await play(page, 5, async () => (await forced.count()) > 0);
  expect(played.over).toBe(false);
  const before = await lines(page);
  await change(page, "ui-forced");
  await expect.poll(() => lines(page), { timeout: 10_000 }).toBeGreaterThan(before);
  await page.context().close();
}, 90_000);

it("digits press the buttons of the question, unless single keys are turned off", async () => {
  const page = await at("bonelli");
  const offers = page.locator(`${MINE} .buttons button:not(.plain):not(.extra)`);
  await play(page, 2, async () => (await offers.count()) > 0);
  const [confirm, log] = [page.locator("[data-confirm]"), await lines(page)];
  await change(page, "ui-keys");
  await page.keyboard.press("1");
  await page.keyboard.press("h");
  expect(await confirm.count()).toBe(0);
  expect(await page.locator(".hints").count()).toBe(0);
  await change(page, "ui-keys");
  await page.keyboard.press("1");
  await expect
    .poll(async () => (await confirm.count()) > 0 || (await lines(page)) > log)
    .toBe(true);
  await page.context().close();
}, 60_000);

it("moves are heard, until the sound is turned off", async () => {
  const person = await service.person(DESK);
  const page = await open(person, []);
  await page.addInitScript(() => {
    let heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, "start")
        ?.value as (this: AudioScheduledSourceNode, when?: number) => void;
      kind.prototype.start = function (when?: number) {
        heard += 1;
        start.call(this, when);
      };
    }
    Object.defineProperty(window, "heard", { get: () => heard });
  });
  const heard = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { heard: number }).heard);
  await sitDown(page, "corto", 2, "Anna");
  await page.waitForSelector(SQUARE);
  await page.locator(SQUARE).first().click();
  await expect.poll(heard).toBeGreaterThan(0);
  await page.getByRole("button", { name: say("en", "site", "ui-sound-on") }).click();
  await page.waitForSelector(MINE);
  const before = await heard();
  await play(page, 3, (clicks) => clicks > 3);
  expect(await heard()).toBe(before);
  await person.close();
}, 60_000);

it("nothing moves for who wants no movement", async () => {
  const slow = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--slow"));
  const still = await at("corto");
  expect(parseFloat(await slow(still))).toBe(0);
  await still.context().close();
  const page = await at("corto", { moving: true });
  expect(parseFloat(await slow(page))).toBeGreaterThan(0);
  await change(page, "ui-motion");
  expect(parseFloat(await slow(page))).toBe(0);
  await page.context().close();
}, 60_000);

it("a line of the log keeps the board lit, by pointer and by keys", async () => {
  const page = await at("corto");
  await play(page, 6, (clicks) => clicks > 2);
  await page.waitForSelector(MINE);
  const log = page.locator("[role=log]").first();
  const lit = page.locator(".board .marked");
  const told = log.locator("li", { hasText: /puts a marker on/ }).last();
  await told.click();
  await page.mouse.move(0, 0);
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  expect(await told.getAttribute("class")).toContain("told");
  await told.click();
  await page.mouse.move(0, 0);
  await expect.poll(() => lit.count()).toBe(0);
  await log.focus();
  await page.keyboard.press("ArrowUp");
  expect(await log.locator("li.told").count()).toBe(1);
  const first = await log.locator("li.told").innerText();
  await page.keyboard.press("ArrowUp");
  expect(await log.locator("li.told").innerText()).not.toBe(first);
  await page.context().close();
}, 60_000);

it("pauses, lets a program play, and comes back, through a reload", async () => {
  const page = await at("corto");
  const press = (id: string): Promise<void> =>
    page.getByRole("button", { name: say("en", "site", id), exact: true }).click();
  const status = page.locator(".prompt .status strong");
  await press("ui-pause");
  await expect.poll(() => status.innerText()).toBe(say("en", "site", "ui-paused"));
  await page.reload();
  await expect.poll(() => status.innerText()).toBe(say("en", "site", "ui-paused"));
  await press("ui-go-on");
  await page.waitForSelector(MINE);
  const before = await lines(page);
  await press("ui-let-bot-me");
  await page.getByText(say("en", "site", "ui-bot-plays", { name: "Anna" })).waitFor();
  await expect.poll(() => lines(page), { timeout: 15_000 }).toBeGreaterThan(before);
  await press("ui-take-over");
  await page.waitForSelector(MINE);
  await page.context().close();
}, 60_000);

it("tells me of my turn when I look elsewhere, if I asked for it", async () => {
  const person = await service.person(DESK);
  await person.grantPermissions(["notifications"]);
  const page = await open(person, []);
  await sitDown(page, "corto", 2, "Anna");
  await page.waitForSelector(SQUARE);
  await change(page, "ui-notify");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await page.locator(SQUARE).first().click();
  const told = (): Promise<string[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map((one) => one.body);
    });
  await expect
    .poll(told, { timeout: 10_000 })
    .toEqual([say("en", "site", "ui-your-turn", { name: "Anna" })]);
  await person.close();
}, 60_000);

it("plays again with the same people in one click", async () => {
  const page = await at("bonelli");
  const first = page.url();
  expect((await play(page, 9)).over).toBe(true);
  await page.getByRole("button", { name: say("en", "site", "ui-rematch") }).click();
  await page.waitForURL((address) => address.href !== first);
  await page.waitForSelector(".prompt");
  expect(await page.locator("ol.seats").innerText()).toContain("Anna");
  await page.goto(first);
  await page.getByRole("link", { name: say("en", "site", "ui-rematch-there") }).waitFor();
  await page.context().close();
}, 120_000);

/** Turns a switch of the settings. */
async function change(page: Page, id: string): Promise<void> {
  const settings = page.locator("header button[aria-expanded]");
  await settings.click();
  await page.getByLabel(say("en", "site", id), { exact: true }).click();
  await settings.click();
}

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

const lines = (page: Page): Promise<number> =>
  page.locator("[role=log] ol li:not(.news, .note)").count();

async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

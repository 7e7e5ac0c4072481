/** Two people and a bad line, one device for two, somebody who watches. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play, stirring } from "./player.ts";
import { create, DESK, open, PHONE, Service, sitDown } from "./service.ts";
import { heard, leftovers, say } from "./words.ts";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it("plays a game of two browsers to the end through a reload and a cut line", async () => {
  const complaints: string[] = [];
  const line = await service.line();
  const anna = await service.person(DESK);
  const boris = await service.person(PHONE, [], line.address);
  const first = await open(anna, complaints);
  const second = await open(boris, complaints);

  // Anna makes a table by hand; Boris comes by the link that she sends him.
  await first.goto("/new/bonelli");
  await first.locator("form button.main").click();
  const link = await first.locator("code").first().innerText();
  await second.goto(new URL(link).pathname);
  await second.fill("#name", "Борис");
  await second.tap("form button.main");
  await first.locator("button.main:not([disabled])").click();
  await Promise.all([first.waitForSelector(".board"), second.waitForSelector(".board")]);
  await together(first, second, 6);

  // A reload gives the same table again.
  const lines = await sentences(first).allInnerTexts();
  await first.reload();
  await first.waitForSelector(".board");
  expect((await sentences(first).allInnerTexts()).slice(0, lines.length)).toEqual(lines);
  await together(first, second, 6);

  // The line is cut: Boris is told, Anna sees him away; it comes back and nothing is lost.
  const before = await said(second);
  line.cut();
  await shows(second, say("ru", "site", "ui-line-lost"));
  await shows(first, say("en", "site", "ui-away"));
  line.mend();
  await second.waitForSelector("p.line", { state: "detached" });
  await hides(first, say("en", "site", "ui-away"));
  expect(await said(second)).toBeGreaterThanOrEqual(before);

  await together(first, second, 5000);
  await Promise.all([first.waitForSelector(".result"), second.waitForSelector(".result")]);
  const [en, ru] = await Promise.all([scores(first), scores(second)]);
  expect(ru).toEqual(en);
  expect(await second.locator("[role=log] li").last().innerText()).toMatch(/[а-я]/);
  expect(await first.locator("[role=log] li").last().innerText()).not.toMatch(/[а-я]{9}/);
  expect([...(await leftovers(first)), ...(await leftovers(second))]).toEqual([]);
  expect(complaints.filter((text) => !/WebSocket|ERR_|Failed to load/.test(text))).toEqual([]);

  // One asks for another game, the other finds the way there.
  await first.getByRole("button", { name: say("en", "site", "ui-rematch") }).click();
  await second.getByRole("link", { name: say("ru", "site", "ui-rematch-there") }).tap();
  await second.getByText(say("ru", "site", "ui-waiting-for-host")).waitFor();
  await first.getByRole("button", { name: say("en", "site", "ui-start") }).click();
  await Promise.all([first, second].map((page) => page.waitForSelector("main.table .prompt")));
  expect(new URL(second.url()).pathname).toBe(new URL(first.url()).pathname);
  line.close();
  await Promise.all([anna.close(), boris.close()]);
}, 240_000);

it("sends what was decided while the line was cut, once it is back", async () => {
  const line = await service.line();
  const person = await service.person(DESK, [], line.address);
  const page = await open(person, []);
  await page.goto("/about");
  const table = await create(page, {
    game: "corto",
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "random" },
    ],
    settings: { pace: 5000 },
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  await page.waitForSelector(".prompt.mine");
  const before = await said(page);
  line.cut();
  await page.waitForSelector("p.line");
  await play(page, 5, (clicks) => clicks > 0);
  line.mend();
  await page.waitForSelector("p.line", { state: "detached" });
  await page.waitForFunction(
    (count) => document.querySelectorAll("[role=log] li").length > count,
    before,
  );
  line.close();
  await person.close();
}, 120_000);

it("notices a line that is silent, and comes back by itself", async () => {
  const line = await service.line();
  const person = await service.person(DESK, [], line.address);
  const page = await open(person, []);
  await sitDown(page, "corto", 2, "Anna");
  await page.waitForSelector(".prompt.mine");
  line.freeze();
  // The device wakes up: it makes sure that the line is there.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await shows(page, say("en", "site", "ui-line-lost"));
  line.mend();
  await page.waitForSelector("p.line", { state: "detached" });
  const before = await said(page);
  await play(page, 5, (clicks) => clicks > 0);
  await expect.poll(() => said(page)).toBeGreaterThan(before);
  line.close();
  await person.close();
}, 60_000);

it("covers the cards while one device goes round", async () => {
  const complaints: string[] = [];
  const person = await service.person(PHONE);
  const page = await open(person, complaints);
  await page.goto("/about");
  const table = await create(page, {
    game: "bonelli",
    seats: [
      { kind: "me", name: "Анна" },
      { kind: "me", name: "Вера" },
    ],
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  await page.waitForSelector(".prompt, [role=dialog]");
  const cover = page.locator("[role=dialog]");
  const seen = new Set<string>();
  let passed = 0;
  while ((await page.locator(".result").count()) === 0) {
    const played = await play(page, 3 + passed, async () => (await cover.count()) > 0);
    if (played.over) break;
    // Under the cover there is nothing of either seat, for the eye or for the ear.
    expect(await page.locator("main.table, .hand, .board").count()).toBe(0);
    const title = await cover.locator("h1").innerText();
    expect([
      say("ru", "site", "ui-cover-title", { name: "Анна" }),
      say("ru", "site", "ui-cover-title", { name: "Вера" }),
    ]).toContain(title);
    seen.add(title);
    await cover.locator("button").tap();
    await cover.waitFor({ state: "detached" });
    await page.waitForSelector(".prompt, .result");
    passed += 1;
    if (passed === 1) {
      // A reload never shows the cards of whoever is not asked.
      await page.reload();
      await page.waitForSelector(".prompt.mine, [role=dialog]");
    }
  }
  expect(seen.size).toBe(2);
  expect(passed).toBeGreaterThan(4);
  expect(complaints).toEqual([]);
  await person.close();
}, 240_000);

it("lets somebody watch who sees no hand and touches nothing", async () => {
  const complaints: string[] = [];
  const anna = await service.person(DESK);
  const carla = await service.person({ ...DESK, language: "it" });
  const first = await open(anna, complaints);
  const other = await open(carla, complaints);
  await first.goto("/about");
  const table = await create(first, {
    game: "corto",
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "random" },
    ],
    settings: { pace: 0 },
    start: true,
  });
  await first.goto(`/t/${table.id}`);
  await other.goto(table.links.watch);
  await other.waitForSelector(".board");
  await play(first, 8, (clicks) => clicks > 8);
  await first.waitForSelector(".hand button.card");
  expect(await other.locator(".hand button.card.lit").count()).toBe(0);
  expect(await other.locator(".prompt.mine, [role=gridcell].lit").count()).toBe(0);

  const before = await said(other);
  await play(first, 9, async () => (await said(other)) > before + 5);
  await expect.poll(async () => (await pieces(other)) - (await pieces(first))).toBe(0);

  // What lies in Anna's hand is in nothing that the other browser was sent.
  const hand = await first.evaluate(
    async (id) =>
      ((await (await fetch(`/api/tables/${id}/state?seat=0`)).json()) as Snapshot).play.view.hand,
    table.id,
  );
  const watched = await other.evaluate(
    async (id) =>
      ((await (await fetch(`/api/tables/${id}/state`)).json()) as Snapshot).play.view.hand,
    table.id,
  );
  expect(hand[0]?.filter(Boolean).length).toBeGreaterThan(0);
  expect(watched.flat().filter(Boolean)).toEqual([]);
  expect(complaints).toEqual([]);
  await Promise.all([anna.close(), carla.close()]);
}, 120_000);

it("what is said is heard in the language of whoever hears it", async () => {
  const complaints: string[] = [];
  const anna = await service.person(DESK);
  const boris = await service.person(PHONE);
  const [first, second] = [await open(anna, complaints), await open(boris, complaints)];
  await first.goto("/about");
  const table = await create(first, {
    game: "bonelli",
    seats: [{ kind: "me", name: "Anna" }, { kind: "open" }],
  });
  await first.goto(`/t/${table.id}`);
  await second.goto(table.links.join);
  await second.fill("#name", "Борис");
  await second.tap("form button.main");
  await first.locator("button.main:not([disabled])").click();
  await Promise.all([first, second].map((page) => page.locator("details.chat summary").click()));

  const speaks = (page: Page, language: string, id: string) =>
    page.locator(".chat").getByRole("button", { name: say(language, "site", id), exact: true });
  await speaks(first, "en", "chat-phrase-hello").click();
  await shows(second, `Anna ${say("ru", "site", "chat-phrase-hello")}`);
  await speaks(second, "ru", "chat-name-smile").tap();
  await shows(first, `Борис ${say("en", "site", "chat-emote-smile")}`);
  await first.fill("#chat-text", "Ciao, Boris");
  await first.keyboard.press("Enter");
  await shows(second, "Anna Ciao, Boris");
  await expect.poll(() => first.inputValue("#chat-text")).toBe("");

  // Who says too much is told so, and keeps what was typed.
  for (let n = 0; n < 20 && (await alerts(first)) === 0; n++) {
    await first.fill("#chat-text", `${n}`);
    await first.keyboard.press("Enter");
    await expect
      .poll(async () => (await first.inputValue("#chat-text")) === "" || (await alerts(first)) > 0)
      .toBe(true);
  }
  expect(await first.locator(".chat [role=alert]").innerText()).toBe(
    say("en", "site", "error-too-fast"),
  );
  expect(await first.inputValue("#chat-text")).not.toBe("");
  expect(complaints).toEqual([]);
  await Promise.all([anna.close(), boris.close()]);
}, 120_000);

interface Snapshot {
  play: { view: { hand: (string | null)[][] } };
}

/** Both play, whoever is asked, until so many clicks are made or the game is over. */
async function together(first: Page, second: Page, clicks: number): Promise<void> {
  const people = [
    { page: first, seed: 3 },
    { page: second, seed: 4 },
  ];
  for (let left = clicks; left > 0;) {
    for (const person of people) {
      if ((await person.page.locator(".result").count()) > 0) return;
      if ((await person.page.locator(".prompt.mine").count()) === 0) continue;
      const { clicks: made } = await play(person.page, person.seed, async (count) => {
        if (count >= left) return true;
        return (await person.page.locator(".prompt.mine").count()) === 0;
      });
      person.seed += 1 + made;
      left -= made;
    }
    await Promise.race([stirring(first), stirring(second)]);
  }
}

/** The sentences of the log that somebody has. */
const sentences = (page: Page): Locator => page.locator("[role=log] ol li:not(.news, .note)");

const said = (page: Page): Promise<number> => sentences(page).count();

const alerts = (page: Page): Promise<number> => page.locator(".chat [role=alert]").count();

const pieces = (page: Page): Promise<number> => page.locator("[role=grid] .piece").count();

const scores = (page: Page): Promise<string[]> =>
  page.locator(".result td").filter({ hasText: /^\d+$/ }).allInnerTexts();

async function shows(page: Page, text: string): Promise<void> {
  await expect.poll(() => heard(page), { timeout: 15_000 }).toContain(text);
}

async function hides(page: Page, text: string): Promise<void> {
  await expect.poll(() => heard(page), { timeout: 15_000 }).not.toContain(text);
}

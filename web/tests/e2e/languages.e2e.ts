/** Every language, from the first page to the end of a turn, and changed in the middle of a game. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "./player.ts";
import { DESK, GAMES, LANGUAGES, open, PHONE, Service, sitDown, type Language } from "./service.ts";
import { leftovers, say } from "./words.ts";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

describe.each(LANGUAGES)("in %s", (language) => {
  it("a visitor plays at once against bots in two clicks", async () => {
    const complaints: string[] = [];
    const person = await service.person({ ...PHONE, language });
    const page = await open(person, complaints);
    await page.goto("/");
    const shelf = page.locator("[data-game=bonelli]");
    await shelf.getByRole("button", { name: say(language, "site", "ui-play-now") }).tap();
    await shelf.getByRole("button", { name: level(language, "easy") }).tap();
    await page.waitForURL(/\/t\//);
    await page.waitForSelector(".prompt.mine");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const label = say(language, "bonelli", "board-label");
    expect(await page.locator(".board [aria-label], .board").getByLabel(label).count()).toBe(1);
    await play(page, 2, (clicks) => clicks > 3);
    expect(await leftovers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await person.close();
  }, 120_000);
});

it.each(GAMES)(
  "%s goes on in another language in mid-game",
  async (game) => {
    const complaints: string[] = [];
    const person = await service.person(DESK);
    const page = await open(person, complaints);
    await sitDown(page, game, 2, "Anna");
    for (const [n, language] of (["fr", "ru", "it", "en"] as const).entries()) {
      await play(page, n + 1, (clicks) => clicks >= 4);
      await page.waitForSelector(".prompt.mine, .result");
      const before = await log(page);
      await speak(page, language);
      const after = await log(page);
      expect(after.length).toBeGreaterThanOrEqual(before.length);
      expect(after.slice(0, before.length)).not.toEqual(before);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await leftovers(page)).toEqual([]);
    }
    // The choice is kept on this device.
    await speak(page, "ru");
    await page.reload();
    await page.waitForSelector("[role=log] li");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("ru");
    expect(complaints).toEqual([]);
    await person.close();
  },
  120_000,
);

function level(language: Language, bot: string): string {
  return say(language, "site", "ui-level", { bot });
}

function log(page: Page): Promise<string[]> {
  return page.locator("[role=log] ol li:not(.news)").allInnerTexts();
}

/** By the switch that everybody has. */
async function speak(page: Page, language: Language): Promise<void> {
  const settings = page.locator("header button[aria-expanded]");
  if ((await settings.getAttribute("aria-expanded")) === "false") await settings.click();
  await page.locator(`button[lang=${language}]`).click();
  await page.waitForFunction((to) => document.documentElement.lang === to, language);
  await page.waitForSelector("[role=log] ol li");
  if ((await settings.getAttribute("aria-expanded")) === "true") await settings.click();
}

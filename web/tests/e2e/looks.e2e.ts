/** Pictures of every board in several states, to be looked at: artefacts/web/board-*.png. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { ARTEFACTS, open, Service, sitDown, widthOf, type Game } from "./service.ts";

const SIZES = { desk: [1440, 900], tablet: [820, 1180], phone: [360, 740] } as const;
const STATES = { start: 0, middle: 60, end: 5000 };
const SEATS: [Game, number][] = [
  ["corto", 2],
  ["corto", 4],
  ["bonelli", 2],
  ["kragmortha", 4],
  ["kragmortha", 8],
];

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it.each(SEATS)(
  "%s with %i seats is drawn from the start to the end",
  async (game, seats) => {
    const complaints: string[] = [];
    const person = await service.person({ width: 1440, height: 900, language: "en" });
    const page = await open(person, complaints);
    await sitDown(page, game, seats, "Anna");
    for (const [state, clicks] of Object.entries(STATES)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.waitForSelector(".prompt.mine, .result");
      await play(page, 21 + seats, (count) => count >= clicks);
      for (const [n, language] of (["en", "ru"] as const).entries()) {
        await speak(page, language);
        await page.emulateMedia({ colorScheme: n ? "dark" : "light" });
        for (const [size, [width, height]] of Object.entries(SIZES)) {
          await page.setViewportSize({ width, height });
          await page.screenshot({
            path: join(ARTEFACTS, `board-${game}${seats}-${state}-${size}-${language}.png`),
            fullPage: size === "phone",
          });
          expect.soft(await widthOf(page), `${state} ${size} ${language}`).toBe(width);
          expect.soft(await empty(page), `${state} ${size} ${language}`).toEqual([]);
        }
      }
    }
    expect(complaints).toEqual([]);
    await person.close();
  },
  240_000,
);

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((to) => {
    localStorage.setItem("language", to);
  }, language);
  await page.reload();
  await page.waitForSelector(".prompt, .result");
  await page.waitForSelector("[role=log] li");
}

/** Parts of a table that take no room or hang out of the page: the eye would miss them. */
function empty(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main.table .board, ol.seats > li, .prompt, .hand button.card")]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 20 || box.height < 20)
      .map(({ part }) => part.outerHTML.slice(0, 120)),
  );
}

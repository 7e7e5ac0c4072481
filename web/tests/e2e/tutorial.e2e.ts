/** The led first game of each game, from its first step to the last. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "./player.ts";
import { DESK, GAMES, open, PHONE, Service, widthOf } from "./service.ts";
import { leftovers, say } from "./words.ts";

const LOOKS = { desk: DESK, phone: { ...PHONE, language: "it" as const } };

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

describe.each(GAMES)("%s", (game) => {
  it.each(Object.entries(LOOKS))(
    "is learned to the end at the %s",
    async (_name, look) => {
      const complaints: string[] = [];
      const person = await service.person(look);
      const page = await open(person, complaints);
      await page.goto("/");
      await page.locator(`a[href="/learn/${game}"]`).first().click();
      await page.waitForSelector(".lesson .text");
      const steps = Number(await page.locator(".lesson progress").getAttribute("max"));
      expect(steps).toBeGreaterThanOrEqual(10);
      let done = 0;
      for (let step = 1; step < steps; step++) {
        expect(await page.locator(".lesson .text").innerText()).toBe(
          say(look.language, game, `learn-${step}`).replace(/\s+/g, " "),
        );
        expect(await leftovers(page)).toEqual([]);
        expect(await widthOf(page)).toBe(look.width);
        const led = (await page.locator(".lesson .buttons strong").count()) > 0;
        if (led) {
          done += 1;
          const { blocked } = await play(page, step, async () => (await at(page)) !== step);
          expect(blocked).toEqual([]);
        } else {
          await page.locator(".lesson .buttons button.main").click();
        }
        await page.waitForURL(new RegExp(`step=${step + 1}$`));
      }
      expect(done).toBeGreaterThan(3);
      await page.locator(".lesson .buttons button.main").click();
      await page.waitForURL(/\/t\//);
      await page.waitForSelector("main.table .board");
      expect(complaints).toEqual([]);
      await person.close();
    },
    120_000,
  );
});

it("can be left at any step, gone back in, and linked to", async () => {
  const person = await service.person(DESK);
  const page = await open(person, []);
  await page.goto("/learn/kragmortha?step=4");
  await page.waitForSelector(".lesson .text");
  const fourth = await page.locator(".lesson .text").innerText();
  expect(fourth).toBe(say("en", "kragmortha", "learn-4").replace(/\s+/g, " "));
  await page.getByRole("button", { name: say("en", "site", "ui-back") }).click();
  await page.waitForURL(/step=3$/);
  await page.goBack();
  await page.waitForURL(/step=4$/);
  await page.getByRole("link", { name: say("en", "site", "ui-learn-skip") }).click();
  await page.waitForSelector(".shelf");
  await person.close();
}, 60_000);

function at(page: Page): Promise<number> {
  return page.evaluate(() => Number(new URLSearchParams(location.search).get("step") ?? 1));
}

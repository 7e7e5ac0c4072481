/** Two people, a cut line, one device for two, somebody who watches, a game seen again. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { create, DESK, open, PHONE, Service } from "./service.ts";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it("seats a guest by link, and both see the same table after a reload and a cut line", async () => {
  const complaints: string[] = [];
  const [anna, boris] = [await service.person(DESK), await service.person(PHONE)];
  const first = await open(anna, complaints);
  await first.goto("/");
  const table = await create(first, {
    game: "corto",
    seats: [{ kind: "me", name: "Anna" }, { kind: "open" }],
    start: false,
  });
  await first.goto(`/t/${table.id}`);

  const second = await open(boris, complaints);
  await second.goto(table.links.join);
  await second.fill("#name", "Борис");
  await second.click("form button");
  await first.click("button.main:not([disabled])");
  await Promise.all([first.waitForSelector("[role=grid]"), second.waitForSelector("[role=grid]")]);

  await both(first, second, 12);
  await first.reload();
  await first.waitForSelector("[role=grid]");
  await boris.setOffline(true);
  await second.evaluate(() => {
    dispatchEvent(new Event("offline"));
  });
  await boris.setOffline(false);
  await both(first, second, 12);

  expect(await people(first)).toEqual(await people(second));
  expect(complaints.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  await Promise.all([anna.close(), boris.close()]);
}, 240_000);

it("covers the cards while one device goes round", async () => {
  const complaints: string[] = [];
  const person = await service.person(PHONE);
  const page = await open(person, complaints);
  await page.goto("/");
  const table = await create(page, {
    game: "corto",
    seats: [
      { kind: "me", name: "Анна" },
      { kind: "me", name: "Вера" },
    ],
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  const button = page.locator("[role=dialog] button");
  await play(page, 3, async () => (await button.count()) > 0);
  expect(await page.locator(".hand").count()).toBe(0);
  await button.click();
  await page.waitForSelector(".prompt.mine");
  expect(complaints).toEqual([]);
  await person.close();
}, 120_000);

it("shows a finished game again, step by step", async () => {
  const complaints: string[] = [];
  const person = await service.person(DESK);
  const page = await open(person, complaints);
  await page.goto("/");
  const table = await create(page, {
    game: "kragmortha",
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "random" },
    ],
    settings: { pace: 0 },
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  expect((await play(page, 11, (clicks) => clicks > 1500)).over).toBe(true);
  await page.click(`a[href="/t/${table.id}/replay"]`);
  await page.waitForSelector(".controls");
  await page.locator(".controls button").last().click();
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>(".controls input");
    return slider !== null && slider.value === slider.max && Number(slider.max) > 0;
  });
  expect(await page.locator("[role=grid]").count()).toBe(1);
  expect(complaints).toEqual([]);
  await person.close();
}, 300_000);

/** Both play a while, whoever is asked. */
async function both(first: Page, second: Page, clicks: number): Promise<void> {
  let left = clicks;
  while (left > 0) {
    for (const page of [first, second]) {
      if ((await page.locator(".prompt.mine").count()) === 0) continue;
      await play(page, left, async (made) => {
        const asked = await page.locator(".prompt.mine").count();
        return made >= 1 || asked === 0;
      });
      left -= 1;
    }
  }
  await first.waitForTimeout(300);
}

/** Who stands where, as the board says it. */
function people(page: Page): Promise<number> {
  return page.locator("[role=grid] .piece").count();
}

/** A finished game seen again: the slider, a link to a step, other eyes, and playing on from there. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { create, DESK, GAMES, open, PHONE, Service } from "./service.ts";
import { leftovers, say } from "./words.ts";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it.each(GAMES)(
  "%s is seen again step by step, and played on",
  async (game) => {
    const complaints: string[] = [];
    const person = await service.person(DESK);
    const page = await open(person, complaints);
    await page.goto("/about");
    const table = await create(page, {
      game,
      seats: [
        { kind: "me", name: "Anna" },
        { kind: "bot", bot: "random" },
      ],
      settings: { pace: 0 },
      start: true,
    });
    await page.goto(`/t/${table.id}`);
    expect((await play(page, 11, (clicks) => clicks > 2000)).over).toBe(true);
    await page
      .locator(".result")
      .getByRole("link", { name: say("en", "site", "ui-replay") })
      .click();

    const slider = page.locator(".controls input[type=range]");
    await slider.waitFor();
    expect(await slider.inputValue()).toBe("0");
    const steps = Number(await slider.getAttribute("max"));
    expect(steps).toBeGreaterThan(20);

    // One step, to the end, and to the middle by the slider and by its keys.
    const start = await drawn(page);
    await button(page, "ui-replay-next").click();
    await expect.poll(() => slider.inputValue()).toBe("1");
    await button(page, "ui-replay-last").click();
    await expect.poll(() => slider.inputValue()).toBe(String(steps));
    expect(await drawn(page)).not.toBe(start);
    const middle = Math.floor(steps / 2);
    await slider.fill(String(middle));
    await page.waitForURL(new RegExp(`step=${middle}\\b`));
    await slider.press("ArrowRight");
    await page.waitForURL(new RegExp(`step=${middle + 1}\\b`));
    const there = await drawn(page);

    // The address leads to the same step, somebody else's phone included.
    const other = await service.person(PHONE, await person.cookies());
    const phone = await open(other, complaints);
    await phone.goto(`/t/${table.id}/replay?step=${middle + 1}`);
    await phone.waitForSelector(".controls");
    expect(await phone.locator(".controls input[type=range]").inputValue()).toBe(
      String(middle + 1),
    );
    expect(await leftovers(phone)).toEqual([]);
    await other.close();

    // Through the eyes of a seat no other hand is open.
    const open_ = await page.locator(".hand").count();
    await page.locator(".controls select").selectOption({ label: "Anna" });
    await expect.poll(() => page.locator(".hand").count()).toBe(open_ > 1 ? 1 : open_);
    expect(await drawn(page)).not.toBe("");
    expect(there).not.toBe("");

    // It plays by itself until it is stopped.
    await button(page, "ui-replay-first").click();
    await expect.poll(() => slider.inputValue()).toBe("0");
    await button(page, "ui-replay-play").click();
    await expect.poll(() => slider.inputValue(), { timeout: 10_000 }).toBe("2");
    await button(page, "ui-replay-stop").click();

    // Continue from here, against bots.
    await slider.fill(String(middle));
    await page.waitForURL(new RegExp(`step=${middle}\\b`));
    await page.locator(".after select").selectOption("easy");
    await page
      .getByRole("button", { name: say("en", "site", "ui-play-on", { name: "Anna" }) })
      .click();
    await page.waitForURL((address) => /\/t\/[\w-]+$/.test(address.pathname));
    await page.waitForSelector("main.table .board");
    expect(page.url()).not.toContain(table.id);
    await page.waitForSelector(".prompt.mine, .result", { timeout: 60_000 });
    const before = await page.locator("[role=log] li").count();
    await play(page, 4, (clicks) => clicks > 3);
    expect(await page.locator("[role=log] li").count()).toBeGreaterThan(before);
    expect(await leftovers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await person.close();
  },
  240_000,
);

it("reviews a finished game with the curve of chances", async () => {
  const complaints: string[] = [];
  const person = await service.person(DESK);
  const page = await open(person, complaints);
  await page.goto("/about");
  const table = await create(page, {
    game: "bonelli",
    seats: [
      { kind: "bot", bot: "random" },
      { kind: "bot", bot: "random" },
    ],
    settings: { pace: 0 },
    start: true,
  });
  await page.goto(`/t/${table.id}`);
  await page.waitForSelector(".result", { timeout: 60_000 });
  await page.goto(`/t/${table.id}/replay?step=8`);
  await page.getByRole("button", { name: say("en", "site", "ui-review") }).click();
  const line = page.locator("figure path.line").first();
  await expect.poll(() => line.getAttribute("d"), { timeout: 60_000 }).toMatch(/L.*L/);
  expect(await leftovers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await person.close();
}, 120_000);

function button(page: Page, id: string) {
  return page.locator(".controls").getByRole("button", { name: say("en", "site", id) });
}

/** What the board says of itself. */
function drawn(page: Page): Promise<string> {
  return page
    .locator(".board")
    .first()
    .evaluate((board) =>
      [...board.querySelectorAll("[aria-label], .hidden, .piece")]
        .map((one) => `${one.ariaLabel ?? one.textContent} ${one.getAttribute("style") ?? ""}`)
        .join("|"),
    );
}

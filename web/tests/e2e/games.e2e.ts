/** Whole games through the interface against the real service. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "./player.ts";
import { ARTEFACTS, DESK, open, PHONE, Service, sitDown, widthOf, type Game } from "./service.ts";
import { leftovers } from "./words.ts";

const SEATS: [Game, number][] = [
  ["corto", 3],
  ["bonelli", 2],
  ["kragmortha", 4],
];
const LOOKS = { desk: { ...DESK, moving: true }, phone: PHONE };

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

describe.each(SEATS)("%s", (game, seats) => {
  it.each(Object.entries(LOOKS))(
    "is played to the end at the %s",
    async (name, look) => {
      const complaints: string[] = [];
      const person = await service.person(look);
      const page = await open(person, complaints);
      await sitDown(page, game, seats, "Anna");

      const played = await play(page, 7, (clicks) => clicks > 2000);

      await page.screenshot({ path: join(ARTEFACTS, `whole-${game}-${name}.png`), fullPage: true });
      expect(played.blocked).toEqual([]);
      expect(played.over).toBe(true);
      expect(played.clicks).toBeGreaterThan(10);
      expect(complaints).toEqual([]);
      expect(await leftovers(page)).toEqual([]);
      expect(await widthOf(page)).toBe(look.width);
      expect(await page.locator(".result tbody tr").count()).toBe(seats);
      expect(await page.locator("[role=log] li").count()).toBeGreaterThan(20);
      await person.close();
    },
    400_000,
  );
});

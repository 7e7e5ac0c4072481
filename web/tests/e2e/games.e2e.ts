/** Whole games through the interface against the real service. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play } from "./player.ts";
import { ARTEFACTS, create, DESK, open, PHONE, Service } from "./service.ts";

const SEATS = { corto: 3, bonelli: 2, kragmortha: 4 };
const LOOKS = { desk: DESK, phone: PHONE };

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

describe.each(Object.entries(SEATS))("%s", (game, count) => {
  it.each(Object.entries(LOOKS))(
    "is played to the end at the %s",
    async (name, look) => {
      const complaints: string[] = [];
      const person = await service.person(look);
      const page = await open(person, complaints);
      await page.goto("/");
      const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", bot: "random" }));
      const table = await create(page, {
        game,
        seats: [{ kind: "me", name: "Anna" }, ...bots],
        settings: { pace: 0 },
        start: true,
      });
      await page.goto(`/t/${table.id}`);
      let shots = 0;
      const played = await play(page, 7, async (clicks) => {
        if (clicks >= shots * 30) {
          await page.screenshot({ path: join(ARTEFACTS, `${game}-${name}-${shots % 6}.png`) });
          shots += 1;
        }
        return clicks > 1500;
      });
      await page.screenshot({ path: join(ARTEFACTS, `${game}-${name}-end.png`), fullPage: true });
      expect(complaints).toEqual([]);
      expect(played.over).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
      await person.close();
    },
    400_000,
  );
});

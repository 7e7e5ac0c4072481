/** axe in every page and language, at the desk and on the phone; nothing scrolls sideways. */
import AxeBuilder from "@axe-core/playwright";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ARTEFACTS, create, open, Service } from "./service.ts";

const GAMES = ["corto", "bonelli", "kragmortha"];
const PAGES = ["/", "/mine", "/about", ...GAMES.flatMap((g) => [`/new/${g}`, `/rules/${g}`])];
const SIZES = [
  [1440, 900],
  [820, 1180],
  [360, 740],
] as const;

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

describe.each(["en", "fr", "it", "ru"])("in %s", (language) => {
  it.each(SIZES)(
    "everybody can use every page at %i x %i",
    async (width, height) => {
      const complaints: string[] = [];
      const person = await service.person({ width, height, language, dark: width === 820 });
      const page = await open(person, complaints);
      for (const path of PAGES) {
        await page.goto(path);
        await page.waitForSelector("main h1");
        await page.waitForLoadState("networkidle");
        await page.screenshot({
          path: join(ARTEFACTS, `page${path.replaceAll("/", "-")}-${language}-${width}.png`),
        });
        const found = await new AxeBuilder({ page }).analyze();
        expect(found.violations.map((one) => `${path} ${one.id} ${one.nodes[0]?.html}`)).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      for (const game of GAMES) {
        const bots = { kind: "bot", bot: "random" };
        const table = await create(page, {
          game,
          seats: [{ kind: "me", name: "Анастасия" }, bots],
          start: true,
        });
        await page.goto(`/t/${table.id}`);
        await page.waitForSelector(".prompt");
        const found = await new AxeBuilder({ page }).analyze();
        expect(found.violations.map((one) => `${game} ${one.id} ${one.nodes[0]?.html}`)).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(complaints).toEqual([]);
      await person.close();
    },
    240_000,
  );
});

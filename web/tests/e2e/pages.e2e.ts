/** Pictures of every page, to be looked at: artefacts/web/page-*.png. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { ARTEFACTS, GAMES, open, Service, sitDown, widthOf } from "./service.ts";

const SIZES = { desk: [1280, 800], phone: [360, 740] } as const;
const PAGES: Record<string, string> = {
  home: "/",
  "mine-empty": "/mine",
  tables: "/tables",
  arena: "/arena",
  ratings: "/ratings",
  account: "/account",
  about: "/about",
  nowhere: "/nowhere",
  ...Object.fromEntries(
    GAMES.flatMap((g) => [`new-${g}`, `rules-${g}`].map((p) => [p, address(p)])),
  ),
};

function address(page: string): string {
  return `/${page.replace("-", "/")}`;
}

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it.each(Object.entries(SIZES))(
  "every page fits the %s",
  async (size, [width, height]) => {
    const complaints: string[] = [];
    const person = await service.person({ width, height, language: "en" });
    const page = await open(person, complaints);
    const look = async (name: string): Promise<void> => {
      await page.waitForLoadState("networkidle");
      await page.waitForSelector("main h1");
      await page.screenshot({ path: join(ARTEFACTS, `page-${name}-${size}.png`) });
      expect.soft(await widthOf(page), name).toBe(width);
    };
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await look(name);
    }
    const { id } = await sitDown(page, "kragmortha", 2, "Anna");
    await play(page, 5);
    await page.goto("/mine");
    await page.waitForSelector("main li");
    await look("mine");
    await page.goto(`/t/${id}/replay`);
    await page.waitForSelector("main .controls");
    await look("replay");
    expect(complaints).toEqual([]);
    await person.close();
  },
  240_000,
);

it.each(GAMES)(
  "a tap shows what it hit inside the screen of a phone: %s",
  async (game) => {
    const complaints: string[] = [];
    const [width, height] = SIZES.phone;
    const person = await service.person({ width, height, language: "en", touch: true });
    const page = await open(person, complaints);
    await sitDown(page, game, 2, "Anna");
    await page.waitForSelector(".prompt.mine");

    await page.locator(".things").last().tap();
    const sheet = page.locator(".info.floating");
    const box = await sheet.boundingBox();
    await page.screenshot({ path: join(ARTEFACTS, `board-${game}-open-phone.png`) });
    expect(box?.width).toBe(width);
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height + 1);
    await sheet.getByRole("button").tap();
    expect(await sheet.count()).toBe(0);
    expect(complaints).toEqual([]);
    await person.close();
  },
  60_000,
);

/** A network that lets no socket through: the table is polled, and is played at all the same. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { play } from "./player.ts";
import { DESK, open, Service, sitDown } from "./service.ts";

let service: Service;
beforeAll(async () => {
  service = await Service.start();
}, 120_000);
afterAll(() => service.stop());

it("a game is played without a socket", async () => {
  const complaints: string[] = [];
  const person = await service.person(DESK);
  await person.routeWebSocket(/socket/, (socket) => socket.close());
  const page = await open(person, complaints);
  const table = await sitDown(page, "bonelli", 2, "Anna");
  await page.goto(`/t/${table.id}`);
  const { clicks } = await play(page, 5, (count) => count > 12);
  expect(clicks).toBeGreaterThan(12);
  expect(complaints).toEqual([]);
}, 180_000);

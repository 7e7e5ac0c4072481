/** Somebody who plays by pointing at what is lit and pressing what is offered. */
import type { Page } from "playwright-core";

export interface Played {
  clicks: number;
  over: boolean;
  /** What was lit or offered, and could not be pointed at. */
  blocked: string[];
}

type Sight =
  | { kind: "over" | "wait" | "pads" }
  | { kind: "blocked"; what: string }
  | { kind: "point" | "mark"; x: number; y: number };

/** Plays until the game is over or `enough` says so. The choices depend on `seed` alone. */
export async function play(
  page: Page,
  seed: number,
  enough: (clicks: number) => boolean | Promise<boolean> = () => false,
): Promise<Played> {
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const dice = rolls(seed);
  const blocked: string[] = [];
  let clicks = 0;
  let tries = 0;
  while (!(await enough(clicks))) {
    const sight = await look(page, dice(), dice());
    if (sight.kind === "over") return { clicks, over: true, blocked };
    if (sight.kind === "blocked" && (tries += 1) > 10) {
      blocked.push(sight.what);
      return { clicks, over: false, blocked };
    }
    if (sight.kind === "pads") await holdBothPads(page);
    if (sight.kind === "point" || sight.kind === "mark") {
      tries = 0;
      clicks += 1;
      if (touch) await page.touchscreen.tap(sight.x, sight.y);
      else await page.mouse.click(sight.x, sight.y);
    }
    await (sight.kind === "wait" ? stirring(page) : settled(page));
  }
  return { clicks, over: false, blocked };
}

/** The page has drawn what it had to draw. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Something on the page has changed; or nothing, for so long that `enough` may look again. */
export function stirring(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const watch = new MutationObserver(finish);
        const patience = setTimeout(finish, 250);
        watch.observe(document.body, { childList: true, subtree: true, attributes: true });
        function finish(): void {
          watch.disconnect();
          clearTimeout(patience);
          done();
        }
      }),
  );
}

/** Numbers from 0 to 1, the same for the same seed. */
function rolls(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) / 65536;
  };
}

/** What there is to do now, and where to point for it. */
function look(page: Page, which: number, whether: number): Promise<Sight> {
  return page.evaluate(
    ({ which, whether }): Sight => {
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const one = (selector: string): Element | null => document.querySelector(selector);

      if (one(".result")) return { kind: "over" };
      const sheet = one(".info.floating .close");
      if (sheet) return at(sheet, "point");
      const mark = one("[data-mark]");
      if (mark) return at(mark, "mark");
      if (one(".pads") && one(".picked")) return { kind: "pads" };
      if (!one(".prompt.mine")) return { kind: "wait" };
      const confirm = one("[data-confirm]");
      const targets = all("[role=gridcell].lit, button.lit");
      const offers = all(".prompt.mine .buttons button:not(.plain):not(.extra)");
      const points = targets.length > 0 && (offers.length === 0 || whether > 0.4);
      const choice = points ? targets : offers;
      const chosen = confirm ?? choice[Math.floor(which * choice.length)];
      return chosen ? at(chosen, "point") : { kind: "wait" };

      function at(element: Element, kind: "point" | "mark"): Sight {
        let box = element.getBoundingClientRect();
        const inside =
          box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        const point = (): [number, number] => {
          box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        };
        // What is out of sight, or below something that stays in sight, is scrolled to.
        let [x, y] = point();
        if (!inside || !element.contains(document.elementFromPoint(x, y))) {
          element.scrollIntoView({ block: "center", inline: "center" });
          [x, y] = point();
        }
        const hit = document.elementFromPoint(x, y);
        if (element.contains(hit)) return { kind, x, y };
        return {
          kind: "blocked",
          what: `${element.outerHTML} under ${hit?.outerHTML ?? "nothing"}`,
        };
      }
    },
    { which, whether },
  );
}

/** The order of the Bats: two pads held together move the piece. */
async function holdBothPads(page: Page): Promise<void> {
  await page.keyboard.down("f");
  await page.keyboard.down("j");
  await page.waitForSelector(".picked", { state: "detached" });
  await page.keyboard.up("f");
  await page.keyboard.up("j");
}

/** Somebody who plays by pointing at what is lit and pressing what is offered. */
import type { Page } from "playwright-core";

const LIT = "[role=gridcell].lit, button.lit";
const BUTTONS = ".prompt.mine .buttons button:not(.plain):not(.extra)";

export interface Played {
  clicks: number;
  over: boolean;
}

/** Plays until the game is over or `enough` says so. The choices depend on `seed` alone. */
export async function play(
  page: Page,
  seed: number,
  enough: (clicks: number) => boolean | Promise<boolean> = () => false,
): Promise<Played> {
  let state = seed;
  const pick = (count: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % count;
  };
  let clicks = 0;
  while (!(await enough(clicks))) {
    if ((await page.locator(".result").count()) > 0) return { clicks, over: true };
    if (await obey(page)) continue;
    const lit = page.locator(LIT);
    const buttons = page.locator(BUTTONS);
    const [targets, offers] = await Promise.all([lit.count(), buttons.count()]);
    if ((await page.locator(".prompt.mine").count()) === 0 || targets + offers === 0) {
      await page.waitForTimeout(25);
      continue;
    }
    const confirm = page.locator("[data-confirm]");
    const point = targets > 0 && (offers === 0 || pick(5) > 1);
    const free = point ? lit.nth(pick(targets)) : buttons.nth(pick(offers));
    const where = (await confirm.count()) > 0 ? confirm : free;
    try {
      await where.dispatchEvent("click", undefined, { timeout: 500 });
      clicks += 1;
    } catch {
      // The table went on while we were looking: look again.
    }
    await page.waitForTimeout(15);
  }
  return { clicks, over: false };
}

/** The orders of Kragmortha that want more than a tap: the moving mark, and two pads held. */
async function obey(page: Page): Promise<boolean> {
  const mark = page.locator("[data-mark]");
  if ((await mark.count()) > 0) {
    await mark.dispatchEvent("pointerdown", { bubbles: true });
    return true;
  }
  if ((await page.locator(".pads").count()) === 0) return false;
  if ((await page.locator(".picked").count()) === 0) return false;
  await page.keyboard.down("f");
  await page.keyboard.down("j");
  await page.waitForTimeout(1700);
  await page.keyboard.up("f");
  await page.keyboard.up("j");
  return true;
}

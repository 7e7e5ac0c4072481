/** The catalogues, as a reader of one language knows them: what ought to be on the page. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { catalogues } from "../../build/texts.ts";

type Args = Record<string, FluentVariable>;
const bundles = new Map<string, FluentBundle>();

function bundle(part: string, language: string): FluentBundle {
  const key = `${part} ${language}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of catalogues(part, language)) {
    made.addResource(new FluentResource(readFileSync(file, "utf-8")));
  }
  bundles.set(key, made);
  return made;
}

/** A message in words; a test that asks for one that is not there is wrong. */
export function say(language: string, part: string, id: string, args: Args = {}): string {
  const texts = bundle(part, language);
  const pattern = texts.getMessage(id)?.value;
  if (!pattern) throw new Error(`no ${id} in ${part}, ${language}`);
  return texts.formatPattern(pattern, args, []);
}

/** What people read and hear on a page: its text, and the names of what has no text. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")];
    return [
      document.title,
      ...document.body.innerText.split("\n"),
      ...named.flatMap((one) =>
        ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""),
      ),
    ].filter(Boolean);
  });
}

const LEFTOVER =
  /undefined|\[object|NaN|\{ ?\$|\{[\w-]+\}|\b(?:ui|fact|ask|do|decision|mode|symbol|square|part|reason|option|learn|chat|rule|error|lesson)-[a-z][\w-]*/;

/** Ids and variables that nobody replaced by words. */
export async function leftovers(page: Page): Promise<string[]> {
  return (await heard(page)).filter((line) => LEFTOVER.test(line));
}

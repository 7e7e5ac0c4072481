/** Texts for people: Fluent catalogues, the same files the server reads, loaded by language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";

export const LANGUAGES = ["en", "fr", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** One bundle per part, so that two games may use the same message id. */
class Texts {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private wanted = new Set<string>(["site"]);

  /** Loads a part in the present language. */
  async need(part: string): Promise<void> {
    this.wanted.add(part);
    await this.load(part, this.language);
  }

  /** Switches to another language once all that is on the page is there. */
  async speak(language: Language): Promise<void> {
    const fresh: Record<string, FluentBundle> = {};
    for (const part of this.wanted) fresh[part] = await fetched(part, language);
    this.bundles = fresh;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(part: string, id: string): boolean {
    return this.bundles[part]?.hasMessage(id) ?? false;
  }

  /** A message of a part; the site's own where the part has none; the id where nobody has. */
  say(part: string, id: string, args?: Args): string {
    const bundle = this.has(part, id) ? this.bundles[part] : this.bundles["site"];
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
  }

  /** The ids of all messages of a part, in the order of its catalogues. */
  ids(part: string): string[] {
    return this.bundles[part] ? [...this.bundles[part]._messages.keys()] : [];
  }

  private async load(part: string, language: Language): Promise<void> {
    if (this.bundles[part]) return;
    const bundle = await fetched(part, language);
    if (language === this.language) this.bundles = { ...this.bundles, [part]: bundle };
  }
}

async function fetched(part: string, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const chunk = loaders[part]?.[language];
  if (chunk) bundle.addResource(new FluentResource((await chunk()).default));
  return bundle;
}

export const texts = new Texts();

/** A message of the site. */
export function t(id: string, args?: Args): string {
  return texts.say("site", id, args);
}

/** A number as readers of the present language write it. */
export function number(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(texts.language, format).format(value);
}

/** The language of the reader: chosen before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const known = wishes.map((wish) => wish.slice(0, 2)).find(isLanguage);
  return known ?? "en";
}

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

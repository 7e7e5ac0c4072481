/** The Fluent catalogues of the Python package, one chunk per part and language. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = resolve(import.meta.dirname, "../../src/ludoteca");
const LANGUAGES = ["en", "fr", "it", "ru"];
const GAMES = ["corto", "bonelli", "kragmortha"];
const PARTS = ["site", ...GAMES, ...GAMES.map((game) => `${game}-rules`)];
const INDEX = "virtual:texts";
const NAME = /^virtual:texts\/([\w-]+)\/(\w+)$/;

/** The files of a part: the site's own, a game's, or a game's rules. */
export function catalogues(part: string, language: string): string[] {
  const [game = "", rules] = part.split("-");
  const folders = part === "site" ? ["core", "site"] : [`games/${game}`];
  return folders
    .flatMap((folder) => globSync(`${PACKAGE}/${folder}/text/${language}/*.ftl`))
    .filter((file) => /\/(rules|clauses)\.ftl$/.test(file) === Boolean(rules))
    .sort();
}

/** A table of loaders by part and language, so that only what is read is fetched. */
function index(): string {
  const loader = (part: string, language: string): string =>
    `${language}: () => import("virtual:texts/${part}/${language}")`;
  const row = (part: string): string =>
    `"${part}": { ${LANGUAGES.map((language) => loader(part, language)).join(", ")} }`;
  return `export default { ${PARTS.map(row).join(", ")} };`;
}

export function texts(): Plugin {
  return {
    name: "ludoteca-texts",
    resolveId: (id) => (id === INDEX || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, part, language] = NAME.exec(id.slice(1)) ?? [];
      if (!part || !language) return undefined;
      const files = catalogues(part, language);
      files.forEach((file) => {
        this.addWatchFile(file);
      });
      const text = files.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

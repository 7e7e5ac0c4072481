/** The shipped pack of each game as data: what is printed on cards and boards, and no rule. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const GAMES = resolve(import.meta.dirname, "../../src/ludoteca/games");
const NAME = /^virtual:pack\/(\w+)$/;

export function packs(): Plugin {
  return {
    name: "ludoteca-packs",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const game = NAME.exec(id.slice(1))?.[1];
      if (!game) return undefined;
      const [file] = globSync(`${GAMES}/${game}/packs/reconstruction.toml`);
      if (!file) return "export default {};";
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(readFileSync(file, "utf-8"))))});`;
    },
  };
}

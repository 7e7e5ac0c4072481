import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packs } from "./build/packs.ts";
import { texts } from "./build/texts.ts";

const server = process.env["LUDOTECA_SERVER"] ?? "http://127.0.0.1:8450";

export default defineConfig({
  plugins: [packs(), texts(), svelte()],
  build: {
    outDir: "../src/ludoteca/site/static",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 8451, proxy: { "/api": { target: server, ws: true } } },
});

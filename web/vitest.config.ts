import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packs } from "./build/packs.ts";
import { texts } from "./build/texts.ts";

export default defineConfig({
  plugins: [packs(), texts(), svelte()],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/*.test.ts"] },
});

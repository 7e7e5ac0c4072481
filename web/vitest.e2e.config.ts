import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/e2e/*.e2e.ts"],
    globalSetup: "tests/e2e/setup.ts",
    fileParallelism: false,
  },
});

import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    // Tests mount components as a browser would; a busy machine is no fault of theirs.
    resolve: { conditions: ["browser"] },
    test: { include: ["src/**/*.test.ts"], environment: "./scripts/test-environment.ts", testTimeout: 30_000 },
  }),
);

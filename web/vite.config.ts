import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $table: here("src/table") },
    // Tests mount components as a browser would.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // The classes of window have names (styles/windows.css), so that no stylesheet repeats their conditions.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: here("../src/demitasse/server/client"),
    emptyOutDir: true,
    // Tells the server which chunks a page begins with (server/preloads.py).
    manifest: "chunks.json",
    // A strict content-security policy allows no inlined asset or module preload polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.DEMITASSE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "./scripts/test-environment.ts" },
});

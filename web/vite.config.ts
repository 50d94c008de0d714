import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { ahead } from "./scripts/ahead.ts";
import { brotli } from "./scripts/brotli.ts";
import { sentences } from "./scripts/sentences.ts";
import { inPage, scripts } from "./scripts/sharing.ts";
import { versionedWorker, WORKER } from "./scripts/worker.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), sentences, inPage, versionedWorker, ahead, brotli],
  resolve: { alias: { $lib: here("src/lib"), $table: here("src/table") } },
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
    rolldownOptions: {
      // On a busy machine it would tell every player which plugin took its time.
      checks: { bundlerTimings: false },
      input: { index: here("index.html"), [WORKER]: here("src/worker/worker.ts") },
      output: {
        codeSplitting: { groups: scripts(here("src/main.ts")) },
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.DEMITASSE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});

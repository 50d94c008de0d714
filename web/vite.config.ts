import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { ahead } from "./scripts/ahead.ts";
import { brotli } from "./scripts/brotli.ts";
import { sentences } from "./scripts/sentences.ts";
import { versionedWorker, WORKER } from "./scripts/worker.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A browser asks for six files at a time, and a mobile network takes half a second for each that is waited for. So there are
 * few scripts: the shell, with all that the start page and every table need (its styles thus come before those of any page
 * or game), and a game, apart from the pieces that its pictures and its box use too. */
const OF_EVERY_TABLE = "TableLayout|OpponentCard|LastMove|hoverHandlers|motion|played|seating";
const SHELL = new RegExp(
  String.raw`[\\/](node_modules[\\/]svelte[\\/]|web[\\/]src[\\/](main\.ts$|table[\\/](${OF_EVERY_TABLE})\.))`,
);
const PIECE = /[\\/]web[\\/]src[\\/]games[\\/]([\w-]+)[\\/](?!.*\.(css|ftl))/;
const scripts = [
  { name: "shell", test: SHELL, priority: 1 },
  {
    name: (id: string) => PIECE.exec(id)?.[1]!.concat("-pieces") ?? null,
    debugName: "pieces",
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  plugins: [svelte(), sentences, versionedWorker, ahead, brotli],
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
        codeSplitting: { groups: scripts },
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.DEMITASSE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});

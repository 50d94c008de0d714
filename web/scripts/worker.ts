// The service worker is a file of its own at the root, and another one for every build.

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "service-worker";

export const versionedWorker: Plugin = {
  name: "versioned-worker",
  generateBundle(_, bundle) {
    const digest = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
    const worker = bundle[`${WORKER}.js`];
    if (worker?.type !== "chunk" || worker.imports.length > 0) throw new Error("the service worker must stand alone");
    worker.code = worker.code.replaceAll("__BUILD__", digest);
  },
};

// Nearly all that a table runs, it runs at once. Told so, Chromium compiles its scripts whole while they arrive, beside the page,
// and not a function at a time while it is drawn; to other browsers it is a comment.

import type { Plugin } from "vite";

const RUN_AT_ONCE = "//# allFunctionsCalledOnLoad\n";
const SHARED = /^(index|shell|[\w-]+-pieces)$/;
const GAME = /[\\/]web[\\/]src[\\/]games[\\/][\w-]+[\\/]index\.ts$/;

export const ahead: Plugin = {
  name: "ahead",
  apply: "build",
  // At the very top, where alone it counts: after Vite has put there what a script loads. A banner would be a comment among
  // others, which go when a script is made small.
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk" && (SHARED.test(part.name) || GAME.test(part.facadeModuleId ?? "")))
          part.code = RUN_AT_ONCE + part.code;
    },
  },
};

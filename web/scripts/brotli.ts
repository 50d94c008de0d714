// Scripts, styles and sentences lie beside themselves packed as tightly as can be, for browsers that take Brotli (server/pages.py): a
// server that packs them itself has not the seconds this takes.

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);
const PACKED = /^assets\/.*\.(js|json|css|svg)$/;

export const brotli: Plugin = {
  name: "brotli",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => PACKED.test(file));
    const packed = files.map(async (name) => {
      const file = resolve(dir!, name);
      await writeFile(`${file}.br`, await pack(await readFile(file)));
    });
    await Promise.all(packed);
  },
};

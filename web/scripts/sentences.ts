// Sentences as a browser gets them (`….ftl?sentences`): without comments, and those of a game's screen together with those of
// its engine, since nobody needs the one without the other.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const WANTED = /^(.*\.ftl)\?sentences$/;
const OF_A_SCREEN = /^(.*)\/web\/src\/games\/([\w-]+)\/messages\/(\w+\.ftl)$/;
const COMMENT = /^#.*\n/gm;

const filesOf = (file: string): string[] => {
  const [, root, game, name] = OF_A_SCREEN.exec(file) ?? [];
  return game ? [`${root}/src/demitasse/games/${game.replaceAll("-", "_")}/messages/${name}`, file] : [file];
};

export const sentences: Plugin = {
  name: "sentences",
  enforce: "pre",
  load: {
    filter: { id: WANTED },
    async handler(id) {
      const files = filesOf(WANTED.exec(id)![1]!);
      for (const file of files) this.addWatchFile(file);
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return `export default ${JSON.stringify(texts.map((text) => text.replace(COMMENT, "")).join("\n"))};`;
    },
  },
};

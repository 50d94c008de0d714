// Sentences as a browser gets them (`….ftl?sentences`): the address of a file of JSON, patterns by their keys. Fluent has read
// them when the client is built, so that no browser has to; and what nobody needs without the other comes together: the
// sentences of a game's screen with those of its engine, and in `messages/` all that is said whatever is played.

import { FluentResource } from "@fluent/bundle";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import type { Plugin } from "vite";

const WANTED = /^(.*\.ftl)\?sentences$/;
const OF_A_SCREEN = /^(.*)\/web\/src\/games\/([\w-]+)\/messages\/(\w+\.ftl)$/;
const OF_EVERYTHING = /^(.*)\/web\/src\/messages\/(\w+\.ftl)$/;
const EVERYTHING = ["src/demitasse/{kernel,bots,server}/messages/", "web/src/messages/{,*.}", "web/src/games/*/cover/"];

function filesOf(file: string): string[] {
  const [, root, game, name] = OF_A_SCREEN.exec(file) ?? [];
  if (game) return [`${root}/src/demitasse/games/${game.replaceAll("-", "_")}/messages/${name}`, file];
  const [, house, language] = OF_EVERYTHING.exec(file) ?? [];
  if (!house) return [file];
  return globSync(EVERYTHING.map((place) => `${house}/${place}${language}`)).sort();
}

export const sentences: Plugin = {
  name: "sentences",
  enforce: "pre",
  load: {
    filter: { id: WANTED },
    async handler(id) {
      const file = WANTED.exec(id)![1]!;
      const files = filesOf(file);
      for (const one of files) this.addWatchFile(one);
      const texts = await Promise.all(files.map((one) => readFile(one, "utf8")));
      const said = texts.flatMap((text) => new FluentResource(text).body).map(({ id: key, value }) => [key, value]);
      const source = JSON.stringify(Object.fromEntries(said));
      if (this.environment.mode !== "build") return `export default "data:,${encodeURIComponent(source)}";`;
      const originalFileName = `${relative(process.cwd(), file)}?sentences`;
      const emitted = this.emitFile({
        type: "asset",
        name: `${basename(file, ".ftl")}.json`,
        originalFileName,
        source,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${emitted};`;
    },
  },
};

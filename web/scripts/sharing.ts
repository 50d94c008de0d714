// Which script a module comes in. A mobile network takes half a second for each file that is waited for, so there are few: `main`
// is what every page runs first and nothing imports, so that it can lie in the page itself (server/opening.py); the shell
// is what it shares with all that comes later; a game is a script of its own, apart from the pieces that its pictures
// and its box use too.

import type { Plugin } from "vite";

type Ids = readonly string[];
interface Graph {
  getModuleInfo: (id: string) => { importers: Ids; importedIds: Ids; dynamicallyImportedIds: Ids } | null;
}

/** What only the tables of games import, but each of them. */
const OF_EVERY_TABLE =
  /[\\/](node_modules[\\/]svelte[\\/]|web[\\/]src[\\/]table[\\/](TableLayout|OpponentCard|LastMove|hoverHandlers|motion|played|seating)\.)/;
const IN_PAGE = /[\\/]web[\\/](index\.html|src[\\/]games[\\/][\w-]+[\\/]index\.ts)$/;
const PIECE = /^(.*[\\/]web[\\/]src[\\/]games[\\/]([\w-]+)[\\/])(?!.*\.ftl)/;

function reached(graph: Graph, from: Iterable<string>): Set<string> {
  const found = new Set(from);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((one) => found.add(one));
  return found;
}

/** How many of the modules that are imported later need each, whatever has come before. */
function neededLater(graph: Graph, main: string): Map<string, number> {
  const all = new Set([main]);
  const later = new Set<string>();
  for (const id of all) {
    const info = graph.getModuleInfo(id);
    info?.importedIds.forEach((one) => all.add(one));
    info?.dynamicallyImportedIds.forEach((one) => later.add(one) && all.add(one));
  }
  const times = new Map<string, number>();
  for (const root of later) for (const id of reached(graph, [root])) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** The groups of a build that begins with this module. */
export function scripts(main: string) {
  let first: Set<string> | undefined;
  let later: Map<string, number> | undefined;
  const times = (id: string, graph: Graph): number => (later ??= neededLater(graph, main)).get(id) ?? 0;
  const isFirst = (id: string, graph: Graph): boolean => (first ??= reached(graph, [main])).has(id);
  /** With all styles of what runs first, so that they keep their order. */
  const inShell = (id: string, graph: Graph): boolean =>
    OF_EVERY_TABLE.test(id) || (isFirst(id, graph) && (times(id, graph) > 0 || id.endsWith(".css")));
  const tables = new Map<string, Set<string>>();
  function atTable(id: string, graph: Graph): boolean {
    const index = `${PIECE.exec(id)?.[1]}index.ts`;
    if (!tables.has(index)) tables.set(index, reached(graph, [index]));
    return tables.get(index)!.has(id);
  }
  /** The styles of pieces are theirs; others stay with what imports them, in its order. */
  const isPiece = (id: string, graph: Graph): boolean =>
    id.endsWith(".css")
      ? graph.getModuleInfo(id)!.importers.every((one) => isPiece(one, graph))
      : PIECE.test(id) && times(id, graph) > 1 && atTable(id, graph);
  return [
    { name: (id: string, graph: Graph) => (inShell(id, graph) ? "shell" : null), priority: 1 },
    {
      name: (id: string, graph: Graph) => (isPiece(id, graph) ? `${PIECE.exec(id)![2]}-pieces` : null),
      debugName: "pieces",
      includeDependenciesRecursively: false,
    },
  ];
}

/** What lies in a page: nothing may import it, or it would come a second time, and nothing in it may end its element. */
export const inPage: Plugin = {
  name: "in-page",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
    for (const { fileName, facadeModuleId, code } of chunks) {
      if (!IN_PAGE.test(facadeModuleId ?? "")) continue;
      const importing = chunks.filter(({ imports }) => imports.includes(fileName)).map(({ name }) => name);
      if (importing.length > 0) throw new Error(`${fileName} is imported by ${importing.join(", ")}`);
      if (/<\/?script/i.test(code)) throw new Error(`${fileName} would end its own element`);
    }
  },
};

// Which files and answers are kept in this browser, and when they are used instead of the server's.

import { offlinePage } from "./offline";

/** Replaced by a digest of the whole build (vite.config.ts), so that each build has a worker of its own. */
const BUILD = "__BUILD__";
const FILES = `files-${BUILD}`;
/** Pages, newest of each, and what they cannot begin without. */
const PAGES = "pages";
/** Replays, and the games they are of. */
const RECORDS = "records";
/** So many replays are kept. */
const MOST_REPLAYS = 20;

/** What never changes under its address: files whose name carries their digest. */
const isFile = (path: string): boolean => path.startsWith("/assets/");
/** What every page asks for under the same address, whatever the build. */
const isFrame = (path: string): boolean => /^\/(icons|manifest)/.test(path);
const replayIn = (path: string): string | undefined => /^\/api\/replays\/([^/]+)(\/frames)?$/.exec(path)?.[1];
/** What a replay needs besides itself. Nothing of a table is ever kept. */
const isOfRecords = (path: string): boolean =>
  replayIn(path) !== undefined || /^\/api\/(games(\/[^/]+\/content)?|contents\/[^/]+)$/.test(path);
const isKeptPage = (path: string): boolean => path === "/" || path.startsWith("/replay/");

/** The start page and all that it needs, in the reader's language: enough to say that there is no network. */
export async function prepare(): Promise<void> {
  const page = await fetch("/");
  if (!page.ok) throw new Error(`no page: ${page.status}`);
  await keepPage("/", page);
}

/** A page, with what it names and what it has brought along: another one that is opened from it asks for these alone. */
async function keepPage(path: string, page: Response): Promise<void> {
  const named = [...(await page.clone().text()).matchAll(/(?:src|href|data-of)="(\/[^"#]+)"/g)].map(([, one]) => one!);
  await Promise.all([put(PAGES, path, page), keepLoaded(named)]);
}

/** Files of builds before are dropped, except those of the last: an old page that is still open may ask for one. */
export async function tidy(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("files-") && name !== FILES);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** How to answer a request; nothing where the browser should ask the server as always. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (request.mode === "navigate") return openPage(request, pathname);
  if (isFile(pathname)) return fromHere(request);
  if (isFrame(pathname)) return fromServer(PAGES, request);
  if (isOfRecords(pathname)) return fromServer(RECORDS, request);
  return null;
}

/** What a page had loaded before this worker came. */
export async function keepLoaded(urls: string[]): Promise<void> {
  await Promise.allSettled(
    urls.map(async (address) => {
      const { origin, pathname, href } = new URL(address, location.origin);
      if (origin !== location.origin) return;
      const where = isFile(pathname) ? FILES : isOfRecords(pathname) ? RECORDS : isFrame(pathname) ? PAGES : "";
      if (where && !(await find(href))) await put(where, href, await fetch(href));
      else if (isKeptPage(pathname)) await keepPage(pathname, await fetch(pathname));
    }),
  );
}

async function fromHere(request: Request): Promise<Response> {
  const kept = await find(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  await put(FILES, request.url, fresh);
  return fresh;
}

async function fromServer(cache: string, request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    await put(cache, request.url, fresh);
    return fresh;
  } catch (error) {
    const kept = await find(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function openPage(request: Request, path: string): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (isKeptPage(path) && fresh.ok) void keepPage(path, fresh.clone());
    return fresh;
  } catch {
    const kept = (await find(path)) ?? (await find("/"));
    return kept ? markedOffline(kept) : offlinePage();
  }
}

/** The page itself cannot know that it came from here. */
async function markedOffline(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response((await page.text()).replace("<html", "<html data-offline"), { headers });
}

const find = (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

async function put(name: string, url: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  try {
    const cache = await caches.open(name);
    await cache.put(url, response.clone());
    if (name === RECORDS && replayIn(new URL(url, location.origin).pathname)) await forgetOldReplays(cache);
  } catch {
    // No room is no reason to go without an answer.
  }
}

async function forgetOldReplays(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => ({ url, replay: replayIn(new URL(url).pathname) }));
  const replays = [...new Set(kept.map(({ replay }) => replay).filter((replay) => replay !== undefined))];
  const old = new Set(replays.slice(0, -MOST_REPLAYS));
  await Promise.all(kept.filter(({ replay }) => old.has(replay ?? "")).map(({ url }) => cache.delete(url)));
}

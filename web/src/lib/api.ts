// What we ask the server over HTTP. Whatever goes wrong is a RefusedError that carries a sentence.

import { brought } from "./brought";
import { RefusedError } from "./refused";
import { translations } from "./language.svelte";
import type {
  Box,
  CoachReport,
  Content,
  Fork,
  ReplayFrame,
  GameInfo,
  GivenContent,
  GivenOptions,
  GivenSeats,
  InviteAddress,
  JoinTable,
  Message,
  NewTable,
  Parcel,
  ParcelCode,
  PushKey,
  Refusal,
  Reminders,
  ReplayInfo,
  RuleInfo,
  SeatChange,
  SeatKey,
  Start,
  TableInfo,
  TableKeys,
  TableNews,
  TalkInfo,
} from "./wire";

interface Ask {
  method?: "GET" | "POST";
  bearer?: string;
  body?: unknown;
}

async function ask(path: string, { method = "GET", bearer = "", body }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (body !== undefined) headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    throw refusedWith("web-no-network");
  }
  if (!answer.ok) {
    const [refusal] = await Promise.all([refusalIn(answer), wordsForFiles()]);
    throw new RefusedError(refusal);
  }
  return answer;
}

/** A refusal may speak of a file, which most people never bring: its words come when there is one. */
const wordsForFiles = (): Promise<void> => translations.loadPage("files").catch(() => undefined);

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const refusal = (await answer.json()) as Partial<Refusal>;
    if (refusal.message?.key) return { message: refusal.message, rule: refusal.rule ?? "" };
  } catch {
    // Not from our server: something between us and it has answered.
  }
  return { message: message("web-no-answer", { status: answer.status }), rule: "" };
}

const message = (key: string, facts: Message["facts"] = {}): Message => ({ key, facts });
const refusedWith = (key: string): RefusedError => new RefusedError({ message: message(key), rule: "" });

/** The sentence to show for anything that was thrown. */
export function problemOf(error: unknown): Message {
  if (error instanceof RefusedError) return error.refusal.message;
  console.error(error);
  return message("web-trouble");
}

const json = async <T>(path: string, how?: Ask): Promise<T> => (await (await ask(path, how)).json()) as T;
const post = <T>(path: string, bearer: string, body?: unknown): Promise<T> =>
  json<T>(path, { method: "POST", bearer, ...(body === undefined ? {} : { body }) });
const at = (strings: TemplateStringsArray, ...ids: (string | number)[]): string =>
  String.raw({ raw: strings }, ...ids.map((id) => encodeURIComponent(id)));

const kept = new Map<string, Promise<unknown>>();

/** What does not change while a page is open is asked once, if the page has not brought it; a failure is asked again. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    const here = brought(`/api${path}`);
    answer = here === null ? json<T>(path) : Promise.resolve(JSON.parse(here) as T);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const api = {
  games: () => once<GameInfo[]>("/games"),
  async game(id: string): Promise<GameInfo> {
    const found = (await api.games()).find((game) => game.id === id);
    if (!found) throw refusedWith("web-no-game");
    return found;
  },
  odds: (game: string, seats: GivenSeats) => post<Message | null>(at`/games/${game}/odds`, "", seats),
  idleOptions: (game: string, form: GivenOptions) => post<string[]>(at`/games/${game}/idle-options`, "", form),
  /** Our own content of a game, or that of somebody's by its digest. */
  content: (game: string, digest?: string) =>
    once<Content>(digest ? at`/contents/${digest}` : at`/games/${game}/content`),
  box: (game: string) => once<Box>(at`/games/${game}/box`),
  /** What lies in the box with somebody's content laid over ours, and what is wrong with it. */
  checkBox: (game: string, given: GivenContent) => post<Box>(at`/games/${game}/box`, "", given),
  contentBox: (digest: string) => once<Box>(at`/contents/${digest}/box`),
  rules: (game: string) => once<RuleInfo[]>(at`/games/${game}/rules`),
  rulebook: async (game: string, language: string) => (await ask(at`/games/${game}/rulebook/${language}`)).text(),

  create: (wish: NewTable) => post<TableKeys>("/tables", "", wish),
  table: (id: string, key: string) => json<TableInfo>(at`/tables/${id}`, { bearer: key }),
  join: (id: string, body: JoinTable, bearer = "") => post<SeatKey>(at`/tables/${id}/join`, bearer, body),
  /** Where friends of the host can open this table. */
  address: (id: string, key: string) => json<InviteAddress>(at`/tables/${id}/address`, { bearer: key }),
  start: (id: string, key: string, how: Start) => post<TableInfo>(at`/tables/${id}/start`, key, how),
  leave: (id: string, key: string) => post<TableInfo>(at`/tables/${id}/leave`, key),
  back: (id: string, key: string) => post<TableInfo>(at`/tables/${id}/back`, key),
  giveSeat: (id: string, seat: number, change: SeatChange, key: string) =>
    post<TableInfo>(at`/tables/${id}/seats/${seat}`, key, change),
  rematch: (id: string, key: string, keys: string[] = []) => post<TableKeys>(at`/tables/${id}/rematch`, key, { keys }),
  /** The moments of a play that goes on, from the one after `first` rows on, as a seat of ours saw them. */
  latest: (id: string, seat: number, first: number, key: string) =>
    json<ReplayFrame[]>(at`/tables/${id}/frames?seat=${seat}&first=${first}`, { bearer: key }),
  /** A table on the start page of whoever has this key. */
  news: (id: string, key: string, language: string) =>
    json<TableNews>(at`/tables/${id}/news?language=${language}`, { bearer: key }),
  talk: (id: string, key: string) => json<TalkInfo[]>(at`/tables/${id}/talk`, { bearer: key }),
  quiet: (id: string, on: boolean, key: string) => post<TableInfo>(at`/tables/${id}/quiet`, key, { on }),
  /** Remind somebody we wait for, from elsewhere than the table. */
  nudge: (id: string, whom: number, key: string) =>
    ask(at`/tables/${id}/nudge`, { method: "POST", bearer: key, body: { whom } }),
  /** Leave keys for another device; the code fetches them once. */
  leaveParcel: (parcel: string) => post<ParcelCode>("/parcels", "", { parcel }),
  fetchParcel: async (code: string) => (await post<Parcel>("/parcels/fetch", "", { code })).parcel,
  pushKey: () => once<PushKey>("/push-key"),
  remind: (id: string, reminders: Reminders, key: string) =>
    ask(at`/tables/${id}/reminders`, { method: "POST", bearer: key, body: reminders }),
  record: async (id: string, key: string) => (await ask(at`/tables/${id}/record`, { bearer: key })).blob(),

  loadReplay: (record: string) => post<ReplayInfo>("/replays", "", record),
  replay: (id: string) => json<ReplayInfo>(at`/replays/${id}`),
  frames: (id: string, seat: number | "open") => json<ReplayFrame[]>(at`/replays/${id}/frames?seat=${seat}`),
  /** What the coach has to say, as soon as it has looked at more choices than these. */
  coach: (id: string, looked: number) => json<CoachReport>(at`/replays/${id}/coach?looked=${looked}`),
  replayRecord: async (id: string) => (await ask(at`/replays/${id}/record`)).blob(),
  fork: (id: string, body: Fork) => post<TableKeys>(at`/replays/${id}/fork`, "", body),
};

// A Day of Seize the Bean added up from what happened: who was served and what came of it, what each Café earned and from
// what. The one place that does so: beats and the panel at the end of a Day only draw it.

import { withoutUndone } from "$table/withoutUndone";
import type { RowInfo } from "$lib/wire";
import { guestOf, upgradeOf } from "../pieces";
import type { PaidEvent, SeizeTheBean, SeizeTheBeanContent, SeizeTheBeanEvent } from "../types";

type Row = RowInfo<SeizeTheBean>;

/** How it ended with a guest; who could not be served and has patience `waited`. */
export type Outcome = "served" | "angry" | "calmed" | "waited" | "skipped";

/** Something that a guest brought, or an ability of theirs. */
export interface Brought {
  event: SeizeTheBeanEvent;
  /** It came of the ability; empty text for a reward of the orders. */
  ability: string;
}

export interface Guest {
  seat: number;
  card: string;
  outcome: Outcome;
  /** Nobody had anything to choose about it. */
  forced: boolean;
  /** The row in which it was over; null while it is not. */
  row: number | null;
  paid: PaidEvent[];
  /** The pieces that were missing. */
  short: string[];
  brought: Brought[];
  /** A Happy token lies on it afterwards. */
  happy: boolean;
}

/** Reviews from one cause. */
export interface Earned {
  count: number;
  bad: boolean;
  by: string;
  /** What of it: an order, an ability, a Happy token, an icon …, as `web-sb-day-way-*` say it. */
  way: string;
  /** How often it came. */
  times: number;
}

export interface CafeDay {
  seat: number;
  guests: Guest[];
  earned: Earned[];
  reviews: { before: number; after: number };
  hype: { before: number; after: number; by: string } | null;
  /** Customers and Upgrades that came. */
  cards: string[];
}

/** A Group Icon that came to a Café, or left it. */
export interface AwardChange {
  group: string;
  seat: number;
  card: string;
  lost: boolean;
}

export interface DaySum {
  day: number;
  first: number;
  cafes: CafeDay[];
  awards: AwardChange[];
  /** Good Reviews that left the City on this Day, and since. */
  taken: number;
  since: number;
}

/** After these a guest's service is over. */
const CLOSING = new Set<SeizeTheBeanEvent["event"]>([
  "skipped",
  "phase-began",
  "stayed",
  "went-home",
  "day-began",
  "accepted",
  "award-won",
]);
/** What a guest may bring. */
const BRINGS = new Set<SeizeTheBeanEvent["event"]>([
  "reviewed",
  "complained",
  "hype-moved",
  "gained",
  "cheered",
  "upset",
  "recruited",
  "upgraded",
  "drew",
  "lost",
  "cup-taken",
  "met-up",
  "swapped",
  "napped",
  "arrested",
  "put-on-deck",
  "shown",
  "forgiven",
  "robbed",
  "traded",
  "roasted",
  "games-pulled",
  "game-used",
  "game-placed",
  "praised",
  "blamed",
  "looked",
  "unlocked",
]);

/** The guests of these rows, in the order in which their turn came. `open` is whoever is being served at the end. */
export function guestsOf(rows: readonly Row[], open = ""): Guest[] {
  const guests: Guest[] = [];
  let now: Guest | null = null;
  let ability = "";
  const close = (row: number): void => {
    if (now) now.row = row;
    now = null;
    ability = "";
  };
  let before = -1;
  for (const row of rows) {
    if (now && goesOn(row, now))
      now.forced = false; // something was chosen before it was over
    else close(before);
    before = row.seq;
    for (const [at, event] of row.events.entries()) {
      if (event.event === "served" || event.event === "skipped") {
        close(row.seq);
        now = begun(event.seat, event.card, !(at === 0 && (row.choice?.do === "serve" || row.choice?.do === "pick")));
        guests.push(now);
      }
      if (!now) continue;
      if (event.event === "skipped") now.outcome = "skipped";
      if (ends(event, now)) close(row.seq);
      else if (event.event === "paid") now.paid.push(event);
      else if (event.event === "failed") [now.short, now.outcome] = [event.short, "waited"];
      else if (event.event === "calmed") now.outcome = "calmed";
      else if (event.event === "ability-used" || event.event === "copied") ability = event.ability;
      else if (event.event === "upset" && event.card === now.card && now.outcome === "waited") now.outcome = "angry";
      else if (BRINGS.has(event.event)) {
        now.brought.push({ event, ability });
        if (event.event === "cheered" && event.card === now.card) now.happy = true;
      }
    }
  }
  if (now?.card !== open) close(before);
  return guests;
}

/** Whether the choice of a row was about the guest being served; a new guest has a turn of their own. */
const goesOn = ({ seat, choice, events }: Row, now: Guest): boolean =>
  seat === now.seat &&
  !["serve", "skip", "place", "confirm"].includes(choice?.do ?? "") &&
  events[0]?.event !== "served";

const begun = (seat: number, card: string, forced: boolean): Guest => ({
  seat,
  card,
  outcome: "served",
  forced,
  row: null,
  paid: [],
  short: [],
  brought: [],
  happy: false,
});

/** Lines are cleared after the last guest: a Bad Review by somebody else, or by who left angry, belongs to that. */
function ends(event: SeizeTheBeanEvent, now: Guest): boolean {
  if (event.event === "complained") return event.by !== now.card || now.outcome !== "served";
  return CLOSING.has(event.event);
}

/** The guests of one's own that were served in a row without a choice. */
export const forcedIn = (rows: readonly Row[], seq: number, mine: readonly number[], open: string): Guest[] =>
  guestsOf(lately(rows), open).filter(({ forced, row, seat }) => forced && row === seq && mine.includes(seat));

/** The guests of these seats whose service was over in a row, whatever there was to choose. */
export const finishedIn = (rows: readonly Row[], seq: number, seats: readonly number[]): Guest[] =>
  guestsOf(lately(rows)).filter(
    ({ row, seat, outcome }) => row === seq && outcome !== "waited" && seats.includes(seat),
  );

/** The rows since the last Day began: a guest never stays for longer. */
function lately(rows: readonly Row[]): Row[] {
  const held = withoutUndone(rows);
  const last = held.findLastIndex(({ events }) => events.some(({ event }) => event === "day-began"));
  const before = held.slice(0, last).findLastIndex(({ events }) => events.some(({ event }) => event === "day-began"));
  return held.slice(Math.max(0, before));
}

/** The last Day that is over; 0 before the first one is. */
export const lastOver = (rows: readonly Row[]): number =>
  Math.max(
    0,
    ...rows.flatMap(({ events }) => events.flatMap((one) => (one.event === "day-began" ? [one.day - 1] : []))),
  );

/** A Day that is over, or the one that is being played. */
export function sumOfDay(rows: readonly Row[], day: number, seats: number, content: SeizeTheBeanContent): DaySum {
  const held = withoutUndone(rows);
  const start = held.findIndex(({ events }) => events.some((one) => one.event === "day-began" && one.day === day));
  const end = held.findIndex(({ events }) => events.some((one) => one.event === "day-began" && one.day === day + 1));
  const within = cut(held, start, end, day);
  const guests = guestsOf(within);
  const events = within.flatMap((row) => row.events);
  const last = end < 0 ? held.at(-1) : held[end];
  const cafes = Array.from({ length: seats }, (_, seat): CafeDay => ({
    seat,
    guests: guests.filter((guest) => guest.seat === seat),
    earned: earnedBy(seat, events, content),
    reviews: { before: held[start]?.scores[seat] ?? 0, after: last?.scores[seat] ?? 0 },
    hype: hypeOf(seat, events),
    cards: events.flatMap((event) =>
      (event.event === "recruited" || event.event === "upgraded") && event.seat === seat ? [event.card] : [],
    ),
  }));
  const began = events.find((event) => event.event === "day-began");
  return {
    day,
    first: began?.seat ?? 0,
    cafes,
    awards: events.flatMap((event) => changed(event, content)),
    taken: leaving(events),
    since: end < 0 ? 0 : leaving(cut(held, end, -1, day + 1).flatMap((row) => row.events)),
  };
}

/** The rows of a Day; where it begins and ends in the middle of a row, what belongs to it. Before the first Day is none. */
function cut(rows: readonly Row[], start: number, end: number, day: number): Row[] {
  const beginning = (number: number) => (event: SeizeTheBeanEvent) =>
    event.event === "day-began" && event.day === number;
  return rows.slice(Math.max(0, start), end < 0 ? undefined : end + 1).map((row) => {
    const from = row.events.findIndex(beginning(day));
    const to = row.events.findIndex(beginning(day + 1));
    return { ...row, events: row.events.slice(Math.max(0, from), to < 0 ? undefined : to) };
  });
}

function leaving(events: readonly SeizeTheBeanEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.event === "reviewed" || event.event === "diverted") return sum + event.count;
    return event.event === "praised" ? sum + 1 : sum;
  }, 0);
}

function earnedBy(seat: number, events: readonly SeizeTheBeanEvent[], content: SeizeTheBeanContent): Earned[] {
  const earned = new Map<string, Earned>();
  let using = "";
  let orders = "";
  events.forEach((event, at) => {
    if (event.event === "served") [using, orders] = ["", ""];
    if (event.event === "paid") orders = event.order === "secondary" ? "both" : "main";
    if (event.event === "ability-used") using = event.card;
    if ((event.event !== "reviewed" && event.event !== "complained") || event.seat !== seat) return;
    const bad = event.event === "complained";
    const next = events[at + 1];
    const left = bad && (next?.event === "went-home" || next?.event === "lost") && next.card === event.by;
    const way = left ? "angry" : wayOf(event, using === event.by ? "ability" : orders, content);
    const key = `${bad} ${event.by} ${way}`;
    const before = earned.get(key);
    if (before) [before.count, before.times] = [before.count + event.count, before.times + 1];
    else earned.set(key, { count: event.count, bad, by: event.by, way, times: 1 });
  });
  return [...earned.values()].sort((a, b) => Number(a.bad) - Number(b.bad) || b.count - a.count);
}

/** What of its cause brought a review. */
function wayOf(
  event: Extract<SeizeTheBeanEvent, { event: "reviewed" | "complained" }>,
  serving: string,
  content: SeizeTheBeanContent,
): string {
  const cause = event.event === "reviewed" ? event.cause : "icon";
  if (cause !== "icon") return cause;
  if (guestOf(event.by, content)) return serving || "main";
  const upgrade = upgradeOf(event.by, content);
  if (upgrade) return upgrade.side;
  return content.achievements.some(({ id }) => id === event.by) ? "achievement" : "other";
}

function hypeOf(seat: number, events: readonly SeizeTheBeanEvent[]): CafeDay["hype"] {
  const moves = events.flatMap((event) => (event.event === "hype-moved" && event.seat === seat ? [event] : []));
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last || first.hype - first.change === last.hype) return null;
  return { before: first.hype - first.change, after: last.hype, by: last.by };
}

/** The Group Icons that an event brings to a Café or takes away: of Customers, and of Style Upgrades. */
function changed(event: SeizeTheBeanEvent, content: SeizeTheBeanContent): AwardChange[] {
  if (event.event === "recruited" || event.event === "lost")
    return (guestOf(event.card, content)?.groups ?? []).map((group) => ({
      group,
      seat: event.seat,
      card: event.card,
      lost: event.event === "lost",
    }));
  if (event.event === "upgraded" && event.side === "style")
    return (upgradeOf(event.card, content)?.groups ?? []).map((group) => ({
      group,
      seat: event.seat,
      card: event.card,
      lost: false,
    }));
  return [];
}

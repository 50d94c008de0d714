// Playing alone against Starbots: what its tokens do, what a scenario asks for, and the results one has had.

import { LEFT, RIGHT } from "./pieces";
import type { ScenarioEntry, SeizeTheBeanContent, SeizeTheBeanView } from "./types";

type Word = SeizeTheBeanContent["solo_tokens"][number]["spaces"][number][number];

/** The City Actions printed on its board. */
const PRINTED: Word[][] = [["attract"], ["upgrade_pantry"], ["upgrade_style"]];

/** What Starbots does on each space: its Pantry token covers Beans and Milk, a Style token the City Actions. */
export function wordsOf(tokens: readonly string[], content: SeizeTheBeanContent): Record<string, readonly string[]> {
  const faces = tokens.map((id) => content.solo_tokens.find((token) => token.id === id));
  const pantry = faces.find((face) => face?.side === "pantry")?.spaces ?? [];
  const style = faces.find((face) => face?.side === "style")?.spaces ?? PRINTED;
  return Object.fromEntries([
    ...LEFT.map((space, at) => [space, pantry[at] ?? []]),
    ...RIGHT.map((space, at) => [space, style[at] ?? []]),
  ]);
}

export interface Goal {
  id: ScenarioEntry["victory"][number];
  met: boolean;
  mine: number;
  theirs: number;
}

/** What is to be reached, as it stands now; the end of the game decides. */
export function goalsOf(scenario: ScenarioEntry, view: SeizeTheBeanView, robot: number): Goal[] {
  const you = view.players.find((_, seat) => seat !== robot);
  const theirs = view.players[robot];
  if (!you || !theirs) return [];
  const ours = you.line.length + you.deck + you.discard;
  const marked = view.awards.filter((group) => (you.marks[group] ?? 0) > 0).length;
  const told: Record<Goal["id"], [mine: number, theirs: number, met: boolean]> = {
    more_reviews: [you.reviews, theirs.reviews, you.reviews > theirs.reviews],
    outright: [you.reviews, theirs.reviews, you.reviews > theirs.reviews],
    no_bad_review: [you.bad_reviews, 0, you.bad_reviews === 0],
    all_marked: [marked, view.awards.length, marked === view.awards.length],
    more_customers: [ours, view.starbots?.customers ?? 0, ours > (view.starbots?.customers ?? 0)],
  };
  return scenario.victory.map((id) => ({ id, mine: told[id][0], theirs: told[id][1], met: told[id][2] }));
}

// Results, kept in this browser.

export interface SoloResult {
  table: string;
  /** 0 in a scenario. */
  level: number;
  scenario: string;
  won: boolean;
  mine: number;
  theirs: number;
  days: number;
  /** When it was over, in milliseconds. */
  at: number;
  /** Some of the cards were not ours: it is listed, but not counted with the others. */
  own?: boolean;
}

const PLACE = "demitasse.seize-the-bean.solo";
const MOST = 500;

export function soloResults(): SoloResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as SoloResult[]).filter((one) => typeof one?.table === "string") : [];
  } catch {
    return [];
  }
}

/** A table is told of once. */
export function keepResult(result: SoloResult): void {
  const others = soloResults();
  if (others.some(({ table }) => table === result.table)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, result].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forgetResults(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
}

export interface Tally {
  plays: number;
  wins: number;
  /** The largest lead at the end; below 0 when Starbots was always ahead. */
  best: number;
}

/** Results by level (`7`) or scenario (`after_hours`). */
export function tallied(results: readonly SoloResult[]): Record<string, Tally> {
  const told: Record<string, Tally> = {};
  for (const { level, scenario, won, mine, theirs, own } of results) {
    if (own) continue;
    const tally = (told[scenario || String(level)] ??= { plays: 0, wins: 0, best: -Infinity });
    tally.plays += 1;
    tally.wins += won ? 1 : 0;
    tally.best = Math.max(tally.best, mine - theirs);
  }
  return told;
}

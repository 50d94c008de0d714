// What is chosen before a play of Seize the Bean: which neighbourhoods and groups fit, and what is told to the server.

import type { GroupEntry, NeighbourhoodEntry, SeizeTheBeanContent, SeizeTheBeanOptions } from "../types";

export const GROUPS_IN_PLAY = 6;
export const ALONE = 1;
/** From so many on, some groups are left out. */
export const CROWD = 5;
export const LEVELS = 20;

export type Wish = Partial<SeizeTheBeanOptions>;

/** Options laid out by the form of this game; all others are plain fields. */
export const LAID_OUT: readonly (keyof SeizeTheBeanOptions)[] = [
  "first",
  "neighbourhood",
  "groups",
  "board_game_media",
  "quality_beasts",
  "replaced",
  "city_celebrities",
  "difficulty",
  "friends",
  "founders",
  "grand_opening",
  "sold_out",
  "mouth_watering",
  "craft_mode",
  "diverse_city",
  "daily_specials",
  "coffee_lovers",
  "solo_level",
  "scenario",
  "scenario_variants",
  "five_six_advice",
  "criminal_minds_alone",
];
/** What can be switched on and off, in the order of the booklet. */
export const SWITCHES = ["grand_opening", "mouth_watering", "craft_mode", "diverse_city", "coffee_lovers"] as const;
/** This scenario uses the markers of Diverse City itself. */
const MARKS = "wuerfel_zucker";
/** The variants that a house rule lets one add to a scenario. */
export const furtherIn = (scenario: string): (typeof SWITCHES)[number][] =>
  SWITCHES.filter((option) => option !== "coffee_lovers" && (option !== "diverse_city" || scenario !== MARKS));

/** Whether a group can be played with so many; house rules allow more. */
export const fits = ({ id, five_six: many, solo }: GroupEntry, seats: number, wish: Wish = {}): boolean =>
  seats === ALONE
    ? solo || (wish.criminal_minds_alone === true && id === "criminal_minds")
    : seats < CROWD || many || wish.five_six_advice === true;

/** The groups of a neighbourhood that do not fit so many players, those that a pack replaces left aside. */
export const unfit = (
  hood: NeighbourhoodEntry,
  seats: number,
  content: SeizeTheBeanContent,
  wish: Wish = {},
): GroupEntry[] => {
  const gone = seats === ALONE ? [] : replacedIn(hood.groups, wish);
  return content.groups.filter(
    (group) => hood.groups.includes(group.id) && !gone.includes(group.id) && !fits(group, seats, wish),
  );
};

/** What the packs in use replace: the groups named, else the last ones. */
export function replacedIn(groups: readonly string[], wish: Wish): string[] {
  const packs = [wish.board_game_media, wish.quality_beasts].filter(Boolean).length;
  const named = (wish.replaced ?? []).slice(0, packs).filter((group) => groups.includes(group));
  return packs === 0 ? [] : named.length === packs ? named : groups.slice(-packs);
}

/** The numbers of players a neighbourhood is for. */
export const marks = (hood: NeighbourhoodEntry, content: SeizeTheBeanContent): { five: boolean; solo: boolean } => ({
  five: unfit(hood, CROWD, content).length === 0,
  solo: unfit(hood, ALONE, content).length === 0,
});

export const recommended = (seats: number): string => (seats < CROWD ? "kreuzberg" : "prenzlauer_berg");

/** The groups of the neighbourhood, as far as they are known before. */
export function lineUp(wish: Wish, seats: number, content: SeizeTheBeanContent): string[] {
  if (wish.neighbourhood === "random") return [];
  if (wish.neighbourhood === "own") return [...(wish.groups ?? [])];
  const id = wish.neighbourhood && wish.neighbourhood !== "recommended" ? wish.neighbourhood : recommended(seats);
  return content.neighbourhoods.find((hood) => hood.id === id)?.groups ?? [];
}

/** The neighbourhoods that people brought along: the server knows ours by name, these by their groups. */
export const broughtAlong = (content: SeizeTheBeanContent, known: readonly string[]): NeighbourhoodEntry[] =>
  content.neighbourhoods.filter(({ id, kind }) => kind !== "scenario" && !known.includes(id));

/** What differs from the usual, as the server wants it: what cannot apply to so many players is left out. */
export function told(wish: Wish, seats: number, brought: readonly NeighbourhoodEntry[] = []): Wish {
  const {
    first,
    difficulty,
    scenario,
    solo_level: level,
    groups,
    replaced,
    neighbourhood,
    sold_out: soldOut,
    daily_specials: cups,
    ...rest
  } = wish;
  const said: Wish = {};
  if (first !== undefined && first !== "random") said.first = first;
  const levels = Array.from({ length: seats }, (_, seat) => difficulty?.[seat] ?? "normal");
  if (levels.some((one) => one !== "normal")) said.difficulty = levels;
  if (seats === ALONE && scenario && scenario !== "none") {
    if (!rest.scenario_variants) return { ...said, scenario };
    for (const name of furtherIn(scenario)) if (rest[name]) said[name] = true;
    return { ...said, scenario, scenario_variants: true };
  }
  if (seats === ALONE && level && level > 1) said.solo_level = level;
  const own = brought.find(({ id }) => id === neighbourhood);
  if (own ?? neighbourhood === "own")
    Object.assign(said, { neighbourhood: "own", groups: own?.groups ?? groups ?? [] });
  else if (neighbourhood && neighbourhood !== "recommended") said.neighbourhood = neighbourhood;
  if (said.neighbourhood === "own" && seats === ALONE && rest.criminal_minds_alone) said.criminal_minds_alone = true;
  for (const name of SWITCHES) if (rest[name]) said[name] = true;
  if (rest.friends && rest.friends !== "base") said.friends = rest.friends;
  if (rest.founders && rest.founders !== "off") said.founders = rest.founders;
  if (seats === ALONE) return said;
  const packs = [rest.board_game_media, rest.quality_beasts].filter(Boolean).length;
  if (rest.board_game_media) said.board_game_media = true;
  if (rest.quality_beasts) said.quality_beasts = true;
  const away = (replaced ?? []).slice(0, packs).filter(Boolean);
  if (away.length === packs && packs > 0 && neighbourhood !== "random") said.replaced = away;
  if (rest.city_celebrities) said.city_celebrities = true;
  if (seats >= CROWD && rest.five_six_advice) said.five_six_advice = true;
  if (soldOut && soldOut !== "off" && (seats < CROWD || said.five_six_advice)) said.sold_out = soldOut;
  if (cups && cups.length > 0) said.daily_specials = cups;
  return said;
}

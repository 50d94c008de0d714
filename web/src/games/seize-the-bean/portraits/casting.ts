// Who stands on a card: what its line says, and the rest by the id's hash from what the group likes, so that people look the
// same at every table. In a group no two have the same head, hair and hat, nor the same prop unless their lines ask for it.

import { EVERYBODY, HAIR_COLOURS, LEANINGS, SKINS, type Leaning } from "./leanings";
import { PEOPLE } from "./people";

const PARTS = ["head", "back", "hair", "hat", "glasses", "beard", "wear", "over", "prop"] as const;
type Part = (typeof PARTS)[number];
/** Whose colour each word of a line may give. */
const COLOURED = {
  skin: "skin",
  back: "hair",
  hair: "hair",
  wear: "wear",
  over: "trim",
  trim: "trim",
  hat: "hat",
} as const;
type Colour = (typeof COLOURED)[keyof typeof COLOURED];

/** Names of parts (`none` for nothing) and colours. */
export type Person = Record<Part, string> & { colours: Record<Colour, string> };
interface Line {
  parts: Partial<Record<Part, string>>;
  colours: Partial<Record<Colour, string>>;
}
export interface Casting {
  id: string;
  groups: readonly string[];
}

const isPart = (kind: string): kind is Part => (PARTS as readonly string[]).includes(kind);
const isColoured = (kind: string): kind is keyof typeof COLOURED => kind in COLOURED;

/** `hat-cap:#2f6db5 skin-3` as what it names. */
export function readLine(line: string): Line {
  const read: Line = { parts: {}, colours: {} };
  for (const word of line.split(" ").filter(Boolean)) {
    const [, kind = "", name, colour] = /^([a-z]+)(?:-([a-z0-9]+))?(?::(.+))?$/.exec(word) ?? [];
    if (kind === "skin" && name) read.colours.skin = SKINS[Number(name) - 1] ?? SKINS[0];
    else if (isPart(kind) && name) read.parts[kind] = name;
    if (colour && isColoured(kind)) read.colours[COLOURED[kind]] = HAIR_COLOURS[colour] ?? colour;
  }
  return read;
}

/** Draws from lists by a hash, the same for the same id. */
function chooser(id: string): <Thing>(things: readonly Thing[]) => Thing {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (things) => {
    seed = (seed * 48_271 + 11) % 1_000_003;
    return things[Math.floor((seed / 1_000_003) * things.length)]!;
  };
}

const silhouette = (people: readonly Person[]): string =>
  people.map(({ head, back, hair, hat }) => [head, back, hair, hat].join(" ")).join(" & ");
const propsOf = (people: readonly Person[]): string[] =>
  people.map(({ prop }) => prop).filter((prop) => prop !== "none");

/** Hats that leave no room for hair in front. */
const CLOSED = ["hijab", "balaclava", "turban", "helmet", "cloche"];
const SOFT = ["heart", "child", "cat", "bear", "rabbit", "bull", "robot"];

function dress({ parts, colours }: Line, pick: ReturnType<typeof chooser>, likes: Leaning, propped: boolean): Person {
  // Whoever names hair has said all about the head.
  const said = parts.hair !== undefined || parts.hat !== undefined;
  const head = parts.head ?? pick(likes.head);
  const hat = parts.hat ?? (said ? "none" : pick(likes.hat));
  const closed = CLOSED.includes(hat) || head === "robot" || !EVERYBODY.head.concat("elder", "child").includes(head);
  const back = parts.back ?? (said || closed ? "none" : pick(likes.back));
  const bearded = !said && back === "none" && !SOFT.includes(head);
  return {
    head,
    hat,
    back,
    hair: parts.hair ?? (closed ? "none" : pick(likes.hair)),
    glasses: parts.glasses ?? (said ? "none" : pick(likes.glasses)),
    beard: parts.beard ?? (bearded ? pick(likes.beard) : "none"),
    wear: parts.wear ?? pick(likes.wear),
    over: parts.over ?? (said ? "none" : pick(likes.over)),
    prop: parts.prop ?? (propped ? pick(likes.prop) : "none"),
    colours: {
      skin: colours.skin ?? pick(likes.skin),
      hair: colours.hair ?? pick(likes.hairs),
      wear: colours.wear ?? pick(likes.wears),
      trim: colours.trim ?? pick(likes.trims),
      hat: colours.hat ?? pick(likes.hats),
    },
  };
}

const TRIES = 200;
/** Who is on a card, unlike whoever was cast before in the group as far as the line leaves it open. */
function people(id: string, group: string, looks: Set<string>, props: Set<string>): Person[] {
  const text = PEOPLE[id] ?? "";
  const lines = (typeof text === "string" ? [text] : text).map(readLine);
  const pick = chooser(id);
  const likes = { ...EVERYBODY, ...LEANINGS[group] };
  let found: Person[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    // When the group has no prop of its own left, anything will do.
    const wide = tries < TRIES / 4 ? likes : { ...likes, prop: EVERYBODY.prop, hat: EVERYBODY.hat };
    found = lines.map((line, at) => dress(line, pick, wide, at === lines.length - 1));
    const free = lines.every(({ parts }, at) => parts.prop !== undefined || !props.has(found[at]!.prop));
    if (free && !looks.has(silhouette(found))) break;
  }
  looks.add(silhouette(found));
  for (const prop of propsOf(found)) props.add(prop);
  return found;
}

/** Everybody of a box, by the ids of their cards: first those who have a line, so that cards of one's own change nobody else. */
export function cast(cards: readonly Casting[]): Map<string, Person[]> {
  const looks = new Map<string, Set<string>>();
  const props = new Map<string, Set<string>>();
  const among = (known: Map<string, Set<string>>, group: string): Set<string> => {
    const found = known.get(group) ?? new Set();
    known.set(group, found);
    return found;
  };
  const drawn = cards.filter(({ id }) => id in PEOPLE);
  const others = cards.filter(({ id }) => !(id in PEOPLE)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return new Map(
    [...drawn, ...others].map(({ id, groups }) => {
      const group = groups[0] ?? "";
      return [id, people(id, group, among(looks, group), among(props, group))];
    }),
  );
}

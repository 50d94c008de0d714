import { describe, expect, it } from "vitest";
import { cast, readLine, type Casting, type Person } from "./casting";
import { LEANINGS, EVERYBODY } from "./leanings";
import { PEOPLE } from "./people";
import parts from "./portraits.svg?raw";

const files = import.meta.glob<string>("../../../../../src/demitasse/games/seize_the_bean/data/**/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Everybody of the box: Customers, City Celebrities, Founders, Friends & Family. */
const BOX: Casting[] = Object.values(files)
  .flatMap((file) => file.split(/^\[\[/m))
  .flatMap((entry) => {
    const kind = /^(customer|celebrity|founder|friend)\]\]/.exec(entry)?.[1];
    const id = /^id = "([^"]+)"/m.exec(entry)?.[1];
    const group = /^groups? = \[?"([^"]+)"/m.exec(entry)?.[1] ?? "friends";
    return kind && id ? [{ id, groups: [group] }] : [];
  });
const own = (group: string, count: number): Casting[] =>
  Array.from({ length: count }, (_, at) => ({ id: `mine-${group}-${at}`, groups: [group] }));
const look = (people: Person[]): string =>
  people.map(({ head, back, hair, hat }) => `${head} ${back} ${hair} ${hat}`).join(" & ");
const asksFor = (id: string, prop: string): boolean =>
  [PEOPLE[id] ?? ""].flat().some((line) => line.includes(`prop-${prop}`));

/** Pairs of a group that look alike, or carry the same without their lines asking for it. */
function alike(cards: Casting[]): string[] {
  const people = cast(cards);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { id, groups } of cards) {
    const shown = people.get(id)!;
    const props = shown.map(({ prop }) => prop).filter((prop) => prop !== "none");
    for (const key of [look(shown), ...props.filter((prop) => !asksFor(id, prop))].map(
      (one) => `${groups[0]}: ${one}`,
    )) {
      const other = seen.get(key);
      if (other) faults.push(`${other} and ${id}: ${key}`);
      seen.set(key, id);
    }
  }
  return faults;
}

describe("the people of the box", () => {
  it("are all there, each with a line of its own", () => {
    expect(BOX).toHaveLength(250 + 13 + 18 + 8);
    expect(BOX.filter(({ id }) => !(id in PEOPLE))).toEqual([]);
    expect(Object.keys(PEOPLE).filter((id) => !BOX.some((card) => card.id === id))).toEqual([]);
  });
  it("never look alike within a group", () => {
    expect(alike(BOX)).toEqual([]);
  });
  it("are drawn of parts that exist", () => {
    const drawn = new Set([...parts.matchAll(/id="pp-([^"]+)"/g)].map((found) => found[1]));
    const wanted = [...cast([...BOX, ...Object.keys(LEANINGS).flatMap((group) => own(group, 12))]).values()].flat();
    const named = wanted.flatMap(({ colours: _, ...kinds }) =>
      Object.entries(kinds).map(([kind, name]) => `${kind}-${name}`),
    );
    const likes = [EVERYBODY, ...Object.values(LEANINGS)].flatMap((likes) =>
      (["head", "back", "hair", "hat", "glasses", "beard", "wear", "over", "prop"] as const).flatMap((kind) =>
        (likes[kind] ?? []).map((name) => `${kind}-${name}`),
      ),
    );
    const missing = [...named, ...likes].filter((part) => !part.endsWith("-none") && !drawn.has(part));
    expect([...new Set(missing)]).toEqual([]);
    const colours = wanted.flatMap((person) => Object.values(person.colours));
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });
});

describe("cards of one's own", () => {
  const mine = [...own("students", 8), ...own("quality_beasts", 6), ...own("sleepwalkers", 12)];
  it("have people too, as their group looks, and nobody's double", () => {
    const people = cast([...BOX, ...mine]);
    expect(mine.every(({ id }) => people.get(id)?.length === 1)).toBe(true);
    expect(alike([...BOX, ...mine])).toEqual([]);
    const beasts = own("quality_beasts", 6).map(({ id }) => people.get(id)![0]!.head);
    expect(beasts.every((head) => LEANINGS.quality_beasts!.head!.includes(head))).toBe(true);
  });
  it("look the same whatever else is in the box, and change nobody of ours", () => {
    const [first] = mine;
    expect(cast([...mine.toReversed(), ...BOX]).get(first!.id)).toEqual(cast([...BOX, ...mine]).get(first!.id));
    const without = cast(BOX);
    const beside = cast([...mine, ...BOX]);
    expect(BOX.filter(({ id }) => look(without.get(id)!) !== look(beside.get(id)!))).toEqual([]);
  });
});

describe("a line", () => {
  it("names parts and colours", () => {
    expect(readLine("skin-2 hair-side:grey hat-cap:#123456 trim:#fffaf1 wear:#654321")).toEqual({
      parts: { hair: "side", hat: "cap" },
      colours: { skin: "#f2c9a0", hair: "#d6d2ca", hat: "#123456", trim: "#fffaf1", wear: "#654321" },
    });
  });
});

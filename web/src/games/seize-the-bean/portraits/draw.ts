// A portrait as SVG, put together from its parts.

import { BACK, BEARD, EARS, EYES, FRONT, GLASSES, HAT, MOUTH, THING, WEAR, type Part } from "./parts";
import { FURS, HAIRS, LEANINGS, PEOPLE, SHIRTS, SKINS, type Person } from "./people";

/** About a fifth darker, of the same hue. */
export function deeper(colour: string): string {
  const parts = /^#(..)(..)(..)$/.exec(colour);
  if (!parts) return colour;
  return `#${parts
    .slice(1)
    .map((part) =>
      Math.round(parseInt(part, 16) * 0.78)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const draw = (part: Part | undefined, colour: string): string =>
  part === undefined ? "" : typeof part === "string" ? part : part(colour, deeper(colour));

function bust({
  skin,
  shirt,
  hair = HAIRS[0],
  back,
  front,
  hat,
  eyes,
  glasses,
  mouth,
  beard,
  wear,
  thing,
  ears,
}: Person): string {
  const face = `<ellipse cx="40" cy="39" rx="15.5" ry="17" fill="${skin}"`;
  const ear = (x: number): string => `<circle cx="${x}" cy="41" r="3.6" fill="${skin}"/>`;
  const muzzle =
    '<ellipse cx="40" cy="48" rx="8.5" ry="6.5" fill="#fff3e0" stroke="none"/>' +
    '<path d="M36.5 44.5h7L40 48.5z" fill="var(--icon-line,#2b1d14)" stroke-width="1.5"/>' +
    '<path d="M36 50.5c2 2.5 6 2.5 8 0" stroke-width="2.4"/>';
  const cheek = (x: number): string => `<circle cx="${x}" cy="45" r="3" fill="#e5735c" stroke="none" opacity=".35"/>`;
  return [
    draw(BACK[back ?? ""], hair),
    `<path d="M8 84c0-20 12-27 32-27s32 7 32 27z" fill="${shirt}"/>`,
    `<path d="M52 60c11 3 18 10 18 24H54c2-9 1-17-2-24z" fill="${deeper(shirt)}" stroke="none"/>`,
    `<path d="M33 52h14v7c-3 5-11 5-14 0z" fill="${deeper(skin)}" stroke-width="3"/>`,
    draw(WEAR[wear?.[0] ?? ""], wear?.[1] ?? shirt),
    ears ? `${draw(EARS[ears], skin)}${face}/>${muzzle}` : `${face}/>${ear(24.5)}${ear(55.5)}${face} stroke="none"/>`,
    draw(BEARD[beard?.[0] ?? ""], beard?.[1] ?? hair),
    draw(EYES[eyes ?? "open"], hair),
    ears || (beard && !["goatee", "moustache", "twirl"].includes(beard[0])) ? "" : draw(MOUTH[mouth ?? "smile"], hair),
    cheek(29.5) + cheek(50.5),
    draw(FRONT[front ?? ""], hair),
    draw(GLASSES[glasses ?? ""], hair),
    draw(HAT[hat?.[0] ?? ""], hat?.[1] ?? shirt),
    draw(THING[thing ?? ""], shirt),
  ].join("");
}

/** Somebody nobody has drawn one by one: made up from the id, as people of the group like to look. */
function stranger(id: string, group: string): Person {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    seed = (seed * 48_271 + 11) % 1_000_003;
    return things[seed % things.length]!;
  };
  const likes = LEANINGS[group] ?? {};
  const some = (chance: readonly string[], all: Record<string, Part>): string => pick([...chance, ...Object.keys(all)]);
  const ears = likes.ears && pick(likes.ears);
  const hat = pick(likes.hat ?? [some(["", "", "", ""], HAT)]);
  return {
    skin: pick(ears ? FURS : SKINS),
    shirt: pick(SHIRTS),
    hair: pick(HAIRS),
    ...(ears ? { ears } : { back: some(["", "", ""], BACK), front: pick(likes.front ?? Object.keys(FRONT)) }),
    hat: [hat, pick(SHIRTS)],
    glasses: pick(likes.glasses ?? [some(["", "", ""], GLASSES)]),
    mouth: pick(likes.mouth ?? Object.keys(MOUTH)),
    wear: [pick(likes.wear ?? [some(["", ""], WEAR)]), pick(SHIRTS)],
    thing: pick(["", ...(likes.thing ?? [""])]),
  };
}

const drawn = new Map<string, string>();

/** Two letters for a name tag. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !["the", "of"].includes(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join("");

/** The people of a card, as what an `<svg>` of 80 × 80 holds. */
export function portrait(id: string, groups: readonly string[] = []): string {
  const group = groups[0] ?? "";
  const key = `${id} ${group}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const people = PEOPLE[id] ?? [stranger(id, group)];
    const [first, second] = people;
    const inside = !first
      ? ""
      : second
        ? `<g transform="translate(-8 8) scale(.84)">${bust(first)}</g><g transform="translate(22 14) scale(.8)">${bust(second)}</g>`
        : bust(first);
    found = `<g fill="none" stroke="var(--icon-line,#2b1d14)" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`;
    drawn.set(key, found);
  }
  return found;
}

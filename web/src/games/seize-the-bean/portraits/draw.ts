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

/** How somebody feels; empty text for as they are. */
export type Mood = "" | "served" | "happy" | "angry";

const brows = (skin: string): string => `stroke="${deeper(deeper(skin))}" stroke-width="2.6"`;
/** Eyes, brows and mouth of a mood, in place of one's own. */
const FACES: Record<Exclude<Mood, "">, (skin: string) => { eyes: string; mouth: string; cheeks: number }> = {
  served: (skin) => ({
    eyes: `<path d="M30.5 39.5c1.5 2.6 5.5 2.6 7 0M42.5 39.5c1.5 2.6 5.5 2.6 7 0" stroke-width="2.8"/><path d="M31 34c2-1 4-1 5.5-.2M43.5 33.8c1.5-.8 3.5-.8 5.5.2" ${brows(skin)}/>`,
    mouth: '<path d="M34.5 47.5c3 3.8 8 3.8 11 0" stroke-width="2.6"/>',
    cheeks: 0.45,
  }),
  happy: (skin) => ({
    eyes: `<path d="M30.5 41c1-3.6 6-3.6 7 0M42.5 41c1-3.6 6-3.6 7 0" stroke-width="2.9"/><path d="M30 33.5c2-1.8 4.5-1.8 6.5-.6M43.5 32.9c2-1.2 4.5-1.2 6.5.6" ${brows(skin)}/>`,
    mouth:
      '<path d="M32.5 46.5c4 1 11 1 15 0 0 5-3 8-7.5 8s-7.5-3-7.5-8z" fill="#8a2b22" stroke-width="2.5"/><path d="M34 47.4c4 .6 8 .6 12 0l-.4 2.2c-3.6.5-7.6.5-11.2 0z" fill="#fff" stroke="none"/>',
    cheeks: 0.55,
  }),
  angry: () => ({
    eyes: draw(EYES.open, "") + '<path d="M29.5 33.2l7.5 4M50.5 33.2l-7.5 4" stroke-width="3.4"/>',
    mouth: '<path d="M34.5 51.5c2-3.8 9-3.8 11 0" stroke-width="2.8"/>',
    cheeks: 0.75,
  }),
};
/** What shows a mood beside the face: the cup in hand, a heart, steam. */
const SIGNS: Record<Exclude<Mood, "">, (skin: string) => string> = {
  served: (skin) =>
    `<g transform="translate(21 67)"><path d="M-4-15c-2-2.5 2-3.5 0-6.5M4-15c-2-2.5 2-3.5 0-6.5" stroke-width="2.4" opacity=".55"/><path d="M-10-9h20v9c0 6-4 10-10 10s-10-4-10-10z" fill="#fffaf1"/><path d="M3-7.5h5.5V0c0 5-3 8-7.5 8.5C4 4 4-2 3-7.5z" fill="#e4d5bf" stroke="none"/><ellipse cx="0" cy="-9" rx="10" ry="2.8" fill="#7a4a2a"/><path d="M10-5c7-1 7 8-1 8"/><path d="M-6 9c-5-1-7 1-8 5h12" fill="${skin}" stroke-width="2.8"/></g>`,
  happy: () =>
    '<g stroke-width="2.4"><path d="M66 8c-2.5-4.5-9-1.5-6.5 3.5 1.2 2.5 4 4.5 6.5 6.5 2.5-2 5.3-4 6.5-6.5C75 6.5 68.5 3.5 66 8z" fill="#ef6a73"/><path d="M12 12l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6z" fill="#ffc94d"/></g>',
  angry: () =>
    '<g stroke-width="2.6"><path d="M66 8c1 3 3 4 6 4M72 18c-3 0-5 1.5-6 4.5M62 20c-.5-3-2-4.5-5-5M56 10c3 0 5-1.5 5.5-4" stroke="#c3291c" stroke-width="3.2"/><path d="M6 27c-5 0-6-7-.5-7.5C5 13 14 12 15 17c6-1.5 8 7 2 9.5z" fill="#fffaf1"/></g>',
};

const draw = (part: Part | undefined, colour: string): string =>
  part === undefined ? "" : typeof part === "string" ? part : part(colour, deeper(colour));

function bust(
  { skin, shirt, hair = HAIRS[0], back, front, hat, eyes, glasses, mouth, beard, wear, thing, ears }: Person,
  mood: Mood = "",
): string {
  const felt = mood ? FACES[mood](skin) : null;
  const face = `<ellipse cx="40" cy="39" rx="15.5" ry="17" fill="${skin}"`;
  const ear = (x: number): string => `<circle cx="${x}" cy="41" r="3.6" fill="${skin}"/>`;
  const muzzle =
    '<ellipse cx="40" cy="48" rx="8.5" ry="6.5" fill="#fff3e0" stroke="none"/>' +
    '<path d="M36.5 44.5h7L40 48.5z" fill="var(--icon-line,#2b1d14)" stroke-width="1.5"/>' +
    '<path d="M36 50.5c2 2.5 6 2.5 8 0" stroke-width="2.4"/>';
  const cheek = (x: number): string =>
    `<circle cx="${x}" cy="45" r="3" fill="${mood === "angry" ? "#d8402f" : "#e5735c"}" stroke="none" opacity="${felt?.cheeks ?? 0.35}"/>`;
  return [
    draw(BACK[back ?? ""], hair),
    `<path d="M8 84c0-20 12-27 32-27s32 7 32 27z" fill="${shirt}"/>`,
    `<path d="M52 60c11 3 18 10 18 24H54c2-9 1-17-2-24z" fill="${deeper(shirt)}" stroke="none"/>`,
    `<path d="M33 52h14v7c-3 5-11 5-14 0z" fill="${deeper(skin)}" stroke-width="3"/>`,
    draw(WEAR[wear?.[0] ?? ""], wear?.[1] ?? shirt),
    ears ? `${draw(EARS[ears], skin)}${face}/>${muzzle}` : `${face}/>${ear(24.5)}${ear(55.5)}${face} stroke="none"/>`,
    draw(BEARD[beard?.[0] ?? ""], beard?.[1] ?? hair),
    felt?.eyes ?? draw(EYES[eyes ?? "open"], hair),
    ears || (beard && !["goatee", "moustache", "twirl"].includes(beard[0]))
      ? ""
      : (felt?.mouth ?? draw(MOUTH[mouth ?? "smile"], hair)),
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

/** The people of a card, as what an `<svg>` of 80 × 80 holds; with signs, what they feel is shown beside the face, too. */
export function portrait(id: string, groups: readonly string[] = [], mood: Mood = "", signs = false): string {
  const group = groups[0] ?? "";
  const key = `${id} ${group} ${mood} ${signs}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const people = PEOPLE[id] ?? [stranger(id, group)];
    const [first, second] = people;
    const inside = !first
      ? ""
      : second
        ? `<g transform="translate(-8 8) scale(.84)">${bust(first, mood)}</g><g transform="translate(22 14) scale(.8)">${bust(second, mood)}</g>`
        : bust(first, mood);
    const shown = mood && signs && first ? SIGNS[mood](first.skin) : "";
    found = `<g fill="none" stroke="var(--icon-line,#2b1d14)" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">${inside}${shown}</g>`;
    drawn.set(key, found);
  }
  return found;
}

// What a tip says of a piece of Seize the Bean: the words come from the box, as in the glossary.

import { SYMBOL, type Asked, type Told } from "$table/tips";
import { guestOf } from "./pieces";
import { groupsOf, meaningOf, nameOf, type Kind } from "./words";
import type { SeizeTheBeanContent } from "./types";

/** Symbols of things on the table, by what the things are called. */
const THINGS = new Map(
  [
    ...["bean", "milk", "sugar", "review", "bad_review", "hype", "happy", "angry", "barista", "full_cup", "empty_cup"],
    ...["discard", "green", "cookie", "founder", "boost", "super", "marker", "action_card", "debt"],
  ].map((id) => [id, id]),
)
  .set("under", "city_deck")
  .set("nap", "nap_token")
  .set("game", "game_token");
const PARTS: Record<string, Kind> = { g_: "group", ach_: "achievement", cup_: "cup" };

/** What a bare symbol stands for. */
function meant(symbol: string, content: SeizeTheBeanContent): Asked | null {
  const id = symbol.replace(/^stb-/, "");
  const part = Object.keys(PARTS).find((start) => id.startsWith(start));
  if (part) return { kind: PARTS[part]!, id: id.slice(part.length) };
  const thing = THINGS.get(id);
  if (thing) return { kind: "thing", id: thing };
  if (content.abilities.some((one) => one.id === id)) return { kind: "ability", id };
  return content.icons.some((one) => one.id === id) ? { kind: "icon", id } : null;
}

export function tellOf(
  { kind, id }: Asked,
  content: SeizeTheBeanContent,
  person: (seat: number) => string,
): Told | null {
  switch (kind) {
    case SYMBOL: {
      const seat = /^seat-(\d)$/.exec(id)?.[1];
      const name = seat && person(Number(seat));
      if (name) return { name };
      const asked = meant(id, content);
      return asked && tellOf(asked, content, person);
    }
    case "card": {
      const guest = guestOf(id, content);
      const small = guest
        ? groupsOf(guest)
            .map((group) => nameOf(group, content, "group"))
            .join(", ")
        : "";
      return { name: nameOf(id, content), small, wide: true };
    }
    case "space": {
      const icon = content.spaces.find((space) => space.id === id)?.icon ?? "";
      return { name: nameOf(id, content, "space"), about: meaningOf(icon, content, "icon") };
    }
    default:
      return { name: nameOf(id, content, kind as Kind), about: meaningOf(id, content, kind as Kind) };
  }
}

// The pieces in words: names, and what a card says, for labels, hover cards and the large card.

import { say } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Name } from "$lib/wire";
import {
  BOARD,
  counted,
  guestOf,
  iconOf,
  printed,
  RESOURCES,
  SPECIALS,
  spread,
  upgradeOf,
  WILD,
  type Guest,
  type Heap,
} from "./pieces";
import type { OrderEntry, SeizeTheBeanContent } from "./types";

/**
 * What an icon on the screen may be: a printed one, an ability, a group, an Achievement, something on the table, a Daily
 * Special, or what Starbots does.
 */
export type Kind = "icon" | "ability" | "group" | "achievement" | "thing" | "cup" | "word";

const spoken = (name: Name | undefined, id: string): string => name?.[settings.language] ?? id;

export const FRIENDS = "friends";

export function nameOf(
  id: string,
  content: SeizeTheBeanContent,
  kind: Kind | "card" | "space" | "scenario" | "solo" = "card",
): string {
  switch (kind) {
    case "icon":
      return spoken(iconOf(id, content)?.name, id);
    case "ability":
      return spoken(content.abilities.find((one) => one.id === id)?.name, id);
    case "group":
      if (id === WILD) return say("web-sb-wild");
      return id === FRIENDS ? say("web-sb-friends") : spoken(content.groups.find((one) => one.id === id)?.name, id);
    case "achievement":
      return spoken(content.achievements.find((one) => one.id === id)?.name, id);
    case "space":
      return spoken(content.spaces.find((one) => one.id === id)?.name, id);
    case "thing":
      return say(`web-sb-thing-${id}`);
    case "cup":
      return spoken(content.cups.find((one) => one.id === id)?.name, id);
    case "word":
      return say(`web-sb-word-${id}`);
    case "scenario":
      return spoken(content.scenarios.find((one) => one.id === id)?.name, id);
    case "solo":
      return spoken(content.solo_tokens.find((one) => one.id === id)?.name, id);
    default:
      return spoken(
        guestOf(id, content)?.name ?? upgradeOf(id, content)?.name ?? content.names[id],
        printed(id, content),
      );
  }
}

/** One sentence that says what something does. */
export function meaningOf(id: string, content: SeizeTheBeanContent, kind: Kind | "scenario"): string {
  switch (kind) {
    case "icon":
      return spoken(iconOf(id, content)?.meaning, "");
    case "ability":
      return spoken(content.abilities.find((one) => one.id === id)?.meaning, "");
    case "achievement":
      return say("web-sb-achievement-about", {
        wanted: spoken(content.achievements.find((one) => one.id === id)?.meaning, ""),
      });
    case "group":
      return say(id === FRIENDS ? "web-sb-friends-about" : id === WILD ? "web-sb-wild-about" : "web-sb-group-about");
    case "thing":
      return say(`web-sb-thing-${id}-about`);
    case "cup":
      return spoken(content.cups.find((one) => one.id === id)?.meaning, "");
    case "word":
      return say("web-sb-word-about");
    case "scenario":
      return spoken(content.scenarios.find((one) => one.id === id)?.meaning, "");
  }
}

/** "Bean, 2 × Pie". */
export const listed = (icons: readonly string[], content: SeizeTheBeanContent): string =>
  counted(icons)
    .map(({ icon, count }) =>
      count === 1 ? nameOf(icon, content, "icon") : `${count} × ${nameOf(icon, content, "icon")}`,
    )
    .join(", ");

/** "2 beans, 1 sugar". */
export const amounts = (heap: Heap): string =>
  RESOURCES.filter((resource) => heap[resource] > 0)
    .map((resource) => say(`web-sb-amount-${resource}`, { count: heap[resource] }))
    .join(", ");

export const orderWords = ({ order, rewards }: OrderEntry, content: SeizeTheBeanContent): string =>
  say("web-sb-order", {
    icons: listed(spread(order), content),
    rewards: rewards.length,
    gains: listed(rewards, content),
  });

/** What Super makes of an ability: often, but not always, twice the same. */
export function superMeaning(ability: string, content: SeizeTheBeanContent): string {
  const entry = content.abilities.find((one) => one.id === ability);
  return entry?.super_meaning ? spoken(entry.super_meaning, "") : say("web-sb-twice");
}
/** What an ability does on a card. */
export const abilityMeaning = (ability: string, twice: boolean, content: SeizeTheBeanContent): string =>
  twice
    ? `${meaningOf(ability, content, "ability")} ${superMeaning(ability, content)}`
    : meaningOf(ability, content, "ability");
export const boostMeaning = (ability: string, content: SeizeTheBeanContent): string => {
  const entry = content.abilities.find((one) => one.id === ability);
  return entry?.boost_meaning ? spoken(entry.boost_meaning, "") : "";
};

/** The group or groups somebody belongs to; a Founder’s may have been chosen. */
export const groupsOf = (guest: Guest, chosen = ""): string[] =>
  guest.friend ? [FRIENDS] : chosen ? [chosen] : guest.groups;
/** A resource, a Green Bean or a crafted token: which kind of name it has. */
export const kindOf = (resource: string): Kind => (SPECIALS.some((special) => special === resource) ? "icon" : "thing");

export const abilityName = (ability: string, twice: boolean, content: SeizeTheBeanContent): string =>
  twice ? say("web-sb-super", { ability: nameOf(ability, content, "ability") }) : nameOf(ability, content, "ability");

/** Everything a card says, as one text. */
export function described(card: string, content: SeizeTheBeanContent): string {
  const guest = guestOf(card, content);
  if (guest) {
    return say("web-sb-guest", {
      card: nameOf(card, content),
      groups: groupsOf(guest)
        .map((group) => nameOf(group, content, "group"))
        .join(", "),
      main: orderWords(guest.main, content),
      also: guest.secondary ? orderWords(guest.secondary, content) : "",
      second: guest.second ? "equal" : guest.secondary ? "yes" : "no",
      ability: [guest, ...(guest.second ? [guest.second] : [])]
        .map(({ ability, twice }) => abilityName(ability, twice, content))
        .join(", "),
      boost: guest.boost ? "yes" : "no",
    });
  }
  const upgrade = upgradeOf(card, content);
  if (!upgrade) return nameOf(card, content);
  return say("web-sb-upgrade", {
    card: nameOf(card, content),
    side: upgrade.side,
    groups: upgrade.groups.map((group) => nameOf(group, content, "group")).join(", "),
    special: upgrade.special ? nameOf(upgrade.special, content, "icon") : "",
    rows: Object.entries(upgrade.rows)
      .filter(([, icons]) => icons.length > 0)
      .map(([space, icons]) =>
        say("web-sb-adds", { space: nameOf(space, content, "space"), icons: listed(icons, content) }),
      )
      .join(" "),
  });
}

/** Where an icon is printed. */
export const printedOn = (card: string, content: SeizeTheBeanContent): string =>
  card === BOARD ? say("web-sb-on-board") : nameOf(card, content);

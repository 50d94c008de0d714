// What the table needs to know about Seize the Bean.

import { forTable } from "$table/game";
import type { Hidden, Message } from "$lib/wire";
import Count from "./Count.svelte";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import { drawing, emblem, GREEN, guestOf, medal, PHASES, RESOURCES, symbol, upgradeOf } from "./pieces";
import { storyLines } from "./story";
import {
  USUAL,
  type SeizeTheBean,
  type SeizeTheBeanChoice,
  type SeizeTheBeanContent,
  type SeizeTheBeanView,
} from "./types";

const DECKS: Record<string, string> = { customers: "full_cup", pantry: "upgrade_pantry", style: "upgrade_style" };
const SIGNS: Record<string, string> = {
  combine: symbol("connections"),
  return: symbol("draw"),
  discard: symbol("discard"),
  serve: symbol("full_cup"),
  fulfil: symbol("full_cup"),
  confirm: "ui-check",
  decline: "ui-cross",
  accept: "ui-check",
  praise: symbol("review"),
  blame: symbol("bad_review"),
  keep: symbol("founder"),
  under: symbol("under"),
  side: symbol("full_cup"),
  player: "ui-friend",
  skip: "ui-right",
  done: "ui-check",
};

const SPECIAL_CUPS = ["cappuccino", "latte", "affogato", "mocha"];

/** A card is known by its group; a Pantry Upgrade by what it makes cheaper. */
function cardIcon(card: string, content: SeizeTheBeanContent): string {
  const guest = guestOf(card, content);
  if (guest) return emblem(guest.groups[0] ?? "friends");
  const upgrade = upgradeOf(card, content);
  return upgrade?.special ? symbol(upgrade.special) : emblem(upgrade?.groups[0] ?? "");
}

function choiceIcon(choice: SeizeTheBeanChoice, content: SeizeTheBeanContent): string {
  switch (choice.do) {
    case "place":
      return drawing(content.spaces.find(({ id }) => id === choice.space)?.icon ?? "").symbol;
    case "activate":
    case "bonus":
    case "use":
      return drawing(choice.icon).symbol;
    case "give":
    case "craft":
    case "marker":
      return symbol(choice.resource);
    case "pay":
      return symbol(choice.green > 0 ? GREEN : (RESOURCES.find((resource) => choice[resource] > 0) ?? GREEN));
    case "name":
      return emblem(choice.group);
    case "cup":
      return SPECIAL_CUPS.includes(choice.cup) ? symbol(`cup_${choice.cup}`) : symbol("empty_cup");
    case "put":
    case "take":
    case "pick":
      return cardIcon(choice.card, content);
    case "look":
      return symbol(DECKS[choice.deck] ?? "");
    case "unlock":
      return medal(choice.achievement);
    default:
      return SIGNS[choice.do] ?? "ui-right";
  }
}

/** Facts that a choice leaves out when they are as usual; which card lies on a place only its seat is told. */
function choiceFacts(choice: SeizeTheBeanChoice): Record<string, string | number> {
  if (choice.do === "activate" || choice.do === "combine") return USUAL[choice.do];
  if (choice.do === "confirm") return { opens: 0 };
  return ["return", "discard", "under", "keep"].includes(choice.do) ? { card: "none" } : {};
}

/** The decks, top card first; then everybody's own. */
const reveal = (hidden: Hidden): { label: Message; things: string[] }[] => [
  ...["customers", "pantry", "style"].map((row) => ({
    label: { key: "web-sb-deck-order", facts: { row } },
    things: (hidden[row] ?? []).flat(),
  })),
  ...(hidden.decks ?? []).map((deck, seat) => ({
    label: { key: "web-sb-own-deck-order", facts: { seat } },
    things: [deck].flat(),
  })),
];

export default forTable<SeizeTheBean>("seize-the-bean", {
  Screen,
  Count,
  sprite,
  choiceIcon,
  choiceFacts,
  steps: PHASES.map((id) => ({ id, key: `web-sb-phase-${id}` })),
  currentStep: ({ phase }) => phase,
  mark: (_, seat) => seat,
  storyLines,
  telling: [
    "sb-event-unlocked",
    "sb-event-recruited",
    "sb-event-upgraded",
    "web-sb-told-failed",
    "web-sb-told-stayed",
    "web-sb-told-paid",
    "sb-event-paid",
    "web-sb-told-placed",
  ],
  // What others took is gone again: only what still lies in the City is new.
  newSince: (rows, { city }) => {
    const lying = new Set(Object.values(city).flatMap(({ row, pile }) => [...row, pile.at(-1) ?? ""]));
    return rows
      .flatMap((row) => row.events)
      .filter((event) => event.event === "arrived" || event.event === "refreshed")
      .map(({ card }) => card)
      .filter((card) => lying.has(card));
  },
  // Hands in a draft are; cards looked at later are shown to whoever holds the screen, as at a real table.
  hides: (view: SeizeTheBeanView | undefined) => Boolean(view?.draft),
  reveal,
  beginsRound: (event) => (event.event === "day-began" ? event.day : null),
  finale: () => import("./finale").then((found) => found.default),
  subtitle: ({ day, phase, last_day: last, step }) => ({
    key: "web-sb-day",
    facts: { day, phase: step === "over" ? "over" : phase, last: last ? "yes" : "no" },
  }),
});

// What the table needs to know about Seize the Bean.

import { forTable, type GameModule, type Loose, type LooseChoice as Choice } from "$table/game";
import type { Hidden, Message } from "$lib/wire";
import Count from "./Count.svelte";
import Screen from "./Screen.svelte";
import sprite from "./icons.svg?raw";
import {
  BOARD,
  drawing,
  emblem,
  guestOf,
  medal,
  PHASES,
  RESOURCES,
  symbol,
  upgradeOf,
  type BeanContent,
} from "./pieces";
import { retell } from "./retelling";
import type { SeizeTheBeanView } from "./types";

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
  under: symbol("discard"),
  side: symbol("full_cup"),
  player: "ui-friend",
  skip: "ui-right",
  done: "ui-check",
};

const SPECIAL_CUPS = ["cappuccino", "latte", "affogato", "mocha"];

/** A card is known by its group; a Pantry Upgrade by what it makes cheaper. */
function cardIcon(card: string, content: BeanContent): string {
  const guest = guestOf(card, content);
  if (guest) return emblem(guest.groups[0] ?? "friends");
  const upgrade = upgradeOf(card, content);
  return upgrade?.special ? symbol(upgrade.special) : emblem(upgrade?.groups[0] ?? "");
}

function choiceIcon(choice: Choice, content: BeanContent): string {
  switch (choice.do) {
    case "place":
      return drawing(content.spaces.find(({ id }) => id === choice.space)?.icon ?? "").symbol;
    case "activate":
    case "bonus":
      return drawing(String(choice.icon)).symbol;
    case "use":
      return drawing(String(choice.icon)).symbol;
    case "give":
    case "craft":
    case "marker":
      return symbol(String(choice.resource));
    case "pay":
      return symbol(
        Number(choice.green) > 0 ? "green" : (RESOURCES.find((resource) => Number(choice[resource]) > 0) ?? "green"),
      );
    case "name":
      return emblem(String(choice.group));
    case "cup":
      return SPECIAL_CUPS.includes(String(choice.cup)) ? symbol(`cup_${String(choice.cup)}`) : symbol("empty_cup");
    case "put":
    case "take":
    case "pick":
      return cardIcon(String(choice.card), content);
    case "look":
      return symbol(DECKS[String(choice.deck)] ?? "");
    case "unlock":
      return medal(String(choice.achievement));
    default:
      return SIGNS[choice.do] ?? "ui-right";
  }
}

/** Facts that a choice leaves out when they are as usual; which card lies on a place only its seat is told. */
function choiceFacts(choice: Choice): Record<string, string | number> {
  if (choice.do === "activate") return { card: BOARD, number: 1 };
  return ["return", "discard", "under", "keep"].includes(choice.do) ? { card: "none" } : {};
}

const strings = (things: unknown): string[] => (Array.isArray(things) ? things.map(String) : []);

/** The decks, top card first; then everybody's own. */
function reveal(hidden: Hidden): { label: Message; things: string[] }[] {
  const own = Array.isArray(hidden.decks) ? hidden.decks : [];
  return [
    ...["customers", "pantry", "style"].map((row) => ({
      label: { key: "web-sb-deck-order", facts: { row } },
      things: strings(hidden[row]),
    })),
    ...own.map((deck, seat) => ({ label: { key: "web-sb-own-deck-order", facts: { seat } }, things: strings(deck) })),
  ];
}

const module: GameModule<Loose<SeizeTheBeanView, BeanContent>> = {
  Screen,
  Count,
  sprite,
  choiceIcon: (choice, content) => choiceIcon(choice, content as BeanContent),
  choiceFacts,
  goesOn: (choice) => ["confirm", "done", "fulfil", "serve"].includes(choice.do),
  steps: PHASES.map((id) => ({ id, key: `web-sb-phase-${id}` })),
  currentStep: (view) => (view as SeizeTheBeanView).phase,
  mark: (_, seat) => seat,
  retell,
  // Hands in a draft are; cards looked at later are shown to whoever holds the screen, as at a real table.
  hides: (view) => Boolean((view as SeizeTheBeanView | undefined)?.draft),
  reveal,
  subtitle: (view) => {
    const { day, phase, last_day: last, step } = view as SeizeTheBeanView;
    return { key: "web-sb-day", facts: { day, phase: step === "over" ? "over" : phase, last: last ? "yes" : "no" } };
  },
};

export default forTable(module);

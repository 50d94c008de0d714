// What the pictures show: guests, orders and a Pantry card of this box.

import { drawing, guestOf, iconOf, nothing, price, RESOURCES, spread, type Guest, type Heap } from "../pieces";
import type { OrderEntry, PantryEntry, SeizeTheBeanContent } from "../types";

export interface Scene {
  /** Whose order is easy to read and brings Good Reviews. */
  guest: Guest | undefined;
  /** Guests of different groups, as they stand in line. */
  line: Guest[];
  /** Who wants something more after the main order. */
  both: Guest | undefined;
  /** An order with a Special Resource, what it costs, and which of its icons that is. */
  treat: { guest: Guest; cost: Heap; special: string } | undefined;
  /** A Pantry card that adds to an action. */
  pantry: PantryEntry | undefined;
}

/** Nothing is cheaper, and nothing is paid by token. */
const FULL_PRICE = { cheaper: {}, tokens: [] };

export const costOf = (order: OrderEntry, content: SeizeTheBeanContent): Heap => price(order, FULL_PRICE, content).full;

export function sceneOf(content: SeizeTheBeanContent): Scene {
  const groups = content.neighbourhoods[0]?.groups ?? content.groups.map(({ id }) => id);
  const guests = content.customers
    .filter((card) => card.groups.every((group) => groups.includes(group)))
    .map(({ id }) => guestOf(id, content))
    .filter((guest) => guest !== undefined);
  const isSpecial = (icon: string): boolean => (iconOf(icon, content)?.pays?.price ?? 1) > 1;
  const plain = ({ order }: OrderEntry): boolean => !Object.keys(order).some(isSpecial);
  const reviews = ({ rewards }: OrderEntry): boolean => rewards.length > 0 && rewards.every((one) => one === "review");

  const easy = guests.filter(({ main }) => plain(main) && reviews(main));
  const guest = [...easy].sort((a, b) => Object.keys(b.main.order).length - Object.keys(a.main.order).length)[0];
  const others = groups
    .filter((group) => !guest?.groups.includes(group))
    .map((group) => guests.find((one) => one.groups[0] === group))
    .filter((one) => one !== undefined);
  const treats = guests.flatMap((one) => {
    const [special, ...more] = Object.keys(one.main.order).filter(isSpecial);
    const cost = costOf(one.main, content);
    const single = special && more.length === 0 && spread(one.main.order).length === 2;
    return single && kindsIn(cost).length === 1 ? [{ guest: one, cost, special }] : [];
  });
  const cards = content.pantry.filter(({ group }) => groups.includes(group));
  return {
    guest: guest ?? guests[0],
    line: [...(guest ? [guest] : []), ...others].slice(0, 4),
    both: guests.find(({ main, secondary }) => reviews(main) && secondary && reviews(secondary)) ?? guests[0],
    treat: treats[0],
    pantry: cards.find(({ rows, special }) => rows.beans.length > 0 && special === treats[0]?.special) ?? cards[0],
  };
}

/** The basic resources in a heap. */
export const kindsIn = (heap: Heap): (keyof Heap)[] => RESOURCES.filter((resource) => heap[resource] > 0);

/** A heap without one of what it holds: too little. */
export function oneLess(heap: Heap): Heap {
  const [first] = kindsIn(heap);
  return first ? { ...heap, [first]: heap[first] - 1 } : nothing();
}

/** How much an action space gives, as it is printed; empty for a card. */
export const amountOf = (icon: string): string => drawing(icon).amount;

// What to offer first at the Market and at the Sink: what the team's plates still lack. A suggestion, to be changed.

import { GOODS, missing, SIZES, type Goods } from "./pieces";
import type { KitchenRushView } from "./types";

/** Goods that held and unserved orders still want, less what lies in active Storages and in the bag. */
export function needs(view: KitchenRushView): Goods {
  const found: Goods = {};
  const dishes = view.players.flatMap((player) =>
    player.orders.filter((order) => !order.served).flatMap((order) => order.dishes),
  );
  for (const dish of dishes)
    for (const [id, short] of Object.entries(missing(dish))) found[id] = (found[id] ?? 0) + short;
  for (const id of GOODS) {
    const stored =
      (view.bag[id] ?? 0) +
      view.storages.reduce((sum, storage) => sum + (storage.active ? (storage.goods[id] ?? 0) : 0), 0);
    if (found[id]) found[id] = Math.max(0, found[id] - stored);
  }
  return found;
}

/** A number over the places that are open, the first of them getting what is left over. */
export function evenly(number: number, open: readonly boolean[]): number[] {
  const places = open.filter(Boolean).length;
  let rest = places > 0 ? number % places : 0;
  return open.map((yes) => {
    if (!yes) return 0;
    const extra = rest > 0 ? 1 : 0;
    rest -= extra;
    return Math.floor(number / places) + extra;
  });
}

/** So many cubes of these colours: what is wanted first, then in turn. */
export function mixture(number: number, colours: readonly string[], wanted: Goods, stock: Goods): Goods {
  const mix: Goods = Object.fromEntries(colours.map((id) => [id, 0]));
  const left = (id: string): number => (stock[id] ?? 0) - (mix[id] ?? 0);
  for (let cube = 0; cube < number; cube++) {
    const short = (id: string): number => (wanted[id] ?? 0) - (mix[id] ?? 0);
    const best = colours
      .filter((id) => left(id) > 0)
      .sort((a, b) => short(b) - short(a) || (mix[a] ?? 0) - (mix[b] ?? 0))[0];
    if (best === undefined) break;
    mix[best] = (mix[best] ?? 0) + 1;
  }
  return mix;
}

/** Which plates to wash: sizes that dishes wait for, then those the Rack has fewest of. */
export function washing(
  view: KitchenRushView,
  number: number,
  content: { orders: { id: string; dishes: { plate: string }[] }[] },
): number[] {
  const waiting = view.players.flatMap((player) =>
    player.orders.flatMap((order) => order.dishes.filter((dish) => !dish.plate).map((dish) => dish.size)),
  );
  const hanging = view.slots.flatMap(
    (id) => content.orders.find((order) => order.id === id)?.dishes.map((dish) => dish.plate) ?? [],
  );
  const urgency = (size: string, clean: number): number =>
    4 * waiting.filter((one) => one === size).length + hanging.filter((one) => one === size).length - 2 * clean;
  const chosen = SIZES.map(() => 0);
  for (let plate = 0; plate < number; plate++) {
    const best = SIZES.map((size, place) => ({
      place,
      urgency: urgency(size, (view.rack[place] ?? 0) + chosen[place]!),
    }))
      .filter(({ place }) => chosen[place]! < (view.sink[place] ?? 0))
      .sort((a, b) => b.urgency - a.urgency)[0];
    if (!best) break;
    chosen[best.place]! += 1;
  }
  return chosen;
}

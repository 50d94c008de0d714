// What the pictures show: an order, rooms and a goal of this box.

import { countOf, INGREDIENTS, type Goods } from "../pieces";
import type { Dish, GoalEntry, KitchenRushContent, OrderEntry, ZoneEntry } from "../types";

export interface Scene {
  /** An order of one dish that is cooked and spiced. */
  order: OrderEntry | undefined;
  dish: Dish | undefined;
  /** All that belongs on its plate, and the same with something that does not. */
  right: Goods;
  wrong: Goods;
  /** Every room once, though there are three Storages. */
  rooms: ZoneEntry[];
  /** The gentlest goal. */
  goal: GoalEntry | undefined;
}

export function sceneOf(content: KitchenRushContent): Scene {
  const single = content.orders.filter(({ dishes }) => dishes.length === 1);
  /** One that can still be cooked too long. */
  const telling = single.filter(
    ({ dishes: [dish] }) => dish && dish.cook > 1 && dish.cook < content.rows && countOf(dish.spices) > 0,
  );
  const order = telling.find(({ stars }) => stars > 0) ?? telling[0] ?? single[0] ?? content.orders[0];
  const dish = order?.dishes[0];
  const right = { ...dish?.ingredients, ...dish?.spices };
  const surplus = INGREDIENTS.find((id) => !right[id]) ?? INGREDIENTS[0];
  const stored = content.zones.find(({ id }) => id.startsWith("storage-"));
  return {
    order,
    dish,
    right,
    wrong: { ...right, [surplus]: (right[surplus] ?? 0) + 1 },
    rooms: content.zones.filter((zone) => !zone.id.startsWith("storage-") || zone === stored),
    goal: content.goals.find(({ base, level }) => base && level === "easy") ?? content.goals[0],
  };
}

/** Rooms of which there are several have numbers, which a picture does not need. */
export const plainName = (name: string): string => name.replace(/\s\d+$/, "");

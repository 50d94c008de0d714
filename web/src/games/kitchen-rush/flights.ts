// Nothing jumps: what a row moved flies from where it was to where it is, also for teammates.

import type { RowInfo } from "$lib/wire";
import { fly } from "$table/motion";
import { goodIcon, plateIcon } from "./pieces";
import type { KitchenRush } from "./types";

/** Pieces of one kind set off one after another. */
const APART = 60;

export function fliesOf(row: RowInfo<KitchenRush>, table: HTMLElement, owner: number): void {
  const find = (selector: string): Element | null =>
    [...table.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null;
  const zone = (id: string): Element | null => find(`[data-zone="${id}"]`);
  const purse = (): Element | null => find("[data-purse]") ?? find(".k-purse");
  // What lies behind a tab is left and reached by the tab.
  const person = (seat: number): Element | null =>
    seat === owner
      ? (find("[data-own]") ?? find('.tab[data-for="own"]'))
      : (find(`[data-seat="${seat}"]`) ?? find('.tab[data-for="opps"]'));
  const rail = (): Element | null => find(".k-rail") ?? find('.tab[data-for="side"]');
  const dish = (event: { seat: number; dish: string }): Element | null =>
    (event.seat === owner ? find(`[data-dish="${event.dish}"] :is(.k-on, .k-wants)`) : null) ?? person(event.seat);
  const coins = (from: Element | null, to: Element | null, number: number): void => {
    for (let coin = 0; coin < Math.min(5, number); coin++) fly(from, to, "kr-coin", coin * APART);
  };

  for (const event of row.events) {
    switch (event.event) {
      case "placed":
        fly(
          event.seat === owner ? find(`[data-own-timer="${event.timer}"]`) : person(event.seat),
          zone(event.zone),
          "kr-timer_full",
        );
        break;
      case "welcomed":
        fly(zone("maitre"), find(`[data-order="${event.order}"]`) ?? rail(), "kr-slip");
        coins(zone("maitre"), purse(), event.coins);
        break;
      case "order-taken":
        fly(rail(), person(event.seat), "kr-slip");
        event.plates.forEach((size, place) =>
          fly(find(`[data-rack="${size}"]`), person(event.seat), plateIcon(size), (place + 1) * APART),
        );
        break;
      case "served":
        fly(person(event.seat), zone("waiters"), "kr-waiter");
        coins(zone("waiters"), purse(), event.tip);
        break;
      case "plate-taken":
        fly(find(`[data-rack="${event.size}"]`), dish(event), plateIcon(event.size));
        break;
      case "bought":
        coins(purse(), zone("market"), event.price);
        event.storages.forEach((number, place) => {
          for (let token = 0; token < number; token++)
            fly(zone("market"), zone(`storage-${place + 1}`), goodIcon(event.ingredient), token * APART);
        });
        break;
      case "spices-bought":
        coins(purse(), zone("market"), event.price);
        event.spices.forEach((spice, place) => fly(zone("market"), zone("spices"), goodIcon(spice), place * APART));
        break;
      case "took":
        fly(
          find(`[data-zone="${event.storage}"] [data-good="${event.ingredient}"]`) ?? zone(event.storage),
          dish(event),
          goodIcon(event.ingredient),
        );
        break;
      case "spiced":
        fly(
          find(`[data-zone="spices"] [data-good="${event.spice}"]`) ?? zone("spices"),
          dish(event),
          goodIcon(event.spice),
        );
        break;
      case "cooked":
        fly(zone("stoves"), dish(event), "kr-flame");
        break;
      case "washed":
        event.sizes.forEach((size, place) =>
          fly(zone("sink"), find(`[data-rack="${size}"]`), plateIcon(size), place * APART),
        );
        break;
      case "upgraded":
      case "repaired":
      case "rehired":
        coins(purse(), zone("office"), event.price);
        break;
    }
  }
}

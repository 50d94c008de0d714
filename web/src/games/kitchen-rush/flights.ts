// Nothing jumps: what a row moved flies from where it was to where it is, also for teammates.

import type { LooseRow as RowInfo } from "$table/game";
import { fly } from "$table/motion";
import { goodIcon, plateIcon } from "./pieces";

interface Happening {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

/** Pieces of one kind set off one after another. */
const APART = 60;

export function fliesOf(row: RowInfo, table: HTMLElement, owner: number): void {
  const find = (selector: string): Element | null =>
    [...table.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null;
  const zone = (id: unknown): Element | null => find(`[data-zone="${String(id)}"]`);
  const purse = (): Element | null => find("[data-purse]") ?? find(".k-purse");
  const person = (seat: unknown): Element | null =>
    seat === owner ? find("[data-own]") : find(`[data-seat="${String(seat)}"]`);
  const dish = (event: Happening): Element | null =>
    event.seat === owner ? find(`[data-dish="${String(event.dish)}"] .k-on`) : person(event.seat);
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const coins = (from: Element | null, to: Element | null, number: unknown): void => {
    for (let coin = 0; coin < Math.min(5, Number(number)); coin++) fly(from, to, "kr-coin", coin * APART);
  };

  for (const event of row.events as Happening[]) {
    switch (event.event) {
      case "placed":
        fly(
          event.seat === owner ? find(`[data-own-timer="${String(event.timer)}"]`) : person(event.seat),
          zone(event.zone),
          "kr-timer_full",
        );
        break;
      case "welcomed":
        fly(zone("maitre"), find(`[data-order="${String(event.order)}"]`), "kr-slip");
        coins(zone("maitre"), purse(), event.coins);
        break;
      case "order-taken":
        fly(find(".k-rail"), person(event.seat), "kr-slip");
        list(event.plates).forEach((size, place) =>
          fly(find(`[data-rack="${size}"]`), person(event.seat), plateIcon(size), (place + 1) * APART),
        );
        break;
      case "served":
        fly(person(event.seat), zone("waiters"), "kr-waiter");
        coins(zone("waiters"), purse(), event.tip);
        break;
      case "plate-taken":
        fly(find(`[data-rack="${String(event.size)}"]`), dish(event), plateIcon(String(event.size)));
        break;
      case "bought":
        coins(purse(), zone("market"), event.price);
        (Array.isArray(event.storages) ? event.storages : []).forEach((number, place) => {
          for (let token = 0; token < Number(number); token++)
            fly(zone("market"), zone(`storage-${place + 1}`), goodIcon(String(event.ingredient)), token * APART);
        });
        break;
      case "spices-bought":
        coins(purse(), zone("market"), event.price);
        list(event.spices).forEach((spice, place) =>
          fly(zone("market"), zone("spices"), goodIcon(spice), place * APART),
        );
        break;
      case "took":
        fly(
          find(`[data-zone="${String(event.storage)}"] [data-good="${String(event.ingredient)}"]`) ??
            zone(event.storage),
          dish(event),
          goodIcon(String(event.ingredient)),
        );
        break;
      case "spiced":
        fly(
          find(`[data-zone="spices"] [data-good="${String(event.spice)}"]`) ?? zone("spices"),
          dish(event),
          goodIcon(String(event.spice)),
        );
        break;
      case "cooked":
        fly(zone("stoves"), dish(event), "kr-flame");
        break;
      case "washed":
        list(event.sizes).forEach((size, place) =>
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

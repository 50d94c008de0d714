"""What a choice leads to, in a few words: for the list of choices and the marks on the board.

Only what everybody can see is told, so this is help and no rule; mistakes stay possible (KR-RULING-54).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.kitchen_rush import checking, current, dishes, orders, plates, prospects
from demitasse.games.kitchen_rush.box import SIZES, ZONES
from demitasse.games.kitchen_rush.choices import (
    Buy,
    BuyOrdinary,
    BuySpecial,
    Cook,
    Keep,
    PlaceTimer,
    Rehire,
    Repair,
    Serve,
    Spice,
    Suggest,
    Take,
    TakeOrder,
    Unpaid,
    Upgrade,
    Welcome,
)
from demitasse.games.kitchen_rush.heaps import INDEX, INGREDIENT_BYTES, beyond, count
from demitasse.games.kitchen_rush.maitre import WELCOME_COIN, named_slots
from demitasse.games.kitchen_rush.office import REHIRE_PRICE
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.games.kitchen_rush.salaries import PENALTY
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.waiters import wishes_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def outlook(position: KitchenRushPosition, seat: Seat, choice: Choice) -> Message | None:
    look = LOOK.get(type(choice))
    return None if look is None else look(position, seat, choice)


def is_mistake(foreseen: Message | None) -> bool:
    """Whether it tells of something that cannot be mended: a table asks once more before it is done."""
    return foreseen is not None and foreseen.key.startswith("kr-mistake-")


def of_place(position: KitchenRushPosition, seat: Seat, choice: PlaceTimer) -> Message | None:
    """What is given up by it: the rest of the current action."""
    if current.used_up(position, seat):
        return None
    return Message("kr-outlook-leaves", {"zone": ZONES[current.zone_of(position, seat)]})


def of_welcome(position: KitchenRushPosition, seat: Seat, choice: Welcome) -> Message:
    return Message("kr-outlook-earns", {"coins": WELCOME_COIN})


def of_suggest(position: KitchenRushPosition, seat: Seat, choice: Suggest) -> Message:
    ids = position.content.order_ids
    away = tuple(ids[position.slots[slot]] for slot in named_slots(choice))
    return Message("kr-outlook-suggest", {"orders": away})


def of_take_order(position: KitchenRushPosition, seat: Seat, choice: TakeOrder) -> Message:
    """What the order brings, which plates it gets, and how many are missing for it; what it costs if it is not
    finished, and whether to expect that (KR-CHECK-12).
    """
    content = position.content
    card = content.order_index[choice.order]
    sizes = content.sizes[card]
    taken = plates.all_wishes(sizes, position.rack)[wishes_of(choice, len(sizes))]
    hoped = prospects.prospect_of(position, seat, card)
    facts: dict[str, Fact] = {
        "coins": content.coins[card],
        "stars": content.stars[card],
        "missing": taken.count(NO_PLATE),
        "plates": tuple([SIZES[plate] for plate in taken]),
        "penalty": terms_of(position).penalty,
        "risk": "none" if hoped.good else "time" if hoped.plates else "plates",
    }
    return Message("kr-outlook-order", facts)


def of_serve(position: KitchenRushPosition, seat: Seat, choice: Serve) -> Message:
    """The tip, and whether the order would pass as it is."""
    at = orders.find_order(position, seat, position.content.order_index[choice.order])
    right = checking.verdict(position, position.held[seat][at]).passed
    tip = terms_of(position).quick_service
    return Message("kr-outlook-earns" if right else "kr-mistake-serves", {"coins": tip})


def of_price(position: KitchenRushPosition, price: int) -> Message:
    return Message("kr-outlook-coins", {"coins": position.coins - price, "price": price})


def of_buy(position: KitchenRushPosition, seat: Seat, choice: Buy) -> Message:
    return of_price(position, terms_of(position).price)


def of_cubes(position: KitchenRushPosition, seat: Seat, choice: BuyOrdinary | BuySpecial) -> Message:
    return of_price(position, terms_of(position).spice_price)


def of_take(position: KitchenRushPosition, seat: Seat, choice: Take) -> Message:
    return of_good(position, seat, choice.dish, choice.ingredient)


def of_spice(position: KitchenRushPosition, seat: Seat, choice: Spice) -> Message:
    return of_good(position, seat, choice.dish, choice.spice)


def of_good(position: KitchenRushPosition, seat: Seat, dish: str, good: str) -> Message:
    """The how-manieth of how many it is, or that it is too much (KR-RULING-54)."""
    place, number, (_, _, heap) = dishes.at(position, seat, dish)
    order = position.held[seat][place]
    if checking.lost(position, order, number):
        return Message("kr-mistake-lost")
    wanted = count(position.content.wants[order[0]][number], INDEX[good])
    if good == orders.extra_wanted(position, order) and not orders.has_extra(position, order):
        wanted += 1
    has = count(heap, INDEX[good]) + 1
    return Message(
        "kr-outlook-good" if has <= wanted else "kr-mistake-too-much", {"has": has, "wanted": wanted}
    )


def of_cook(position: KitchenRushPosition, seat: Seat, choice: Cook) -> Message:
    """How far it gets by it; a dish that lacks ingredients would be ruined, one cooked too often as well."""
    place, number, (_, row, heap) = dishes.at(position, seat, choice.dish)
    order = position.held[seat][place]
    time = position.content.cooks[order[0]][number]
    if checking.lost(position, order, number):
        return Message("kr-mistake-lost")
    if row + 1 > time:
        return Message("kr-mistake-overcooks", {"time": time})
    if not row and beyond(position.content.wants[order[0]][number], heap) & INGREDIENT_BYTES:
        return Message("kr-mistake-incomplete", {"row": row + 1, "time": time})
    others = [it for at, (_, it, _) in enumerate(order[3]) if at != number]
    if (
        not row
        and all(others)
        and orders.extra_wanted(position, order)
        and not orders.has_extra(position, order)
    ):
        return Message("kr-mistake-extra", {"good": orders.extra_wanted(position, order)})
    return Message("kr-outlook-cooks", {"row": row + 1, "time": time})


def of_rehire(position: KitchenRushPosition, seat: Seat, choice: Rehire) -> Message:
    return of_price(position, REHIRE_PRICE)


def of_upgrade(position: KitchenRushPosition, seat: Seat, choice: Upgrade) -> Message:
    cost = position.content.upgrades[position.content.upgrade_ids.index(choice.upgrade)].cost
    return Message("kr-outlook-card", {"text": f"{choice.upgrade}.text", "cost": cost})


def of_repair(position: KitchenRushPosition, seat: Seat, choice: Repair) -> Message:
    return of_price(position, position.content.tiles.repair)


def of_unpaid(position: KitchenRushPosition, seat: Seat, choice: Unpaid) -> Message:
    return Message("kr-outlook-prestige", {"prestige": PENALTY})


def of_keep(position: KitchenRushPosition, seat: Seat, choice: Keep) -> Message:
    return Message("kr-outlook-card", {"text": f"{choice.card}.text", "cost": 0})


LOOK: dict[type[Choice], Callable[[KitchenRushPosition, Seat, Any], Message | None]] = {
    PlaceTimer: of_place,
    Welcome: of_welcome,
    Suggest: of_suggest,
    TakeOrder: of_take_order,
    Serve: of_serve,
    Buy: of_buy,
    BuyOrdinary: of_cubes,
    BuySpecial: of_cubes,
    Take: of_take,
    Cook: of_cook,
    Spice: of_spice,
    Rehire: of_rehire,
    Upgrade: of_upgrade,
    Repair: of_repair,
    Unpaid: of_unpaid,
    Keep: of_keep,
}

"""The dishes in front of a player: what may still be done to them (KR-RULING-27, KR-SERVER-10, KR-SERVER-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import orders
from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.orders import NO_PLATE, DishState
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def refuse_dish(
    position: KitchenRushPosition, seat: Seat, dish: str, *, plate: bool = True
) -> Illegal | None:
    """KR-SERVER-10: only own orders, not served, and with a plate under the dish (unless one is to be taken)."""
    if dish not in position.content.dish_index:
        return Illegal("KR-COMP-01", "kr-refused-target-dish", dish=dish[:20])
    card, number = position.content.dish_index[dish]
    at = orders.find_order(position, seat, card)
    if at < 0:
        return Illegal("KR-RULING-27", "kr-refused-not-yours-dish", dish=dish)
    _, served, _, dishes = position.held[seat][at]
    if served:
        return Illegal("KR-SERVER-11", "kr-refused-order-served", dish=dish)
    if plate and dishes[number][0] == NO_PLATE:
        return Illegal("KR-STORAGE-05", "kr-refused-no-plate", dish=dish)
    return None


def at(position: KitchenRushPosition, seat: Seat, dish: str) -> tuple[int, int, DishState]:
    """Where a dish is: the place of its order among those of the seat, its number on the card, and its state."""
    card, number = position.content.dish_index[dish]
    place = orders.find_order(position, seat, card)
    return place, number, position.held[seat][place][3][number]


def workable(position: KitchenRushPosition, seat: Seat) -> list[tuple[Card, int, int]]:
    """Dishes with a plate of orders not served: order, number on the card, row."""
    return [
        (card, number, row)
        for card, served, _, dishes in position.held[seat]
        if not served
        for number, (plate, row, _) in enumerate(dishes)
        if plate
    ]

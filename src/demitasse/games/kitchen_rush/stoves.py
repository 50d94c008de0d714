"""Stoves: one plate, one row (KR-STOVE, KR-DEC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import dishes, orders
from demitasse.games.kitchen_rush.box import STOVES
from demitasse.games.kitchen_rush.choices import Cook
from demitasse.games.kitchen_rush.current import count_part, not_in, parts
from demitasse.games.kitchen_rush.events import Cooked
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def refuse(position: KitchenRushPosition, seat: Seat, choice: Cook) -> Illegal | None:
    """KR-DEC-20, KR-RULING-55, KR-RULING-56: any own plate that is not on the last row, whatever lies on it."""
    refused = not_in(position, seat, STOVES)
    if refused is not None:
        return refused
    if parts(position, seat)[0]:
        return Illegal("KR-STOVE-01", "kr-refused-used-stove")
    refused = dishes.refuse_dish(position, seat, choice.dish)
    if refused is not None:
        return refused
    if dishes.at(position, seat, choice.dish)[2][1] >= position.content.rows:
        return Illegal("KR-RULING-56", "kr-refused-row", dish=choice.dish)
    return None


def cook(position: KitchenRushPosition, seat: Seat, choice: Cook, events: list[Event]) -> None:
    """KR-STOVE-01, KR-STOVE-02, KR-STOVE-03, KR-STOVE-04: one row on; it takes as many actions as the cooking time."""
    place, number, (plate, row, heap) = dishes.at(position, seat, choice.dish)
    orders.change_dish(position, seat, place, number, (plate, row + 1, heap))
    count_part(position, seat, 1)
    events.append(Cooked(seat, choice.dish, row + 1))


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    if parts(position, seat)[0]:
        return []
    cook, last = position.content.cook, position.content.rows
    return [cook[card][number] for card, number, row in dishes.workable(position, seat) if row < last]

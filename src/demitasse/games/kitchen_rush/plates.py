"""Plates from the Rack: with an order taken, or later (KR-SERVER)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import orders
from demitasse.games.kitchen_rush.box import SIZES, Size
from demitasse.games.kitchen_rush.choices import EXACT, LARGER, LATER, TakePlate
from demitasse.games.kitchen_rush.dishes import refuse_dish
from demitasse.games.kitchen_rush.events import PlateTaken
from demitasse.games.kitchen_rush.heaps import EMPTY_HEAP
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Rack = tuple[int, ...]
Wishes = tuple[str, ...]
LARGEST: Size = len(SIZES) - 1


def plates_left(rack: Rack, size: Size) -> int:
    return rack[size - 1] if size <= LARGEST else 0


def fitting(rack: Rack, size: Size) -> Size:
    """KR-RULING-40: the stated size; one size more only while there is none of it; else nothing."""
    if plates_left(rack, size):
        return size
    return size + 1 if plates_left(rack, size + 1) else NO_PLATE


@lru_cache(maxsize=4096)
def all_wishes(sizes: tuple[Size, ...], rack: Rack) -> dict[Wishes, tuple[Size, ...]]:
    """KR-RULING-39: what a player may wish for the dishes of an order, and the plates that follow from it."""
    found = {}
    for wishes in product((EXACT, LARGER, LATER), repeat=len(sizes)):
        plates = granted(sizes, rack, wishes)
        if plates is not None:
            found[wishes] = plates
    return found


def granted(sizes: tuple[Size, ...], rack: Rack, wishes: Wishes) -> tuple[Size, ...] | None:
    """Exact sizes first, for all dishes; then the larger ones. None if a wish is not allowed."""
    left = list(rack)
    plates = [NO_PLATE] * len(sizes)
    for dish, (size, wish) in enumerate(zip(sizes, wishes, strict=True)):
        if wish == LATER and not may_leave_it(sizes, rack, wishes, dish):
            return None
        if wish == EXACT and left[size - 1]:
            left[size - 1] -= 1
            plates[dish] = size
    without_exact = [not plates_of_size for plates_of_size in left]
    for dish, (size, wish) in enumerate(zip(sizes, wishes, strict=True)):
        if wish == LARGER:
            if not without_exact[size - 1] or size == LARGEST or not left[size]:
                return None
            left[size] -= 1
            plates[dish] = size + 1
    return tuple(plates)


def may_leave_it(sizes: tuple[Size, ...], rack: Rack, wishes: Wishes, dish: int) -> bool:
    """KR-RULING-39: of two dishes of one size with one plate, the first may leave it to the second."""
    two_of_a_size = len(sizes) == 2 and sizes[0] == sizes[1]
    return two_of_a_size and dish == 0 and wishes[1] == EXACT and plates_left(rack, sizes[0]) == 1


def take_from_rack(position: KitchenRushPosition, plates: tuple[Size, ...]) -> None:
    rack = list(position.rack)
    for plate in plates:
        if plate != NO_PLATE:
            rack[plate - 1] -= 1
    position.rack = tuple(rack)


# Late plates.


def refuse(position: KitchenRushPosition, seat: Seat, choice: TakePlate) -> Illegal | None:
    """KR-DEC-26, KR-RULING-40, KR-RULING-41, KR-RULING-42, KR-RULING-43."""
    refused = refuse_dish(position, seat, choice.dish, plate=False)
    if refused is not None:
        return refused
    card, dish = position.content.dish_index[choice.dish]
    if choice.size not in SIZES[1:]:
        return Illegal("KR-SERVER-04", "kr-refused-size-unknown", size=choice.size[:20])
    at = orders.find_order(position, seat, card)
    if position.held[seat][at][3][dish][0] != NO_PLATE:
        return Illegal("KR-RULING-44", "kr-refused-target-plated", dish=choice.dish)
    stated, size = position.content.sizes[card][dish], SIZES.index(choice.size)
    if size not in (stated, stated + 1):
        return Illegal("KR-RULING-40", "kr-refused-size", dish=choice.dish, size=SIZES[stated])
    if not plates_left(position.rack, size):
        return Illegal("KR-SERVER-06", "kr-refused-no-plate-clean", size=choice.size)
    if size != stated and plates_left(position.rack, stated):
        return Illegal("KR-RULING-40", "kr-refused-size-exact", size=SIZES[stated])
    return None


def take(position: KitchenRushPosition, seat: Seat, choice: TakePlate, events: list[Event]) -> None:
    """KR-RULING-41: free, at once, and it ends no action."""
    card, dish = position.content.dish_index[choice.dish]
    size = SIZES.index(choice.size)
    position.rack = replaced(position.rack, size - 1, position.rack[size - 1] - 1)
    orders.change_dish(position, seat, orders.find_order(position, seat, card), dish, (size, 0, EMPTY_HEAP))
    events.append(PlateTaken(seat, choice.dish, choice.size))


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    offered: list[Choice] = []
    for card, _, _, dishes in position.held[seat]:
        for dish, (plate, _, _) in enumerate(dishes):
            if plate == NO_PLATE:
                size = fitting(position.rack, position.content.sizes[card][dish])
                if size != NO_PLATE:
                    offered.append(position.content.plate[card][dish][size])
    return offered

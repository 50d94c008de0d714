"""Every component is somewhere (KR-INV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import SIZES, TIMERS
from demitasse.games.kitchen_rush.heaps import GOODS, count
from demitasse.games.kitchen_rush.staff import BOX
from demitasse.games.kitchen_rush.terms import NO_CARD
from demitasse.games.kitchen_rush.tiles import LOCKED, LOCKED_TODAY, MALFUNCTION, UNAVAILABLE

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def stocks(position: KitchenRushPosition) -> dict[str, int]:
    """What there is of each kind, added up over all places."""
    return {**goods(position), **plates(position), **cards(position), **tiles_and_timers(position)}


def goods(position: KitchenRushPosition) -> dict[str, int]:
    """KR-INV-01."""
    on_plates = [heap for held in position.held for order in held for _, _, heap in order[3]]
    heaps = [position.stock, position.bag, *position.storages, *on_plates]
    return {good: sum(count(heap, number) for heap in heaps) for number, good in enumerate(GOODS)}


def plates(position: KitchenRushPosition) -> dict[str, int]:
    """KR-INV-02."""
    on_boards = [plate for held in position.held for order in held for plate, _, _ in order[3]]
    places = (position.rack, position.sink, position.aside, position.plates_out)
    return {
        f"plate {name}": sum(place[size - 1] for place in places) + on_boards.count(size)
        for size, name in enumerate(SIZES)
        if size
    }


def cards(position: KitchenRushPosition) -> dict[str, int]:
    """KR-INV-03."""
    on_slots = sum(card >= 0 for card in position.slots)
    held = sum(map(len, position.held))
    drawn = 2 if position.question and position.question[0] == "keep" else 0
    event = 0 if position.event == NO_CARD else 1
    return {
        "orders": len(position.deck) + len(position.discard) + on_slots + held + len(position.served),
        "prestige cards": len(position.card_deck) + len(position.cards) + drawn,
        "upgrades": len(position.upgrade_deck) + len(position.upgrades) + len(position.bought),
        "events": len(position.event_deck) + event + len(position.event_discard),
    }


def tiles_and_timers(position: KitchenRushPosition) -> dict[str, int]:
    """KR-INV-04, KR-RULING-67: coins beyond those of the box are not of it."""
    lying = [tile for spaces in position.tiles for tile in spaces]
    long_locks = sum(spaces == (LOCKED, LOCKED) for spaces in position.tiles)
    locked = lying.count(LOCKED) - long_locks + lying.count(LOCKED_TODAY)
    return {
        "coins": position.coins + position.coin_supply - position.minted,
        "timers": len(position.status),
        "timers of the game": len(TIMERS) - position.status.count(BOX),
        "locked tiles": locked + position.locked_left,
        "malfunction tiles": lying.count(MALFUNCTION) + position.malfunctions + position.repaired,
        "unavailable spaces": lying.count(UNAVAILABLE),
    }

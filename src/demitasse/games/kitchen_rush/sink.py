"""Sink: wash plates for the Rack (KR-SINK, KR-DEC-25)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import SINK, SIZES
from demitasse.games.kitchen_rush.choices import Wash
from demitasse.games.kitchen_rush.current import count_part, not_in, parts
from demitasse.games.kitchen_rush.events import Washed
from demitasse.games.kitchen_rush.market import Counts, shares
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def numbers(position: KitchenRushPosition) -> range:
    """KR-RULING-69: as many as one washes, or all there are; with a card, fewer are allowed too (KR-FX-56)."""
    terms = terms_of(position)
    most = min(terms.wash, sum(position.sink))
    return range(1 if terms.wash_fewer else max(1, most), most + 1)


def washed(choice: Wash) -> Counts:
    return (choice.one, choice.two, choice.three, choice.four)


def refuse(position: KitchenRushPosition, seat: Seat, choice: Wash) -> Illegal | None:
    """KR-DEC-25, KR-RULING-68: of any sizes."""
    refused = not_in(position, seat, SINK)
    if refused is not None:
        return refused
    if parts(position, seat)[0]:
        return Illegal("KR-SINK-01", "kr-refused-used-sink")
    if not any(position.sink):
        return Illegal("KR-SINK-01", "kr-refused-no-stock-sink")
    if any(plates > there for plates, there in zip(washed(choice), position.sink, strict=True)):
        return Illegal("KR-SINK-01", "kr-refused-no-stock-plates")
    allowed = numbers(position)
    if min(washed(choice)) >= 0 and sum(washed(choice)) in allowed:
        return None
    if terms_of(position).wash_fewer:
        return Illegal("KR-FX-56", "kr-refused-amount-wash-some", most=allowed[-1])
    return Illegal("KR-RULING-69", "kr-refused-amount-wash", plates=allowed[-1])


def wash(position: KitchenRushPosition, seat: Seat, choice: Wash, events: list[Event]) -> None:
    """KR-SINK-01."""
    plates = washed(choice)
    position.sink = tuple(there - clean for there, clean in zip(position.sink, plates, strict=True))
    position.rack = tuple(there + clean for there, clean in zip(position.rack, plates, strict=True))
    count_part(position, seat, 1)
    sizes = tuple(size for size, number in zip(SIZES[1:], plates, strict=True) for _ in range(number))
    events.append(Washed(seat, sizes))


def offer(position: KitchenRushPosition, seat: Seat) -> tuple[Choice, ...]:
    if parts(position, seat)[0] or not any(position.sink):
        return ()
    allowed = numbers(position)
    return washes(position.sink, allowed[0], allowed[-1])


@lru_cache(maxsize=4096)
def washes(sink: Counts, fewest: int, most: int) -> tuple[Choice, ...]:
    """Most plates first."""
    return tuple(Wash(*plates) for number in range(most, fewest - 1, -1) for plates in shares(number, sink))

"""How quick everybody's hands have been so far: advice and hints reckon with it. No rule depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import FIRST_HELPER, Timer
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

USUAL: Milliseconds = 11_000
"""From when a timer can be used until a person uses it, while nothing else is known of them."""
SLOWEST: Milliseconds = 20_000
"""Whoever lets a timer lie for longer waits for something."""
SHARE = 5
"""The newest use of a timer counts for one in so many."""


def hand_of(position: KitchenRushPosition, seat: Seat) -> Milliseconds:
    return position.hands[seat] if position.hands else USUAL


def note(position: KitchenRushPosition, seat: Seat, timer: Timer) -> None:
    """Just before a timer is used. Helpers lie there for everybody and say nothing of anybody's hands."""
    if timer < FIRST_HELPER:
        waited = min(SLOWEST, position.clock - max(position.ends[timer], position.began))
        known = position.hands or (USUAL,) * position.seats
        position.hands = replaced(known, seat, known[seat] + (waited - known[seat]) // SHARE)

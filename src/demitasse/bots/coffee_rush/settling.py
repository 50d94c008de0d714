"""What a turn brings at once: orders sent, orders fallen, rush tokens, new orders for others, perhaps the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.prospects import Waiting
from demitasse.bots.coffee_rush.worth import Worth
from demitasse.games.coffee_rush.end_of_turn import PENALTIES_THAT_CLOSE
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.rush_hour import NEIGHBOURS_HIT
from demitasse.games.coffee_rush.scoring import points
from demitasse.kernel.event import Seat

TIE_BREAK = 0.01
"""CR-TIE-02: what a rush token is worth when no turn is left to spend it in."""


class Settled(NamedTuple):
    worth: float
    rush: int
    """Rush tokens one has when the turn is over …"""
    rush_worth: float
    """… and what of the worth they are."""
    over: bool
    """Whether this was one's last turn."""
    closes: bool
    """Whether it is this turn that closes the play."""


class Settling:
    """The end of the turn, for all that can be sent and paid in it."""

    def __init__(
        self,
        position: CoffeeRushPosition,
        seat: Seat,
        orders: Sequence[Waiting],
        upgraded: bool,
        worth: Worth,
    ) -> None:
        self._position = position
        self._seat = seat
        self._falling = sum(1 << place for place, order in enumerate(orders) if not order.turns)
        self._specialties = sum(1 << place for place, order in enumerate(orders) if order.specialty)
        self._worth = worth
        self._fed = min(NEIGHBOURS_HIT, position.seats - 1)
        self._margin = lead(position, seat, worth) - upgraded
        self._known: dict[tuple[int, int], Settled] = {}

    def of(self, gone: int, paid: int) -> Settled:
        """When the orders in the set `gone` are sent, and so many rush tokens were spent on the way."""
        known = self._known.get((gone, paid))
        if known is None:
            known = self._known[gone, paid] = self._settle(gone, paid)
        return known

    def _settle(self, gone: int, paid: int) -> Settled:
        position, seat, worth = self._position, self._seat, self._worth
        sent = position.sent_now + gone.bit_count()
        fell = (self._falling & ~gone).bit_count()
        gained = fell + (self._specialties & gone).bit_count()
        rush = position.rush[seat] - paid + min(gained, position.rush_supply + paid)
        drawn = sent * self._fed + (position.seats == 2)
        closes = not position.closed and (
            drawn >= len(position.deck) or len(position.penalties[seat]) + fell >= PENALTIES_THAT_CLOSE
        )
        if position.closed or closes:
            value = gone.bit_count() - fell + TIE_BREAK * rush
            if closes:
                value += worth.closing if self._margin + gone.bit_count() > fell else -worth.closing
            return Settled(value, rush, TIE_BREAK * rush, over=True, closes=closes)
        kept = worth.rush * (1 - worth.rush_fade**rush) / (1 - worth.rush_fade)
        value = gone.bit_count() - fell * (worth.penalty + worth.rush) + worth.fed * sent * self._fed + kept
        return Settled(value, rush, kept, over=False, closes=False)


def lead(position: CoffeeRushPosition, seat: Seat, worth: Worth) -> float:
    """Points ahead of the best opponent; whoever still has a turn in this round is expected to make the usual of it."""
    place = (seat - position.first) % position.seats
    rivals = [
        points(position, other) + worth.pace * ((other - position.first) % position.seats > place)
        for other in range(position.seats)
        if other != seat
    ]
    return points(position, seat) - max(rivals)

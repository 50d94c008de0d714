"""The bag and the discard: every draw is made by chance at the moment of drawing (CG-BAG, CG-INFO-04, CG-INFO-05).

A position knows what is in the bag but holds no order of it, only the chance that will draw: nothing to leak, and an
imagined position draws by a chance of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.content import Token
from demitasse.games.cafe_del_gatto.events import Remixed
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def draw(position: CafeDelGattoPosition, number: int, events: list[Event]) -> tuple[Token, ...]:
    """CG-BAG-01, CG-RULING-11, CG-INFO-04, CG-INFO-05: out of the bag, into which the discard goes when a draw finds it
    empty.
    """
    tokens: tuple[Token, ...] = ()
    while len(tokens) < number:
        if not position.bag:
            assert position.discard, "CG-RULING-10: there is always a token to draw"
            events.append(Remixed(len(position.discard)))
            position.bag = tuple(sorted(position.discard))
            position.discard = ()
        wanted = min(number - len(tokens), len(position.bag))
        drawn, position.bag, position.chance = position.chance.drawn(position.bag, wanted)
        tokens += drawn
    position.revealed += number
    return tokens


def runs_dry(position: CafeDelGattoPosition) -> bool:
    """CG-INTER-01, CG-RULING-18: neither bag nor discard has a token."""
    return not position.bag and not position.discard


def next_purchases(bag: tuple[Token, ...], chance: Chance) -> list[Token]:
    """What purchases, one after another, would draw until the bag is empty."""
    yielded: list[Token] = []
    while bag:
        (token,), bag, chance = chance.drawn(bag, 1)
        yielded.append(token)
    return yielded

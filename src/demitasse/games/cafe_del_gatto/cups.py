"""Cups: filled from the bottom up, full when every space carries a token, set aside when served (CG-BUY, CG-SERVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.content import CUPS, FULL, Cup, Face, Token
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

UNSERVED = 0
"""In the place of the tile's value."""


def wanted(position: CafeDelGattoPosition, seat: Seat) -> int:
    """CG-BUY-12, CG-BUY-13, CG-BUY-14: the colours of all lowest empty spaces, as bits, and `FULL` for a full cup.

    A served cup is set aside and wants nothing (CG-SERVE-16).
    """
    bits = 0
    for tokens, waits, tile in zip(
        position.cups[seat], position.content.waits, position.served[seat], strict=True
    ):
        if not tile:
            bits |= waits[len(tokens)]
    return bits


def fitting_cups(position: CafeDelGattoPosition, seat: Seat, face: Face) -> list[Cup]:
    """CG-BUY-12, CG-BUY-13, CG-BUY-14: unserved cups whose lowest empty space has this colour."""
    cups, waits, served = position.cups[seat], position.content.waits, position.served[seat]
    bit = 1 << face
    return [cup for cup in range(CUPS) if not served[cup] and waits[cup][len(cups[cup])] == bit]


def full_cups(position: CafeDelGattoPosition, seat: Seat) -> list[Cup]:
    """CG-SERVE-01, CG-SERVE-02: a served cup carries no tokens, so it is never full again."""
    cups, waits = position.cups[seat], position.content.waits
    return [cup for cup in range(CUPS) if waits[cup][len(cups[cup])] == FULL]


def fullest_cups(position: CafeDelGattoPosition, seat: Seat) -> list[Cup]:
    """CG-INTER-06: those that carry the most tokens; none when there is no token on any."""
    cups = position.cups[seat]
    most = max(map(len, cups))
    return [cup for cup, tokens in enumerate(cups) if most and len(tokens) == most]


def barista_value(position: CafeDelGattoPosition, tokens: tuple[Token, ...]) -> int:
    """CG-SERVE-09, without sugar."""
    values = position.content.values
    return sum(values[token] for token in tokens)


def different_symbols(position: CafeDelGattoPosition, tokens: tuple[Token, ...]) -> int:
    """CG-SERVE-05; sugar has none (CG-RULING-30)."""
    symbols = position.content.symbols
    return len({symbols[token] for token in tokens})


def payment(position: CafeDelGattoPosition, cup: Cup, tokens: tuple[Token, ...]) -> int:
    """CG-SERVE-05, CG-SERVE-06, CG-SERVE-07: by the drinks card, whatever the values."""
    return position.content.card[cup][different_symbols(position, tokens) - 1]


def empty_into_discard(position: CafeDelGattoPosition, seat: Seat, cup: Cup) -> tuple[Token, ...]:
    """CG-SERVE-14, CG-INTER-06: all its tokens."""
    cups = position.cups[seat]
    tokens = cups[cup]
    position.discard += tokens
    position.cups = replaced(position.cups, seat, replaced(cups, cup, ()))
    return tokens


def no_such_cup(position: CafeDelGattoPosition, cup: str) -> Illegal:
    return Illegal("CG-SETUP-09", "cg-no-such-cup", cup=cup[:40], cups=", ".join(position.content.cup_ids))

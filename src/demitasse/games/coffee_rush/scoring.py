"""The final count (CR-SCORE, CR-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.kernel.event import Seat
from demitasse.kernel.result import Measure, Result, ScoreLine

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

UPGRADE_POINTS = 2


def points(position: CoffeeRushPosition, seat: Seat) -> int:
    """CR-SCORE-01, CR-SCORE-02, CR-SCORE-03: +1 a sent order, +2 an active upgrade, −1 a penalty; nothing else counts
    (CR-RULING-35).
    """
    upgrades = position.upgrades[seat].bit_count()
    return len(position.sent[seat]) + UPGRADE_POINTS * upgrades - len(position.penalties[seat])


def score(position: CoffeeRushPosition) -> Result:
    """CR-SCORE-04, CR-TIE-01, CR-TIE-02, CR-TIE-03: most points, then most sent orders, then most rush tokens, then a
    shared win.
    """
    seats = range(position.seats)
    scores = tuple(points(position, seat) for seat in seats)
    sent = tuple(len(position.sent[seat]) for seat in seats)
    return Result.ranked(
        scores,
        Measure("sent", sent),
        Measure("rush", position.rush),
        ended_by=position.closed,
        counted=tuple(count(position, seat) for seat in seats),
    )


def count(position: CoffeeRushPosition, seat: Seat) -> tuple[ScoreLine, ...]:
    sent, penalties = len(position.sent[seat]), len(position.penalties[seat])
    upgrades = position.upgrades[seat].bit_count()
    return (
        ScoreLine("sent", sent, sent),
        ScoreLine("upgrades", upgrades, UPGRADE_POINTS * upgrades),
        ScoreLine("penalties", penalties, -penalties),
    )

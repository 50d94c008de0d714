"""The final count (CR-SCORE, CR-TIE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.events import Upgraded
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


def notes(position: CoffeeRushPosition, seat: Seat) -> dict[str, int]:
    """What became of the orders of a seat, by drink, and the tiles it has turned."""
    drinks = position.content.drinks
    noted: Counter[str] = Counter()
    for fate, cards in (
        ("sent", position.sent[seat]),
        ("dropped", position.penalties[seat]),
        ("open", [card for row in position.rows[seat] for card in row]),
    ):
        noted.update([f"{fate}:{drinks[card].id}" for card in cards])
    noted.update([f"turned:{id}" for bit, id in enumerate(UPGRADES) if position.upgrades[seat] >> bit & 1])
    noted["rush"] = position.rush[seat]
    return dict(noted)


def orders_paid(event: Upgraded, position: CoffeeRushPosition) -> Iterator[tuple[Seat, str]]:
    """Orders that were sent and then paid for a tile: they count no more."""
    content = position.content
    for id in event.paid:
        yield event.seat, f"spent:{content.drinks[content.card_index[id]].id}"


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

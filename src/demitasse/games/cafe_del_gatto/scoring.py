"""The final count (CG-SCORE, CG-TIE)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from demitasse.games.cafe_del_gatto.cups import UNSERVED
from demitasse.games.cafe_del_gatto.events import Bought, Cleaned, Dumped, Took
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.result import Measure, Result, ScoreLine

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

CUBES_PER_POINT = 2
CAUSE = "served"
"""CG-END-01: the only way a play ends."""


def points(position: CafeDelGattoPosition, seat: Seat) -> int:
    """CG-SCORE-01, CG-SCORE-02, CG-SCORE-03: drink tiles, and a point for two sugar cubes; coins count nothing
    (CG-RULING-36).
    """
    return sum(position.served[seat]) + position.sugar[seat] // CUBES_PER_POINT


def notes(position: CafeDelGattoPosition, seat: Seat) -> dict[str, int]:
    """The tiles of a seat, by cup and value, and what it has left."""
    served = zip(position.content.cup_ids, position.served[seat], strict=True)
    tiles = {f"tile:{cup}-{value}": 1 for cup, value in served if value != UNSERVED}
    return {**tiles, "coins": position.coins[seat], "sugar": position.sugar[seat]}


COUNTED: dict[type[Event], Callable[[Any, Any], Iterable[tuple[Seat, str]]]] = {
    Bought: lambda event, position: [(event.seat, f"bought:{event.token}")],
    Cleaned: lambda event, position: [(event.seat, "cleanings")],
    Took: lambda event, position: [(event.seat, "coin-turns")],
    Dumped: lambda event, position: [(event.seat, f"dumped:{event.cup}")],
}
"""What is counted as it happens: tokens, cleanings, turns spent on coins, cups given up."""


def score(position: CafeDelGattoPosition) -> Result:
    """CG-SCORE-04, CG-TIE-01, CG-RULING-35: most points, then most coins, then a shared win."""
    seats = range(position.seats)
    scores = tuple(points(position, seat) for seat in seats)
    return Result.ranked(
        scores,
        Measure("coins", position.coins),
        ended_by=CAUSE,
        counted=tuple(count(position, seat) for seat in seats),
    )


def count(position: CafeDelGattoPosition, seat: Seat) -> tuple[ScoreLine, ...]:
    tiles, cubes = position.served[seat], position.sugar[seat]
    return (
        ScoreLine("tiles", sum(tile != UNSERVED for tile in tiles), sum(tiles)),
        ScoreLine("sugar", cubes, cubes // CUBES_PER_POINT),
    )

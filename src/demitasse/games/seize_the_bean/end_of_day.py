"""Phase 5, End of Day: Baristas, Cups, City, and the next Day or the end (SB-EOD, SB-END)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.city import refresh
from demitasse.games.seize_the_bean.content import ROWS
from demitasse.games.seize_the_bean.events import CupsPassed, DayBegan, Ended, PhaseBegan
from demitasse.games.seize_the_bean.scoring import score, tell_awards
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import Agenda, clockwise

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BARISTAS = 2


def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-EOD-01…08, SB-RULING-48: the end may still be triggered while the City is refreshed."""
    position.phase = "end_of_day"
    events.append(PhaseBegan("end_of_day"))
    position.baristas = ((),) * position.seats
    position.full = position.empty
    position.empty = (position.empty + 1) % position.seats
    events.append(CupsPassed(position.full, position.empty))
    for row in range(len(ROWS)):
        refresh(position, row, events)
    if position.closing:
        position.agenda = ()
        tell_awards(position, events)
        events.append(Ended(position.closing, score(position).winners))
    else:
        begin_day(position, events)
    return True


def begin_day(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-DAY-01…03."""
    position.day += 1
    position.phase = "actions"
    position.agenda = day(position.seats, position.full)
    events.append(DayBegan(position.day, position.full))


@cache
def day(seats: int, first: Seat) -> Agenda:
    """SB-ACTION-01, SB-ACTION-02: everybody's first Barista, then everybody's second; what follows needs no table."""
    placements = [
        step
        for _ in range(BARISTAS)
        for seat in clockwise(seats, first)
        for step in (("place", seat), ("confirm", seat))
    ]
    return (*placements, ("hype_phase", first))

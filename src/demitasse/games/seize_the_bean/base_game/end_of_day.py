"""Phase 5, End of Day: Baristas, Cups, City, and the next Day or the end (SB-EOD, SB-END)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.city import refresh
from demitasse.games.seize_the_bean.base_game.scoring import score, tell_awards
from demitasse.games.seize_the_bean.content import NOBODY, ROWS
from demitasse.games.seize_the_bean.events import CupsPassed, DayBegan, Ended, PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import CoffeeBreak, Judged
from demitasse.games.seize_the_bean.variants.crafting import with_craft_phase
from demitasse.games.seize_the_bean.variants.cups import pass_on
from demitasse.games.seize_the_bean.variants.wildcards import assignments
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
    if position.lovers and position.full != position.robot:
        events.append(CoffeeBreak(position.full))
    if position.cups:
        pass_on(position, events)
    for row in range(len(ROWS)):
        refresh(position, row, events)
    if position.closing:
        position.agenda = (*assignments(position), ("count", position.first))
    else:
        begin_day(position, events)
    return True


def resolve_count(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-END-05, SB-XRULING-43: the final count, once every wildcard has its group."""
    position.agenda = ()
    tell_awards(position, events)
    result = score(position)
    if result.verdict:
        events.append(Judged(0, result.verdict))
    events.append(Ended(position.closing, result.winners or (position.robot,)))
    return True


def begin_day(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-DAY-01…03."""
    position.day += 1
    position.phase = "actions"
    position.agenda = with_craft_phase(position, day(position.seats, position.full, position.robot))
    events.append(DayBegan(position.day, position.full))


@cache
def day(seats: int, first: Seat, robot: Seat = NOBODY) -> Agenda:
    """SB-ACTION-01, SB-ACTION-02: everybody's first Barista, then everybody's second; what follows needs no table.

    SB-SOLO-21, SB-SOLO-22: Starbots takes its turn in its own way.
    """
    placements = [
        step
        for _ in range(BARISTAS)
        for seat in clockwise(seats, first)
        for step in ((("place", seat), ("confirm", seat)) if seat != robot else (("starbots", seat),))
    ]
    return (*placements, ("hype_phase", first))

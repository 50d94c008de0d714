"""The course of a Day: Baristas placed, perhaps a Craft phase, then Hype, which opens Service (SB-DAY)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.actions import ConfirmAction, PlaceBarista
from demitasse.games.seize_the_bean.base_game.hype import fill_line
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.events import DayBegan, PhaseBegan
from demitasse.games.seize_the_bean.solo import starbots
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.crafting import with_craft_phase
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import clockwise
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BARISTAS = 2


def begin_day(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-DAY-01, SB-DAY-02, SB-DAY-03."""
    position.day += 1
    position.phase = "actions"
    position.causes = None
    position.agenda = with_craft_phase(
        position, agenda_of_a_day(position.seats, position.full, position.robot.seat)
    )
    events.append(DayBegan(position.day, position.full))


@cache
def agenda_of_a_day(seats: int, first: Seat, robot: Seat = NOBODY) -> Agenda:
    """SB-ACTION-01, SB-ACTION-02: everybody's first Barista, then everybody's second; what follows needs no table.

    SB-SOLO-21, SB-SOLO-22: Starbots takes its turn in its own way.
    """
    placements: list[Step] = []
    for seat in clockwise(seats, first) * BARISTAS:
        if seat == robot:
            placements.append(starbots.StarbotsTurn(seat))
        else:
            placements += (PlaceBarista(seat), ConfirmAction(seat))
    return (*placements, HypePhase(first))


class HypePhase(SeizeTheBeanStep, frozen=True):
    """Phase 2, Hype."""

    kind = "hype_phase"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-HYPE-02, SB-HYPE-03, SB-HYPE-04, SB-HYPE-05, SB-HYPE-06, SB-HYPE-07, SB-RULING-25, SB-RULING-46,
        SB-DEC-06, SB-OPT-05, SB-VIS-06: everybody draws as many Customers as their Hype, in turn order.

        SB-XRULING-79: not Starbots, which has no deck and no Line.
        """
        # The rooms of a Day import each other in a circle, which is cut here: everything below Service needs Hype.
        from demitasse.games.seize_the_bean.base_game.service import ServiceTurn

        position.phase = "hype"
        events.append(PhaseBegan("hype"))
        for seat in clockwise(position.seats, position.full):
            if seat != position.robot.seat:
                fill_line(position, seat, position.hype[seat], events)
        position.phase = "service"
        position.turns = (0,) * position.seats
        position.called = position.founders
        position.agenda = (ServiceTurn(position.full),)
        events.append(PhaseBegan("service"))
        return True

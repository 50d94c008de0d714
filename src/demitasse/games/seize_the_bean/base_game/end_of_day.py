"""Phase 5, End of Day: Baristas, Cups, City, and the next Day or the end (SB-EOD, SB-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import day
from demitasse.games.seize_the_bean.base_game.city import refresh
from demitasse.games.seize_the_bean.base_game.scoring import score, tell_awards
from demitasse.games.seize_the_bean.content import ROWS
from demitasse.games.seize_the_bean.events import CupsPassed, Ended, PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import CoffeeBreak, Judged
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.cups import pass_on
from demitasse.games.seize_the_bean.variants.wildcards import assignments
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


class Evening(SeizeTheBeanStep, frozen=True):
    """The End of Day."""

    kind = "evening"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-EOD-01, SB-EOD-02, SB-EOD-03, SB-EOD-04, SB-EOD-05, SB-EOD-06, SB-EOD-07, SB-EOD-08, SB-RULING-48,
        SB-DEC-13, SB-SOLO-39: the end may still be triggered while the City is refreshed.
        """
        position.phase = "end_of_day"
        events.append(PhaseBegan("end_of_day"))
        position.baristas = ((),) * position.seats
        position.full = position.empty
        position.empty = (position.empty + 1) % position.seats
        events.append(CupsPassed(position.full, position.empty))
        if position.lovers and position.full != position.robot.seat:
            events.append(CoffeeBreak(position.full))
        if position.cups.in_play:
            pass_on(position, events)
        for row in range(len(ROWS)):
            refresh(position, row, events)
        if position.closing:
            position.agenda = (*assignments(position), FinalCount(position.first))
        else:
            day.begin_day(position, events)
        return True


class FinalCount(SeizeTheBeanStep, frozen=True):
    """The end of the play."""

    kind = "count"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-END-05, SB-XRULING-43: the final count, once every wildcard has its group."""
        position.agenda = ()
        tell_awards(position, events)
        result = score(position)
        if result.verdict:
            events.append(Judged(0, result.verdict))
        winners = result.winners or (position.robot.seat,)
        events.append(Ended(position.closing, winners, result.decided_by))
        return True

"""New Startup in Town: Innovation pays off the technical debt and moves the City on (SB-SCEN-STARTUP).

A step of Innovation becomes its activations, one after the other: a Good Review from the debt pile, then the icon, then
`Innovated`, which refreshes the row and goes on with the activations left. What Connections may do here
(SB-SCEN-STARTUP-09) is said in `looking.PutBack`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Asked
from demitasse.games.seize_the_bean.base_game import actions
from demitasse.games.seize_the_bean.base_game.city import refresh
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.content import CUSTOMERS, Printed
from demitasse.games.seize_the_bean.effects import SIDES
from demitasse.games.seize_the_bean.expansion_events import DebtPaid
from demitasse.games.seize_the_bean.solo.scenarios import asks_for
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

INNOVATION = SIDES.index("style")


def resolve_trigger(step: actions.TriggerIcon, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SCEN-STARTUP-07, SB-SCEN-STARTUP-08, SB-XRULING-95: Innovation, an activation at a time; the icon itself is
    asked for as ever.
    """
    following = position.agenda[1] if len(position.agenda) > 1 else None
    if not isinstance(following, Innovated):
        innovate(step, step.times, position, events)
        return True
    if step.times:
        return Asked.resolve(step, position, events)
    position.agenda = (replace(following, may=step.may, row=step.row, used=step.used), *position.agenda[2:])
    return True


def refreshes_the_city(position: SeizeTheBeanPosition, side: int) -> bool:
    """SB-SCEN-STARTUP-08: Innovation, in this scenario only."""
    return side == INNOVATION and bool(position.scenario) and asks_for(position, "innovation_refreshes")


class Innovated(SeizeTheBeanStep, frozen=True):
    """SB-SCEN-STARTUP-08: one activation of Innovation is over."""

    kind = "innovated"

    may: int
    row: int
    left: int
    used: tuple[Printed, ...] = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SCEN-STARTUP-08: as at End of Day; Super Innovation is two activations."""
        refresh(position, CUSTOMERS, events)
        if self.left:
            innovate(self, self.left, position, events)
        return True


def innovate(
    step: actions.TriggerIcon | Innovated, times: int, position: SeizeTheBeanPosition, events: list[Event]
) -> None:
    """SB-SCEN-STARTUP-07: one activation of so many; a Good Review first, if the pile has one."""
    seat, may, row, used = step.seat, step.may, step.row, step.used
    position.done(
        actions.TriggerIcon(seat, may, INNOVATION, row, 1, used), Innovated(seat, may, row, times - 1, used)
    )
    if position.debt:
        position.debt -= 1
        position.reviews = replaced(position.reviews, seat, position.reviews[seat] + 1)
        events.append(DebtPaid(seat, position.debt, by=cause(position)))

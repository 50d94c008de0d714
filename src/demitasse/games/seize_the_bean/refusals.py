"""Why a choice is refused at this moment; why a step refuses one that may answer it, the step says itself.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import Decline
from demitasse.games.seize_the_bean.drafts.drafting import Draft
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def why_not(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("SB-END-06", "sb-not-over")
    step = position.agenda[0]
    seats = len(position.turn_order)
    if not 0 <= seat < seats:
        return Illegal("SB-SETUP-34", "sb-not-a-seat", number=seat, last=seats - 1)
    if seat not in position.seats_to_act:
        if isinstance(step, Draft):
            return Illegal(step.RULE, "sb-kept-already", seat=position.seats_to_act)
        return Illegal("SB-DAY-02", "sb-not-your-turn", seat=step.seat)
    if not choice.allowed_by:
        return Illegal("SB-DAY-01", "sb-not-a-choice", choice=str(choice)[:60])
    if type(choice) not in step.ANSWERS:
        rule = step.RULE if isinstance(step, Draft) else choice.allowed_by
        return Illegal(rule, "sb-not-now", choice=choice.verb, step=step.kind)
    if isinstance(choice, Decline):
        return Illegal("SB-RULING-15", "sb-not-optional")
    return position.step_of(seat).refuse(position, choice)

"""Why a choice is refused at this moment of a turn; why a step refuses one that may answer it, the step says itself.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.choices import KINDS, Buy, Clean, Dump, End, Serve, Take
from demitasse.games.cafe_del_gatto.cleaning import AfterCleaning
from demitasse.games.cafe_del_gatto.end_of_turn import Resume
from demitasse.games.cafe_del_gatto.intermediate_round import DumpCup, ServeOne
from demitasse.games.cafe_del_gatto.serving import ChooseTile, ServeMore
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def why_not(position: CafeDelGattoPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("CG-END-03", "cg-not-over")
    step = position.agenda[0]
    if not 0 <= seat < position.seats:
        return Illegal("CG-TURN-02", "cg-not-a-seat", number=seat, last=position.seats - 1)
    if seat != step.seat:
        rule = "CG-TURN-02" if step.seat == position.active else "CG-INTER-02"
        return Illegal(rule, "cg-not-your-turn", seat=step.seat)
    if type(choice) not in KINDS:
        return Illegal("CG-TURN-03", "cg-not-a-choice", choice=str(choice)[:60])
    if type(choice) not in step.ANSWERS:
        return wrong_moment(position, step, choice)
    return step.refuse(position, choice)


def wrong_moment(position: CafeDelGattoPosition, step: Step, choice: Choice) -> Illegal:
    """The rules that draw the line between one moment of a turn and another."""
    if isinstance(choice, Dump):
        return Illegal("CG-RULING-09", "cg-not-dump-now")
    if isinstance(step, DumpCup):
        return Illegal("CG-INTER-06", "cg-not-but-dump")
    if isinstance(step, ServeOne) or isinstance(position.agenda[-1], Resume):
        return Illegal("CG-INTER-02", "cg-not-in-the-intermediate-round")
    if isinstance(choice, End):
        return Illegal("CG-TURN-04", "cg-not-without-an-action")
    if isinstance(choice, Serve | Take) and isinstance(step, AfterCleaning):
        return Illegal("CG-RULING-14", "cg-not-after-cleaning")
    if isinstance(choice, Clean) and isinstance(step, ChooseTile | ServeMore):
        return Illegal("CG-DEC-12", "cg-not-clean-while-serving")
    if isinstance(choice, Clean):
        return Illegal("CG-CLEAN-01", "cg-not-clean-after")
    if isinstance(choice, Buy | Serve | Take):
        return Illegal("CG-TURN-03", "cg-not-a-second-action")
    return Illegal("CG-TURN-03", "cg-not-now", choice=choice.verb, step=step.kind)

"""Why a choice is refused at this moment of a turn; why a step refuses one that may answer it, the step says itself.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import KINDS, Empty, Pour, Send, StepTo, Stop, Upgrade
from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.movement import Move
from demitasse.games.coffee_rush.orders import ConfirmTurn, SendOrders, sendable
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.setting_up import FillCups, PlaceMeeple
from demitasse.games.coffee_rush.upgrades import COST, ChooseUpgrade
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


def why_not(position: CoffeeRushPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("CR-END-04", "cr-not-over")
    step = position.agenda[0]
    if not 0 <= seat < position.seats:
        return Illegal("CR-SETUP-06", "cr-not-a-seat", number=seat, last=position.seats - 1)
    if seat != step.seat:
        rule = "CR-SETUP-14" if isinstance(step, PlaceMeeple | FillCups) else "CR-TURN-02"
        return Illegal(rule, "cr-not-your-turn", seat=step.seat)
    if type(choice) not in KINDS:
        return Illegal("CR-TURN-03", "cr-not-a-choice", choice=str(choice)[:60])
    if type(choice) not in step.ANSWERS:
        return wrong_moment(position, step, choice)
    return step.refuse(position, choice)


def wrong_moment(position: CoffeeRushPosition, step: Step, choice: Choice) -> Illegal:
    """CR-TURN-03 and the rules that draw the line between two steps."""
    if isinstance(choice, Upgrade):
        return too_late_to_upgrade(position, step, choice)
    if isinstance(choice, Pour | Empty) and isinstance(step, Move):
        return Illegal("CR-RULING-10", "cr-not-pour-while-moving")
    if isinstance(choice, Pour | Empty) and isinstance(step, SendOrders | ConfirmTurn):
        return Illegal("CR-RULING-11", "cr-not-pour-after")
    if isinstance(choice, StepTo | Stop) and isinstance(step, PourTokens | SendOrders | ConfirmTurn):
        return Illegal("CR-RULING-10", "cr-not-move-again")
    if isinstance(choice, Send) and isinstance(step, PourTokens):
        return Illegal("CR-RULING-11", "cr-not-send-before-done")
    if isinstance(choice, Send) and isinstance(step, ConfirmTurn) and choice not in sendable(position):
        return SendOrders(step.seat).refuse(position, choice)
    return Illegal("CR-TURN-03", "cr-not-now", choice=choice.verb, step=step.kind)


def too_late_to_upgrade(position: CoffeeRushPosition, step: Step, choice: Upgrade) -> Illegal:
    active, sent = position.upgrades[position.active], len(position.sent[position.active])
    if choice.upgrade in UPGRADES and active >> UPGRADES.index(choice.upgrade) & 1:
        return ChooseUpgrade(step.seat).refuse(position, choice)
    if isinstance(step, Move) and not position.steps and sent < COST:
        return Illegal("CR-UPG-02", "cr-not-three-sent", sent=sent)
    return Illegal("CR-UPG-01", "cr-not-upgrade-now")

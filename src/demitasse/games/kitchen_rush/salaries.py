"""Salaries: three coins for every timer in play, helpers first; what is outstanding comes after (KR-SALARY)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import prestige
from demitasse.games.kitchen_rush.box import FIRST_HELPER, TIMERS, Timer
from demitasse.games.kitchen_rush.choices import PayOutstanding, Unpaid
from demitasse.games.kitchen_rush.events import OutstandingPaid, SalariesPaid, SetAside
from demitasse.games.kitchen_rush.money import pay
from demitasse.games.kitchen_rush.staff import AVAILABLE, UNPAID, in_play, in_state, set_status
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

SALARY = 3
PENALTY = 1


def begin(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-SALARY-02, KR-SALARY-04, KR-SALARY-05, KR-SALARY-09, KR-RULING-75, KR-RULING-77, KR-RULING-78: helpers, then
    the others; the team decides only if it can.
    """
    for timer in in_play(position):
        if timer >= FIRST_HELPER:
            if position.coins >= SALARY:
                pay(position, SALARY)
            elif not put_aside(position, timer, events):
                return
    coloured = coloured_in_play(position)
    payable = min(len(coloured), position.coins // SALARY)
    unpaid = len(coloured) - payable
    if unpaid and payable:
        position.question = ("unpaid", unpaid)
        return
    for timer in coloured[:unpaid]:
        if not put_aside(position, timer, events):
            return
    pay_the_rest(position, events)


def coloured_in_play(position: KitchenRushPosition) -> tuple[Timer, ...]:
    return tuple(timer for timer in in_play(position) if timer < FIRST_HELPER)


def put_aside(position: KitchenRushPosition, timer: Timer, events: list[Event]) -> bool:
    """KR-SALARY-06, KR-SALARY-07: False when the game is lost by it."""
    set_status(position, timer, UNPAID)
    position.set_aside += 1
    prestige.lose(position, PENALTY)
    position.bill += (("set-aside", -1, timer, 0, -PENALTY, 0, (), ()),)
    events.append(SetAside(TIMERS[timer], PENALTY))
    return not prestige.lost(position, events)


def pay_the_rest(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-SALARY-03, KR-RULING-15: whoever is paid goes back to their owner; helpers have their coins already."""
    pay(position, SALARY * len(coloured_in_play(position)))
    paid = in_play(position)
    return_timers(position, paid)
    if paid:
        coins = SALARY * len(paid)
        position.bill += (("salaries", -1, -1, -coins, 0, 0, (), ()),)
        events.append(SalariesPaid(tuple(TIMERS[timer] for timer in paid), coins))
    pay_outstanding(position, events)


def return_timers(position: KitchenRushPosition, timers: Iterable[Timer]) -> None:
    for timer in timers:
        set_status(position, timer, AVAILABLE)


def pay_outstanding(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-SALARY-10, KR-SALARY-11, KR-SALARY-12, KR-SALARY-13, KR-RULING-76: as many as possible, helpers first; a
    choice only if some must wait.

    With three coins left everybody of this round was paid, so whoever is unpaid has been so from an earlier round.
    """
    position.question = ()
    while position.coins >= SALARY:
        owed = in_state(position, UNPAID)
        helpers = [timer for timer in owed if timer >= FIRST_HELPER]
        if not owed:
            return
        if not helpers and position.coins // SALARY < len(owed):
            position.question = ("outstanding",)
            return
        pay_debt(position, (helpers or list(owed))[0], events)


def pay_debt(position: KitchenRushPosition, timer: Timer, events: list[Event]) -> None:
    pay(position, SALARY)
    set_status(position, timer, AVAILABLE)
    position.bill += (("outstanding", -1, timer, -SALARY, 0, 0, (), ()),)
    events.append(OutstandingPaid(TIMERS[timer], SALARY))


# What the team decides.


def refuse_unpaid(position: KitchenRushPosition, seat: Seat, choice: Unpaid) -> Illegal | None:
    """KR-DEC-30."""
    if choice in offer_unpaid(position):
        return None
    return Illegal("KR-RULING-75", "kr-refused-target-unpaid-choice", timer=choice.timer[:20])


def unpaid(position: KitchenRushPosition, seat: Seat, choice: Unpaid, events: list[Event]) -> None:
    """One after the other; when all are named, the others are paid."""
    left = position.question[1] - 1
    position.question = ("unpaid", left)
    if put_aside(position, TIMERS.index(choice.timer), events) and not left:
        pay_the_rest(position, events)


def offer_unpaid(position: KitchenRushPosition) -> list[Choice]:
    return [position.content.unpaid[timer] for timer in coloured_in_play(position)]


def refuse_outstanding(position: KitchenRushPosition, seat: Seat, choice: PayOutstanding) -> Illegal | None:
    """KR-DEC-31."""
    if choice in offer_outstanding(position):
        return None
    return Illegal("KR-RULING-76", "kr-refused-target-outstanding", timer=choice.timer[:20])


def outstanding(
    position: KitchenRushPosition, seat: Seat, choice: PayOutstanding, events: list[Event]
) -> None:
    pay_debt(position, TIMERS.index(choice.timer), events)
    pay_outstanding(position, events)


def offer_outstanding(position: KitchenRushPosition) -> list[Choice]:
    return [position.content.outstanding[timer] for timer in in_state(position, UNPAID)]

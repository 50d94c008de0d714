"""Maintenance in its order: order check, salaries, Prestige bonus, and the end of the round (KR-MAINT-01, KR-TIME-15).

Where the team has something to decide, `question` is set; `go_on` takes up the thread when it is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import bonus, checking, current, ending, preparation, prestige, salaries
from demitasse.games.kitchen_rush.events import EventOver, LeftWaiting
from demitasse.games.kitchen_rush.options import PRACTICE
from demitasse.games.kitchen_rush.orders import occupied_slots
from demitasse.games.kitchen_rush.staff import ABSENT, in_play, in_state
from demitasse.games.kitchen_rush.terms import NO_CARD, terms_of
from demitasse.games.kitchen_rush.tiles import LOCKED_TODAY, uncover
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def begin(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-TIME-07, KR-TIME-15, KR-SALARY-01: everybody is done; current actions are over."""
    position.doing = (current.NOTHING_DOING,) * position.seats
    count_orders_left(position, events)
    if not position.ended:
        checking.check(position, events)
    if not position.ended:
        position.phase = "salary"
        if position.mode == PRACTICE:
            salaries.return_timers(position, in_play(position))
        else:
            salaries.begin(position, events)
        go_on(position, events)


def count_orders_left(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-FX-51: before the check."""
    terms, left = terms_of(position), len(occupied_slots(position))
    if terms.left_most and left >= terms.left_most:
        prestige.lose(position, terms.left_penalty)
        position.bill += (("waiting", -1, left, 0, -terms.left_penalty, 0, (), ()),)
        events.append(LeftWaiting(left, terms.left_penalty))
        prestige.lost(position, events)


def go_on(position: KitchenRushPosition, events: list[Event]) -> None:
    """From salaries to the bonus to the end of the round, until the team is asked or the game is over (KR-RULING-84,
    KR-DEC-40, KR-MAINT-01).
    """
    if position.phase == "salary" and not position.question:
        position.phase = "bonus"
        bonus.begin(position, events)
    if position.phase == "bonus" and not position.question:
        end_round(position, events)


def end_round(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-EVENT-04, KR-RULING-87, KR-WIN-01: the event goes; then the next round, or the verdict."""
    discard_event(position, events)
    if position.round < position.rounds:
        preparation.begin_round(position, events)
    else:
        ending.judge(position, events)


def discard_event(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-FX-02, KR-FX-38, KR-FX-41: with it go its locks, its bans and its demands; who was absent is back."""
    if position.event == NO_CARD:
        return
    card, position.event = position.event, NO_CARD
    position.event_discard += (card,)
    position.bans = ()
    position.locked_left += uncover(position, LOCKED_TODAY)  # KR-RULING-63: Malfunctions stay
    salaries.return_timers(position, in_state(position, ABSENT))
    position.held = tuple(
        tuple((order, served, 0, dishes) for order, served, _, dishes in held) for held in position.held
    )
    events.append(EventOver(position.content.event_ids[card]))

"""Steps that ask their seat: what is optional can be declined, what is forced is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.choices import DECLINE
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MAY = 2
"""Where a step that asks says whether it may be declined."""

Offer = Callable[["SeizeTheBeanPosition"], tuple[Choice, ...]]
Perform = Callable[["SeizeTheBeanPosition", Any, list[Event]], None]


def or_decline(position: SeizeTheBeanPosition, choices: list[Choice]) -> tuple[Choice, ...]:
    """SB-TARGET-02, SB-RULING-15: only what says so may be declined; without a target nothing is asked."""
    if choices and position.agenda[0][MAY]:
        choices.append(DECLINE)
    return tuple(choices)


def asking(offer: Offer) -> Callable[[SeizeTheBeanPosition, list[Event]], bool]:
    """SB-TARGET-07, SB-RULING-14, -15: without a legal choice a step is skipped; a single one is made by itself."""

    def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        choices = offer(position)
        if len(choices) > 1:
            position.offered = choices
            return False
        if choices:
            position.PERFORM[choices[0].__class__](position, choices[0], events)
        else:
            position.agenda = position.agenda[1:]
        return True

    return resolve


def by_step(performers: Mapping[str, Perform]) -> Perform:
    """What a general choice does depends on the step that asked for it."""

    def perform(position: SeizeTheBeanPosition, choice: Choice, events: list[Event]) -> None:
        performers[position.agenda[0][0]](position, choice, events)

    return perform

"""Daily Specials: Cups with an ability, taken by an Early Bird and used in the Craft phase (SB-DAILY).

Each Cup in play has a place in `cups`, `cups_full`, `cups_empty` and `cups_used`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.content import NOBODY, Icon
from demitasse.games.seize_the_bean.expansion_events import SpecialPassed
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

NORMAL = "normal"
"""The Cup that decides who is first."""


def open_cups(position: SeizeTheBeanPosition, chosen: Sequence[str]) -> None:
    """SB-DAILY-01, SB-DAILY-02: face up beside the City, each with its Empty Cup."""
    position.cups = tuple([at for at, cup in enumerate(position.content.cups) if cup.id in chosen])
    position.cups_full = position.cups_empty = (NOBODY,) * len(position.cups)
    position.cups_used = (False,) * len(position.cups)


def cup_id(position: SeizeTheBeanPosition, place: int) -> str:
    return position.content.cups[position.cups[place]].id


def place_of_cup(position: SeizeTheBeanPosition, id: str) -> int:
    return [cup_id(position, place) for place in range(len(position.cups))].index(id)


@cache
def commuting(content: SeizeTheBeanContent) -> frozenset[Icon]:
    """Icons whose order among others never matters: an Early Bird asks now, so it is the player's to time it."""
    effects, ids = content.effects, content.icon_ids
    return frozenset(
        icon for icon in content.commutes if all(effect.word != "early_bird" for effect in effects[ids[icon]])
    )


# The Craft phase.


def usable(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-DAILY-06: the Full Cups one holds that were not used today."""
    state = zip(position.cups, position.cups_full, position.cups_used, strict=True)
    return [cup for cup, holder, used in state if holder == seat and not used]


# The end of a Day.


def pass_on(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-DAILY-08, SB-DAILY-09, SB-DAILY-10, SB-DAILY-11, SB-XRULING-74: Full Cups to who holds the Empty ones, then
    every Empty Cup to the left.
    """
    position.cups_full = position.cups_empty
    position.cups_empty = tuple(
        [holder if holder == NOBODY else (holder + 1) % position.seats for holder in position.cups_empty]
    )
    position.cups_used = (False,) * len(position.cups)
    events.extend(
        SpecialPassed(holder, cup_id(position, place), position.cups_empty[place])
        for place, holder in enumerate(position.cups_full)
        if holder != NOBODY
    )

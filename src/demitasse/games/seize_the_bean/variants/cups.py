"""Daily Specials: Cups with an ability, taken by an Early Bird and used in the Craft phase (SB-DAILY).

Each Cup in play has its place in all fields of `Cups`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.seize_the_bean.content import NOBODY, Printed
from demitasse.games.seize_the_bean.expansion_events import SpecialPassed
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.memo import once_per_content

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

NORMAL = "normal"
"""The Cup that decides who is first."""


class Cups(NamedTuple):
    """The Daily Special Cups in play, and for each of them who holds what (SB-DAILY-01)."""

    in_play: tuple[int, ...] = ()
    empty: tuple[Seat, ...] = ()
    """Who holds its Empty Cup; NOBODY while it lies in the City."""
    full: tuple[Seat, ...] = ()
    """Who holds its Full Cup."""
    used: tuple[bool, ...] = ()
    """Whether it was turned over today (SB-DAILY-07)."""


def open_cups(position: SeizeTheBeanPosition, chosen: Sequence[str]) -> None:
    """SB-DAILY-01, SB-DAILY-02: face up beside the City, each with its Empty Cup."""
    in_play = tuple([at for at, cup in enumerate(position.content.cups) if cup.id in chosen])
    nobody = (NOBODY,) * len(in_play)
    position.cups = Cups(in_play, empty=nobody, full=nobody, used=(False,) * len(in_play))


def cup_id(position: SeizeTheBeanPosition, place: int) -> str:
    return position.content.cups[position.cups.in_play[place]].id


def place_of_cup(position: SeizeTheBeanPosition, id: str) -> int:
    return [cup_id(position, place) for place in range(len(position.cups.in_play))].index(id)


def what_it_does(id: str) -> str:
    """The id of what a Cup does, in a few words, among the names."""
    return f"{id}-does"


@once_per_content
def commuting(content: SeizeTheBeanContent) -> frozenset[Printed]:
    """Icons whose order among others never matters: an Early Bird asks now, so it is the player's to time it."""
    effects, activate = content.effects, content.activate
    return frozenset(
        icon
        for icon in content.printed_commuting
        if all(effect.word != "early_bird" for effect in effects[activate[icon].icon])
    )


# The Craft phase.


def usable(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-DAILY-06: the Full Cups one holds that were not used today."""
    state = zip(position.cups.in_play, position.cups.full, position.cups.used, strict=True)
    return [cup for cup, holder, used in state if holder == seat and not used]


# The end of a Day.


def pass_on(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-DAILY-08, SB-DAILY-09, SB-DAILY-10, SB-DAILY-11, SB-XRULING-74: Full Cups to who holds the Empty ones, then
    every Empty Cup to the left.
    """
    in_play, held = position.cups.in_play, position.cups.empty
    empty = tuple([holder if holder == NOBODY else (holder + 1) % position.seats for holder in held])
    position.cups = Cups(in_play, empty, full=held, used=(False,) * len(in_play))
    events.extend(
        SpecialPassed(holder, cup_id(position, place), position.cups.empty[place])
        for place, holder in enumerate(position.cups.full)
        if holder != NOBODY
    )

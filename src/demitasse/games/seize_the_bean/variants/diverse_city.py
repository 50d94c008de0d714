"""Diverse City: markers on Awards, and Cookies for who marks them all (SB-DIVERSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import Marker, Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, SPECIALS, Card, Group
from demitasse.games.seize_the_bean.effects import Step
from demitasse.games.seize_the_bean.expansion_events import CookieWon, Marked, MarkerChosen
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

DOUBLE = 2
"""A marker shows its single or its double side (SB-DIVERSE-05)."""


def open_stack(position: SeizeTheBeanPosition) -> tuple[Step, ...]:
    """SB-DIVERSE-01, -02: the Cookies for so many players; returns what everybody chooses before the first Day."""
    position.diverse = True
    position.cookies = tuple(sorted(position.content.cookies[position.seats], reverse=True))
    return tuple([("marker", seat) for seat in clockwise(position.seats, position.first)])


# Markers.


def free_markers(position: SeizeTheBeanPosition) -> list[int]:
    return [special for special in range(SPECIALS) if special not in position.marker]


def resolve_marker(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-DIVERSE-11: Starbots takes any of them."""
    seat = position.agenda[0][1]
    if seat != position.robot:
        return False
    free = free_markers(position)
    at, position.chance = position.chance.below(len(free))
    position.revealed += 1
    take_marker(position, seat, free[at], events)
    return True


def offer_marker(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-DIVERSE-03, SB-XDEC-03: a type that nobody has taken."""
    specials = position.content.specials
    return tuple([Marker(specials[special]) for special in free_markers(position)])


def prompt_marker(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-marker")


def marker(position: SeizeTheBeanPosition, choice: Marker, events: list[Event]) -> None:
    take_marker(position, position.agenda[0][1], position.content.specials.index(choice.resource), events)


def take_marker(position: SeizeTheBeanPosition, seat: Seat, special: int, events: list[Event]) -> None:
    position.agenda = position.agenda[1:]
    position.marker = replaced(position.marker, seat, special)
    events.append(MarkerChosen(seat, position.content.specials[special]))


# Marks.


def obtained(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-DIVERSE-04, SB-XRULING-69, -70, -73: a Customer came from the City or from another player.

    Whoever calls this has taken its own step off the agenda: a wildcard puts a question there.
    """
    if not position.diverse:
        return
    content = position.content
    for group in content.of_groups[card]:
        mark(position, seat, group, events)
    if card in content.wild:
        position.agenda = (("mark", seat, card), *position.agenda)


def mark(position: SeizeTheBeanPosition, seat: Seat, group: Group, events: list[Event]) -> None:
    """SB-DIVERSE-05, -09, SB-XRULING-69: single side, double side, and no more; an Award not in play has no marks."""
    if group not in position.groups:
        return
    marks, at = position.marks[seat], position.groups.index(group)
    if marks[at] == DOUBLE:
        return
    marks = replaced(marks, at, marks[at] + 1)
    position.marks = replaced(position.marks, seat, marks)
    events.append(Marked(seat, position.content.group_ids[group], marks[at]))
    if min(marks) > len(position.cookies_won[seat]):
        win_cookie(position, seat, events)


def win_cookie(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-DIVERSE-06…08, SB-XRULING-71: the top one, as long as there are any; one a side of the markers."""
    if position.cookies:
        cookie, *left = position.cookies
        position.cookies = tuple(left)
        position.cookies_won = replaced(position.cookies_won, seat, (*position.cookies_won[seat], cookie))
        events.append(CookieWon(seat, cookie))


# Wildcards mark one more Award.


def markable(position: SeizeTheBeanPosition) -> list[Group]:
    """SB-XRULING-70: any Award in play but that of its own group; SB-PACK-10: never Quality Beasts."""
    _, _, card = position.agenda[0]
    own, stands_for = position.content.of_groups[card], position.content.members[card]
    return [group for group in position.groups if stands_for >> group & 1 and group not in own]


def resolve_mark(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """Not asked when all markers show their double side: a choice would change nothing."""
    seat = position.agenda[0][1]
    own = dict(zip(position.groups, position.marks[seat], strict=True))
    if any(own[group] < DOUBLE for group in markable(position)):
        return False
    position.agenda = position.agenda[1:]
    return True


def offer_mark(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-16."""
    ids = position.content.group_ids
    return tuple([Name(ids[group]) for group in markable(position)])


def prompt_mark(position: SeizeTheBeanPosition) -> Message:
    _, _, card = position.agenda[0]
    return Message("sb-prompt-mark", {"card": position.content.ids[CUSTOMERS][card]})


def name_mark(position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    mark(position, seat, position.content.group_ids.index(choice.group), events)

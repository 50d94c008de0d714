"""Diverse City: markers on Awards, and Cookies for who marks them all (SB-DIVERSE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.seize_the_bean.choices import Marker, Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, SPECIALS, Card, Group
from demitasse.games.seize_the_bean.expansion_events import CookieWon, Marked, MarkerChosen
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.wildcards import names_of, stands_for, why_not_that_group
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

DOUBLE = 2
"""A marker shows its single or its double side (SB-DIVERSE-05)."""


class Cookies(NamedTuple):
    stack: tuple[int, ...]
    """Highest first (SB-DIVERSE-02)."""
    won: tuple[tuple[int, ...], ...]
    """By seat."""


def open_stack(position: SeizeTheBeanPosition) -> Agenda:
    """SB-DIVERSE-01, SB-DIVERSE-02: the Cookies for so many players; returns what everybody chooses before the first
    Day. SB-DIVERSE-11: Starbots' turn comes after yours, whoever plays first.
    """
    position.diverse = True
    position.cookies = position.cookies._replace(
        stack=tuple(sorted(position.content.cookies[position.seats], reverse=True))
    )
    order = sorted(
        clockwise(position.seats, position.first), key=lambda seat: int(seat == position.robot.seat)
    )
    return tuple([ChooseMarker(seat) for seat in order])


def free_markers(position: SeizeTheBeanPosition) -> list[int]:
    return [special for special in range(SPECIALS) if special not in position.marker]


class ChooseMarker(SeizeTheBeanStep, frozen=True):
    """SB-DIVERSE-03: the Special Resource that marks one's groups."""

    kind = "marker"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-DIVERSE-11: Starbots takes any of them."""
        if self.seat != position.robot.seat:
            return False
        free = free_markers(position)
        at, position.chance = position.chance.below(len(free))
        position.revealed += 1
        self.take(position, free[at], events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-DIVERSE-03, SB-XDEC-03: a type that nobody has taken."""
        specials = position.content.specials
        return tuple([Marker(specials[special]) for special in free_markers(position)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-marker")

    def marker(self, position: SeizeTheBeanPosition, choice: Marker, events: list[Event]) -> None:
        self.take(position, position.content.specials.index(choice.resource), events)

    def take(self, position: SeizeTheBeanPosition, special: int, events: list[Event]) -> None:
        position.done()
        position.marker = replaced(position.marker, self.seat, special)
        events.append(MarkerChosen(self.seat, position.content.specials[special]))

    def refuse(self, position: SeizeTheBeanPosition, choice: Marker) -> Illegal:
        if choice.resource not in position.content.specials:
            known = ", ".join(position.content.specials)
            return Illegal("SB-DIVERSE-03", "sb-no-such-marker", resource=choice.resource[:40], known=known)
        return Illegal("SB-XDEC-03", "sb-marker-taken", resource=choice.resource)

    ANSWERS = {Marker: marker}


def obtained(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-DIVERSE-04, SB-XRULING-69, SB-XRULING-70, SB-XRULING-73: a Customer came from the City or from another player.

    Whoever calls this has taken its own step off the agenda: a wildcard puts a question there.
    """
    if not position.diverse:
        return
    content = position.content
    for group in content.of_groups[card]:
        mark(position, seat, group, events)
    if card in content.wild:
        position.push(MarkGroup(seat, card))


def mark(position: SeizeTheBeanPosition, seat: Seat, group: Group, events: list[Event]) -> None:
    """SB-DIVERSE-05, SB-DIVERSE-09, SB-XRULING-69, SB-TOKEN-01: single side, double side, and no more; an Award not in
    play has no marks.
    """
    if group not in position.groups:
        return
    marks, at = position.marks[seat], position.groups.index(group)
    if marks[at] == DOUBLE:
        return
    marks = replaced(marks, at, marks[at] + 1)
    position.marks = replaced(position.marks, seat, marks)
    events.append(Marked(seat, position.content.group_ids[group], marks[at]))
    if min(marks) > len(position.cookies.won[seat]):
        win_cookie(position, seat, events)


def win_cookie(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-DIVERSE-06, SB-DIVERSE-07, SB-DIVERSE-08, SB-XRULING-71: the top one, as long as there are any; one a side of
    the markers.
    """
    if position.cookies.stack:
        cookie, *left = position.cookies.stack
        position.cookies = position.cookies._replace(
            stack=tuple(left), won=replaced(position.cookies.won, seat, (*position.cookies.won[seat], cookie))
        )
        events.append(CookieWon(seat, cookie))


class MarkGroup(SeizeTheBeanStep, frozen=True):
    """SB-XRULING-70: a wildcard marks one more Award."""

    kind = "mark"

    card: Card

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """Not asked when all markers show their double side: a choice would change nothing."""
        own = dict(zip(position.groups, position.marks[self.seat], strict=True))
        return not any(own[group] < DOUBLE for group in stands_for(position, self.card))

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-16."""
        return names_of(position, stands_for(position, self.card))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-mark", {"card": position.content.ids[CUSTOMERS][self.card]})

    def name(self, position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
        position.done()
        mark(position, self.seat, position.content.group_ids.index(choice.group), events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Name) -> Illegal:
        return why_not_that_group(position, choice, "SB-XRULING-70")

    ANSWERS = {Name: name}

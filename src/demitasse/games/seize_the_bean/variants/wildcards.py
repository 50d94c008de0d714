"""Wildcards: a Group Icon for every group except Quality Beasts (SB-PACK).

Their bits in `content.members` are all groups, so Word of Mouth and the targets of abilities need no word of them. Only
the final count does: there each of them counts for one Award.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import decks
from demitasse.games.seize_the_bean.choices import Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card, Group
from demitasse.games.seize_the_bean.expansion_events import Assigned
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def assignments(position: SeizeTheBeanPosition) -> Agenda:
    """SB-XRULING-43: in initial turn order, everybody says what each of their wildcards counts for."""
    return tuple(
        [
            AssignWildcard(seat, card)
            for seat in clockwise(position.seats, position.first)
            for card in wildcards_of(position, seat)
        ]
    )


def wildcards_of(position: SeizeTheBeanPosition, seat: Seat) -> list[Card]:
    deck = decks.own(seat)
    cards = (*position.decks[deck], *position.piles[deck], *[guest[0] for guest in position.lines[seat]])
    return sorted(position.content.wild.intersection(cards))


class AssignWildcard(SeizeTheBeanStep, frozen=True):
    """SB-PACK-13: the Award a wildcard counts for."""

    kind = "assign"

    card: Card

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-13."""
        return names_of(position, stands_for(position, self.card))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-assign", {"card": position.content.ids[CUSTOMERS][self.card]})

    def assign(self, position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
        """SB-XRULING-43: for all to see; icon and Good Review both count there."""
        position.done()
        content = position.content
        position.assigned = (*position.assigned, (self.card, content.group_ids.index(choice.group)))
        events.append(Assigned(self.seat, content.ids[CUSTOMERS][self.card], choice.group))

    def refuse(self, position: SeizeTheBeanPosition, choice: Name) -> Illegal:
        return why_not_that_group(position, choice, "SB-PACK-13")

    ANSWERS = {Name: assign}


def stands_for(position: SeizeTheBeanPosition, card: Card) -> list[Group]:
    """SB-PACK-10, SB-PACK-13, SB-XRULING-43, SB-XRULING-70: an Award in play, never Quality Beasts nor the group it has
    anyway.
    """
    printed, members = position.content.of_groups[card], position.content.members[card]
    return [group for group in position.groups if members >> group & 1 and group not in printed]


def names_of(position: SeizeTheBeanPosition, groups: list[Group]) -> tuple[Choice, ...]:
    ids = position.content.group_ids
    return tuple([Name(ids[group]) for group in groups])


def why_left_alone(position: SeizeTheBeanPosition, card: Card, rule: str, *, group: str) -> Illegal:
    """SB-PACK-10, SB-XRULING-41: of a group that an ability spares, or a wildcard, which is of that group too."""
    content = position.content
    wild = card in content.wild and content.group_ids.index(group) not in content.of_groups[card]
    return Illegal(
        rule, "sb-not-of-that-group", card=content.ids[CUSTOMERS][card], group=group, wild=int(wild)
    )


def why_not_that_group(position: SeizeTheBeanPosition, choice: Name, rule: str) -> Illegal:
    """The rule is the one that bars its own group."""
    content = position.content
    if choice.group not in content.group_ids:
        return Illegal("SB-PACK-13", "sb-no-such-group", group=choice.group[:40])
    if content.group_ids.index(choice.group) not in position.groups:
        return Illegal("SB-XRULING-43", "sb-not-in-play", group=choice.group)
    return Illegal(rule, "sb-not-its-own-group", group=choice.group)

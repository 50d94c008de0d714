"""Wildcards: a Group Icon for every group except Quality Beasts (SB-PACK-10…13).

Their bits in `content.members` are all groups, so Word of Mouth and the targets of abilities need no word of them. Only
the final count does: there each of them counts for one Award.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.choices import Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card, Group
from demitasse.games.seize_the_bean.effects import Step
from demitasse.games.seize_the_bean.expansion_events import Assigned
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def assignments(position: SeizeTheBeanPosition) -> tuple[Step, ...]:
    """SB-XRULING-43: in initial turn order, everybody says what each of their wildcards counts for."""
    return tuple(
        [
            ("assign", seat, card)
            for seat in clockwise(position.seats, position.first)
            for card in wildcards_of(position, seat)
        ]
    )


def wildcards_of(position: SeizeTheBeanPosition, seat: Seat) -> list[Card]:
    deck = own(seat)
    cards = (*position.decks[deck], *position.piles[deck], *[guest[0] for guest in position.lines[seat]])
    return sorted(position.content.wild.intersection(cards))


def assignable(position: SeizeTheBeanPosition) -> list[Group]:
    """SB-PACK-13, SB-XRULING-43: an Award in play, never Quality Beasts nor the group it has anyway."""
    _, _, card = position.agenda[0]
    printed, stands_for = position.content.of_groups[card], position.content.members[card]
    return [group for group in position.groups if stands_for >> group & 1 and group not in printed]


def offer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-13."""
    ids = position.content.group_ids
    return tuple([Name(ids[group]) for group in assignable(position)])


def prompt(position: SeizeTheBeanPosition) -> Message:
    _, _, card = position.agenda[0]
    return Message("sb-prompt-assign", {"card": position.content.ids[CUSTOMERS][card]})


def assign(position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
    """SB-XRULING-43: for all to see; icon and Good Review both count there."""
    _, seat, card = position.agenda[0]
    position.agenda = position.agenda[1:]
    content = position.content
    position.assigned = (*position.assigned, (card, content.group_ids.index(choice.group)))
    events.append(Assigned(seat, content.ids[CUSTOMERS][card], choice.group))

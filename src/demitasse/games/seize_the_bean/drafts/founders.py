"""Founders: everybody runs their Café as one, with a group, a Special Resource and orders of its own (SB-FOUNDER).

A Founder stands before the Line and is no Customer: it has no mood, is never discarded, and no ability finds it
(SB-FOUNDER-11, -15, -16). So it lies in `founders`, and `called` says who may still be served today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.orders import payable
from demitasse.games.seize_the_bean.choices import Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card, Group
from demitasse.games.seize_the_bean.drafts.drafting import people, to_the_box
from demitasse.games.seize_the_bean.effects import Step
from demitasse.games.seize_the_bean.expansion_events import FounderJoined, FounderShown
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


# Who runs which Café.


def resolve_unveil(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-FOUNDER-06, -07, -22: all are shown together, the others leave the game; for Starbots one by chance."""
    position.agenda = position.agenda[1:]
    position.revealed += 1
    if position.robot >= 0:
        place, position.chance = position.chance.below(len(position.hands[position.robot]))
        chosen = (position.hands[position.robot][place],)
        position.kept = replaced(position.kept, position.robot, chosen)
    kept = position.kept
    left = [card for seat, hand in enumerate(position.hands) for card in hand if card not in kept[seat]]
    to_the_box(position, left)
    for seat in range(position.seats):
        move_in(position, seat, kept[seat])
        events.append(FounderShown(seat, position.content.ids[CUSTOMERS][kept[seat][0]]))
    position.agenda = (*joining(position), *position.agenda)
    return True


def move_in(position: SeizeTheBeanPosition, seat: Seat, cards: tuple[Card, ...]) -> None:
    """SB-FOUNDER-01, -07: this seat's Founders, for the whole game; a group without an Award is yet to be chosen."""
    position.founders = replaced(position.founders, seat, cards)
    groups = tuple([printed_group(position, card) for card in cards])
    position.founder_groups = replaced(position.founder_groups, seat, groups)


def printed_group(position: SeizeTheBeanPosition, card: Card) -> Group:
    (group,) = position.content.of_groups[card]
    return group if group in position.groups else NOBODY


def joining(position: SeizeTheBeanPosition) -> tuple[Step, ...]:
    """SB-FOUNDER-09, SB-XRULING-102: in turn order, a step for every Founder that needs a group; then Achievements."""
    order = clockwise(position.seats, position.full)
    steps: list[Step] = [
        ("join", seat, place)
        for seat in order
        for place, group in enumerate(position.founder_groups[seat])
        if group == NOBODY
    ]
    steps += [
        ("achievements", seat) for seat in order if position.founders[seat] and seat in people(position)
    ]
    return tuple(steps)


def resolve_join(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-FOUNDER-08; SB-XRULING-53: Starbots' Founder joins any."""
    seat = position.agenda[0][1]
    if seat != position.robot:
        return False
    place, position.chance = position.chance.below(len(position.groups))
    position.revealed += 1
    join(position, position.groups[place], events)
    return True


def offer_join(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-FOUNDER-08, -09: any Award in play, also one that others chose."""
    return tuple([Name(position.content.group_ids[group]) for group in position.groups])


def prompt_join(position: SeizeTheBeanPosition) -> Message:
    _, seat, place = position.agenda[0]
    founder = position.founders[seat][place]
    return Message("sb-prompt-join", {"card": position.content.ids[CUSTOMERS][founder]})


def name(position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
    join(position, position.content.group_index[choice.group], events)


def join(position: SeizeTheBeanPosition, group: Group, events: list[Event]) -> None:
    _, seat, place = position.agenda[0]
    position.agenda = position.agenda[1:]
    groups = replaced(position.founder_groups[seat], place, group)
    position.founder_groups = replaced(position.founder_groups, seat, groups)
    content = position.content
    card = content.ids[CUSTOMERS][position.founders[seat][place]]
    events.append(FounderJoined(seat, card, content.group_ids[group]))


# Their icons.


def specials(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-FOUNDER-17: as if they were in the Pantry; as bits. `orders.specials` adds them up by itself."""
    special = position.content.founder_special
    return [special[card] for card in position.founders[seat]]


def groups(position: SeizeTheBeanPosition, seat: Seat) -> list[Group]:
    """SB-FOUNDER-18, SB-XRULING-48: as if they were in the Style Area."""
    return [group for group in position.founder_groups[seat] if group != NOBODY]


# Service. How a turn with a Founder goes is in `founder_turns`.


def ready(position: SeizeTheBeanPosition, seat: Seat) -> list[Card]:
    """SB-FOUNDER-12, SB-XRULING-49: those called whose main order can be paid; SB-FOUNDER-23: never Starbots' own."""
    if seat == position.robot:
        return []
    main = position.content.main
    return [card for card in position.called[seat] if payable(position, seat, main[card])]

"""Founders: everybody runs their Café as one, with a group, a Special Resource and orders of its own (SB-FOUNDER).

A Founder stands before the Line and is no Customer: it has no mood, is never discarded, and no ability finds it
(SB-FOUNDER-11, SB-FOUNDER-15, SB-FOUNDER-16). So it lies in `founders`, and `called` says who may still be served
today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import achievements
from demitasse.games.seize_the_bean.base_game.orders import payable
from demitasse.games.seize_the_bean.choices import Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card, Group
from demitasse.games.seize_the_bean.drafts import drafting
from demitasse.games.seize_the_bean.expansion_events import FounderJoined, FounderShown
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


# Who runs which Café.


class Unveil(SeizeTheBeanStep, frozen=True):
    """SB-FOUNDER-07: everybody's Founder moves in."""

    kind = "unveil"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-FOUNDER-06, SB-FOUNDER-07, SB-FOUNDER-22: all are shown together, the others leave the game; for Starbots
        one by chance.
        """
        position.done()
        position.revealed += 1
        if position.robot.seat >= 0:
            place, position.chance = position.chance.below(len(position.hands[position.robot.seat]))
            chosen = (position.hands[position.robot.seat][place],)
            position.kept = replaced(position.kept, position.robot.seat, chosen)
        kept = position.kept
        left = [card for seat, hand in enumerate(position.hands) for card in hand if card not in kept[seat]]
        drafting.to_the_box(position, left)
        for seat in range(position.seats):
            move_in(position, seat, kept[seat])
            events.append(FounderShown(seat, position.content.ids[CUSTOMERS][kept[seat][0]]))
        position.push(*joining(position))
        return True


def move_in(position: SeizeTheBeanPosition, seat: Seat, cards: tuple[Card, ...]) -> None:
    """SB-FOUNDER-01, SB-FOUNDER-07, SB-FOUNDER-21, SB-FOUNDER-24: this seat's Founders, for the whole game; a group
    without an Award is yet to be chosen.
    """
    position.founders = replaced(position.founders, seat, cards)
    groups = tuple([printed_group(position, card) for card in cards])
    position.founder_groups = replaced(position.founder_groups, seat, groups)


def printed_group(position: SeizeTheBeanPosition, card: Card) -> Group:
    (group,) = position.content.of_groups[card]
    return group if group in position.groups else NOBODY


def joining(position: SeizeTheBeanPosition) -> Agenda:
    """SB-FOUNDER-09, SB-XRULING-102: in turn order, a step for every Founder that needs a group; then Achievements."""
    order, people = clockwise(position.seats, position.full), drafting.people(position)
    steps: list[Step] = [
        JoinGroup(seat, place)
        for seat in order
        for place, group in enumerate(position.founder_groups[seat])
        if group == NOBODY
    ]
    steps += [
        achievements.UnlockAchievements(seat) for seat in order if position.founders[seat] and seat in people
    ]
    return tuple(steps)


class JoinGroup(SeizeTheBeanStep, frozen=True):
    """SB-FOUNDER-08: the group that one's Founder belongs to."""

    kind = "join"

    place: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-FOUNDER-08; SB-XRULING-53: Starbots' Founder joins any."""
        if self.seat != position.robot.seat:
            return False
        place, position.chance = position.chance.below(len(position.groups))
        position.revealed += 1
        self.join(position, position.groups[place], events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-FOUNDER-08, SB-FOUNDER-09: any Award in play, also one that others chose."""
        return tuple([Name(position.content.group_ids[group]) for group in position.groups])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        founder = position.founders[self.seat][self.place]
        return Message("sb-prompt-join", {"card": position.content.ids[CUSTOMERS][founder]})

    def name(self, position: SeizeTheBeanPosition, choice: Name, events: list[Event]) -> None:
        self.join(position, position.content.group_index[choice.group], events)

    def join(self, position: SeizeTheBeanPosition, group: Group, events: list[Event]) -> None:
        seat, place = self.seat, self.place
        position.done()
        groups = replaced(position.founder_groups[seat], place, group)
        position.founder_groups = replaced(position.founder_groups, seat, groups)
        content = position.content
        card = content.ids[CUSTOMERS][position.founders[seat][place]]
        events.append(FounderJoined(seat, card, content.group_ids[group]))

    def refuse(self, position: SeizeTheBeanPosition, choice: Name) -> Illegal:
        key = "sb-not-in-play" if choice.group in position.content.group_ids else "sb-no-such-group"
        return Illegal("SB-FOUNDER-08", key, group=choice.group[:40])

    ANSWERS = {Name: name}


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
    if seat == position.robot.seat:
        return []
    main = position.content.main
    return [card for card in position.called[seat] if payable(position, seat, main[card])]

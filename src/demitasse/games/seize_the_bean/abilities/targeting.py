"""Abilities about one Customer: Disrupt, Naptime, Arrest, Regular, Meet Up (SB-ABILITY-DISRUPT, SB-ABILITY-NAPTIME,
SB-ABILITY-ARREST, SB-ABILITY-REGULAR, SB-ABILITY-MEETUP).

Whom an ability leaves alone is said by groups: a Customer of two groups belongs to both, a wildcard to all but Quality
Beasts (SB-XRULING-41).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import count_icons, report
from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.decks import discard, own, put_on_deck
from demitasse.games.seize_the_bean.base_game.hype import join_line
from demitasse.games.seize_the_bean.base_game.moods import (
    ANGRY,
    NAPPING,
    leave_line,
    marks_of,
    no_such_customer,
    not_in_your_line,
    place_of,
    unserved,
    upset,
)
from demitasse.games.seize_the_bean.base_game.taking import Recruit
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card, SeizeTheBeanContent
from demitasse.games.seize_the_bean.effects import ANYONE, DISCARD
from demitasse.games.seize_the_bean.expansion_events import Arrested, MetUp, Napped, PutOnDeck
from demitasse.games.seize_the_bean.variants.wildcards import why_left_alone
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.memo import once_per_content
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


@once_per_content
def members_of(content: SeizeTheBeanContent, *groups: str) -> int:
    """These groups, as bits."""
    return sum(1 << content.group_ids.index(group) for group in groups if group in content.group_ids)


def whose(position: SeizeTheBeanPosition, card: Card) -> Seat:
    """In whose Line a Customer stands; NOBODY when in none."""
    for seat, line in enumerate(position.lines):
        if place_of(line, card) != NOBODY:
            return seat
    return NOBODY


class Disrupt(Ability, frozen=True):
    """SB-ABILITY-DISRUPT-01: somebody of any Line becomes angrier."""

    kind = "disrupt"

    note: int

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-DISRUPT-03, SB-ABILITY-DISRUPTBOOST-02, SB-XRULING-20: with nobody else, who is being served."""
        if self.offer(position):
            return super().resolve(position, events)
        position.done()
        if not self.may:
            upset(position, position.host, position.guest, events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-DISRUPT-01, SB-ABILITY-DISRUPT-02, SB-XRULING-18, SB-XRULING-19: Unserved ones of all Lines that
        could become angrier.
        """
        content = position.content
        members, barred = content.members, members_of(content, "rebels", "authority_figures")
        return self.or_decline(
            [
                content.pick[card]
                for seat in range(position.seats)
                for card, mood, _ in unserved(position, seat)
                if mood != ANGRY and card not in content.patient and not members[card] & barred
            ]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-disrupt")

    def disrupt(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        card = position.content.index[CUSTOMERS][choice.card]
        position.done()
        upset(position, whose(position, card), card, events)
        report(position, self.note, card)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        card = position.content.index[CUSTOMERS].get(choice.card)
        if card is None:
            return no_such_customer(choice)
        waiting = {guest[0]: guest for seat in range(position.seats) for guest in unserved(position, seat)}
        if card not in waiting:
            return Illegal("SB-ABILITY-DISRUPT-01", "sb-not-unserved", card=choice.card)
        if card in position.content.patient:
            return Illegal("SB-XRULING-18", "sb-patient", card=choice.card)
        if waiting[card][1] == ANGRY:
            return Illegal("SB-ABILITY-DISRUPT-02", "sb-angry-already", card=choice.card)
        rebel = position.content.members[card] & members_of(position.content, "rebels")
        group = "rebels" if rebel else "authority_figures"
        return why_left_alone(position, card, "SB-ABILITY-DISRUPT-02", group=group)

    ANSWERS = {Pick: disrupt, Decline: Ability.decline}


class Nap(Ability, frozen=True):
    """SB-ABILITY-NAPTIME-01: somebody of one's Line falls asleep."""

    kind = "nap"

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-NAPTIME-01, SB-ABILITY-NAPTIME-02: Unserved ones of one's Line, awake and not of a Happy
        Family.
        """
        content = position.content
        members, barred = content.members, members_of(content, "happy_families")
        return self.or_decline(
            [
                content.pick[card]
                for card, _, marks in unserved(position, self.seat)
                if not marks & NAPPING and not members[card] & barred
            ]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-nap")

    def nap(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        seat = self.seat
        position.done()
        line = position.lines[seat]
        place = place_of(line, position.content.index[CUSTOMERS][choice.card])
        card, mood, marks = line[place]
        position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | NAPPING)))
        events.append(Napped(seat, choice.card, by=cause(position)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        card = position.content.index[CUSTOMERS].get(choice.card)
        if card is None or place_of(position.lines[self.seat], card) == NOBODY:
            return not_in_your_line(position, choice, "SB-ABILITY-NAPTIME-01")
        if card not in [guest[0] for guest in unserved(position, self.seat)]:
            return Illegal("SB-ABILITY-NAPTIME-01", "sb-not-unserved", card=choice.card)
        if marks_of(position, self.seat, card) & NAPPING:
            return Illegal("SB-ABILITY-NAPTIME-02", "sb-napping-already", card=choice.card)
        return why_left_alone(position, card, "SB-ABILITY-NAPTIME-02", group="happy_families")

    ANSWERS = {Pick: nap, Decline: Ability.decline}


class Arrest(Ability, frozen=True):
    """SB-ABILITY-ARREST-01: somebody is taken out of any Line."""

    kind = "arrest"

    note: int

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-ARREST-01, SB-ABILITY-ARREST-02, SB-XRULING-21: anybody in any Line but Authority Figures, Served
        or not.
        """
        content = position.content
        members, barred = content.members, members_of(content, "authority_figures")
        return self.or_decline(
            [
                content.pick[card]
                for line in position.lines
                for card, _, _ in line
                if not members[card] & barred
            ]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-arrest")

    def arrest(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-ARREST-01, SB-XRULING-22: to the Discard Pile of the Line's owner."""
        position.done()
        card = position.content.index[CUSTOMERS][choice.card]
        owner = whose(position, card)
        leave_line(position, owner, card)
        discard(position, own(owner), card)
        report(position, self.note, card)
        events.append(Arrested(self.seat, choice.card, owner, by=cause(position)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        card = position.content.index[CUSTOMERS].get(choice.card)
        if card is None:
            return no_such_customer(choice)
        if whose(position, card) == NOBODY:
            return Illegal("SB-ABILITY-ARREST-01", "sb-in-no-line", card=choice.card)
        return why_left_alone(position, card, "SB-ABILITY-ARREST-02", group="authority_figures")

    ANSWERS = {Pick: arrest, Decline: Ability.decline}


class Regular(Ability, frozen=True):
    """SB-ABILITY-REGULAR-01: somebody of one's Line will come again."""

    kind = "regular"

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-REGULAR-01: anybody in one's Line, itself allowed."""
        pick = position.content.pick
        return self.or_decline([pick[card] for card, _, _ in position.lines[self.seat]])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-regular")

    def regular(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-REGULAR-01, SB-ABILITY-REGULAR-02, SB-XRULING-40: on top of one's deck, without tokens."""
        seat = self.seat
        position.done()
        card = position.content.index[CUSTOMERS][choice.card]
        leave_line(position, seat, card)
        put_on_deck(position, own(seat), card)
        events.append(PutOnDeck(seat, choice.card, by=cause(position)))
        count_icons(position, seat, card, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        return not_in_your_line(position, choice, "SB-ABILITY-REGULAR-01")

    ANSWERS = {Pick: regular, Decline: Ability.decline}


class MeetUp(Ability, frozen=True):
    """SB-ABILITY-MEETUP-01: somebody of one's Discard Pile comes back."""

    kind = "meet_up"

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-MEETUP-03: with an empty Discard Pile a Customer of the City goes there, without Good Reviews."""
        if position.piles[own(self.seat)]:
            return super().resolve(position, events)
        position.done(Recruit(self.seat, self.may, 0, DISCARD, ANYONE))
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-MEETUP-01: anybody in one's Discard Pile, whose order is nobody's business."""
        pick = position.content.pick
        return self.or_decline([pick[card] for card in sorted(position.piles[own(self.seat)])])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-meet-up")

    def meet_up(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-MEETUP-01, SB-ABILITY-MEETUP-02: to the right end of one's Line; others see now what lay in the
        pile.
        """
        seat = self.seat
        position.done()
        card = position.content.index[CUSTOMERS][choice.card]
        pile = position.piles[own(seat)]
        at = pile.index(card)
        position.piles = replaced(position.piles, own(seat), pile[:at] + pile[at + 1 :])
        position.revealed += 1
        join_line(position, seat, [card])
        events.append(MetUp(seat, choice.card, by=cause(position)))
        count_icons(position, seat, card, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        if choice.card not in position.content.index[CUSTOMERS]:
            return no_such_customer(choice)
        return Illegal("SB-ABILITY-MEETUP-01", "sb-not-in-your-discard-pile", card=choice.card)

    ANSWERS = {Pick: meet_up, Decline: Ability.decline}

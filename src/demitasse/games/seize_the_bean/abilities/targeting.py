"""Abilities about one Customer: Disrupt, Naptime, Arrest, Regular, Meet Up (SB-ABILITY-DISRUPT … SB-ABILITY-MEETUP).

Whom an ability leaves alone is said by groups: a Customer of two groups belongs to both, a wildcard to all but Quality
Beasts (SB-XRULING-41).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import count_icons, report
from demitasse.games.seize_the_bean.asking import asking, or_decline
from demitasse.games.seize_the_bean.base_game.decks import discard, own, put_on_deck
from demitasse.games.seize_the_bean.base_game.hype import join_line
from demitasse.games.seize_the_bean.base_game.moods import (
    ANGRY,
    NAPPING,
    leave_line,
    place_of,
    unserved,
    upset,
)
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card, SeizeTheBeanContent
from demitasse.games.seize_the_bean.effects import ANYONE, DISCARD
from demitasse.games.seize_the_bean.expansion_events import Arrested, MetUp, Napped, PutOnDeck
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


@cache
def members_of(content: SeizeTheBeanContent, *groups: str) -> int:
    """These groups, as bits."""
    return sum(1 << content.group_ids.index(group) for group in groups if group in content.group_ids)


def whose(position: SeizeTheBeanPosition, card: Card) -> Seat:
    """In whose Line a Customer stands; NOBODY when in none."""
    for seat, line in enumerate(position.lines):
        if place_of(line, card) != NOBODY:
            return seat
    return NOBODY


def prompt(key: str) -> Callable[[SeizeTheBeanPosition], Message]:
    message = Message(key)
    return lambda position: message


# Disrupt.


def offer_disrupt(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-DISRUPT-01, -02, SB-XRULING-18, -19: Unserved ones of all Lines that could become angrier."""
    content = position.content
    members, barred = content.members, members_of(content, "rebels", "authority_figures")
    return or_decline(
        position,
        [
            content.pick[card]
            for seat in range(position.seats)
            for card, mood, _ in unserved(position, seat)
            if mood != ANGRY and card not in content.patient and not members[card] & barred
        ],
    )


ask_disrupt = asking(offer_disrupt)


def resolve_disrupt(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ABILITY-DISRUPT-03, SB-ABILITY-DISRUPTBOOST-02, SB-XRULING-20: with nobody else, who is being served."""
    if offer_disrupt(position):
        return ask_disrupt(position, events)
    may = position.agenda[0][2]
    position.agenda = position.agenda[1:]
    if not may:
        upset(position, position.host, position.guest, events)
    return True


def disrupt(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    _, _, _, note = position.agenda[0]
    card = position.content.index[CUSTOMERS][choice.card]
    position.agenda = position.agenda[1:]
    upset(position, whose(position, card), card, events)
    report(position, note, card)


# Naptime.


def offer_nap(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-NAPTIME-01, -02: Unserved ones of one's Line, awake and not of a Happy Family."""
    content = position.content
    members, barred = content.members, members_of(content, "happy_families")
    return or_decline(
        position,
        [
            content.pick[card]
            for card, _, marks in unserved(position, position.agenda[0][1])
            if not marks & NAPPING and not members[card] & barred
        ],
    )


def nap(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    line = position.lines[seat]
    place = place_of(line, position.content.index[CUSTOMERS][choice.card])
    card, mood, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | NAPPING)))
    events.append(Napped(seat, choice.card))


# Arrest.


def offer_arrest(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-ARREST-01, -02, SB-XRULING-21: anybody in any Line but Authority Figures, Served or not."""
    content = position.content
    members, barred = content.members, members_of(content, "authority_figures")
    return or_decline(
        position,
        [content.pick[card] for line in position.lines for card, _, _ in line if not members[card] & barred],
    )


def arrest(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-ARREST-01, SB-XRULING-22: to the Discard Pile of the Line's owner."""
    _, seat, _, note = position.agenda[0]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    owner = whose(position, card)
    leave_line(position, owner, card)
    discard(position, own(owner), card)
    report(position, note, card)
    events.append(Arrested(seat, choice.card, owner))


# Regular.


def offer_regular(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-REGULAR-01: anybody in one's Line, itself allowed."""
    pick = position.content.pick
    return or_decline(position, [pick[card] for card, _, _ in position.lines[position.agenda[0][1]]])


def regular(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-REGULAR-01, -02, SB-XRULING-40: on top of one's deck, without tokens."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    leave_line(position, seat, card)
    put_on_deck(position, own(seat), card)
    events.append(PutOnDeck(seat, choice.card))
    count_icons(position, seat, card, events)


# Meet Up.


def offer_meet_up(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-MEETUP-01: anybody in one's Discard Pile, whose order is nobody's business."""
    pick = position.content.pick
    return or_decline(position, [pick[card] for card in sorted(position.piles[own(position.agenda[0][1])])])


ask_meet_up = asking(offer_meet_up)


def resolve_meet_up(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ABILITY-MEETUP-03: with an empty Discard Pile a Customer of the City goes there, without Good Reviews."""
    _, seat, may = position.agenda[0]
    if position.piles[own(seat)]:
        return ask_meet_up(position, events)
    position.agenda = (("recruit", seat, may, 0, DISCARD, ANYONE, 0), *position.agenda[1:])
    return True


def meet_up(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-MEETUP-01, -02: to the right end of one's Line; others see now what lay in the pile."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    pile = position.piles[own(seat)]
    at = pile.index(card)
    position.piles = replaced(position.piles, own(seat), pile[:at] + pile[at + 1 :])
    position.revealed += 1
    join_line(position, seat, [card])
    events.append(MetUp(seat, choice.card))
    count_icons(position, seat, card, events)

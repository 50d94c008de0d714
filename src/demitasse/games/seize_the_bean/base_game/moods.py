"""Happy and Angry tokens (SB-MOOD, SB-OP-04), and the Customers of a Line they lie on.

A Customer in a Line is (card, mood, marks): −1 is Angry, 0 neutral, more is so many Happy tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.decks import discard
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.effects import GUEST
from demitasse.games.seize_the_bean.events import Cheered, Lost, Upset
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

Guest = tuple[Card, int, int]
Line = tuple[Guest, ...]

SERVED, NAPPING, PLAYING = 1, 2, 4
"""Marks: served or skipped in this Service phase (SB-RULING-63), with a Naptime token, with a Board Game token."""
ANGRY, NEUTRAL = -1, 0
MOST_TURNS = 100
"""SB-RULING-62: after so many Service turns a player is finished."""


def place_of(line: Line, card: Card) -> int:
    """Where in a Line a Customer stands; NOBODY when it left (SB-RULING-29)."""
    for place, guest in enumerate(line):
        if guest[0] == card:
            return place
    return NOBODY


def marks_of(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> int:
    """The marks of a Customer in a Line; none for who is not in it, as a Founder."""
    line = position.lines[seat]
    place = place_of(line, card)
    return 0 if place == NOBODY else line[place][2]


def out_of_turns(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """SB-RULING-62: then whoever still waits in the Line counts as Served."""
    return position.turns[seat] >= MOST_TURNS and position.phase == "service"


def unserved(position: SeizeTheBeanPosition, seat: Seat) -> list[Guest]:
    """SB-TARGET-04…06, SB-RULING-62, -63: who still waits in a Line."""
    if out_of_turns(position, seat):
        return []
    return [guest for guest in position.lines[seat] if not guest[2] & SERVED]


def leave_line(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> None:
    """SB-DECK-01, -02, SB-RULING-29, -30, SB-XRULING-22: a Customer goes, its tokens too; nobody else is touched."""
    line = position.lines[seat]
    place = place_of(line, card)
    position.lines = replaced(position.lines, seat, line[:place] + line[place + 1 :])


def set_mood(position: SeizeTheBeanPosition, seat: Seat, place: int, mood: int) -> None:
    line = position.lines[seat]
    card, _, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks)))


def cheer(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-MOOD-03, SB-MOOD-05: a Happy token, which an Angry token cancels."""
    place = place_of(position.lines[seat], card)
    if place == NOBODY:
        return
    mood = position.lines[seat][place][1] + 1
    set_mood(position, seat, place, mood)
    events.append(Cheered(seat, position.content.ids[CUSTOMERS][card], mood))


def upset(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-MOOD-04, -06, SB-ABILITY-PATIENCE-01: an Angry token, unless the Customer is Angry already or patient."""
    place = place_of(position.lines[seat], card)
    if place == NOBODY or card in position.content.patient:
        return
    mood = position.lines[seat][place][1]
    if mood != ANGRY:
        set_mood(position, seat, place, mood - 1)
        events.append(Upset(seat, position.content.ids[CUSTOMERS][card], mood - 1))


def resolve_upset(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-ANGRY-01, SB-RULING-32, SB-XRULING-57: in whosever Line the Customer being served stands."""
    position.agenda = position.agenda[1:]
    upset(position, position.host, position.guest, events)
    return True


# Entertain, and the Happy reward.


def offer_cheer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-ENTERTAIN-01, SB-RULING-41: anyone in one's Line; the reward is for who is being served."""
    _, seat, _, whom = position.agenda[0]
    pick, guest = position.content.pick, position.guest
    if whom == GUEST:
        return (pick[guest],) if place_of(position.lines[position.host], guest) != NOBODY else ()
    return or_decline(position, [pick[card] for card, _, _ in position.lines[seat]])


def prompt_cheer(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-cheer")


def give_happy(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-XRULING-57: the Customer being served may stand in somebody else's Line."""
    _, seat, _, whom = position.agenda[0]
    position.agenda = position.agenda[1:]
    where = position.host if whom == GUEST else seat
    cheer(position, where, position.content.index[CUSTOMERS][choice.card], events)


# Lose a Customer.


def offer_lose(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-LOSECUSTOMER-01: anyone in one's Line, itself allowed."""
    pick = position.content.pick
    return or_decline(position, [pick[card] for card, _, _ in position.lines[position.agenda[0][1]]])


def prompt_lose(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-lose")


def lose(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-LOSECUSTOMER-01, -02, SB-RULING-10, -11: onto the City Discard Pile, without its tokens."""
    seat, card = position.agenda[0][1], position.content.index[CUSTOMERS][choice.card]
    position.agenda = position.agenda[1:]
    leave_line(position, seat, card)
    discard(position, CUSTOMERS, card)
    events.append(Lost(seat, choice.card))

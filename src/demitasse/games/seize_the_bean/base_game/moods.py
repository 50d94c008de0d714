"""Happy and Angry tokens (SB-MOOD, SB-OP-04), and the Customers of a Line they lie on.

A Customer in a Line is (card, mood, marks): −1 is Angry, 0 neutral, more is so many Happy tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.decks import discard
from demitasse.games.seize_the_bean.causes import NONE, cause
from demitasse.games.seize_the_bean.choices import Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.effects import CUSTOMERS as WHICH_CUSTOMERS
from demitasse.games.seize_the_bean.effects import GUEST
from demitasse.games.seize_the_bean.events import Cheered, Lost
from demitasse.games.seize_the_bean.events import Upset as GotUpset
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
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
    """SB-TARGET-04, SB-TARGET-05, SB-TARGET-06, SB-RULING-62, SB-RULING-63, SB-FOUNDER-16: who still waits in a
    Line.
    """
    if out_of_turns(position, seat):
        return []
    return [guest for guest in position.lines[seat] if not guest[2] & SERVED]


def leave_line(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> None:
    """SB-DECK-01, SB-DECK-02, SB-RULING-29, SB-RULING-30, SB-XRULING-22, SB-ABILITY-NAPTIME-04: a Customer goes, its
    tokens too; nobody else is touched.
    """
    line = position.lines[seat]
    place = place_of(line, card)
    position.lines = replaced(position.lines, seat, line[:place] + line[place + 1 :])


def set_mood(position: SeizeTheBeanPosition, seat: Seat, place: int, mood: int) -> None:
    """SB-MOOD-01: Happy with so many tokens, Angry, or neutral."""
    line = position.lines[seat]
    card, _, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks)))


def cheer(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-MOOD-03, SB-MOOD-05, SB-OP-04: a Happy token, which an Angry token cancels."""
    place = place_of(position.lines[seat], card)
    if place == NOBODY:
        return
    mood = position.lines[seat][place][1] + 1
    set_mood(position, seat, place, mood)
    id = position.content.ids[CUSTOMERS][card]
    events.append(Cheered(seat, id, mood, by=someone_else(position, id)))


def someone_else(position: SeizeTheBeanPosition, id: str) -> str:
    """What a Customer's mood is due to; that it is their own service goes without saying."""
    by = cause(position)
    return NONE if by == id else by


def upset(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-MOOD-04, SB-MOOD-06, SB-ABILITY-PATIENCE-01, SB-ABILITY-PATIENCE-02, SB-FOUNDER-15, SB-XRULING-23,
    SB-XRULING-51, SB-OP-04: an Angry token, unless the Customer is Angry or patient.
    """
    place = place_of(position.lines[seat], card)
    if place == NOBODY or card in position.content.patient:
        return
    mood = position.lines[seat][place][1]
    if mood != ANGRY:
        set_mood(position, seat, place, mood - 1)
        id = position.content.ids[CUSTOMERS][card]
        events.append(GotUpset(seat, id, mood - 1, by=someone_else(position, id)))


class Upset(SeizeTheBeanStep, frozen=True):
    """An Angry token for the Customer being served."""

    kind = "upset"

    whom: int

    WRITTEN = (("guest",),)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-ANGRY-01, SB-RULING-32, SB-XRULING-57: in whosever Line the Customer being served stands."""
        position.done()
        upset(position, position.host, position.guest, events)
        return True


class Cheer(Ability, frozen=True):
    """Entertain, and the Happy reward: a Happy token."""

    kind = "cheer"

    whom: int

    WRITTEN = (WHICH_CUSTOMERS,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-ENTERTAIN-01, SB-RULING-41: anyone in one's Line; the reward is for who is being served."""
        pick, guest = position.content.pick, position.guest
        if self.whom == GUEST:
            return (pick[guest],) if place_of(position.lines[position.host], guest) != NOBODY else ()
        return self.or_decline([pick[card] for card, _, _ in position.lines[self.seat]])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-cheer")

    def give_happy(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-XRULING-57: the Customer being served may stand in somebody else's Line."""
        position.done()
        where = position.host if self.whom == GUEST else self.seat
        cheer(position, where, position.content.index[CUSTOMERS][choice.card], events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        return not_in_your_line(position, choice, "SB-ABILITY-ENTERTAIN-01")

    ANSWERS = {Pick: give_happy, Decline: Ability.decline}


class LoseCustomer(Ability, frozen=True):
    """A Customer leaves the Café for good."""

    kind = "lose"

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-LOSECUSTOMER-01: anyone in one's Line, itself allowed."""
        pick = position.content.pick
        return self.or_decline([pick[card] for card, _, _ in position.lines[self.seat]])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-lose")

    def lose(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-LOSECUSTOMER-01, SB-ABILITY-LOSECUSTOMER-02, SB-RULING-10, SB-RULING-11: onto the City Discard
        Pile, without its tokens.
        """
        card = position.content.index[CUSTOMERS][choice.card]
        position.done()
        leave_line(position, self.seat, card)
        discard(position, CUSTOMERS, card)
        events.append(Lost(self.seat, choice.card, by=cause(position)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        return not_in_your_line(position, choice, "SB-ABILITY-LOSECUSTOMER-01")

    ANSWERS = {Pick: lose, Decline: Ability.decline}


def no_such_customer(choice: Pick) -> Illegal:
    return Illegal("SB-TARGET-03", "sb-no-such-card", card=choice.card[:40])


def not_in_your_line(position: SeizeTheBeanPosition, choice: Pick, rule: str) -> Illegal:
    """Why a Customer cannot be picked where anyone in one's Line can."""
    if choice.card not in position.content.index[CUSTOMERS]:
        return no_such_customer(choice)
    return Illegal(rule, "sb-not-in-your-line", card=choice.card)

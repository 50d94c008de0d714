"""Happy and Angry tokens (SB-MOOD, SB-OP-04), and the Customers of a Line they lie on.

A Customer in a Line is (card, mood, marks): −1 is Angry, 0 neutral, more is so many Happy tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.decks import discard
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

SERVED = 1
"""A mark: the Customer was served or skipped in this Service phase (SB-RULING-63)."""
ANGRY, NEUTRAL = -1, 0


def place_of(line: Line, card: Card) -> int:
    """Where in a Line a Customer stands; NOBODY when it left (SB-RULING-29)."""
    for place, guest in enumerate(line):
        if guest[0] == card:
            return place
    return NOBODY


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
    """SB-ICON-ANGRY-01, SB-RULING-32."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    upset(position, seat, position.guest, events)
    return True


# Entertain, and the Happy reward.


def offer_cheer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-ENTERTAIN-01, SB-RULING-41: anyone in one's Line; the reward is for who is being served."""
    _, seat, _, whom = position.agenda[0]
    pick, line = position.content.pick, position.lines[seat]
    if whom == GUEST:
        return tuple([pick[card] for card, _, _ in line if card == position.guest])
    return or_decline(position, [pick[card] for card, _, _ in line])


def prompt_cheer(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-cheer")


def pick(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """The Customer picked is cheered or lost, as the step says."""
    kind, seat = position.agenda[0][:2]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    PICKED[kind](position, seat, card, events)


# Lose a Customer.


def offer_lose(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-LOSECUSTOMER-01: anyone in one's Line, itself allowed."""
    pick = position.content.pick
    return or_decline(position, [pick[card] for card, _, _ in position.lines[position.agenda[0][1]]])


def prompt_lose(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-lose")


def lose(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-ABILITY-LOSECUSTOMER-01, -02, SB-RULING-10, -11: onto the City Discard Pile, without its tokens."""
    line = position.lines[seat]
    place = place_of(line, card)
    position.lines = replaced(position.lines, seat, line[:place] + line[place + 1 :])
    discard(position, CUSTOMERS, card)
    events.append(Lost(seat, position.content.ids[CUSTOMERS][card]))


PICKED = {"cheer": cheer, "lose": lose}
"""What happens to the Customer picked."""

"""Phase 3, Service: one Customer a turn, its orders, rewards and ability (SB-SERVE, SB-REWARD, SB-ANGRY, SB-TARGET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import (
    DECLINE,
    FULFIL,
    SERVE,
    SKIP,
    Decline,
    Fulfil,
    Serve,
    Skip,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.events import AbilityUsed, Calmed, Failed, Served, Skipped
from demitasse.games.seize_the_bean.moods import ANGRY, NEUTRAL, SERVED, place_of, set_mood, upset
from demitasse.games.seize_the_bean.orders import MAIN, SECONDARY, order_of, pay, payable
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MOST_TURNS = 100
"""SB-RULING-62."""
SERVE_OR_SKIP: tuple[Choice, ...] = (SERVE, SKIP)
FULFIL_OR_NOT: tuple[Choice, ...] = (FULFIL, DECLINE)


def next_unserved(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-SERVE-02, SB-TARGET-04, SB-RULING-29, -63: the first Customer without a mark, or NOBODY."""
    for place, (_, _, marks) in enumerate(position.lines[seat]):
        if not marks & SERVED:
            return place
    return NOBODY


def finished(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """SB-SERVE-06, SB-RULING-28, -58, -62: the Service Token shows its finished side."""
    if position.phase != "service":
        return False
    return position.turns[seat] >= MOST_TURNS or next_unserved(position, seat) == NOBODY


def resolve_turn(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-01, -04…06, SB-RULING-28: the next player in turn order with somebody to serve; with none it is over."""
    start, seats = position.agenda[0][1], position.seats
    for offset in range(seats):
        seat = (start + offset) % seats
        if not finished(position, seat):
            position.agenda = (("service", (seat + 1) % seats), *position.agenda[1:])
            begin(position, seat, events)
            return True
    position.agenda = (("clear", position.full), *position.agenda[1:])
    return True


def begin(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-SERVE-03, -07, -08, SB-TARGET-06: the Customer is Served from now on; a Happy one may be skipped."""
    line = position.lines[seat]
    place = next_unserved(position, seat)
    card, mood, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | SERVED)))
    position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
    position.guest = card
    if mood > NEUTRAL:
        position.agenda = (("greet", seat), *position.agenda)
    else:
        serve_main(position, seat, mood == ANGRY, events)


# Happy Customers.


def offer_greet(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return SERVE_OR_SKIP


def prompt_greet(position: SeizeTheBeanPosition) -> Message:
    seat = position.agenda[0][1]
    card = position.guest
    able = payable(position, seat, position.content.main[card])
    return Message(
        "sb-prompt-greet", {"card": position.content.ids[CUSTOMERS][card], "payable": "yes" if able else "no"}
    )


def serve(position: SeizeTheBeanPosition, choice: Serve, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    serve_main(position, seat, False, events)


def skip(position: SeizeTheBeanPosition, choice: Skip, events: list[Event]) -> None:
    """SB-SERVE-08, SB-RULING-61: a Happy token less, and the turn is over."""
    seat, card = position.agenda[0][1], position.guest
    place = place_of(position.lines[seat], card)
    set_mood(position, seat, place, position.lines[seat][place][1] - 1)
    events.append(Skipped(seat, position.content.ids[CUSTOMERS][card]))
    position.guest = NOBODY
    position.agenda = position.agenda[1:]


# The four steps of serving.


def serve_main(position: SeizeTheBeanPosition, seat: Seat, angry: bool, events: list[Event]) -> None:
    """SB-SERVE-09, -11, -13…16, SB-RULING-31: the main order, compulsory if it can be paid."""
    card = position.guest
    order = position.content.main[card]
    name = position.content.ids[CUSTOMERS][card]
    events.append(Served(seat, name))
    if not payable(position, seat, order):
        events.append(Failed(seat, name))
        upset(position, seat, card, events)
        position.guest = NOBODY
        return
    pay(position, seat, card, MAIN, events)
    position.agenda = (*order.paying[seat], ("secondary", seat, int(angry)), *position.agenda)


def resolve_secondary(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-10, SB-DEC-08: asked only when there is one and it can be paid."""
    _, seat, angry = position.agenda[0]
    secondary = position.content.secondary[position.guest]
    if secondary is not None and payable(position, seat, secondary):
        return False
    conclude(position, seat, angry, False, events)
    return True


def offer_secondary(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-SERVE-12, SB-RULING-36: voluntary, for an Angry Customer too."""
    return FULFIL_OR_NOT


def prompt_secondary(position: SeizeTheBeanPosition) -> Message:
    card = position.content.ids[CUSTOMERS][position.guest]
    return Message("sb-prompt-secondary", {"card": card, "angry": position.agenda[0][2]})


def fulfil(position: SeizeTheBeanPosition, choice: Fulfil, events: list[Event]) -> None:
    _, seat, angry = position.agenda[0]
    pay(position, seat, position.guest, SECONDARY, events)
    conclude(position, seat, angry, True, events)


def decline(position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
    """SB-SERVE-12, SB-TARGET-02: no secondary order, or whatever optional ability is asked about."""
    kind, seat, *more = position.agenda[0]
    if kind == "secondary":
        conclude(position, seat, more[0], False, events)
    else:
        position.agenda = position.agenda[1:]


def conclude(position: SeizeTheBeanPosition, seat: Seat, angry: int, both: bool, events: list[Event]) -> None:
    """SB-REWARD-02, SB-RULING-39, -59: what the paid orders bring, main order first, then the ability."""
    card = position.guest
    secondary = order_of(position, card, SECONDARY) if both else None
    paying = secondary.paying[seat] if secondary else ()
    rest = position.agenda[1:]
    if angry:
        position.agenda = (*paying, ("calm", seat), *rest)
        return
    rewards = position.content.main[card].rewards[seat]
    if secondary:
        rewards = (*rewards, *secondary.rewards[seat])
    position.agenda = (*paying, *rewards, ("ability", seat, card), ("leave", seat), *rest)


def resolve_calm(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ANGRY-01…03: the token is removed, and that is all."""
    seat, card = position.agenda[0][1], position.guest
    place = place_of(position.lines[seat], card)
    if place != NOBODY and position.lines[seat][place][1] == ANGRY:
        set_mood(position, seat, place, NEUTRAL)
        events.append(Calmed(seat, position.content.ids[CUSTOMERS][card]))
    return resolve_leave(position, events)


def resolve_ability(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-TARGET-01, -02: its effects, one after the other; an optional one is told when it is used."""
    _, seat, card = position.agenda[0]
    content = position.content
    steps = content.ability_steps[card][seat]
    position.agenda = (*steps, *position.agenda[1:])
    if steps and content.members[card]:
        name = content.ids[CUSTOMERS][card]
        events.append(AbilityUsed(seat, name, content.ability[card], content.is_super[card]))
    return True


def resolve_leave(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-16: the service is over, and with it the turn."""
    position.guest = NOBODY
    position.agenda = position.agenda[1:]
    return True

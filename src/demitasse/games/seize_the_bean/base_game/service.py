"""Phase 3, Service: one Customer a turn, its orders, rewards and ability (SB-SERVE, SB-REWARD, SB-ANGRY, SB-TARGET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.board_games import instead
from demitasse.games.seize_the_bean.base_game.moods import (
    ANGRY,
    MOST_TURNS,
    NAPPING,
    NEUTRAL,
    PLAYING,
    SERVED,
    marks_of,
    place_of,
    set_mood,
    upset,
)
from demitasse.games.seize_the_bean.base_game.orders import (
    MAIN,
    SECONDARY,
    name_of_order,
    order_of,
    pay,
    payable,
)
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
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.drafts.founders import ready
from demitasse.games.seize_the_bean.effects import Step
from demitasse.games.seize_the_bean.events import AbilityUsed, Calmed, Failed, Served, Skipped
from demitasse.games.seize_the_bean.expansion_events import Slept, SoldOut
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SERVE_OR_SKIP: tuple[Choice, ...] = (SERVE, SKIP)
FULFIL_OR_NOT: tuple[Choice, ...] = (FULFIL, DECLINE)
ORDERS = (MAIN, SECONDARY)
ONLY_MAIN: tuple[int, ...] = (0,)


def next_unserved(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-SERVE-02, SB-TARGET-04, SB-RULING-29, -63: the first Customer without a mark, or NOBODY."""
    for place, (_, _, marks) in enumerate(position.lines[seat]):
        if not marks & SERVED:
            return place
    return NOBODY


def finished(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """SB-SERVE-06, SB-RULING-28, -58, -62, SB-XRULING-50: the Service Token shows its finished side."""
    if position.phase != "service":
        return False
    if position.turns[seat] >= MOST_TURNS:
        return True
    return next_unserved(position, seat) == NOBODY and not (position.called[seat] and ready(position, seat))


def resolve_turn(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-01, -04…06, SB-RULING-28: the next player in turn order with somebody to serve; with none it is over."""
    start, seats = position.agenda[0][1], position.seats
    for offset in range(seats):
        seat = (start + offset) % seats
        if not finished(position, seat):
            position.agenda = (("service", (seat + 1) % seats), *position.agenda[1:])
            if position.called[seat]:
                position.agenda = (("founder", seat), *position.agenda)
            else:
                begin(position, seat, events)
            return True
    if any(position.called):
        position.called = ((),) * seats
    position.agenda = (("clear", position.full), *position.agenda[1:])
    return True


def begin(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-SERVE-03, -07, -08, SB-TARGET-06: the Customer is Served from now on; a Happy one may be skipped."""
    line = position.lines[seat]
    place = next_unserved(position, seat)
    card, mood, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | SERVED)))
    position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
    position.guest, position.host = card, seat
    if mood > NEUTRAL:
        position.agenda = (("greet", seat), *position.agenda)
    else:
        events.append(Served(seat, position.content.ids[CUSTOMERS][card]))
        serve_main(position, seat, int(mood == ANGRY), events)


# Happy Customers.


def offer_greet(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return SERVE_OR_SKIP


def prompt_greet(position: SeizeTheBeanPosition) -> Message:
    seat = position.agenda[0][1]
    card = position.guest
    able = able_to_serve(position, seat, card)
    return Message(
        "sb-prompt-greet", {"card": position.content.ids[CUSTOMERS][card], "payable": "yes" if able else "no"}
    )


def serve(position: SeizeTheBeanPosition, choice: Serve, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    events.append(Served(seat, position.content.ids[CUSTOMERS][position.guest]))
    serve_main(position, seat, 0, events)


def skip(position: SeizeTheBeanPosition, choice: Skip, events: list[Event]) -> None:
    """SB-SERVE-08, SB-RULING-61: a Happy token less, and the turn is over."""
    seat, card = position.agenda[0][1], position.guest
    place = place_of(position.lines[seat], card)
    set_mood(position, seat, place, position.lines[seat][place][1] - 1)
    events.append(Skipped(seat, position.content.ids[CUSTOMERS][card]))
    position.guest = position.host = NOBODY
    position.agenda = position.agenda[1:]


# The four steps of serving. Steps name an order by its number in ORDERS.


def able_to_serve(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> tuple[int, ...]:
    """SB-PACK-06, SB-XRULING-45: the orders that a seat could pay first; only a City Celebrity has a choice of two."""
    content = position.content
    first: tuple[int, ...] = ONLY_MAIN if payable(position, seat, content.main[card]) else ()
    if card in content.celebrity_cards and payable(position, seat, order_of(position, card, SECONDARY)):
        first = (*first, 1)
    return first


def serve_main(position: SeizeTheBeanPosition, seat: Seat, angry: int, events: list[Event]) -> None:
    """SB-SERVE-09, -11, SB-RULING-31: the main order, compulsory if it can be paid."""
    first = able_to_serve(position, seat, position.guest)
    if not first:
        fail(position, seat, angry, events)
    elif len(first) == 1:
        fulfil_first(position, seat, angry, first[0], events)
    else:
        position.agenda = (("first_order", seat, angry), *position.agenda)


def fail(position: SeizeTheBeanPosition, seat: Seat, angry: int, events: list[Event]) -> None:
    """SB-SERVE-13…16: the main order is not paid; SB-SOLDOUT-02, -03, SB-XRULING-55: others may be asked first."""
    card = position.guest
    if position.sold_out and position.lines[seat][place_of(position.lines[seat], card)][1] <= NEUTRAL:
        events.append(SoldOut(seat, position.content.ids[CUSTOMERS][card]))
        position.agenda = (("sold_out", (seat + 1) % position.seats, angry), *position.agenda)
    else:
        turn_away(position, events)


def turn_away(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-SERVE-14, SB-SOLDOUT-08: nobody serves the Customer, who gets an Angry token."""
    events.append(Failed(position.host, position.content.ids[CUSTOMERS][position.guest]))
    upset(position, position.host, position.guest, events)
    position.guest = position.host = NOBODY


def fulfil_first(
    position: SeizeTheBeanPosition, seat: Seat, angry: int, which: int, events: list[Event]
) -> None:
    """The order that is paid as the main one; what paying leads to comes before what follows."""
    card = position.guest
    paying = order_of(position, card, ORDERS[which]).paying[seat]
    position.agenda = (*paying, ("secondary", seat, angry, which), *position.agenda)
    pay(position, seat, card, ORDERS[which], events)


def resolve_secondary(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-10, SB-DEC-08: asked only when there is one and it can be paid."""
    _, seat, angry, which = position.agenda[0]
    content = position.content
    other = content.main[position.guest] if which else content.secondary[position.guest]
    if other is not None and payable(position, seat, other):
        return False
    conclude(position, seat, angry, which, False)
    return True


def offer_secondary(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-SERVE-12, SB-RULING-36: voluntary, for an Angry Customer too."""
    return FULFIL_OR_NOT


def prompt_secondary(position: SeizeTheBeanPosition) -> Message:
    _, _, angry, _ = position.agenda[0]
    card = position.guest
    if card in position.content.celebrity_cards:
        order = name_of_order(position, card, order_left(position))
        facts: dict[str, str | int] = {"order": order, "angry": angry}
        return Message("sb-prompt-other-order", {"card": position.content.ids[CUSTOMERS][card], **facts})
    return Message("sb-prompt-secondary", {"card": position.content.ids[CUSTOMERS][card], "angry": angry})


def order_left(position: SeizeTheBeanPosition) -> str:
    """Which order the step asks about."""
    _, _, _, which = position.agenda[0]
    return ORDERS[1 - which]


def fulfil(position: SeizeTheBeanPosition, choice: Fulfil, events: list[Event]) -> None:
    _, seat, angry, which = position.agenda[0]
    card, left = position.guest, order_left(position)
    conclude(position, seat, angry, which, True)
    pay(position, seat, card, left, events)


def decline_order(position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
    """SB-SERVE-12: no secondary order."""
    _, seat, angry, which = position.agenda[0]
    conclude(position, seat, angry, which, False)


def decline(position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
    """SB-TARGET-02: whatever optional thing is asked about is left out; a few steps have more to do then."""
    perform = position.DECLINED.get(position.agenda[0][0])
    if perform is not None:
        perform(position, choice, events)
    else:
        position.agenda = position.agenda[1:]


def conclude(position: SeizeTheBeanPosition, seat: Seat, angry: int, which: int, both: bool) -> None:
    """SB-REWARD-02, SB-RULING-39, -59: what the paid orders bring, main order first, then the ability."""
    card = position.guest
    secondary = order_of(position, card, ORDERS[1 - which]) if both else None
    paying = secondary.paying[seat] if secondary else ()
    rest = position.agenda[1:]
    if angry:
        position.agenda = (*paying, ("calm", seat), *rest)
        return
    rewards = order_of(position, card, ORDERS[which]).rewards[seat]
    ability: Step = ("ability", seat, card, which)
    if secondary:
        rewards = (*rewards, *secondary.rewards[seat])
        if card in position.content.celebrity_cards:
            ability = ("abilities", seat, card)
    position.agenda = (*paying, *rewards, ability, ("leave", seat), *rest)


def resolve_calm(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ANGRY-01…03, SB-SOLDOUT-06: the token is removed, and that is all."""
    host, card = position.host, position.guest
    place = place_of(position.lines[host], card)
    if place != NOBODY and position.lines[host][place][1] == ANGRY:
        set_mood(position, host, place, NEUTRAL)
        events.append(Calmed(host, position.content.ids[CUSTOMERS][card]))
    return resolve_leave(position, events)


def resolve_ability(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-TARGET-01, -02: its effects, one after the other; an optional one is told when it is used."""
    _, seat, card, which, *boosted = position.agenda[0]
    content = position.content
    marks = marks_of(position, position.host, card)
    if marks & (NAPPING | PLAYING):
        position.agenda = position.agenda[1:]
        replace_ability(position, seat, card, marks, events)
        return True
    if boosted and card in content.boosted_steps:
        steps = content.boosted_steps[card][seat]
    else:
        steps = (content.second_steps if which else content.ability_steps)[card][seat]
    position.agenda = (*steps, *position.agenda[1:])
    if steps and content.members[card]:
        ability = (content.second_ability if which else content.ability)[card]
        is_super = (content.second_is_super if which else content.is_super)[card]
        events.append(AbilityUsed(seat, content.ids[CUSTOMERS][card], ability, is_super))
    return True


def replace_ability(
    position: SeizeTheBeanPosition, seat: Seat, card: Card, marks: int, events: list[Event]
) -> None:
    """SB-ABILITY-NAPTIME-03, SB-ABILITY-BOARDGAMES-03, SB-XRULING-05, -24: Good Reviews for who plays, else a nap."""
    if marks & PLAYING:
        instead(position, seat, card, events)
    else:
        events.append(Slept(seat, position.content.ids[CUSTOMERS][card]))


def resolve_leave(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SERVE-16: the service is over, and with it the turn."""
    position.guest = position.host = NOBODY
    position.agenda = position.agenda[1:]
    return True

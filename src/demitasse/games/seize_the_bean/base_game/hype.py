"""Hype: the track, and the phase that draws Customers into the Line (SB-HYPE, SB-OP-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import count_icons, report
from demitasse.games.seize_the_bean.base_game.decks import discard, draw, own
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.content import CUSTOMERS, MOST_HYPE, NOBODY, Card
from demitasse.games.seize_the_bean.events import Drew, HypeMoved, PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import Shown
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import clockwise, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

LOWEST, MAX = 1, MOST_HYPE
DOWN = 0


def resolve_hype(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-HYPE-01, SB-ABILITY-HYPE-01."""
    _, seat, direction = position.agenda[0]
    position.agenda = position.agenda[1:]
    if direction == DOWN:
        drop(position, seat, events)
    else:
        rise(position, seat, events)
    return True


def rise(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-OP-05, SB-HYPE-08…13: at Max Hype a Good Review instead."""
    hype = position.hype[seat]
    if hype == MAX:
        gain(position, seat, 1, "hype", events)
    else:
        position.hype = replaced(position.hype, seat, hype + 1)
        events.append(HypeMoved(seat, hype + 1, 1))


def drop(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-ABILITY-OVERCROWD-01, SB-RULING-42: never below 1."""
    hype = position.hype[seat]
    if hype > LOWEST:
        position.hype = replaced(position.hype, seat, hype - 1)
        events.append(HypeMoved(seat, hype - 1, -1))


def resolve_phase(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-HYPE-02…06, SB-RULING-46: everybody draws as many Customers as their Hype, in turn order.

    SB-XRULING-79: not Starbots, which has no deck and no Line.
    """
    position.phase = "hype"
    events.append(PhaseBegan("hype"))
    for seat in clockwise(position.seats, position.full):
        if seat != position.robot:
            fill_line(position, seat, position.hype[seat], events)
    position.phase = "service"
    position.turns = (0,) * position.seats
    position.called = position.founders
    position.agenda = (("service", position.full),)
    events.append(PhaseBegan("service"))
    return True


def fill_line(position: SeizeTheBeanPosition, seat: Seat, number: int, events: list[Event]) -> None:
    """SB-HYPE-03: to the right end, in the order drawn."""
    drawn: list[Card] = []
    for _ in range(number):
        card = draw(position, seat, events)
        if card == NOBODY:
            break
        drawn.append(card)
    if drawn:
        join_line(position, seat, drawn)
        ids = position.content.ids[CUSTOMERS]
        events.append(Drew(seat, tuple([ids[card] for card in drawn])))


def join_line(position: SeizeTheBeanPosition, seat: Seat, cards: list[Card]) -> None:
    """SB-MOOD-02, SB-RULING-63: neutral and Unserved, at the right end."""
    guests = [(card, 0, 0) for card in cards]
    position.lines = replaced(position.lines, seat, (*position.lines[seat], *guests))


def resolve_draw(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-DRAW-01…03, SB-ABILITY-DRAW-01…03: one Customer to the Line, or a Good Review if there is none."""
    _, seat, note = position.agenda[0]
    position.agenda = position.agenda[1:]
    card = draw(position, seat, events)
    if card == NOBODY:
        gain(position, seat, 1, "draw", events)
    else:
        join_line(position, seat, [card])
        report(position, note, card)
        events.append(Drew(seat, (position.content.ids[CUSTOMERS][card],)))
    return True


def resolve_exclusivity(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ABILITY-EXCLUSIVITY-01, -02: the next Customer is shown to all, discarded, and its reward icons count."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    card = draw(position, seat, events)
    if card != NOBODY:
        discard(position, own(seat), card)
        events.append(Shown(seat, position.content.ids[CUSTOMERS][card]))
        count_icons(position, seat, card, events)
    return True

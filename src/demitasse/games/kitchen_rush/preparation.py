"""Preparation: the round marker, the event, and everybody's ready (KR-PREP, KR-EVENT, KR-RULING-12)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import current, effects, orders
from demitasse.games.kitchen_rush.box import STORAGE, ZONES
from demitasse.games.kitchen_rush.choices import READY, ChooseStorages, Ready
from demitasse.games.kitchen_rush.events import ActionBegan, EventDrawn, Readied, RoundBegan
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def begin_round(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-PREP-01, KR-PREP-02, KR-PREP-03, KR-FX-15, KR-RULING-12: the marker, the event, then the Prestige cards held,
    which are in force from now on.

    KR-RULING-90: with an open deck, a new card on top is told; an empty deck is renewed for it.
    """
    seen = orders.visible_top(position)
    position.round += 1  # KR-SETUP-14, KR-ROUND-04, KR-RULING-08: no slot is filled here
    position.phase = "prep"
    position.prestige_before = position.prestige
    position.settled = (0,) * position.seats
    position.began = position.clock
    events.append(RoundBegan(position.round))
    position.working = len(position.cards)
    draw_event(position, events)
    if not position.ended and (orders.visible_top(position) != seen or not position.deck):
        orders.turn_up(position, events)


def draw_event(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-PREP-02, KR-EVENT-03."""
    if not position.event_deck:
        return
    position.event, position.event_deck = position.event_deck[0], position.event_deck[1:]
    position.revealed += 1
    card = position.content.events[position.event]
    events.append(EventDrawn(card.id))
    effects.apply(position, card.effects, events)


# A choice an event leaves to the team.


def refuse_storages(position: KitchenRushPosition, seat: Seat, choice: ChooseStorages) -> Illegal | None:
    """KR-FX-38, KR-RULING-88."""
    if choice in offer_storages(position):
        return None
    return Illegal("KR-FX-38", "kr-refused-target-storages")


def choose_storages(
    position: KitchenRushPosition, seat: Seat, choice: ChooseStorages, events: list[Event]
) -> None:
    position.question = ()
    effects.lock(position, (ZONES.index(zone) - STORAGE for zone in (choice.first, choice.second)), events)


def offer_storages(position: KitchenRushPosition) -> list[Choice]:
    zones = [ZONES[STORAGE + storage] for storage in active_storages(position)]
    return [ChooseStorages(*pair) for pair in combinations(zones, effects.LOCKS)]


# Plans.


def claimable(position: KitchenRushPosition) -> frozenset[str]:
    """KR-PREP-04: plans speak of waiting orders and of rooms, and last until the bell."""
    if position.phase not in ("prep", "action"):
        return frozenset()
    ids = position.content.order_ids
    return frozenset([*ZONES, *(ids[card] for card in position.slots if card >= 0)])


# Ready.


def refuse_ready(position: KitchenRushPosition, seat: Seat, choice: Ready) -> Illegal | None:
    """KR-DEC-07."""
    if position.settled[seat]:
        return Illegal("KR-RULING-11", "kr-refused-phase-ready")
    return None


def ready(position: KitchenRushPosition, seat: Seat, choice: Ready, events: list[Event]) -> None:
    """KR-PREP-05, KR-RULING-11: when everybody is, the clock starts."""
    position.settled = replaced(position.settled, seat, 1)
    events.append(Readied(seat))
    if all(position.settled):
        begin_action(position, events)


def offer_ready(position: KitchenRushPosition, seat: Seat) -> tuple[Choice, ...]:
    return () if position.settled[seat] else (READY,)


def begin_action(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-TIMER-02, KR-TIME-01, KR-TIME-07, KR-FX-52: the clock starts, and nobody does anything yet."""
    position.phase = "action"
    position.revealed += 1
    position.began = position.clock
    change = effects.seconds_here(position, terms_of(position).seconds)
    position.phase_ms = max(1, position.round_ms + 1000 * change)
    position.settled = (0,) * position.seats
    position.doing = (current.NOTHING_DOING,) * position.seats
    position.bill = ()
    events.append(ActionBegan(position.round, position.phase_ms // 1000))

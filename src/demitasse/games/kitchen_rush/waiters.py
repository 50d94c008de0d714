"""Waiters: take an order, or serve one quickly (KR-SERVER, KR-DEC-14, KR-DEC-15)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import orders, plates
from demitasse.games.kitchen_rush.box import SIZES, WAITERS, Card
from demitasse.games.kitchen_rush.choices import EXACT, Serve, TakeOrder
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.current import can_serve, can_take_order, count_part, not_in, parts
from demitasse.games.kitchen_rush.events import OrderTaken, Served
from demitasse.games.kitchen_rush.money import earn
from demitasse.games.kitchen_rush.orders import EMPTY_SLOT, NO_PLATE
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


# Taking an order.


def refuse_take(position: KitchenRushPosition, seat: Seat, choice: TakeOrder) -> Illegal | None:
    """KR-DEC-14, KR-CARD-07."""
    refused = not_in(position, seat, WAITERS)
    if refused is not None:
        return refused
    if not can_take_order(position, seat):
        if parts(position, seat)[0]:
            return Illegal("KR-RULING-91", "kr-refused-used-order")
        return Illegal("KR-SERVER-01", "kr-refused-mode-served")
    content = position.content
    card = content.order_index.get(choice.order, orders.NO_ORDER)
    if card < 0 or (card not in position.slots and card != orders.visible_top(position)):
        return Illegal("KR-SERVER-02", "kr-refused-target-order", order=choice.order[:20])
    return refuse_wishes(position, card, choice)


def refuse_wishes(position: KitchenRushPosition, card: Card, choice: TakeOrder) -> Illegal | None:
    """KR-RULING-39, KR-RULING-40."""
    sizes = position.content.sizes[card]
    if (len(sizes) > 1 or choice.second == EXACT) and wishes_of(choice, len(sizes)) in plates.all_wishes(
        sizes, position.rack
    ):
        return None
    return Illegal("KR-RULING-39", "kr-refused-size-wish", order=choice.order)


def wishes_of(choice: TakeOrder, dishes: int) -> plates.Wishes:
    return (choice.first, choice.second)[:dishes]


def take(position: KitchenRushPosition, seat: Seat, choice: TakeOrder, events: list[Event]) -> None:
    """KR-SERVER-02, KR-SERVER-03, KR-SERVER-04, KR-SERVER-05: the order, and the plates there are for it."""
    content = position.content
    card = content.order_index[choice.order]
    sizes = content.sizes[card]
    taken = plates.all_wishes(sizes, position.rack)[wishes_of(choice, len(sizes))]
    slot = position.slots.index(card) if card in position.slots else -1
    if slot >= 0:
        position.slots = replaced(position.slots, slot, EMPTY_SLOT)
    else:
        orders.draw(position, events)
    plates.take_from_rack(position, taken)
    orders.hold(position, seat, card, taken)
    count_part(position, seat, 1)
    events.append(
        OrderTaken(
            seat,
            choice.order,
            slot + 1,
            tuple(SIZES[plate] for plate in taken if plate != NO_PLATE),
            tuple(id for id, plate in zip(content.dish_ids[card], taken, strict=True) if plate == NO_PLATE),
        )
    )
    if slot < 0:
        orders.turn_up(position, events)


@lru_cache(maxsize=8192)
def ways_to_take(content: KitchenRushContent, card: Card, rack: plates.Rack) -> tuple[Choice, ...]:
    """Every wish for plates that is allowed, the plain one first."""
    id = content.order_ids[card]
    return tuple(TakeOrder(id, *wishes) for wishes in plates.all_wishes(content.sizes[card], rack))


# Quick service.


def refuse_serve(position: KitchenRushPosition, seat: Seat, choice: Serve) -> Illegal | None:
    """KR-DEC-15, KR-RULING-45: a plate for every dish, nothing more."""
    refused = not_in(position, seat, WAITERS)
    if refused is not None:
        return refused
    if not can_serve(position, seat):
        return Illegal("KR-SERVER-01", "kr-refused-used-serve")
    card = position.content.order_index.get(choice.order, orders.NO_ORDER)
    at = orders.find_order(position, seat, card)
    if at < 0:
        return Illegal("KR-RULING-27", "kr-refused-not-yours-order", order=choice.order[:20])
    _, served, _, dishes = position.held[seat][at]
    if served:
        return Illegal("KR-SERVER-07", "kr-refused-order-served-already", order=choice.order)
    if any(plate == NO_PLATE for plate, _, _ in dishes):
        return Illegal("KR-RULING-45", "kr-refused-no-plate-serve", order=choice.order)
    return None


def serve(position: KitchenRushPosition, seat: Seat, choice: Serve, events: list[Event]) -> None:
    """KR-SERVER-07, KR-SERVER-08, KR-RULING-46, KR-RULING-47: one order, one tip."""
    tip = terms_of(position).quick_service
    at = orders.find_order(position, seat, position.content.order_index[choice.order])
    card, _, extra, dishes = position.held[seat][at]
    orders.change_order(position, seat, at, (card, 1, extra, dishes))
    earn(position, tip)
    count_part(position, seat, 0, 1)
    events.append(Served(seat, choice.order, tip))


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    offered: list[Choice] = []
    content, rack = position.content, position.rack
    if can_take_order(position, seat):
        top = orders.visible_top(position)
        for card in (*position.slots, *((top,) if top >= 0 else ())):
            if card >= 0:
                offered += ways_to_take(content, card, rack)
    if can_serve(position, seat):
        offered += [
            content.serve[card]
            for card, served, _, dishes in position.held[seat]
            if not served and all(plate for plate, _, _ in dishes)
        ]
    return offered

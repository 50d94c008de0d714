"""The order check: five tests for every order, rewards, penalties, ruined dishes (KR-CHECK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import prestige
from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.events import OrderFailed, OrderPassed
from demitasse.games.kitchen_rush.heaps import EMPTY_HEAP, INGREDIENT_BYTES, SPICE_BYTES, Heap, within
from demitasse.games.kitchen_rush.money import earn
from demitasse.games.kitchen_rush.orders import NO_DISH, NO_PLATE, DishState, Held
from demitasse.games.kitchen_rush.terms import Terms, terms_of
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

SIZE_TEST, INGREDIENTS_TEST, SPICES_TEST, COOKING_TEST = 1, 2, 3, 4
"""KR-CHECK-02, KR-CHECK-03, KR-CHECK-04, KR-CHECK-05; that every dish passes is the fifth (KR-CHECK-06)."""


class Verdict(NamedTuple):
    """What the check finds about an order: for each dish the tests it fails, and whether it is ruined."""

    failed: tuple[tuple[int, ...], ...]
    ruined: tuple[bool, ...]

    @property
    def passed(self) -> bool:
        return not any(self.failed)


# The tests.


def verdict(position: KitchenRushPosition, order: Held) -> Verdict:
    """KR-CHECK-02, KR-CHECK-03, KR-CHECK-04, KR-CHECK-05, KR-CHECK-06, KR-RULING-73: against what is printed and what
    is in force.
    """
    card, _, extra, dishes = order
    terms = terms_of(position)
    wants, sizes = position.content.wants[card], position.content.sizes[card]
    cooks = position.content.cooks[card]
    more = terms.extra if extra else EMPTY_HEAP
    bearer = bearer_of(dishes, wants, more)
    failed = tuple(
        tests_failed(dish, size, want + (more if at == bearer else EMPTY_HEAP), cook, terms)
        for at, (dish, size, want, cook) in enumerate(zip(dishes, sizes, wants, cooks, strict=True))
    )
    ruined = tuple(
        is_ruined(dish, want, cook, more) for dish, want, cook in zip(dishes, wants, cooks, strict=True)
    )
    return Verdict(failed, ruined)


def bearer_of(dishes: tuple[DishState, ...], wants: tuple[Heap, ...], more: Heap) -> int:
    """KR-RULING-93: the one dish that is judged with the extra ingredient: one that holds it, else the first."""
    if not more:
        return -1
    for at, ((_, _, heap), want) in enumerate(zip(dishes, wants, strict=True)):
        if (heap ^ (want + more)) & INGREDIENT_BYTES == 0:
            return at
    return 0


def tests_failed(dish: DishState, size: int, want: Heap, cook: int, terms: Terms) -> tuple[int, ...]:
    plate, row, heap = dish
    failed = []
    if plate not in (size, size + 1):
        failed.append(SIZE_TEST)
    if (heap ^ want) & INGREDIENT_BYTES:
        failed.append(INGREDIENTS_TEST)
    if (heap ^ want) & SPICE_BYTES:
        failed.append(SPICES_TEST)
    if row != cook and (cook, row) not in terms.accepted:  # KR-RULING-57: row 0 is right for a time of 0
        failed.append(COOKING_TEST)
    return tuple(failed)


def lost(position: KitchenRushPosition, order: Held, number: int) -> bool:
    """Whether a dish of an order is ruined, as things stand."""
    card, _, extra, dishes = order
    want, cook = position.content.wants[card][number], position.content.cooks[card][number]
    return is_ruined(dishes[number], want, cook, terms_of(position).extra if extra else EMPTY_HEAP)


def is_ruined(dish: DishState, want: Heap, cook: int, more: Heap) -> bool:
    """KR-RULING-71, KR-RULING-72, KR-RULING-93, KR-RULING-94, KR-CARD-01: it has a plate and can no longer become right
    on it, neither with nor without the extra ingredient its order may ask for.
    """
    plate, row, heap = dish
    if plate == NO_PLATE:
        return False
    if row > cook:
        return True
    return not can_become(heap, want, row) and not (more and can_become(heap, want + more, row))


def can_become(heap: Heap, want: Heap, row: int) -> bool:
    """Nothing is too much on it, and once it cooks no ingredient is missing."""
    return within(heap, want) and not (row and (heap ^ want) & INGREDIENT_BYTES)


# What follows from them.


def check(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-CHECK-01, KR-RULING-09, KR-RULING-70: what is held, not what lies on slots; first all correct orders, then all
    others, by seat and in the order of taking.
    """
    found = [
        (seat, order, verdict(position, order)) for seat, held in enumerate(position.held) for order in held
    ]
    position.held = ((),) * position.seats
    for seat, order, result in found:
        if result.passed:
            passed(position, seat, order, events)
    for seat, order, result in found:
        if not result.passed:
            failed(position, seat, order, result, events)
            if prestige.lost(position, events):
                keep_the_rest(position, found)
                return


def passed(position: KitchenRushPosition, seat: Seat, order: Held, events: list[Event]) -> None:
    """KR-CHECK-07, KR-CHECK-08, KR-CHECK-09, KR-CHECK-10, KR-CHECK-11, KR-SERVER-09, KR-RULING-47: paid now, served
    quickly or not; dishes are cleared away.
    """
    card, quick, _, dishes = order
    terms = terms_of(position)
    coins = position.content.coins[card]
    if not quick:
        coins = max(0, coins - terms.discount)
    stars = position.content.stars[card]
    earn(position, coins)
    prestige.gain(position, stars)
    for dish in dishes:
        clear(position, dish)
    position.served += ((card, position.round, quick),)
    position.bill += (("passed", seat, card, coins, stars, quick, (), ()),)
    events.append(OrderPassed(seat, position.content.order_ids[card], coins, stars, quick))


def failed(
    position: KitchenRushPosition, seat: Seat, order: Held, result: Verdict, events: list[Event]
) -> None:
    """KR-CHECK-12, KR-CHECK-13, KR-CHECK-14, KR-CHECK-15, KR-CHECK-16, KR-CHECK-17, KR-CHECK-18, KR-CHECK-19,
    KR-CHECK-20, KR-CHECK-21, KR-CHECK-22, KR-CHECK-23, KR-RULING-48, KR-RULING-74: the card stays, ruined dishes do
    not; the served mark comes off.
    """
    card, quick, extra, dishes = order
    penalty = terms_of(position).penalty + quick
    left = []
    for dish, ruined in zip(dishes, result.ruined, strict=True):
        if ruined:
            clear(position, dish)
        left.append(NO_DISH if ruined else dish)
    position.held = replaced(position.held, seat, (*position.held[seat], (card, 0, extra, tuple(left))))
    prestige.lose(position, penalty)
    tests = tests_to_blame(dishes, result)
    position.failures = tuple(
        [number + (not test or test in tests) for test, number in enumerate(position.failures)]
    )
    position.bill += (
        (
            "failed",
            seat,
            card,
            0,
            -penalty,
            quick,
            tuple(int("".join(map(str, tests)) or "0") for tests in result.failed),
            tuple(number for number, ruined in enumerate(result.ruined, 1) if ruined),
        ),
    )
    events.append(failure(position, seat, order, result, penalty))


def tests_to_blame(dishes: tuple[DishState, ...], result: Verdict) -> set[int]:
    """Why an order failed. A dish without a plate lacks that and nothing else: all the rest goes onto a plate."""
    return {
        test
        for (plate, _, _), tests in zip(dishes, result.failed, strict=True)
        for test in tests
        if plate != NO_PLATE or test == SIZE_TEST
    }


def failure(
    position: KitchenRushPosition, seat: Seat, order: Held, result: Verdict, penalty: int
) -> OrderFailed:
    """The line of the bill, test by test."""
    ids = position.content.dish_ids[order[0]]

    def dishes_failing(test: int) -> tuple[str, ...]:
        return tuple(id for id, tests in zip(ids, result.failed, strict=True) if test in tests)

    return OrderFailed(
        seat=seat,
        order=position.content.order_ids[order[0]],
        plate=dishes_failing(SIZE_TEST),
        ingredients=dishes_failing(INGREDIENTS_TEST),
        spices=dishes_failing(SPICES_TEST),
        cooking=dishes_failing(COOKING_TEST),
        ruined=tuple(id for id, ruined in zip(ids, result.ruined, strict=True) if ruined),
        quick=order[1],
        prestige=penalty,
    )


def clear(position: KitchenRushPosition, dish: DishState) -> None:
    """KR-CHECK-09, KR-CHECK-10, KR-CHECK-16, KR-CHECK-17, KR-CHECK-20, KR-SINK-02: goods to the Market stock, the plate
    to the Sink.
    """
    plate, _, heap = dish
    position.stock += heap
    position.sink = replaced(position.sink, plate - 1, position.sink[plate - 1] + 1)


def keep_the_rest(position: KitchenRushPosition, found: list[tuple[Seat, Held, Verdict]]) -> None:
    """KR-RULING-85: the game was lost on the way, so orders not judged yet stay as they are."""
    judged: set[Card] = {line[2] for line in position.bill if line[0] in ("passed", "failed")}
    for seat, order, _ in found:
        if order[0] not in judged:
            position.held = replaced(position.held, seat, (*position.held[seat], order))

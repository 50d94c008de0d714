"""The order check: five tests, what follows from them, ruined dishes (KR-CHECK)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.choices import KINDS
from demitasse.games.kitchen_rush.events import OrderFailed, OrderPassed
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import (
    BOX,
    OrderSpec,
    all_ready,
    dish,
    goods_on,
    held_ids,
    in_storage,
    kitchen,
    order,
    perfect,
    plate_under,
    play,
    ring,
    row_of,
    served_ids,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
PLENTY = 90
STEAK = {"meat": 2, "vegetable": 2}
"""What O05 wants, on a plate II, cooked twice, for 4 coins."""
CHILI = {"meat": 2, "vegetable": 1, "bread": 1, "white": 1, "red": 1}
"""What O24 wants, on a plate II, cooked three times."""


def holding(*specs: OrderSpec, prestige: int = 0) -> KitchenRushPosition:
    """Red with these orders, and coins for everybody's salary."""
    return kitchen(coins=PLENTY, prestige=prestige, held={RED: list(specs)})


def failure(*specs: OrderSpec) -> OrderFailed:
    (failed,) = only(ring(holding(*specs)), OrderFailed)
    return failed


def passes(*specs: OrderSpec) -> bool:
    return bool(only(ring(holding(*specs)), OrderPassed))


@rule("KR-CHECK-01")
def test_every_order_of_every_player_is_checked_served_or_not() -> None:
    position = kitchen(
        coins=PLENTY,
        prestige=5,
        slots=["O50"],
        held={
            RED: [perfect("O05"), order("O01")],
            BLUE: [perfect("O02", served=True)],
            GREEN: [order("O03", served=True)],
        },
    )

    events = ring(position)

    assert [(event.seat, event.order) for event in only(events, OrderPassed)] == [(RED, "O05"), (BLUE, "O02")]
    assert [(event.seat, event.order) for event in only(events, OrderFailed)] == [
        (RED, "O01"),
        (GREEN, "O03"),
    ]


# The tests.


@rule("KR-CHECK-02")
@pytest.mark.parametrize(("plate", "right"), [("I", False), ("II", True), ("III", True), ("IV", False)])
def test_the_plate_has_the_stated_size_or_the_next_one(plate: str, right: bool) -> None:
    spec = order("O05", dish(plate=plate, row=2, goods=STEAK))

    assert passes(spec) == right
    if not right:
        assert failure(spec).plate == ("O05.1",)


@rule("KR-CHECK-03")
@pytest.mark.parametrize(
    "goods",
    [
        {"meat": 2, "vegetable": 1},
        {"meat": 2, "vegetable": 3},
        {"meat": 2, "vegetable": 2, "bread": 1},
        {"meat": 3, "vegetable": 1},
    ],
)
def test_the_ingredients_are_exactly_those_required(goods: dict[str, int]) -> None:
    failed = failure(order("O05", dish(row=2, goods=goods)))

    assert (failed.ingredients, failed.plate, failed.spices, failed.cooking) == (("O05.1",), (), (), ())
    assert passes(order("O05", dish(row=2, goods=STEAK)))


@rule("KR-CHECK-04")
@pytest.mark.parametrize(
    "spices", [{"white": 1}, {"white": 2}, {"white": 1, "red": 2}, {"white": 1, "red": 1, "green": 1}]
)
def test_the_spices_are_exactly_those_required(spices: dict[str, int]) -> None:
    rest = {"meat": 2, "vegetable": 1, "bread": 1}
    failed = failure(order("O24", dish(row=3, goods={**rest, **spices})))

    assert (failed.spices, failed.plate, failed.ingredients, failed.cooking) == (("O24.1",), (), (), ())
    assert passes(order("O24", dish(row=3, goods=CHILI)))


@rule("KR-CHECK-05")
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_the_row_is_the_cooking_time(row: int) -> None:
    spec = order("O05", dish(row=row, goods=STEAK))

    assert passes(spec) == (row == 2)
    if row != 2:
        assert failure(spec).cooking == ("O05.1",)


@rule("KR-CHECK-06")
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 0), (0, 1), (0, 0)])
def test_every_dish_of_an_order_passes(first: int, second: int) -> None:
    burger, shells = {"meat": 1, "salad": 1, "bread": 1}, {"pasta": 1, "cheese": 1, "white": 1}
    spec = order("O28", dish(row=first, goods=burger), dish(row=second, goods=shells))

    assert passes(spec) == (first == second == 1)


# A correct order.


@rule("KR-CHECK-07", "KR-CHECK-08")
@pytest.mark.parametrize(("id", "coins", "stars"), [("O05", 4, 0), ("O32", 4, 1), ("O54", 3, 2)])
def test_a_correct_order_brings_its_coins_and_its_stars(id: str, coins: int, stars: int) -> None:
    position = holding(perfect(id))

    ring(position)

    assert (position.coins, position.prestige) == (PLENTY - 21 + coins, stars)


@rule("KR-CHECK-09", "KR-CHECK-10", "KR-CHECK-11")
def test_after_a_correct_order_goods_go_to_the_stock_plates_to_the_sink_and_the_card_to_the_served() -> None:
    position = holding(perfect("O44"))  # I and II
    stock, bag, storages = counts_of(position.stock), position.bag, position.storages
    rack, sink = position.rack, position.sink

    ring(position)

    goods = {"meat": 2, "salad": 1, "cheese": 1, "pasta": 2, "black": 1, "green": 1, "red": 1}
    assert counts_of(position.stock) == {good: number + goods.get(good, 0) for good, number in stock.items()}
    assert (position.bag, position.storages, position.rack) == (bag, storages, rack)
    assert position.sink == (sink[0] + 1, sink[1] + 1, *sink[2:])
    assert (served_ids(position), held_ids(position, RED)) == (["O44"], [])
    assert [(it.id, it.round) for it in position.view(None).served] == [("O44", 1)]


# An order that failed.


@rule("KR-CHECK-12", "KR-CHECK-13")
def test_each_failed_order_costs_a_prestige_and_stays_with_its_player() -> None:
    position = holding(order("O05"), order("O28"), prestige=5)

    ring(position)

    assert (position.prestige, position.coins) == (3, PLENTY - 21)
    assert held_ids(position, RED) == ["O05", "O28"]


@rule("KR-CHECK-14")
@pytest.mark.parametrize(
    ("id", "row", "goods"),
    [
        ("O05", 0, {}),
        ("O05", 0, {"meat": 1}),
        ("O05", 0, STEAK),
        ("O05", 1, STEAK),
        ("O24", 3, {"meat": 2, "vegetable": 1, "bread": 1, "red": 1}),
    ],
)
def test_a_dish_that_can_still_be_completed_stays_as_it_is(id: str, row: int, goods: dict[str, int]) -> None:
    position = holding(order(id, dish(row=row, goods=goods)))
    sink = position.sink

    (failed,) = only(ring(position), OrderFailed)

    assert (failed.ruined, position.sink) == ((), sink)
    assert (plate_under(position, RED, f"{id}.1"), row_of(position, RED, f"{id}.1")) == ("II", row)
    assert goods_on(position, RED, f"{id}.1") == goods


@rule("KR-CHECK-14")
def test_a_dish_that_stayed_can_be_completed_in_a_later_round() -> None:
    position = holding(order("O05", dish(row=1, goods=STEAK)), prestige=3)
    ring(position)
    all_ready(position)

    play(position, RED, "place red-1 stoves", "cook O05.1")

    assert [event.order for event in only(ring(position), OrderPassed)] == ["O05"]


@rule("KR-CHECK-15", "KR-CHECK-18")
@pytest.mark.parametrize(
    ("row", "goods"),
    [
        (3, STEAK),  # overcooked
        (1, {"meat": 2, "vegetable": 1}),  # cooking begun without everything
        (1, {}),
        (0, {"meat": 3}),  # too many
        (0, {"bread": 1}),  # not wanted at all
        (2, {**STEAK, "white": 1}),  # a spice too many
    ],
)
def test_a_dish_with_an_error_that_cannot_be_mended_is_ruined(row: int, goods: dict[str, int]) -> None:
    position = holding(order("O05", dish(row=row, goods=goods)))

    (failed,) = only(ring(position), OrderFailed)

    assert failed.ruined == ("O05.1",)
    assert (plate_under(position, RED, "O05.1"), held_ids(position, RED)) == ("", ["O05"])
    all_ready(position)
    play(position, RED, "plate O05.1 II", "place red-1 storage-1", "take meat O05.1")  # from the beginning


@rule("KR-CHECK-16", "KR-CHECK-17", "KR-CHECK-20")
def test_a_ruined_dish_is_discarded_whole_goods_to_the_stock_and_plate_to_the_sink() -> None:
    position = holding(order("O05", dish(plate="III", row=3, goods={**STEAK, "white": 1})))
    stock, bag, storage = counts_of(position.stock), position.bag, in_storage(position, 1)
    sink = position.sink

    ring(position)

    back = {**STEAK, "white": 1}
    assert counts_of(position.stock) == {good: number + back.get(good, 0) for good, number in stock.items()}
    assert (position.bag, in_storage(position, 1)) == (bag, storage)
    assert position.sink == (*sink[:2], sink[2] + 1, sink[3])
    assert goods_on(position, RED, "O05.1") == {}


@rule("KR-CHECK-18")
@pytest.mark.parametrize("goods", [{"white": 2}, {"red": 1, "green": 1}, {"meat": 3}])
def test_a_plate_with_more_than_required_is_ruined(goods: dict[str, int]) -> None:
    assert failure(order("O24", dish(goods=goods))).ruined == ("O24.1",)


@rule("KR-CHECK-19")
def test_nothing_is_ever_removed_singly_from_a_plate() -> None:
    taking = {kind.__struct_config__.tag for kind in KINDS if "dish" in kind.__struct_fields__}
    assert taking == {"plate", "take", "cook", "spice"}  # each only adds
    position = holding(order("O05", dish(meat=3, vegetable=1)))

    ring(position)

    assert goods_on(position, RED, "O05.1") == {}  # not the one Meat too many: all of it


@rule("KR-CHECK-21")
@pytest.mark.parametrize("other", [dish(row=1, pasta=1, cheese=1, white=1), dish(pasta=1)])
def test_of_two_dishes_only_the_ruined_one_starts_again(other: dict[str, object]) -> None:
    position = holding(order("O28", dish(row=2, meat=1, salad=1, bread=1), other))

    (failed,) = only(ring(position), OrderFailed)

    assert (failed.ruined, failed.prestige) == (("O28.1",), 1)
    assert plate_under(position, RED, "O28.1") == ""
    assert (plate_under(position, RED, "O28.2"), row_of(position, RED, "O28.2")) == ("II", other["row"])
    assert goods_on(position, RED, "O28.2") == other["goods"]


@rule("KR-CHECK-22", "KR-CHECK-23")
def test_a_failed_quick_service_costs_two_prestige_and_its_tip_is_kept() -> None:
    position = holding(order("O05", dish(row=1, goods=STEAK)), prestige=5)
    play(position, RED, "place red-1 waiters", "serve O05")
    assert position.coins == PLENTY + 1

    (failed,) = only(ring(position), OrderFailed)

    assert (failed.quick, failed.prestige, position.prestige) == (1, 2, 3)
    assert position.coins == PLENTY + 1 - 21


def test_notes_tell_why_orders_failed_and_what_the_team_came_to() -> None:
    wrong = dict.fromkeys(("plate", "ingredients", "spices", "cooking"), 0)

    def noted(*specs: OrderSpec) -> dict[str, int]:
        position = kitchen(round=4, coins=PLENTY, prestige=5, held={RED: list(specs)})
        ring(position)
        assert position.result is not None
        assert position.notes(RED) == position.notes(GREEN)
        return dict(position.notes(RED))

    def reasons(*specs: OrderSpec) -> dict[str, int]:
        notes = noted(*specs)
        return {what: notes[f"failed-{what}"] for what in wrong}

    assert reasons(order("O05", dish(plate=None))) == wrong | {"plate": 1}
    assert reasons(order("O24", dish(row=3, goods=CHILI | {"red": 0}))) == wrong | {"spices": 1}
    assert reasons(order("O05", dish(row=1, goods=STEAK))) == wrong | {"cooking": 1}
    assert reasons(order("O05", dish(row=2, meat=2))) == wrong | {"ingredients": 1}
    assert reasons(order("O05"), order("O24", dish(plate=None))) == {
        "plate": 1,
        "ingredients": 1,
        "spices": 0,
        "cooking": 1,
    }

    notes = noted(perfect("O05", served=True), perfect("O02"), order("O24"), order("O05"))
    assert (notes["orders"], notes["quick"], notes["failed"]) == (2, 1, 2)
    assert notes["coins"] == PLENTY - 21 + sum(BOX.coins[BOX.order_index[id]] for id in ("O05", "O02"))
    assert (notes["upgrades"], notes["unpaid"]) == (0, 0)

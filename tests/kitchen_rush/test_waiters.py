"""Waiters: orders, plates and quick service (KR-SERVER, KR-RULING-39…49)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import OrderFailed, OrderPassed, OrderTaken, Served
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    dish,
    goods_on,
    held_ids,
    kitchen,
    offers,
    order,
    perfect,
    plate_under,
    play,
    refused,
    ring,
    row_of,
    served_ids,
    slot_ids,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
BARE = dish(plate=None)


# Taking an order.


@rule("KR-SERVER-01")
def test_one_action_takes_one_order_or_serves_one() -> None:
    taken = kitchen(slots=["O01", "O02"], held={RED: [order("O05")]})
    play(taken, RED, "place red-1 waiters", "take-order O01")
    assert refused(taken, RED, "take-order O02").rule == "KR-RULING-91"
    assert refused(taken, RED, "serve O05").rule == "KR-SERVER-01"

    served = kitchen(slots=["O01"], held={RED: [order("O05"), order("O06")]})
    play(served, RED, "place red-1 waiters", "serve O05")
    assert refused(served, RED, "serve O06").rule == "KR-SERVER-01"
    assert refused(served, RED, "take-order O01").rule == "KR-SERVER-01"


@rule("KR-SERVER-02")
def test_an_order_goes_from_its_slot_to_the_player_for_all_to_see() -> None:
    position = kitchen(slots=["O01", "O02"], deck=["O03"])
    play(position, BLUE, "place blue-1 waiters")
    assert refused(position, BLUE, "take-order O03").rule == "KR-SERVER-02"

    (taken,) = only(play(position, BLUE, "take-order O02"), OrderTaken)

    assert (taken.seat, taken.slot) == (BLUE, 2)
    assert slot_ids(position) == ["O01"]
    assert [held.id for held in position.view(RED).players[BLUE].orders] == ["O02"]


@rule("KR-SERVER-03")
def test_each_dish_gets_a_plate_of_its_size_on_row_0() -> None:
    position = kitchen(slots=["O28"], rack=[2, 2, 2, 1])  # I and II

    play(position, RED, "place red-1 waiters", "take-order O28")

    assert position.rack == (1, 1, 2, 1)
    for number, size in ((1, "I"), (2, "II")):
        assert plate_under(position, RED, f"O28.{number}") == size
        assert (row_of(position, RED, f"O28.{number}"), goods_on(position, RED, f"O28.{number}")) == (0, {})


@rule("KR-SERVER-04")
def test_without_a_plate_of_the_size_one_a_size_larger_may_be_taken() -> None:
    position = kitchen(slots=["O01"], rack=[2, 0, 1, 1])  # II
    play(position, RED, "place red-1 waiters")
    assert offers(position, RED, "take-order") == ["take-order O01", "take-order O01 larger"]
    other = position.copy()

    play(position, RED, "take-order O01 larger")
    play(other, RED, "take-order O01")

    assert (plate_under(position, RED, "O01.1"), position.rack) == ("III", (2, 0, 0, 1))
    assert (plate_under(other, RED, "O01.1"), other.rack) == ("", (2, 0, 1, 1))


@rule("KR-SERVER-05")
def test_an_order_may_be_taken_without_a_plate() -> None:
    position = kitchen(slots=["O01"], rack=[3, 0, 0, 1])

    (taken,) = only(play(position, RED, "place red-1 waiters", "take-order O01"), OrderTaken)

    assert (taken.plates, taken.missing) == ((), ("O01.1",))
    assert held_ids(position, RED) == ["O01"]
    play(position, RED, "place red-2 storage-1")
    assert refused(position, RED, "take meat O01.1").rule == "KR-STORAGE-05"


@rule("KR-SERVER-06", "KR-RULING-41")
def test_a_missing_plate_is_taken_later_without_a_timer_and_ends_no_action() -> None:
    position = kitchen(rack=[0, 0, 0, 0], sink=[1, 1, 1, 1], held={RED: [order("O01", BARE), order("O05")]})
    play(position, RED, "place red-1 storage-1")
    assert refused(position, RED, "plate O01.1 II").rule == "KR-SERVER-06"
    play(position, BLUE, "place blue-1 sink", "wash 1 1 1")
    assert plate_under(position, RED, "O01.1") == ""  # it does not come by itself

    play(position, RED, "plate O01.1 II", "take meat O01.1", "take meat O05.1")

    assert (plate_under(position, RED, "O01.1"), position.rack) == ("II", (1, 0, 1, 0))
    idle = kitchen(unpaid=["red-1", "red-2", "helper-1"], held={RED: [order("O01", BARE)]})
    play(idle, RED, "plate O01.1 II")


# Quick service.


@rule("KR-SERVER-07", "KR-SERVER-08", "KR-RULING-46")
@pytest.mark.parametrize("id", ["O05", "O28"])
def test_quick_service_turns_one_order_for_one_coin_at_once(id: str) -> None:
    position = kitchen(coins=0, held={RED: [perfect(id)]})

    (served,) = only(play(position, RED, "place red-1 waiters", f"serve {id}"), Served)

    assert (served.tip, position.coins) == (1, 1)
    assert position.view(None).players[RED].orders[0].served
    play(position, RED, "place red-2 waiters")
    assert refused(position, RED, f"serve {id}").rule == "KR-SERVER-07"


@rule("KR-SERVER-09")
def test_orders_that_are_ready_need_no_quick_service() -> None:
    position = kitchen(coins=90, held={RED: [perfect("O05")]})

    (passed,) = only(ring(position), OrderPassed)

    assert (passed.order, passed.quick, served_ids(position)) == ("O05", 0, ["O05"])


@rule("KR-SERVER-10", "KR-SERVER-11")
@pytest.mark.parametrize(
    ("zone", "text"),
    [("stoves", "cook O05.1"), ("storage-1", "take meat O05.1"), ("spices", "spice white O05.1")],
)
def test_a_served_order_is_neither_cooked_nor_added_to(zone: str, text: str) -> None:
    position = kitchen(held={RED: [order("O05", served=True)]})
    play(position, RED, f"place red-1 {zone}")

    assert refused(position, RED, text).rule == "KR-SERVER-11"


# Rulings about plates.


@rule("KR-RULING-39")
def test_exact_plates_come_first_for_all_dishes_and_then_larger_ones_by_wish() -> None:
    position = kitchen(slots=["O44"], rack=[0, 2, 1, 1])  # I and II
    play(position, RED, "place red-1 waiters")
    assert offers(position, RED, "take-order") == ["take-order O44", "take-order O44 larger"]

    play(position, RED, "take-order O44 larger")

    assert (plate_under(position, RED, "O44.1"), plate_under(position, RED, "O44.2")) == ("II", "II")


@rule("KR-RULING-39")
def test_an_exact_plate_cannot_be_declined() -> None:
    position = kitchen(slots=["O01"], rack=[1, 1, 1, 1])
    play(position, RED, "place red-1 waiters")

    assert offers(position, RED, "take-order") == ["take-order O01"]
    for wish in ("larger", "later"):
        assert refused(position, RED, f"take-order O01 {wish}").rule == "KR-RULING-39"


@rule("KR-RULING-39")
@pytest.mark.parametrize(
    ("wishes", "first", "second"),
    [("", "I", ""), (" exact larger", "I", "II"), (" larger", "II", "I"), (" later", "", "I")],
)
def test_one_plate_for_two_dishes_goes_in_the_order_the_player_names(
    wishes: str, first: str, second: str
) -> None:
    position = kitchen(slots=["O27"], rack=[1, 1, 0, 0])  # I and I
    play(position, RED, "place red-1 waiters", f"take-order O27{wishes}")

    assert (plate_under(position, RED, "O27.1"), plate_under(position, RED, "O27.2")) == (first, second)


@rule("KR-RULING-40", "KR-RULING-42")
@pytest.mark.parametrize(
    ("id", "exact", "larger", "much_larger"),
    [("O04", "I", "II", "III"), ("O01", "II", "III", "IV"), ("O07", "III", "IV", "I")],
)
def test_a_late_plate_is_of_the_size_or_exactly_one_larger_while_there_is_none(
    id: str, exact: str, larger: str, much_larger: str
) -> None:
    full = kitchen(rack=[1, 1, 1, 1], sink=[0, 0, 0, 0], held={RED: [order(id, BARE)]})
    assert offers(full, RED, "plate") == [f"plate {id}.1 {exact}"]
    assert refused(full, RED, f"plate {id}.1 {larger}").rule == "KR-RULING-40"
    assert refused(full, RED, f"plate {id}.1 {much_larger}").rule == "KR-RULING-40"

    sizes = ("I", "II", "III", "IV")
    short = kitchen(rack=[int(size != exact) for size in sizes], held={RED: [order(id, BARE)]})
    assert offers(short, RED, "plate") == [f"plate {id}.1 {larger}"]
    assert refused(short, RED, f"plate {id}.1 {much_larger}").rule == "KR-RULING-40"
    play(short, RED, f"plate {id}.1 {larger}")


@rule("KR-RULING-40")
def test_nothing_is_larger_than_the_largest() -> None:
    position = kitchen(slots=["O14"], rack=[3, 3, 3, 0])  # IV
    play(position, RED, "place red-1 waiters")

    assert offers(position, RED, "take-order") == ["take-order O14"]
    assert refused(position, RED, "take-order O14 larger").rule == "KR-RULING-39"


@rule("KR-RULING-41")
def test_a_late_plate_is_for_the_action_phase() -> None:
    position = kitchen(phase="prep", held={RED: [order("O01", BARE)]})
    assert refused(position, RED, "plate O01.1 II").rule == "KR-PREP-05"

    all_ready(position)
    at(position, 239_999)

    play(position, RED, "plate O01.1 II")


@rule("KR-RULING-43")
def test_a_ruined_dish_gets_its_new_plate_in_a_later_action_phase() -> None:
    position = kitchen(coins=90, held={RED: [order("O05", dish(row=3))]})
    ring(position)
    assert (held_ids(position, RED), plate_under(position, RED, "O05.1")) == (["O05"], "")
    all_ready(position)

    play(position, RED, "plate O05.1 II")

    assert (plate_under(position, RED, "O05.1"), row_of(position, RED, "O05.1")) == ("II", 0)


@rule("KR-RULING-44")
def test_a_plate_belongs_to_its_dish() -> None:
    position = kitchen(rack=[1, 1, 1, 1], held={RED: [order("O05"), order("O01", BARE)]})

    assert refused(position, RED, "plate O05.1 II").rule == "KR-RULING-44"  # no second one, no swap
    play(position, RED, "place red-1 storage-1", "take meat O05.1")
    assert refused(position, RED, "take meat O01.1").rule == "KR-STORAGE-05"
    position.coins = 90
    ring(position)
    assert (plate_under(position, RED, "O05.1"), plate_under(position, RED, "O01.1")) == ("II", "")


# Rulings about quick service.


@rule("KR-RULING-45")
def test_quick_service_needs_a_plate_for_every_dish_and_nothing_more() -> None:
    position = kitchen(coins=0, held={RED: [order("O28", dish(), BARE), order("O05", dish(row=3, bread=1))]})
    play(position, RED, "place red-1 waiters")
    assert refused(position, RED, "serve O28").rule == "KR-RULING-45"

    play(position, RED, "serve O05")

    assert position.coins == 1


@rule("KR-RULING-47")
def test_a_served_order_is_judged_and_paid_only_at_the_check() -> None:
    right, wrong = perfect("O32"), order("O05")
    position = kitchen(coins=80, prestige=2, held={RED: [right], BLUE: [wrong]})
    play(position, RED, "place red-1 waiters", "serve O32")
    play(position, BLUE, "place blue-1 waiters", "serve O05")
    assert (position.coins, position.prestige, position.served) == (82, 2, ())

    events = ring(position)

    (passed,), (failed,) = only(events, OrderPassed), only(events, OrderFailed)
    assert (passed.order, passed.coins, passed.stars) == ("O32", 4, 1)
    assert (failed.order, failed.quick) == ("O05", 1)


@rule("KR-RULING-48")
def test_after_a_failed_check_the_order_can_be_worked_on_and_served_again() -> None:
    position = kitchen(coins=90, prestige=3, held={RED: [order("O05", dish(meat=1), served=True)]})
    ring(position)
    all_ready(position)
    coins = position.coins

    play(position, RED, "place red-1 storage-1", "take meat O05.1", "place red-2 waiters", "serve O05")

    assert (goods_on(position, RED, "O05.1"), position.coins) == ({"meat": 2}, coins + 1)


@rule("KR-RULING-49")
def test_a_player_may_hold_any_number_of_orders_and_plates() -> None:
    held = [order(id) for id in BOX.order_ids[:12]]
    position = kitchen(slots=["O41"], held={RED: held})

    play(position, RED, "place red-1 waiters", "take-order O41")

    assert len(position.held[RED]) == 13

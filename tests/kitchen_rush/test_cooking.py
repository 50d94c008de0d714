"""Storages, Stoves and Spices: what comes onto plates, and how they are cooked (KR-STORAGE, KR-STOVE, KR-SPICE)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.choices import Spice, Take
from demitasse.games.kitchen_rush.events import OrderPassed
from demitasse.games.kitchen_rush.heaps import counts_of
from tests.kitchen_rush.build import (
    at,
    dish,
    goods_on,
    in_storage,
    kitchen,
    offers,
    order,
    perfect,
    plate_under,
    play,
    refused,
    ring,
    row_of,
    state_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


# Storages.


@rule("KR-STORAGE-01", "KR-STORAGE-02", "KR-STORAGE-03")
def test_tokens_come_from_the_storage_onto_own_plates() -> None:
    position = kitchen(storages={1: {"meat": 2, "bread": 1}}, held={RED: [order("O05"), order("O27")]})
    play(position, RED, "place red-1 storage-1")

    play(position, RED, "take meat O05.1", "take meat O27.2", "take bread O27.2")

    assert in_storage(position, 1) == {}
    assert goods_on(position, RED, "O05.1") == {"meat": 1}
    assert goods_on(position, RED, "O27.2") == {"meat": 1, "bread": 1}


@rule("KR-STORAGE-04")
def test_tokens_of_another_storage_are_out_of_reach() -> None:
    position = kitchen(storages={1: {"meat": 1}, 2: {"salad": 1}}, held={RED: [order("O05")]})
    play(position, RED, "place red-1 storage-1")

    assert refused(position, RED, "take salad O05.1").rule == "KR-STORAGE-04"
    play(position, RED, "place red-2 storage-2", "take salad O05.1")
    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-04"
    assert (in_storage(position, 1), in_storage(position, 2)) == ({"meat": 1}, {})


@rule("KR-STORAGE-05")
def test_a_token_is_not_taken_without_a_plate_to_put_it_on() -> None:
    position = kitchen(held={RED: [order("O05", dish(plate=None))]})
    play(position, RED, "place red-1 storage-1")
    play(position, BLUE, "place blue-1 storage-1")

    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-05"
    assert offers(position, BLUE, "take") == []
    assert Take.__struct_fields__ == ("ingredient", "dish")


@rule("KR-STORAGE-06")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_nothing_is_put_on_a_plate_whose_cooking_has_begun(row: int) -> None:
    position = kitchen(held={RED: [order("O05", dish(row=row))]})
    play(position, RED, "place red-1 storage-1")

    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-06"


@rule("KR-STORAGE-07")
def test_one_stays_in_the_storage_after_the_sand_has_run_out() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 storage-1", "take meat O05.1")
    at(position, 5 * SAND)
    assert state_of(position, "red-1") == "spent"

    play(position, RED, "take meat O05.1")

    assert goods_on(position, RED, "O05.1") == {"meat": 2}


@rule("KR-STORAGE-08", "KR-STORAGE-09")
def test_another_action_takes_one_out_of_the_storage_until_a_timer_is_placed_there_again() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 storage-1", "take meat O05.1", "place red-2 market")
    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-09"
    at(position, SAND)
    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-09"

    play(position, RED, "place red-1 storage-1", "take meat O05.1")


@rule("KR-STORAGE-10")
def test_what_another_player_adds_can_be_taken_at_once() -> None:
    position = kitchen(coins=1, storages={1: {}}, held={RED: [order("O05")]})
    play(position, RED, "place red-1 storage-1")
    assert offers(position, RED, "take") == []

    play(position, BLUE, "place blue-1 market", "buy meat 5")

    assert offers(position, RED, "take") == ["take meat O05.1"]


# Stoves.


@rule("KR-STOVE-01", "KR-STOVE-02", "KR-STOVE-04")
def test_one_action_moves_one_plate_down_one_row() -> None:
    position = kitchen(held={RED: [order("O28")]})
    play(position, RED, "place red-1 stoves", "cook O28.2")

    assert (row_of(position, RED, "O28.1"), row_of(position, RED, "O28.2")) == (0, 1)
    assert [seen.row for seen in position.view(None).players[RED].orders[0].dishes] == [0, 1]
    for text in ("cook O28.1", "cook O28.2"):
        assert refused(position, RED, text).rule == "KR-STOVE-01"
    play(position, RED, "place red-2 stoves", "cook O28.1")
    assert (row_of(position, RED, "O28.1"), row_of(position, RED, "O28.2")) == (1, 1)


@rule("KR-STOVE-03")
@pytest.mark.parametrize(("id", "time"), [("O04", 0), ("O02", 1), ("O05", 2), ("O24", 3)])
def test_a_dish_needs_as_many_actions_as_its_cooking_time(id: str, time: int) -> None:
    right = perfect(id)["dishes"][0]["goods"]
    for actions in range(4):
        position = kitchen(coins=90, held={RED: [order(id, dish(goods=right))]})
        for timer in ("red-1", "red-2", "helper-1")[:actions]:
            play(position, RED, f"place {timer} stoves", f"cook {id}.1")
        assert bool(only(ring(position), OrderPassed)) == (actions == time)


# Spices.


@rule("KR-SPICE-01", "KR-SPICE-02", "KR-SPICE-03")
def test_cubes_of_ones_choice_come_from_the_bag_onto_own_plates() -> None:
    position = kitchen(bag={"white": 1, "yellow": 1, "red": 2}, held={RED: [order("O05"), order("O01")]})
    play(position, RED, "place red-1 spices")
    assert {text.split()[1] for text in offers(position, RED, "spice")} == {"white", "yellow", "red"}
    assert refused(position, RED, "spice black O05.1").rule == "KR-SPICE-01"

    play(position, RED, "spice red O05.1", "spice white O01.1", "spice red O05.1")

    assert counts_of(position.bag) == {"yellow": 1}
    assert (goods_on(position, RED, "O05.1"), goods_on(position, RED, "O01.1")) == ({"red": 2}, {"white": 1})
    assert Spice.__struct_fields__ == ("spice", "dish")


@rule("KR-SPICE-04")
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_cubes_are_added_before_during_and_after_cooking_until_the_dish_is_served(row: int) -> None:
    position = kitchen(
        held={RED: [order("O05", dish(row=row))], BLUE: [order("O01", dish(row=row), served=True)]}
    )
    play(position, RED, "place red-1 spices", "spice white O05.1")
    play(position, BLUE, "place blue-1 spices")

    assert goods_on(position, RED, "O05.1") == {"white": 1}
    assert refused(position, BLUE, "spice white O01.1").rule == "KR-SERVER-11"


@rule("KR-SPICE-05")
def test_one_stays_at_the_spices_after_the_sand_has_run_out() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 spices", "spice white O05.1")
    at(position, 5 * SAND)
    assert state_of(position, "red-1") == "spent"

    play(position, RED, "spice white O05.1")

    assert goods_on(position, RED, "O05.1") == {"white": 2}


@rule("KR-SPICE-06", "KR-SPICE-07")
def test_another_action_takes_one_away_from_the_spices_until_a_timer_is_placed_there_again() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 spices", "spice white O05.1", "place red-2 storage-1")
    assert refused(position, RED, "spice white O05.1").rule == "KR-SPICE-07"
    at(position, SAND)
    assert refused(position, RED, "spice white O05.1").rule == "KR-SPICE-07"

    play(position, RED, "place red-1 spices", "spice white O05.1")


@rule("KR-SPICE-08")
def test_cubes_another_player_adds_can_be_taken_at_once() -> None:
    position = kitchen(coins=1, bag={}, held={RED: [order("O05")]})
    play(position, RED, "place red-1 spices")
    assert offers(position, RED, "spice") == []

    play(position, BLUE, "place blue-1 market", "buy-special 0 2")

    assert offers(position, RED, "spice") == ["spice red O05.1"]


@rule("KR-SPICE-09")
@pytest.mark.parametrize("phase", ["prep", "action"])
def test_anybody_may_look_into_the_bag_at_any_time(phase: str) -> None:
    position = kitchen(phase=phase, bag={"white": 2, "red": 1})

    for seat in (None, RED, BLUE, GREEN):
        assert position.view(seat).bag == {"white": 2, "red": 1}
    assert all(player.doing is None for player in position.view(None).players)


# Rulings.


@rule("KR-RULING-54")
def test_any_good_may_be_put_on_any_own_plate_and_nothing_is_thrown_away_before_the_check() -> None:
    position = kitchen(coins=90, held={RED: [order("O04")]})  # Vegetable and Salad, no spice
    play(position, RED, "place red-1 storage-1")
    for good in ("meat", "bread", "meat", "meat"):
        play(position, RED, f"take {good} O04.1")
    play(position, RED, "place red-2 spices", "spice red O04.1")
    spoilt = {"meat": 3, "bread": 1, "red": 1}
    assert goods_on(position, RED, "O04.1") == spoilt
    at(position, 239_999)
    assert (goods_on(position, RED, "O04.1"), plate_under(position, RED, "O04.1")) == (spoilt, "I")

    ring(position)
    assert (goods_on(position, RED, "O04.1"), plate_under(position, RED, "O04.1")) == ({}, "")


@rule("KR-RULING-55")
@pytest.mark.parametrize(
    "plate", [dish(), dish(meat=1), dish(row=2, meat=2, vegetable=2)], ids=["empty", "incomplete", "done"]
)
def test_any_own_plate_may_be_cooked(plate: dict[str, object]) -> None:
    position = kitchen(held={RED: [order("O05", plate)]})
    before = row_of(position, RED, "O05.1")

    play(position, RED, "place red-1 stoves", "cook O05.1")

    assert row_of(position, RED, "O05.1") == before + 1


@rule("KR-RULING-56")
def test_a_plate_on_the_last_row_cannot_be_cooked_further() -> None:
    position = kitchen(held={RED: [order("O05", dish(row=3))]})
    play(position, RED, "place red-1 stoves")

    assert refused(position, RED, "cook O05.1").rule == "KR-RULING-56"


@rule("KR-RULING-57")
def test_a_dish_without_cooking_time_is_right_on_row_0() -> None:
    position = kitchen(coins=90, held={RED: [order("O04", dish(vegetable=1, salad=2))]})

    assert [event.order for event in only(ring(position), OrderPassed)] == ["O04"]

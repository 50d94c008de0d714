"""Market: one lot for a coin (KR-MARKET, KR-RULING-50…53)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.choices import Buy, BuyOrdinary, BuySpecial
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import (
    bring,
    in_storage,
    kitchen,
    offers,
    play,
    refused,
    zone_of,
)
from tests.playing import rule

RED, BLUE, GREEN = range(3)


def at_the_market(**more: Any) -> KitchenRushPosition:
    position = kitchen(coins=3, **more)
    play(position, RED, "place red-1 market")
    return position


@rule("KR-MARKET-01")
def test_the_market_never_blocks() -> None:
    position = kitchen()
    placed = [("red", RED), ("blue", BLUE), ("green", GREEN)]
    for colour, seat in placed:
        play(position, seat, f"place {colour}-1 market", f"place {colour}-2 market")
    play(position, RED, "place helper-1 market")

    assert sum(zone_of(position, timer.id) == "market" for timer in position.view(None).timers) == 7


@rule("KR-MARKET-02")
@pytest.mark.parametrize("lot", ["buy meat 5", "buy-ordinary 3", "buy-special 2"])
def test_one_action_buys_one_of_three_lots_for_a_coin(lot: str) -> None:
    position = at_the_market()

    play(position, RED, lot)

    assert position.coins == 2
    for other in ("buy meat 5", "buy-ordinary 3", "buy-special 2"):
        assert refused(position, RED, other).rule == "KR-MARKET-02"


@rule("KR-MARKET-03", "KR-MARKET-04")
def test_five_tokens_of_a_type_go_into_active_storages_as_the_buyer_likes() -> None:
    position = at_the_market(storages={1: {}, 2: {}})
    stock = counts_of(position.stock)["salad"]
    assert len(offers(position, RED, "buy")) == 6 * 6  # six types, six ways to split five
    assert refused(position, RED, "buy salad 2 2 1").rule == "KR-MARKET-04"  # Storage 3 is locked

    play(position, RED, "buy salad 2 3")

    assert (in_storage(position, 1), in_storage(position, 2)) == ({"salad": 2}, {"salad": 3})
    assert counts_of(position.stock)["salad"] == stock - 5


@rule("KR-MARKET-03", "KR-RULING-50")
@pytest.mark.parametrize("split", ["4", "6", "3 3", "0", "0 4"])
def test_a_lot_of_tokens_is_exactly_five(split: str) -> None:
    position = at_the_market()

    assert refused(position, RED, f"buy meat {split}").rule == "KR-RULING-50"


@rule("KR-MARKET-05")
@pytest.mark.parametrize("cubes", ["3", "0 3", "0 0 3", "1 1 1", "2 0 1"])
def test_three_ordinary_cubes_in_any_mix_go_into_the_bag(cubes: str) -> None:
    position = at_the_market(bag={})

    play(position, RED, f"buy-ordinary {cubes}")

    colours = zip(("white", "black", "green"), map(int, cubes.split()), strict=False)
    assert counts_of(position.bag) == {colour: number for colour, number in colours if number}


@rule("KR-MARKET-06")
@pytest.mark.parametrize(
    ("cubes", "bag"), [("2", {"yellow": 2}), ("1 1", {"yellow": 1, "red": 1}), ("0 2", {"red": 2})]
)
def test_two_special_cubes_in_any_mix_go_into_the_bag(cubes: str, bag: dict[str, int]) -> None:
    position = at_the_market(bag={})

    play(position, RED, f"buy-special {cubes}")

    assert counts_of(position.bag) == bag
    assert len(offers(at_the_market(), RED, "buy-special")) == 3


@rule("KR-MARKET-07", "KR-MARKET-08")
def test_types_are_not_mixed_nor_ordinary_and_special_cubes() -> None:
    assert Buy.__struct_fields__ == ("ingredient", "first", "second", "third")
    assert BuyOrdinary.__struct_fields__ == ("white", "black", "green")
    assert BuySpecial.__struct_fields__ == ("yellow", "red")

    position = at_the_market()
    play(position, RED, "buy-ordinary 3")  # whatever is bought, the action is over
    assert refused(position, RED, "buy-special 2").rule == "KR-MARKET-02"
    again = at_the_market()
    play(again, RED, "buy meat 5")
    assert refused(again, RED, "buy salad 5").rule == "KR-MARKET-02"


@rule("KR-MARKET-09", "KR-MARKET-10", "KR-RULING-50")
def test_a_short_stock_gives_what_it_has_and_nothing_instead() -> None:
    position = at_the_market(
        bag={}, stock={"meat": 2, "white": 1, "black": 0, "green": 1, "yellow": 0, "red": 1}
    )
    assert refused(position, RED, "buy meat 5").rule == "KR-RULING-50"
    assert refused(position, RED, "buy meat 1").rule == "KR-RULING-50"
    assert refused(position, RED, "buy-ordinary 3").rule == "KR-MARKET-10"
    assert offers(position, RED, "buy-ordinary") == ["buy-ordinary 1 0 1"]
    assert offers(position, RED, "buy-special") == ["buy-special 0 1"]

    play(position, RED, "buy meat 2")

    assert (position.coins, counts_of(position.stock).get("meat", 0)) == (2, 0)


@rule("KR-RULING-50")
@pytest.mark.parametrize(
    ("stock", "text"),
    [
        ({"meat": 0}, "buy meat 0"),
        ({"white": 0, "black": 0, "green": 0}, "buy-ordinary 0"),
        ({"yellow": 0, "red": 0}, "buy-special 0"),
    ],
)
def test_nothing_cannot_be_bought(stock: dict[str, int], text: str) -> None:
    position = at_the_market(stock=stock)

    assert refused(position, RED, text).rule == "KR-RULING-50"
    assert not [it for it in offers(position, RED) if it.startswith(text[:-2])]


@rule("KR-RULING-51")
def test_paying_taking_and_distributing_is_one_decision() -> None:
    position = at_the_market(storages={1: {}, 2: {}})
    stock = position.stock
    assert refused(position, RED, "buy meat 4 0").rule == "KR-RULING-50"
    assert (position.coins, position.stock) == (3, stock)

    play(position, RED, "buy meat 4 1")

    assert (position.coins, in_storage(position, 1), in_storage(position, 2)) == (2, {"meat": 4}, {"meat": 1})
    assert position.question == ()


JAM = '[[event]]\nid = "E05"\neffects = [{ do = "malfunction", zone = "storage-1", count = { 2 = 2, 3 = 2, 4 = 2 } }]'


@rule("KR-RULING-52")
def test_a_storage_stays_active_whatever_stands_or_lies_on_its_spaces() -> None:
    crowded = kitchen(coins=3)
    play(crowded, BLUE, "place blue-1 storage-1", "place blue-2 storage-1")
    play(crowded, RED, "place red-1 market", "buy meat 5")

    broken = at_the_market(event="E05", content=bring(JAM))
    assert refused(broken, BLUE, "place blue-1 storage-1").rule == "KR-TIMER-10"
    play(broken, RED, "buy meat 5")

    keys = at_the_market(event="E07")
    play(keys, RED, "buy meat 5")
    assert [in_storage(it, 1)["meat"] for it in (crowded, broken, keys)] == [9, 9, 9]


@rule("KR-RULING-52")
@pytest.mark.parametrize("storage", ["0 5", "0 0 5"])
def test_a_storage_that_setup_covers_is_not_active(storage: str) -> None:
    position = kitchen(seats=2, coins=3)
    play(position, 0, "place red-1 market")

    assert refused(position, 0, f"buy meat {storage}").rule == "KR-MARKET-04"


@rule("KR-RULING-53")
def test_storages_and_bag_take_any_number() -> None:
    cubes = {"white": 12, "black": 12, "green": 9, "yellow": 8, "red": 10}
    position = kitchen(coins=3, storages={1: {"meat": 15}, 2: {}}, bag=cubes)
    play(position, RED, "place red-1 market", "buy meat 5")
    play(position, BLUE, "place blue-1 market", "buy-ordinary 0 0 3")
    play(position, GREEN, "place green-1 market", "buy-special 2")

    assert in_storage(position, 1) == {"meat": 20}  # and four in the locked Storage: all there are
    assert sum(counts_of(position.bag).values()) == 56

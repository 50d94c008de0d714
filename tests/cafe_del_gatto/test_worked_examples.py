"""The worked examples of the rulebook (CG-EX), those of single rules stand with the rules."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.events import Bought, Served
from tests.cafe_del_gatto.build import MINKA, table, tile_on
from tests.playing import offers, only, play, rule


@rule("CG-EX-01")
def test_luna_buys_the_milk_for_the_coffee_beside_it() -> None:
    position = table(milk=[2, 2, 3, 2, 2], coffee=[3, 3, 1, 3, 3])
    (bought,) = only(play(position, "buy milk 3", "confirm"), Bought)

    assert (bought.price, position.coins[0]) == (1, 4)


@rule("CG-EX-02")
def test_the_coffee_would_have_cost_her_three_and_brought_sugar() -> None:
    position = table(milk=[2, 2, 3, 2, 2], coffee=[3, 3, 1, 3, 3])
    (bought,) = only(play(position, "buy coffee 3", "place espresso", "confirm"), Bought)

    assert (bought.price, bought.sugar, position.sugar[0]) == (3, 1, 1)


@rule("CG-EX-03")
def test_cosmo_pays_one_more_in_the_fourth_row() -> None:
    position = table(milk=[4, 4, 4, 2, 4], coffee=[1, 1, 1, 3, 1], coins=3)
    (bought,) = only(play(position, "buy coffee 4", "place doppio", "confirm"), Bought)

    assert (bought.price, position.coins[0]) == (3, 0)


@rule("CG-EX-04", "CG-EX-05")
def test_minka_serves_for_three_coins_and_tile_6() -> None:
    position = table(coins=0, cups=MINKA)
    (served,) = only(play(position, "serve cappuccino", "tile 6"), Served)

    assert (served.symbols, served.paid, served.value, served.difference) == (2, 3, 7, 1)
    assert position.coins[0] == 4


@rule("CG-EX-06")
def test_minka_may_take_tile_3_and_four_coins_more() -> None:
    position = table(coins=0, cups=MINKA)
    play(position, "serve cappuccino", "tile 3")

    assert position.coins[0] == 7


@rule("CG-EX-07")
def test_a_sugar_cube_lifts_minka_to_tile_8() -> None:
    position = table(coins=0, cups=MINKA, sugar=1)
    (served,) = only(play(position, "serve cappuccino", "tile 8 1"), Served)

    assert (served.difference, position.sugar[0], position.sugar_supply) == (0, 0, 12)


@rule("CG-EX-11")
def test_with_three_coins_and_a_cheapest_price_of_four_there_is_no_purchase() -> None:
    position = table(coins=3, milk=[4] * 5, served={"latte_macchiato": 4})

    assert offers(position) == ["take", "clean milk", "clean coffee"]


@rule("CG-EX-23")
def test_sugar_counts_for_the_difference_too() -> None:
    position = table(cups=MINKA, sugar=2)
    (served,) = only(play(position, "serve cappuccino", "tile 6 2"), Served)

    assert (served.difference, position.sugar_supply) == (3, 12)


@rule("CG-EX-24")
@pytest.mark.parametrize("split", [(3, 0), (2, 1), (1, 2), (0, 3), (1, 1), (0, 0)])
def test_two_cups_share_the_sugar_in_any_way(split: tuple[int, int]) -> None:
    position = table(cups={**MINKA, "doppio": ["hot_1", "hot_1"]}, sugar=3)
    play(position, "serve cappuccino", f"tile 3 {split[0]}", "serve doppio", f"tile 2 {split[1]}", "confirm")

    assert position.sugar[0] == 3 - sum(split)
    assert (tile_on(position, 0, "cappuccino"), tile_on(position, 0, "doppio")) == (3, 2)
    assert position.active == 1


@rule("CG-EX-25")
def test_who_comes_too_late_for_tile_6_gets_tile_3_and_the_difference() -> None:
    position = table(cups=MINKA, others={2: {"served": {"cappuccino": 6}}})
    play(position, "serve cappuccino")
    assert offers(position) == ["tile 3"]
    (served,) = only(play(position, "tile 3"), Served)

    assert served.difference == 4

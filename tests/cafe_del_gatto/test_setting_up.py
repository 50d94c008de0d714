"""Setting up (CG-SETUP)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.content import COFFEE, MILK
from demitasse.kernel.chance import Chance
from tests.cafe_del_gatto.build import BOX, new_play, table
from tests.playing import rule

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@rule("CG-SETUP-01")
def test_the_discard_is_empty_at_first() -> None:
    assert new_play().discard == ()
    assert new_play().view(None).discard == {}


@rule("CG-SETUP-02")
@every_table
def test_all_36_tokens_are_in_bag_and_machine(seats: int) -> None:
    position = new_play(seats)
    lying = sorted([*position.bag, *position.machine[MILK], *position.machine[COFFEE]])

    assert tuple(lying) == BOX.all_tokens
    assert len(lying) == 36


@rule("CG-SETUP-03", "CG-SETUP-04")
def test_five_tokens_fill_the_milk_column_and_five_more_the_coffee_column() -> None:
    position = new_play()

    assert [len(column) for column in position.machine] == [5, 5]
    assert len(position.view(None).milk) == len(position.view(None).coffee) == 5


@rule("CG-SETUP-03", "CG-SETUP-04")
def test_other_seeds_fill_the_machine_otherwise() -> None:
    assert len({new_play(seed=seed).machine for seed in range(30)}) == 30


@rule("CG-SETUP-05")
def test_45_coins_and_12_sugar_cubes_are_in_supply_and_purses() -> None:
    stocks = new_play().stocks()

    assert (stocks["coins"], stocks["sugar"]) == (45, 12)


@rule("CG-SETUP-06")
def test_the_drinks_card_is_open_to_everybody() -> None:
    payments = BOX.public()["payments"]

    assert {payment.id: payment.coins for payment in payments}["cappuccino_2"] == 3


@rule("CG-SETUP-07")
def test_tiles_are_sorted_by_cup_and_lie_face_up_in_rising_order() -> None:
    tiles = new_play().view(None).tiles

    assert list(tiles) == list(BOX.cup_ids)
    for row in tiles.values():
        values = [tile.value for tile in row]
        assert values == sorted(set(values))


@rule("CG-SETUP-08")
@every_table
def test_the_lowest_tile_of_each_cup_is_there_once_a_player_and_every_other_once(seats: int) -> None:
    for left in new_play(seats).shelf:
        assert left == (seats, 1, 1, 1, 1)


@rule("CG-SETUP-09", "CG-SETUP-10")
@every_table
def test_each_player_has_one_empty_cup_of_each_type_and_there_are_no_others(seats: int) -> None:
    position = new_play(seats)

    assert position.cups == (((),) * 5,) * seats
    assert [list(player.cups) for player in position.view(None).players] == [list(BOX.cup_ids)] * seats


@rule("CG-SETUP-11", "CG-SETUP-13", "CG-EX-08")
def test_everybody_starts_with_5_coins_but_the_first_player_with_4() -> None:
    position = new_play(3, first=0)

    assert position.coins == (4, 5, 5)
    assert position.coin_supply == 31
    assert [left[0] for left in position.shelf] == [3] * 5


@rule("CG-SETUP-12", "CG-RULING-01")
def test_the_host_names_the_first_player_or_the_seed_draws_one() -> None:
    assert [new_play(4, first=seat).first for seat in range(4)] == [0, 1, 2, 3]
    drawn = [new_play(4, seed).first for seed in range(60)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new_play(4, seed).first for seed in range(60)]


@rule("CG-SETUP-12")
def test_the_first_player_is_public() -> None:
    assert new_play(4, first=2).view(None).first == 2


@rule("CG-SETUP-14")
@pytest.mark.parametrize(("seats", "coins"), [(2, 36), (3, 31), (4, 26), (5, 21)])
def test_what_is_left_after_setting_up(seats: int, coins: int) -> None:
    position = new_play(seats)

    assert (position.coin_supply, position.sugar_supply, len(position.bag)) == (coins, 12, 26)


@rule("CG-RULING-03")
def test_the_milk_column_is_drawn_first_and_each_column_from_the_bottom_up() -> None:
    chance = Chance.of(5).stream("bag")
    milk, bag, chance = chance.drawn(BOX.all_tokens, 5)
    coffee, bag, chance = chance.drawn(bag, 5)
    position = new_play(seed=5)

    assert position.machine == (milk, coffee)
    assert (position.bag, position.chance) == (bag, chance)


@rule("CG-RULING-02")
def test_a_coin_is_worth_one() -> None:
    assert table(coins=7).view(0).players[0].coins == 7


@rule("CG-RULING-04")
def test_copies_of_the_lowest_tile_beyond_the_players_stay_in_the_box() -> None:
    stocks = new_play(2).stocks()

    assert [
        stocks[f"{cup} {values[0]}"] for cup, values in zip(BOX.cup_ids, BOX.tile_values, strict=True)
    ] == [2] * 5


def test_a_first_player_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(Exception, match="Seat 3 cannot be the first player"):
        new_play(3, first=3)

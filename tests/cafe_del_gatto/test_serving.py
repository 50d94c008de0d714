"""Serving, sugar and tiles (CG-SERVE, CG-SUGAR, CG-DEC-05…08)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.events import Served
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from tests.cafe_del_gatto.build import BOX, MINKA, ids, on_cup, served_all_but, table, tile_on
from tests.playing import offers, only, play, refused, rule


def one(events: object) -> Served:
    (served,) = only(events, Served)  # type: ignore[arg-type]
    return served


@rule("CG-SERVE-01", "CG-SERVE-02")
def test_an_unfilled_cup_cannot_be_served() -> None:
    position = table(cups={"cappuccino": [1, 1]})

    assert not [text for text in offers(position) if text.startswith("serve")]
    refusal = refused(position, "serve cappuccino")
    assert refusal.rule == "CG-SERVE-02"
    assert str(refusal).startswith("Your cappuccino has tokens on 2 of 3 spaces")


@rule("CG-SERVE-03", "CG-DEC-05", "CG-RULING-31")
def test_any_number_of_full_cups_may_be_served_in_any_order_and_one_may_wait() -> None:
    position = table(cups={"espresso": [4], "doppio": [1, 1], **MINKA})
    play(position, "serve cappuccino", "tile 6")
    assert offers(position) == ["serve espresso", "serve doppio", "done"]
    play(position, "serve espresso", "tile 4")
    assert offers(position) == ["serve doppio", "done"]
    play(position, "done")
    assert offers(position) == ["confirm"]
    play(position, "confirm")

    assert len(on_cup(position, 0, "doppio")) == 2
    assert position.active == 1


@rule("CG-DEC-05")
def test_without_another_full_cup_serving_ends_by_itself() -> None:
    position = table(cups=MINKA)
    play(position, "serve cappuccino", "tile 6")

    assert offers(position) == ["confirm"]


@rule("CG-SERVE-04", "CG-SERVE-15")
def test_a_served_cup_pays_coins_and_gets_a_tile() -> None:
    position = table(coins=5, cups=MINKA)
    play(position, "serve cappuccino", "tile 6", "confirm")

    assert tile_on(position, 0, "cappuccino") == 6
    assert position.coins[0] == 5 + 3 + 1


@rule("CG-SERVE-05", "CG-SERVE-06")
@pytest.mark.parametrize(
    ("tokens", "coins"),
    [
        (["hot_1", "hot_1", "hot_1"], 5),
        (["hot_1", "hot_1", "cold_1"], 3),
        (["hot_1", "creamy_1", "cold_1"], 1),
    ],
)
def test_the_drinks_card_pays_by_the_number_of_different_symbols(tokens: list[str], coins: int) -> None:
    position = table(cups={"cappuccino": tokens})

    assert one(play(position, "serve cappuccino", "tile 3")).paid == coins


@rule("CG-SERVE-05")
@pytest.mark.parametrize("cup", BOX.cup_ids)
def test_every_cup_pays_its_own_row_of_the_card(cup: str) -> None:
    at = BOX.cup_index[cup]
    symbols = ["hot", "cold", "creamy"]
    for different, coins in enumerate(BOX.card[at], 1):
        kinds = [symbols[min(space, different - 1)] for space in range(len(BOX.spaces[at]))]
        values = {"hot": 0, "cold": 0, "creamy": 0}
        tokens = []
        for kind in kinds:
            values[kind] += 1
            tokens.append(f"{kind}_{values[kind]}")
        position = table(cups={cup: tokens}, milk=[3] * 5, coffee=[3, 2, 2, 2, 4])
        served = one(play(position, f"serve {cup}", f"tile {BOX.tile_values[at][0]}"))
        assert (served.symbols, served.paid) == (different, coins)


@rule("CG-SERVE-07")
def test_values_do_not_change_what_the_card_pays() -> None:
    low, high = table(cups={"espresso": [1]}), table(cups={"espresso": [4]})

    assert one(play(low, "serve espresso", "tile 1")).paid == one(play(high, "serve espresso", "tile 1")).paid


@rule("CG-SERVE-08")
def test_payment_and_difference_come_from_the_supply() -> None:
    position = table(cups=MINKA)
    before = position.coin_supply
    play(position, "serve cappuccino", "tile 3")

    assert position.coin_supply == before - 3 - 4


@rule("CG-SERVE-09", "CG-SUGAR-02")
def test_the_barista_value_is_the_tokens_and_the_sugar_spent() -> None:
    position = table(cups=MINKA, sugar=3)

    served = one(play(position, "serve cappuccino", "tile 8 2"))
    assert (served.value, served.sugar) == (4 + 2 + 1 + 2, 2)


@rule("CG-SERVE-10", "CG-SERVE-11", "CG-DEC-07", "CG-DEC-06", "CG-DEC-13")
def test_every_tile_up_to_the_value_is_offered_with_every_amount_of_sugar() -> None:
    position = table(cups=MINKA, sugar=1)
    play(position, "serve cappuccino")

    assert offers(position) == ["tile 6", "tile 3", "tile 8 1", "tile 6 1", "tile 3 1"]


@rule("CG-SERVE-10")
def test_a_tile_above_the_value_or_of_another_cup_is_refused() -> None:
    position = table(cups=MINKA)
    play(position, "serve cappuccino")

    assert refused(position, "tile 8").rule == "CG-SERVE-10"
    assert refused(position, "tile 5").rule == "CG-SERVE-10"
    assert "3, 6, 8, 10, 12" in str(refused(position, "tile 5"))


@rule("CG-SERVE-12")
def test_the_difference_is_paid_in_coins() -> None:
    position = table(coins=0, cups=MINKA)

    assert one(play(position, "serve cappuccino", "tile 3")).difference == 4
    assert position.coins[0] == 3 + 4


@rule("CG-SERVE-13")
def test_a_taken_tile_is_gone_for_all() -> None:
    position = table(cups=MINKA, others={1: {"cups": {"cappuccino": [4, 2, 1]}}})
    play(position, "serve cappuccino", "tile 6", "confirm", "serve cappuccino")

    assert offers(position) == ["tile 3"]
    assert refused(position, "tile 6").rule == "CG-SERVE-13"


@rule("CG-SERVE-13")
def test_the_lowest_tile_is_left_for_the_others() -> None:
    position = table(cups=MINKA, others={1: {"cups": {"cappuccino": [4, 2, 1]}}})
    play(position, "serve cappuccino", "tile 3", "confirm", "serve cappuccino")

    assert offers(position) == ["tile 6", "tile 3"]


@rule("CG-SERVE-14")
def test_the_tokens_of_a_served_cup_go_to_the_discard() -> None:
    position = table(cups=MINKA)
    play(position, "serve cappuccino", "tile 6")

    assert sorted(ids(position, position.discard)) == sorted(MINKA["cappuccino"])
    assert on_cup(position, 0, "cappuccino") == []


@rule("CG-SERVE-16")
def test_a_served_cup_is_neither_filled_nor_served_again() -> None:
    position = table(served=served_all_but("doppio"))

    assert refused(position, "serve espresso").rule == "CG-SERVE-16"
    play(position, "buy coffee 1")
    assert offers(position) == ["confirm"]
    assert position.view(0).cup == "doppio"


@rule("CG-SUGAR-03")
def test_sugar_is_optional_and_limited_to_what_one_owns() -> None:
    position = table(cups=MINKA, sugar=2)
    play(position, "serve cappuccino")

    assert {text for text in offers(position) if text.startswith("tile 3")} == {
        "tile 3",
        "tile 3 1",
        "tile 3 2",
    }
    refusal = refused(position, "tile 8 3")
    assert refusal.rule == "CG-SUGAR-03"
    assert refused(table_serving(), "tile 8 1").message.facts == {"sugar": 1, "owned": 0}


def table_serving() -> CafeDelGattoPosition:
    position = table(cups=MINKA)
    play(position, "serve cappuccino")
    return position


@rule("CG-SUGAR-04")
def test_spent_sugar_goes_back_to_the_supply() -> None:
    position = table(cups=MINKA, sugar=3)
    play(position, "serve cappuccino", "tile 8 2")

    assert (position.sugar[0], position.sugar_supply) == (1, 9 + 2)


@rule("CG-RULING-05")
@pytest.mark.parametrize("cup", BOX.cup_ids)
def test_the_lowest_tile_is_in_reach_of_the_weakest_coffee(cup: str) -> None:
    spaces = len(BOX.spaces[BOX.cup_index[cup]])
    position = table(seats=2, cups={cup: [1] * spaces}, gone={cup: BOX.tile_values[BOX.cup_index[cup]][1:]})
    play(position, f"serve {cup}")

    assert len(offers(position)) == 1
    assert refused(position, "confirm").rule == "CG-TURN-03"


@rule("CG-RULING-29")
def test_a_sugar_cube_can_become_a_coin() -> None:
    position = table(coins=0, cups={"espresso": [1]}, sugar=1)

    assert one(play(position, "serve espresso", "tile 1 1")).difference == 1
    assert position.coins[0] == 1 + 1


@rule("CG-RULING-30")
def test_sugar_shows_no_symbol() -> None:
    position = table(cups={"doppio": ["hot_1", "hot_2"]}, sugar=2)

    assert one(play(position, "serve doppio", "tile 4 2")).symbols == 1


@rule("CG-RULING-32")
def test_the_card_pays_apart_from_the_difference() -> None:
    served = one(play(table(cups=MINKA), "serve cappuccino", "tile 3"))

    assert (served.paid, served.difference) == (3, 4)


@rule("CG-DEC-08")
@pytest.mark.parametrize("texts", [["take"], ["serve cappuccino", "tile 6"]])
def test_serving_and_taking_are_confirmed(texts: list[str]) -> None:
    position = table(cups=MINKA)
    play(position, *texts)
    assert (offers(position), position.active) == (["confirm"], 0)
    play(position, "confirm")

    assert position.active == 1


@rule("CG-DEC-12")
def test_the_machine_is_not_cleaned_while_serving() -> None:
    position = table(cups={"espresso": [4], **MINKA})
    play(position, "serve espresso")
    assert refused(position, "clean milk").rule == "CG-DEC-12"
    play(position, "tile 4")

    assert refused(position, "clean milk").rule == "CG-DEC-12"


@rule("CG-DEC-12")
def test_tile_choices_of_two_cups_do_not_touch_each_other() -> None:
    position = table(cups={"espresso": [4], **MINKA})
    play(position, "serve espresso", "tile 4", "serve cappuccino")

    assert offers(position) == ["tile 6", "tile 3"]

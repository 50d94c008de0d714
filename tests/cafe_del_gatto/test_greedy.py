"""The greedy café owner: it plays by the rules, well enough, and can say why."""

from __future__ import annotations

import pytest

from demitasse import Chance
from demitasse.bots import Chair, bot_kind, seat_down
from demitasse.bots.cafe_del_gatto.greedy import GreedyOwner
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.language import LANGUAGES, say
from tests.cafe_del_gatto.build import MINKA, new_play, served_all_but, table

PEOPLE = ("A", "B", "C", "D", "E")


def chair(position: CafeDelGattoPosition, seed: int = 1) -> Chair[CafeDelGattoPosition]:
    return seat_down(position, position.seats_to_act[0], (), Chance.of(seed))


def chosen(position: CafeDelGattoPosition) -> str:
    return str(GreedyOwner(1).choose(chair(position)))


def whole_play(seats: int, seed: int) -> CafeDelGattoPosition:
    position = new_play(seats, seed)
    bots = [GreedyOwner(seed + seat) for seat in range(seats)]
    while position.seats_to_act:
        (seat,) = position.seats_to_act
        position.play(seat, bots[seat].choose(chair(position, position.revealed)))
        assert position.round < 60
    return position


def test_it_is_the_houses_greedy_bot() -> None:
    assert bot_kind("cafe-del-gatto", "greedy") is GreedyOwner


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_whole_plays_of_a_sensible_length(seats: int) -> None:
    for seed in range(2):
        assert 12 <= whole_play(seats, seed).round <= 40


def test_it_chooses_the_same_again() -> None:
    assert whole_play(3, 5) == whole_play(3, 5)


def test_it_takes_the_high_token_at_the_low_price() -> None:
    position = table(coins=5, milk=[4, 1, 4, 4, 4], coffee=[2, 4, 2, 2, 2], served={"latte_macchiato": 4})

    assert chosen(position) == "buy coffee 2"


def test_it_serves_the_last_cup_for_the_best_tile() -> None:
    position = table(coins=0, cups=MINKA, served=served_all_but("cappuccino"))
    assert chosen(position) == "serve cappuccino"
    position.play(0, position.content.serve[position.content.cup_index["cappuccino"]])

    assert chosen(position) == "tile 6"


def test_it_spends_sugar_where_that_reaches_a_better_tile() -> None:
    position = table(coins=9, sugar=1, cups=MINKA, served=served_all_but("cappuccino"))
    position.play(0, position.content.serve[position.content.cup_index["cappuccino"]])

    assert chosen(position) == "tile 8 1"


def test_it_serves_two_full_cups_in_one_action() -> None:
    position = table(cups={**MINKA, "espresso": [4]})
    bot = GreedyOwner(1)
    texts = []
    while position.active == 0:
        choice = bot.choose(chair(position))
        texts.append(str(choice).split()[0])
        position.play(0, choice)

    assert texts.count("serve") == 2


def test_without_money_it_takes_coins() -> None:
    assert chosen(table(coins=0)) == "take"
    assert chosen(table(coins=1, milk=[4] * 5)) == "take"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_explain_every_choice_in_a_sentence(language: str) -> None:
    position = new_play(4, 3)
    bot = GreedyOwner(1)
    while position.seats_to_act and position.round < 9:
        (seat,) = position.seats_to_act
        sitting = chair(position, position.revealed)
        for choice in sitting.decision.choices:
            sentence = say(bot.explain(sitting, choice), language, position.content.names, PEOPLE)
            assert sentence.endswith(".")
            assert "{" not in sentence
        position.play(seat, bot.choose(sitting))


def test_it_knows_nothing_of_the_true_bag() -> None:
    position = table(coins=9)
    twin = position.copy()
    twin.chance = Chance.of(99)

    assert GreedyOwner(1).choose(chair(position)) == GreedyOwner(1).choose(chair(twin))

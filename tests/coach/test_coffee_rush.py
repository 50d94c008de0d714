"""The coach looks at Coffee Rush: whole turns are tried out, and what fell with Rush tokens in hand is told."""

from __future__ import annotations

import demitasse
from demitasse import Chance
from demitasse.bots import bot_kind, judge_for, seat_down
from demitasse.coach.summary import Regret, regretted
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.language import LANGUAGES, say
from tests.coffee_rush.build import new_play

GAME = demitasse.game("coffee-rush")
JUDGE = judge_for(GAME.id, 2, GAME.load())


def begun(turns: int) -> CoffeeRushPosition:
    """A play among strong baristas, after some turns."""
    position, bot = new_play(2, 3), bot_kind(GAME.id, "strong")(1)
    begun = 0
    while begun <= turns:
        seat, turn = position.seats_to_act[0], JUDGE.turn(position)
        position.play(seat, bot.choose(seat_down(position, seat, (), Chance.of(1))))
        begun += JUDGE.turn(position) != turn
    return position


def test_every_candidate_can_be_chosen_and_ends_the_turn() -> None:
    position = begun(5)
    seat = position.active
    candidates = JUDGE.candidates(seat_down(position, seat, (), Chance.of(1)))

    assert candidates
    assert set(candidates) <= set(position.choices(seat))
    for choice in candidates:
        assert JUDGE.at_once(position.copy(), seat, choice).active != seat
        later = JUDGE.later(position.copy(), seat, choice, Chance.of(2))
        assert later.round > position.round


def test_placing_the_meeples_is_not_judged() -> None:
    position = new_play(2, 3)
    seat = position.seats_to_act[0]

    assert JUDGE.candidates(seat_down(position, seat, (), Chance.of(1))) == ()
    assert JUDGE.value(position, seat) == 0
    assert JUDGE.round(position) == 1


def test_orders_that_fell_with_rush_tokens_in_hand_are_regretted() -> None:
    before = begun(4)
    seat = before.active
    after = before.copy()
    card = before.deck[0]
    after.penalties = tuple((card,) if other == seat else () for other in range(2))
    before.penalties = ((), ())
    before.rush = (2, 2)
    assert JUDGE.regretted(before, after, seat) == 1

    before.rush = (0, 0)
    assert JUDGE.regretted(before, after, seat) == 0


def test_what_is_regretted_is_told_in_a_sentence() -> None:
    regrets = [Regret(0, 5, 1), Regret(1, 6, 1), Regret(0, 7, 2)]
    (told,) = regretted(GAME.id, regrets, 0)

    assert "3" in say(told, "en", {}, ("Ann", "Ben"))
    assert not list(regretted(GAME.id, [], 0))
    for language in LANGUAGES:
        sentence = say(told, language, {}, ("Ann", "Ben"))
        assert sentence.endswith(".")
        assert "Ann" in sentence

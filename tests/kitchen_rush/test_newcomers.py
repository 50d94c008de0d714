"""Newcomers with slow hands who do what "Next:" says: they find their way, and the bots beside them leave it to them.

The long version is benchmarks/newcomers.py.
"""

from __future__ import annotations

import pytest

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.bots.contract import Chair, Wait
from demitasse.bots.kitchen_rush.cook import Cook
from demitasse.bots.kitchen_rush.newcomer import Diary, Newcomer
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from tests.kitchen_rush.build import KITCHEN

IN_TIME, SILENCE = 15_000, 10_000
TABLES = [(1, 2), (2, 1)]
GAMES = 3


def run(newcomer: type[Newcomer], people: int, bots: int, seed: int, goal: str) -> Outcome:
    entrants = [Recipe("newcomer", newcomer)] * people + [Recipe("cook", Cook)] * bots
    options = KITCHEN.checked({"goal": goal}, people + bots)
    return play_out(KITCHEN, options, KITCHEN.load(), entrants, seed, Chance.of(seed))


@pytest.mark.parametrize(("people", "bots"), TABLES)
def test_newcomers_have_an_order_soon_are_never_at_a_loss_and_win_with_bots(people: int, bots: int) -> None:
    endings = []
    for seed in range(GAMES):
        diary = Diary()
        endings.append(run(diary.keeper(), people, bots, seed, "easy").ended_by)
        assert len(diary.silence) == 4 * people
        assert max(diary.silence.values()) <= SILENCE
        assert diary.first_order.keys() == diary.silence.keys()
        assert max(diary.first_order.values()) <= IN_TIME

    assert endings == ["won"] * GAMES


@pytest.mark.parametrize(("people", "bots"), TABLES)
def test_while_the_clock_runs_somebody_is_always_told_something(people: int, bots: int) -> None:
    class Listener(Newcomer):
        def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
            position = chair.imagined
            if position.phase == "action":
                assert all(position.advice(seat) for seat in range(position.seats))
            return super().choose(chair)

    run(Listener, people, bots, 5, "normal")


def test_newcomers_alone_finish_what_they_are_told_to_take() -> None:
    outcome = run(Newcomer, 2, 0, 1, "easy")

    assert outcome.notes[0]["orders"] >= 8
    assert outcome.notes[0]["failed"] <= 4


def test_a_newcomer_places_nothing_before_their_hands_come_to_it() -> None:
    moments: list[int] = []

    class Watched(Newcomer):
        def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
            choice = super().choose(chair)
            position = chair.imagined
            if position.phase == "action" and not isinstance(choice, Wait):
                moments.append(position.clock - position.began)
            return choice

    run(Watched, 1, 2, 1, "easy")

    assert min(moments) == Newcomer.hands.start

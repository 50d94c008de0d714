"""Every promise of the contract, over combinations of options that try every legal pair of values.

A combination is kept to a few promises, and every promise is checked on many combinations; all promises on all of them
take some minutes: `python -m tests.seize_the_bean.expansions.test_combinations`.
"""

from __future__ import annotations

import sys
from itertools import combinations
from random import Random

import pytest

from tests.contract import promises
from tests.contract.cases import Case
from tests.contract.promises import PROMISES, Promise
from tests.playing import rule
from tests.seize_the_bean.expansions.combinations import (
    FACTORS,
    GAME,
    SEATS,
    Values,
    covering,
    legal,
    legal_start,
    options_of,
    pairs,
    random_options,
)

ALWAYS: tuple[Promise, ...] = (promises.play_ends, promises.components_are_conserved)
IN_TURN = (*[promise for promise in PROMISES if promise not in ALWAYS], promises.everything_can_be_said)
TRIES = 300
AT_A_TIME = 1
"""How many of the promises that take turns a combination is kept to."""


def case_of(number: int, values: Values) -> Case:
    return Case(f"combination {number}", GAME, values[SEATS], options_of(values), seed=number)


def kept_by(number: int) -> list[Promise]:
    turns = [IN_TURN[(number * AT_A_TIME + turn) % len(IN_TURN)] for turn in range(AT_A_TIME)]
    return [*ALWAYS, *turns]


@rule("SB-EXP-02", "SB-XOPT-19")
@pytest.mark.parametrize(
    "number",
    [pytest.param(number, marks=pytest.mark.slow if number % 10 else ()) for number in range(TRIES)],
)
def test_every_combination_keeps_its_promises(number: int) -> None:
    case = case_of(number, covering(TRIES)[number])
    for promise in kept_by(number):
        promise(case)


def test_every_promise_has_its_turn_on_many_combinations() -> None:
    turns = [promise for number in range(TRIES) for promise in kept_by(number)]
    assert all(turns.count(promise) >= TRIES * AT_A_TIME // len(IN_TURN) - 1 for promise in IN_TURN)


def test_every_pair_of_values_that_can_be_combined_is() -> None:
    tried = {pair for values in covering(TRIES) for pair in pairs(values)}
    for one, other in combinations(FACTORS, 2):
        for i, a in enumerate(FACTORS[one]):
            for j, b in enumerate(FACTORS[other]):
                possible = legal_start((one, a), (other, b)) is not None
                assert ((one, i), (other, j)) in tried or not possible, (one, a, other, b)
    assert len(covering(TRIES)) >= TRIES
    assert all(map(legal, covering(TRIES)))


def main(games: int = 10_000) -> None:
    """All promises on all combinations, then random plays with random legal options."""
    for number, values in enumerate(covering(TRIES)):
        for promise in (*ALWAYS, *IN_TURN):
            promise(case_of(number, values))
    print(f"{len(covering(TRIES))} combinations keep every promise")
    draw = Random("random options")
    for number in range(games):
        values = random_options(draw)
        case = case_of(number, values)
        position = case.play().position
        stocks = position.stocks()
        choice = Random(number)
        while position.result is None:
            seat = choice.choice(position.seats_to_act)
            position.play(seat, choice.choice(position.choices(seat)))
        assert position.stocks() == stocks, values
    print(f"{games} random plays with random legal options came to their end with all components")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

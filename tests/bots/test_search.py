"""The search over imagined worlds: paired, halving, within its budget, the same again."""

from __future__ import annotations

import pytest

from demitasse.bots import seat_down
from demitasse.bots.search import Worlds, checked_budget, most_promising
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import Unknown
from tests.cafe_del_gatto.build import new_play


def test_all_that_are_left_are_tried_in_the_same_worlds() -> None:
    tried: dict[str, list[int]] = {}

    def simulate(candidate: str, world: int) -> float:
        tried.setdefault(candidate, []).append(world)
        return float(candidate == "c")

    assert most_promising("abcd", simulate, 32) == "c"
    first = tried["d"]
    assert all(worlds[: len(first)] == first for worlds in tried.values())
    assert tried["a"] == tried["c"], "two are left for the end"
    assert len(tried["c"]) > len(tried["b"]) == len(first), "who does worse is tried less"


@pytest.mark.parametrize("budget", [8, 32, 100])
def test_it_keeps_to_its_budget(budget: int) -> None:
    spent: list[int] = []

    def simulate(candidate: int, world: int) -> float:
        spent.append(world)
        return 0.0

    assert most_promising(range(5), simulate, budget) == 0, "the first of equals"
    assert len(spent) <= budget + 5


def test_luck_that_falls_on_all_alike_decides_nothing() -> None:
    """Worlds differ by far more than candidates do."""
    luck = [Chance.of(world).below(1000)[0] for world in range(64)]

    best = most_promising(["worse", "better"], lambda one, world: luck[world] + (one == "better"), 8)

    assert best == "better"


def test_a_world_is_dealt_once_and_copied_for_whoever_plays_on_it() -> None:
    position = new_play(2, 1)
    worlds = Worlds(seat_down(position, position.active, (), Chance.of(1)), Chance.of(2))
    first = worlds.number(0)
    first.coins = (0, 0)

    assert worlds.number(0).coins == position.coins
    assert worlds.number(0).chance == worlds.number(0).chance != worlds.number(1).chance


@pytest.mark.parametrize(
    ("given", "key"),
    [(0, "bot-budget-range"), (10**9, "bot-budget-range"), ("many", "bot-budget-number")],
)
def test_a_budget_that_cannot_be_is_refused_in_a_sentence(given: int, key: str) -> None:
    with pytest.raises(Unknown) as refused:
        checked_budget(given)

    assert refused.value.message.key == key
    assert str(given) in str(refused.value)

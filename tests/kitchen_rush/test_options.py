"""Which options a form need not show, because they change nothing beside the others."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.options import read
from tests.kitchen_rush.build import KITCHEN

OTHER_VALUES: dict[str, tuple[int, ...]] = {
    "digital": (True,),
    "timer_seconds": (20,),
    "round_seconds": (100,),
    "solo_clock": (270,),
    "unavailable_storage": (1, 2, 3),
}
MODES = ("standard", "relaxed", "practice")


def idle(seats: int, **given: Any) -> set[str]:
    return set(read(KITCHEN.options, given).idle(seats))


def test_seconds_can_be_set_in_a_relaxed_play_alone() -> None:
    seconds = {"timer_seconds", "round_seconds"}

    assert idle(2) & seconds == idle(2, mode="practice") & seconds == seconds
    assert idle(2, mode="relaxed") & seconds == set()


def test_a_practice_play_has_a_goal_of_its_own() -> None:
    asked = {"goal", "digital"}

    assert asked <= idle(2, mode="practice")
    assert not asked & (idle(2) | idle(2, mode="relaxed"))


def test_the_solo_clock_is_for_one_alone_who_sets_no_seconds() -> None:
    assert "solo_clock" not in idle(1)
    assert "solo_clock" not in idle(1, round_seconds=100), "what is idle itself makes nothing idle"
    assert "solo_clock" in idle(2) & idle(1, mode="relaxed", round_seconds=100)


def test_no_storage_is_unavailable_from_three_players_on() -> None:
    assert "unavailable_storage" in idle(3) & idle(4)
    assert "unavailable_storage" not in idle(1) | idle(2)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_idle_cannot_be_chosen_or_deals_the_same(seats: int, mode: str) -> None:
    usual = KITCHEN.setup({"mode": mode}, seats=seats, seed=1).digest()

    for name in idle(seats, mode=mode) - {"goal"}:
        for value in OTHER_VALUES[name]:
            try:
                chosen = KITCHEN.setup({"mode": mode, name: value}, seats=seats, seed=1)
            except BadOptions:
                continue
            assert chosen.digest() == usual, (name, value)

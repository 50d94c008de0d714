"""Steps: named values that are saved as flat tuples, and an agenda whose next step comes first."""

from __future__ import annotations

import json

from demitasse.games.coffee_rush.movement import Move
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.kernel.step import Step, by_kind


class Gather(Step, frozen=True):
    """With an open-ended list at its end."""

    kind = "gather"

    times: int
    kinds: tuple[int, ...] = ()


def test_steps_of_another_kind_are_another_step() -> None:
    assert len({Move(2), Move(2), PourTokens(2)}) == 2


def test_a_step_is_saved_flat_with_its_kind_first() -> None:
    assert Move(2).saved() == ("move", 2)
    assert Gather(1, 3).saved() == ("gather", 1, 3)
    assert Gather(1, 3, (7, 8)).saved() == ("gather", 1, 3, 7, 8)


def test_a_saved_step_is_resumed_also_after_a_trip_through_json() -> None:
    steps = by_kind(Move, Gather)
    for step in (Move(0), Gather(1, 3), Gather(1, 3, (7, 8))):
        kind, *facts = json.loads(json.dumps(step.saved()))
        assert steps[kind].resumed(facts) == step

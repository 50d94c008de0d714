"""Outcomes of plays, played or not, and a bot that needs no thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from demitasse.arena import (
    Outcome,
    Report,
)
from demitasse.arena.statistics import Tally
from demitasse.bots.contract import BlindBot
from demitasse.kernel.choice import Choice


class Last(BlindBot):
    """Always the last choice offered."""

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        return choices[-1]


def decided(report: Report) -> list[Outcome]:
    """The outcomes without what no seed decides."""
    return [msgspec.structs.replace(outcome, cpu_seconds=0.0) for outcome in report.outcomes]


def tally(outcomes: Sequence[Outcome], seats: Sequence[str] = ()) -> Tally:
    counted = Tally(seats)
    for one in outcomes:
        counted.add(one)
    return counted


def outcome(ranks: Sequence[int], scores: Sequence[int] = (), **facts: Any) -> Outcome:
    names = ("ann", "bob", "cleo", "dan")[: len(ranks)]
    usual: dict[str, Any] = {
        "play": 0,
        "seed": 0,
        "bots": names,
        "scores": tuple(scores) or (0,) * len(ranks),
        "ranks": tuple(ranks),
        "ended_by": "deck",
        "choices": 10,
        "turn_order": tuple(range(len(ranks))),
        "rounds": 3,
        "cpu_seconds": 1.0,
    }
    return Outcome(**{**usual, **facts})

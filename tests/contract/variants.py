"""The variants of each game that the contract is checked with. A new game adds its line here,
and a stored playthrough in `tests/golden`.

A variant is a function of the number of seats, since some options speak of seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Variant = Callable[[int], Mapping[str, Any]]

COLOURS = ("blue", "red", "yellow", "green")

VARIANTS: Mapping[str, Mapping[str, Variant]] = {
    "coffee-rush": {
        "plain": lambda seats: {},
        "fair start": lambda seats: {"fair_start": True},
        "last seat first": lambda seats: {"first": seats - 1},
        "own colours": lambda seats: {"colours": COLOURS[:seats], "first": 0},
    },
    "cafe-del-gatto": {
        "plain": lambda seats: {},
        "last seat first": lambda seats: {"first": seats - 1},
    },
    "seize-the-bean": {
        "plain": lambda seats: {},
        "random scoop": lambda seats: {"scoop": "random", "first": seats - 1},
    },
    "kitchen-rush": {
        "plain": lambda seats: {},
        "events": lambda seats: {"events": True, "goal": "easy"},
        "relaxed": lambda seats: {"mode": "relaxed", "timer_seconds": 60, "goal": "G14", "locked_storage": 1},
        "practice": lambda seats: {"mode": "practice", "events": True},
    },
}

"""What the tests of all games need to know of Coffee Rush."""

from __future__ import annotations

from tests.coffee_rush.picture import picture
from tests.coffee_rush.provoked import PROVOKED
from tests.facts import Facts

COLOURS = ("blue", "red", "yellow", "green")

FACTS = Facts(
    variants={
        "plain": lambda seats: {},
        "fair start": lambda seats: {"fair_start": True},
        "last seat first": lambda seats: {"first": seats - 1},
        "own colours": lambda seats: {"colours": COLOURS[:seats], "first": 0},
    },
    ways_to_end=frozenset(["deck", "penalties", "no-orders"]),
    picture=picture,
    pictured_after=frozenset(["turn-began"]),
    provoked=PROVOKED,
)

"""What the tests of all games need to know of Kitchen Rush."""

from __future__ import annotations

from tests.facts import Facts
from tests.kitchen_rush.picture import picture
from tests.kitchen_rush.provoked import PROVOKED

FACTS = Facts(
    variants={
        "plain": lambda seats: {},
        "events": lambda seats: {"events": True, "goal": "easy"},
        "digital": lambda seats: {"digital": True, "goal": "expert"},
        "relaxed": lambda seats: {"mode": "relaxed", "timer_seconds": 60, "goal": "G14", "locked_storage": 1},
        "practice": lambda seats: {"mode": "practice", "events": True},
    },
    ways_to_end=frozenset(["won", "missed", "disgraced", "practice-won"]),
    picture=picture,
    pictured_after=frozenset(["action-began", "bell"]),
    provoked=PROVOKED,
)

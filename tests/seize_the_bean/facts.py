"""What the tests of all games need to know of Seize the Bean."""

from __future__ import annotations

from tests.facts import Facts
from tests.seize_the_bean.picture import picture
from tests.seize_the_bean.provoked import PROVOKED

FACTS = Facts(
    variants={
        "plain": lambda seats: {},
        "random scoop": lambda seats: {"scoop": "random", "first": seats - 1},
    },
    ways_to_end=frozenset(["reviews", "customers", "pantry", "style"]),
    picture=picture,
    pictured_after=frozenset(["day-began", "drew"]),
    provoked=PROVOKED,
    never_asked=frozenset(["unlock"]),
)
"""Nobody chooses what to unlock: two Achievements at once need a Style Upgrade with several Group Icons, and the groups
of the base game have none."""

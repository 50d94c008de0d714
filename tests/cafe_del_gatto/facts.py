"""What the tests of all games need to know of Café del Gatto."""

from __future__ import annotations

from tests.cafe_del_gatto.picture import picture
from tests.cafe_del_gatto.provoked import PROVOKED
from tests.facts import Facts

FACTS = Facts(
    variants={
        "plain": lambda seats: {},
        "last seat first": lambda seats: {"first": seats - 1},
    },
    ways_to_end=frozenset(["served"]),
    picture=picture,
    pictured_after=frozenset(["turn-began"]),
    provoked=PROVOKED,
)

"""What the tests of all games need to know of The Last Drop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import demitasse
from demitasse.kernel.position import Position
from tests.facts import Facts
from tests.playing import play, refused
from tests.provoking import Provoke


def new_play() -> Position:
    return demitasse.game("last-drop").setup(seats=2)


def over() -> Position:
    position = new_play()
    play(position, "sip 3", "sip 3", "sip 3")
    return position


def picture(position: Any, people: Sequence[str]) -> list[str]:
    return ["◆" * position.view(None).left]


PROVOKED: dict[str, Provoke] = {
    "ld-option-first": lambda: demitasse.game("last-drop").checked({"first": 2}, 2),
    "ld-not-over": lambda: refused(over(), "sip 1", seat=1),
    "ld-not-your-turn": lambda: refused(new_play(), "sip 1", seat=1),
    "ld-not-so-much": lambda: refused(new_play(), "sip 4"),
}

FACTS = Facts(
    variants={
        "plain": lambda seats: {},
        "last seat first": lambda seats: {"first": seats - 1},
    },
    ways_to_end=frozenset(["empty"]),
    picture=picture,
    pictured_after=frozenset(),
    provoked=PROVOKED,
)

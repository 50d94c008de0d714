"""Tables against Starbots, for the tests of Solo Mode."""

from __future__ import annotations

from typing import Any

from demitasse.games.seize_the_bean.base_game.end_of_day import FinalCount
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import commands
from demitasse.kernel.event import Event
from tests.seize_the_bean.build import go_on, table

YOU, STARBOTS = 0, 1
FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
LEVELS = [
    ("starter",),
    ("starter", "competitive"),
    ("criminal",),
    ("criminal", "competitive"),
    ("slow",),
    ("slow", "competitive"),
    ("starter", "attractive"),
    ("criminal", "attractive"),
    ("slow", "attractive"),
    ("fast",),
    ("starter", "hyperactive"),
    ("fast", "competitive"),
    ("criminal", "hyperactive"),
    ("fast", "attractive"),
    ("starter", "boss"),
    ("criminal", "boss"),
    ("slow", "hyperactive"),
    ("fast", "hyperactive"),
    ("slow", "boss"),
    ("fast", "boss"),
]


def solo(level: int = 1, **facts: Any) -> SeizeTheBeanPosition:
    return table(seats=1, solo_level=level, **facts)


def level_with(*tokens: str) -> int:
    return LEVELS.index(tokens) + 1


def command(position: SeizeTheBeanPosition, *effects: Effect) -> list[Event]:
    """What these effects do for Starbots."""
    return go_on(position, *commands(effects, STARBOTS))


def happened(events: list[Event], *kinds: type[Event]) -> list[str]:
    """What happened of these kinds, in order."""
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


def finish(**cafes: Any) -> SeizeTheBeanPosition:
    position = solo(closing="reviews", **cafes)
    position.agenda = (FinalCount(position.first),)
    return position


def ended(position: SeizeTheBeanPosition) -> list[Event]:
    return go_on(position, FinalCount(position.first))

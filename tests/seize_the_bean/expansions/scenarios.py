"""Tables of the solo scenarios, for their tests."""

from __future__ import annotations

from typing import Any

from demitasse.games.seize_the_bean.base_game.end_of_day import FinalCount
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.result import Result
from tests.playing import offers, play
from tests.seize_the_bean.build import BOX, go_on, new_play, table

YOU, STARBOTS = 0, 1
SCENARIOS = tuple(BOX.scenarios)
AFTER_HOURS, STARTUP, WUERFEL, AO_AMOR, DA_NALA, QUORRA = SCENARIOS
HEAD_START = (AO_AMOR, DA_NALA)
SHOWN = {
    **{icon: (icon, 1) for icon in ("bean", "milk", "sugar")},
    **dict.fromkeys(("strong", "quality"), ("bean", 2)),
    "soy": ("milk", 2),
    **dict.fromkeys(("croissant", "donut", "pie", "any_snack"), ("sugar", 2)),
    "angry": ("bean", 0),
}
"""What an icon of an order is as starting resources (SB-XRULING-99)."""
SIMPLE = ("bean", "milk", "sugar", "hype", "review")
"""Icons that ask nothing."""


def opened(scenario: str, seed: int = 1, **options: Any) -> SeizeTheBeanPosition:
    """Set up; Founders without a group in play have joined the first one."""
    position = new_play(1, seed, scenario=scenario, first=0, **options)
    while position.agenda[0].kind == "join":
        play(position, offers(position)[0])
    return position


def scene(scenario: str, **facts: Any) -> SeizeTheBeanPosition:
    return table(seats=1, scenario=scenario, **facts)


def counted(position: SeizeTheBeanPosition) -> Result:
    position.closing = "reviews"
    go_on(position, FinalCount(position.first))
    assert position.result is not None
    return position.result


def friends(*names: str) -> list[str]:
    return sorted(f"{name}-1" for name in names)


def founders(position: SeizeTheBeanPosition) -> list[str]:
    return [BOX.ids[CUSTOMERS][card] for card in position.founders[YOU]]

"""How hard a table of Kitchen Rush is: measured odds by level, people, their hands and the bots beside them.

The figures stand in `odds.toml`; `benchmarks/odds.py` measures them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from demitasse.kernel.message import Message

HANDS = (13, 9, 4)
"""Seconds before each use of a timer: of newcomers, of people who know the game, of quick ones."""
OUT_OF = 10
MEASURED_AS = {"expert": "cook"}
"""Cooks of the same hands and the same head."""
Table = tuple[bool, int, int, str, int]


@cache
def figures() -> dict[Table, Mapping[str, Any]]:
    """By kind of Goal, people, bots, which bot and hands: games won of a hundred, by level."""
    text = files("demitasse.bots.kitchen_rush").joinpath("odds.toml").read_text(encoding="utf-8")
    return {
        (entry["digital"], entry["people"], entry["bots"], entry["bot"], entry["hands"]): entry
        for entry in tomllib.loads(text)["table"]
    }


def odds(options: Mapping[str, Any], people: int, bots: Sequence[str]) -> Message | None:
    """What somebody should know who lays such a table; None where nothing like it was measured."""
    level = options.get("goal", "normal")
    if options.get("mode", "standard") != "standard" or options.get("events", False) or len(set(bots)) > 1:
        return None
    digital, bot = bool(options.get("digital", False)), MEASURED_AS.get(bots[0], bots[0]) if bots else ""
    measured = [figures().get((digital, people, len(bots), bot, hands)) for hands in HANDS]
    won = [None if entry is None else entry.get(level) for entry in measured]
    if None in won:
        return None
    newcomers, practised, quick = [round(OUT_OF * percent / 100) for percent in won if percent is not None]
    if newcomers == practised == quick == OUT_OF:
        return Message("kr-odds-sure")
    return Message("kr-odds", {"newcomers": newcomers, "practised": practised, "quick": quick})

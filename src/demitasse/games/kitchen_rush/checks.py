"""What is asked of every data file: numbers in their bounds, lists complete, ids that mean one thing only."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from demitasse.games.kitchen_rush.box import MARKET, MOST, MOST_PLAYERS, ZONES
from demitasse.games.kitchen_rush.vocabulary import (
    ByPlayers,
    LotBonus,
    LotSize,
    MaitreLimit,
    Modifier,
    OneOff,
    RoundTime,
    WashUpTo,
)
from demitasse.kernel.content import Files

MOST_SPACES = 12
MOST_AT_ONCE = 10
"""Bought, washed or welcomed by one action: beyond that, the list of choices is of no use to anybody."""
MOST_CHANGED = 200
ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")


class Checks:
    """Each notes what is wrong with file, entry and field."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.taken: set[str] = set()

    def number(
        self, section: str, id: str, field: str, value: int, fewest: int = 0, most: int = MOST, of: str = ""
    ) -> None:
        """`of`: what is counted, where the field holds several things."""
        if not fewest <= value <= most:
            what = of or field
            self.files.wrong(
                "kr-content-number", section, id, field, what=what, value=value, fewest=fewest, most=most
            )

    def id(self, section: str, id: str) -> None:
        """An id that can stand in a choice's text and means one thing only."""
        if not ID.fullmatch(id) or id in self.taken:
            self.files.wrong("kr-content-id", section, id, "id")
        self.taken.add(id)

    def exactly(self, section: str, ids: Sequence[str], wanted: Sequence[str]) -> None:
        if list(ids) != list(wanted):
            self.files.wrong("kr-content-fixed", section, wanted=", ".join(wanted))

    def known(self, section: str, id: str, field: str, word: str, wanted: Sequence[str]) -> None:
        if word not in wanted:
            known = ", ".join(wanted)
            self.files.wrong("kr-content-unknown", section, id, field, word=word[:40], known=known)

    def effect(self, section: str, id: str, effect: OneOff | Modifier) -> None:
        """Zones that have spaces; numbers from 0, except those that change another."""
        for field, value in msgspec.structs.asdict(effect).items():
            if field == "zone":
                self.known(section, id, "effects", value, [zone for zone in ZONES if zone != ZONES[MARKET]])
            elif isinstance(value, int):
                fewest = -MOST_CHANGED if isinstance(effect, MaitreLimit | RoundTime) else 0
                at_once = isinstance(effect, LotSize | LotBonus | WashUpTo | MaitreLimit)
                most = MOST_AT_ONCE if at_once else MOST
                self.number(section, id, "effects", value, fewest, most, of=field)
            elif isinstance(value, ByPlayers):
                for hats in range(2, MOST_PLAYERS + 1):
                    self.number(section, id, "effects", value.of(hats), of=field)
            elif isinstance(value, dict):
                for good, number in value.items():
                    self.number(section, id, "effects", number, of=good)

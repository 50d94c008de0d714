"""What is asked of every data file: numbers in their bounds, lists complete, ids that mean one thing only."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from demitasse.games.kitchen_rush.box import MARKET, MOST_PLAYERS, ZONES
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
from demitasse.kernel.errors import BadContent

MOST = 999
MOST_SPACES = 12
MOST_AT_ONCE = 10
"""Bought, washed or welcomed by one action: beyond that, the list of choices is of no use to anybody."""
MOST_CHANGED = 200
ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")


class Checks:
    """Each raises an error that names file, entry and field."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.taken: set[str] = set()

    def file(self, section: str, id: str, field: str = "") -> str:
        """The file to name: whose word it is; where it is ours, another file has made it unfit."""
        whose = self.files.of(section, id, field)
        return self.files.last if whose == self.files.of("") else whose

    def number(
        self, section: str, id: str, field: str, value: int, fewest: int = 0, most: int = MOST
    ) -> None:
        if not fewest <= value <= most:
            raise BadContent(
                "kr-content-number",
                file=self.file(section, id, field),
                entry=f"{section} {id[:40]}".strip(),
                field=field,
                value=value,
                fewest=fewest,
                most=most,
            )

    def id(self, section: str, id: str) -> None:
        """An id that can stand in a choice's text and means one thing only."""
        if not ID.fullmatch(id) or id in self.taken:
            raise BadContent("kr-content-id", file=self.file(section, id), section=section, id=id[:40])
        self.taken.add(id)

    def exactly(self, section: str, ids: Sequence[str], wanted: Sequence[str]) -> None:
        if list(ids) != list(wanted):
            raise BadContent(
                "kr-content-fixed", file=self.files.last, section=section, wanted=", ".join(wanted)
            )

    def known(self, section: str, id: str, word: str, wanted: Sequence[str]) -> None:
        if word not in wanted:
            raise BadContent(
                "kr-content-unknown",
                file=self.file(section, id),
                entry=f"{section} {id[:40]}",
                word=word[:40],
                known=", ".join(wanted),
            )

    def hats(self, section: str, id: str, hats: Sequence[int]) -> None:
        self.number(section, id, "hats", len(hats), 0, MOST_SPACES)
        for hat in hats:
            self.number(section, id, "hats", hat, 0, MOST_PLAYERS)

    def effect(self, section: str, id: str, effect: OneOff | Modifier) -> None:
        """Zones that have spaces; numbers from 0, except those that change another."""
        for field, value in msgspec.structs.asdict(effect).items():
            if field == "zone":
                self.known(section, id, value, [zone for zone in ZONES if zone != ZONES[MARKET]])
            elif isinstance(value, int):
                fewest = -MOST_CHANGED if isinstance(effect, MaitreLimit | RoundTime) else 0
                at_once = isinstance(effect, LotSize | LotBonus | WashUpTo | MaitreLimit)
                self.number(section, id, field, value, fewest, MOST_AT_ONCE if at_once else MOST)
            elif isinstance(value, ByPlayers):
                for hats in range(2, MOST_PLAYERS + 1):
                    self.number(section, id, field, value.of(hats))
            elif isinstance(value, dict):
                for good, number in value.items():
                    self.number(section, id, good, number)

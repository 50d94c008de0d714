"""Café del Gatto, for 2 to 5. The rules are in the rooms named after the actions of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.cafe_del_gatto import choices, events, pins, scoring, setting_up
from demitasse.games.cafe_del_gatto.content import LAYOUT, MOST_PLAYERS, CafeDelGattoContent, load
from demitasse.games.cafe_del_gatto.options import CafeDelGattoOptions
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game
from demitasse.kernel.pins import Pin


class CafeDelGatto(Game[CafeDelGattoOptions, CafeDelGattoContent, CafeDelGattoPosition]):
    id = "cafe-del-gatto"
    package = __name__
    title = "Café del Gatto"
    prefix = "cg"
    revision = 1
    fewest = 2
    most = MOST_PLAYERS
    minutes = (30, 30)
    options = CafeDelGattoOptions
    choice_kinds = choices.KINDS
    event_kinds = events.KINDS
    counted = scoring.COUNTED
    position = CafeDelGattoPosition
    layout = LAYOUT

    def load(self, sources: tuple[Source, ...] = ()) -> CafeDelGattoContent:
        return load(sources)

    def pins(self, content: CafeDelGattoContent) -> Iterator[Pin]:
        return pins.pins(content)

    def deal(
        self, options: CafeDelGattoOptions, seats: int, seed: int, content: CafeDelGattoContent
    ) -> CafeDelGattoPosition:
        return setting_up.deal(CafeDelGattoPosition(content), options, seats, seed)


GAME = CafeDelGatto()

"""Coffee Rush, for 2 to 4 baristas. The rules are in the rooms named after the steps of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.coffee_rush import choices, events, pins, scoring, setting_up
from demitasse.games.coffee_rush.content import LAYOUT, CoffeeRushContent, load
from demitasse.games.coffee_rush.options import CoffeeRushOptions
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game
from demitasse.kernel.pins import Pin


class CoffeeRush(Game[CoffeeRushOptions, CoffeeRushContent, CoffeeRushPosition]):
    id = "coffee-rush"
    package = __name__
    title = "Coffee Rush"
    prefix = "cr"
    revision = 1
    fewest = 2
    most = 4
    minutes = (30, 30)
    options = CoffeeRushOptions
    choice_kinds = choices.KINDS
    event_kinds = events.KINDS
    counted = {events.Upgraded: scoring.orders_paid}
    position = CoffeeRushPosition
    layout = LAYOUT

    def load(self, sources: tuple[Source, ...] = ()) -> CoffeeRushContent:
        return load(sources)

    def pins(self, content: CoffeeRushContent) -> Iterator[Pin]:
        return pins.pins(content)

    def deal(
        self, options: CoffeeRushOptions, seats: int, seed: int, content: CoffeeRushContent
    ) -> CoffeeRushPosition:
        return setting_up.deal(CoffeeRushPosition(content), options, seats, seed)


GAME = CoffeeRush()

"""Kitchen Rush, for 1 to 4, together and against the clock. The rules are in the rooms named after zones and phases."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.kitchen_rush import choices, ending, events, pins, setting_up
from demitasse.games.kitchen_rush.box import MOST_PLAYERS
from demitasse.games.kitchen_rush.content import LAYOUT, KitchenRushContent, load
from demitasse.games.kitchen_rush.options import STANDARD, KitchenRushOptions
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game
from demitasse.kernel.pins import Pin


class KitchenRush(Game[KitchenRushOptions, KitchenRushContent, KitchenRushPosition]):
    id = "kitchen-rush"
    package = __name__
    title = "Kitchen Rush"
    prefix = "kr"
    revision = 2
    fewest = 1
    most = MOST_PLAYERS
    minutes = (30, 30)  # its booklet says no more than four rounds of four minutes; counting comes in between
    real_time = True
    together = True
    options = KitchenRushOptions
    choice_kinds = choices.KINDS
    event_kinds = events.KINDS
    counted = {events.OrderFailed: ending.orders_failed}
    position = KitchenRushPosition
    layout = LAYOUT

    def pauses_freely(self, options: KitchenRushOptions) -> bool:
        """KR-TIME-26: where the time is one's own, so are the pauses."""
        return options.mode != STANDARD

    def load(self, sources: tuple[Source, ...] = ()) -> KitchenRushContent:
        return load(sources)

    def pins(self, content: KitchenRushContent) -> Iterator[Pin]:
        return pins.pins(content)

    def deal(
        self, options: KitchenRushOptions, seats: int, seed: int, content: KitchenRushContent
    ) -> KitchenRushPosition:
        return setting_up.deal(KitchenRushPosition(content), options, seats, seed)


GAME = KitchenRush()

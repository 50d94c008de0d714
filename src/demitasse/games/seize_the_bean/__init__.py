"""Seize the Bean, for 1 to 6. The rules are in the rooms named after the phases of a Day and what happens in them."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.seize_the_bean import choices, events, expansion_events, pins, stocktaking
from demitasse.games.seize_the_bean.base_game import setting_up
from demitasse.games.seize_the_bean.content import LAYOUT, SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.options import SOLO, SeizeTheBeanOptions, excluded
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import NAME
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.pins import Pin


class SeizeTheBean(Game[SeizeTheBeanOptions, SeizeTheBeanContent, SeizeTheBeanPosition]):
    id = "seize-the-bean"
    package = __name__
    title = "Seize the Bean"
    prefix = "sb"
    revision = 3
    fewest = 1
    most = 6
    minutes = (45, 90)
    options = SeizeTheBeanOptions
    choice_kinds = choices.KINDS
    event_kinds = (*events.KINDS, *expansion_events.KINDS)
    counted = {events.AwardWon: stocktaking.award_won}
    position = SeizeTheBeanPosition
    layout = LAYOUT

    def automata(self, options: SeizeTheBeanOptions, seats: int) -> tuple[str, ...]:
        return (NAME,) if seats == SOLO else ()

    def load(self, sources: tuple[Source, ...] = ()) -> SeizeTheBeanContent:
        return load(sources)

    def pins(self, content: SeizeTheBeanContent) -> Iterator[Pin]:
        return pins.pins(content)

    def excluded(
        self, options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent
    ) -> Message | None:
        return excluded(options, seats, content)

    def deal(
        self, options: SeizeTheBeanOptions, seats: int, seed: int, content: SeizeTheBeanContent
    ) -> SeizeTheBeanPosition:
        return setting_up.deal(SeizeTheBeanPosition(content), options, seats, seed)


GAME = SeizeTheBean()

"""Seize the Bean, for 2 to 4. The rules are in the rooms named after the phases of a Day and what happens in them."""

from __future__ import annotations

from typing import cast

from demitasse.games.seize_the_bean import choices, events, setting_up
from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Content, Source
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options


class SeizeTheBean(Game):
    id = "seize-the-bean"
    package = __name__
    title = "Seize the Bean"
    prefix = "sb"
    revision = 1
    fewest = 2
    most = 4
    options = SeizeTheBeanOptions
    choice_kinds = choices.KINDS
    event_kinds = events.KINDS
    position = SeizeTheBeanPosition

    def load(self, sources: tuple[Source, ...] = ()) -> SeizeTheBeanContent:
        return load(sources)

    def deal(self, options: Options, seats: int, seed: int, content: Content) -> SeizeTheBeanPosition:
        position = object.__new__(SeizeTheBeanPosition)
        setting_up.deal(
            position, cast(SeizeTheBeanOptions, options), seats, seed, cast(SeizeTheBeanContent, content)
        )
        return position


GAME = SeizeTheBean()

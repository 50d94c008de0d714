"""Seize the Bean, for 1 to 6. The rules are in the rooms named after the phases of a Day and what happens in them."""

from __future__ import annotations

from typing import cast

from demitasse.games.seize_the_bean import choices, events, expansion_events
from demitasse.games.seize_the_bean.base_game import setting_up
from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.options import SOLO, SeizeTheBeanOptions, excluded
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import NAME
from demitasse.kernel.content import Content, Source
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options


class SeizeTheBean(Game):
    id = "seize-the-bean"
    package = __name__
    title = "Seize the Bean"
    prefix = "sb"
    revision = 2
    fewest = 1
    most = 6
    options = SeizeTheBeanOptions
    choice_kinds = choices.KINDS
    event_kinds = (*events.KINDS, *expansion_events.KINDS)
    position = SeizeTheBeanPosition

    def automata(self, options: Options, seats: int) -> tuple[str, ...]:
        return (NAME,) if seats == SOLO else ()

    def load(self, sources: tuple[Source, ...] = ()) -> SeizeTheBeanContent:
        return load(sources)

    def excluded(self, options: Options, seats: int, content: Content) -> Message | None:
        return excluded(cast(SeizeTheBeanOptions, options), seats, cast(SeizeTheBeanContent, content))

    def deal(self, options: Options, seats: int, seed: int, content: Content) -> SeizeTheBeanPosition:
        position = object.__new__(SeizeTheBeanPosition)
        setting_up.deal(
            position, cast(SeizeTheBeanOptions, options), seats, seed, cast(SeizeTheBeanContent, content)
        )
        return position


GAME = SeizeTheBean()

"""The Last Drop, for 2 to 4: a game of one file of rules, to see what a game needs."""

from __future__ import annotations

from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Source
from demitasse.kernel.game import Game

from .content import LAYOUT, LastDropContent, load
from .rules import Drunk, LastDropOptions, LastDropPosition, Sip


class LastDrop(Game[LastDropOptions, LastDropContent, LastDropPosition]):
    id = "last-drop"
    package = __name__
    title = "The Last Drop"
    prefix = "ld"
    revision = 1
    fewest = 2
    most = 4
    minutes = (5, 10)
    options = LastDropOptions
    choice_kinds = (Sip,)
    event_kinds = (Drunk,)
    position = LastDropPosition
    layout = LAYOUT

    def load(self, sources: tuple[Source, ...] = ()) -> LastDropContent:
        return load(sources)

    def deal(
        self, options: LastDropOptions, seats: int, seed: int, content: LastDropContent
    ) -> LastDropPosition:
        """LD-SETUP-01: the pot is full, and a biscuit for each drop lies face down."""
        position = LastDropPosition(content)
        position.left = content.drops
        position.active = options.first
        position.drunk = position.crumbs = (0,) * seats
        position.biscuits, _ = Chance.of(seed).shuffled(range(1, content.drops + 1))
        return position


GAME = LastDrop()

"""What icons and abilities do, as data: an effect such as `recruit line anyone` is a word and its arguments.

Each word is the kind of a step (`steps.EFFECTS`), whose class says which arguments it takes and does the rest. A new
icon or ability that these words can say is an entry in `data/`; a new word is a class in the room of its rule.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Resource = Literal["bean", "milk", "sugar"]
RESOURCES: tuple[Resource, ...] = ("bean", "milk", "sugar")
SIDES = ("pantry", "style")
ZONES = ("discard", "line", "deck")
DISCARD, LINE, DECK = range(3)
WHOM = ("anyone", "present")
ANYONE, PRESENT = range(2)
ROW_LIMITS = ("any_row", "other_rows")
OTHER_ROWS = 1
ANY_ROW = -1
CUSTOMERS = ("guest", "line")
GUEST, ANY_IN_LINE = range(2)
DIRECTIONS = ("down", "up")
OPTIONS = ("one", "both")
ONE, BOTH = range(2)

COMMUTING = ("gain", "scoop", "review", "bad_review", "hype", "early_bird")
"""Effects that ask nothing and leave every other icon of an action as it is: their order never matters."""


class Effect(NamedTuple):
    """A word and its arguments, as numbers; `steps` makes a step of it."""

    word: str
    arguments: tuple[int, ...]

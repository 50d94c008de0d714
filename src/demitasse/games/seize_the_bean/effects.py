"""The words effects are written in: what icons and abilities do, as data.

An effect such as `recruit line anyone` becomes a step of the agenda, `("recruit", seat, may, LINE, ANYONE, 0)`, and the
step's room does the rest. A new icon or ability that these words can say is an entry in `data/`; one that needs a
new word adds its line here, a function in the room that knows the rule, and that function's line in `position.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from demitasse.kernel.event import Seat

Step = tuple[str, Seat, *tuple[Any, ...]]
"""A step of the agenda: its word, whom it is about, and what else it needs to know."""

RESOURCES = ("bean", "milk", "sugar")
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

NUMBER = re.compile(r"[0-9]")
"""What an effect can count to."""


class Word(NamedTuple):
    """How an effect is written, and whether its seat may have to choose."""

    arguments: tuple[Sequence[str] | None, ...] = ()
    """Each one of these words; None stands for a number."""
    asks: bool = False
    """Then the step says after its seat whether it may be declined."""
    notes: bool = False
    """Then the step says next whether it reports whom it touched to the applause of a Boost."""
    more: tuple[int, ...] = ()
    """What else its step carries at first."""


WORDS: dict[str, Word] = {
    "gain": Word((RESOURCES, None)),
    "scoop": Word(),
    "review": Word((None,)),
    "bad_review": Word((None,)),
    "hype": Word((DIRECTIONS,)),
    "early_bird": Word(),
    "draw": Word(notes=True),
    "track": Word((None,), asks=True),
    "recruit": Word((ZONES, WHOM), asks=True, notes=True, more=(0,)),
    "upgrade": Word((SIDES,), asks=True, more=(0,)),
    "trigger": Word((SIDES, ROW_LIMITS, None), asks=True),
    "connections": Word(asks=True),
    "cheer": Word((CUSTOMERS,), asks=True),
    "upset": Word((("guest",),)),
    "lose": Word(asks=True),
    "lose_bad_review": Word(asks=True),
    "act": Word((None,), asks=True, notes=True),
    "ddos": Word((None,), asks=True),
    "meet_up": Word(asks=True),
    "swap": Word((None,), asks=True, notes=True),
    "disrupt": Word(asks=True, notes=True),
    "nap": Word(asks=True),
    "arrest": Word(asks=True, notes=True),
    "regular": Word(asks=True),
    "exclusivity": Word(),
    "steal": Word((None, None), asks=True),
    "fair_trade": Word((None,), asks=True),
    "roast": Word((None,), asks=True),
    "games": Word((None, None), asks=True),
    "newsflash": Word((None, None, OPTIONS), asks=True),
    "applause": Word(asks=True),
    "boost": Word(),
    "blame_others": Word((None,)),
}

COMMUTING = ("gain", "scoop", "review", "bad_review", "hype", "early_bird")
"""Effects that ask nothing and leave every other icon of an action as it is: their order never matters."""


class Effect(NamedTuple):
    word: str
    arguments: tuple[int, ...]

    def step(self, seat: Seat, *, may: bool = False, row: int = ANY_ROW, note: bool = False) -> Step:
        """This effect for a seat; `row` is the action row its icon is printed in; `note`: an applause follows."""
        word, given = WORDS[self.word], self.arguments
        if self.word == "trigger":
            side, limit, times = given
            given = (side, row if limit == OTHER_ROWS else ANY_ROW, times)
        flags = (*((int(may),) if word.asks else ()), *((int(note),) if word.notes else ()))
        return (self.word, seat, *flags, *given, *word.more)


def read(text: str) -> Effect | None:
    """The effect a text describes; None when it describes none."""
    name, *words = text.split() or [""]
    if name not in WORDS or len(words) != len(WORDS[name].arguments):
        return None
    arguments: list[int] = []
    for word, allowed in zip(words, WORDS[name].arguments, strict=True):
        if allowed is None and NUMBER.fullmatch(word):
            arguments.append(int(word))
        elif allowed is not None and word in allowed:
            arguments.append(allowed.index(word))
        else:
            return None
    return Effect(name, tuple(arguments))


def forms() -> str:
    """Every effect as it is written, for the error that names a wrong one."""
    return "; ".join(
        " ".join([name, *("0…9" if allowed is None else "|".join(allowed) for allowed in word.arguments)])
        for name, word in WORDS.items()
    )


def steps(
    effects: Iterable[Effect], seat: Seat, *, may: bool = False, row: int = ANY_ROW, note: bool = False
) -> tuple[Step, ...]:
    """Effects one after the other; Good Reviews side by side are gained together."""
    made: list[Step] = []
    for effect in effects:
        step = effect.step(seat, may=may, row=row, note=note)
        if made and effect.word == "review" == made[-1][0]:
            _, _, before = made.pop()
            _, _, more = step
            step = ("review", seat, before + more)
        made.append(step)
    return tuple(made)

"""Names of people at a table: which are fit to be shown, and which look alike.

A modest check with the tables of Python itself, for the alphabets whose letters are mistaken for each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal
from unicodedata import category, name, normalize

LONGEST_NAME = 24
MOST_MARKS = 3
"""Accents upon one letter: no name of anybody has more, and a pile of them covers the lines around it."""

JOINER = "\u200d"
"""Holds the parts of an emoji together; the other signs of its kind turn text around or hide it."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""
PRESENTATION = re.compile("[\ufe00-\ufe0f\u200d]")
"""How an emoji is drawn, and what holds it together."""

RELATED = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE"))
"""Alphabets with letters that look the same."""
LOOKS = str.maketrans("I1|0", "lllo")
"""Signs that many fonts hardly tell apart, before capitals are forgotten."""
LATIN_LOOKS = str.maketrans(
    "авекмнорстухіјѕһԁԛԝёϲ" + "αβεζηικμνορτυχ" + "օոսհցզ",
    "abekmhopctyxijshdqwëc" + "abezhikmnoptyx" + "onuhgq",
)
"""Cyrillic, Greek and Armenian letters that look like a Latin one, small or as a capital."""

Flaw = Literal["empty", "long", "signs", "invisible", "mixed"]


def tidy(given: str) -> str:
    """A name without spaces around it or doubled in it; of an endless one only what shows that it is too long."""
    return " ".join(filter(None, normalize("NFC", given[: 10 * LONGEST_NAME]).split(" ")))


def flaw_of(tidied: str) -> Flaw | None:
    """Why a name cannot be shown among others; None when it can."""
    if not tidied:
        return "empty"
    if len(tidied) > LONGEST_NAME:
        return "long"
    if all(category(sign)[0] in "CMZ" or sign in BLANK for sign in tidied):
        return "invisible"
    if any(_hidden(tidied, at) for at in range(len(tidied))) or _piled(tidied):
        return "signs"
    if any(len(_alphabets(word)) > 1 for word in normalize("NFKC", tidied).split()):
        return "mixed"
    return None


def twin_of(mine: str, others: Iterable[str]) -> str | None:
    """Whose name a hurried reader would take for this one."""
    return next((other for other in others if _looks(other) & _looks(mine)), None)


def same(one: str, other: str) -> bool:
    """The same name, capitals and ways of writing a letter apart."""
    return _plain(one) == _plain(other)


def _hidden(tidied: str, at: int) -> bool:
    """A sign that cannot be seen, or changes how others are."""
    sign = tidied[at]
    if sign == JOINER:
        beside = (tidied[:at].rstrip("\ufe0f")[-1:], tidied[at + 1 : at + 2])
        return any(not one or _alphabets(one) for one in beside)
    return sign in BLANK or (category(sign)[0] in "CZ" and sign != " ")


def _piled(tidied: str) -> bool:
    return "M" * (MOST_MARKS + 1) in "".join(category(sign)[0] for sign in normalize("NFD", tidied))


def _alphabets(word: str) -> set[str]:
    return {alphabet for sign in word for alphabet in name(sign, "").split(" ", 1)[:1] if alphabet in RELATED}


def _looks(shown: str) -> frozenset[str]:
    """What a name is taken for: with capitals or without, they may be what is mistaken."""
    return frozenset(_as_seen(shown))


def _as_seen(shown: str) -> Iterator[str]:
    for seen in (_plain(shown), normalize("NFKC", shown).translate(LOOKS).casefold()):
        yield PRESENTATION.sub("", normalize("NFC", seen.translate(LATIN_LOOKS)))


def _plain(shown: str) -> str:
    return normalize("NFKC", shown).casefold()

"""Sentences in English and French, from one Fluent catalogue per language.

Every package that speaks keeps `messages/en.ftl` and `messages/fr.ftl` beside its code; together they are the
catalogue. Facts of a message are given to Fluent as they are (several of a kind as their number); a word is also given
as `$<fact>-name`: what people call the thing of the content that has this id, or the word itself. Seats have the names
of the people who sit there, so that no sentence needs a list of cards.

Who reads a sentence about themselves is told "you": `$seat-name` is then that word, and `$seat-you` says "yes", for a
sentence to choose its verb by (`{ $seat-you -> [yes] You collect *[no] { $seat-name } collects }`). Of several seats it
says so only when the reader is the only one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

from demitasse.kernel.content import Name
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.kernel.catalogue import Catalogue

LANGUAGES = ("en", "fr")
SEAT_FACTS = frozenset(("seat", "whom", "winners"))
"""Facts that are seats, to be told by the names of the people."""

LONGEST = 500
GIGANTIC = 10**15

NO_NAMES: Mapping[str, Name] = {}


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the environment, if we have it; English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def say(
    message: Message,
    language: str = "en",
    names: Mapping[str, Name] = NO_NAMES,
    people: Sequence[str] = (),
    you: Seat | None = None,
) -> str:
    """The sentence of a message in a language. `people` are the names of the seats, `you` is the reader's."""
    return catalogue(language).format(message.key, named(message.facts, language, names, people, you))


def named(
    facts: Mapping[str, Fact],
    language: str,
    names: Mapping[str, Name],
    people: Sequence[str],
    you: Seat | None = None,
) -> dict[str, str | int]:
    """The facts of a message as Fluent takes them, with the names people use for ids and seats."""
    told: dict[str, str | int] = {}
    for fact, value in facts.items():
        if isinstance(value, Message):
            told[fact] = say(value, language, names, people, you)
        elif isinstance(value, str):
            told[fact] = _word(value)
        else:
            told[fact] = _number(len(value) if isinstance(value, tuple) else value)
        many = value if isinstance(value, tuple) else (value,)
        words = [id for id in many if isinstance(id, str)]
        if fact in SEAT_FACTS:
            told[f"{fact}-name"] = ", ".join(_person(seat, language, people, you) for seat in many)
            told[f"{fact}-you"] = "yes" if you is not None and many == (you,) else "no"
        elif len(words) == len(many):
            called = (getattr(names[id], language) if id in names else id for id in words)
            told[f"{fact}-name"] = ", ".join(map(_word, called))
    return told


def _number(value: int) -> str | int:
    """A gigantic one in short: nobody reads twenty digits, and Python refuses to write thousands."""
    return f"{Decimal(value):.2e}" if abs(value) >= GIGANTIC else value


def _word(text: str) -> str:
    """On one line, printable and not endless, since it may come from anybody's file or keyboard."""
    line = " ".join(text.split())
    line = line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in line)


def _person(seat: Fact, language: str, people: Sequence[str], you: Seat | None) -> str:
    """Who sits in a seat; its number where nobody knows, as when a position refuses a choice in plain Python."""
    if you is not None and seat == you:
        return say(Message("seat-you"), language)
    if isinstance(seat, int) and 0 <= seat < len(people):
        return _word(people[seat])
    return say(Message("seat-without-a-name", {"number": seat}), language)


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise Unknown("language-unknown", language=language[:20], languages=", ".join(LANGUAGES))
    # Whoever says nothing need not wait for Fluent's parser.
    from demitasse.kernel.catalogue import Catalogue

    return Catalogue(language)

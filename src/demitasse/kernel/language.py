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

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from demitasse.kernel.content import Name
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

LANGUAGES = ("en", "fr")
PACKAGES = ("kernel", "games", "bots", "arena", "envs", "server", "cli")
"""The packages that may keep messages, themselves or one level below."""

SEAT_FACTS = frozenset(("seat", "whom", "winners"))
"""Facts that are seats, to be told by the names of the people."""

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins."""
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
"""Where a message holds another one."""

LONGEST = 500
GIGANTIC = 10**15

NO_NAMES: Mapping[str, Name] = {}


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
    """In digits, without separators: most are lines, seats and cups. Fluent cannot format gigantic ones."""
    if abs(value) >= GIGANTIC:
        return f"{Decimal(value):.2e}"
    return cast(int, FluentInt(value, useGrouping=False))


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


class Catalogue:
    """The messages of a language. Each is parsed when it is first said: all of them take longer than most commands."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in catalogue_files(language):
            text = file.read_text(encoding="utf-8")
            begins = list(MESSAGE.finditer(text))
            ends = [message.start() for message in begins[1:]] + [len(text)]
            for message, end in zip(begins, ends, strict=True):
                self._unparsed[message[1]] = text[message.start() : end]

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) or key in self._unparsed

    def format(self, key: str, facts: dict[str, str | int]) -> str:
        self._parse(key)
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in the {self._language} catalogue")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key!r} has no text"
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"message {key!r} in {self._language}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """A message and those it holds, unless it has been parsed already.

        It counts as unparsed until all of it is there: another thread that wants it meanwhile parses it too, which
        changes nothing.
        """
        text = self._unparsed.get(key)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for held in REFERENCE.findall(text):
                self._parse(held)
            self._unparsed.pop(key, None)


@cache
def catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise Unknown("language-unknown", language=language[:20], languages=", ".join(LANGUAGES))
    return Catalogue(language)


def catalogue_files(language: str) -> tuple[Traversable, ...]:
    root = resources.files("demitasse")
    folders: list[Traversable] = []
    for name in PACKAGES:
        package = root / name
        if package.is_dir():
            folders.append(package)
            folders.extend(
                sorted(
                    (folder for folder in package.iterdir() if folder.is_dir()),
                    key=lambda folder: folder.name,
                )
            )
    files = (folder / "messages" / f"{language}.ftl" for folder in folders)
    return tuple(file for file in files if file.is_file())

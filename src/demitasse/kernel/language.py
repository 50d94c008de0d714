"""Sentences in English and French, from one Fluent catalogue per language.

Every package that speaks keeps `messages/en.ftl` and `messages/fr.ftl` beside its code; together they are the
catalogue. Facts of a message are given to Fluent as they are (several of a kind as their number); a fact that is the
id of something in the content is also given as `$<fact>-name`, and seats by the names of the people who sit there, so
that no sentence needs a list of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from demitasse.kernel.content import Name
from demitasse.kernel.errors import Unknown
from demitasse.kernel.message import Fact, Message

LANGUAGES = ("en", "fr")
SPEAKERS = ("kernel", "games", "bots", "arena", "server", "cli")
"""The packages that may keep messages, themselves or one level below."""

SEAT_FACTS = frozenset(("seat", "winners"))
"""Facts that are seats, to be told by the names of the people."""

NO_NAMES: Mapping[str, Name] = {}


def say(
    message: Message,
    language: str = "en",
    names: Mapping[str, Name] = NO_NAMES,
    people: Sequence[str] = (),
) -> str:
    """The sentence of a message in a language. `people` are the names of the seats."""
    bundle = catalogue(language)
    if not bundle.has_message(message.key):
        raise KeyError(f"no message {message.key!r} in the {language} catalogue")
    pattern = bundle.get_message(message.key).value
    assert pattern is not None, f"message {message.key!r} has no text"
    text, errors = bundle.format_pattern(pattern, named(message.facts, language, names, people))
    if errors:
        raise ValueError(f"message {message.key!r} in {language}: {errors[0]}")
    return str(text)


def named(
    facts: Mapping[str, Fact], language: str, names: Mapping[str, Name], people: Sequence[str]
) -> dict[str, str | int]:
    """The facts of a message as Fluent takes them, with the names people use for ids and seats."""
    told: dict[str, str | int] = {}
    for fact, value in facts.items():
        many = value if isinstance(value, tuple) else (value,)
        told[fact] = len(value) if isinstance(value, tuple) else value
        if fact in SEAT_FACTS and people:
            told[f"{fact}-name"] = ", ".join(people[seat] for seat in many if isinstance(seat, int))
        elif all(id in names for id in many):
            told[f"{fact}-name"] = ", ".join(getattr(names[str(id)], language) for id in many)
    return told


@cache
def catalogue(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise Unknown("language-unknown", language=language[:20], languages=", ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def catalogue_files(language: str) -> tuple[Traversable, ...]:
    root = resources.files("demitasse")
    homes: list[Traversable] = []
    for speaker in SPEAKERS:
        package = root / speaker
        if package.is_dir():
            homes.append(package)
            homes.extend(
                sorted((home for home in package.iterdir() if home.is_dir()), key=lambda home: home.name)
            )
    files = (home / "messages" / f"{language}.ftl" for home in homes)
    return tuple(file for file in files if file.is_file())

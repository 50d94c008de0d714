"""The sentences of the browser's screens: each in both languages, each used, none missing."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from demitasse.games import GAMES
from demitasse.kernel.catalogue import catalogue_files
from demitasse.kernel.language import LANGUAGES

WEB = Path(__file__).parents[1] / "web" / "src"
NO_BREAK = "\u00a0\u202f"
KEY = r"web-[a-z][a-z0-9_-]*[a-z0-9]"


def files(language: str) -> list[Path]:
    found = [
        *WEB.glob("messages/*.ftl"),
        *WEB.glob("games/*/messages/*.ftl"),
        *WEB.glob("pages/*/messages/*.ftl"),
        *WEB.glob("games/*/cover/*.ftl"),
        *WEB.glob("games/*/guide/messages/*.ftl"),
        *WEB.glob("games/*/how/messages/*.ftl"),
        *WEB.glob("games/*/welcome/messages/*.ftl"),
    ]
    return sorted(file for file in found if file.stem.split(".")[-1] == language)


@cache
def entries(language: str) -> tuple[ftl.Message, ...]:
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files(language)]
    return tuple(entry for body in parsed for entry in body if isinstance(entry, ftl.Message))


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language)]


def parts(node: object) -> list[ftl.BaseNode]:
    if isinstance(node, list):
        return [part for one in node for part in parts(one)]
    if isinstance(node, ftl.BaseNode):
        return [node, *parts(list(vars(node).values()))]
    return []


def facts(message: ftl.Message) -> set[str]:
    return {part.id.name for part in parts(message) if isinstance(part, ftl.VariableReference)}


def texts(message: ftl.Message) -> list[str]:
    return [str(part.value) for part in parts(message) if isinstance(part, ftl.TextElement)]


@cache
def source() -> str:
    scripts = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in sorted(scripts) if ".test." not in file.name
    )


@cache
def shared() -> frozenset[str]:
    """The keys of the Python side, for which a screen may have a wording of its own."""
    bodies = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in catalogue_files("en")]
    return frozenset(entry.id.name for body in bodies for entry in body if isinstance(entry, ftl.Message))


def test_every_file_can_be_read_to_its_end() -> None:
    for language in LANGUAGES:
        assert files(language)
        for file in files(language):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []


def test_no_key_is_told_twice() -> None:
    for language in LANGUAGES:
        assert [key for key, times in Counter(keys(language)).items() if times > 1] == []


def test_both_languages_have_the_same_keys() -> None:
    assert set(keys("en")) ^ set(keys("fr")) == set()


def test_each_sentence_takes_the_same_facts_in_both_languages() -> None:
    english, french = ({entry.id.name: facts(entry) for entry in entries(language)} for language in LANGUAGES)

    assert {key for key in english if english[key] != french.get(key)} == set()


def test_every_key_the_screens_name_is_there() -> None:
    named = set(re.findall(rf"[\"'`]({KEY})[\"'`]", source()))

    assert named - set(keys("en")) == set()


def test_the_cover_of_every_game_says_what_it_is_about() -> None:
    """All other sentences of a game come when somebody goes to it."""
    for id in GAMES:
        for language in LANGUAGES:
            cover = WEB / "games" / id / "cover" / f"{language}.ftl"
            assert cover.read_text(encoding="utf-8").startswith(f"web-game-{id} = ")


def test_every_sentence_is_used() -> None:
    named = set(re.findall(rf"[\"'`]({KEY})[\"'`]", source()))
    begun = tuple(set(re.findall(r"`(web-[a-z][a-z0-9-]*-)\$\{", source())))
    inside = [
        part for entry in entries("en") for part in parts(entry) if isinstance(part, ftl.MessageReference)
    ]
    named |= {part.id.name for part in inside}

    def used(key: str) -> bool:
        own = key.removeprefix("web-")
        return (
            key in named
            or key.startswith(begun)
            or own in shared()
            or own.removesuffix("-detail") in shared()
        )

    assert [key for key in keys("en") if not used(key)] == []


def test_french_is_set_as_french_is() -> None:
    badly_set = re.compile(rf" [:;!?»]|\w[;!?»]|«[^{NO_BREAK}]|[^{NO_BREAK}]»")

    assert [text for entry in entries("fr") for text in texts(entry) if badly_set.search(text)] == []


def test_no_apostrophe_is_straight() -> None:
    for language in LANGUAGES:
        assert [text for entry in entries(language) for text in texts(entry) if "'" in text] == []

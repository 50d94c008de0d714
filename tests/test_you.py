"""Who plays is "you" in every sentence of their own screen, in both languages.

Every message of every catalogue that names a seat is written out in all its forms as its own reader would see it: no
sentence may then begin with a small "you", go on as if somebody else were meant ("you collects"), or say "you’s cup".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from demitasse.kernel.catalogue import catalogue_files
from demitasse.kernel.language import LANGUAGES, SEAT_FACTS

WEB = Path(__file__).parents[1] / "web" / "src"

YOU = {"en": "you", "fr": "vous"}
ANYTHING = "…"
"""Stands for any other fact."""

WRONG = {
    "en": (
        re.compile(r"(?:^|[.!?] )you\b"),
        re.compile(r"\byou(?:’s|r’s)", re.IGNORECASE),
        re.compile(r"\byou (?:also |then |now |still )?(?:is|was|has|does|goes)\b", re.IGNORECASE),
        re.compile(
            r"\byou (?:also |then |now |still )?(?!as\b|this\b|its\b|plus\b|less\b|always\b|perhaps\b)\w+s\b",
            re.IGNORECASE,
        ),
    ),
    "fr": (
        re.compile(r"(?:^|[.!?\u00a0] )vous\b"),
        re.compile(r"\b(?:de|à) vous(?:\u2019| se\b)"),
        re.compile(
            r"(?:^|[.:;,!?] |\bet )vous (?:ne |n’|en |y |n’en |n’y |vous |l’|le |la |les |lui |leur )*"
            r"(?!ne\b|n’|en\b|y\b|vous\b|l’|le\b|la\b|les\b|lui\b|leur\b)"
            r"(?!\w+ez\b|êtes\b|faites\b|dites\b|et\b|seul)\w+",
            re.IGNORECASE,
        ),
    ),
}
"""What gives away a sentence that was written for somebody else."""


@cache
def messages(language: str) -> Mapping[str, tuple[str, ftl.Pattern]]:
    """All messages, of engine and browser, each with its file."""
    browser = [file for file in WEB.rglob("*.ftl") if file.stem.split(".")[-1] == language]
    files = [Path(str(file)) for file in catalogue_files(language)] + sorted(browser)
    return {
        entry.id.name: (str(file), entry.value)
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value is not None and entry.id.name != "seat-you"
    }


def forms(pattern: ftl.Pattern, language: str) -> Iterator[str]:
    """Every way a message can be said to somebody whose own seat it names."""
    for parts in product(*(list(_forms(element, language)) for element in pattern.elements)):
        yield "".join(parts)


def _forms(part: object, language: str) -> Iterator[str]:
    if isinstance(part, ftl.TextElement):
        yield part.value
    elif isinstance(part, ftl.Placeable):
        yield from _forms(part.expression, language)
    elif isinstance(part, ftl.VariableReference):
        fact, _, told = part.id.name.rpartition("-")
        yield YOU[language] if fact in SEAT_FACTS and told == "name" else ANYTHING
    elif isinstance(part, ftl.MessageReference):
        yield from forms(messages(language)[part.id.name][1], language)
    elif isinstance(part, ftl.SelectExpression):
        for variant in chosen(part):
            yield from forms(variant.value, language)
    else:
        yield part.value if isinstance(part, ftl.StringLiteral) else ANYTHING


def chosen(select: ftl.SelectExpression) -> list[ftl.Variant]:
    """All variants, unless the reader is what they are chosen by: then the reader's own."""
    if by_the_reader(select):
        return [variant for variant in select.variants if _name(variant) == "yes"]
    return select.variants


def by_the_reader(select: ftl.SelectExpression) -> bool:
    return isinstance(select.selector, ftl.VariableReference) and select.selector.id.name.endswith("-you")


def _name(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else ""


def names_a_seat(pattern: ftl.Pattern) -> bool:
    """Others may call whoever reads them "you" as they like."""
    told = {f"{fact}-{what}" for fact in SEAT_FACTS for what in ("name", "you")}
    return any(isinstance(part, ftl.VariableReference) and part.id.name in told for part in _parts(pattern))


def wrong(text: str, language: str) -> bool:
    return any(pattern.search(text) for pattern in WRONG[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_its_reader_is_written_for_them(language: str) -> None:
    badly = [
        f"{key}: {form}"
        for key, (_, pattern) in messages(language).items()
        if names_a_seat(pattern)
        for form in sorted(set(forms(pattern, language)))
        if wrong(form, language)
    ]

    assert badly == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_differently_to_its_reader_has_both_forms(language: str) -> None:
    for key, (_, pattern) in messages(language).items():
        for select in _parts(pattern):
            if isinstance(select, ftl.SelectExpression) and by_the_reader(select):
                assert sorted(map(_name, select.variants)) == ["no", "yes"], key
                assert [_name(variant) for variant in select.variants if variant.default] == ["no"], key


def _parts(part: object) -> Iterator[ftl.BaseNode]:
    """A piece of Fluent and all that stands in it."""
    if isinstance(part, list):
        for one in part:
            yield from _parts(one)
    elif isinstance(part, ftl.BaseNode):
        yield part
        yield from _parts(list(vars(part).values()))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "you collects Milk."),
        ("en", "Tom waits. you go on."),
        ("en", "The cup is you’s."),
        ("en", "Then you also has 3 left."),
        ("fr", "vous prend du Lait."),
        ("fr", "Vous prend du Lait."),
        ("fr", "Tour 2\u00a0: vous en a deux."),
    ],
)
def test_a_sentence_written_for_somebody_else_is_found(language: str, text: str) -> None:
    assert wrong(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You collect Milk, and Tom takes 2 from you."),
        ("en", "It is your turn, as you know."),
        ("fr", "Vous prenez du Lait\u00a0; Tom en prend à vous."),
        ("fr", "Vous n’en avez plus, vous êtes au comptoir."),
        ("fr", "C’est à vous."),
    ],
)
def test_a_sentence_written_for_its_reader_passes(language: str, text: str) -> None:
    assert not wrong(text, language)

"""Our small writer of Fluent says of every message of the catalogues what Fluent's own runtime says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from demitasse.kernel.catalogue import Catalogue, catalogue_files
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.pattern import write

NUMBERS = (0, 1, 2, 10, -1, 1234, 1_234_567)
PLURALS = {"one", "other"}
"""Of numbers alone: as a word, Fluent would take "one" for a zero in French."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def parts(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for part in node:
            yield from parts(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from parts(list(vars(node).values()))


@each_language
def test_every_message_is_what_fluent_makes_of_it(language: str) -> None:
    """With every number above and every word that a message chooses by, each given for all of its facts."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogue_files(language))
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    ours = Catalogue(language)
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    by_key = {message.id.name: message for message in messages}

    def facts_of(message: ast.Message) -> set[str]:
        """What it speaks of, and the messages that it quotes."""
        facts: set[str] = set()
        for part in parts(message):
            if isinstance(part, ast.VariableReference):
                facts.add(part.id.name)
            elif isinstance(part, ast.MessageReference):
                facts |= facts_of(by_key[part.id.name])
        return facts

    compared = 0
    for message in messages:
        key, facts = message.id.name, facts_of(message)
        pattern = theirs.get_message(key).value
        assert pattern is not None
        words = {
            part.key.name
            for part in parts(message)
            if isinstance(part, ast.Variant) and isinstance(part.key, ast.Identifier)
        } - PLURALS
        values: list[str | int] = [*NUMBERS]
        # NUMBER takes numbers.
        if not any(isinstance(part, ast.FunctionReference) for part in parts(message)):
            values += ["a word", *sorted(words)]
        for value in values:
            told = value if isinstance(value, str) else FluentInt(value, useGrouping=False)
            expected, errors = theirs.format_pattern(pattern, dict.fromkeys(facts, told))
            assert not errors, (key, errors)
            assert ours.format(key, dict.fromkeys(facts, value)) == expected, key
            compared += 1
    assert compared > 10_000


@pytest.mark.parametrize("text", ["a = { -brand }", "a = { DATETIME($day) }", "a = { b.attribute }"])
def test_what_we_do_not_know_of_fluent_is_refused(text: str) -> None:
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    with pytest.raises(ValueError, match="no part of Fluent"):
        write(entry.value, {"day": 1}, "en", lambda key: ast.Pattern([]))

"""`demitasse box`: every card and number of a game with how it is known, and how much of it is still guessed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from demitasse.cli.errors import BAD_INPUT, DONE, BadCommand
from demitasse.cli.language import one_line, phrase
from demitasse.cli.rendering import PlainConsole, page
from demitasse.games import GAMES
from demitasse.games import game as game_by_id
from demitasse.kernel.box import Box, BoxEntry, Counts, Deck, Field, box_of
from demitasse.kernel.content import Name, Source
from demitasse.kernel.game import Game
from demitasse.kernel.language import say

MARKS = {"found": " ", "derived": "~", "reconstructed": "?", "mine": "*"}
VALUE = 48
"""Of an 80-column line, what is left for a value."""


def show_boxes(language: str) -> int:
    """How much of each game is known."""
    console = PlainConsole()
    for id in GAMES:
        game = game_by_id(id)
        console.print(Text(share(game.title, box_of(game).counts, language)))
    return DONE


def show_box(
    name: str, files: Sequence[str], *, guessed: bool, deck: str, group: str, check: bool, language: str
) -> int:
    """The box of a game, with people's files laid over it."""
    game = game_by_id(name)
    box = box_of(game, tuple(Source.at(Path(file)) for file in files))
    console = PlainConsole()
    if check:
        for line in checks(box, language):
            console.print(Text(line), soft_wrap=True)
    else:
        told = lines(game, box, guessed=guessed, deck=deck, group=group, language=language)
        page(console, Text("\n".join(told)))
        for line in wrong(box, language):
            console.print(Text(line), soft_wrap=True)
    return BAD_INPUT if box.problems else DONE


def lines(game: Game, box: Box, *, guessed: bool, deck: str, group: str, language: str) -> Iterator[str]:
    yield share(game.title, box.counts, language)
    yield phrase(language, "cli-box-legend")
    names = dict(game.load().names)
    if box.content is not None:
        names |= box.content["names"]
    for each in chosen_decks(box, deck):
        entries = [entry for entry in each.entries if not group or entry.group == group]
        if group and not entries:
            continue
        yield ""
        yield share(in_language(each.name, language), each.counts, language)
        for entry in entries:
            fields = [field for field in entry.fields if not guessed or field.status == "reconstructed"]
            if fields:
                yield from told_entry(entry, fields, names, language)
    if group and group not in {entry.group for each in box.decks for entry in each.entries}:
        known = sorted({entry.group for each in box.decks for entry in each.entries} - {""})
        raise BadCommand("cli-box-no-group", group=group, groups=", ".join(known) or "—")


def chosen_decks(box: Box, deck: str) -> Sequence[Deck]:
    decks = [each for each in box.decks if deck in ("", each.id)]
    if not decks:
        raise BadCommand("cli-box-no-deck", deck=deck, decks=", ".join(each.id for each in box.decks))
    return decks


def told_entry(
    entry: BoxEntry, fields: Sequence[Field], names: dict[str, Name], language: str
) -> Iterator[str]:
    title = entry.id if entry.name is None else f"{in_language(entry.name, language)} ({entry.id})"
    printed = in_language(entry.printed, language)
    yield one_line("  " + ". ".join(filter(None, (title, printed))))
    for field in fields:
        label = in_language(field.label, language)
        rule = f"  {field.rule}" if field.rule else ""
        value = one_line(shown(field.value, names, language))
        value = value if len(value) <= VALUE else value[: VALUE - 1] + "…"
        yield f"  {MARKS[field.status]} {phrase(language, 'cli-box-field', label=label, value=value)}{rule}"


def shown(value: Any, names: dict[str, Name], language: str) -> str:
    """A value in words: ids by their names."""
    if value is None or value == [] or value == {}:
        return "—"
    if isinstance(value, bool):
        return phrase(language, "cli-box-yes" if value else "cli-box-no")
    if isinstance(value, str):
        return in_language(names[value], language) if value in names else value
    if isinstance(value, list):
        return ", ".join(shown(each, names, language) for each in value)
    if isinstance(value, dict):
        if set(value) == {"en", "fr"}:
            return str(value[language])
        counted = [
            (shown(each, names, language), shown(name, names, language)) for name, each in value.items()
        ]
        return ", ".join(" ".join(pair) for pair in counted)
    return str(value)


def share(title: str, counts: Counts, language: str) -> str:
    return phrase(
        language,
        "cli-box-share",
        title=title,
        found=counts.found,
        derived=counts.derived,
        guessed=counts.reconstructed,
        mine=counts.mine,
        fields=counts.all,
    )


def checks(box: Box, language: str) -> Iterator[str]:
    """What the booklet's text implies, and whether the content keeps it."""
    yield from wrong(box, language)
    if not box.problems:
        yield phrase(language, "cli-box-checks", held=box.checks - len(box.warnings), checks=box.checks)


def wrong(box: Box, language: str) -> Iterator[str]:
    for problem in (*box.problems, *box.warnings):
        yield one_line(say(problem.message, language))


def in_language(name: Name, language: str) -> str:
    return name.fr if language == "fr" else name.en

"""Parsing what a person types: a number of the list, a choice in full, or a part that names one choice only."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress

import msgspec

from demitasse.cli.language import one_line, phrase
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.errors import BadChoice
from demitasse.kernel.game import Game

TABLE_COMMANDS = {
    "undo": "u",
    "claim": "",
    "hint": "?",
    "help": "h",
    "board": "",
    "log": "",
    "rules": "",
    "why": "",
    "wait": "w",
    "quit": "q",
}
"""Commands at the table, with their short forms; `cli-words-undo` and so on are their words in each language."""

MOST_SHOWN = 4
WAYS_TO_NAME: Sequence[tuple[Callable[[str, str], bool], bool]] = (
    (str.__eq__, True),
    (str.__eq__, False),
    (str.startswith, False),
)
"""How words are told apart, and whether names count in full only: first what is meant beyond doubt."""


class TableCommand(msgspec.Struct, frozen=True):
    """A command at the table and its argument: `rules CR-MOVE-14`."""

    name: str
    argument: str


class Keyboard:
    """Standard input: a terminal, or a file or pipe."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):  # for editing the line and calling back earlier ones
                import readline  # noqa: F401

    def read(self, prompt: str) -> str | None:
        """Read the next line; None at the end of input."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        line = sys.stdin.readline()
        if line:
            print(f"{prompt}{one_line(line)}")
        return line or None


def parse_command(line: str, language: str) -> TableCommand | None:
    """The command in a line; None when the line is a choice."""
    first, _, argument = line.strip().partition(" ")
    for name, short in TABLE_COMMANDS.items():
        if first and plain(first) in (name, short, *plain(phrase(language, f"cli-words-{name}")).split()):
            return TableCommand(name, argument.strip())
    return None


def parse_choice(line: str, choices: Sequence[Choice], game: Game, content: Content, language: str) -> Choice:
    """The choice a line names. It may be one that is not offered: the rules explain that better than we could."""
    text = line.strip()
    if text.isascii() and text.isdigit() and len(text) < 6:
        number = int(text)
        if not 1 <= number <= len(choices):
            raise BadChoice("cli-no-such-number", number=number, last=len(choices))
        return choices[number - 1]
    for choice in choices:
        if str(choice) == text:
            return choice
    typed = plain(text).split()
    for alike, whole in WAYS_TO_NAME:
        meant = [choice for choice in choices if named(choice, typed, content, language, alike, whole)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise ambiguous(text, [str(choice) for choice in meant])
    return not_offered(text, choices, game)


def ambiguous(text: str, meant: Sequence[str]) -> BadChoice:
    shown = ", ".join(meant[:MOST_SHOWN])
    more = max(0, len(meant) - MOST_SHOWN)
    return BadChoice("cli-ambiguous", text=text[:60], choices=shown, more=more)


def parse_claim(text: str, claimable: Collection[str], content: Content, language: str) -> str:
    """What somebody claims, by its id or as much of its name as is clear."""
    typed = plain(text).split()
    for alike, whole in WAYS_TO_NAME:
        meant = [
            what for what in sorted(claimable) if is_called(what, typed, content, language, alike, whole)
        ]
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise ambiguous(text, [getattr(content.names[what], language) for what in meant])
    raise BadChoice("cli-claim-what")


def not_offered(text: str, choices: Sequence[Choice], game: Game) -> Choice:
    """A choice in full, or one that lacks only its verb: where steps are offered, “d4” is a step."""
    try:
        return game.notation.parse(text)
    except BadChoice:
        completed: list[Choice] = []
        for verb in {choice.verb: None for choice in choices}:
            with suppress(BadChoice):
                completed.append(game.notation.parse(f"{verb} {text}"))
        if len(completed) != 1:
            raise
        return completed[0]


def named(
    choice: Choice,
    typed: Sequence[str],
    content: Content,
    language: str,
    alike: Callable[[str, str], bool],
    whole: bool,
) -> bool:
    """Whether all typed words are among a choice's, in their order. `whole`: no name was typed in part only.

    So “espresso” is the Espresso, even where an Espresso Doppio could be sent too.
    """
    return bool(typed) and any(
        _among(typed, spoken, alike, whole) for spoken in spoken_forms(choice, content, language)
    )


def is_called(
    what: str,
    typed: Sequence[str],
    content: Content,
    language: str,
    alike: Callable[[str, str], bool],
    whole: bool,
) -> bool:
    """Whether the words typed are among those of its name, or its id."""
    forms = (what, getattr(content.names[what], language))
    return bool(typed) and any(_among(typed, [plain(form).split()], alike, whole) for form in forms)


def _among(
    typed: Sequence[str], spoken: Sequence[Sequence[str]], alike: Callable[[str, str], bool], whole: bool
) -> bool:
    left = list(typed)
    for part in spoken:
        found = 0
        for word in part:
            if left and alike(word, left[0]):
                left.pop(0)
                found += 1
        if whole and 0 < found < len(part):
            return False
    return not left


def spoken_forms(choice: Choice, content: Content, language: str) -> Iterator[list[list[str]]]:
    """A choice as it is written, with cards by their kind alone, and with names for ids; each part in its words."""
    parts = str(choice).split()
    yield [[plain(part)] for part in parts]
    yield [[plain(part.partition("-")[0])] for part in parts]
    yield [
        plain(getattr(content.names[part], language) if part in content.names else part).split()
        for part in parts
    ]


def plain(text: str) -> str:
    """Case-folded and without accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))

"""`demitasse rules`: print the rulebook of a game, or single rules by id; for one rule also its code and its tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from demitasse.citations import code, proofs
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.rendering import PlainConsole, page
from demitasse.games import GAMES
from demitasse.games import game as game_by_id
from demitasse.kernel.game import Game
from demitasse.kernel.rulebook import Question

ANCHOR = re.compile(r'<a id="[^"]*"></a>')
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
SIGNS = re.compile(r"[*`]")
LAST_DIGIT = re.compile(r"-(\d)$")


def show_rules(game: str, rule: str | None, silent: bool, language: str) -> None:
    """The whole rulebook of a game, its chapter on where the booklet is silent, or rules by their ids; a game need not
    be named beside an id.
    """
    owner = owner_of(game) if rule is None else None
    book, asked = owner or game_by_id(game), rule if owner is None else game
    console = PlainConsole()
    if silent:
        if asked is not None:
            raise BadCommand("cli-silent-whole", id=asked[:60], game=book.id)
        page(console, silent_page(book, language))
        return
    if asked is None:
        page(console, whole_page(book, language))
        return
    console.print(chosen_rules(book, asked, language))
    if full_id(asked) in book.rulebook.ids:
        for question in book.rulebook.questions_on(full_id(asked), language):
            console.print(Padding(open_question(question), (1, 0, 0, 2), expand=False))
        for line in places(full_id(asked), language):
            console.print(line, soft_wrap=True)


def owner_of(id: str) -> Game | None:
    """The game whose rules have such ids; None where it is no id."""
    prefix, dash, _ = id.strip().lower().partition("-")
    return next((game for game in map(game_by_id, GAMES) if dash and game.prefix == prefix), None)


def places(id: str, language: str) -> Iterator[Text]:
    """Where the code of one rule is, and which tests prove it."""
    for title, citations in (("cli-rule-code", code()), ("cli-rule-tests", proofs())):
        where = citations.get(id, ())
        yield Text.assemble("\n  ", (phrase(language, title, count=len(where)), "bold"))
        yield from (Text(f"    {place}") for place in where)


def whole_page(game: Game, language: str) -> RenderableType:
    return Markdown(unlinked(game.rulebook.page(language)), hyperlinks=False)


def silent_page(game: Game, language: str) -> RenderableType:
    """Each open question with the rules that answer it."""
    silence, rules = game.rulebook.silence(language), game.rulebook.rules(language)
    if silence is None:
        raise BadCommand("cli-silent-nowhere", game=game.title)
    parts: list[RenderableType] = [Text(silence.title, "bold"), Text(silence.opening)]
    for question in silence.questions:
        parts += ["", open_question(question), *(one_rule(id, rules[id]) for id in question.ids)]
    return Group(*parts)


def open_question(question: Question) -> Text:
    return Text.assemble((f"{question.title} ", "bold"), SIGNS.sub("", unlinked(question.text)))


def chosen_rules(game: Game, asked: str, language: str) -> RenderableType:
    """One rule by its id, or all whose ids begin so: `CR-MOVE-14`, `cr-move-1`, `CR-MOVE`."""
    id = full_id(asked)
    rules = game.rulebook.rules(language)
    chosen = [id] if id in rules else [known for known in rules if known.startswith(f"{id.rstrip('-')}-")]
    if not chosen:
        chosen, rules = [id], {id: game.rulebook.rule(id, language)}
    return Group(*(one_rule(known, rules[known]) for known in chosen))


def full_id(asked: str) -> str:
    return LAST_DIGIT.sub(r"-0\1", asked.strip().upper())


def one_rule(id: str, text: str) -> RenderableType:
    return Padding(
        Text.assemble((f"{id} ", "bold"), SIGNS.sub("", unlinked(text))), (0, 0, 0, 2), expand=False
    )


def unlinked(text: str) -> str:
    """Markdown links and anchors replaced by their text."""
    return LINK.sub(r"\1", ANCHOR.sub("", text))

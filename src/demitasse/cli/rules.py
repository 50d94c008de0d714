"""`demitasse rules`: print the rulebook of a game."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from demitasse.cli.rendering import PlainConsole, page
from demitasse.games import game as game_by_id
from demitasse.kernel.game import Game

ANCHOR = re.compile(r'<a id="[^"]*"></a>')
LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")
SIGNS = re.compile(r"[*`]")
LAST_DIGIT = re.compile(r"-(\d)$")


def show_rules(game: str, rule: str | None, language: str) -> None:
    book = game_by_id(game)
    console = PlainConsole()
    if rule is None:
        page(console, whole_page(book, language))
    else:
        console.print(chosen_rules(book, rule, language))


def whole_page(game: Game, language: str) -> RenderableType:
    return Markdown(unlinked(game.rulebook.page(language)), hyperlinks=False)


def chosen_rules(game: Game, asked: str, language: str) -> RenderableType:
    """One rule by its id, or all whose ids begin so: `CR-MOVE-14`, `cr-move-1`, `CR-MOVE`."""
    id = LAST_DIGIT.sub(r"-0\1", asked.strip().upper())
    rules = game.rulebook.rules(language)
    chosen = [id] if id in rules else [known for known in rules if known.startswith(f"{id.rstrip('-')}-")]
    if not chosen:
        chosen, rules = [id], {id: game.rulebook.rule(id, language)}
    return Group(*(one_rule(known, rules[known]) for known in chosen))


def one_rule(id: str, text: str) -> RenderableType:
    return Padding(
        Text.assemble((f"{id} ", "bold"), SIGNS.sub("", unlinked(text))), (0, 0, 0, 2), expand=False
    )


def unlinked(text: str) -> str:
    """Markdown links and anchors replaced by their text."""
    return LINK.sub(r"\1", ANCHOR.sub("", text))

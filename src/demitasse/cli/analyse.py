"""`demitasse analyse`: a finished play looked at with the coach, told here or written as a page or as data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.bots.chronicles import Chronicle
from demitasse.cli.errors import BadCommand
from demitasse.cli.ladder import write
from demitasse.cli.language import phrase
from demitasse.coach import chronicle_page, page
from demitasse.coach.analysis import Analysis, checked_worlds, look_back
from demitasse.coach.page import Words
from demitasse.games import game as game_by_id
from demitasse.kernel.encoding import encode
from demitasse.kernel.record import read

PAGE, DATA = ".html", ".json"


def run_analyse(file: Path, out: Path | None, worlds: int, language: str) -> None:
    if out is not None and out.suffix.lower() not in (PAGE, DATA):
        raise BadCommand("cli-analyse-kind", file=str(out))
    checked_worlds(worlds)
    record = read(file)
    found = look_back(record, worlds)
    game = game_by_id(record.head.game)
    words = Words(game, record.content(game).names, found.people, language)
    if out is None:
        console = Console()
        for line in text_of(found, words):
            console.print(Text(line), soft_wrap=True)
        return
    text = page_of(found, words) if out.suffix.lower() == PAGE else encode(found).decode() + "\n"
    write(out, text)
    Console().print(Text(phrase(language, "cli-analyse-written", file=str(out))), soft_wrap=True)


def text_of(found: Analysis | Chronicle, words: Words) -> Iterator[str]:
    if isinstance(found, Chronicle):
        return chronicle_page.as_text(found, words)
    return page.as_text(found, words)


def page_of(found: Analysis | Chronicle, words: Words) -> str:
    if isinstance(found, Chronicle):
        return chronicle_page.as_page(found, words)
    return page.as_page(found, words)

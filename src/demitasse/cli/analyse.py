"""`demitasse analyse`: a finished play looked at with the coach, told here or written as a page or as data."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.cli.errors import BadCommand
from demitasse.cli.ladder import write
from demitasse.cli.language import phrase
from demitasse.coach.analysis import analyse, checked_worlds
from demitasse.coach.page import Words, as_page, as_text
from demitasse.games import game as game_by_id
from demitasse.kernel.encoding import encode
from demitasse.kernel.record import read

PAGE, DATA = ".html", ".json"


def run_analyse(file: Path, out: Path | None, worlds: int, language: str) -> None:
    if out is not None and out.suffix.lower() not in (PAGE, DATA):
        raise BadCommand("cli-analyse-kind", file=str(out))
    checked_worlds(worlds)
    record = read(file)
    found = analyse(record, worlds)
    game = game_by_id(record.head.game)
    words = Words(game, record.content(game).names, found.people, language)
    if out is None:
        console = Console()
        for line in as_text(found, words):
            console.print(Text(line), soft_wrap=True)
        return
    text = as_page(found, words) if out.suffix.lower() == PAGE else encode(found).decode() + "\n"
    write(out, text)
    Console().print(Text(phrase(language, "cli-analyse-written", file=str(out))), soft_wrap=True)

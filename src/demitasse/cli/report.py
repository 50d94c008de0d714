"""`demitasse report`: what the games of result files say, printed and as one page of HTML."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.arena.report_page import as_page
from demitasse.arena.report_sections import Report, Section
from demitasse.arena.reports import plain_table
from demitasse.arena.results import read
from demitasse.arena.study import Study
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.records import reason
from demitasse.games import game as game_by_id
from demitasse.kernel.game import Game

MOST_ROWS = 15
"""Of a table in the terminal; the page has all."""


def show_report(files: Sequence[str], content: Sequence[str], out: Path | None, language: str) -> None:
    if out is not None and out.suffix.lower() not in (".html", ".htm"):
        raise BadCommand("cli-report-suffix", file=str(out))
    study, game = studied(files)
    report = Report(study, game, game.content(*content), language)
    if out is not None:
        try:
            out.write_text(as_page(report, [Path(file).name for file in files]), encoding="utf-8")
        except OSError as error:
            raise BadCommand("cli-record-cannot", file=str(out), reason=reason(error)) from None
    console = Console()
    console.print(Text(report.title, style="bold"))
    for section in report.sections():
        print_section(console, section, language)
    if out is not None:
        console.print(Text(phrase(language, "arena-report-written", file=str(out))), soft_wrap=True)


def studied(files: Sequence[str]) -> tuple[Study, Game]:
    """All plays of these files together; the same series in two files would count twice."""
    study = Study()
    games: dict[str, str] = {}
    met: dict[str, str] = {}
    for file in files:
        for id, series, outcome in read(file):
            study.add(outcome)
            games.setdefault(id, file)
            if met.setdefault(series, file) != file:
                raise BadCommand("cli-report-twice", file=file, other=met[series])
            if len(games) > 1:
                raise BadCommand("cli-report-two-games", files=", ".join(games.values()))
    if not games:
        raise BadCommand("cli-report-empty", files=", ".join(files))
    return study, game_by_id(next(iter(games)))


def print_section(console: Console, section: Section, language: str) -> None:
    console.print(Text(f"\n{section.title}", style="bold"))
    for sentence in section.sentences:
        console.print(Text(sentence))
    if section.id == "rounds":
        return  # wider than a terminal; the page draws it
    if section.rows:
        table = plain_table(section.columns)
        for row in section.rows[:MOST_ROWS]:
            table.add_row(*map(Text, row))
        console.print(table)
        more = len(section.rows) - MOST_ROWS
        if more > 0:
            console.print(Text(phrase(language, "arena-report-more", more=more), style="dim"))

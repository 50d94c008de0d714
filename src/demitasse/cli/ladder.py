"""`demitasse ladder`: play each level of a game against the one below, print the table, and write it into a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.arena.ladder import (
    COLUMNS,
    as_markdown,
    check_ladder,
    climbed,
    cpu_a_turn,
    matches_of,
    put_into,
    row_of,
)
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.records import reason
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

WIDTHS = (8, 12, 5, 7, 6, 11, 13)


def run_ladder(
    game: Game,
    options: Options,
    given: Sequence[str],
    *,
    seats: int,
    games: int,
    seed: int,
    workers: int,
    out: Path | None,
    language: str,
) -> None:
    """`given`: the options as they were asked for, which name the table."""
    check_ladder(game.id, seats, options)
    page = "" if out is None else page_at(out)
    command = " ".join(
        [f"demitasse ladder {game.id} --seats {seats}", *given, f"--games {games} --seed {seed}"]
    )
    console = Console()
    console.print(Text(in_columns(COLUMNS), style="bold"), soft_wrap=True)
    rows = []
    for match in matches_of(game.id, seats, seed, options):
        rows.append(row_of(climbed(match, games, workers), cpu_a_turn(match)))
        console.print(Text(in_columns(rows[-1])), soft_wrap=True)
    if out is not None:
        lines = [*as_markdown(rows), "", f"`{command}`"]
        write(out, put_into(page, " ".join([game.id, str(seats), *given]), lines))
        console.print(Text(phrase(language, "cli-ladder-written", file=str(out))), soft_wrap=True)


def in_columns(row: Sequence[str]) -> str:
    """A row is told as soon as it is known: a whole ladder may take an hour."""
    cells = [cell.replace("`", "").ljust(width) for cell, width in zip(row, WIDTHS, strict=True)]
    return "  ".join(cells).rstrip()


def page_at(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8") if file.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadCommand("cli-ladder-page", file=str(file), reason=why(error)) from None


def write(file: Path, page: str) -> None:
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadCommand("cli-record-cannot", file=str(file), reason=reason(error)) from None


def why(error: OSError | UnicodeDecodeError) -> str:
    return reason(error) if isinstance(error, OSError) else error.reason

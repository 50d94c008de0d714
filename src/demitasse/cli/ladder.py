"""`demitasse ladder`: play each level of a game against the one below, print the table, and write it into a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from demitasse.arena import team_ladder
from demitasse.arena.ladder import (
    COLUMNS,
    as_markdown,
    check_ladder,
    matches_of,
    put_into,
    renewed,
    taken_from,
    versus_rows,
)
from demitasse.arena.team_ladder import team_rows
from demitasse.bots.levels import LEVELS
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.records import make_folder, reason
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

WIDTHS = (8, 12, 5, 7, 6, 11, 13)
TEAM_WIDTHS = (8, 23, 5, 7, 6, 19, 6, 14)


def run_ladder(
    game: Game,
    options: Options,
    given: Sequence[str],
    *,
    seats: int,
    games: int,
    seed: int,
    workers: int,
    level: Sequence[str] = (),
    keep: Path | None = None,
    out: Path | None,
    language: str,
) -> None:
    """`given`: the options as they were asked for, which name the table. Without a `level`, all are played."""
    check_ladder(game.id, seats, options, level)
    page = "" if out is None else page_at(out)
    command = " ".join(
        [f"demitasse ladder {game.id} --seats {seats}", *given, f"--games {games} --seed {seed}"]
    )
    name = " ".join([game.id, str(seats), *given])
    others, other_command = taken_from(page, name) if level else ([], command)
    if other_command not in (command, ""):
        raise BadCommand("cli-ladder-other", file=str(out), command=other_command)
    if keep is not None:
        make_folder(keep)
    levels = level or LEVELS
    console = Console()
    columns: Sequence[str]
    widths: Sequence[int]
    told: Iterator[tuple[str, ...]]
    if game.together:
        columns, widths = team_ladder.COLUMNS, TEAM_WIDTHS
        wish = to_builtins(options) if given else None
        told = team_rows(game.id, seats, seed, games, workers, wish, levels)
    else:
        columns, widths = COLUMNS, WIDTHS
        told = versus_rows(matches_of(game.id, seats, seed, options, levels), games, workers, keep)
    console.print(Text(in_columns(columns, widths), style="bold"), soft_wrap=True)
    rows = []
    for row in told:
        rows.append(row)
        console.print(Text(in_columns(row, widths)), soft_wrap=True)
    if out is not None:
        lines = [*as_markdown(columns, renewed(others, rows)), "", f"`{command}`"]
        write(out, put_into(page, name, lines))
        console.print(Text(phrase(language, "cli-ladder-written", file=str(out))), soft_wrap=True)


def in_columns(row: Sequence[str], widths: Sequence[int]) -> str:
    """A row is told as soon as it is known: a whole ladder may take an hour."""
    cells = [cell.replace("`", "").ljust(width) for cell, width in zip(row, widths, strict=True)]
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

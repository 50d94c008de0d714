"""`demitasse simulate`: play many plays among bots and report on them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from demitasse.arena.reports import as_json as report_as_json
from demitasse.arena.reports import as_tables
from demitasse.arena.results import check_place, write
from demitasse.arena.simulation import simulate
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options

SECONDS_BETWEEN_LOOKS = 0.1


def run_simulate(
    game: Game,
    options: Options,
    content: Content,
    *,
    games: int,
    seats: str,
    seed: int,
    workers: int,
    as_json: bool,
    out: Path | None,
    language: str,
) -> None:
    """Simulate, print the report, write the outcomes. The report comes first: a full disk must not cost it."""
    if out is not None:
        check_place(out)
    make_this_folder_importable()
    names = [name.strip() for name in seats.split(",")]
    with progress_bar(games, language, shown=not as_json) as progress:
        report = simulate(
            game,
            names,
            games=games,
            seed=seed,
            workers=workers,
            options=options,
            content=content,
            progress=progress,
        )
    if as_json:
        print(report_as_json(report), flush=True)
    else:
        Console().print(as_tables(report, game, language))
    if out is not None:
        write(report.outcomes, out)
        if not as_json:
            Console().print(Text(say(Message("arena-written", {"file": str(out)}), language)))


def make_this_folder_importable() -> None:
    """So that `--seats mybots:Clever` finds mybots.py here. At the end of the path: it must not hide a library."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


@contextmanager
def progress_bar(games: int, language: str, *, shown: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal; none where output goes to a file, a pipe or a program."""
    console = Console(stderr=True)
    if not (shown and console.is_terminal and sys.stdout.isatty()):
        yield None
        return
    # It is redrawn between plays, not by a thread of its own, whose work would count as the bots'.
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
    )
    task = bar.add_task(say(Message("arena-progress"), language), total=games)
    looked = 0.0

    def progress(done: int) -> None:
        nonlocal looked
        now = monotonic()
        if now - looked >= SECONDS_BETWEEN_LOOKS:
            looked = now
            bar.update(task, completed=done, refresh=True)

    with bar:
        yield progress

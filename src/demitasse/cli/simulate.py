"""`demitasse simulate`: play many plays among bots and report on them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from demitasse.arena.outcome import Outcome
from demitasse.arena.reports import as_json as report_as_json
from demitasse.arena.reports import as_tables
from demitasse.arena.result_file import ResultFile
from demitasse.arena.results import check_place
from demitasse.arena.simulation import Series, report_of
from demitasse.arena.statistics import Report
from demitasse.arena.words import in_figures
from demitasse.bots.recipes import split_seats
from demitasse.cli.errors import BadCommand
from demitasse.cli.records import ENDING, make_folder
from demitasse.kernel.content import Content
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.options import Options

SECONDS_BETWEEN_LOOKS = 0.1


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for beside game, options and content."""

    games: int
    seats: str
    seed: int
    workers: int = 1
    on: str = ""
    as_json: bool = False
    out: Path | None = None
    resume: bool = False
    records: Path | None = None
    only: int | None = None
    think: float | None = None
    language: str = "en"

    @property
    def bots(self) -> list[str]:
        return split_seats(self.seats)


def run_simulate(game: Game, options: Options, content: Content, run: Run) -> None:
    """Simulate, print the report, write the outcomes as they come. A report comes before what may fail at the end."""
    if run.resume and run.out is None:
        raise BadCommand("cli-resume-needs-out")
    if run.only is not None and (run.out is not None or run.resume):
        raise BadCommand("cli-only-alone")
    if run.out is not None:
        check_place(run.out)
    make_this_folder_importable()
    keeps = run.records is not None
    series = Series.of(
        game, run.bots, seed=run.seed, options=options, content=content, records=keeps, think=run.think
    )
    if run.records is not None:
        make_folder(run.records)
    if run.only is not None:
        show(
            report_of(series, recorded(series.outcomes(range(run.only, run.only + 1)), series, run)),
            game,
            run,
        )
        return
    file = None if run.out is None else ResultFile(run.out, series, resume=run.resume)
    if file is None:
        with progress_bar(run.games, 0, run) as progress:
            report = report_of(series, told(series, run, 0, progress), keep=False)
        show(report, game, run)
        return
    try:
        report = report_into(file, series, run)
    except (KeyboardInterrupt, DemitasseError) as error:
        tell_kept(file, error, run.language)
        raise
    show(report, game, run)
    file.finish()
    if not run.as_json:
        say_to(Console(), run.language, "arena-written", file=str(run.out))


def report_into(file: ResultFile, series: Series, run: Run) -> Report:
    """The report of what the file had and of what is played for it now."""
    done = file.plays

    def outcomes() -> Generator[Outcome, None, None]:
        yield from file.kept()
        with progress_bar(run.games, done, run) as progress:
            for outcome in told(series, run, done, progress):
                file.add(outcome)
                yield outcome

    with closing(outcomes()) as played:
        return report_of(series, played, keep=False)


def told(series: Series, run: Run, done: int, progress: Callable[[int], None] | None) -> Iterator[Outcome]:
    """The plays that are still to be made, each with its record kept and the bar moved on."""
    numbers = range(done, run.games)
    outcomes = series.outcomes(numbers, workers=run.workers, on=run.on)
    for number, outcome in zip(numbers, recorded(outcomes, series, run), strict=True):
        if progress is not None:
            progress(number + 1)
        yield outcome


def recorded(outcomes: Iterable[Outcome], series: Series, run: Run) -> Iterator[Outcome]:
    """Records go into the folder; nothing else needs them."""
    for outcome in outcomes:
        if run.records is not None:
            name = f"{series.game.id}-{outcome.play:06}{ENDING}"
            (run.records / name).write_bytes(outcome.record)
            outcome = msgspec.structs.replace(outcome, record=b"")
        yield outcome


def show(report: Report, game: Game, run: Run) -> None:
    if run.as_json:
        print(report_as_json(report), flush=True)
        return
    Console().print(as_tables(report, game, run.language))
    if run.records is not None:
        say_to(Console(), run.language, "arena-recorded", folder=str(run.records))


def tell_kept(file: ResultFile, error: BaseException, language: str) -> None:
    """Whatever ended the run, finished plays are kept; the error itself is told after that."""
    place = file.finish(whole=False)
    if place is not None:
        say_to(Console(stderr=True), language, "arena-kept", plays=file.plays, file=str(place))


def say_to(console: Console, language: str, key: str, **facts: Fact) -> None:
    console.print(Text(say(Message(key, facts), language)), soft_wrap=True)


def make_this_folder_importable() -> None:
    """So that `--seats mybots:Clever` finds mybots.py here. At the end of the path: it must not hide a library."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


@contextmanager
def progress_bar(games: int, done: int, run: Run) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal, with rate and time left; none where output goes to a file, a pipe or a program."""
    console = Console(stderr=True)
    if run.as_json or not (console.is_terminal and sys.stdout.isatty()):
        yield None
        return
    # It is redrawn between plays, not by a thread of its own, whose work would count as the bots'.
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
    )
    task = bar.add_task(say(Message("arena-progress"), run.language), total=games, completed=done, rate="")
    began = looked = monotonic()

    def progress(now_done: int) -> None:
        nonlocal looked
        now = monotonic()
        if now - looked >= SECONDS_BETWEEN_LOOKS:
            looked = now
            rate = in_figures((now_done - done) / (now - began), 1, run.language)
            shown = say(Message("arena-rate", {"rate": rate}), run.language)
            bar.update(task, completed=now_done, rate=shown, refresh=True)

    with bar:
        yield progress

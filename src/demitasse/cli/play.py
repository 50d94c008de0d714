"""`demitasse play`: start a new play, or resume an unfinished record."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from demitasse.cli.errors import BadCommand
from demitasse.cli.language import one_line, phrase
from demitasse.cli.real_time_table import RealTimeTable
from demitasse.cli.records import create_record, create_record_in_data_folder, reason, temporary_path
from demitasse.cli.rendering import LogEntry
from demitasse.cli.seating import bot_of, default_seats, parse_seats
from demitasse.cli.table import Table, append_entry
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter, Record
from demitasse.kernel.record import read as read_record

DRAWN_SEEDS = 10**12
"""Short enough to be told to a friend afterwards; nobody but this keyboard's own players could try to guess it."""


def start_play(
    game: Game,
    options: Options,
    content: Content,
    *,
    seats: str | None,
    seed: int | None,
    file: Path | None,
    language: str,
) -> int:
    """Play a new play and return the exit code."""
    sitting = parse_seats(default_seats(game) if seats is None else seats)
    game.checked(options, len(sitting), content)
    bots = [bot_of(seat, game) for seat in sitting]
    drawn = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    play = Play(game, options, people=sitting, seed=drawn, content=content)
    writer: FileWriter | None = None
    if file is not None:
        writer = create_record(file, play)
    else:
        try:
            writer = create_record_in_data_folder(play)
        except OSError as error:
            print(one_line(phrase(language, "cli-not-kept", reason=reason(error))), file=sys.stderr)
    return table_for(game)(play, bots, writer, language).run()


def table_for(game: Game) -> type[Table]:
    return RealTimeTable if game.real_time else Table


def resume_play(
    game: Game, content: Content | None, old: Path, *, given: Sequence[str], file: Path | None, language: str
) -> int:
    """Resume an unfinished record with the same seats, and its own content unless given; return the exit code."""
    if given:
        raise BadCommand("cli-resume-alone", flags=", ".join(given))
    record = read_record(old)
    play = record.start(game, content)
    if record.tail is not None:
        raise BadCommand("cli-resume-finished", file=str(old))
    bots = [bot_of(seat, game) for seat in play.people]
    if file is None:
        new = temporary_path(old)
        with suppress(OSError):
            new.unlink()
    else:
        new = file
    writer = create_record(new, play)
    try:
        entries = rewrite_record(record, play, writer)
        if file is None:
            os.replace(new, old)
            writer.path = old
    except BaseException as error:
        with suppress(OSError):
            writer.close()
        with suppress(OSError):
            new.unlink()
        if isinstance(error, OSError):
            raise BadCommand("cli-record-cannot", file=str(new), reason=reason(error)) from None
        raise
    table = table_for(game)(play, bots, writer, language, entries)
    table.notices.append(table.renderer.words("cli-resumed", choices=len(entries)))
    return table.run()


def rewrite_record(record: Record, play: Play, writer: FileWriter) -> list[LogEntry]:
    """Replay a record into a new writer, without a last line that was cut off."""
    entries: list[LogEntry] = []
    for _, events in record.steps(play):
        writer.update()
        append_entry(entries, play, events)
    return entries

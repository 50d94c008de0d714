"""`demitasse play`: a new play, or an unfinished one taken up again."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from demitasse.cli.keeping import keep_at, keep_somewhere, reason, rewritten
from demitasse.cli.paused import PausedTable
from demitasse.cli.seating import bot_of, default_seats, seats_of
from demitasse.cli.table import Table, remember
from demitasse.cli.telling import Chapter
from demitasse.cli.tongue import one_line, phrase
from demitasse.cli.usage import BadCommand
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.play import Play
from demitasse.kernel.record import Record, Writer
from demitasse.kernel.record import read as read_record

DRAWN_SEEDS = 10**12
"""Short enough to be told to a friend afterwards; nobody but this keyboard's own players could try to guess it."""


def begin(
    game: Game,
    options: Options,
    content: Content,
    *,
    seats: str | None,
    seed: int | None,
    file: Path | None,
    language: str,
) -> int:
    """A new play; returns the exit code."""
    sitting = seats_of(default_seats(game) if seats is None else seats)
    game.checked(options, len(sitting), content)
    bots = [bot_of(seat, game) for seat in sitting]
    drawn = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    play = Play(game, options, people=sitting, seed=drawn, content=content)
    writer: Writer | None = None
    if file is not None:
        writer = keep_at(file, play)
    else:
        try:
            writer = keep_somewhere(play)
        except OSError as error:
            print(one_line(phrase(language, "cli-not-kept", reason=reason(error))), file=sys.stderr)
    return table_for(game)(play, bots, writer, language).run()


def table_for(game: Game) -> type[Table]:
    return PausedTable if game.real_time else Table


def resume(
    game: Game, content: Content, old: Path, *, given: Sequence[str], file: Path | None, language: str
) -> int:
    """Go on with an unfinished record, in the same seats; returns the exit code."""
    if given:
        raise BadCommand("cli-resume-alone", flags=", ".join(given))
    record = read_record(old)
    play = record.start(game, content)
    if record.tail is not None:
        raise BadCommand("cli-resume-finished", file=str(old))
    bots = [bot_of(seat, game) for seat in play.people]
    if file is None:
        new = rewritten(old)
        with suppress(OSError):
            new.unlink()
    else:
        new = file
    writer = keep_at(new, play)
    try:
        chapters = written_again(record, play, writer)
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
    table = table_for(game)(play, bots, writer, language, chapters)
    table.notices.append(table.teller.words("cli-resumed", choices=len(chapters)))
    return table.run()


def written_again(record: Record, play: Play, writer: Writer) -> list[Chapter]:
    """All rows of a record played and written anew: a line that was torn off is not carried on."""
    chapters: list[Chapter] = []
    for row, events in record.steps(play):
        writer.update()
        remember(chapters, row, events)
    return chapters

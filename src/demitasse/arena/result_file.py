"""A file of results while it grows.

Rows are added to FILE.part as plays end, always as CSV, so that a killed run loses at most the last second; what is
there becomes FILE when the run ends, also by Ctrl-C or a failing bot. Another run cannot write to it meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import monotonic

from demitasse.arena.batches import Playable
from demitasse.arena.outcome import Outcome, rows_of
from demitasse.arena.results import (
    HEADER,
    PART,
    NotWritten,
    check_place,
    csv_lines,
    not_written,
    read,
    read_lines,
    write_rows,
)
from demitasse.arena.simulation import Label, Series, outcomes_of_plays

SECONDS_BETWEEN_WRITES = 0.5


class ResultFile:
    """Holds plays 0 … `plays` − 1 of a series; a run that resumes goes on with what is there."""

    def __init__(self, path: Path, series: Series | Label, *, resume: bool = False) -> None:
        check_place(path)
        self.path = path
        self.part = path.with_name(path.name + PART)
        self.plays = 0
        self._series = series
        self._goes_on = resume
        self._older = path.exists()
        self._waiting: list[bytes] = []
        self._flushed = 0.0
        self._size = 0
        """Of the whole plays on disk."""
        self._file = _open_alone(self.part, path)
        begun = os.fstat(self._file).st_size > 0
        try:
            if begun and not resume:
                raise NotWritten("arena-part-left", file=str(path), part=str(self.part))
            if begun:
                self._go_on_with_part()
            else:
                self._append(HEADER)
                if resume and self._older:
                    self._go_on_with(read(path))
        except BaseException:
            if not begun:
                self.part.unlink()
            os.close(self._file)
            raise

    def kept(self) -> Iterator[Outcome]:
        """What was there when it was opened."""
        return (outcome for _, _, outcome in islice(read(self.part), self.plays))

    def add(self, outcome: Outcome) -> None:
        self._waiting.append(self._lines(outcome))
        self.plays += 1
        now = monotonic()
        if now - self._flushed >= SECONDS_BETWEEN_WRITES:
            self._flushed = now
            self._flush()

    def finish(self, *, whole: bool = True) -> Path | None:
        """Turn what is there into the file; returns where the plays are, None when there are none.

        What broke off does not replace an older file unless it went on with it: it stays where it is.
        """
        try:
            self._flush()
            os.fsync(self._file)
            if not self.plays:
                self.part.unlink()
                return None
            if not whole and self._older and not self._goes_on:
                return self.part
            if self.path.suffix.lower() == ".csv":
                self.part.replace(self.path)
            else:
                rows = (row for game, series, one in read(self.part) for row in rows_of(one, game, series))
                write_rows(rows, self.path)
                self.part.unlink()
            return self.path
        except OSError as error:
            raise not_written(self.path, error) from None
        finally:
            os.close(self._file)

    def _go_on_with_part(self) -> None:
        """A killed run may have left half a line, or half a play: what is beyond the whole ones is written again."""
        seats = len(self._series.entrants)
        with self.part.open("rb") as file:
            if file.readline() != HEADER:
                raise NotWritten("arena-other-series", file=str(self.part))
            self._size = file.tell()
            while len(lines := list(islice(file, seats))) == seats and lines[-1].endswith(b"\n"):
                self._go_on_with(read_lines(lines, self.part), write=False)
                self._size += sum(map(len, lines))

    def _go_on_with(self, plays: Iterator[tuple[str, str, Outcome]], *, write: bool = True) -> None:
        for _, series, outcome in plays:
            if series != self._series.id or outcome.play != self.plays:
                raise NotWritten("arena-other-series", file=str(self.path))
            self.plays += 1
            if write:
                self._append(self._lines(outcome))

    def _lines(self, outcome: Outcome) -> bytes:
        return csv_lines(rows_of(outcome, self._series.game.id, self._series.id))

    def _flush(self) -> None:
        if self._waiting:
            self._append(b"".join(self._waiting))
            self._waiting = []

    def _append(self, data: bytes) -> None:
        """Behind the last whole play, over what an interruption may have left there."""
        try:
            os.ftruncate(self._file, self._size)
            os.lseek(self._file, self._size, os.SEEK_SET)
            left = memoryview(data)
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as error:
            raise not_written(self.path, error) from None
        self._size += len(data)


def gone_on_with(
    file: Path | None, label: Label, plays: Playable, games: int, workers: int
) -> Iterator[Outcome]:
    """The first so many of these plays: what the file holds is not played again, and what is played goes into it."""
    if file is None:
        yield from outcomes_of_plays(plays, range(games), workers=workers)
        return
    result = ResultFile(file, label, resume=True)
    try:
        yield from islice(result.kept(), games)
        for outcome in outcomes_of_plays(plays, range(result.plays, games), workers=workers):
            result.add(outcome)
            yield outcome
    finally:
        result.finish()


def _open_alone(part: Path, path: Path) -> int:
    """The file, locked for this process: the lock ends with it, however it ends."""
    while True:
        try:
            file = os.open(part, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise not_written(path, error) from None
        if not _lock(file):
            os.close(file)
            raise NotWritten("arena-being-written", file=str(path))
        try:
            if os.path.samestat(os.fstat(file), part.stat()):
                return file
        except FileNotFoundError:
            pass
        os.close(file)  # a run that has just ended took it away


def _lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True

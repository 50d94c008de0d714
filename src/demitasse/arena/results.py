"""Outcomes as a file, one row per play and seat: CSV, JSON or Parquet, by the file's suffix.

The rows hold nothing but what the seed decides, so the same simulation gives the same file. A file appears whole or
not at all: it is written beside its place and moved there at the end.
"""

from __future__ import annotations

import csv
import errno
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO

import msgspec

from demitasse.arena.playing import Outcome
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError


class NotWritten(DemitasseError):
    """A file of results that cannot be made."""


class Row(msgspec.Struct, frozen=True):
    """One seat of one play."""

    play: int
    seed: int
    seat: int
    turn: int | None
    """The place in the order of turns, from 1."""
    bot: str
    score: int
    rank: int
    won: bool
    ended_by: str
    decided_by: str
    """The tie-break that gave the win; empty when points did, or nothing."""
    choices: int
    rounds: int | None
    notes: str
    """What the seat ended with, as `what=count` with spaces between; empty where a game keeps no notes."""


def rows(outcomes: Sequence[Outcome]) -> Iterator[Row]:
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            yield Row(
                play=outcome.play,
                seed=outcome.seed,
                seat=seat,
                turn=outcome.turn(seat),
                bot=bot,
                score=outcome.scores[seat],
                rank=outcome.ranks[seat],
                won=outcome.ranks[seat] == 1,
                ended_by=outcome.ended_by,
                decided_by=outcome.decided_by,
                choices=outcome.choices,
                rounds=outcome.rounds,
                notes=noted(outcome.notes[seat]) if outcome.notes else "",
            )


def noted(notes: Mapping[str, int]) -> str:
    return " ".join(f"{what}={count}" for what, count in notes.items())


def check_place(path: Path) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix.lower() not in WRITERS:
        raise NotWritten("arena-unknown-suffix", file=str(path), suffixes=", ".join(WRITERS))
    if path.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise NotWritten("arena-no-pyarrow", file=str(path), instead=str(path.with_suffix(".csv")))
    if path.is_dir():
        raise NotWritten("arena-is-a-folder", file=str(path))
    if not path.parent.is_dir():
        raise NotWritten("arena-no-folder", file=str(path), folder=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise NotWritten("arena-not-written", file=str(path), reason=os.strerror(errno.EACCES))


def write(outcomes: Sequence[Outcome], path: Path | str) -> None:
    """Write all outcomes, over what the file held before; `NotWritten` says why it cannot."""
    path = Path(path)
    check_place(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            with part.open("xb") as file:
                WRITERS[path.suffix.lower()](rows(outcomes), file)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise NotWritten("arena-disk-full", file=str(path)) from None
        raise NotWritten("arena-not-written", file=str(path), reason=error.strerror or str(error)) from None


def _write_csv(rows: Iterator[Row], file: BinaryIO) -> None:
    lines = csv.writer(_Utf8(file), lineterminator="\n")
    lines.writerow(Row.__struct_fields__)
    for row in rows:
        lines.writerow(_cell(value) for value in msgspec.structs.astuple(row))


class _Utf8:
    """A text file without a buffer of its own, which would try once more to write what a full disk refused."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.encode())


def _cell(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def _write_json(rows: Iterator[Row], file: BinaryIO) -> None:
    """One array, one line a row."""
    before = b"[\n"
    for row in rows:
        file.write(before + encode(row))
        before = b",\n"
    file.write(b"\n]\n")


def _write_parquet(rows: Iterator[Row], file: BinaryIO) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {int: pa.int64(), bool: pa.bool_(), str: pa.string(), int | None: pa.int64()}
    schema = pa.schema([(field.name, kinds[field.type]) for field in msgspec.structs.fields(Row)])
    table = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], schema=schema)
    pq.write_table(table, file, compression="zstd")


WRITERS: dict[str, Callable[[Iterator[Row], BinaryIO], None]] = {
    ".csv": _write_csv,
    ".json": _write_json,
    ".parquet": _write_parquet,
}

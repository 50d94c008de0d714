"""Outcomes as a file, one row per play and seat: CSV, JSON or Parquet, by the file's suffix.

The rows hold nothing but what the seed decides, so the same simulation gives the same file. What does not fit a cell of
CSV is written as words: `3 5 8` for points, `coins=3 sent:espresso=1` for notes.
"""

from __future__ import annotations

import csv
import errno
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from demitasse.arena.outcome import Notes, Outcome, Row, outcomes_of, rows_of
from demitasse.arena.statistics import Report
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError

PART = ".part"
"""Ends the name of a file that is being written; whatever it becomes, it is CSV."""
ROW_GROUP = 16384
"""Rows of Parquet written, and read, at a time."""


class NotWritten(DemitasseError):
    """A file of results that cannot be made."""


class NotRead(DemitasseError):
    """A file that holds no results, or not all of them."""


def check_place(path: Path) -> None:
    """Refuse, before anything is played, a file that could not be written afterwards."""
    if path.suffix.lower() not in FORMATS:
        raise NotWritten("arena-unknown-suffix", file=str(path), suffixes=", ".join(FORMATS))
    if path.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise NotWritten("arena-no-pyarrow", file=str(path), instead=str(path.with_suffix(".csv")))
    if path.is_dir():
        raise NotWritten("arena-is-a-folder", file=str(path))
    if not path.parent.is_dir():
        raise NotWritten("arena-no-folder", file=str(path), folder=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise NotWritten("arena-not-written", file=str(path), reason=os.strerror(errno.EACCES))


def write(report: Report, path: Path | str) -> None:
    """Write all outcomes of a report, over what the file held before; `NotWritten` says why it cannot."""
    write_rows(
        (row for one in report.outcomes for row in rows_of(one, report.game, report.series)), Path(path)
    )


def write_rows(rows: Iterable[Row], path: Path) -> None:
    """A file appears whole or not at all: it is written beside its place and moved there at the end."""
    check_place(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            with beside.open("xb") as file:
                FORMATS[path.suffix.lower()].write(rows, file)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise not_written(path, error) from None


def not_written(path: Path, error: OSError) -> NotWritten:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return NotWritten("arena-disk-full", file=str(path))
    return NotWritten("arena-not-written", file=str(path), reason=error.strerror or str(error))


def read(path: Path | str) -> Iterator[tuple[str, str, Outcome]]:
    """The plays of a file that `simulate` wrote, each with its game and series; `NotRead` for any other file.

    A file that breaks off is read to its last whole play, and then refused.
    """
    path = Path(path)
    suffix = ".csv" if path.suffix == PART else path.suffix.lower()
    if suffix not in FORMATS:
        raise NotRead("arena-not-results", file=str(path), reason=f"*{path.suffix}")
    if suffix == ".parquet" and find_spec("pyarrow") is None:
        raise NotRead("arena-no-pyarrow-to-read", file=str(path))
    seats: dict[str, int] = {}
    try:
        with path.open("rb") as file:
            for game, series, outcome in outcomes_of(FORMATS[suffix].read(file)):
                if len(outcome.bots) < seats.setdefault(series, len(outcome.bots)):
                    raise NotRead("arena-play-broken", file=str(path), play=str(outcome.play))
                yield game, series, outcome
    except OSError as error:
        raise NotRead("arena-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except BreaksOff as error:
        raise NotRead("arena-breaks-off", file=str(path), line=error.line) from None
    except (
        ValueError,
        LookupError,
        msgspec.MsgspecError,
    ) as error:  # of msgspec, csv, numbers, or pyarrow's own
        raise NotRead("arena-not-results", file=str(path), reason=one_line(error)) from None


def read_lines(lines: Iterable[bytes], path: Path) -> Iterator[tuple[str, str, Outcome]]:
    """The plays of these lines of CSV."""
    try:
        yield from outcomes_of([_row(cells) for cells in csv.reader([line.decode() for line in lines])])
    except ValueError as error:
        raise NotRead("arena-not-results", file=str(path), reason=one_line(error)) from None


def one_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:120]


class BreaksOff(Exception):
    """A file that ends in the middle of a line."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


# CSV.


HEADER = (",".join(Row.__struct_fields__) + "\n").encode()


def csv_lines(rows: Iterable[Row]) -> bytes:
    lines: list[str] = []
    writer = csv.writer(_Lines(lines), lineterminator="\n")
    for row in rows:
        writer.writerow([_cell(value) for value in msgspec.structs.astuple(row)])
    return "".join(lines).encode()


class _Lines:
    def __init__(self, lines: list[str]) -> None:
        self.write = lines.append


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if isinstance(value, Mapping):
        return " ".join([f"{what}={count}" for what, count in value.items()])
    return value


def _write_csv(rows: Iterable[Row], file: BinaryIO) -> None:
    file.write(HEADER)
    rows = iter(rows)
    while some := list(islice(rows, 1000)):
        file.write(csv_lines(some))


def _read_csv(file: BinaryIO) -> Iterator[Row]:
    if file.readline() != HEADER:
        raise ValueError("line 1")
    number = 1

    def whole_lines() -> Iterator[str]:
        nonlocal number
        for line in file:
            number += 1
            if not line.endswith(b"\n"):
                raise BreaksOff(number)
            yield line.decode()

    for cells in csv.reader(whole_lines()):
        try:
            row = _row(cells)
        except ValueError:
            raise ValueError(f"line {number}") from None
        yield row


def _row(cells: list[str]) -> Row:
    (game, series, play, seed, seat, turn, bot, score, rank, won, *rest) = cells
    ended_by, decided_by, choices, rounds, points, opening, notes = rest
    return Row(
        game=game,
        series=series,
        play=int(play),
        seed=int(seed),
        seat=int(seat),
        turn=int(turn) if turn else None,
        bot=bot,
        score=int(score),
        rank=int(rank),
        won=won == "true",
        ended_by=ended_by,
        decided_by=decided_by,
        choices=int(choices),
        rounds=int(rounds) if rounds else None,
        points=tuple(map(int, points.split())),
        opening=opening,
        notes=_counts(notes),
    )


def _counts(notes: str) -> Notes:
    return {what: int(count) for what, _, count in [note.rpartition("=") for note in notes.split()]}


# JSON: one array, one line a row.


def _write_json(rows: Iterable[Row], file: BinaryIO) -> None:
    before = b"[\n"
    for row in rows:
        file.write(before + encode(row))
        before = b",\n"
    file.write(b"\n]\n")


def _read_json(file: BinaryIO) -> Iterator[Row]:
    decoder = msgspec.json.Decoder(Row)
    line, number = file.readline(), 1
    if line != b"[\n":
        raise ValueError("line 1")
    for line in file:
        number += 1
        if line == b"]\n":
            return
        if not line.endswith(b"\n"):
            break
        yield decoder.decode(line.removesuffix(b"\n").removesuffix(b","))
    raise BreaksOff(number)


# Parquet: notes are a map, points a list.


def _write_parquet(rows: Iterable[Row], file: BinaryIO) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds: dict[Any, Any] = {
        int: pa.int64(),
        bool: pa.bool_(),
        str: pa.string(),
        int | None: pa.int64(),
        tuple[int, ...]: pa.list_(pa.int64()),
        Notes: pa.map_(pa.string(), pa.int64()),
    }
    schema = pa.schema([(field.name, kinds[field.type]) for field in msgspec.structs.fields(Row)])
    rows = iter(rows)
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        while some := list(islice(rows, ROW_GROUP)):
            told = [{**msgspec.structs.asdict(row), "notes": list(row.notes.items())} for row in some]
            writer.write_table(pa.Table.from_pylist(told, schema=schema))


def _read_parquet(file: BinaryIO) -> Iterator[Row]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.ParquetFile(file)
        if table.schema_arrow.names != list(Row.__struct_fields__):
            raise ValueError(", ".join(table.schema_arrow.names[:4]))
        for batch in table.iter_batches(ROW_GROUP):
            for row in batch.to_pylist():
                yield msgspec.convert({**row, "notes": dict(row["notes"])}, Row)
    except pa.ArrowException as error:
        raise ValueError(one_line(error)) from None


class Format(msgspec.Struct, frozen=True):
    write: Callable[[Iterable[Row], BinaryIO], None]
    read: Callable[[BinaryIO], Iterator[Row]]


FORMATS = {
    ".csv": Format(_write_csv, _read_csv),
    ".json": Format(_write_json, _read_json),
    ".parquet": Format(_write_parquet, _read_parquet),
}

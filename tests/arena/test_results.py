"""Outcomes written to a file, and read again."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from demitasse.arena import (
    NotWritten,
    Outcome,
    Report,
    Series,
    read,
    report_of,
    simulate,
    write,
)
from tests.arena.outcomes import Last, decided, outcome


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate("coffee-rush", ["random", Last, "random"], games=5, seed=4)


def test_a_csv_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    write(report, tmp_path / "plays.csv")
    with (tmp_path / "plays.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = [
        {
            **{name: json.dumps(value).strip('"') for name, value in row.items()},
            "points": " ".join(map(str, row["points"])),
            "notes": " ".join(f"{what}={count}" for what, count in row["notes"].items()),
        }
        for row in report.rows()
    ]
    assert rows == told


def test_a_json_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    write(report, tmp_path / "plays.json")
    told = [{**row, "points": list(row["points"])} for row in report.rows()]
    assert json.loads((tmp_path / "plays.json").read_text(encoding="utf-8")) == told


def test_a_parquet_file_has_a_row_per_play_and_seat(report: Report, tmp_path: Path) -> None:
    from pyarrow import parquet

    write(report, tmp_path / "plays.parquet")
    told = [
        {**row, "points": list(row["points"]), "notes": list(row["notes"].items())} for row in report.rows()
    ]
    assert parquet.read_table(tmp_path / "plays.parquet").to_pylist() == told


def test_a_row_tells_the_points_after_each_round_and_the_first_choices(report: Report) -> None:
    rows = list(report.rows())
    assert len(rows) == 15
    for row in rows:
        assert len(row["points"]) == row["rounds"]
        assert row["points"][-1] == row["score"]
        assert re.fullmatch(r"place [a-d][1-4], \w+.*", row["opening"])
        assert (row["game"], row["series"]) == ("coffee-rush", report.series)


@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_a_file_is_read_as_it_was_written(suffix: str, report: Report, tmp_path: Path) -> None:
    file = tmp_path / f"plays{suffix}"
    write(report, file)
    assert [one for _, _, one in read(file)] == decided(report)
    assert {(game, series) for game, series, _ in read(file)} == {("coffee-rush", report.series)}


def reported(*outcomes: Outcome) -> Report:
    """A report of plays that nobody played."""
    return report_of(Series.of("coffee-rush", ["random"] * 2), outcomes)


def test_what_a_game_does_not_count_is_left_empty(tmp_path: Path) -> None:
    report = reported(outcome([1, 2], turn_order=(), rounds=None))
    write(report, tmp_path / "plays.csv")
    _, row, _ = (tmp_path / "plays.csv").read_text().splitlines()
    assert row == f"coffee-rush,{report.series},0,0,0,,ann,0,1,true,deck,,10,,,,"


def test_a_file_of_results_replaces_an_older_one(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "plays.json"
    file.write_text("old")
    write(report, file)
    assert len(json.loads(file.read_text())) == 15
    assert [path.name for path in tmp_path.iterdir()] == ["plays.json"]


class FullDisk(io.RawIOBase):
    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_a_full_disk_leaves_no_half_file_and_the_older_one_as_it_was(
    suffix: str, report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"plays{suffix}"
    file.write_text("old")
    real_open = Path.open

    def open_on_full_disk(self: Path, mode: str) -> io.BufferedWriter:
        real_open(self, mode).close()
        return io.BufferedWriter(FullDisk())

    assert str(NotWritten("arena-disk-full", file="")), "sentences are read while files can be opened"
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", open_on_full_disk)
        with pytest.raises(NotWritten, match="disk is full") as caught:
            write(report, file)
    assert str(file) in str(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert file.read_text() == "old"


def test_a_disk_that_turns_out_to_be_full_at_the_last_moment_is_noticed(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten, match="disk is full"):
        write(report, tmp_path / "plays.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("plays.xlsx", ".csv, .json, .parquet"),
        ("plays", ".csv, .json, .parquet"),
        ("folder.csv", "is a folder"),
        ("nowhere/plays.csv", "does not exist"),
        (f"{'x' * 250}.csv", "was not written"),
    ],
)
def test_a_place_where_no_file_can_be_is_refused(
    name: str, words: str, report: Report, tmp_path: Path
) -> None:
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(NotWritten, match=words):
        write(report, tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.csv"]


def test_parquet_without_pyarrow_is_refused_with_what_to_do(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demitasse.arena.results.find_spec", lambda name: None)
    with pytest.raises(NotWritten, match=r"demitasse\[lab\]"):
        write(report, tmp_path / "plays.parquet")

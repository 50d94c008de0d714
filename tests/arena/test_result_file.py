"""A file of results while it grows: what is finished is kept, gone on with, and the same in the end."""

from __future__ import annotations

import csv
import os
import pickle
from itertools import islice
from pathlib import Path

import pytest

import demitasse
from demitasse.arena import BotFailed, NotRead, NotWritten, Series, read
from demitasse.arena.result_file import ResultFile
from demitasse.bots.contract import BlindBot
from demitasse.kernel.choice import Choice
from demitasse.kernel.record import parse

SERIES = Series.of("coffee-rush", ["random"] * 3, seed=6)
FORMATS = pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])


def fill(file: ResultFile, to: int, series: Series = SERIES) -> ResultFile:
    for outcome in series.outcomes(range(file.plays, to)):
        file.add(outcome)
    return file


@pytest.fixture
def whole(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A run of 12 plays that nothing interrupted."""
    path = tmp_path / f"whole{request.getfixturevalue('suffix')}"
    fill(ResultFile(path, SERIES), 12).finish()
    return path


@FORMATS
def test_a_run_that_was_stopped_and_gone_on_with_gives_the_same_file(suffix: str, whole: Path) -> None:
    path = whole.with_name(f"again{suffix}")
    fill(ResultFile(path, SERIES), 5).finish(whole=False)
    assert [one.play for _, _, one in read(path)] == [0, 1, 2, 3, 4]

    file = ResultFile(path, SERIES, resume=True)
    assert [one.scores for one in file.kept()] == [SERIES.play(number).scores for number in range(5)]
    assert fill(file, 12).finish() == path
    assert path.read_bytes() == whole.read_bytes()
    assert {other.name for other in path.parent.iterdir()} == {path.name, whole.name}


@FORMATS
@pytest.mark.parametrize("lost", [1, 90, 170, 400])
def test_a_killed_run_goes_on_from_its_last_whole_play(suffix: str, lost: int, whole: Path) -> None:
    """Whatever byte the power went off at."""
    path = whole.with_name(f"killed{suffix}")
    file = fill(ResultFile(path, SERIES), 7)
    file._flush()
    os.close(file._file)
    os.truncate(file.part, file.part.stat().st_size - lost)

    file = ResultFile(path, SERIES, resume=True)
    assert 3 <= file.plays < 7
    fill(file, 12).finish()
    assert path.read_bytes() == whole.read_bytes()


def test_what_broke_off_does_not_replace_an_older_file(tmp_path: Path) -> None:
    path = tmp_path / "plays.csv"
    path.write_text("a year of work")
    assert fill(ResultFile(path, SERIES), 2).finish(whole=False) == tmp_path / "plays.csv.part"
    assert path.read_text() == "a year of work"
    with pytest.raises(NotWritten, match="--resume, or delete it"):
        ResultFile(path, SERIES)
    assert len(list(read(tmp_path / "plays.csv.part"))) == 2


def test_a_run_without_a_finished_play_leaves_no_file(tmp_path: Path) -> None:
    assert ResultFile(tmp_path / "plays.csv", SERIES).finish(whole=False) is None
    assert list(tmp_path.iterdir()) == []


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "plays.csv"
    first = fill(ResultFile(path, SERIES), 1)
    for resume in (False, True):
        with pytest.raises(NotWritten, match="Another run is writing"):
            ResultFile(path, SERIES, resume=resume)
    first.finish()
    assert len(list(read(path))) == 1


@FORMATS
def test_the_games_of_another_simulation_are_not_gone_on_with(suffix: str, whole: Path) -> None:
    before = whole.read_bytes()
    other = Series.of("coffee-rush", ["random"] * 3, seed=7)
    with pytest.raises(NotWritten, match="another simulation"):
        ResultFile(whole, other, resume=True)
    assert whole.read_bytes() == before
    assert [path.name for path in whole.parent.iterdir()] == [whole.name]


def test_series_are_told_apart_by_all_that_decides_them() -> None:
    two = ["random"] * 2
    ids = [
        Series.of("coffee-rush", two).id,
        Series.of("coffee-rush", two, seed=1).id,
        Series.of("coffee-rush", ["random"] * 3).id,
        Series.of("coffee-rush", two, options={"fair_start": True}).id,
        Series.of("cafe-del-gatto", two).id,
    ]
    assert len(set(ids)) == 5
    again = pickle.loads(pickle.dumps(Series.of("coffee-rush", two)))
    assert again.id == ids[0]


def foreign_parquet(path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    parquet.write_table(pa.table({"temperature": [21, 22]}), path)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("plays.csv", "temperature\n21\n", "no results"),
        ("plays.csv", "", "no results"),
        ("plays.json", '{"temperature": 21}', "no results"),
        ("plays.json", "[\n{}\n]\n", "no results"),
        ("plays.parquet", "PAR1 no footer", "no results"),
        ("plays.txt", "", r"no results .*\*\.txt"),
    ],
)
def test_a_file_of_another_program_is_refused_in_one_sentence(
    name: str, text: str, words: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(NotRead, match=words) as caught:
        list(read(tmp_path / name))
    assert "\n" not in str(caught.value)
    assert demitasse.say(caught.value.message, "fr") != str(caught.value)


def test_a_parquet_file_of_another_program_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    foreign_parquet(tmp_path / "weather.parquet")
    with pytest.raises(NotRead, match=r"no results .*\(temperature\)"):
        list(read(tmp_path / "weather.parquet"))
    with pytest.raises(NotRead, match="cannot be read"):
        list(read(tmp_path / "nowhere.csv"))


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_a_half_written_file_is_read_to_its_last_whole_play_and_then_refused(
    suffix: str, whole: Path
) -> None:
    os.truncate(whole, whole.stat().st_size - 300)
    plays = read(whole)
    assert [one.play for _, _, one in islice(plays, 9)] == list(range(9))
    with pytest.raises(NotRead, match="breaks off"):
        list(plays)


def test_a_csv_file_whose_cells_are_no_numbers_is_refused_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "plays.csv"
    fill(ResultFile(path, SERIES), 1).finish()
    with path.open(newline="") as file:
        rows = list(csv.reader(file))
    rows[2][7] = "many"
    with path.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)
    with pytest.raises(NotRead, match="line 3"):
        list(read(path))


# The order of plays, and what fails in the middle


class FailsInSome(BlindBot):
    """Its seed is that of its seat in a play, so it fails in the same plays wherever it plays."""

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        if self.seed % 11 == 0:
            raise ValueError("no idea")
        return choices[-1]


def test_a_failing_bot_costs_none_of_the_plays_before_however_many_workers_there_are() -> None:
    series = Series.of("coffee-rush", [FailsInSome, "random"], seed=4)
    alone, shared = list[int](), list[int]()
    for played, workers in ((alone, 1), (shared, 2)):
        with pytest.raises(BotFailed, match=rf"game {len(alone)} ") if alone else pytest.raises(BotFailed):
            for outcome in series.outcomes(range(200), workers=workers):
                played.append(outcome.play)
    assert alone == shared == list(range(len(alone)))
    assert alone


# Records


@pytest.mark.parametrize("game", list(demitasse.GAMES))
def test_a_play_among_bots_can_be_kept_as_a_record(game: str) -> None:
    rules = demitasse.game(game)
    outcome = Series.of(game, ["random"] * 2, seed=3, records=True).play(5)
    record = parse(outcome.record)
    play = record.verify(rules)
    assert play.position.result is not None
    assert play.position.result.scores == outcome.scores
    assert record.head.people == ["random", "random"]
    assert len([row for row in record.rows if row.seat >= 0]) == outcome.choices

"""The command `simulate`: what it prints, what it writes, what it refuses, and how it is interrupted."""

from __future__ import annotations

import csv
import json
import os
import pty
import signal
import sys
from pathlib import Path
from subprocess import PIPE
from textwrap import dedent
from time import sleep
from typing import Any

import pytest

from demitasse.arena import BadSimulation, NotWritten
from demitasse.cli.simulate import run_simulate
from demitasse.kernel.errors import DemitasseError, Unknown
from tests.cli.commands import run as command
from tests.coffee_rush.build import COFFEE_RUSH
from tests.facts import own_content
from tests.processes import finished, process


def run(**given: Any) -> None:
    usual: dict[str, Any] = {
        "games": 6,
        "seats": "random,random,random",
        "seed": 1,
        "workers": 1,
        "as_json": False,
        "out": None,
        "language": "en",
    }
    run_simulate(COFFEE_RUSH, COFFEE_RUSH.options(), COFFEE_RUSH.load(), **{**usual, **given})


SCRIPT = """
    import sys
    import demitasse
    from demitasse.cli.simulate import run_simulate

    if __name__ == "__main__":
        game = demitasse.game("coffee-rush")
        content = game.load()
        try:
            print("begin", flush=True)
            run_simulate(
                game, game.options(), content, games={games}, seats="random,random", seed=1,
                workers={workers}, as_json={as_json}, out=None, language="en",
            )
        except KeyboardInterrupt:
            sys.exit(130)
"""


def script(folder: Path, *, games: int, workers: int = 1, as_json: bool = False) -> list[str]:
    """A process of its own that simulates."""
    file = folder / "simulating.py"
    file.write_text(dedent(SCRIPT).format(games=games, workers=workers, as_json=as_json))
    return [sys.executable, str(file)]


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    run()
    told = capsys.readouterr()
    for words in ("Coffee Rush: 6 games, seed 1", "95% interval", "order of turns", "choices a CPU second"):
        assert words in told.out
    assert told.err == ""


def test_people_get_tables_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    run(language="fr")
    assert "Coffee Rush\u00a0: 6 parties, graine 1" in capsys.readouterr().out


def test_programs_get_one_json_object_and_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(as_json=True, out=tmp_path / "plays.csv", seed=2**128 - 1)
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert report.keys() >= {"game", "games", "seed", "choices_per_cpu_second", "ended_by", "bots"}
    assert report["seed"] == 2**128 - 1
    assert report["bots"]["random"].keys() >= {"wins", "win_rate", "low", "high", "mean_score"}
    assert told.err == ""


def test_every_seat_of_every_play_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "plays.csv"
    run(out=file)
    with file.open(newline="") as lines:
        assert len(list(csv.DictReader(lines))) == 18
    assert "plays.csv" in capsys.readouterr().out.replace("\n", "")


def test_the_same_seed_writes_the_same_file_with_any_number_of_workers(tmp_path: Path) -> None:
    run(out=tmp_path / "alone.csv", games=30)
    run(out=tmp_path / "shared.csv", games=30, workers=3)
    assert (tmp_path / "alone.csv").read_bytes() == (tmp_path / "shared.csv").read_bytes()


def test_cards_of_ones_own_are_simulated_in_every_process(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(own_content("coffee-rush"), encoding="utf-8")
    simulate = ("simulate", "coffee-rush", "--games", "4", "--seats", "random,random", "--json")

    alone, shared = (
        json.loads(command(*simulate, "--content", mine, "--workers", workers).out) for workers in ("1", "2")
    )

    assert alone["content"] == COFFEE_RUSH.content(mine).digest != COFFEE_RUSH.load().digest
    assert alone["bots"] == shared["bots"]


def test_a_bot_in_the_current_folder_can_be_seated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots_in_this_folder.py").write_text(
        "from demitasse.bots.random_bot import RandomBot\nclass Mine(RandomBot): pass\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    run(seats="random, bots_in_this_folder:Mine", as_json=True, workers=2)
    assert list(json.loads(capsys.readouterr().out)["bots"]) == ["random", "bots_in_this_folder:Mine"]


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"games": 0}, BadSimulation, "at least 1 game"),
        ({"workers": 0}, BadSimulation, "at least 1 worker"),
        ({"seats": "you,random"}, BadSimulation, "you"),
        ({"seats": "random,,random"}, BadSimulation, "Seat 2"),
        ({"seats": "random,rnadom"}, Unknown, "rnadom"),
        ({"seats": "random"}, DemitasseError, "2"),
        ({"out": Path("plays.xlsx")}, NotWritten, ".parquet"),
        ({"out": Path("nowhere/plays.csv")}, NotWritten, "nowhere"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    given: dict[str, Any],
    error: type[DemitasseError],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("demitasse.arena.simulation.play_out", None)
    with pytest.raises(error, match=words):
        run(**given)
    assert capsys.readouterr() == ("", "")


def test_a_full_disk_does_not_cost_the_report(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten, match="disk is full"):
        run(out=tmp_path / "plays.json")
    assert "Coffee Rush: 6 games" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("as_json", "bar"), [(False, True), (True, False)])
def test_a_progress_bar_shows_on_a_terminal_but_not_with_json(
    as_json: bool, bar: bool, tmp_path: Path
) -> None:
    ours, theirs = pty.openpty()
    command = script(tmp_path, games=300, as_json=as_json)
    with process(command, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"}) as simulating:
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # how Linux tells that the other side is closed
                break
            if not part:
                break
            shown += part
        assert simulating.wait() == 0
    os.close(ours)
    assert (b"Playing" in shown) is bar
    assert b"random" in shown


def test_no_progress_bar_shows_where_output_is_piped(tmp_path: Path) -> None:
    done = finished(script(tmp_path, games=300))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Playing" not in done.stdout


@pytest.mark.parametrize("moment", [0.05, 0.4, 1.5])
def test_ctrl_c_ends_all_processes_without_a_word(moment: float, tmp_path: Path) -> None:
    """Early, workers are still being started; late, they are playing. A process left behind would keep stderr open."""
    command = script(tmp_path, games=10_000_000, workers=2)
    with process(command, stdout=PIPE, stderr=PIPE) as simulating:
        assert simulating.stdout is not None
        assert simulating.stdout.readline() == "begin\n"
        sleep(moment)
        os.killpg(simulating.pid, signal.SIGINT)
        out, err = simulating.communicate()
    assert (simulating.returncode, out, err) == (130, "", "")

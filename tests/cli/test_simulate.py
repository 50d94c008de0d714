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
from demitasse.cli.simulate import Run, run_simulate
from demitasse.kernel.errors import DemitasseError, Unknown
from tests.cli.commands import run as command
from tests.coffee_rush.build import COFFEE_RUSH
from tests.facts import own_content
from tests.processes import COMMAND, finished, process


def run(**given: Any) -> None:
    usual: dict[str, Any] = {"games": 6, "seats": "random,random,random", "seed": 1}
    run_simulate(COFFEE_RUSH, COFFEE_RUSH.options(), COFFEE_RUSH.load(), Run(**{**usual, **given}))


SCRIPT = """
    import sys
    import demitasse
    from demitasse.cli.simulate import Run, run_simulate

    if __name__ == "__main__":
        game = demitasse.game("coffee-rush")
        content = game.load()
        try:
            print("begin", flush=True)
            run = Run(games={games}, seats="random,random", seed=1, workers={workers}, as_json={as_json})
            run_simulate(game, game.options(), content, run)
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
    assert report.keys() >= {"game", "games", "seed", "schema", "ended_by", "bots"}
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
    monkeypatch.undo()
    run(out=tmp_path / "plays.json", resume=True)
    assert [path.name for path in tmp_path.iterdir()] == ["plays.json"], "what was played is not played again"


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


def test_ctrl_c_keeps_what_is_finished_and_resuming_gives_the_file_of_an_uninterrupted_run(
    tmp_path: Path,
) -> None:
    def simulate(file: str, *more: str) -> list[str]:
        seats = ("--seats", "random,random", "--games", "1000", "--out", str(tmp_path / file))
        return [*COMMAND, "simulate", "coffee-rush", *seats, *more]

    part = tmp_path / "again.csv.part"
    with process(simulate("again.csv", "--workers", "2"), stdout=PIPE, stderr=PIPE) as simulating:
        while not part.exists() or part.read_bytes().count(b"\n") < 3:
            assert simulating.poll() is None
            sleep(0.02)
        os.killpg(simulating.pid, signal.SIGINT)
        _, err = simulating.communicate()
    kept, interrupted = err.splitlines()
    assert simulating.returncode == 130
    assert "again.csv" in kept
    assert "--resume" in kept
    assert interrupted == "Interrupted."
    assert 1 < (tmp_path / "again.csv").read_bytes().count(b"\n") < 2000

    assert finished(simulate("again.csv", "--resume")).returncode == 0
    assert finished(simulate("whole.csv")).returncode == 0
    assert (tmp_path / "again.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"again.csv", "whole.csv"}


def test_a_failing_bot_costs_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_that_fail_late.py").write_text(
        "from demitasse.bots.random_bot import RandomBot\n"
        "class Late(RandomBot):\n"
        "    def pick(self, choices):\n"
        "        return None if self.seed % 11 == 0 else super().pick(choices)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    seats = ("--seats", "bots_that_fail_late:Late,random", "--games", "200", "--out", "plays.csv")
    ran = command("simulate", "coffee-rush", *seats)
    kept, why = ran.err.splitlines()
    assert ran.code == 2
    assert "None" in why
    number = int(why.partition(" in game ")[2].split()[0])
    with (tmp_path / "plays.csv").open(newline="") as lines:
        assert {int(row["play"]) for row in csv.DictReader(lines)} == set(range(number))
    assert str(number) in kept


def test_a_single_game_is_played_again_and_kept_to_be_opened(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    seats = ("simulate", "coffee-rush", "--seats", "random,random", "--seed", "4")
    ran = command(*seats, "--only", "17", "--records", folder)
    (file,) = folder.iterdir()
    assert file.name == "coffee-rush-000017.jsonl"
    assert "games" in ran.out
    assert command("replay", file, "--verify").code == 0
    command(*seats, "--games", "18", "--out", tmp_path / "plays.csv")
    with (tmp_path / "plays.csv").open(newline="") as lines:
        (seed,) = {row["seed"] for row in csv.DictReader(lines) if row["play"] == "17"}
    assert f'"seed":"{seed}"' in file.read_text()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"resume": True}, "--out"),
        ({"only": 3, "out": Path("plays.csv")}, "--out"),
        ({"on": "spark"}, "spark"),
    ],
)
def test_flags_that_do_not_go_together_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(DemitasseError, match=words):
        run(**given)

"""A record replays to the same digests: here, and in processes that hash words differently."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from demitasse.kernel.record import FileWriter, read
from tests.contract.cases import Case, all_cases, each_of
from tests.contract.fingerprints import fingerprint
from tests.processes import finished

ROOT = Path(__file__).parents[2]


def recorded(case: Case, path: Path) -> list[str]:
    """Play the case while writing it to a file; returns the digest after every row."""
    play = case.play()
    writer = FileWriter(path, play)
    digests: list[str] = []
    for move in case.moves:
        play.replay(*move)
        if len(play.rows) > len(digests):
            writer.update()
            digests.append(play.position.digest())
    writer.close()
    return digests


@pytest.fixture(autouse=True)
def _without_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda file: None)


@each_of(all_cases())
def test_a_record_replays_to_the_same_digests(case: Case, tmp_path: Path) -> None:
    digests = recorded(case, tmp_path / "play.jsonl")
    record = read(tmp_path / "play.jsonl")
    assert [line.digest for line in record.rows] == digests
    play = record.start(case.game)
    assert [play.position.digest() for _ in record.steps(play)] == digests
    assert record.verify(case.game).position == play.position


@pytest.mark.slow
def test_records_replay_alike_in_processes_that_hash_differently(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.jsonl" for number in range(len(all_cases()))]
    for case, path in zip(all_cases(), paths, strict=True):
        recorded(case, path)
    command = [sys.executable, "-m", "tests.contract.fingerprints", *map(str, paths)]
    here = [fingerprint(path) for path in paths]
    assert len(set(here)) > 1
    for seed in ("1", "2", "4294967295"):
        there = finished(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed})
        assert (there.returncode, there.stdout.split()) == (0, here), there.stderr

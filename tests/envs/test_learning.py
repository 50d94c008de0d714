"""The example that learns: it gets better, and goes on where it stopped."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from examples import learning
from examples.learning import Network, learn
from tests.processes import finished

ROOT = Path(__file__).parents[2]


def test_a_round_of_plays_makes_it_better_than_chance(tmp_path: Path) -> None:
    """As a command, which takes one core and no more."""
    out = str(tmp_path / "learned.npz")
    given = f"--plays 64 --every 64 --games 20 --rivals random --out {out}".split()
    done = finished([sys.executable, str(ROOT / "examples" / "learning.py"), *given])
    before, after = [
        int(line.rsplit("|", 2)[1].strip(" %")) for line in done.stdout.splitlines() if "%" in line
    ]
    assert (before < 40, after > 60) == (True, True), done.stdout + done.stderr


def test_what_is_kept_goes_on_as_if_it_had_not_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "TABLES", 4)
    monkeypatch.setattr(learning, "LONGEST", 20)
    kept = str(tmp_path / "learned.npz")
    whole = Network.new("coffee-rush", 2, seed=1)
    for _ in learn(whole, 8, seed=1):
        if whole.plays == 4:
            whole.write(kept)
    again = Network.read(kept)
    for _ in learn(again, 8, seed=1):
        pass
    assert again.plays == whole.plays == 8
    assert all(np.array_equal(one, other) for one, other in zip(again.weights, whole.weights, strict=True))

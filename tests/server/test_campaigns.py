"""The campaigns of benchmarks/campaign.py in short: they find nothing, and would find something."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.processes import finished

CAMPAIGN = Path(__file__).parents[2] / "benchmarks" / "campaign.py"


def run(*arguments: str) -> tuple[int, Any]:
    done = finished([sys.executable, CAMPAIGN, *arguments])
    return done.returncode, json.loads(done.stdout)


@pytest.mark.slow
def test_what_a_socket_tells_is_what_its_viewer_may_know() -> None:
    code, found = run("secrets", "--frames", "1000")

    assert code == 0
    assert found["compared"] > 500
    assert not [name for name in found if name.startswith("wrong_") and found[name]]


@pytest.mark.slow
def test_a_leak_is_noticed() -> None:
    code, found = run("secrets", "--frames", "200", "--leak")

    assert code == 1
    assert found["wrong_views"] > 100


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_any_game() -> None:
    """How much of a clock was lost depends on how busy the machine is, and is left to the long version."""
    _, found = run("kills", "--kills", "6", "--seconds", "60", "--houses", "folder:1", "database:2")

    assert not [
        found[wrong]
        for wrong in ("wrong_gaps", "wrong_lost", "wrong_reordered", "wrong_doubled")
        if found[wrong]
    ]
    for house in found["houses"]:
        assert len(house["by_game"]) == 4
        assert house["acknowledged"] >= house["kills"]
    assert found["houses"][1]["seconds_until_taken_over"]["worst"] < 20

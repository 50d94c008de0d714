"""A fifth game is two folders and a line in each registry: added to a copy of the house, it plays everywhere.

Its page is opened in `tests/browser/test_fifth_game.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.fifth_game.house import HERE, ROOT, add_fifth_game, inside
from tests.processes import COMMAND, finished


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("fifth-game")
    add_fifth_game(house)
    return house


def test_it_keeps_the_contract_and_is_played_at_a_table(house: Path) -> None:
    pytest_here = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    done = finished([*pytest_here, HERE / "inside.py"], cwd=ROOT, env=inside(house))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def test_it_is_played_in_the_terminal(house: Path) -> None:
    told = finished([*COMMAND, "games"], env=inside(house))
    assert "last-drop" in told.stdout

    play = ["play", "last-drop", "--seats", "you:Ana,random", "--seed", "1"]
    done = finished([*COMMAND, *play], input="sip 1\n" * 9, env=inside(house), cwd=house)
    assert done.returncode == 0, done.stderr
    assert "8 are left." in done.stdout
    assert "The pot is empty" in done.stdout

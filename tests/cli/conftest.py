"""Every command of the tests keeps its records in a folder of its own and knows nothing of this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from demitasse.cli import entry_point
from tests.cli.commands import play


@pytest.fixture(autouse=True)
def a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "COLUMNS",
        "LINES",
        "NO_COLOR",
        "FORCE_COLOR",
        entry_point.DEBUG,
    ):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="session")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole play among bots."""
    file = tmp_path_factory.mktemp("records") / "sound.jsonl"
    assert play("--record", file, seats="random,random,random").code == 0
    return file

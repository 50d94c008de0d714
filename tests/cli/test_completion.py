"""The shell completes commands, games and flags."""

from __future__ import annotations

import os

import pytest

from tests.processes import COMMAND, finished


def completed(words: str) -> list[str]:
    """What bash would offer for the last word."""
    asked = {
        "_DEMITASSE_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    ran = finished(COMMAND, env={**os.environ, **asked})
    assert "Traceback" not in ran.stderr
    return [line.partition(",")[2] for line in ran.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("demitasse simu", ["simulate"]),
        ("demitasse simulate coff", ["coffee-rush"]),
        ("demitasse simulate coffee-rush --com", ["--compare"]),
        ("demitasse nonsense x", []),
    ],
)
def test_the_last_word_is_completed(words: str, offered: list[str]) -> None:
    assert completed(words) == offered


def test_a_shell_can_ask_for_the_script() -> None:
    ran = finished(COMMAND, env={**os.environ, "_DEMITASSE_COMPLETE": "bash_source"})
    assert "_demitasse_completion" in ran.stdout

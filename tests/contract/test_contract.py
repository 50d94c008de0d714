"""The contract suite: every game × number of players × variant, and every stored playthrough, keeps every promise."""

from __future__ import annotations

import pytest

import demitasse
from tests.contract import promises
from tests.contract.cases import Case, all_cases, each_of, registered_cases
from tests.contract.promises import PROMISES, Promise


@each_of(all_cases())
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


@each_of(registered_cases())
def test_everything_can_be_said_in_every_language(case: Case) -> None:
    promises.everything_can_be_said(case)


def test_every_registered_game_has_a_stored_play() -> None:
    stored = {case.game.id for case in registered_cases() if case.name.startswith(case.game.id + "-")}
    assert stored == set(demitasse.GAMES)

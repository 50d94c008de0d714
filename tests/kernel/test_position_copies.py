"""Copies of positions by the standard library are the cheap ones."""

from __future__ import annotations

import copy

import pytest

import demitasse


@pytest.mark.parametrize("game", list(demitasse.GAMES))
def test_copy_and_deepcopy_are_the_position_s_own_copy(game: str) -> None:
    position = demitasse.game(game).setup(seats=2, seed=1)
    for twin in (copy.copy(position), copy.deepcopy(position)):
        assert twin == position
        assert twin is not position
        assert twin.content is position.content


def test_paths_given_to_load_are_told_where_they_belong() -> None:
    with pytest.raises(TypeError, match=r"game\.content"):
        demitasse.game("coffee-rush").load(["my-cards.toml"])  # type: ignore[arg-type]

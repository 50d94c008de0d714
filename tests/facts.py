"""What the tests of all games need to know of one: `facts.py` in the folder of its tests says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from demitasse.games import GAMES
from tests.provoking import Provoke

Variant = Callable[[int], Mapping[str, Any]]
"""Options for so many seats, since some options speak of seats."""


class Facts(NamedTuple):
    variants: Mapping[str, Variant]
    """What the contract is checked with, with every number of seats."""
    ways_to_end: frozenset[str]
    """The stored plays show each of them."""
    picture: Callable[[Any, Sequence[str]], list[str]]
    """The table as a few lines of text, for stored plays: drawn from the spectator's view, it shows nothing hidden."""
    pictured_after: frozenset[str]
    """The events after which a reader wants to see the table again."""
    provoked: Mapping[str, Provoke]
    """For each error of the game, something that brings it about."""
    never_asked: frozenset[str] = frozenset()
    """Kinds of choices that no stored play can make."""


def own_content(game: str) -> str:
    """A content file of somebody's own for a game: cards changed, added and removed."""
    return (Path(__file__).parent / folder_of(game) / "own_content.toml").read_text(encoding="utf-8")


def facts_of(game: str) -> Facts:
    facts: Facts = import_module(f"tests.{folder_of(game)}.facts").FACTS
    return facts


def folder_of(game: str) -> str:
    """The folder of a game's tests is called like the folder of its rules."""
    return GAMES[game].rpartition(".")[2]

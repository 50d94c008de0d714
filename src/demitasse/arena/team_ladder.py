"""How much better a team of each level is than one of the level below, in a game that all win or lose together.

Nobody is beaten there, so a level has a table of its own (`trial_of`): the one its teams are measured at. A step of the
ladder says how many of these games a team of the level wins, and how many of the very same deals a team of the level
below. All chance comes from the seed: the same command gives the same wins.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

import msgspec

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.arena.simulation import entrants_of, outcomes_of_plays
from demitasse.arena.statistics import wilson
from demitasse.bots import trial_of
from demitasse.bots.levels import LEVELS
from demitasse.bots.recipes import Recipe
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

COLUMNS = ("level", "plays", "games", "won", "95 %", "the level below", "95 %", "CPU ms a round")
NOBODY = "—"
Wish = Mapping[str, Any]


class Trial(msgspec.Struct, frozen=True, dict=True):
    """Games of a team whose members are all alike."""

    game: str
    bot: str
    seats: int
    seed: int
    wish: Wish

    @cached_property
    def _table(self) -> tuple[Game, Options, Content, tuple[Recipe, ...]]:
        game = game_by_id(self.game)
        content = game.load()
        team = entrants_of(game, [self.bot] * self.seats)
        return game, game.checked(self.wish, self.seats, content), content, team

    def play(self, number: int) -> Outcome:
        game, options, content, team = self._table
        chance = Chance.of(self.seed).stream(f"team {self.seats}").stream(str(number))
        return play_out(game, options, content, team, number, chance)

    def __reduce__(self) -> tuple[object, ...]:
        return Trial, (self.game, self.bot, self.seats, self.seed, self.wish)


class Won(msgspec.Struct, frozen=True):
    """What the games of a trial say."""

    games: int
    wins: int
    cpu_seconds: float
    rounds: int

    @property
    def rate(self) -> str:
        return f"{100 * self.wins / self.games:.1f} %"

    @property
    def interval(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{100 * low:.0f}–{100 * high:.0f}"


def tried(trial: Trial, games: int, workers: int = 1) -> Won:
    wins = rounds = 0
    cpu = 0.0
    for outcome in outcomes_of_plays(trial, range(games), workers=workers):
        wins += bool(outcome.winners)
        rounds += outcome.rounds or 1
        cpu += outcome.cpu_seconds
    return Won(games, wins, cpu, rounds)


def team_rows(
    game: str,
    seats: int,
    seed: int,
    games: int,
    workers: int = 1,
    wish: Wish | None = None,
    levels: Collection[str] = LEVELS,
) -> Iterator[tuple[str, ...]]:
    """A row for each of these levels, from the lowest; `wish`: the table at which all play, if not each at its own."""
    for below, level in pairwise((None, *LEVELS)):
        if level is None or level not in levels:
            continue
        table = trial_of(game, level, seats) if wish is None else wish
        own = tried(Trial(game, level, seats, seed, table), games, workers)
        lesser = None if below is None else tried(Trial(game, below, seats, seed, table), games, workers)
        yield row_of(level, table, own, below, lesser)


def row_of(level: str, table: Wish, own: Won, below: str | None, lesser: Won | None) -> tuple[str, ...]:
    beside = (NOBODY, NOBODY) if lesser is None else (f"{lesser.rate} (`{below}`)", lesser.interval)
    return (
        f"`{level}`",
        in_words(table),
        str(own.games),
        own.rate,
        own.interval,
        *beside,
        f"{1000 * own.cpu_seconds / own.rounds:.1f}",
    )


def in_words(table: Wish) -> str:
    """The options of a table in short: `expert, events, digital`."""
    return ", ".join(
        name if value is True else str(value) if isinstance(value, str) else f"{name} {value}"
        for name, value in table.items()
        if value
    )

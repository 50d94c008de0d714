"""Many plays of one game among the same bots.

Seats are rotated: in play i the bots sit i seats further on, so that each sits everywhere equally often. All chance of
play i comes from the seed and i alone, so the outcomes are the same however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from demitasse.arena.playing import Entrant, Outcome, play_out
from demitasse.arena.statistics import Report, by_turn, endings, length, note_spreads, standings, tie_breaks
from demitasse.arena.workers import play_in_workers
from demitasse.bots import bot_kind, bots_for
from demitasse.bots.contract import Bot
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Content
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

PERSON = "you"
"""How a person is named where bots and people may sit: `you`, `you:Maya`."""


class BadSimulation(DemitasseError):
    """A simulation that cannot be run as asked."""


class Series:
    """What stays the same from play to play."""

    def __init__(
        self, game: Game, options: Options, content: Content, entrants: Sequence[Entrant], seed: int
    ) -> None:
        self.game = game
        self.options = options
        self.content = content
        self.entrants = tuple(entrants)
        self.seed = seed
        self._chance = Chance.of(seed).stream("arena")
        self._rotations = [self.entrants[turn:] + self.entrants[:turn] for turn in range(len(self.entrants))]

    def play(self, number: int) -> Outcome:
        """Play number 0, 1, 2 …"""
        seated = self._rotations[-number % len(self._rotations)]
        chance = self._chance.stream(str(number))
        return play_out(self.game, self.options, self.content, seated, number, chance)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process finds game and bots by their names, and loads the content again."""
        names = [entrant.name for entrant in self.entrants]
        return _series, (type(self.game), self.options, self.content, names, self.seed)


def _series(kind: type[Game], options: Options, content: Content, names: Sequence[str], seed: int) -> Series:
    game = kind()
    return Series(game, options, content, entrants_of(game, names), seed)


def simulate(
    game: Game | str,
    seats: Sequence[str | type[Bot]],
    *,
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` times and report. Bots are names, `module:class`, or `Bot` classes.

    `progress` is told the number of plays done so far. With several workers, other processes import the bots by their
    module, and a script that calls this needs the usual `if __name__ == "__main__":`.
    """
    if games < 1:
        raise BadSimulation("arena-no-games", games=str(games))
    if workers < 1:
        raise BadSimulation("arena-no-workers", workers=str(workers))
    if isinstance(game, str):
        game = game_by_id(game)
    box = content if content is not None else game.load()
    checked = game.checked(options, len(seats), box)
    series = Series(game, checked, box, entrants_of(game, seats), seed)
    if workers == 1:
        outcomes = _play_here(series, games, progress)
    else:
        outcomes = play_in_workers(series, games, workers, progress)
    return report_of(series, outcomes)


def entrants_of(game: Game, seats: Sequence[str | type[Bot]]) -> tuple[Entrant, ...]:
    """The bots of these seats; a class goes by the name it is registered under, or by `module:class`."""
    registered = {path: name for name, path in bots_for(game.id).items()}
    entrants: list[Entrant] = []
    for number, seat in enumerate(seats, 1):
        if isinstance(seat, type):
            path = f"{seat.__module__}:{seat.__qualname__}"
            entrants.append(Entrant(registered.get(path, path), seat))
        elif not seat:
            raise BadSimulation("arena-empty-seat", number=number)
        elif seat.partition(":")[0] == PERSON:
            raise BadSimulation("arena-no-people", bots=", ".join(bots_for(game.id)))
        else:
            entrants.append(Entrant(seat, bot_kind(game.id, seat)))
    return tuple(entrants)


def report_of(series: Series, outcomes: Sequence[Outcome]) -> Report:
    seats = tuple(entrant.name for entrant in series.entrants)
    choices = sum(outcome.choices for outcome in outcomes)
    cpu_seconds = sum(outcome.cpu_seconds for outcome in outcomes)
    return Report(
        game=series.game.id,
        revision=series.game.revision,
        content=series.content.digest,
        options=msgspec.to_builtins(series.options),
        seats=seats,
        games=len(outcomes),
        seed=series.seed,
        bots=standings(outcomes, seats),
        shared_wins=sum(len(outcome.winners) > 1 for outcome in outcomes),
        decided_by=tie_breaks(outcomes),
        first_seat=by_turn(outcomes),
        length=length(outcomes),
        notes=note_spreads(outcomes),
        ended_by=endings(outcomes),
        choices=choices,
        cpu_seconds=cpu_seconds,
        # A coarse clock may see no time pass in a few short plays.
        choices_per_cpu_second=choices / cpu_seconds if cpu_seconds else 0.0,
        outcomes=tuple(outcomes),
    )


def _play_here(series: Series, games: int, progress: Callable[[int], None] | None) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for number in range(games):
        outcomes.append(series.play(number))
        if progress is not None:
            progress(number + 1)
    return outcomes

"""Many plays of one game among the same bots.

Seats are rotated: in play i the bots sit i seats further on, so that each sits everywhere equally often. All chance of
play i comes from the seed and i alone, so the outcomes are the same whoever plays them, and a run can be gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from demitasse.arena.batches import Playable
from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.arena.statistics import Report, Tally
from demitasse.arena.workers import has_main_file, play_in_workers
from demitasse.bots import Bot, Recipe, bot_recipe, bots_for
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Content
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

Seatable = str | type[Bot] | Bot | Recipe | Callable[[int], Bot]
"""A bot by name (`greedy`, `mybots:Clever(depth=3)`), a class, an instance, a partial, or a function of the seed."""
PERSON = "you"
"""How a person is named where bots and people may sit: `you`, `you:Maya`."""


class BadSimulation(DemitasseError):
    """A simulation that cannot be run as asked."""


class Series:
    """What stays the same from play to play. It can be pickled, and plays the same plays wherever it is sent.

    Examples:
        >>> series = Series.of("coffee-rush", ["random", "random"], seed=1)
        >>> series.play(17).scores == series.play(17).scores
        True
        >>> report_of(series, series.outcomes(range(4))).games
        4
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        content: Content,
        entrants: Sequence[Recipe],
        seed: int,
        *,
        records: bool = False,
        think: float | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.content = content
        self.entrants = tuple(entrants)
        self.seed = seed
        self.records = records
        """Whether outcomes carry the whole play as a file."""
        self.think = think
        """CPU seconds a bot may take for a choice; one that takes more ends the run, so it never changes an outcome."""
        self._chance = Chance.of(seed).stream("arena")
        self._rotations = [self.entrants[turn:] + self.entrants[:turn] for turn in range(len(self.entrants))]

    @classmethod
    def of(
        cls,
        game: Game | str,
        seats: Sequence[Seatable],
        *,
        seed: int = 0,
        options: Options | Mapping[str, Any] | None = None,
        content: Content | None = None,
        records: bool = False,
        think: float | None = None,
    ) -> Series:
        """The series of these bots, all that was said about it being checked."""
        if isinstance(game, str):
            game = game_by_id(game)
        box = content if content is not None else game.load()
        checked = game.checked(options, len(seats), box)
        return cls(game, checked, box, entrants_of(game, seats), seed, records=records, think=think)

    def play(self, number: int) -> Outcome:
        """Play number 0, 1, 2 …"""
        seated = self._rotations[-number % len(self._rotations)]
        chance = self._chance.stream(str(number))
        return play_out(
            self.game,
            self.options,
            self.content,
            seated,
            number,
            chance,
            keep_record=self.records,
            think=self.think,
        )

    def outcomes(self, numbers: range, *, workers: int = 1, on: str = "") -> Iterator[Outcome]:
        """The outcomes of these plays in their order, as soon as they are there.

        `on` is empty for processes of this machine, `ray` for a Ray cluster (here, or the one this machine belongs to),
        `ray://host:port` for one elsewhere.
        """
        return outcomes_of_plays(self, numbers, workers=workers, on=on)

    @property
    def seats(self) -> tuple[str, ...]:
        """The bots by name, as they sit in play 0."""
        return tuple([entrant.name for entrant in self.entrants])

    @cached_property
    def id(self) -> str:
        """The same for two series that play the same: a file tells by it what it holds."""
        return id_of(self.game, self.options, self.content, self.seats, self.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process finds game and bots by their names, and loads the content again."""
        for entrant in self.entrants:
            if entrant.module == "__main__" and not has_main_file():
                raise BadSimulation("arena-bot-typed-in", bot=entrant.name)
        bots = [found_again(entrant) for entrant in self.entrants]
        return _series, (
            type(self.game),
            self.options,
            self.content,
            bots,
            self.seed,
            self.records,
            self.think,
        )


class Label(NamedTuple):
    """What a file says of the plays it holds, where they are no series."""

    game: Game
    entrants: tuple[Recipe, ...]
    id: str


def id_of(game: Game, options: Options, content: Content, seats: Sequence[str], seed: int, *more: str) -> str:
    """The same for plays of the same game, options, cards, bots and seed."""
    told = [game.id, game.revision, content.digest, msgspec.to_builtins(options), seats, str(seed), *more]
    return blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=8).hexdigest()


def _series(
    kind: type[Game],
    options: Options,
    content: Content,
    bots: Sequence[Seatable],
    seed: int,
    records: bool,
    think: float | None,
) -> Series:
    game = kind()
    return Series(game, options, content, entrants_of(game, bots), seed, records=records, think=think)


def found_again(entrant: Recipe) -> str | Recipe:
    """By its name where that is enough; one with arguments, or made by a function, travels itself."""
    return entrant if entrant.arguments or not isinstance(entrant.make, type) else entrant.name


def outcomes_of_plays(
    plays: Playable, numbers: range, *, workers: int = 1, on: str = ""
) -> Iterator[Outcome]:
    """By this process, by workers beside it, or by a cluster."""
    if workers < 1:
        raise BadSimulation("arena-no-workers", workers=str(workers))
    if on:
        from demitasse.arena.ray_cluster import play_on_ray

        return play_on_ray(plays, numbers, on, workers)
    if workers > 1:
        return play_in_workers(plays, numbers, workers)
    return map(plays.play, numbers)


def simulate(
    game: Game | str,
    seats: Sequence[Seatable],
    *,
    games: int = 100,
    seed: int = 0,
    workers: int = 1,
    options: Options | Mapping[str, Any] | None = None,
    content: Content | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` times and report. Bots are names such as `greedy` or `mybots:Clever(depth=3)`, `Bot` classes,
    instances (others are made like them for each play), partials, or functions that take a seed.

    `progress` is told the number of plays done so far. With several workers, other processes import the bots by their
    module, and a script that calls this needs the usual `if __name__ == "__main__":`.
    """
    if games < 1:
        raise BadSimulation("arena-no-games", games=str(games))
    series = Series.of(game, seats, seed=seed, options=options, content=content)

    def told(outcomes: Iterable[Outcome]) -> Generator[Outcome, None, None]:
        for done, outcome in enumerate(outcomes, 1):
            if progress is not None:
                progress(done)
            yield outcome

    outcomes = series.outcomes(range(games), workers=workers)
    with closing(told(outcomes)) as played:
        return report_of(series, played)


def entrants_of(game: Game, seats: Sequence[Seatable]) -> tuple[Recipe, ...]:
    """The bots of these seats; a class goes by the name it is registered under, or by `module:class`."""
    entrants: list[Recipe] = []
    for number, seat in enumerate(seats, 1):
        if isinstance(seat, str) and not seat:
            raise BadSimulation("arena-empty-seat", number=number)
        if isinstance(seat, str) and seat.partition(":")[0] == PERSON:
            raise BadSimulation("arena-no-people", bots=", ".join(bots_for(game.id)))
        entrants.append(bot_recipe(game.id, seat))
    return tuple(entrants)


def report_of(series: Series, outcomes: Iterable[Outcome], *, keep: bool = True) -> Report:
    """What these plays of the series came to, wherever they were played. Memory stays flat where they are not kept."""
    tally = Tally(series.seats)
    kept: list[Outcome] = []
    for outcome in outcomes:
        tally.add(outcome)
        if keep:
            kept.append(outcome)
    if not tally.games:
        raise BadSimulation("arena-no-games", games="0")
    return Report(
        game=series.game.id,
        revision=series.game.revision,
        content=series.content.digest,
        options=msgspec.to_builtins(series.options),
        seats=series.seats,
        games=tally.games,
        seed=series.seed,
        bots=tally.bots,
        shared_wins=tally.shared_wins,
        decided_by=tally.tie_breaks,
        first_seat=tally.turns,
        length=tally.length,
        notes=tally.notes,
        ended_by=tally.endings,
        choices=tally.choices,
        cpu_seconds=tally.cpu_seconds,
        # A coarse clock may see no time pass in a few short plays.
        choices_per_cpu_second=tally.timed_choices / tally.cpu_seconds if tally.cpu_seconds else 0.0,
        series=series.id,
        outcomes=tuple(kept),
        won=tally.won,
    )

"""How much stronger each level is than the one below: paired plays, and the table that says it.

Every deal is played once from each seat, so that neither luck nor the order of turns speaks for a level. All chance
comes from the seed: the same command gives the same wins. A win that is shared counts in shares.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path

import msgspec

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.arena.result_file import gone_on_with
from demitasse.arena.simulation import BadSimulation, Label, entrants_of, id_of
from demitasse.arena.statistics import wilson
from demitasse.bots import Recipe, has_levels
from demitasse.bots.levels import LEVELS
from demitasse.games import GAMES
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options

TIMED_PLAYS = 4
HOUSE_BOT = "greedy"
"""What a game's best level is measured against, beside the level below it."""


class Match(msgspec.Struct, frozen=True, dict=True):
    """One bot of a kind among bots of another kind."""

    game: str
    bot: str
    against: str
    seats: int
    seed: int
    options: Options | None = None

    @cached_property
    def _table(self) -> tuple[Game, Options, Content, tuple[Recipe, ...]]:
        game = game_by_id(self.game)
        content = game.load()
        entrants = entrants_of(game, [self.bot, *[self.against] * (self.seats - 1)])
        return game, game.checked(self.options, self.seats, content), content, entrants

    def play(self, number: int) -> Outcome:
        """Each deal comes as many times as there are seats, and the bot sits in each of them once."""
        game, options, content, entrants = self._table
        deal, seat = divmod(number, self.seats)
        seated = (*entrants[-seat:], *entrants[:-seat]) if seat else entrants
        chance = Chance.of(self.seed).stream(f"ladder {self.seats}").stream(str(deal))
        return play_out(game, options, content, seated, number, chance)

    @property
    def label(self) -> Label:
        game, options, content, entrants = self._table
        bots = [self.bot, *[self.against] * (self.seats - 1)]
        return Label(game, entrants, id_of(game, options, content, bots, self.seed, "ladder"))

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.game, self.bot, self.against, self.seats, self.seed, self.options)


class Rung(msgspec.Struct, frozen=True):
    """What the plays of a match say."""

    bot: str
    against: str
    seats: int
    games: int
    wins: float
    mean_score: float
    """Of the bot."""
    their_mean_score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def matches_of(
    game: str, seats: int, seed: int, options: Options | None = None, levels: Collection[str] = LEVELS
) -> list[Match]:
    """Each of these levels among bots of the level below, and the last among bots that only take what looks best."""
    pairs = [*[(upper, lower) for lower, upper in pairwise(LEVELS)], (LEVELS[-1], HOUSE_BOT)]
    return [Match(game, upper, lower, seats, seed, options) for upper, lower in pairs if upper in levels]


def check_ladder(game: str, seats: int, options: Options | None = None, levels: Sequence[str] = ()) -> None:
    """A sentence for a game without levels, for a level that is none, and for a table that the game does not have."""
    with_levels = [id for id in GAMES if has_levels(id)]
    if game not in with_levels:
        raise BadSimulation("arena-no-levels", game=game, games=", ".join(with_levels))
    kind = game_by_id(game)
    rows = LEVELS if kind.together else LEVELS[1:]
    for level in levels:
        if level not in rows:
            raise BadSimulation("arena-no-such-level", level=level[:60], levels=", ".join(rows))
    kind.checked(options, seats, kind.load())


def climbed(match: Match, games: int, workers: int = 1, file: Path | None = None) -> Rung:
    """A match of so many plays, or a few more: every deal is played from all seats. The file keeps them."""
    plays = -(-games // match.seats) * match.seats
    wins = score = theirs = 0.0
    for number, outcome in enumerate(gone_on_with(file, match.label, match, plays, workers)):
        seat = number % match.seats
        wins += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        score += outcome.scores[seat]
        theirs += (sum(outcome.scores) - outcome.scores[seat]) / (match.seats - 1)
    return Rung(match.bot, match.against, match.seats, plays, wins, score / plays, theirs / plays)


def cpu_a_turn(match: Match) -> float:
    """CPU milliseconds that a turn takes among bots of one kind; of this machine, so it is told apart from the wins."""
    alike = msgspec.structs.replace(match, against=match.bot)
    outcomes = [alike.play(number * match.seats) for number in range(TIMED_PLAYS)]
    turns = sum([(outcome.rounds or 1) * match.seats for outcome in outcomes])
    return 1000 * sum([outcome.cpu_seconds for outcome in outcomes]) / turns


COLUMNS = ("level", "among", "games", "wins", "95 %", "mean scores", "CPU ms a turn")


def row_of(rung: Rung, cpu: float) -> tuple[str, ...]:
    low, high = rung.interval
    return (
        f"`{rung.bot}`",
        f"`{rung.against}`" if rung.seats == 2 else f"{rung.seats - 1} × `{rung.against}`",
        str(rung.games),
        f"{100 * rung.rate:.1f} %",
        f"{100 * low:.0f}–{100 * high:.0f}",
        f"{rung.mean_score:.1f} – {rung.their_mean_score:.1f}",
        f"{cpu:.1f}",
    )


def versus_rows(
    matches: Sequence[Match], games: int, workers: int = 1, folder: Path | None = None
) -> Iterator[tuple[str, ...]]:
    """A row for each step. In the folder, if there is one, each has a file of its plays, and goes on with it."""
    for match in matches:
        file = folder and folder / f"{match.seats}-{match.bot}-{match.against}.csv"
        yield row_of(climbed(match, games, workers, file), cpu_a_turn(match))


def as_markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The table for a page of the docs."""
    for row in (columns, ["---"] * len(columns), *rows):
        yield "| " + " | ".join(row) + " |"


END = "<!-- end of ladder -->"


def put_into(page: str, name: str, lines: Sequence[str]) -> str:
    """The page with the table of this name in its place, or at its end where it has none yet."""
    begin = begin_of(name)
    table = "\n".join([begin, "", *lines, "", END])
    before, found, rest = page.partition(begin)
    if not found or END not in rest:
        return f"{page.rstrip()}\n\n{table}\n".lstrip()
    return before + table + rest.partition(END)[2]


def taken_from(page: str, name: str) -> tuple[list[tuple[str, ...]], str]:
    """The rows of the table of this name, without their head, and the command below it; nothing where it is not."""
    _, found, rest = page.partition(begin_of(name))
    if not found or END not in rest:
        return [], ""
    lines = rest.partition(END)[0].strip().splitlines()
    rows = [tuple(line.strip("| ").split(" | ")) for line in lines if line.startswith("|")]
    return rows[2:], lines[-1].strip("`")


def renewed(rows: Sequence[tuple[str, ...]], played: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """A table with the rows that were played, each in the place of the one of the same two first cells."""
    found = {row[:2]: row for row in (*rows, *played)}
    return sorted(found.values(), key=lambda row: LEVELS.index(row[0].strip("`")))


def begin_of(name: str) -> str:
    return f"<!-- ladder: {name} -->"

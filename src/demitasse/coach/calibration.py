"""Fitting chances: plays of strong bots among themselves, a logistic fit over what their value says, and how well it
tells plays that it was not fitted to. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import NamedTuple

import msgspec

from demitasse.bots import judge_for
from demitasse.bots.judging import Judge
from demitasse.bots.learning.fitting import solved
from demitasse.bots.learning.self_play import SEEDS, ends_of_turns
from demitasse.bots.learning.weights import rounded
from demitasse.coach.chances import FORMAT, Calibration, ChancesFile, Slope, Tenth, softmax
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat

EXPLORING = 8
"""Of a hundred choices, how many are made at random, so that plays go other ways than the best."""
HELD_OUT = 2
"""Every second play is kept apart."""
TENTHS = 10
WIDTH = 3
"""Numbers of a slope."""
ROUNDS_OF_NEWTON = 8
HELD_BACK = 1e-3


class Moment(NamedTuple):
    """The end of a turn in a play that is over."""

    moved: Seat
    turns: int
    values: tuple[float, ...]
    """By seat, each as that seat may know it."""


class Past(NamedTuple):
    """A play that is over: its moments, and each seat's share of the win."""

    moments: tuple[Moment, ...]
    shares: tuple[float, ...]
    turns: int


def calibrate(
    game: str,
    games: int,
    seed: int,
    command: str,
    told: Callable[[int, Calibration], None] | None = None,
    tables: Sequence[int] = (),
) -> ChancesFile:
    """For every number of players, from `games` plays each at two players, fewer at more."""
    kind = game_by_id(game)
    content = kind.load()
    found: dict[str, Calibration] = {}
    usual = judge_for(game, max(2, kind.fewest), content).tables
    for seats in tables or usual or range(max(2, kind.fewest), kind.most + 1):
        judge = judge_for(game, seats, content)
        chance = Chance.of(seed).stream(f"chances of {seats}")
        number = max(2 * HELD_OUT, games * 2 // seats)
        plays = [played(judge, place, chance.stream(str(place))) for place in range(number)]
        fitted, kept = plays[::HELD_OUT], [play for place, play in enumerate(plays) if place % HELD_OUT]
        found[str(seats)] = one = measured(seats, slopes_of(seats, fitted), len(fitted), kept)
        if told is not None:
            told(seats, one)
    return ChancesFile(FORMAT, game, content.digest, seed, command, found)


def played(judge: Judge, number: int, chance: Chance) -> Past:
    """One play, each seat by a strong bot that now and then does anything."""
    game = game_by_id(judge.game)
    seed, chance = chance.below(SEEDS)
    content = game.load()
    position = game.deal(
        game.checked(judge.options(number), judge.seats, content), judge.seats, seed, content
    )
    bots = [judge.player(seed + seat) for seat in range(judge.seats)]
    moments: list[Moment] = []
    turns = 0
    for seat in ends_of_turns(position, bots, chance, EXPLORING, judge.turn):
        turns += 1
        values = tuple(judge.value(position, other) for other in range(judge.seats))
        moments.append(Moment(seat, turns, values))
    result = position.result
    assert result is not None
    shares = tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(judge.seats))
    return Past(tuple(moments), shares, turns)


def slopes_of(seats: int, plays: Sequence[Past]) -> tuple[float, tuple[Slope, ...]]:
    """The usual number of turns, and a slope for each distance from the seat that has just had its turn."""
    usual = fsum(play.turns for play in plays) / len(plays)
    rows: list[tuple[list[tuple[float, float, float]], list[float]]] = []
    for play in plays:
        for moment in play.moments:
            order = [(moment.moved + distance) % seats for distance in range(seats)]
            inputs = [
                (1.0, moment.values[seat], moment.values[seat] * moment.turns / usual) for seat in order
            ]
            rows.append((inputs, [play.shares[seat] for seat in order]))
    weights = most_likely(rows)
    return rounded(usual), tuple(
        Slope(*(rounded(one) for one in weights[WIDTH * place : WIDTH * (place + 1)]))
        for place in range(seats)
    )


def most_likely(rows: Sequence[tuple[Sequence[tuple[float, ...]], Sequence[float]]]) -> list[float]:
    """The weights that make what came most likely, for shares by softmax (Newton's method, held back a little)."""
    seats = len(rows[0][1])
    size = WIDTH * seats
    weights = [0.0] * size
    for _ in range(ROUNDS_OF_NEWTON):
        slope = [-HELD_BACK * weight for weight in weights]
        curve = [[HELD_BACK if row == column else 0.0 for column in range(size)] for row in range(size)]
        for inputs, shares in rows:
            steeps = [
                sum([weights[WIDTH * seat + at] * one for at, one in enumerate(row)])
                for seat, row in enumerate(inputs)
            ]
            chances = softmax(steeps)
            pulls = [chance * one for chance, row in zip(chances, inputs, strict=True) for one in row]
            for seat, (row, share, chance) in enumerate(zip(inputs, shares, chances, strict=True)):
                for at, one in enumerate(row):
                    place = WIDTH * seat + at
                    slope[place] += (share - chance) * one
                    line, pull = curve[place], pulls[place]
                    for column in range(place + 1):
                        line[column] -= pull * pulls[column]
                    for column in range(at + 1):
                        line[WIDTH * seat + column] += pull * row[column]
        for row_at in range(size):
            for column in range(row_at):
                curve[column][row_at] = curve[row_at][column]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def measured(
    seats: int, fitted: tuple[float, tuple[Slope, ...]], games: int, kept: Sequence[Past]
) -> Calibration:
    """How well the curves tell plays that they were not fitted to."""
    usual, slopes = fitted
    said: list[list[float]] = [[] for _ in range(TENTHS)]
    came: list[list[float]] = [[] for _ in range(TENTHS)]
    errors: list[float] = []
    even: list[float] = []
    for play in kept:
        for moment in play.moments:
            chances = softmax(
                [
                    slopes[(seat - moment.moved) % seats].of(moment.values[seat], moment.turns / usual)
                    for seat in range(seats)
                ]
            )
            for chance, share in zip(chances, play.shares, strict=True):
                tenth = min(TENTHS - 1, int(chance * TENTHS))
                said[tenth].append(chance)
                came[tenth].append(share)
                errors.append((chance - share) ** 2)
                even.append((1 / seats - share) ** 2)
    tenths = tuple(
        Tenth(len(ones), round(fsum(ones) / len(ones), 4), round(fsum(shares) / len(shares), 4))
        if ones
        else Tenth(0, 0.0, 0.0)
        for ones, shares in zip(said, came, strict=True)
    )
    return Calibration(
        games=games,
        held_out=len(kept),
        brier=round(fsum(errors) / len(errors), 4),
        brier_of_even=round(fsum(even) / len(even), 4),
        usual_turns=usual,
        slopes=slopes,
        tenths=tenths,
    )


def written(chances: ChancesFile) -> bytes:
    """As a file for people as well: one number a line."""
    return msgspec.json.format(msgspec.json.encode(chances), indent=1) + b"\n"

"""Demitasse: one game with so many seats, both named on the command line."""

import random
import sys
from collections.abc import Iterator
from itertools import islice

import demitasse
from contest import Rng, compete
from demitasse import Position
from positions import costs

game = demitasse.game(sys.argv[1])
seats = int(sys.argv[2])


def play_a_game(rng: Rng) -> int:
    position = game.setup(seats=seats, seed=int(rng() * 2**32))
    choices = 0
    while acting := position.seats_to_act:
        legal = position.choices(acting[0])
        position.play(acting[0], legal[int(rng() * len(legal))])
        choices += 1
    return choices


def positions_of_random_games(rng: Rng) -> Iterator[Position]:
    while True:
        position = game.setup(seats=seats, seed=int(rng() * 2**32))
        while acting := position.seats_to_act:
            if rng() < 0.1:
                # Out of its bare state, so that it carries nothing the play has already worked out.
                yield type(position).restore(position.content, position.state())
            legal = position.choices(acting[0])
            position.play(acting[0], legal[int(rng() * len(legal))])


sample = list(islice(positions_of_random_games(random.Random(1).random), 500))
compete(
    f"demitasse {game.id} {seats}", play_a_game, **costs(sample, lambda position: position.seats_to_act[0])
)

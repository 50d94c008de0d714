"""Demitasse: one game with so many seats, both named on the command line."""

import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice

import demitasse
from contest import Rng, compete
from demitasse import Position

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


def microseconds(call: Callable[[Position], object]) -> float:
    """CPU time of one call, on copies never asked before: a kept list of choices may not help."""
    calls, spent = 0, 0.0
    while spent < 0.3:
        fresh = [position.copy() for position in sample]
        start = time.process_time()
        for position in fresh:
            call(position)
        spent += time.process_time() - start
        calls += len(fresh)
    return spent / calls * 1e6


def encoded_view(position: Position) -> bytes:
    return demitasse.encode(position.view(position.seats_to_act[0]))


sample = list(islice(positions_of_random_games(random.Random(1).random), 500))
sizes = [len(encoded_view(position.copy())) for position in sample]
compete(
    f"demitasse {game.id} {seats}",
    play_a_game,
    copy_us=microseconds(lambda position: position.copy()),
    choices_us=microseconds(lambda position: position.choices(position.seats_to_act[0])),
    view_us=microseconds(encoded_view),
    view_bytes=sum(sizes) / len(sizes),
    view_bytes_max=max(sizes),
)

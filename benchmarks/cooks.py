"""Demitasse: whole plays of Kitchen Rush among so many bot cooks, in simulated time."""

import random
import sys
import time
from collections.abc import Callable

import demitasse
from contest import Rng, compete
from demitasse import Position
from demitasse.arena.playing import play_out
from demitasse.bots import Chair
from demitasse.bots.kitchen_rush.cook import Cook
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice

seats = int(sys.argv[1])
game = demitasse.game("kitchen-rush")
content = game.load()
options = game.checked({}, seats)
sample: list[Position] = []


class Watched(Cook):
    """Keeps now and then what it sees."""

    def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
        if len(sample) < 500 and random.random() < 0.1:
            seen = chair.imagined
            # Out of its bare state, so that it carries nothing the play has already worked out.
            sample.append(type(seen).restore(seen.content, seen.state()))
        return super().choose(chair)


def play_a_game(rng: Rng, kind: type[Cook] = Cook) -> int:
    chance = Chance.of(int(rng() * 2**32))
    return play_out(game, options, content, [Recipe("cook", kind)] * seats, 1, chance).choices


def microseconds(call: Callable[[Position], object]) -> float:
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
    return bytes(demitasse.encode(position.view(0)))


while len(sample) < 500:
    play_a_game(random.Random(1).random, Watched)
sizes = [len(encoded_view(position)) for position in sample]
compete(
    f"demitasse kitchen-rush {seats}",
    play_a_game,
    copy_us=microseconds(lambda position: position.copy()),
    choices_us=microseconds(lambda position: position.choices(0)),
    view_us=microseconds(encoded_view),
    view_bytes=sum(sizes) / len(sizes),
    view_bytes_max=max(sizes),
)

"""Demitasse: whole plays of Kitchen Rush among so many bot cooks, in simulated time."""

import random
import sys

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
from positions import costs

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


while len(sample) < 500:
    play_a_game(random.Random(1).random, Watched)
compete(f"demitasse kitchen-rush {seats}", play_a_game, **costs(sample, lambda position: 0))

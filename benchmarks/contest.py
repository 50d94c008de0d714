"""What every contestant runs alike: whole random games until a CPU second is spent."""

import json
import random
import time
from collections.abc import Callable

# Contestants pick with `choices[int(rng() * len(choices))]`: `random.choice` would cost more than some moves.
Rng = Callable[[], float]


def compete(name: str, play_a_game: Callable[[Rng], int], **figures: float) -> None:
    """Play random games for a CPU second and print how far that went; a game returns the choices it took."""
    rng = random.Random(1).random
    play_a_game(rng)  # what is imported, built or cached only once is nobody's speed
    games = choices = 0
    start = time.process_time()
    while (cpu_seconds := time.process_time() - start) < 1.0:
        choices += play_a_game(rng)
        games += 1
    counted = {"name": name, "choices": choices, "games": games, "cpu_seconds": cpu_seconds}
    print(json.dumps(counted | figures))

"""catanatron: Catan among four random players."""

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, SimplePlayer

from contest import Rng, compete


def play_a_game(rng: Rng) -> int:
    # The players only name the colours: the loop below decides for them, as for every other contestant.
    game = Game([SimplePlayer(color) for color in Color], seed=1 + int(rng() * 2**32))
    choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        game.execute(actions[int(rng() * len(actions))])
        choices += 1
    return choices


compete("catanatron", play_a_game)

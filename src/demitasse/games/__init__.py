"""The games, by the id a table asks for. A new game is one more line here."""

from __future__ import annotations

from importlib import import_module

from demitasse.kernel.errors import Unknown
from demitasse.kernel.game import Game

GAMES = {
    "coffee-rush": "demitasse.games.coffee_rush",
    "cafe-del-gatto": "demitasse.games.cafe_del_gatto",
    "seize-the-bean": "demitasse.games.seize_the_bean",
    "kitchen-rush": "demitasse.games.kitchen_rush",
}


def game(id: str) -> Game:
    """The game with this id, loaded when first asked for."""
    if id not in GAMES:
        raise Unknown("game-unknown", game=id[:60], games=", ".join(GAMES))
    found: Game = import_module(GAMES[id]).GAME
    return found

"""What a chair gives is typed by the game it stands at: the type checkers hold these lines to it."""

from __future__ import annotations

from typing import assert_type

import demitasse
from demitasse.bots import Bot, Chair, seat_down
from demitasse.games.coffee_rush.content import CoffeeRushContent
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.view import CoffeeRushView
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice


class Barista(Bot[CoffeeRushPosition]):
    def choose(self, chair: Chair[CoffeeRushPosition]) -> Choice:
        assert_type(chair.imagined, CoffeeRushPosition)
        assert_type(chair.view, CoffeeRushView)
        assert_type(chair.content, CoffeeRushContent)
        assert chair.view.players[chair.seat].rows
        return chair.decision.choices[0]


def test_a_bot_of_a_game_has_its_view_and_its_content() -> None:
    position = demitasse.game("coffee-rush").setup(seats=2, seed=7)
    assert isinstance(position, CoffeeRushPosition)
    seat = position.seats_to_act[0]
    chair = seat_down(position, seat, (), Chance.of(1))
    assert Barista().choose(chair) == position.choices(seat)[0]
    assert isinstance(chair.view, CoffeeRushView)
    assert chair.content is position.content

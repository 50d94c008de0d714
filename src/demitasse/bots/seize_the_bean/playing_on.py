"""A play gone on with in the mind, by everybody: Baristas placed at a glance, all else out of habit.

That is quick: a Day of two costs five milliseconds, a fiftieth of one that is imagined with care. So a choice can be
tried out over some Days and in many worlds.
"""

from __future__ import annotations

from demitasse.bots.levels import Sight
from demitasse.bots.seize_the_bean.cafe import Cafe, as_it_is
from demitasse.bots.seize_the_bean.placing import at_a_space, missing
from demitasse.bots.seize_the_bean.thoughts import habit
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.choices import Place
from demitasse.games.seize_the_bean.content import SPACES
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

SIGHT = Sight(misjudges=2.0)
"""How those place their Baristas who play on: well, and not all alike."""


def played_on(
    world: SeizeTheBeanPosition, seat: Seat, choice: Choice, days: int, chance: Chance | None = None
) -> SeizeTheBeanPosition:
    """Where the play stands after a choice, so many Days on; without a chance nobody errs. The world is changed."""
    evening, day, asked = world.day + days, world.day, 0
    world.play(seat, choice)
    keepers: dict[Seat, Cafe] = {}
    while world.seats_to_act and world.day < evening:
        if world.day != day:
            day, keepers = world.day, {}
        seat = world.seats_to_act[0]
        placing = isinstance(world.step_of(seat), PlaceBarista)
        if placing or seat not in keepers:
            keepers[seat] = as_it_is(world, seat, WORTH)
        if placing and chance is not None:
            world.play(seat, placed(keepers[seat], chance.stream(str(asked))))
            asked += 1
        else:
            world.play(seat, habit(keepers[seat], world))
    return world


def placed(cafe: Cafe, errors: Chance) -> Choice:
    """At a glance, and a little amiss."""
    position = cafe.position
    short = missing(cafe, position)

    def looks(choice: Choice) -> float:
        assert isinstance(choice, Place)
        worth = at_a_space(cafe, position, SPACES.index(choice.space), short)
        return worth + SIGHT.error(errors.stream(choice.space))

    return max(position.choices(cafe.seat), key=looks)

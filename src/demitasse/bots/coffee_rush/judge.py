"""How a position of Coffee Rush looks to a seat: by the learned value, tried out by turns as they are usually made."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from demitasse.bots.coffee_rush.features import features, names
from demitasse.bots.coffee_rush.levels import GAME, Expert
from demitasse.bots.coffee_rush.rehearsal import carry_out, first_choice, moment_of, rehearse
from demitasse.bots.coffee_rush.whole_turns import quick_plan, ranked
from demitasse.bots.contract import Bot, Chair
from demitasse.bots.judging import Judge
from demitasse.bots.learning.weights import ours, value_of
from demitasse.bots.levels import Sight
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

SIGHT = Sight(misjudges=0.4)
"""How those make their turns who play on: well, and not all alike."""
ROUNDS = 1
"""How many of its own turns a seat plays on after the one that is judged."""


class BaristasJudge(Judge[CoffeeRushPosition]):
    game = GAME
    tables = (2,)

    def __init__(self, seats: int, content: Content) -> None:
        super().__init__(seats, content)
        self._value = value_of(ours(__package__, GAME, names), seats, names)

    def value(self, position: CoffeeRushPosition, seat: Seat) -> float:
        """Before the first turn nobody has anything yet."""
        return self._value.of(features(position, seat)) if position.round else 0.0

    def turn(self, position: CoffeeRushPosition) -> Hashable:
        return (position.round, position.active) if position.round else None

    def round(self, position: CoffeeRushPosition) -> int:
        return max(1, position.round)

    @property
    def turns_ahead(self) -> int:
        return 1 + ROUNDS * self.seats

    def candidates(self, chair: Chair[CoffeeRushPosition]) -> Sequence[Choice]:
        """What the plans that look best begin with, the best plan first; nothing while the meeples are placed."""
        position, seat = chair.imagined, chair.seat
        if not position.round:
            return ()
        return list(dict.fromkeys(first_choice(position, seat, plan) for plan in ranked(position, seat)))

    def at_once(self, world: CoffeeRushPosition, seat: Seat, choice: Choice) -> CoffeeRushPosition:
        turn = self.turn(world)
        world.play(seat, choice)
        if world.agenda and self.turn(world) == turn:
            carry_out(world, seat, ranked(world, seat)[0])
        return world

    def later(
        self, world: CoffeeRushPosition, seat: Seat, choice: Choice, chance: Chance
    ) -> CoffeeRushPosition:
        position, rounds, turn = self.at_once(world, seat, choice), ROUNDS, 0
        while position.agenda and rounds:
            asked = position.active
            carry_out(position, asked, quick_plan(position, asked, SIGHT, chance.stream(str(turn))))
            rounds -= asked == seat
            turn += 1
        return position

    def why(self, chair: Chair[CoffeeRushPosition], choice: Choice) -> Message:
        """What the best plan that begins with it is for."""
        position, seat = chair.imagined, chair.seat
        for plan in ranked(position, seat):
            if first_choice(position, seat, plan) == choice:
                return rehearse(position, seat, plan)[moment_of(position)].reason
        return super().why(chair, choice)

    def regretted(self, before: CoffeeRushPosition, after: CoffeeRushPosition, seat: Seat) -> int:
        """Orders that fell with Rush tokens in hand."""
        if not before.round or not before.rush[seat]:
            return 0
        return len(after.penalties[seat]) - len(before.penalties[seat])

    def player(self, seed: int) -> Bot:
        return Expert(seed)

"""Café keepers of five levels: all imagine the rest of the Day as the greedy one does, each as well as it sees.

What an evening promises is judged by hand (`prospects`) and by what was learned from self-play, half and half: the hand
knows what counts, the fit how much of it comes true.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from demitasse.bots.contract import Chair
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.self_play import WIN
from demitasse.bots.learning.weights import Value, Weights
from demitasse.bots.levels import Sight
from demitasse.bots.seize_the_bean.cafe import Cafe
from demitasse.bots.seize_the_bean.features import PROMISED, ahead, best_rival, features, names, of_a_cafe
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.prospects import balance, lead, prospects
from demitasse.bots.seize_the_bean.rehearsal import Judge, Rehearsal
from demitasse.bots.seize_the_bean.thoughts import at_a_glance, habit
from demitasse.bots.seize_the_bean.worth import WORTH, Worth
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.taking import Recruit, TakeUpgrade
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

GAME = "seize-the-bean"
OPEN = (PlaceBarista, Recruit, TakeUpgrade)
"""Steps with much to see: where a Barista goes, and which card of the City to take."""
FITTED = 2
"""The value compares with the best rival alone, so what was learned at tables of two holds at all of them."""
ONE_AT_A_TIME = WORTH._replace(finalists=99, plans=0)
"""Who sees no further than a Barista weighs all choices, and each in one imagined Day."""


class Judgement:
    """What an evening promises to one Café: by hand, and by what was learned."""

    def __init__(self, cafe: Cafe, value: Value, share: float) -> None:
        self._value = value
        self._share = share
        self._rival = best_rival(cafe.position, cafe.seat, cafe.days)

    def __call__(self, position: SeizeTheBeanPosition, before: Cafe) -> float:
        cafe = Cafe(position, before.seat, before.rivals, before.worth)
        if cafe.days:
            learned = self._value.of(ahead(of_a_cafe(cafe), self._rival))
        else:
            ahead_in_the_end = lead(cafe)
            learned = ahead_in_the_end + (WIN if ahead_in_the_end > 0 else -WIN)
        return (1 - self._share) * balance(cafe) + self._share * learned


class Keeper(LearnedBot[SeizeTheBeanPosition], GreedyKeeper):
    """Takes the choice after which its Day can end best.

    `simulations`: how many times it imagines the rest of a Day.
    """

    GAME, PACKAGE, WHO = GAME, "demitasse.bots.seize_the_bean", "café keeper"
    names = staticmethod(names)
    LEARNED: ClassVar[float] = 0.0
    """How much of its judgement was learned."""
    WORTH: ClassVar[Worth] = WORTH

    def __init__(
        self,
        seed: int = 0,
        weights: str | Weights = "",
        simulations: int | None = None,
        worth: Worth | None = None,
    ) -> None:
        super().__init__(seed, weights, simulations)
        self.worth = (worth or self.WORTH)._replace(samples=self._simulations)

    def best(self, chair: Chair[SeizeTheBeanPosition]) -> Choice:
        cafe = self.cafe(chair)
        position = cafe.position
        if at_a_glance(position, chair.seat):
            return habit(cafe, position)
        choices, sight = chair.decision.choices, self.SIGHT
        glance = self.chance_at(position).stream(f"{len(choices)} {choices[0]}")
        if isinstance(position.step_of(chair.seat), OPEN):
            choices = tuple([choices[place] for place in sight.noticed(len(choices), glance)])
        promised = self.promised(chair, cafe, choices)
        errors = glance.stream("misjudged")

        def looks(choice: Choice) -> float:
            return promised[choice] + sight.error(errors.stream(str(choice)))

        return max(promised, key=looks)

    def chance_at(self, position: SeizeTheBeanPosition) -> Chance:
        return self._chance.stream(f"{position.day} {position.revealed}")

    def promised(
        self, chair: Chair[SeizeTheBeanPosition], cafe: Cafe, choices: Sequence[Choice]
    ) -> dict[Choice, float]:
        """What the best of these choices promise, whatever it sees of them."""
        chance = self.chance_at(cafe.position)
        futures = [chair.imagine(chance.stream(str(sample))) for sample in range(self.worth.samples)]
        return self.rehearsal(cafe).promises(choices, futures)

    def rehearsal(self, cafe: Cafe) -> Rehearsal:
        return Rehearsal(cafe, self.judge(cafe), sticks=True)

    def judge(self, cafe: Cafe) -> Judge:
        """By hand alone against Starbots, about whom nothing was learned."""
        position = cafe.position
        if not self.LEARNED or position.robot.seat != NOBODY:
            return prospects
        return Judgement(cafe, self.value_for(position.content, FITTED), self.LEARNED)

    def reckons(self, position: SeizeTheBeanPosition, seat: Seat) -> float:
        """How well a seat stands at dawn: by how much it is ahead, by hand and by what was learned."""
        told = features(position, seat)
        learned = self.value_for(position.content, FITTED).of(told)
        return (1 - self.LEARNED) * told[PROMISED] + self.LEARNED * learned


class Beginner(Keeper):
    SIGHT = Sight(overlooks=62, misjudges=7.5, simulations=1)
    WORTH = ONE_AT_A_TIME


class Casual(Keeper):
    SIGHT = Sight(overlooks=32, misjudges=3.2, simulations=1)
    WORTH = ONE_AT_A_TIME


class Strong(Keeper):
    SIGHT = Sight(overlooks=12, misjudges=1.2, simulations=1)
    WORTH = ONE_AT_A_TIME


class Expert(Keeper):
    SIGHT = Sight(misjudges=0.5, simulations=1)
    WORTH = ONE_AT_A_TIME
    LEARNED = 0.5


class Master(Keeper):
    SIGHT = Sight(simulations=4)
    LEARNED = 0.5

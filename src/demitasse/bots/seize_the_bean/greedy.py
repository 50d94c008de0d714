"""The greedy café keeper: imagines the rest of the Day after each choice and takes the most promising one."""

from __future__ import annotations

from demitasse.bots.contract import Bot, Chair
from demitasse.bots.seize_the_bean.cafe import Cafe, as_it_is
from demitasse.bots.seize_the_bean.reasons import would_rather
from demitasse.bots.seize_the_bean.rehearsal import Rehearsal
from demitasse.bots.seize_the_bean.thoughts import at_a_glance, habit, reason
from demitasse.bots.seize_the_bean.worth import WORTH, Worth
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message


class GreedyKeeper(Bot[SeizeTheBeanPosition]):
    """Plans both Baristas of a Day together, buys what its Customers will ask for, and minds Awards and the end.

    The rooms behind it: `worth` (all that can be tuned), `thoughts` (what it makes of each step), `cafe` and
    `abilities` (what cards are worth), `prospects` (the evaluation), `habits` and `rehearsal` (the rest of the Day,
    imagined), `solo` (Starbots), `reasons`.
    """

    def __init__(self, seed: int = 0, worth: Worth = WORTH) -> None:
        super().__init__(seed)
        self.worth = worth
        self._chance = Chance.of(seed).stream("greedy keeper")

    def choose(self, chair: Chair[SeizeTheBeanPosition]) -> Choice:
        choices = chair.decision.choices
        return choices[0] if len(choices) == 1 else self.best(chair)

    def explain(self, chair: Chair[SeizeTheBeanPosition], choice: Choice) -> Message:
        own = self.choose(chair)
        return reason(self.cafe(chair), choice) if choice == own else would_rather(own)

    def best(self, chair: Chair[SeizeTheBeanPosition]) -> Choice:
        """The same futures for all choices of a decision, dealt by its own chance from what its seat can see.

        What is about others, or about the end, is seen at a glance.
        """
        cafe = self.cafe(chair)
        if at_a_glance(cafe.position, chair.seat):
            return habit(cafe, cafe.position)
        chance = self._chance.stream(f"{cafe.position.day} {cafe.position.revealed}")
        futures = [chair.imagine(chance.stream(str(sample))) for sample in range(self.worth.samples)]
        return Rehearsal(cafe).best(chair.decision.choices, futures)

    def cafe(self, chair: Chair[SeizeTheBeanPosition]) -> Cafe:
        return as_it_is(chair.imagined, chair.seat, self.worth)

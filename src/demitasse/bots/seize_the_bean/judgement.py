"""What an evening promises: by hand, and by what was learned."""

from __future__ import annotations

from math import exp, tanh

from demitasse.bots.learning.self_play import WIN
from demitasse.bots.learning.weights import Value
from demitasse.bots.seize_the_bean.cafe import Cafe
from demitasse.bots.seize_the_bean.days import GROWTH, days_until_taken, taken_by_all, taken_yet
from demitasse.bots.seize_the_bean.features import BestRival, ahead, of_a_cafe
from demitasse.bots.seize_the_bean.prospects import of_the_best_rival, promise
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SPREAD = 1.8
"""How far from what one expects the others' Good Reviews of a Day are: this is the scale of a logistic."""
NARROW = 4.0
"""A lead in the end that is neither safe nor lost."""
UNLIKELY = 0.02
"""What is less likely than that is not thought of."""


class Judgement:
    """What the evening of a Day promises that one imagines to go on alone, from a moment at the table."""

    def __init__(self, cafe: Cafe, value: Value, share: float) -> None:
        position, seat = cafe.position, cafe.seat
        self._value, self._share = value, share
        self._rival = BestRival(position, seat, cafe.days)
        self._icons = icons_by_group(position, seat)
        taken = taken_by_all(position)
        self._tomorrow = sum(taken) + GROWTH * position.seats
        self._yet = [
            taken_yet(position, other, taken[other]) for other in range(position.seats) if other != seat
        ]
        """By rival, the Good Reviews it will still take today."""

    def __call__(self, position: SeizeTheBeanPosition, before: Cafe) -> float:
        """The others take theirs too: so this may have been the last Day, though in the mind it was not."""
        left = position.city_reviews - sum(self._yet)
        over = 1.0 if position.closing else 1 / (1 + exp(min(50.0, left / SPREAD)))
        promised = 0.0
        if over > UNLIKELY:
            promised += over * self.promised(position, before, 0.0)
        if over < 1 - UNLIKELY:
            days = days_until_taken(left, self._tomorrow, position.seats)
            promised += (1 - over) * self.promised(position, before, days)
        return promised

    def promised(self, position: SeizeTheBeanPosition, before: Cafe, days: float) -> float:
        """With so many Days to come."""
        cafe = Cafe(position, before.seat, before.rivals._replace(days=days), before.worth)
        worth, mine = cafe.worth, promise(cafe)
        icons = icons_by_group(position, cafe.seat)
        shifted = self._rival.prizes(cafe, icons) - self._rival.prizes(cafe, self._icons)
        if not days:
            theirs = (
                max([score + yet for score, yet in zip(cafe.rivals.scores, self._yet, strict=True)]) + shifted
            )
            safe = tanh((mine - theirs) / NARROW)
            by_hand, learned = worth.win * safe, mine - theirs + WIN * safe
        else:
            theirs = of_the_best_rival(cafe) + shifted
            by_hand, learned = 0.0, self._value.of(ahead(of_a_cafe(cafe), self._rival.facing(icons)))
        by_hand += mine - worth.rivals * theirs
        return (1 - self._share) * by_hand + self._share * learned

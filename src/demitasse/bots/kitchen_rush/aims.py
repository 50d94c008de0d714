"""How much stars, coins and kinds of orders count: what the Goal asks for, beside what a team usually gets done."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.goals import goal_of, order_kinds
from demitasse.games.kitchen_rush.options import PRACTICE
from demitasse.games.kitchen_rush.vocabulary import ServedWith

STAR, COIN, KIND = 3.5, 1.0, 4.0
"""What one more is worth, in coins, to a team that gets done just what it must."""
USUAL_ORDERS, USUAL_STARS, USUAL_COINS = 9.0, 6.0, 12.0
"""What a steady team gets done in a whole play, by player."""
LEAST, MOST = 0.4, 2.0
KIND_LEAST, KIND_MOST = 1.0, 3.0


class Aims(NamedTuple):
    """What one more of each is worth now."""

    star: float
    coin: float
    kinds: tuple[tuple[str, float], ...]
    """Orders of a kind the Goal asks for."""

    def of(self, content: KitchenRushContent, card: Card) -> float:
        value = self.star * content.stars[card] + self.coin * content.coins[card]
        return value + self.of_a_kind(content, card) if self.kinds else value

    def of_a_kind(self, content: KitchenRushContent, card: Card) -> float:
        return sum([worth for kind, worth in self.kinds if kind in order_kinds(content)[card]])

    def asks_for(self, content: KitchenRushContent, card: Card) -> bool:
        """An order of a kind the Goal asks for; without such a kind one with stars, unless there are enough of them."""
        if self.kinds:
            return self.of_a_kind(content, card) > 0
        return self.star < STAR or content.stars[card] > 0


def aims_of(reading: Reading) -> Aims:
    position, content = reading.position, reading.content
    if position.mode == PRACTICE:
        return Aims(STAR, COIN, ())
    goal, hats = goal_of(content, position.goal), position.hats
    held = [order[0] for orders in position.held for order in orders]
    left = position.rounds - position.round + max(0, reading.bell - reading.now) / position.phase_ms
    share = max(left, 0.25) / position.rounds * hats
    stars = goal.prestige.of(hats) - position.prestige - sum([content.stars[card] for card in held])
    coins = goal.coins.of(hats) - reading.purse
    kinds = []
    for requirement in goal.also:
        if type(requirement) is ServedWith:
            marks = order_kinds(content)
            cards = [*held, *(card for card, _, _ in position.served)]
            wanted = requirement.count.of(hats) - sum([requirement.kind in marks[card] for card in cards])
            if wanted > 0:
                worth = urgency(wanted, USUAL_ORDERS / 3 * share, KIND_LEAST, KIND_MOST)
                kinds.append((requirement.kind, KIND * worth))
    return Aims(
        STAR * urgency(stars, USUAL_STARS * share),
        COIN * urgency(coins, USUAL_COINS * share),
        tuple(kinds),
    )


def urgency(wanted: int, usual: float, least: float = LEAST, most: float = MOST) -> float:
    return min(most, max(least, wanted / usual))

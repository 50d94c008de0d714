"""A habit about Baristas: where one goes at a glance. Nothing is imagined: others can be thought to place theirs too.

What each part weighs was fitted to what the spaces promise when the rest of the Day is imagined (492 placements of
experts): where any space loses 4.2 reviews to the best, this one loses 1.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.bots.seize_the_bean.picking import best
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.city import visible
from demitasse.games.seize_the_bean.base_game.moods import SERVED
from demitasse.games.seize_the_bean.choices import Place
from demitasse.games.seize_the_bean.content import CUSTOMERS, FEEDS, SPACES
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe

SHORT, BESIDES, RECRUIT, UPGRADE = 5.0, 1.4, 0.2, 1.15
"""What is short today at its price; what comes beside resources; the best card of the City."""
EFFORT = {"attract": 1.9, "pantry": 0.9, "style": 3.1}
"""What the City costs beside."""
MORE = 0.5
"""How often a secondary order that pays is fulfilled."""


def place(cafe: Cafe, position: SeizeTheBeanPosition, step: PlaceBarista) -> Choice:
    short = missing(cafe, position)

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Place)
        return at_a_space(cafe, position, SPACES.index(choice.space), short)

    return best(cafe, position, worth_of)


def at_a_space(cafe: Cafe, position: SeizeTheBeanPosition, space: int, short: Sequence[float]) -> float:
    gains, more = cafe.makes[space]
    worth = SHORT * sum(map(_at_its_price, gains, short, cafe.prices))
    if space not in FEEDS:
        return worth + BESIDES * (
            more - sum([cafe.prices[r] * gains[r] for r in range(len(gains)) if r != space])
        )
    row = FEEDS[space]
    cards = visible(position, row)
    if cards and row == CUSTOMERS:
        worth += RECRUIT * max(map(cafe.recruit, cards))
    elif cards:
        worth += UPGRADE * max([cafe.upgrade(row, card) for card in cards])
    return worth - EFFORT[SPACES[space]]


def _at_its_price(gain: float, short: float, price: float) -> float:
    return min(gain, short) * price


def missing(cafe: Cafe, position: SeizeTheBeanPosition) -> list[float]:
    """By resource, what the Line and about those Customers who will come today ask for beyond what is there."""
    waiting = [card for card, _, marks in position.lines[cafe.seat] if not marks & SERVED]
    likely = min(1.0, position.hype[cafe.seat] / max(1, len(cafe.cards)))
    short = [-float(own) for own in position.supply[cafe.seat]]
    for cards, chance in ((waiting, 1.0), (cafe.cards, likely)):
        for card in cards:
            guest = cafe.guest(card)
            for resource in range(len(RESOURCES)):
                short[resource] += chance * (guest.bill[resource] + MORE * guest.more_bill[resource])
    return [max(0.0, lack) for lack in short]

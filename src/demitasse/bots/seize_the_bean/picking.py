"""What all habits do: pick the choice that is worth the most."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import Pick, Put, Take
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


def best(cafe: Cafe, position: SeizeTheBeanPosition, worth_of: Callable[[Choice], float]) -> Choice:
    return max(position.choices(cafe.seat), key=worth_of)


def card_of(cafe: Cafe, choice: Choice) -> Card:
    """The Customer a choice names."""
    assert isinstance(choice, Pick | Put | Take)
    return cafe.content.index[CUSTOMERS][choice.card]

"""What the cards in force make of the numbers of the rules: the event of the round and the Prestige cards held.

Each word of `vocabulary.py` that lasts has its line in `FOLD`; modifiers of one number add up (KR-RULING-38).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from demitasse.games.kitchen_rush import vocabulary
from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import EMPTY_HEAP, INDEX, ONE, Heap

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

NO_CARD: Card = -1


class Terms(NamedTuple):
    """The numbers of the rules, as they are printed unless a card says otherwise."""

    maitre: int = 2
    """KR-MAITRE-02, KR-MAITRE-05: cards by one action."""
    suggestions: bool = True
    ingredients: int = 5
    ordinary: int = 3
    special: int = 2
    """KR-MARKET-03, KR-MARKET-05, KR-MARKET-06: what a purchase yields."""
    more_ingredients: int = 0
    price: int = 1
    spice_price: int = 1
    """KR-MARKET-02."""
    tip: int = 1
    """KR-SERVER-08."""
    tips: bool = True
    double_service: bool = False
    open_deck: bool = False
    wash: int = 3
    """KR-SINK-01."""
    wash_fewer: bool = False
    belt: int = 0
    """Cubes during a stay in a Storage."""
    accepted: tuple[tuple[int, int], ...] = ()
    """A cooking time and another row that is right for it."""
    extra: Heap = EMPTY_HEAP
    """What one plate of every order concerned needs besides."""
    discount: int = 0
    penalty: int = 1
    """KR-CHECK-12: Prestige lost by a failed order."""
    left_most: int = 0
    """So many orders left on slots cost Prestige; 0: however many do not."""
    left_penalty: int = 0
    seconds: int = 0
    """Added to the Action phase."""

    @property
    def lot(self) -> int:
        """KR-FX-54: the bonus comes on top of the size that an event sets."""
        return self.ingredients + self.more_ingredients

    @property
    def limit(self) -> int:
        """KR-RULING-38."""
        return max(0, self.maitre)

    @property
    def quick_service(self) -> int:
        """KR-FX-45: no tips means none at all."""
        return self.tip if self.tips else 0


def terms_of(position: KitchenRushPosition) -> Terms:
    """KR-FX-02, KR-FX-10: what is in force now."""
    return fold(position.content, position.event, position.cards[: position.working])


@lru_cache(maxsize=4096)
def fold(content: KitchenRushContent, event: Card, cards: tuple[Card, ...]) -> Terms:
    terms = Terms()
    effects: list[Any] = [] if event == NO_CARD else list(content.events[event].effects)
    for card in cards:
        effects.extend(content.prestige[card].effects)
    for effect in effects:
        folded = FOLD.get(type(effect))
        if folded is not None:
            terms = terms._replace(**folded(terms, effect))
    return terms


FOLD: dict[type, Callable[[Terms, Any], dict[str, Any]]] = {
    vocabulary.MaitreLimit: lambda terms, it: {"maitre": terms.maitre + it.delta},
    vocabulary.NoSuggestions: lambda terms, it: {"suggestions": False},
    vocabulary.OrdersLeft: lambda terms, it: {"left_most": it.at_least, "left_penalty": it.prestige},
    vocabulary.LotSize: lambda terms, it: {"ingredients": it.ingredients},
    vocabulary.LotBonus: lambda terms, it: {
        "more_ingredients": terms.more_ingredients + it.ingredients,
        "ordinary": terms.ordinary + it.ordinary,
        "special": terms.special + it.special,
    },
    vocabulary.SpicePrice: lambda terms, it: {"spice_price": it.price},
    vocabulary.UnservedDiscount: lambda terms, it: {"discount": terms.discount + it.coins},
    vocabulary.NoTips: lambda terms, it: {"tips": False},
    vocabulary.Tip: lambda terms, it: {"tip": max(terms.tip, it.coins)},
    vocabulary.FailPenalty: lambda terms, it: {"penalty": terms.penalty + it.prestige},
    vocabulary.RoundTime: lambda terms, it: {"seconds": terms.seconds + it.seconds},
    vocabulary.DoubleService: lambda terms, it: {"double_service": True},
    vocabulary.OpenDeck: lambda terms, it: {"open_deck": True},
    vocabulary.CookingAccepted: lambda terms, it: {"accepted": (*terms.accepted, (it.time, it.row))},
    vocabulary.WashUpTo: lambda terms, it: {"wash": max(terms.wash, it.plates), "wash_fewer": True},
    vocabulary.StorageSpices: lambda terms, it: {"belt": max(terms.belt, it.cubes)},
    vocabulary.ExtraIngredient: lambda terms, it: {"extra": ONE[INDEX[it.ingredient]]},
}
"""What each lasting word changes. An extra ingredient also concerns the orders held when it is drawn: `effects.py`."""

"""An order of a card, as it is paid (SB-ORDER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.effects import RESOURCES

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import BySeat, Special

Price = tuple[int, int, tuple[int, ...]]
"""Of an order icon: the resource, how many of it, and the Special Resources that match it."""


class Order:
    """An order as it is paid: what it costs with each Pantry, and what it brings."""

    __slots__ = ("_bills", "_prices", "basic", "paying", "resources", "rewards", "specials")

    basic: tuple[int, ...]
    """Its plain icons: Beans, Milk, Sugar."""
    specials: tuple[tuple[Special, ...], ...]
    """For each of its special icons the Special Resources that match it; an Any Snack has three (SB-XRULING-66)."""
    paying: BySeat
    """By seat, what paying does besides costing (SB-ICON-ANGRY-01)."""
    rewards: BySeat
    """By seat."""
    resources: tuple[int, ...]
    """What it costs without a Pantry."""

    def __init__(self, prices: Sequence[Price], paying: BySeat, rewards: BySeat) -> None:
        self._prices = tuple(
            (kind, price, sum(1 << one for one in matches)) for kind, price, matches in prices
        )
        self._bills: dict[int, tuple[int, ...]] = {}
        self.basic = tuple(
            sum(price for kind, price, matches in prices if kind == resource and not matches)
            for resource in range(len(RESOURCES))
        )
        self.specials = tuple(matches for _, _, matches in prices if matches)
        self.paying = paying
        self.rewards = rewards
        self.resources = self.bill(0)[: len(RESOURCES)]

    @property
    def mouth(self) -> int:
        """The Special Resources it asks for, as bits (SB-MWATER-04, SB-MWATER-05)."""
        return sum({1 << one for matches in self.specials for one in matches})

    def bill(self, specials: int) -> tuple[int, ...]:
        """SB-ORDER-04, SB-ORDER-05, SB-ORDER-06, SB-ORDER-07, SB-ORDER-08, SB-RULING-37: each resource to pay, and last
        what this Pantry saves.
        """
        bill = self._bills.get(specials)
        if bill is None:
            costs, saved = [0] * len(RESOURCES), 0
            for resource, price, matches in self._prices:
                discount = price - 1 if matches & specials else 0
                costs[resource] += price - discount
                saved += discount
            bill = self._bills[specials] = (*costs, saved)
        return bill

"""Step 1, upgrade: three sent orders for a tile (CR-UPG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import SKIP, Skip, Upgrade
from demitasse.games.coffee_rush.content import UPGRADE, UPGRADES
from demitasse.games.coffee_rush.events import Upgraded
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

COST = 3
ALL_ACTIVE = (1 << len(UPGRADES)) - 1


class ChooseUpgrade(Step, frozen=True):
    """CR-UPG-01, CR-DEC-04: before moving, three sent orders for a tile."""

    kind = "upgrade"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-RULING-27, CR-DEC-09: with fewer than three sent orders, or every tile active, the step is skipped."""
        seat = position.active
        return len(position.sent[seat]) < COST or position.upgrades[seat] == ALL_ACTIVE

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-UPG-03, CR-UPG-06: any one inactive tile of one's own, or none."""
        active = position.upgrades[position.active]
        return (*(choice for bit, choice in enumerate(UPGRADE) if not active >> bit & 1), SKIP)

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-upgrade", {"sent": len(position.sent[position.active])})

    def upgrade(self, position: CoffeeRushPosition, choice: Upgrade, events: list[Event]) -> None:
        """CR-UPG-04, CR-UPG-05, CR-UPG-06, CR-UPG-07, CR-UPG-08, CR-RULING-28, CR-RULING-29: the three earliest sent
        orders are paid and count no more; the tile works at once and for good.
        """
        seat, name = position.active, choice.upgrade
        sent = position.sent[seat]
        paid = sent[:COST]
        position.sent = replaced(position.sent, seat, sent[COST:])
        position.discard += paid
        position.upgrades = replaced(
            position.upgrades, seat, position.upgrades[seat] | 1 << UPGRADES.index(name)
        )
        events.append(Upgraded(seat, name, tuple(position.content.card_ids[card] for card in paid)))
        position.done()  # CR-RULING-26: one a turn

    def skip(self, position: CoffeeRushPosition, choice: Skip, events: list[Event]) -> None:
        position.done()

    def refuse(self, position: CoffeeRushPosition, choice: Upgrade) -> Illegal:
        if choice.upgrade not in UPGRADES:
            return Illegal(
                "CR-RULING-30",
                "cr-no-such-upgrade",
                upgrade=choice.upgrade[:40],
                upgrades=", ".join(UPGRADES),
            )
        return Illegal("CR-UPG-06", "cr-not-active-twice", upgrade=choice.upgrade)

    ANSWERS = {Upgrade: upgrade, Skip: skip}

"""How loudly each choice is offered: the kitchen is free to do anything, but a mistake is asked about once more.

Where to go next is said by `advice`, with reasons; here is only what a list of choices must not get wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import advice
from demitasse.games.kitchen_rush.choices import DONE, READY
from demitasse.games.kitchen_rush.outlook import is_mistake
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.outlook import Foreseen, Tone, Tones

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def tones(position: KitchenRushPosition, seat: Seat, foreseen: Foreseen) -> Tones:
    """KR-RULING-54: mistakes are allowed. KR-DEC-28: whoever has nothing evident left to finish has done.
    An order that can hardly be finished is taken at one's own risk.
    """
    judged: dict[Choice, Tone] = {
        choice: "wasteful" for choice, message in foreseen.items() if is_mistake(message)
    }
    for choice, message in foreseen.items():
        if message is not None and message.facts.get("risk", "none") != "none":
            judged[choice] = "quiet"
    if READY in foreseen:
        judged[READY] = "forward"
    if DONE in foreseen:
        judged[DONE] = "quiet" if advice.evident_here(position, seat) else "forward"
    return judged

"""Board games with every group (SB-SCEN-WUERFEL-05, SB-SCEN-WUERFEL-06): which Awards will be marked in time.

An Award is marked when a token is put on one of its Customers who still waits behind the one who plays. So it takes
Customers of every group, Customers who play, and Days on which both come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.board_games import PlayGames, who_play
from demitasse.games.seize_the_bean.content import Card, SeizeTheBeanContent
from demitasse.kernel.memo import once_per_content

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe

BEHIND = 0.6
"""How often one of two Customers of the same Day stands where the other can play with it."""
FOUND = 0.1
"""How likely a Customer of a group that one does not have yet is found and comes in time."""


def marks_to_come(cafe: Cafe, more: Sequence[Card] = ()) -> float:
    """How many Awards will be marked that are not, with these Customers more."""
    if not cafe.days:
        return 0.0
    position, seat = cafe.position, cafe.seat
    played, of_groups = games_of(cafe.content), cafe.content.of_groups
    cards = (*cafe.cards, *more)
    comes = min(1.0, cafe.hype / max(1, len(cards)))
    stays = comes + (1 - comes) / max(1.0, cafe.days)
    waiting = {card for card, _, _ in position.lines[seat]}
    presence = {card: stays if card in waiting else comes for card in cards}
    tokens = sum([presence[card] * played.get(card, 0) for card in cards])
    wanted: list[float] = []
    for group, mark in zip(position.groups, position.marks[seat], strict=True):
        if not mark:
            missed = prod([1 - presence[card] for card in cards if group in of_groups[card]])
            wanted.append(BEHIND * (1 - missed) if missed < 1 else BEHIND * comes * FOUND)
    often = min(1.0, tokens / max(1.0, sum(wanted)))
    return sum([1 - float((1 - often * chance) ** cafe.days) for chance in wanted])


@once_per_content
def games_of(content: SeizeTheBeanContent) -> Mapping[Card, int]:
    """By Customer who plays, how many tokens are put down."""
    return {
        card: sum([step.used for step in content.ability_steps[card][0] if isinstance(step, PlayGames)])
        for card in who_play(content)
    }

"""What a seat can imagine: the position with all that it cannot know dealt again (SB-VIS, SB-XVIS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS, own
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.drafts import drafting
from demitasse.games.seize_the_bean.solo import unseen
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def imagine(position: SeizeTheBeanPosition, seat: Seat | None, chance: Chance) -> SeizeTheBeanPosition:
    """SB-VIS-02, SB-VIS-03, SB-VIS-04, SB-VIS-07: decks below what the seat knows of them, other seats' Discard Piles
    below their top card, and the faces of tokens are dealt again. Which cards a player owns is known: all came openly
    from the City.
    """
    twin = position.copy()
    decks, piles = list(position.decks), list(position.piles)
    open_piles = range(CITY_DECKS) if seat is None else (*range(CITY_DECKS), own(seat))
    for deck, cards in enumerate(position.decks):
        known = 0 if seat is None else position.known[deck][seat]
        covered = () if deck in open_piles else piles[deck][:-1]
        unknown, chance = chance.shuffled(sorted((*cards[known:], *covered)))
        size = len(cards) - known
        decks[deck] = cards[:known] + unknown[:size]
        if covered:
            piles[deck] = (*unknown[size:], piles[deck][-1])
    twin.decks, twin.piles = tuple(decks), tuple(piles)
    twin.tokens, twin.chance = chance.shuffled(sorted(position.tokens))
    if position.phase == "draft":
        twin.chance = drafting.imagined(twin, seat, twin.chance)
    if position.robot.seat != NOBODY:
        twin.chance = unseen.imagine(twin, seat, twin.chance)
    twin.offered = None  # another seat may be choosing among cards that lie elsewhere now
    return twin

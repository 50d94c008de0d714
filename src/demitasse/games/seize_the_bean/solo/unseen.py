"""What nobody can know of Starbots (SB-XVIS-06): Action cards, tokens, and the Customers it took unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.solo.starbots import STARBOTS, YOU
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def hidden(position: SeizeTheBeanPosition) -> dict[str, list[str]]:
    content = position.content
    return {
        "actions": [content.action_card_entries[card].id for card in position.action_cards.left],
        "upgrade_tokens": [content.icon_ids[icon] for icon in position.robot.upgrades_left],
    }


def imagine(twin: SeizeTheBeanPosition, seat: Seat | None, chance: Chance) -> Chance:
    """SB-XVIS-06, SB-XRULING-90: its Action cards, its stack of tokens, and the Customers it took unseen."""
    actions, chance = chance.shuffled(sorted(twin.action_cards.left))
    upgrades, chance = chance.shuffled(sorted(twin.robot.upgrades_left))
    twin.action_cards = twin.action_cards._replace(left=actions)
    twin.robot = twin.robot._replace(upgrades_left=upgrades)
    if twin.robot.unseen and twin.agenda:
        chance = imagine_unseen(twin, seat, chance)
    pile, chance = chance.shuffled(sorted(twin.piles[own(STARBOTS)]))
    twin.piles = replaced(twin.piles, own(STARBOTS), pile)
    return chance


def imagine_unseen(twin: SeizeTheBeanPosition, seat: Seat | None, chance: Chance) -> Chance:
    """A card taken unseen could be any of those still hidden where it came from; a spectator knows fewer.

    With Diverse City everybody saw its group on the Awards (SB-XRULING-73).
    """
    groups = twin.content.of_groups
    pile = list(twin.piles[own(STARBOTS)])
    unseen = list(twin.robot.unseen)
    for deck in sorted({deck for deck, _ in unseen}):
        known = 0 if seat is None else twin.known[deck][seat]
        cards, discards = twin.decks[deck], twin.piles[deck]
        covered = discards[:-1] if seat is None and deck == own(YOU) else ()
        mine = [at for at, taken in enumerate(unseen) if taken[0] == deck]
        hidden, chance = chance.shuffled(sorted((*cards[known:], *covered, *[unseen[at][1] for at in mine])))
        left = list(hidden)
        for at in mine:
            taken = unseen[at][1]
            fits = (card for card in left if not twin.diverse or groups[card] == groups[taken])
            instead = next(fits)
            left.remove(instead)
            unseen[at] = (deck, instead)
            pile[pile.index(taken)] = ~instead  # not to be taken for one of those still to be replaced
        size = len(cards) - known
        twin.decks = replaced(twin.decks, deck, (*cards[:known], *left[:size]))
        twin.piles = replaced(twin.piles, deck, (*left[size:], *discards[len(covered) :]))
    known_cards = [card if card >= 0 else ~card for card in pile]
    twin.piles = replaced(twin.piles, own(STARBOTS), tuple(known_cards))
    twin.robot = twin.robot._replace(unseen=tuple(unseen))
    return chance

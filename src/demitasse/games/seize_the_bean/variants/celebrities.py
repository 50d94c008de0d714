"""City Celebrities: two main orders, each with an ability of its own (SB-PACK-03…08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.moods import NAPPING, PLAYING, marks_of
from demitasse.games.seize_the_bean.base_game.service import fulfil_first
from demitasse.games.seize_the_bean.choices import Side
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SIDES = ("left", "right")
"""The left order is kept where others have their main order, the right one where they have their secondary order."""
EITHER_SIDE: tuple[Choice, ...] = tuple(map(Side, SIDES))


def offer_side(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-08, SB-XDEC-11: only asked where both sides are possible."""
    return EITHER_SIDE


# Which order plays the part of the main order.


def prompt_first_order(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-first-order", {"card": position.content.ids[CUSTOMERS][position.guest]})


def first_order(position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
    """SB-PACK-05, -06."""
    _, seat, angry = position.agenda[0]
    position.agenda = position.agenda[1:]
    fulfil_first(position, seat, angry, SIDES.index(choice.side), events)


# Both abilities.


def resolve_abilities(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-PACK-08, SB-XRULING-47: both follow; a token on the Customer stands for both of them at once."""
    _, seat, card = position.agenda[0]
    if not marks_of(position, position.host, card) & (NAPPING | PLAYING):
        return False
    position.agenda = (("ability", seat, card, 0), *position.agenda[1:])
    return True


def prompt_abilities(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-abilities", {"card": position.content.ids[CUSTOMERS][position.guest]})


def abilities(position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
    """SB-PACK-07, -08: the one chosen, then the other."""
    _, seat, card = position.agenda[0]
    side = SIDES.index(choice.side)
    position.agenda = (
        ("ability", seat, card, side),
        ("ability", seat, card, 1 - side),
        *position.agenda[1:],
    )

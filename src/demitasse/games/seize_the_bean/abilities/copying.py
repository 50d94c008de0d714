"""Acting: the ability of another Customer of one's Line, activated by who is being served (SB-ABILITY-ACTING).

The step `("act", seat, may, note, times, *used)` says how often is left and who was copied before. Acting never leads
to Acting: who has it is a Performer, and no Performer is copied (SB-XRULING-12, checked with the cards).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.abilities.targeting import members_of
from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, marks_of
from demitasse.games.seize_the_bean.choices import Pick, Side
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.expansion_events import Copied, Slept
from demitasse.games.seize_the_bean.variants.celebrities import SIDES
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

LEFT, RIGHT = range(2)


def offer_act(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-ACTING-01, SB-ABILITY-SUPERACTING-02, SB-XRULING-08, -12, -41: no Performer, nobody twice."""
    _, seat, _, _, times, *used = position.agenda[0]
    if not times:
        return ()
    content, guest = position.content, position.guest
    members, barred = content.members, members_of(content, "performers")
    return or_decline(
        position,
        [
            content.pick[card]
            for card, _, _ in position.lines[seat]
            if card != guest and not members[card] & barred and card not in used
        ],
    )


def prompt_act(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-act", {"times": position.agenda[0][4]})


def act(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-XRULING-10, -26: a napping Customer is copied without effect; a Board Game token does not matter."""
    _, seat, may, note, times, *used = position.agenda[0]
    card = position.content.index[CUSTOMERS][choice.card]
    position.agenda = (("act", seat, may, note, times - 1, *used, card), *position.agenda[1:])
    report(position, note, card)
    if marks_of(position, seat, card) & NAPPING:
        events.append(Slept(seat, choice.card))
    elif card in position.content.celebrity_cards:
        position.agenda = (("copy_side", seat, card), *position.agenda)
    else:
        copy(position, seat, card, LEFT, events)


def copy(position: SeizeTheBeanPosition, seat: Seat, card: Card, side: int, events: list[Event]) -> None:
    """SB-ABILITY-ACTING-02, SB-XRULING-06, -09…11: without its Boost, and nothing of it can be declined."""
    content = position.content
    copied = content.second_copied_steps if side == RIGHT else content.copied_steps
    ability = (content.second_ability if side == RIGHT else content.ability)[card]
    is_super = (content.second_is_super if side == RIGHT else content.is_super)[card]
    events.append(Copied(seat, content.ids[CUSTOMERS][card], ability, is_super))
    position.agenda = (*copied[card][seat], *position.agenda)


# A City Celebrity has two abilities (SB-PACK-14, -15): exactly one of them is copied.


def prompt_side(position: SeizeTheBeanPosition) -> Message:
    _, _, card = position.agenda[0]
    content = position.content
    return Message(
        "sb-prompt-copy-side",
        {
            "card": content.ids[CUSTOMERS][card],
            "left": content.ability[card],
            "right": content.second_ability[card],
        },
    )


def choose_side(position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
    _, seat, card = position.agenda[0]
    position.agenda = position.agenda[1:]
    copy(position, seat, card, SIDES.index(choice.side), events)

"""Café Achievements: unlocked by icons, each with a bonus (SB-ACHIEVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import Bonus, Unlock
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, BLIND, LOCKED, UNLOCK, Icon
from demitasse.games.seize_the_bean.drafts import founders
from demitasse.games.seize_the_bean.events import NONE, Unlocked
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def progress(position: SeizeTheBeanPosition, seat: Seat) -> tuple[int, ...]:
    """SB-ACHIEVE-01…04: distinct and equal specials in the Pantry, equal and distinct groups in the Style Area.

    SB-FOUNDER-17, -18: the icons of Founders count as if they were there.
    """
    content = position.content
    specials = [content.special[card] for card in position.pantry[seat]]
    groups = [group for card in position.style[seat] for group in content.style_groups[card]]
    if position.founders[seat]:
        specials += founders.specials(position, seat)
        groups += founders.groups(position, seat)
    return (len(set(specials)), most_alike(specials), most_alike(groups), len(set(groups)))


def most_alike(icons: list[int]) -> int:
    return max(map(icons.count, icons), default=0)


def due(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-ACHIEVE-09, SB-RULING-24: reached and not unlocked before."""
    reached = zip(progress(position, seat), position.content.wanted, position.unlocked[seat], strict=True)
    return [
        number for number, (count, wanted, token) in enumerate(reached) if count >= wanted and token == LOCKED
    ]


def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ACHIEVE-05, SB-RULING-22: one after the other, in an order of one's choice."""
    seat = position.agenda[0][1]
    reached = due(position, seat)
    if len(reached) > 1:
        return False
    if reached:
        begin(position, seat, reached[0])
    else:
        position.agenda = position.agenda[1:]
    return True


def begin(position: SeizeTheBeanPosition, seat: Seat, achievement: int) -> None:
    """Its bonus comes first; whatever else is due is looked at afterwards."""
    position.agenda = (("bonus", seat, achievement), *position.agenda)


def offer_unlock(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return tuple([UNLOCK[number] for number in due(position, position.agenda[0][1])])


def prompt_unlock(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-unlock")


def unlock(position: SeizeTheBeanPosition, choice: Unlock, events: list[Event]) -> None:
    begin(position, position.agenda[0][1], ACHIEVEMENTS.index(choice.achievement))


# The bonus.


def resolve_bonus(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ACHIEVE-08, SB-RULING-23: without a bonus the Achievement counts all the same."""
    _, seat, achievement = position.agenda[0]
    kinds = sorted(set(position.bonuses))
    if len(kinds) > 1:
        return False
    if kinds:
        take(position, seat, achievement, kinds[0], events)
    else:
        position.agenda = position.agenda[1:]
        mark(position, seat, achievement, BLIND)
        events.append(Unlocked(seat, ACHIEVEMENTS[achievement], NONE))
    return True


def offer_bonus(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-DEC-04: tokens with the same icon are alike."""
    return tuple([position.content.bonus[icon] for icon in sorted(set(position.bonuses))])


def prompt_bonus(position: SeizeTheBeanPosition) -> Message:
    _, _, achievement = position.agenda[0]
    return Message("sb-prompt-bonus", {"achievement": ACHIEVEMENTS[achievement]})


def bonus(position: SeizeTheBeanPosition, choice: Bonus, events: list[Event]) -> None:
    _, seat, achievement = position.agenda[0]
    take(position, seat, achievement, position.content.icon_index[choice.icon], events)


def take(
    position: SeizeTheBeanPosition, seat: Seat, achievement: int, icon: Icon, events: list[Event]
) -> None:
    """SB-ACHIEVE-05, -06: its icon is resolved, the token lies on the Achievement."""
    at = position.bonuses.index(icon)
    position.bonuses = position.bonuses[:at] + position.bonuses[at + 1 :]
    mark(position, seat, achievement, icon)
    events.append(Unlocked(seat, ACHIEVEMENTS[achievement], position.content.icon_ids[icon]))
    position.agenda = (*position.content.bonus_steps[icon][seat], *position.agenda[1:])


def mark(position: SeizeTheBeanPosition, seat: Seat, achievement: int, token: int) -> None:
    own = replaced(position.unlocked[seat], achievement, token)
    position.unlocked = replaced(position.unlocked, seat, own)

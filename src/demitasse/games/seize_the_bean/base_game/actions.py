"""Phase 1, Actions: Baristas placed, icons activated one after the other (SB-ACTION, SB-RESOLVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.looking import SEEN_BY_CONNECTIONS, see
from demitasse.games.seize_the_bean.choices import COMBINE, CONFIRM, Activate, Combine, Confirm, Place
from demitasse.games.seize_the_bean.content import (
    CITY_ACTIONS,
    FEEDS,
    PANTRY,
    PLACE,
    SPACES,
    STYLE,
    Printed,
)
from demitasse.games.seize_the_bean.effects import SIDES, Step
from demitasse.games.seize_the_bean.events import Activated, Placed
from demitasse.games.seize_the_bean.variants.cups import commuting
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MOST_ICONS = 4


def offer_place(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ACTION-01, SB-ACTION-03, SB-ACTION-04, SB-RULING-12: any space without a Barista of one's own."""
    taken = position.baristas[position.agenda[0][1]]
    return tuple([choice for space, choice in enumerate(PLACE) if space not in taken])


def prompt_place(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-place", {"barista": len(position.baristas[position.agenda[0][1]]) + 1})


def place(position: SeizeTheBeanPosition, choice: Place, events: list[Event]) -> None:
    """SB-RESOLVE-02…04: eligible are the base icon and what lies in its row now; four of them at most."""
    seat, space = position.agenda[0][1], SPACES.index(choice.space)
    position.baristas = replaced(position.baristas, seat, (*position.baristas[seat], space))
    events.append(Placed(seat, choice.space))
    icons = eligible(position, seat, space)
    left = min(MOST_ICONS, len(icons))
    position.agenda = (icons_left(seat, space, left, icons), *position.agenda[1:])


def icons_left(seat: Seat, space: int, left: int, icons: list[Printed]) -> Step:
    """The step of an action: how many of which icons are still to be activated."""
    more: tuple[int, ...] = (space, left, *icons)
    return ("icons", seat, *more)


def eligible(position: SeizeTheBeanPosition, seat: Seat, space: int) -> list[Printed]:
    """SB-RESOLVE-01, SB-RESOLVE-02, SB-UPGRADE-02…04, SB-DIFF-01: the base icon is that of the seat's level."""
    content, row = position.content, space % CITY_ACTIONS
    if space < CITY_ACTIONS:
        upgrades, printed = position.pantry[seat], content.printed_by_row[PANTRY]
    else:
        upgrades, printed = position.style[seat], content.printed_by_row[STYLE]
    icons = [content.base[position.difficulty[seat]][space]]
    for upgrade in upgrades:
        icons += printed[upgrade][row]
    return icons


def resolve_icons(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-RESOLVE-03, SB-RESOLVE-05: what must be activated anyway and whose order cannot matter needs no choice."""
    _, seat, space, left, *icons = position.agenda[0]
    if len(icons) > left > 0:
        return False
    content = position.content
    kinds = content.printed_icon
    commutes = commuting(content) if position.cups else content.commutes
    now = [icon for icon in icons if kinds[icon] in commutes] if left else []
    later = [icon for icon in icons if kinds[icon] not in commutes] if left else []
    if len({kinds[icon] for icon in later}) == 1 and not now:
        now, later = later[:1], later[1:]
    if not now and later:
        return False
    rest = position.agenda[1:]
    if later:
        rest = (icons_left(seat, space, len(later), later), *rest)
    steps = content.printed_steps
    for icon in now:
        tell_activated(position, seat, icon, events)
    position.agenda = (*[step for icon in now for step in steps[icon][seat]], *rest)
    return True


def tell_activated(position: SeizeTheBeanPosition, seat: Seat, icon: Printed, events: list[Event]) -> None:
    choice = position.content.activate[icon]
    events.append(Activated(seat, choice.icon, choice.card))


def offer_icons(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-DEC-02: each eligible icon not activated yet, or a pair with Connections."""
    _, _, space, left, *icons = position.agenda[0]
    activate = position.content.activate
    choices: list[Choice] = [activate[icon] for icon in icons]
    if connection(position, space, left, icons) is not None:
        choices.append(COMBINE)
    return tuple(choices)


def connection(position: SeizeTheBeanPosition, space: int, left: int, icons: list[Printed]) -> Printed | None:
    """SB-ICON-CONNECTIONS-02, SB-RULING-09: a Connections icon that can be paired with the base icon now."""
    if space < CITY_ACTIONS or left < 2 or base_icon(position, space) not in icons:
        return None
    connections = position.content.printed_connections
    return next((icon for icon in icons if icon in connections), None)


def base_icon(position: SeizeTheBeanPosition, space: int) -> Printed:
    """Of a City Action: the same at every level (SB-DIFF-01)."""
    return position.content.base[0][space]


def prompt_icons(position: SeizeTheBeanPosition) -> Message:
    _, _, space, left, *icons = position.agenda[0]
    return Message("sb-prompt-icons", {"space": SPACES[space], "left": left, "icons": len(icons)})


def activate(position: SeizeTheBeanPosition, choice: Activate, events: list[Event]) -> None:
    """SB-RESOLVE-08, SB-RULING-13: one icon, with all it leads to, before the next is chosen."""
    icon = position.content.printed_choices[choice]
    kind, seat, *more = position.agenda[0]
    if kind == "icons":
        space, left, *icons = more
        icons.remove(icon)
        following = (icons_left(seat, space, left - 1, icons),)
    else:
        may, side, row, times, *used = more
        following = (("trigger", seat, may, side, row, times - 1, *used, icon),)
    tell_activated(position, seat, icon, events)
    position.agenda = (
        *position.content.printed_steps[icon][seat],
        *following,
        *position.agenda[1:],
    )


def combine(position: SeizeTheBeanPosition, choice: Combine, events: list[Event]) -> None:
    """SB-ICON-CONNECTIONS-02…05: both icons are used up; the cards looked at count as visible for the base icon."""
    _, seat, space, left, *icons = position.agenda[0]
    paired = connection(position, space, left, icons)
    base = base_icon(position, space)
    assert paired is not None
    icons.remove(paired)
    icons.remove(base)
    tell_activated(position, seat, paired, events)
    tell_activated(position, seat, base, events)
    looked = see(position, seat, FEEDS[space], SEEN_BY_CONNECTIONS, events)
    (step,) = position.content.printed_steps[base][seat]
    position.agenda = (
        with_cards_seen(step, looked),
        icons_left(seat, space, left - 2, icons),
        *position.agenda[1:],
    )


def with_cards_seen(step: Step, looked: int) -> Step:
    """Taking a card, with so many of the deck to choose from as well."""
    kind, seat, *more = step
    more[-1] = looked
    return (kind, seat, *more)


# Delivery and Innovation.


def offer_trigger(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-DELIVERY, SB-ICON-DELIVERY-01…04, SB-ICON-INNOVATION-01…04, SB-RULING-16…18, -20."""
    _, seat, _, side, row, times, *used = position.agenda[0]
    if not times:
        return ()
    content = position.content
    upgrades = (position.pantry if side == 0 else position.style)[seat]
    printed, rows, barred = content.printed_at[PANTRY + side], content.printed_row, content.printed_triggers
    return or_decline(
        position,
        [
            content.activate[icon]
            for upgrade in upgrades
            for icon in printed[upgrade]
            if icon not in barred and rows[icon] != row and icon not in used
        ],
    )


def prompt_trigger(position: SeizeTheBeanPosition) -> Message:
    _, _, _, side, _, times, *_ = position.agenda[0]
    return Message("sb-prompt-trigger", {"side": SIDES[side], "times": times})


# The end of a placement.


def resolve_confirm(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-DEC-05, SB-RULING-60: a placement that can no longer be taken back needs no confirmation."""
    if position.revealed == position.before:
        return False
    position.agenda = position.agenda[1:]
    return True


def offer_confirm(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return (CONFIRM,)


def prompt_confirm(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-confirm", {"space": SPACES[position.baristas[position.agenda[0][1]][-1]]})


def confirm(position: SeizeTheBeanPosition, choice: Confirm, events: list[Event]) -> None:
    position.revealed += 1
    position.agenda = position.agenda[1:]

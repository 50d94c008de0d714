"""What a choice leads to, in a few words: for the list of choices and the marks on the table.

Only what the seat can see is told, so this is help and no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.actions import MOST_ICONS, eligible
from demitasse.games.seize_the_bean.choices import (
    Activate,
    Discard,
    Fulfil,
    Look,
    Pick,
    Place,
    Return,
    Serve,
    Skip,
    Take,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, ROWS, SPACES
from demitasse.games.seize_the_bean.decks import CITY_DECKS
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import OrderEntry
from demitasse.games.seize_the_bean.moods import place_of
from demitasse.games.seize_the_bean.orders import MAIN, SECONDARY, bill
from demitasse.games.seize_the_bean.supply import BEAN, SCOOP
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def outlook(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Message | None:
    look = LOOK.get(type(choice))
    return None if look is None else look(position, seat, choice)


def of_place(position: SeizeTheBeanPosition, seat: Seat, choice: Place) -> Message:
    """The resources of all icons if none has to be left out; else how many icons there are."""
    icons = eligible(position, seat, SPACES.index(choice.space))
    gains = dict.fromkeys(RESOURCES, 0)
    steps = [step for icon in icons for step in position.content.printed_steps[icon][seat]]
    for kind, _, *more in steps:
        if kind == "gain":
            resource, count = more
            gains[RESOURCES[resource]] += count
        elif kind == "scoop":
            gains[RESOURCES[BEAN]] += SCOOP
    others = sum(step[0] not in ("gain", "scoop") for step in steps)
    if len(icons) > MOST_ICONS or not any(gains.values()):
        return Message("sb-outlook-icons", {"icons": len(icons), "most": MOST_ICONS})
    return Message("sb-outlook-gains", {**gains, "others": others})


def of_activate(position: SeizeTheBeanPosition, seat: Seat, choice: Activate) -> Message | None:
    """Which card the icon is printed on."""
    known = choice.card in position.content.names
    return Message("sb-outlook-printed-on", {"card": choice.card}) if known else None


def of_take(position: SeizeTheBeanPosition, seat: Seat, choice: Take) -> Message:
    """Group and ability of a Customer; what an Upgrade adds."""
    content = position.content
    row = next(row for row, cards in enumerate(content.index) if choice.card in cards)
    card = content.index[row][choice.card]
    if row == CUSTOMERS:
        ability, twice = content.ability[card], content.is_super[card]
        groups = tuple([content.group_ids[group] for group in content.of_groups[card]])
        return Message("sb-outlook-customer", {"groups": groups, "ability": ability, "twice": twice})
    icons = tuple([content.activate[icon].icon for icon in content.printed_at[row][card]])
    if row == PANTRY:
        return Message("sb-outlook-pantry", {"special": content.pantry[card].special, "icons": icons})
    return Message("sb-outlook-style", {"groups": content.style[card].groups, "icons": icons})


def of_pick(position: SeizeTheBeanPosition, seat: Seat, choice: Pick) -> Message:
    line = position.lines[seat]
    place = place_of(line, position.content.index[CUSTOMERS][choice.card])
    return Message("sb-outlook-mood", {"mood": line[place][1], "place": place + 1})


def of_look(position: SeizeTheBeanPosition, seat: Seat, choice: Look) -> Message:
    return Message("sb-outlook-deck", {"cards": len(position.decks[ROWS.index(choice.deck)])})


def of_card_looked_at(position: SeizeTheBeanPosition, seat: Seat, choice: Return | Discard) -> Message:
    """Which card it is: only its seat is told."""
    _, _, deck, *_ = position.agenda[0]
    ids = position.content.ids[deck if deck < CITY_DECKS else CUSTOMERS]
    return Message("sb-outlook-card", {"card": ids[position.decks[deck][choice.place - 1]]})


def of_serve(position: SeizeTheBeanPosition, seat: Seat, choice: Serve) -> Message:
    _, bean, milk, sugar, _, able = bill(position, seat, position.guest, MAIN)
    if not able:
        return Message("sb-outlook-unpayable")
    rewards = order_entry(position, MAIN).rewards
    return Message("sb-outlook-order", {"bean": bean, "milk": milk, "sugar": sugar, "rewards": rewards})


def of_skip(position: SeizeTheBeanPosition, seat: Seat, choice: Skip) -> Message:
    line = position.lines[seat]
    return Message("sb-outlook-skip", {"left": line[place_of(line, position.guest)][1] - 1})


def of_fulfil(position: SeizeTheBeanPosition, seat: Seat, choice: Fulfil) -> Message:
    _, bean, milk, sugar, _, _ = bill(position, seat, position.guest, SECONDARY)
    angry = position.agenda[0][2]
    rewards = () if angry else order_entry(position, SECONDARY).rewards
    return Message("sb-outlook-order", {"bean": bean, "milk": milk, "sugar": sugar, "rewards": rewards})


def order_entry(position: SeizeTheBeanPosition, which: str) -> OrderEntry:
    """An order of the Customer being served, as it is printed."""
    card = position.content.entry(position.guest)
    entry = card.main if which == MAIN else card.secondary
    assert entry is not None
    return entry


LOOK: dict[type[Choice], Callable[[SeizeTheBeanPosition, Seat, Any], Message | None]] = {
    Place: of_place,
    Activate: of_activate,
    Take: of_take,
    Pick: of_pick,
    Look: of_look,
    Return: of_card_looked_at,
    Discard: of_card_looked_at,
    Serve: of_serve,
    Skip: of_skip,
    Fulfil: of_fulfil,
}

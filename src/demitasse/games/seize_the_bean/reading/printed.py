"""Numbers for every printed icon, and for every card the choice that names it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from demitasse.games.seize_the_bean.choices import Activate, Bonus, Pick, Take
from demitasse.games.seize_the_bean.content import CITY_ACTIONS, CUSTOMERS, MOST_PLAYERS, SPACES, Printed
from demitasse.games.seize_the_bean.effects import COMMUTING
from demitasse.games.seize_the_bean.entries import PantryEntry, StyleEntry
from demitasse.games.seize_the_bean.events import Activated
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.games.seize_the_bean.steps import by_seat

# Choices that name a card are the same on everybody's cards, so that many contents share them.
activate = lru_cache(maxsize=1 << 12)(Activate)
take = lru_cache(maxsize=1 << 12)(Take)
pick = lru_cache(maxsize=1 << 12)(Pick)
bonus = lru_cache(maxsize=1 << 12)(Bonus)


def number_icons(desk: Desk) -> None:
    name_cards(desk)
    choices: list[Activate] = []
    rows: list[int] = []
    number_base_icons(desk, choices, rows)
    number_upgrades(desk, choices, rows)
    content = desk.content
    content.activate = tuple(choices)
    content.printed_choices = {choice: number for number, choice in enumerate(choices)}
    content.printed_events = tuple(
        tuple(Activated(seat, choice.icon, choice.card) for seat in range(MOST_PLAYERS)) for choice in choices
    )
    content.printed_icon = tuple(content.icon_index[choice.icon] for choice in choices)
    content.printed_row = tuple(rows)
    steps = {
        (icon, row): by_seat(content.effects[icon], row=row)
        for icon, row in {(choice.icon, row) for choice, row in zip(choices, rows, strict=True)}
    }
    content.printed_steps = tuple(steps[choice.icon, row] for choice, row in zip(choices, rows, strict=True))
    content.printed_triggers = printed_with(desk, "trigger")
    content.printed_connections = printed_with(desk, "connections")
    content.printed_commuting = frozenset(
        number
        for number, choice in enumerate(choices)
        if all(effect.word in COMMUTING for effect in content.effects[choice.icon])
    )
    city = content.base[0][CITY_ACTIONS:]
    content.printed_cause = tuple(
        choice.icon if number in city else choice.card for number, choice in enumerate(choices)
    )


def name_cards(desk: Desk) -> None:
    content = desk.content
    content.ids = (
        content.ids[CUSTOMERS],
        tuple(card.id for card in content.pantry),
        tuple(card.id for card in content.style),
    )
    content.index = tuple({id: number for number, id in enumerate(ids)} for ids in content.ids)
    content.take = tuple(tuple(map(take, ids)) for ids in content.ids)
    content.pick = tuple(map(pick, content.ids[CUSTOMERS]))
    content.bonus = tuple(map(bonus, content.icon_ids))
    tokens = {*content.tokens, *content.game_tokens, *content.upgrade_tokens}
    content.bonus_steps = {icon: by_seat(content.effects[content.icon_ids[icon]]) for icon in sorted(tokens)}


def number_base_icons(desk: Desk, choices: list[Activate], rows: list[int]) -> None:
    """Those of the board, then those of the harder levels where they differ (SB-DIFF-01)."""
    board = tuple(space.icon for space in desk.content.spaces)
    known: dict[tuple[str, int], Printed] = {}
    levels = []
    for level in desk.content.difficulties:
        numbers = []
        for space, icon in enumerate((*level.icons, *board[len(level.icons) :])):
            if (icon, space) not in known:
                known[icon, space] = len(choices)
                choices.append(activate(icon))
                rows.append(space % CITY_ACTIONS)
            numbers.append(known[icon, space])
        levels.append(tuple(numbers))
    assert levels[0] == tuple(range(len(SPACES)))
    desk.content.base = tuple(levels)


def number_upgrades(desk: Desk, choices: list[Activate], rows: list[int]) -> None:
    content = desk.content
    by_row: list[tuple[tuple[tuple[Printed, ...], ...], ...]] = [()]
    upgrades: tuple[Sequence[PantryEntry | StyleEntry], ...] = (content.pantry, content.style)
    for cards_of_side in upgrades:
        side = []
        for card in cards_of_side:
            seen: list[str] = []
            placed = []
            for row, icons in enumerate(msgspec.structs.astuple(card.rows)):
                numbers = []
                for icon in icons:
                    seen.append(icon)
                    numbers.append(len(choices))
                    choices.append(activate(icon, card.id, seen.count(icon)))
                    rows.append(row)
                placed.append(tuple(numbers))
            side.append(tuple(placed))
        by_row.append(tuple(side))
    content.printed_by_row = tuple(by_row)
    content.printed_at = tuple(
        tuple(tuple(number for row in card for number in row) for card in side) for side in by_row
    )


def printed_with(desk: Desk, word: str) -> frozenset[Printed]:
    """The printed icons with such an effect."""
    content = desk.content
    return frozenset(
        number
        for number, choice in enumerate(content.activate)
        if any(effect.word == word for effect in content.effects[choice.icon])
    )

"""The table of the base game: action spaces, Achievements, their tokens, and setting up."""

from __future__ import annotations

import msgspec

from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CITY_ACTIONS,
    CUSTOMERS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PANTRY,
    SPACES,
)
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import AchievementEntry, SetupTable, SpaceEntry, TokenEntry
from demitasse.games.seize_the_bean.reading.desk import Desk


def read_table(desk: Desk) -> None:
    content, files = desk.content, desk.files
    content.spaces = tuple(files.entries("space", SpaceEntry))
    content.achievements = tuple(files.entries("achievement", AchievementEntry))
    desk.check_exactly("space", [space.id for space in content.spaces], SPACES)
    desk.check_exactly("achievement", [one.id for one in content.achievements], ACHIEVEMENTS)
    files.settle()
    for number, space in enumerate(content.spaces):
        if number >= CITY_ACTIONS:
            desk.check_known("space", space.id, "icon", space.icon, taking(desk, number - CITY_ACTIONS))
    check_no_style_row_repeats_its_base_icon(desk)
    content.wanted = tuple(achievement.number for achievement in content.achievements)
    content.copies, content.tokens = desk.tokens("token", TokenEntry)
    if len(content.tokens) < MOST_PLAYERS:
        files.wrong("sb-content-tokens", "token", tokens=len(content.tokens), wanted=MOST_PLAYERS)
    read_setup(desk)


def taking(desk: Desk, row: int) -> list[str]:
    """The icons that do nothing but take a card of a row: what a City Action may be (SB-ACTION-11)."""
    wanted = ("recruit",) if row == CUSTOMERS else ("upgrade", (row - PANTRY,))
    return [
        id
        for id, effects in desk.content.effects.items()
        if len(effects) == 1 and effects[0][: len(wanted)] == wanted
    ]


def check_no_style_row_repeats_its_base_icon(desk: Desk) -> None:
    """SB-DATA-08: so that it is clear which icon Connections is paired with."""
    base = [space.icon for space in desk.content.spaces[CITY_ACTIONS:]]
    for card in desk.content.style:
        for icon, (row, icons) in zip(base, msgspec.structs.asdict(card.rows).items(), strict=True):
            if icon in icons:
                desk.files.wrong("sb-content-repeats", "style", card.id, f"rows.{row}", icon=icon)


def read_setup(desk: Desk) -> None:
    """SB-SETUP-10, SB-SETUP-22, SB-SETUP-23, SB-SETUP-26."""
    content, files = desk.content, desk.files
    setup = files.table("setup", SetupTable)
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    known = [friend.id for friend in content.friends]
    if len(setup.reviews) != len(players):
        files.wrong(
            "sb-content-reviews", "setup", field="reviews", fewest=FEWEST_PLAYERS, players=MOST_PLAYERS
        )
    if len(set(setup.friends)) != len(setup.friends):
        files.wrong("sb-content-friends", "setup", field="friends")
    content.reviews = dict(zip(players, setup.reviews, strict=False))
    content.reviews_in_box = setup.reviews_in_box
    content.hype = setup.hype
    content.supply = tuple(setup.supply.get(resource, 0) for resource in RESOURCES)
    content.starting_friends = tuple(known.index(id) for id in setup.friends)
    content.neighbourhood = content.neighbourhoods[content.neighbourhood_index[setup.neighbourhood]]

"""The table of the base game: action spaces, Achievements, their tokens, and setting up."""

from __future__ import annotations

import msgspec

from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CITY_ACTIONS,
    CUSTOMERS,
    FEWEST_PLAYERS,
    MOST_HYPE,
    MOST_OF_A_RESOURCE,
    MOST_PLAYERS,
    MOST_REVIEWS,
    PANTRY,
    SPACES,
)
from demitasse.games.seize_the_bean.entries import AchievementEntry, SetupTable, SpaceEntry
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.kernel.errors import BadContent


def read_table(desk: Desk) -> None:
    content, files = desk.content, desk.files
    content.spaces = tuple(files.entries("space", SpaceEntry))
    content.achievements = tuple(files.entries("achievement", AchievementEntry))
    desk.check_exactly("space", [space.id for space in content.spaces], SPACES)
    desk.check_exactly("achievement", [one.id for one in content.achievements], ACHIEVEMENTS)
    for number, space in enumerate(content.spaces):
        desk.check_icon("space", space.id, "icon", space.icon, "board")
        if number >= CITY_ACTIONS:
            desk.check_known("space", space.id, "icon", space.icon, taking(desk, number - CITY_ACTIONS))
    check_no_style_row_repeats_its_base_icon(desk)
    content.wanted = tuple(achievement.number for achievement in content.achievements)
    content.copies, content.tokens = desk.tokens("token", "bonus")
    if len(content.tokens) < MOST_PLAYERS:
        raise BadContent(
            "sb-content-tokens", file=files.last, tokens=len(content.tokens), wanted=MOST_PLAYERS
        )
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
        for icon, row in zip(base, msgspec.structs.astuple(card.rows), strict=True):
            if icon in row:
                raise BadContent(
                    "sb-content-repeats",
                    file=desk.file("style", card.id, "rows"),
                    card=card.id,
                    icon=icon,
                )


def read_setup(desk: Desk) -> None:
    """SB-SETUP-10, SB-SETUP-22, SB-SETUP-23, SB-SETUP-26."""
    content, files = desk.content, desk.files
    setup = files.table("setup", SetupTable)
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    if len(setup.reviews) != len(players) or not all(1 <= n <= MOST_REVIEWS for n in setup.reviews):
        raise BadContent(
            "sb-content-reviews",
            file=desk.file("setup", "", "reviews"),
            fewest=FEWEST_PLAYERS,
            players=MOST_PLAYERS,
            most=MOST_REVIEWS,
        )
    content.reviews = dict(zip(players, setup.reviews, strict=True))
    content.reviews_in_box = setup.reviews_in_box
    content.hype = setup.hype
    content.supply = desk.supply("setup", "", setup.supply)
    twice = len(set(setup.friends)) != len(setup.friends)
    most = max(content.supply)
    if (
        not 1 <= setup.hype <= MOST_HYPE
        or not 0 <= min(content.supply) <= most <= MOST_OF_A_RESOURCE
        or twice
    ):
        raise BadContent("sb-content-start", file=desk.file("setup"), most=MOST_OF_A_RESOURCE)
    known = [friend.id for friend in content.friends]
    for id in setup.friends:
        desk.check_known("setup", "", "friends", id, known)
    content.starting_friends = tuple(known.index(id) for id in setup.friends)
    desk.check_known("setup", "", "neighbourhood", setup.neighbourhood, content.neighbourhood_index)
    content.neighbourhood = content.neighbourhoods[content.neighbourhood_index[setup.neighbourhood]]

"""Groups with their Awards, and neighbourhoods made of six of them (SB-COMP-01, SB-HOOD, SB-XDATA-01)."""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.games.seize_the_bean.content import GROUPS_IN_PLAY, IN_GROUP
from demitasse.games.seize_the_bean.entries import AwardEntry, GroupEntry, NeighbourhoodEntry
from demitasse.games.seize_the_bean.reading.desk import Desk


def read_groups(desk: Desk) -> None:
    content = desk.content
    content.groups = tuple(desk.files.entries("group", GroupEntry))
    for group in content.groups:
        desk.check_id("group", group.id, desk.taken)
    content.group_ids = tuple(group.id for group in content.groups)
    content.group_index = {id: number for number, id in enumerate(content.group_ids)}
    content.awards = tuple(desk.files.entries("award", AwardEntry))
    for award in content.awards:
        desk.check_id("award", award.id, desk.taken)


def read_neighbourhoods(desk: Desk) -> None:
    content = desk.content
    content.neighbourhoods = tuple(desk.files.entries("neighbourhood", NeighbourhoodEntry))
    for hood in content.neighbourhoods:
        desk.check_id("neighbourhood", hood.id, desk.taken)
        if len(set(hood.groups)) != GROUPS_IN_PLAY or len(hood.groups) != GROUPS_IN_PLAY:
            desk.files.wrong(
                "sb-content-neighbourhood", "neighbourhood", hood.id, "groups", wanted=GROUPS_IN_PLAY
            )
    content.neighbourhood_index = {hood.id: number for number, hood in enumerate(content.neighbourhoods)}


def check_sizes(desk: Desk) -> None:
    """SB-COMP-01, SB-DATA-05: ten Customers, five Upgrades of each kind and an Award for every group."""
    content = desk.content
    homes: dict[str, Sequence[str]] = {
        "customer": [card.groups[0] for card in content.customers],
        "pantry": [card.group for card in content.pantry],
        "style": [card.groups[0] for card in content.style],
        "award": [award.group for award in content.awards],
    }
    for section, of in homes.items():
        for group in content.group_ids:
            if of.count(group) != IN_GROUP[section]:
                desk.files.wrong(
                    "sb-content-group-size",
                    section,
                    group=group,
                    count=of.count(group),
                    wanted=IN_GROUP[section],
                )
    content.sets = tuple(
        {
            number: tuple(card for card, home in enumerate(homes[section]) if home == group)
            for number, group in enumerate(content.group_ids)
        }
        for section in ("customer", "pantry", "style")
    )

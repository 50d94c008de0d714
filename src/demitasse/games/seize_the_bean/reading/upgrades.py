"""Pantry and Style Upgrades (SB-DATA-02, SB-DATA-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from demitasse.games.seize_the_bean.entries import PantryEntry, PantryRows, StyleEntry, StyleRows
from demitasse.games.seize_the_bean.reading.desk import Desk


def read_upgrades(desk: Desk) -> None:
    content = desk.content
    content.pantry = tuple(desk.files.entries("pantry", PantryEntry))
    content.style = tuple(desk.files.entries("style", StyleEntry))
    for pantry in content.pantry:
        desk.check_id("pantry", pantry.id, desk.taken)
        check_rows(desk, "pantry", pantry.id, pantry.rows)
    for style in content.style:
        desk.check_id("style", style.id, desk.taken)
        check_groups(desk, style.id, style.groups)
        check_rows(desk, "style", style.id, style.rows)
    index = content.group_index
    content.special = tuple(1 << content.special_index[card.special] for card in content.pantry)
    content.newest_group = tuple(index[card.group] for card in content.pantry)
    content.style_groups = tuple(tuple(index[id] for id in card.groups) for card in content.style)


def check_groups(desk: Desk, id: str, groups: Sequence[str]) -> None:
    """The Group Icons of a Style Upgrade are groups, never a wildcard."""
    if not groups or len(set(groups)) != len(groups):
        desk.files.wrong("sb-content-groups", "style", id, "groups")


def check_rows(
    desk: Desk, section: Literal["pantry", "style"], id: str, rows: PantryRows | StyleRows
) -> None:
    """SB-DATA-05: at least one icon."""
    if not any(msgspec.structs.astuple(rows)):
        desk.files.wrong("sb-content-no-icon", section, id, "rows")

"""Icons and abilities: the words that cards are written in (SB-DATA-06, SB-XDATA-07)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import SPECIAL_IDS
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import AbilityEntry, IconEntry
from demitasse.games.seize_the_bean.reading.desk import Desk


def read_icons(desk: Desk) -> None:
    content = desk.content
    content.icons = tuple(desk.files.entries("icon", IconEntry))
    effects: dict[str, tuple[Effect, ...]] = {}
    for icon in content.icons:
        desk.check_id("icon", icon.id, set())
        effects[icon.id] = desk.effects("icon", icon.id, "effect", icon.effect)
    content.effects = effects
    content.icon_ids = tuple(icon.id for icon in content.icons)
    content.icon_index = {id: number for number, id in enumerate(content.icon_ids)}
    desk.check_exactly("icon", [icon.id for icon in content.icons if "special" in icon.on], SPECIAL_IDS)
    content.specials = SPECIAL_IDS
    content.special_index = {id: number for number, id in enumerate(SPECIAL_IDS)}


def read_abilities(desk: Desk) -> None:
    desk.content.abilities = tuple(desk.files.entries("ability", AbilityEntry))
    for ability in desk.content.abilities:
        desk.check_id("ability", ability.id, set())
        for field in ("effect", "super_effect", "boosted_effect", "super_boosted_effect"):
            desk.effects("ability", ability.id, field, getattr(ability, field))
        if bool(ability.boosted_effect) != bool(ability.super_boosted_effect):
            desk.files.wrong("sb-content-half-boost", "ability", ability.id, "boosted_effect")
    desk.abilities = {ability.id: ability for ability in desk.content.abilities}

"""Icons and abilities: the words that cards are written in (SB-DATA-06, SB-XDATA-07)."""

from __future__ import annotations

from typing import get_args

from demitasse.games.seize_the_bean.content import MOST_OF_A_RESOURCE, SPECIAL_IDS
from demitasse.games.seize_the_bean.effects import COMMUTING, Effect
from demitasse.games.seize_the_bean.entries import AbilityEntry, IconEntry, OnPlace
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.kernel.errors import BadContent


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
    for place in get_args(OnPlace):
        desk.allowed[place] = tuple(icon.id for icon in content.icons if place in icon.on)
    desk.check_exactly("icon", desk.allowed["special"], SPECIAL_IDS)
    content.specials = SPECIAL_IDS
    content.special_index = {id: number for number, id in enumerate(SPECIAL_IDS)}
    for icon in content.icons:
        check_price(desk, icon)
    content.commutes = frozenset(
        content.icon_index[id]
        for id, does in effects.items()
        if all(effect.word in COMMUTING for effect in does)
    )


def check_price(desk: Desk, icon: IconEntry) -> None:
    """An order icon costs something or does something; whatever matches it is a special."""
    pays = icon.pays
    if pays is None:
        return
    if not 1 <= pays.price <= MOST_OF_A_RESOURCE:
        raise BadContent(
            "sb-content-price",
            file=desk.file("icon", icon.id, "pays"),
            icon=icon.id,
            price=pays.price,
            most=MOST_OF_A_RESOURCE,
        )
    for id in pays.matched_by:
        desk.check_known("icon", icon.id, "pays", id, desk.content.special_index)


def read_abilities(desk: Desk) -> None:
    desk.content.abilities = tuple(desk.files.entries("ability", AbilityEntry))
    for ability in desk.content.abilities:
        desk.check_id("ability", ability.id, set())
        for field in ("effect", "super_effect", "boosted_effect", "super_boosted_effect"):
            desk.effects("ability", ability.id, field, getattr(ability, field))
        if bool(ability.boosted_effect) != bool(ability.super_boosted_effect):
            raise BadContent(
                "sb-content-half-boost", file=desk.file("ability", ability.id), ability=ability.id
            )
    desk.abilities = {ability.id: ability for ability in desk.content.abilities}

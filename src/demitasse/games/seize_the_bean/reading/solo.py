"""What Solo Mode is played with: Starbots' cards and tokens, levels, scenarios (SB-SOLO, SB-SCEN, SB-XDATA-03)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import SPACES
from demitasse.games.seize_the_bean.entries import (
    ActionCardEntry,
    LevelEntry,
    ScenarioEntry,
    SoloTokenEntry,
    UpgradeTokenEntry,
)
from demitasse.games.seize_the_bean.reading.desk import Desk

FEWEST_ACTION_CARDS = 4
"""With fewer, drawing a second card could find none (SB-SOLO-24, SB-XRULING-80)."""
COVERED = {"pantry": 2, "style": 3}
"""How many spaces a Solo Action token covers; the bottom left one is never used (SB-SOLO-29)."""


def read_solo(desk: Desk) -> None:
    read_action_cards(desk)
    desk.content.upgrade_token_entries, desk.content.upgrade_tokens = desk.tokens(
        "upgrade_token", UpgradeTokenEntry
    )
    read_tokens(desk)
    read_levels(desk)
    read_scenarios(desk)


def read_action_cards(desk: Desk) -> None:
    """SB-SOLO-22, SB-SOLO-27, SB-SOLO-29."""
    content, files = desk.content, desk.files
    content.action_card_entries = tuple(files.entries("action_card", ActionCardEntry))
    spaces = {card.space for card in content.action_card_entries}
    if len(content.action_card_entries) < FEWEST_ACTION_CARDS or len(spaces) < 2:
        files.wrong("sb-content-actions", "action_card", wanted=FEWEST_ACTION_CARDS)
    content.action_cards = tuple(
        (card.number, SPACES.index(card.space)) for card in content.action_card_entries
    )


def read_tokens(desk: Desk) -> None:
    """SB-SOLO-TOKEN, SB-XRULING-84."""
    tokens = desk.files.entries("solo_token", SoloTokenEntry)
    for token in tokens:
        desk.check_id("solo_token", token.id, desk.taken)
        if len(token.spaces) != COVERED[token.side]:
            wanted = COVERED[token.side]
            desk.files.wrong(
                "sb-content-solo-token", "solo_token", token.id, "spaces", side=token.side, wanted=wanted
            )
    desk.content.solo_tokens = {token.id: token for token in tokens}


def read_levels(desk: Desk) -> None:
    """SB-SOLO-LEVEL, SB-SOLO-18: one Pantry token and perhaps one Style token."""
    desk.content.levels = tuple(desk.files.entries("level", LevelEntry))
    if not desk.content.levels:
        desk.files.wrong("sb-content-no-level", "level")


def read_scenarios(desk: Desk) -> None:
    scenarios = desk.files.entries("scenario", ScenarioEntry)
    for scenario in scenarios:
        desk.check_id("scenario", scenario.id, desk.taken)
        check_guests(desk, scenario)
    desk.content.scenarios = {scenario.id: scenario for scenario in scenarios}


def check_guests(desk: Desk, scenario: ScenarioEntry) -> None:
    """Enough Customers without Super ability in a group that is in play."""
    content, guests = desk.content, scenario.guests
    if guests is None or guests.group is None:
        return
    hood = content.neighbourhoods[content.neighbourhood_index[scenario.neighbourhood]]
    desk.check_known("scenario", scenario.id, "guests.group", guests.group, hood.groups)
    plain = [card for card in content.customers if card.groups[0] == guests.group and not card.is_super]
    if len(plain) < guests.number:
        desk.files.wrong(
            "sb-content-guests",
            "scenario",
            scenario.id,
            "guests.number",
            number=guests.number,
            group=guests.group,
            count=len(plain),
        )

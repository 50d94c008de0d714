"""What Solo Mode is played with: Starbots' cards and tokens, levels, scenarios (SB-SOLO, SB-SCEN, SB-XDATA-03)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import CITY_ACTIONS, MOST_HYPE, SPACES, VISIBLE
from demitasse.games.seize_the_bean.entries import ActionCardEntry, LevelEntry, ScenarioEntry, SoloTokenEntry
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.kernel.errors import BadContent

FEWEST_ACTION_CARDS = 4
"""With fewer, drawing a second card could find none (SB-SOLO-24, SB-XRULING-80)."""
COVERED = {"pantry": 2, "style": 3}
"""How many spaces a Solo Action token covers; the bottom left one is never used (SB-SOLO-29)."""
USED_SPACES = (*SPACES[: COVERED["pantry"]], *SPACES[CITY_ACTIONS:])


def read_solo(desk: Desk) -> None:
    read_action_cards(desk)
    desk.content.upgrade_token_entries, desk.content.upgrade_tokens = desk.tokens("upgrade_token", "solo")
    read_tokens(desk)
    read_levels(desk)
    read_scenarios(desk)


def read_action_cards(desk: Desk) -> None:
    """SB-SOLO-22, SB-SOLO-27, SB-SOLO-29."""
    content, files = desk.content, desk.files
    content.action_card_entries = tuple(files.entries("action_card", ActionCardEntry))
    for card in content.action_card_entries:
        desk.check_known("action_card", card.id, "space", card.space, USED_SPACES)
        if not 1 <= card.number <= VISIBLE:
            raise BadContent(
                "sb-content-column",
                file=desk.file("action_card", card.id, "number"),
                card=card.id,
                number=card.number,
                most=VISIBLE,
            )
    spaces = {card.space for card in content.action_card_entries}
    if len(content.action_card_entries) < FEWEST_ACTION_CARDS or len(spaces) < 2:
        raise BadContent("sb-content-actions", file=files.last, wanted=FEWEST_ACTION_CARDS)
    content.action_cards = tuple(
        (card.number, SPACES.index(card.space)) for card in content.action_card_entries
    )


def read_tokens(desk: Desk) -> None:
    """SB-SOLO-TOKEN, SB-XRULING-84."""
    tokens = desk.files.entries("solo_token", SoloTokenEntry)
    for token in tokens:
        desk.check_id("solo_token", token.id, desk.taken)
        if len(token.spaces) != COVERED[token.side]:
            raise BadContent(
                "sb-content-solo-token",
                file=desk.file("solo_token", token.id, "spaces"),
                token=token.id,
                side=token.side,
                wanted=COVERED[token.side],
            )
    desk.content.solo_tokens = {token.id: token for token in tokens}


def read_levels(desk: Desk) -> None:
    """SB-SOLO-LEVEL."""
    desk.content.levels = tuple(desk.files.entries("level", LevelEntry))
    for level in desk.content.levels:
        check_tokens(desk, "level", level.id, level.pantry, level.style)
    if not desk.content.levels:
        raise BadContent("sb-content-no-level", file=desk.files.last)


def check_tokens(desk: Desk, section: str, id: str, pantry: str, style: str | None) -> None:
    """SB-SOLO-18: one Pantry token and perhaps one Style token."""
    tokens = desk.content.solo_tokens.values()
    desk.check_known(section, id, "pantry", pantry, [token.id for token in tokens if token.side == "pantry"])
    if style is not None:
        desk.check_known(section, id, "style", style, [token.id for token in tokens if token.side == "style"])


def read_scenarios(desk: Desk) -> None:
    content = desk.content
    scenarios = desk.files.entries("scenario", ScenarioEntry)
    friends = [friend.id for friend in content.friends]
    founders = [founder.id for founder in content.founders]
    for scenario in scenarios:
        id = scenario.id
        desk.check_id("scenario", id, desk.taken)
        desk.check_known("scenario", id, "neighbourhood", scenario.neighbourhood, content.neighbourhood_index)
        check_tokens(desk, "scenario", id, scenario.pantry, scenario.style)
        for friend in scenario.friends:
            desk.check_known("scenario", id, "friends", friend, friends)
        for founder in scenario.founders:
            desk.check_known("scenario", id, "founders", founder, founders)
        check_start(desk, scenario)
    content.scenarios = {scenario.id: scenario for scenario in scenarios}


def check_start(desk: Desk, scenario: ScenarioEntry) -> None:
    """What you and Starbots start with."""
    content, id = desk.content, scenario.id
    if scenario.supply != "orders":
        for number in desk.supply("scenario", id, scenario.supply):
            desk.check_number("scenario", id, "supply", number, 0)
    if scenario.hype is not None and not 1 <= scenario.hype <= MOST_HYPE:
        raise BadContent(
            "sb-content-hype", file=desk.file("scenario", id, "hype"), scenario=id, most=MOST_HYPE
        )
    guests, start = scenario.guests, scenario.head_start
    for number in (start.pantry, start.style, start.customers):
        desk.check_number("scenario", id, "head_start", number, 0)
    if guests is None:
        return
    desk.check_number("scenario", id, "guests", guests.number)
    if guests.group is not None:
        hood = content.neighbourhoods[content.neighbourhood_index[scenario.neighbourhood]]
        desk.check_known("scenario", id, "guests", guests.group, hood.groups)
        plain = [card for card in content.customers if card.groups[0] == guests.group and not card.is_super]
        if len(plain) < guests.number:
            raise BadContent(
                "sb-content-guests",
                file=desk.file("scenario", id, "guests"),
                scenario=id,
                number=guests.number,
                group=guests.group,
                count=len(plain),
            )

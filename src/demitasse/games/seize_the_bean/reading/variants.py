"""What the variants bring: difficulty levels, Board Game tokens, Cookies, Daily Special Cups (SB-XDATA-03)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import CITY_ACTIONS, DIFFICULTIES, MOST_PLAYERS
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import (
    CookiesTable,
    CupEntry,
    DifficultyEntry,
    GameTokenEntry,
    GreenBeanTable,
)
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.games.seize_the_bean.steps import by_seat


def read_variants(desk: Desk) -> None:
    read_difficulties(desk)
    desk.content.green_bean = desk.files.table("green_bean", GreenBeanTable).name
    read_cookies(desk)
    read_cups(desk)
    desk.content.game_token_entries, desk.content.game_tokens = desk.tokens("game_token", GameTokenEntry)
    if not desk.content.game_tokens:
        desk.files.wrong("sb-content-no-games", "game_token")


def read_difficulties(desk: Desk) -> None:
    """SB-DIFF-02, SB-DIFF-03, SB-DIFF-04: a base icon for each Resource Action, or those of the board."""
    content = desk.content
    content.difficulties = tuple(desk.files.entries("difficulty", DifficultyEntry))
    desk.check_exactly("difficulty", [level.id for level in content.difficulties], DIFFICULTIES)
    for level in content.difficulties:
        desk.check_id("difficulty", level.id, desk.taken)
        if level.icons and len(level.icons) != CITY_ACTIONS:
            desk.files.wrong("sb-content-level-icons", "difficulty", level.id, "icons", wanted=CITY_ACTIONS)


def read_cookies(desk: Desk) -> None:
    """SB-DIVERSE-01, SB-DIVERSE-02, SB-XRULING-72."""
    values = desk.files.table("cookies", CookiesTable).values
    if len(values) != MOST_PLAYERS:
        desk.files.wrong("sb-content-cookies", "cookies", field="values", players=MOST_PLAYERS)
    desk.content.cookies = {
        players: tuple(sorted(stack, reverse=True)) for players, stack in enumerate(values, 1)
    }


def read_cups(desk: Desk) -> None:
    """SB-DAILY-12, SB-DAILY-13, SB-DAILY-14, SB-DAILY-15."""
    content = desk.content
    content.cups = tuple(desk.files.entries("cup", CupEntry))
    for cup in content.cups:
        desk.check_id("cup", cup.id, desk.taken)
    content.cup_steps = tuple(by_seat(cup_effects(desk, cup)) for cup in content.cups)


def cup_effects(desk: Desk, cup: CupEntry) -> tuple[Effect, ...]:
    """Those of its ability, or its own."""
    if bool(cup.ability) == bool(cup.effect):
        desk.files.wrong("sb-content-cup", "cup", cup.id, "ability" if cup.ability else "effect")
        return ()
    if cup.ability is None:
        return desk.effects("cup", cup.id, "effect", cup.effect)
    texts = desk.abilities[cup.ability].does(is_super=cup.is_super, boost=False)
    return desk.effects("ability", cup.ability, "effect", texts)

"""What the variants bring: difficulty levels, Board Game tokens, Cookies, Daily Special Cups (SB-XDATA-03)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import CITY_ACTIONS, DIFFICULTIES, MOST_PLAYERS
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import CookiesTable, CupEntry, DifficultyEntry, GreenBeanTable
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.games.seize_the_bean.steps import by_seat
from demitasse.kernel.errors import BadContent


def read_variants(desk: Desk) -> None:
    read_difficulties(desk)
    desk.content.green_bean = desk.files.table("green_bean", GreenBeanTable).name
    read_cookies(desk)
    read_cups(desk)
    desk.content.game_token_entries, desk.content.game_tokens = desk.tokens("game_token", "game")
    if not desk.content.game_tokens:
        raise BadContent("sb-content-no-games", file=desk.files.last)


def read_difficulties(desk: Desk) -> None:
    """SB-DIFF-02, SB-DIFF-03, SB-DIFF-04: a base icon for each Resource Action, or those of the board."""
    content = desk.content
    content.difficulties = tuple(desk.files.entries("difficulty", DifficultyEntry))
    desk.check_exactly("difficulty", [level.id for level in content.difficulties], DIFFICULTIES)
    for level in content.difficulties:
        desk.check_id("difficulty", level.id, desk.taken)
        for icon in level.icons:
            desk.check_icon("difficulty", level.id, "icons", icon, "board")
        if level.icons and len(level.icons) != CITY_ACTIONS:
            raise BadContent(
                "sb-content-level-icons",
                file=desk.file("difficulty", level.id, "icons"),
                level=level.id,
                wanted=CITY_ACTIONS,
            )


def read_cookies(desk: Desk) -> None:
    """SB-DIVERSE-01, SB-DIVERSE-02, SB-XRULING-72."""
    values = desk.files.table("cookies", CookiesTable).values
    if len(values) != MOST_PLAYERS:
        raise BadContent("sb-content-cookies", file=desk.file("cookies", "", "values"), players=MOST_PLAYERS)
    for stack in values:
        for value in stack:
            desk.check_number("cookies", "", "values", value)
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
        raise BadContent("sb-content-cup", file=desk.file("cup", cup.id), cup=cup.id)
    if cup.ability is None:
        return desk.effects("cup", cup.id, "effect", cup.effect)
    texts = desk.check_ability("cup", cup.id, cup.ability).does(is_super=cup.is_super, boost=False)
    return desk.effects("ability", cup.ability, "effect", texts)

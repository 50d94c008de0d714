"""Opponents: the contract a bot keeps, bots for every game, and what they know about each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from demitasse.bots.contract import BlindBot, Bot, Chair, seat_down
from demitasse.bots.levels import LEVELS
from demitasse.bots.recipes import Recipe, recipe_of
from demitasse.kernel.errors import Unknown
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.bots.chronicles import Chronicler
    from demitasse.bots.judging import Judge
    from demitasse.bots.learning.self_play import Lesson
    from demitasse.kernel.content import Content

__all__ = [
    "BlindBot",
    "Bot",
    "Chair",
    "Recipe",
    "best_bot",
    "bot_kind",
    "bot_recipe",
    "bots_for",
    "chronicler_for",
    "has_levels",
    "judge_for",
    "judged_games",
    "lesson_for",
    "odds_of",
    "seat_down",
    "trial_of",
    "usual_bot",
]

FOR_ANY_GAME = {"random": "demitasse.bots.random_bot:RandomBot"}
"""Bots that can play every game."""

BROUGHT = "demitasse.bots"

FOR_ONE_GAME = {
    "coffee-rush": {
        "greedy": "demitasse.bots.coffee_rush.greedy:GreedyBarista",
        "beginner": "demitasse.bots.coffee_rush.levels:Beginner",
        "casual": "demitasse.bots.coffee_rush.levels:Casual",
        "strong": "demitasse.bots.coffee_rush.levels:Strong",
        "expert": "demitasse.bots.coffee_rush.levels:Expert",
        "master": "demitasse.bots.coffee_rush.levels:Master",
    },
    "cafe-del-gatto": {
        "greedy": "demitasse.bots.cafe_del_gatto.greedy:GreedyOwner",
        "beginner": "demitasse.bots.cafe_del_gatto.levels:Beginner",
        "casual": "demitasse.bots.cafe_del_gatto.levels:Casual",
        "strong": "demitasse.bots.cafe_del_gatto.levels:Strong",
        "expert": "demitasse.bots.cafe_del_gatto.levels:Expert",
        "master": "demitasse.bots.cafe_del_gatto.levels:Master",
    },
    "seize-the-bean": {
        "greedy": "demitasse.bots.seize_the_bean.greedy:GreedyKeeper",
        "beginner": "demitasse.bots.seize_the_bean.levels:Beginner",
        "casual": "demitasse.bots.seize_the_bean.levels:Casual",
        "strong": "demitasse.bots.seize_the_bean.levels:Strong",
        "expert": "demitasse.bots.seize_the_bean.levels:Expert",
        "master": "demitasse.bots.seize_the_bean.levels:Master",
    },
    "kitchen-rush": {
        "calm-cook": "demitasse.bots.kitchen_rush.cook:CalmCook",
        "quick-cook": "demitasse.bots.kitchen_rush.cook:QuickCook",
        "cook": "demitasse.bots.kitchen_rush.cook:Cook",
        "beginner": "demitasse.bots.kitchen_rush.brigade:Beginner",
        "casual": "demitasse.bots.kitchen_rush.brigade:Casual",
        "strong": "demitasse.bots.kitchen_rush.brigade:Strong",
        "expert": "demitasse.bots.kitchen_rush.brigade:Expert",
        "master": "demitasse.bots.kitchen_rush.brigade:Master",
    },
}
"""Bots that know one game; a new one is one more line here. The last one takes over from leavers and gives hints."""

LESSONS = {
    "coffee-rush": "demitasse.bots.coffee_rush.lesson:LESSON",
    "cafe-del-gatto": "demitasse.bots.cafe_del_gatto.lesson:LESSON",
    "seize-the-bean": "demitasse.bots.seize_the_bean.lesson:LESSON",
}
"""What there is to learn about a game."""
JUDGES = {
    "coffee-rush": "demitasse.bots.coffee_rush.judge:BaristasJudge",
    "cafe-del-gatto": "demitasse.bots.cafe_del_gatto.judge:OwnersJudge",
    "seize-the-bean": "demitasse.bots.seize_the_bean.judge:KeepersJudge",
}
"""Who tells a coach how a position of a game looks."""
CHRONICLES = {"kitchen-rush": "demitasse.bots.kitchen_rush.chronicle:chronicle"}
"""Who tells what happened in a play of a game without a curve."""
USUAL_LEVEL = "casual"
USUAL_PARTNERS = {"kitchen-rush": "expert"}
"""Whom one meets in games won or lost together: with partners that play well a newcomer wins, too."""
TRIALS = {"kitchen-rush": "demitasse.bots.kitchen_rush.brigade"}
"""Who says at which table a team of a level is measured, in games won or lost together."""
ODDS = {"kitchen-rush": "demitasse.bots.kitchen_rush.odds"}
"""Who has measured how hard a game is for people beside bots."""


def bots_for(game: str) -> dict[str, str]:
    """The bots that can play a game: name to `module:class`. Ours keep their names, and the last place."""
    return {**FOR_ANY_GAME, **brought(game), **FOR_ONE_GAME.get(game, {})}


def has_levels(game: str) -> bool:
    """Whether a game has all five levels; it never shows some of them."""
    return bots_for(game).keys() >= set(LEVELS)


def usual_bot(game: str) -> str:
    """Whom one meets unless one says otherwise; where there are levels, one that newcomers can beat, or win with."""
    return USUAL_PARTNERS.get(game, USUAL_LEVEL) if has_levels(game) else best_bot(game)


def best_bot(game: str) -> str:
    """Who takes over from a leaver and gives hints: the last of the list knows most."""
    return list(bots_for(game))[-1]


def trial_of(game: str, level: str, seats: int) -> Mapping[str, Any]:
    """The table at which a team of a level is measured, as options."""
    table: Mapping[str, Any] = import_module(TRIALS[game]).trial(level, seats)
    return table


def lesson_for(game: str) -> Lesson:
    """What there is to learn about a game."""
    if game not in LESSONS:
        raise Unknown("lesson-unknown", game=game[:60], games=", ".join(LESSONS))
    module, _, name = LESSONS[game].partition(":")
    lesson: Lesson = getattr(import_module(module), name)
    return lesson


def judged_games() -> tuple[str, ...]:
    """The games that a coach can be told about."""
    return tuple(JUDGES)


def judge_for(game: str, seats: int, content: Content) -> Judge[Any]:
    """Who tells a coach how positions of a game with so many players look."""
    if game not in JUDGES:
        raise Unknown("judge-unknown", game=game[:60], games=", ".join(JUDGES))
    module, _, name = JUDGES[game].partition(":")
    judge: Judge[Any] = getattr(import_module(module), name)(seats, content)
    return judge


def chronicler_for(game: str) -> Chronicler | None:
    """Who tells what happened in a play of a game; None where nobody does."""
    if game not in CHRONICLES:
        return None
    module, _, name = CHRONICLES[game].partition(":")
    chronicler: Chronicler = getattr(import_module(module), name)
    return chronicler


@cache
def brought(game: str) -> dict[str, str]:
    """Bots of other packages: entry points of the group `demitasse.bots`, or `demitasse.bots.coffee_rush` for one."""
    groups = (BROUGHT, f"{BROUGHT}.{game.replace('-', '_')}")
    found = {point.name: point.value for group in groups for point in entry_points(group=group)}
    ours = {**FOR_ANY_GAME, **FOR_ONE_GAME.get(game, {})}
    return {name: path for name, path in sorted(found.items()) if name not in ours}


def bot_recipe(game: str, given: object) -> Recipe:
    """How a bot is made: by its name, as `greedy` or `module:class(depth=3)`, or a class, a partial, an instance or a
    function that takes a seed."""
    registered = {path: name for name, path in bots_for(game).items()}
    return recipe_of(given, lambda name: bot_kind(game, name), registered)


def bot_kind(game: str, name: str) -> type[Bot]:
    """The class of a bot by its name, or of one's own by `module:class`."""
    path = bots_for(game).get(name, name)
    module, colon, kind = path.partition(":")
    if not colon:
        raise Unknown("bot-unknown", bot=name[:60], bots=", ".join(bots_for(game)))
    try:
        found = getattr(import_module(module), kind)
    except Exception as error:  # whatever somebody's module does when it is imported
        raise Unknown("bot-not-importable", bot=name[:120], reason=str(error)[:200]) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Unknown("bot-not-one", bot=name[:120])
    return found


def odds_of(game: str, options: Mapping[str, Any], people: int, bots: Sequence[str]) -> Message | None:
    """How often such people win such a table, in a sentence; None where nobody has measured it."""
    if game not in ODDS:
        return None
    told: Message | None = import_module(ODDS[game]).odds(options, people, bots)
    return told

"""A greedy café keeper at a table: what it chooses and what it says about it."""

from __future__ import annotations

from demitasse import Chance
from demitasse.bots import Bot, Chair, seat_down
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import say

PEOPLE = ("Ana", "Ben", "Cléo", "Dev", "Eve", "Finn")


def chair(position: SeizeTheBeanPosition, seed: int = 1) -> Chair[SeizeTheBeanPosition]:
    return seat_down(position, position.seats_to_act[0], (), Chance.of(seed))


def chosen(position: SeizeTheBeanPosition) -> str:
    return str(GreedyKeeper(1).choose(chair(position)))


def reason(position: SeizeTheBeanPosition, language: str = "en") -> str:
    bot, sitting = GreedyKeeper(1), chair(position)
    return said(bot, sitting, bot.choose(sitting), language)


def said(bot: Bot, sitting: Chair[SeizeTheBeanPosition], choice: Choice, language: str) -> str:
    return say(bot.explain(sitting, choice), language, sitting.imagined.content.names, PEOPLE)

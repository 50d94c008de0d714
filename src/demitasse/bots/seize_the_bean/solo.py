"""What is different against Starbots: how fast it goes, and what a scenario asks for (SB-SOLO, SB-SCEN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from demitasse.bots.seize_the_bean.worth import Worth
from demitasse.games.seize_the_bean.base_game.day import BARISTAS
from demitasse.games.seize_the_bean.content import PANTRY, ROWS
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import MOST_HYPE
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.scenarios import scenario_of
from demitasse.games.seize_the_bean.solo.starbots import RobotCommand, base_of
from demitasse.kernel.event import Seat


class Aims(NamedTuple):
    """What counts, where a scenario has its own mind about it."""

    review: float = 1.0
    """A Good Review gained during the play."""
    happy: float = 1.0
    roast: float = 1.0
    """A Good Review gained by a Roast."""
    innovation: float = 0.0
    """What an Innovation frees."""
    bad: float = 1.0
    mark: float = 0.0
    """An Award marked with a Board Game token."""
    early: float = 0.0
    """What a Good Review costs that brings the end nearer than it should come."""
    customer: float = 0.0
    """A Customer more."""


PLAIN = Aims()


def aims_of(position: SeizeTheBeanPosition, seat: Seat, worth: Worth) -> Aims:
    entry = scenario_of(position)
    if entry is None or seat == position.robot.seat:
        return PLAIN
    kept = {
        "all": PLAIN,
        "innovation": Aims(review=worth.indebted, happy=worth.indebted, roast=worth.indebted, innovation=1.0),
        "happy": Aims(review=0.0, roast=0.0),
        "roast": Aims(review=0.0, happy=0.3),
    }[entry.keeps]
    if "more_customers" in entry.victory:
        # Reviews come by the way; each Customer who leaves in anger is one less to be counted.
        kept = kept._replace(review=worth.too_soon, happy=worth.too_soon, customer=worth.customers)
    if "all_marked" in entry.victory:
        kept = kept._replace(mark=worth.condition)
        if not all(position.marks[seat]):
            kept = kept._replace(review=worth.too_soon, happy=worth.too_soon, early=1 - worth.too_soon)
    return kept._replace(bad=worth.spoiled if {"no_bad_review", "more_customers"} & {*entry.victory} else 1.0)


CROWDED: Mapping[str, Any] = {"hype": -1.0, "most_hype": 0.0, "guest": -0.5, "recruit": 4.0}
"""Worths where Customers count: many shall be one's own and few come at a time, since who is not served may be lost."""


def worth_in(position: SeizeTheBeanPosition, worth: Worth) -> Worth:
    """What things are worth in this scenario, if any."""
    entry = scenario_of(position)
    return worth if entry is None or "more_customers" not in entry.victory else worth._replace(**CROWDED)


class Pace(NamedTuple):
    """What a player takes from the City in a Day, on average."""

    reviews: float
    cards: tuple[float, ...]
    """By row of the City."""


def pace_of(position: SeizeTheBeanPosition, seat: Seat, worth: Worth) -> Pace:
    if seat == position.robot.seat:
        return pace_of_starbots(position)
    return Pace(worth.reviews_a_guest * position.hype[seat], worth.cards_a_seat)


def pace_of_starbots(position: SeizeTheBeanPosition) -> Pace:
    """SB-SOLO-22, SB-SOLO-25, SB-SOLO-35: two of the spaces on its Action cards, each as likely as the other, with
    their tokens.
    """
    content, robot = position.content, position.robot.seat
    spaces = sorted({space for _, space in content.action_cards})
    reviews, cards = 0.0, [0.0] * len(ROWS)
    cards[0] += 1.0 if position.pantry[robot] or position.style[robot] else 0.0  # by Word of Mouth
    for space in spaces:
        printed = [
            Effect(step.word, step.arguments)
            for step in base_of(position, robot, space)
            if isinstance(step, RobotCommand)
        ]
        tokens = [
            effect
            for icon in position.robot.upgrades[space]
            for effect in content.effects[content.icon_ids[icon]]
        ]
        for word, arguments in (*printed, *tokens):
            often = BARISTAS / len(spaces)
            if word == "review":
                reviews += often * arguments[0]
            elif word == "hype" and position.hype[robot] == MOST_HYPE:
                reviews += often
            elif word == "recruit":
                cards[0] += often
            elif word == "upgrade":
                cards[PANTRY + arguments[0]] += often
    return Pace(reviews, tuple(cards))

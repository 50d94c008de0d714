"""How loudly each choice is offered: serving and using what one has leads forward, leaving it out is quiet.

Only what the seat can see is judged, and nothing is forbidden by it. Whether resources are better kept for another
guest is for people to weigh, so nothing here is called a waste.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.actions import ConfirmAction
from demitasse.games.seize_the_bean.base_game.looking import PutBack
from demitasse.games.seize_the_bean.base_game.service import Greet, SecondaryOrder
from demitasse.games.seize_the_bean.choices import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    DONE,
    FULFIL,
    SERVE,
    SKIP,
    Craft,
    Pick,
)
from demitasse.games.seize_the_bean.drafts.founder_turns import ServeFounder
from demitasse.games.seize_the_bean.variants.crafting import CraftTokens
from demitasse.games.seize_the_bean.variants.mouth_watering import Crave
from demitasse.games.seize_the_bean.variants.sold_out import OfferToOthers
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.outlook import Foreseen, Tones

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def tones(position: SeizeTheBeanPosition, seat: Seat, foreseen: Foreseen) -> Tones:
    step = position.step_of(seat)
    if (judge := JUDGE.get(type(step))) is not None:
        return judge(position, step, foreseen)
    return of_ability(position, step, foreseen) if isinstance(step, Ability) else of_opening(foreseen)


def of_opening(foreseen: Foreseen) -> Tones:
    """A question with nothing but a confirmation to answer it."""
    return {CONFIRM: "forward"} if list(foreseen) == [CONFIRM] else {}


def of_confirming(position: SeizeTheBeanPosition, step: ConfirmAction, foreseen: Foreseen) -> Tones:
    return {CONFIRM: "forward"}


def of_ability(position: SeizeTheBeanPosition, step: Ability, foreseen: Foreseen) -> Tones:
    """What brings most Good Reviews, or the one thing there is to accept."""
    reviews = {
        choice: int(str(message.facts["icons"]))
        for choice, message in foreseen.items()
        if message is not None and message.key == "sb-outlook-icons-worth"
    }
    best: Choice | None = max(reviews, key=lambda choice: reviews[choice], default=None)
    if best is None and ACCEPT in foreseen:
        best = ACCEPT
    return {DECLINE: "quiet"} if best is None else {best: "forward", DECLINE: "quiet"}


def of_greeting(position: SeizeTheBeanPosition, step: Greet, foreseen: Foreseen) -> Tones:
    """SB-SERVE-08, SB-SERVE-14: who cannot be paid for loses a token either way, unless it is patient."""
    message = foreseen[SERVE]
    unpayable = message is not None and message.key == "sb-outlook-unpayable"
    if unpayable and position.guest not in position.content.patient:
        return {SKIP: "forward", SERVE: "quiet"}
    return {SERVE: "forward", SKIP: "quiet"}


def of_second_order(position: SeizeTheBeanPosition, step: SecondaryOrder, foreseen: Foreseen) -> Tones:
    """SB-ANGRY-02: to pay an Angry Customer's second order brings nothing."""
    if step.angry:
        return {DECLINE: "forward", FULFIL: "quiet"}
    return {FULFIL: "forward", DECLINE: "quiet"}


def of_founders(position: SeizeTheBeanPosition, step: ServeFounder, foreseen: Foreseen) -> Tones:
    picks = [choice for choice in foreseen if isinstance(choice, Pick)]
    return {picks[0]: "forward", DECLINE: "quiet"} if len(picks) == 1 else {DECLINE: "quiet"}


def of_sold_out(position: SeizeTheBeanPosition, step: OfferToOthers, foreseen: Foreseen) -> Tones:
    """SB-SOLDOUT-05, SB-SOLDOUT-06: the rewards are for who serves; an Angry Customer of somebody else brings none."""
    if step.angry and not position.competing:
        return {DECLINE: "forward", ACCEPT: "quiet"}
    return {ACCEPT: "forward", DECLINE: "quiet"}


def of_craving(position: SeizeTheBeanPosition, step: Crave, foreseen: Foreseen) -> Tones:
    return {DECLINE: "quiet"}


def of_cards_looked_at(position: SeizeTheBeanPosition, step: PutBack, foreseen: Foreseen) -> Tones:
    """As they lie, nothing is lost."""
    return {DONE: "forward"}


def of_crafting(position: SeizeTheBeanPosition, step: CraftTokens, foreseen: Foreseen) -> Tones:
    """What is not crafted is kept as resources; a Cup that is not used is a gift left lying."""
    only_crafts = all(choice == DONE or isinstance(choice, Craft) for choice in foreseen)
    return {DONE: "forward" if only_crafts else "quiet"}


JUDGE: dict[type, Callable[[SeizeTheBeanPosition, Any, Foreseen], Tones]] = {
    ConfirmAction: of_confirming,
    Greet: of_greeting,
    SecondaryOrder: of_second_order,
    ServeFounder: of_founders,
    OfferToOthers: of_sold_out,
    Crave: of_craving,
    PutBack: of_cards_looked_at,
    CraftTokens: of_crafting,
}

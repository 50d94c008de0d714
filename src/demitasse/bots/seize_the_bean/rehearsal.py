"""The rest of a Day, played through in the mind and alone, to see what comes of a choice."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from demitasse.bots.seize_the_bean.cafe import Cafe, as_it_is
from demitasse.bots.seize_the_bean.prospects import prospects
from demitasse.bots.seize_the_bean.thoughts import habit
from demitasse.games.seize_the_bean.abilities.targeting import Arrest, Disrupt
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.day import HypePhase
from demitasse.games.seize_the_bean.base_game.end_of_day import Evening
from demitasse.games.seize_the_bean.base_game.line import ClearLine
from demitasse.games.seize_the_bean.base_game.service import ServiceTurn
from demitasse.games.seize_the_bean.choices import Take
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.drafts.drafting import DealHands, FirstDay, HandOn, Welcome
from demitasse.games.seize_the_bean.drafts.founders import Unveil
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import Opening
from demitasse.games.seize_the_bean.variants.crafting import CraftPhase
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

Judge = Callable[[SeizeTheBeanPosition, Cafe], float]
"""Says what an evening promises to a Café that was so before."""
Plan = tuple[Choice, ...]
"""Where the Barista still on the Doorstep goes; empty when none is."""
SHARED = (CraftPhase, HypePhase, ServiceTurn, ClearLine, Evening)
"""Steps that are about everybody."""
BEFOREHAND = (DealHands, Unveil, Welcome, HandOn, FirstDay, Opening)
"""Steps before the first Day: what comes of them is not imagined."""
HITTING = (Disrupt, Arrest)
"""Steps that look for somebody in others' Lines, where nobody stands in the mind."""


class Rehearsal:
    """Compares the choices of one decision over the same imagined futures."""

    def __init__(self, cafe: Cafe, judge: Judge = prospects, *, sticks: bool = False) -> None:
        """With `sticks` all choices are tried with the plans that went best with the first one."""
        self.cafe = cafe
        self.judge = judge
        self.sticks = sticks and not isinstance(cafe.position.step_of(cafe.seat), PlaceBarista)
        self.seat = cafe.seat
        self.day = cafe.position.day
        self.worth = cafe.worth

    def best(self, choices: Sequence[Choice], futures: Sequence[SeizeTheBeanPosition]) -> Choice:
        promised = self.promises(choices, futures)
        return max(promised, key=lambda choice: promised[choice])

    def promises(
        self, choices: Sequence[Choice], futures: Sequence[SeizeTheBeanPosition]
    ) -> dict[Choice, float]:
        """Every choice is tried in one future, the most promising ones, with their best plans, in the others too."""
        first, *others = [left_alone(future, self.seat) for future in futures]
        denied = self.denied(choices)
        tried: dict[Choice, dict[Plan, float]] = {}
        plans: Collection[Plan] = ()
        for choice in choices:
            tried[choice] = self.after(first, choice, plans)
            if self.sticks and not plans:
                plans = [plan for plan in best_of(tried[choice], self.worth.plans) if plan]
        ranked = sorted(choices, key=lambda choice: -max(tried[choice].values()) - denied.get(choice, 0.0))
        finalists = {
            choice: best_of(tried[choice], self.worth.plans) for choice in ranked[: self.worth.finalists]
        }
        for future in others:
            for choice, plans in finalists.items():
                for plan, value in self.after(future, choice, plans).items():
                    plans[plan] += value
        return {
            choice: max(plans.values()) / len(futures) + denied.get(choice, 0.0)
            for choice, plans in finalists.items()
        }

    def after(
        self, future: SeizeTheBeanPosition, choice: Choice, plans: Collection[Plan] = ()
    ) -> dict[Plan, float]:
        """What a choice promises in one future, by what is planned for the Barista left to place."""
        trial = future.copy()
        trial.play(self.seat, choice)
        while trial.agenda and trial.day == self.day:
            step = trial.agenda[0]
            if isinstance(step, PlaceBarista) and self.worth.plans:
                return self.place(trial, plans)
            if isinstance(step, (*HITTING, PlaceBarista)):
                leave_out(trial)
            elif step.seat == self.seat:
                trial.play(self.seat, habit(self.cafe, trial))
            else:
                trial.play(
                    step.seat, trial.choices(step.seat)[-1]
                )  # to decline or to be done always comes last
        return {(): self.judge(trial, self.cafe)}

    def place(self, trial: SeizeTheBeanPosition, plans: Collection[Plan]) -> dict[Plan, float]:
        """A Barista tries every space, or those that are planned."""
        spaces = [plan[0] for plan in plans] or trial.choices(self.seat)
        return {(space,): max(self.after(trial, space).values()) for space in spaces}

    def denied(self, choices: Sequence[Choice]) -> dict[Choice, float]:
        """For each Customer to be had, a little of what it would be worth to the next player."""
        index = self.cafe.content.index[CUSTOMERS]
        cards = {
            choice: index[choice.card]
            for choice in choices
            if isinstance(choice, Take) and choice.card in index
        }
        if not cards:
            return {}
        position = self.cafe.position
        following = (self.seat + 1) % position.seats
        if following == position.robot.seat:
            return {}
        rival = as_it_is(position, following, self.worth)
        return {choice: self.worth.deny * max(0.0, rival.recruit(card)) for choice, card in cards.items()}


def best_of(plans: Mapping[Plan, float], number: int) -> dict[Plan, float]:
    ranked = sorted(plans, key=lambda plan: -plans[plan])
    return {plan: plans[plan] for plan in ranked[: max(1, number)]}


def left_alone(position: SeizeTheBeanPosition, seat: Seat) -> SeizeTheBeanPosition:
    """The same table with nobody else at it: no Line, no Café, no turn of theirs; only whom they cannot serve is here.

    What they have stays with them, so that it can be stolen.
    """
    alone = position.copy()
    seats = range(position.seats)
    alone.hype = tuple([position.hype[other] if other == seat else 0 for other in seats])
    for field in ("pantry", "style", "founders", "founder_groups", "called"):
        facts = getattr(position, field)
        setattr(alone, field, tuple([facts[other] if other == seat else () for other in seats]))
    alone.lines = tuple(
        [
            line if other == seat else tuple([guest for guest in line if guest[0] == position.guest])
            for other, line in enumerate(position.lines)
        ]
    )
    if position.mouth_watering:
        alone.craving = tuple([position.craving[other] if other == seat else NOBODY for other in seats])
    alone.sold_out = False
    alone.agenda = tuple(
        [
            step
            for step in position.agenda
            if isinstance(step, SHARED) or (step.seat == seat and not isinstance(step, BEFOREHAND))
        ]
    )
    return alone


def leave_out(trial: SeizeTheBeanPosition) -> None:
    """Somebody else is hit, or a Barista not thought of, and the Day goes on."""
    trial.done()
    trial.offered = None
    trial.resolve([])

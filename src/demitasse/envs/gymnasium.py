"""Demitasse for Gymnasium: one seat learns, bots sit in the others.

`gymnasium.make("demitasse/CoffeeRush-v0", seats=3, opponents=("greedy", "random"))`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from demitasse.bots import Bot, Recipe, bot_recipe, seat_down
from demitasse.bots.contract import Wait
from demitasse.bots.heard import Heard
from demitasse.bots.learning.actions import WAIT
from demitasse.envs.arrays import Observation, observation_of, space_of
from demitasse.envs.spec import LEARNABLE, SEEDS, Spec, at_least_one
from demitasse.envs.turns import TICK, Turns
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.extras import Extra

with Extra("envs"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray


def register() -> None:
    """Tell Gymnasium of `demitasse/CoffeeRush-v0` and the others."""
    for id in LEARNABLE:
        name = f"demitasse/{name_of(id)}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:DemitasseEnv", kwargs={"game": id})


def name_of(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("-"))


class DemitasseEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's seat is drawn anew in each play, unless `seat` names one; its reward comes with the end."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Sequence[str | Bot | Recipe | Callable[..., Bot]] = (),
        seat: Seat | None = None,
        tick: Milliseconds = TICK,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.spec_of_play = Spec(game, seats=seats, **options)
        opponents = tuple(opponents) or ("random",) * (seats - 1)
        if len(opponents) != seats - 1:
            raise BadOptions("env-opponents", given=len(opponents), seats=seats, wanted=seats - 1)
        if seat is not None and not 0 <= seat < seats:
            raise BadOptions("env-no-seat", seat=str(seat)[:20], last=seats - 1)
        self.opponents = tuple([bot_recipe(self.spec_of_play.game.id, bot) for bot in opponents])
        self.seat = seat
        self.tick = at_least_one("tick", tick)
        self.render_mode = render_mode
        actions = len(self.spec_of_play.actions)
        self.action_space = spaces.Discrete(actions)
        self.observation_space: spaces.Space[Any] = space_of(self.spec_of_play)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        draw = Random(int(self.np_random.integers(SEEDS)))
        spec = self.spec_of_play
        self.learner: Seat = draw.randrange(spec.seats) if self.seat is None else self.seat
        self.turns = Turns(spec, spec.setup(draw.randrange(SEEDS)), self.tick)
        others = [seat for seat in range(spec.seats) if seat != self.learner]
        self.bots = {
            seat: made(draw.randrange(SEEDS)) for seat, made in zip(others, self.opponents, strict=True)
        }
        self.happened: list[Event] = []
        self.heard = {seat: Heard(seat, self.happened) for seat in others}
        self.deal = Chance.of(draw.randrange(SEEDS))
        self._let_others_play()
        return self._told(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._play(int(action))
        self._let_others_play()
        over = self.turns.seat is None
        cut = over and self.turns.cut_short
        return self._told(), self.turns.returns[self.learner], over and not cut, cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self._told()["action_mask"].astype(np.bool_)

    def _let_others_play(self) -> None:
        while self.turns.seat is not None and self.turns.seat != self.learner:
            self._play(self.turns.spec.actions.id_of(self._choice_of(self.turns.seat)))

    def _play(self, action: int) -> None:
        self.turns.play(action)
        self.happened += self.turns.events

    def _choice_of(self, seat: Seat) -> Choice:
        number, self.deal = self.deal.below(SEEDS)
        bot = self.bots[seat]
        chair = seat_down(self.turns.position, seat, self.heard[seat], Chance.of(number), blind=bot.blind)
        choice = bot.choose(chair)
        return WAIT if isinstance(choice, Wait) else choice

    def _told(self) -> Observation:
        spec, turns = self.spec_of_play, self.turns
        legal = turns.legal() if turns.seat == self.learner else ()
        return observation_of(spec, turns.position, self.learner, legal)


register()

"""Demitasse for PettingZoo: `env` asks one agent after the other, `parallel_env` all at once, tick by tick."""

from __future__ import annotations

from random import Random
from typing import Any

from demitasse.bots.learning.actions import WAIT
from demitasse.envs.arrays import Observation, observation_of, space_of
from demitasse.envs.spec import SEEDS, Spec, at_least_one
from demitasse.envs.turns import TICK, Turns
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Seat
from demitasse.kernel.extras import Extra

with Extra("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

MOST_CYCLES = 2_500
"""A play is cut short after so many decisions of each agent."""


def env(
    game: str, *, seats: int, tick: Milliseconds = TICK, max_cycles: int = MOST_CYCLES, **options: Any
) -> DemitasseEnv:
    """An environment of agents who take turns: `env("coffee-rush", seats=3, fair_start=True)`."""
    return DemitasseEnv(_spec(game, seats, max_cycles, options), tick)


def parallel_env(
    game: str, *, seats: int, tick: Milliseconds = TICK, max_cycles: int = MOST_CYCLES, **options: Any
) -> DemitasseParallelEnv:
    """An environment in which all agents act at the same time: for games played in real time."""
    spec = _spec(game, seats, max_cycles, options)
    if not spec.game.real_time:
        raise BadOptions("env-not-parallel", game=spec.game.title)
    return DemitasseParallelEnv(spec, tick)


def _spec(game: str, seats: int, max_cycles: int, options: dict[str, Any]) -> Spec:
    return Spec(game, seats=seats, most_choices=at_least_one("max_cycles", max_cycles) * seats, **options)


class _Spaces:
    """Agents, and what each of them sees and may do."""

    def __init__(self, spec: Spec, tick: Milliseconds) -> None:
        self.spec = spec
        self.tick = at_least_one("tick", tick)
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.metadata = {
            "name": f"{spec.game.id}_v0",
            "is_parallelizable": spec.game.real_time,
            "render_modes": [],
        }
        self.render_mode = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(spec.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(spec))
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._draw = Random()
        self.turns: Turns

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new play; the same seed gives the same plays from then on."""
        if seed is not None:
            self._draw = Random(seed)
        self.turns = Turns(self.spec, self.spec.setup(self._draw.randrange(SEEDS)), self.tick)

    def told(self, seat: Seat, legal: tuple[Choice, ...]) -> Observation:
        return observation_of(self.spec, self.turns.position, seat, legal)


class DemitasseEnv(_Spaces, AECEnv):  # type: ignore[misc]
    """Agents decide one after the other; all are paid when the play is over."""

    agent_selection: str

    def __init__(self, spec: Spec, tick: Milliseconds = TICK) -> None:
        AECEnv.__init__(self)
        _Spaces.__init__(self, spec, tick)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return self.told(seat, self.turns.legal() if seat == self.turns.seat else ())

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.turns.play(-1 if action is None else int(action))
        if self.turns.seat is not None:
            self.agent_selection = self.possible_agents[self.turns.seat]
            return
        ended = self.truncations if self.turns.cut_short else self.terminations
        for seat, paid in enumerate(self.turns.returns):
            self.rewards[self.possible_agents[seat]] = paid
            ended[self.possible_agents[seat]] = True
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        seat = self.turns.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None


class DemitasseParallelEnv(_Spaces, ParallelEnv):  # type: ignore[misc]
    """All agents act in every tick, or wait; the first hand wins, and what cannot be done changes nothing."""

    def __init__(self, spec: Spec, tick: Milliseconds = TICK) -> None:
        _Spaces.__init__(self, spec, tick)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self._all_told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        turns, agents = self.turns, self.agents
        chosen = [(self._seats[agent], self.spec.actions.choice_of(int(id))) for agent, id in actions.items()]
        for seat, choice in chosen:
            if choice in turns.position.choices(seat):
                turns.position.play(seat, choice)
        turns.choices += len(chosen)
        if turns.position.due is not None:
            turns.position.advance(turns.position.clock + self.tick)
        over = turns.position.result is not None
        cut = not over and turns.choices >= self.spec.most_choices
        told = self._all_told()
        rewards = dict(zip(agents, turns.returns, strict=True))
        if over or cut:
            self.agents = []
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), {a: {} for a in agents}

    def _legal(self, seat: Seat) -> tuple[Choice, ...]:
        """Who is not asked can only wait."""
        position = self.turns.position
        return self.turns.legal_for(seat) if seat in position.seats_to_act else (WAIT,)

    def _all_told(self) -> dict[str, Observation]:
        return {agent: self.told(seat, self._legal(seat)) for agent, seat in self._seats.items()}

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None

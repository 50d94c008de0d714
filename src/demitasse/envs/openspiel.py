"""Demitasse for OpenSpiel: `register()`, then `pyspiel.load_game("demitasse_coffee_rush(players=3)")`.

Chance is explicit, and all in one node at the root: which of `deals` plays is dealt. After it everything follows from
the choices, so a search on a true state would see what is coming; `resample_from_infostate` deals all that a player
cannot know again, as ISMCTS wants it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import demitasse
from demitasse.bots.learning.actions import UnknownAction
from demitasse.envs.spec import LEARNABLE, MOST_CHOICES, SEEDS, Spec, at_least_one
from demitasse.envs.turns import TICK, Turns
from demitasse.kernel.chance import Chance
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Seat
from demitasse.kernel.extras import Extra
from demitasse.kernel.game import Game

with Extra("envs"):
    import numpy as np
    import pyspiel

DEALS = 1024
"""How many different plays the chance node at the root can deal."""


def register() -> tuple[str, ...]:
    """Make all games known to OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    for id in LEARNABLE:
        if name_of(id) not in known:
            pyspiel.register_game(_type_of(id), _game_of(id))
    return tuple(name_of(id) for id in LEARNABLE)


def load(id: str, parameters: Mapping[str, Any]) -> DemitasseGame:
    """A game with its parameters, in whichever process."""
    register()
    game: DemitasseGame = pyspiel.load_game(name_of(id), dict(parameters))
    return game


def name_of(id: str) -> str:
    return f"demitasse_{id.replace('-', '_')}"


def options_of(text: str) -> dict[str, Any]:
    """The options of a game, from its parameter."""
    try:
        options = json.loads(text)
        return dict(options.items())
    except (ValueError, AttributeError) as error:
        raise BadOptions("env-bad-options", reason=str(error)[:100]) from None


def _type_of(id: str, seats: int = 0) -> Any:
    """Of a game with so many seats; without a number, of all there may be."""
    game = demitasse.game(id)
    return pyspiel.GameType(
        short_name=name_of(id),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility_of(game, seats or game.fewest),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.fewest),
            "deals": DEALS,
            "options": "{}",
            "content": "",
            "tick": TICK,
            "most_choices": MOST_CHOICES,
        },
    )


def _utility_of(game: Game, seats: int) -> Any:
    """Against each other all returns add up to 0; alone against the game nobody loses what one wins."""
    utility = pyspiel.GameType.Utility
    if game.together:
        return utility.IDENTICAL
    return utility.ZERO_SUM if seats > 1 else utility.GENERAL_SUM


def _game_of(id: str) -> type[DemitasseGame]:
    """A class for each game, since OpenSpiel makes a game of nothing but its parameters."""
    return type(name_of(id), (DemitasseGame,), {"id": id, "parameters": _type_of(id).parameter_specification})


class DemitasseGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, given as JSON in the parameter `options`, and a file of cards in `content`."""

    id: ClassVar[str]
    parameters: ClassVar[Mapping[str, Any]]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**self.parameters, **(parameters or {})}
        files = [str(given["content"])] if given["content"] else []
        self.spec = Spec(
            self.id,
            seats=int(given["players"]),
            content=demitasse.game(self.id).content(*files),
            most_choices=int(given["most_choices"]),
            **options_of(str(given["options"])),
        )
        self.tick = at_least_one("tick", int(given["tick"]))
        self.deals = at_least_one("deals", int(given["deals"]))
        type_of_game = _type_of(self.id, self.spec.seats)
        super().__init__(
            type_of_game,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.spec.actions),
                max_chance_outcomes=self.deals,
                num_players=self.spec.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if type_of_game.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
                max_game_length=self.spec.most_choices,
            ),
            given,
        )

    def __deepcopy__(self, memo: Any) -> DemitasseGame:
        """Nothing of it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.id, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self, *_: Any) -> DemitasseState:
        return DemitasseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DemitasseObserver:
        return DemitasseObserver(self.spec)


class DemitasseState(pyspiel.State):  # type: ignore[misc]
    """A play, or the moment before it is dealt."""

    def __init__(self, game: DemitasseGame, turns: Turns | None = None) -> None:
        super().__init__(game)
        self._game = game
        self.turns = turns

    def current_player(self) -> int:
        if self.turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.turns.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: Seat) -> list[int]:
        turns = self.turns
        if turns is None or player != turns.seat:
            return []
        id_of = self._game.spec.actions.id_of
        return sorted([id_of(choice) for choice in turns.legal()])

    def _apply_action(self, action: int) -> None:
        if self.turns is None:
            if not 0 <= action < self._game.deals:
                raise UnknownAction("env-no-choice", id=str(action)[:20], last=self._game.deals - 1)
            self.turns = Turns(self._game.spec, self._game.spec.setup(action), self._game.tick)
        else:
            self.turns.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._game.spec.actions.choice_of(action))

    def is_terminal(self) -> bool:
        return self.turns is not None and self.turns.seat is None

    def returns(self) -> list[float]:
        return [0.0] * self._game.spec.seats if self.turns is None else list(self.turns.returns)

    def __deepcopy__(self, memo: Any) -> DemitasseState:
        """What `clone()` calls: the history is copied there."""
        return DemitasseState(self._game, None if self.turns is None else self.turns.copy())

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> DemitasseState:
        """A state that could be the true one for a player, dealt by the sampler's chance."""
        twin: DemitasseState = self.clone()
        if twin.turns is not None:
            deal = Chance.of(int(sampler() * SEEDS))
            twin.turns.position = twin.turns.position.imagine(player, deal)
        return twin

    def observation_tensor(self, player: Seat | None = None) -> list[int]:
        if self.turns is None:
            return [0] * self._game.spec.encoder.size
        return list(self._game.spec.observe(self.turns.position, self._seen_by(player)))

    def observation_string(self, player: Seat | None = None) -> str:
        if self.turns is None:
            return ""
        return encode(self.turns.position.view(self._seen_by(player))).decode()

    def _seen_by(self, player: Seat | None) -> Seat:
        return player if player is not None else max(0, self.current_player())

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class DemitasseObserver:
    """What OpenSpiel's own learners read: one tensor, and the view as text."""

    def __init__(self, spec: Spec) -> None:
        self._spec = spec
        self.tensor = np.zeros(spec.encoder.size, np.float32)
        self.dict = {
            piece.name: self.tensor[piece.start : piece.end].reshape(piece.end - piece.start)
            for piece in spec.pieces
        }

    def set_from(self, state: DemitasseState, player: Seat) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: DemitasseState, player: Seat) -> str:
        return state.observation_string(player)

"""What PettingZoo and Gymnasium are given alike: observation and mask as arrays, and the spaces they lie in."""

from __future__ import annotations

from typing import Any

from demitasse.bots.learning.encoder import MOST
from demitasse.envs.spec import Spec
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.extras import Extra
from demitasse.kernel.position import Position

with Extra("envs"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Observation = dict[str, NDArray[Any]]


def space_of(spec: Spec) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (spec.encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(spec.actions),), np.int8),
        }
    )


def observation_of(spec: Spec, position: Position, seat: Seat, legal: tuple[Choice, ...]) -> Observation:
    return {
        "observation": np.frombuffer(spec.observe(position, seat), np.uint8),
        "action_mask": np.frombuffer(spec.actions.mask(legal), np.int8),
    }

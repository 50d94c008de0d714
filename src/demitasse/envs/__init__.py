"""Environments for learners: choices as numbers, observations of a fixed size, returns; adapters for other libraries.

`Spec` needs nothing but Demitasse; the modules named after PettingZoo, OpenSpiel and Gymnasium need the extra `envs`.
"""

from __future__ import annotations

from demitasse.bots.learning.actions import Actions, UnknownAction
from demitasse.bots.learning.encoder import Encoder, Piece, Place
from demitasse.envs.spec import LEARNABLE, Spec

__all__ = ["LEARNABLE", "Actions", "Encoder", "Piece", "Place", "Spec", "UnknownAction"]

"""What a choice leads to, and how loudly a table should offer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message

Tone = Literal["", "forward", "quiet", "wasteful"]
"""`forward` brings something home or goes on with nothing lost: of one decision at most one choice is. `quiet` gives
something up: skipping, stopping early, giving back. `wasteful` is quiet, and something ready would be thrown away: a
table asks once more. Everything else is plain."""

Foreseen = Mapping[Choice, Message | None]
"""All choices of a decision in their order, each with what it leads to."""
Tones = Mapping[Choice, Tone]
"""The choices of a decision that are not plain."""


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice leads to, in a few words that give nothing away; of what is quiet they say what is lost."""

    message: Message | None = None
    tone: Tone = ""
    ends: bool = False
    """Whether it ends the step that asks: it has a place and a key of its own."""
    final: bool = False
    """Of what is wasteful: whether it could not even be taken back."""

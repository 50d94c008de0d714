"""What a seat is asked, and what is evident about it."""

from __future__ import annotations

import msgspec

from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message

Milliseconds = int


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked now: a prompt and the finite list of its legal choices, in a stable order."""

    prompt: Message
    """Told by `say` in either language."""
    choices: tuple[Choice, ...]
    """Exactly those that `Position.play` accepts."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a sensible player would do without much thought, and why: choices to be made one after another."""

    choices: tuple[Choice, ...]
    """None where there is only something to wait for."""
    reason: Message
    until: Milliseconds | None = None
    """The moment one waits for, by the play's own clock; the reason tells it as `seconds` from now."""

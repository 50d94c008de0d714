"""The agenda: what is still to be resolved, as a stack of small plain values, the next step first.

The top step either resolves by itself or asks one or more seats. A nested effect (an ability that triggers an icon
that takes a card) is pushed in front of what it interrupts. Since steps are plain tuples of words and numbers,
a position can be copied, compared, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from typing import TypeVar

Step = TypeVar("Step", bound=tuple[str | int, ...])
"""A kind, then its parameters: `("move", 2)`."""


def push(agenda: tuple[Step, ...], *steps: Step) -> tuple[Step, ...]:
    """These steps, in this order, before everything else."""
    return (*steps, *agenda)


def done(agenda: tuple[Step, ...]) -> tuple[Step, ...]:
    """The rest, once the top step is resolved."""
    return agenda[1:]

"""What brings an error about, for `provoked.py` of each game: a call that is refused, or that returns the refusal."""

from __future__ import annotations

from collections.abc import Callable

from demitasse.kernel.asking import Asking
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from tests.playing import play, refused

Provoke = Callable[[], object]


class Waltz(Choice, frozen=True, tag="waltz"):
    """A choice of no game we know."""


def refusal_in(
    begin: Callable[[], Asking], text: str, *before: str, seat: int | None = None, over: bool = False
) -> Provoke:
    """A choice that is refused, after others, or when the play is over."""

    def provoke() -> Illegal:
        position = begin()
        play(position, *before)
        if over:
            position.agenda = ()
        return refused(position, text, seat)

    return provoke

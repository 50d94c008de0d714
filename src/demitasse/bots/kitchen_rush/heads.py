"""How well a cook sees what it could do: what it overlooks for a while, what it takes for better or worse."""

from __future__ import annotations

from demitasse.bots.levels import Sight
from demitasse.kernel.chance import Chance
from demitasse.kernel.decision import Milliseconds

SPELL: Milliseconds = 8_000
"""For so long a cook goes on overlooking what it has not noticed."""


class Head:
    """What a cook of a level makes of what is to be seen: the same as long as a spell lasts, however often it looks."""

    def __init__(self, sight: Sight, seed: int) -> None:
        self._sight = sight
        self._chance = Chance.of(seed).stream("head")
        self._spell = -1
        self._known: dict[str, tuple[bool, float]] = {}

    def sees(self, what: str, now: Milliseconds) -> bool:
        return self._look(what, now)[0]

    def error(self, what: str, now: Milliseconds) -> float:
        """By how much it takes something for better than it is; below 0 for worse."""
        return self._look(what, now)[1]

    def _look(self, what: str, now: Milliseconds) -> tuple[bool, float]:
        spell = now // SPELL
        if spell != self._spell:
            self._spell = spell
            self._known.clear()
        if what not in self._known:
            chance = self._chance.stream(f"{spell} {what}")
            lot, chance = chance.below(100)
            self._known[what] = (lot >= self._sight.overlooks, self._sight.error(chance))
        return self._known[what]

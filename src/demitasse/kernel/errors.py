"""Everything that can go wrong by somebody's input, each with a sentence for the person who can act."""

from __future__ import annotations

from typing import Any

from demitasse.kernel.message import Fact, Message


class DemitasseError(Exception):
    """Carries a message, so that every edge (terminal, page, Python) can say it in its reader's language."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.message = Message(key, facts)

    def __str__(self) -> str:
        from demitasse.kernel.language import say

        return say(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors are pickled by worker processes; keyword arguments must survive that."""
        return _rebuild, (type(self), self.args)


class Illegal(DemitasseError):
    """A choice the rules refuse. `rule` is the id of the rule it breaks."""

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.args = (rule, key, facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})"


class BadChoice(DemitasseError):
    """A text or JSON that is not a choice of this game at all."""


class BadOptions(DemitasseError):
    """Options that do not exist, have an impossible value or exclude each other."""


class BadContent(DemitasseError):
    """A content file that cannot be played with."""


class BadRecord(DemitasseError):
    """A record that is not one, is damaged, or belongs to other rules or other content."""


class NoUndo(DemitasseError):
    """Why the last choice stands."""


class Unknown(DemitasseError):
    """A game, bot, rule or language that does not exist."""


def _rebuild(kind: type[DemitasseError], args: tuple[Any, ...]) -> DemitasseError:
    *words, facts = args
    return kind(*words, **facts)

"""Everything that can go wrong by somebody's input, each with a sentence for the person who can act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

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


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong in a content file, and where: the path of a field goes down by dots, `main.order`."""

    file: str
    section: str = ""
    id: str = ""
    field: str = ""
    message: Message


class BadContent(DemitasseError):
    """Content files that cannot be played with. `problems` are all that was found, a sentence each."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.problems: tuple[Problem, ...] = (Problem(file=str(facts["file"]), message=self.message),)

    @classmethod
    def of(cls, problems: Sequence[Problem]) -> BadContent:
        """The message is that of the first problem, with the number of the others."""
        first, *others = problems
        facts: dict[str, Fact] = {"file": first.file, "first": first.message, "others": len(others)}
        error = (
            cls(first.message.key, **first.message.facts)
            if not others
            else BadContent("content-several", **facts)
        )
        error.problems = tuple(problems)
        return error

    def __reduce__(self) -> tuple[Any, ...]:
        return BadContent.of, (self.problems,)


class BadRecord(DemitasseError):
    """A record that is not one, is damaged, or belongs to other rules or other content."""


class NoUndo(DemitasseError):
    """Why the last choice stands."""


class Unknown(DemitasseError):
    """A game, bot, rule or language that does not exist."""


def _rebuild(kind: type[DemitasseError], args: tuple[Any, ...]) -> DemitasseError:
    *words, facts = args
    return kind(*words, **facts)

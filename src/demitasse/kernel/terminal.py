"""What the drawings of all games in the terminal share: their words, and parts side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from rich.text import Text

from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message

ContentT = TypeVar("ContentT", bound=Content)

BADGES = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
    "bold white on cyan",
)
"""A style for every seat of the largest table."""


class Localized(Generic[ContentT]):
    """A drawing of one play in one language: content for names, people for seats, and `you` for the seat of the one
    reader; None where several or none of those who read play."""

    def __init__(
        self, content: ContentT, language: str, people: Sequence[str], you: Seat | None = None
    ) -> None:
        self.content = content
        self.language = language
        self.people = people
        self.you = you

    def badge(self, view: Any, seat: Seat) -> Text:
        """A player's number."""
        return Text(f" {seat + 1} ", BADGES[seat])

    def words(self, key: str, **facts: Fact) -> str:
        return self.said(Message(key, facts))

    def said(self, message: Message) -> str:
        return say(message, self.language, self.content.names, self.people, self.you)

    def name(self, id: str) -> str:
        return str(getattr(self.content.names[id], self.language))


def joined(separator: str, parts: Iterable[Text]) -> Text:
    """Parts side by side, each in its own style, with something faint between them."""
    line = Text()
    for number, part in enumerate(parts):
        if number:
            line.append(separator, "dim")
        line.append(part)
    return line

"""Pins: what the booklet's text implies for a content, such as a sum of an example or a number of cards.

Our own content keeps them all. A person's correction that breaks one gets a sentence as a warning and is played all
the same: the printed card wins, and our reading of the text may be wrong.
"""

from __future__ import annotations

from typing import NamedTuple

from demitasse.kernel.errors import Problem
from demitasse.kernel.message import Message


class Pin(NamedTuple):
    """One check: what a field, or several together, come to, and what they must by a rule's text."""

    rule: str
    section: str
    id: str
    field: str
    found: object
    wanted: object

    @property
    def holds(self) -> bool:
        return self.found == self.wanted

    def problem(self, file: str) -> Problem:
        """The warning for a pin that does not hold."""
        facts = {
            "entry": f"{self.section} {self.id}".strip(),
            "field": self.field,
            "found": told(self.found),
            "wanted": told(self.wanted),
            "rule": self.rule,
        }
        message = Message("content-pin", facts)
        return Problem(file=file, section=self.section, id=self.id, field=self.field, message=message)


def told(value: object) -> str:
    """A value as it stands in a sentence."""
    if isinstance(value, tuple | list):
        return ", ".join(map(told, value)) or "—"
    if isinstance(value, dict):
        return ", ".join(f"{number} {name}" for name, number in value.items() if number) or "0"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)

"""What happened last at a table, in a few sentences: for whoever is told of it elsewhere."""

from __future__ import annotations

from importlib import import_module
from itertools import takewhile

from demitasse.kernel.event import Event, Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.server.snapshot import events_for
from demitasse.server.tables import Table

LONGEST = 160


def latest_move(table: Table, seat: Seat, language: str) -> str:
    """What whoever moved last did, as this seat may know it; else that the table waits."""
    mover = table.rows[-1].seat if table.rows else seat
    stretch = list(takewhile(lambda row: row.seat == mover, reversed(table.rows)))
    events = [event for row in reversed(stretch) if not row.undo for event in events_for((seat,), row.events)]
    told = shortened(story(table, seat, language, events))
    return told or say(Message("server-notice-waiting"), language)


def story(table: Table, seat: Seat, language: str, events: list[Event]) -> str:
    screen = import_module(f"{table.game.package}.terminal").Screen(
        table.content, language, (*table.people, *table.automata), seat
    )
    return str(screen.story(events)).strip()


def shortened(text: str) -> str:
    """Whole sentences, as many as a message on a locked screen shows."""
    if len(text) <= LONGEST:
        return text
    whole = text[:LONGEST].rpartition(". ")[0]
    return f"{whole}." if whole else f"{text[: LONGEST - 1].rstrip()}…"

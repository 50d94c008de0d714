"""How the server is, and why it is not ready when it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from demitasse.kernel.language import say
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.server.server import Server

MOST_WAITING = 5000
"""Writes that may wait for the disk before the server calls itself overloaded."""

LONGEST_WRITE = 5.0
"""Seconds that one may take before choices are said to be kept waiting."""


class Health(msgspec.Struct, frozen=True):
    """What `/health` answers."""

    live: bool
    ready: bool
    """Whether choices are carried out now."""
    reasons: tuple[str, ...]
    """Why it is not ready."""
    tables: int
    """In memory."""
    viewers: int


def troubles_of(server: Server) -> list[Message]:
    """Why choices, or some of them, would not be carried out."""
    store = server.store.health()
    found = []
    if not store.writing:
        found.append(Message("server-health-writer"))
    if store.failure:
        found.append(Message("server-health-failure", {"reason": store.failure}))
    if store.waiting > MOST_WAITING:
        found.append(Message("server-health-waiting", {"writes": store.waiting}))
    if store.seconds > LONGEST_WRITE:
        found.append(Message("server-health-slow", {"seconds": int(store.seconds)}))
    if server.draining:
        found.append(Message("server-health-draining"))
    if server.closing:
        found.append(Message("server-health-stopping"))
    return found


def health_of(server: Server) -> Health:
    """Live while it answers at all; ready while choices would be carried out."""
    reasons = tuple(say(trouble, "en") for trouble in troubles_of(server))
    return Health(
        live=True,
        ready=not reasons,
        reasons=reasons,
        tables=len(server.registry.tables),
        viewers=server.feeds.viewers(),
    )

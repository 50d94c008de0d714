"""How the server is, and why it is not ready when it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from demitasse.server.server import Server

MOST_WAITING = 5000
"""Writes that may wait for the disk before the server calls itself overloaded."""


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


def health_of(server: Server) -> Health:
    """Live while it answers at all; ready while choices would be carried out."""
    store = server.store.health()
    reasons = []
    if not store.writing:
        reasons.append("the writer of the store has stopped")
    if store.failure:
        reasons.append(f"the latest write failed: {store.failure}")
    if store.waiting > MOST_WAITING:
        reasons.append(f"{store.waiting} writes wait for the disk")
    if server.closing:
        reasons.append("the server is stopping")
    return Health(
        live=True,
        ready=not reasons,
        reasons=tuple(reasons),
        tables=len(server.registry.tables),
        viewers=server.feeds.viewers(),
    )

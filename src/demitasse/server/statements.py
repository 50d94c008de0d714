"""What is asked of a database: statements that SQLite and PostgreSQL read alike."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Statement(NamedTuple):
    """SQL with a `?` for each value."""

    sql: str
    values: tuple[Any, ...] = ()


class Database(Protocol):
    async def write(self, *statements: Statement, told: str = "") -> list[int]:
        """All of them or none; how many rows each changed. Durable when it returns, and told to the other servers."""
        ...

    async def read(self, *queries: Statement) -> list[list[tuple[Any, ...]]]:
        """What each finds, all at the same moment."""
        ...

"""The schema of a database: numbered SQL files, run in order, and the number of the last one that was run.

Databases differ in their SQL, so each has a folder of files of its own, `migrations/<database>/0001-….sql`, and its own
way to keep the number; which files are still to be run is the same for all.
"""

from __future__ import annotations

from importlib import resources
from typing import NamedTuple

MIGRATIONS = resources.files("demitasse.server") / "migrations"


class Migration(NamedTuple):
    """One step from a version of the schema to the next."""

    version: int
    """The version it leads to: the number its file begins with."""
    sql: str


class NewerSchema(Exception):
    """The database has a version that only a newer Demitasse knows."""


def pending(database: str, version: int) -> list[Migration]:
    """What a database of this version still needs; `NewerSchema` when we know nothing of that version."""
    known = migrations(database)
    if version > len(known):
        raise NewerSchema
    return known[version:]


def migrations(database: str) -> list[Migration]:
    """All migrations of a kind of database, numbered from 1 without a gap."""
    files = sorted((MIGRATIONS / database).iterdir(), key=lambda file: file.name)
    found = [Migration(int(file.name[:4]), file.read_text("utf-8")) for file in files]
    assert [migration.version for migration in found] == list(range(1, len(found) + 1))
    return found

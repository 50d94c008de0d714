"""A server with a store of its own, for each file of tests: tables do not disturb one another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres, running_postgres
from tests.server.visiting import Visit, opened


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    with opened(tmp_path_factory.mktemp("data")) as visit:
        yield visit


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened: a folder, and the URL of a database."""
    if request.param == "sqlite":
        return tmp_path
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()

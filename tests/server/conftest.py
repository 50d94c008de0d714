"""A server with a store of its own, for each file of tests: tables do not disturb one another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.visiting import Visit, opened


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    with opened(tmp_path_factory.mktemp("data")) as visit:
        yield visit

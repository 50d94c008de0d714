"""A PostgreSQL database that cannot be used is refused in one sentence; one that goes away comes back by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from psycopg.conninfo import conninfo_to_dict

from demitasse.cli.entry_point import run
from demitasse.kernel.language import say
from demitasse.kernel.play import Row
from demitasse.server import postgres_store, schema
from demitasse.server.postgres_connection import connect
from demitasse.server.postgres_store import MOST_CONNECTIONS, PostgresStore
from demitasse.server.revision import revision
from demitasse.server.store import StoreError, open_store
from tests.postgres import PASSWORD, USER, Postgres, guarded, running_postgres
from tests.server.test_store import head


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def refusal(url: str) -> StoreError:
    async def opening() -> None:
        await (await open_store(url)).close()

    with pytest.raises(StoreError) as refused:
        asyncio.run(opening())
    return refused.value


def create(url: str) -> None:
    async def opening() -> None:
        await (await open_store(url)).close()

    asyncio.run(opening())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(postgres: Postgres, database: str) -> None:
    create(database)
    newer = len(schema.migrations("postgres")) + 1
    postgres.execute(database, f"UPDATE schema_version SET version = {newer}")

    refused = refusal(database)

    assert refused.message.key == "server-database-newer"
    assert "vient d’une version plus récente" in say(refused.message, "fr")
    assert postgres.execute(database, "SELECT version FROM schema_version") == [(newer,)]


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = schema.Migration(1, "CREATE TABLE tables (id TEXT)")
    broken = schema.Migration(2, "CREATE TABLE more (id TEXT); CREATE TABLE tables (id TEXT)")
    monkeypatch.setattr(schema, "migrations", lambda kind: [whole, broken])

    assert "already exists" in str(refusal(database))

    assert postgres.execute(database, "SELECT to_regclass('more'), to_regclass('schema_version')") == [
        (None, None)
    ]


def test_a_wrong_password_is_told_and_never_shown(database: str) -> None:
    refused = str(refusal(guarded(database, "not-the-password")))

    assert "password authentication failed" in refused
    assert USER in refused
    assert "not-the-password" not in refused


@pytest.mark.parametrize(
    ("url", "key"),
    [
        (f"postgresql://me:{PASSWORD}@127.0.0.1:1/demitasse", "server-database-unusable"),
        (f"postgresql://me:{PASSWORD}@host:port:5432/x", "server-database-unusable"),
        (f"postgresql://me:{PASSWORD}@[::1/x", "server-database-url"),
        (f"postgresql://me:{PASSWORD}@host/x?nonsense={PASSWORD}", "server-database-url"),
    ],
)
def test_what_leads_nowhere_is_told_without_its_password(url: str, key: str) -> None:
    refused = refusal(url)

    assert refused.message.key == key
    for language in ("en", "fr"):
        assert PASSWORD not in say(refused.message, language)


def test_a_database_without_rights_is_told_which_are_missing(postgres: Postgres, database: str) -> None:
    assert "permission denied for schema public" in str(refusal(guarded(database)))

    create(database)
    postgres.execute(
        database, f"GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {USER}"
    )
    create(guarded(database))
    postgres.execute(database, f"REVOKE INSERT ON log FROM {USER}")
    refused = refusal(guarded(database))
    assert refused.message.key == "server-database-rights"
    assert "INSERT log" in str(refused)


def test_a_database_that_may_only_be_read_is_refused(postgres: Postgres, database: str) -> None:
    create(database)
    name = conninfo_to_dict(database)["dbname"]
    postgres.execute(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    assert refusal(database).message.key == "server-database-rights"


def test_a_server_of_another_version_is_refused_and_changes_nothing(
    postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def both() -> None:
        first = await open_store(database)
        try:
            monkeypatch.setattr("demitasse.server.store.revision", lambda: "another one")
            monkeypatch.setattr(
                schema, "migrations", lambda kind: [*known, schema.Migration(len(known) + 1, "")]
            )
            with pytest.raises(StoreError) as refused:
                await open_store(database)
        finally:
            await first.close()
        assert refused.value.message.key == "server-database-other-version"
        assert refused.value.message.facts["theirs"] == theirs
        assert postgres.execute(database, "SELECT version FROM schema_version") == [(len(known),)]
        await (await open_store(database)).close()

    known, theirs = schema.migrations("postgres"), revision()
    asyncio.run(both())


def test_a_table_that_somebody_writes_to_while_its_keeper_is_gone_is_taken_over_a_moment_later(
    database: str,
) -> None:
    async def taken_over() -> list[tuple[list[str], int]]:
        gone, here = [await PostgresStore.open(database, "this") for _ in range(2)]
        try:
            await gone.create(head("t"), [])
            await gone._peers.close()
            while gone._peers.number in here._peers.live:  # until the database has noticed
                await here._peers.beat()
            async with await connect(database) as writing, writing.transaction():
                await writing.execute("UPDATE tables SET quiet = 1 WHERE id = 't'")
                during = await here._peers.take_over()
            return [during, await here._peers.take_over(), await here._peers.take_over()]
        finally:
            await here.close()
            await gone._pool.close()

    assert asyncio.run(taken_over()) == [([], 1), (["t"], 0), ([], 0)]


def test_without_a_driver_the_command_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "demitasse.server.postgres_store", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)

    assert run(["serve", "--port", "0", "--data", "postgresql://me@localhost/x"]) == 2

    told = capsys.readouterr()
    assert 'pip install "demitasse[postgres]"' in told.err
    assert told.out == ""


def test_copies_of_a_database_are_left_to_its_own_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", "copy", "--data", f"postgresql://me:{PASSWORD}@localhost/x"]) == 2

    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert PASSWORD not in told


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may stop."""
    with running_postgres() as postgres:
        yield postgres


def test_a_database_that_does_not_answer_is_waited_for_and_nothing_is_lost(own_postgres: Postgres) -> None:
    """As when its machine or its disk stands still; a line that is cut is another matter."""
    url = own_postgres.new_database()

    def signalled(signal_number: int) -> None:
        for pid in backends:
            os.kill(pid, signal_number)

    async def story() -> None:
        store = await open_store(url)
        await store.create(head("one"), [])
        asks = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        backends.extend(pid for (pid,) in own_postgres.execute(url, asks))
        signalled(signal.SIGSTOP)
        try:
            asked = asyncio.create_task(store.append("one", Row(0, 0, 0, "meanwhile")))
            await asyncio.sleep(0.5)
            assert (asked.done(), store.health().waiting, store.health().seconds > 0.3) == (False, 1, True)
        finally:
            signalled(signal.SIGCONT)
        await asked
        assert [row.do for row, _ in await store.rows_after("one", -1)] == ["meanwhile"]
        assert (store.health().seconds, store.health().failure) == (0.0, "")
        await store.close()

    backends: list[int] = []
    asyncio.run(story())


def test_when_all_connections_are_taken_that_is_told_until_one_is_free(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "CONNECT_SECONDS", 0.5)

    async def story() -> None:
        store = await open_store(database)
        assert isinstance(store, PostgresStore)
        await store.create(head("one"), [])
        async with AsyncExitStack() as taken:
            for _ in range(MOST_CONNECTIONS):
                await taken.enter_async_context(store._pool.connection())
            for refused in (store.append("one", Row(0, 0, 0, "too many")), store.load("one")):
                with pytest.raises(StoreError) as told:
                    await refused
                assert "connection" in say(told.value.message, "en")
            assert store.health().failure
        await store.append("one", Row(0, 0, 0, "free again"))
        assert store.health().failure == ""
        await store.close()

    asyncio.run(story())


def test_a_database_that_takes_no_more_connections_is_told_at_the_start(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()
    own_postgres.execute(url, f"ALTER DATABASE {conninfo_to_dict(url)['dbname']} OWNER TO {USER}")
    own_postgres.execute(url, f"ALTER ROLE {USER} CONNECTION LIMIT 2")
    told = refusal(guarded(url))

    assert told.message.key == "server-database-unusable"
    assert "too many connections" in say(told.message, "en")
    assert PASSWORD not in say(told.message, "en")


def test_a_database_that_was_away_is_used_again_and_nothing_is_lost(own_postgres: Postgres) -> None:
    url = own_postgres.new_database()

    async def story() -> None:
        store = await open_store(url)
        await store.create(head("one"), [])
        await store.append("one", Row(0, 0, 0, "before"))

        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(StoreError) as refused:
            await store.append("one", Row(1, 0, 0, "while it is away"))
        assert refused.value.message.key == "server-write-failed"
        with pytest.raises(StoreError):
            await store.load("one")
        assert (store.health().writing, bool(store.health().failure)) == (True, True)

        await asyncio.to_thread(own_postgres.start)
        await store.append("one", Row(1, 0, 0, "after"))
        await asyncio.to_thread(own_postgres.stop)
        await asyncio.to_thread(own_postgres.start)
        await store.append("one", Row(2, 0, 0, "at once"))
        assert [row.do for row, _ in await store.rows_after("one", -1)] == ["before", "after", "at once"]
        assert store.health().failure == ""
        await store.close()

    asyncio.run(story())

"""The data when something goes wrong with it: copies, disks and files, each with a sentence and without harm."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from demitasse.cli.entry_point import run
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.play import Row
from demitasse.server.backup import BEFORE, backup, restore, serving
from demitasse.server.sqlite_store import FILE, SqliteStore
from demitasse.server.store import open_store
from tests.server.test_store import head


def write_rows(folder: Path, first: int, count: int) -> None:
    async def write() -> None:
        store = await open_store(folder)
        if first == 0:
            await store.create(head("one"), [])
        for seq in range(first, first + count):
            await store.append("one", Row(seq, seq, 0, "confirm"))
        await store.close()

    asyncio.run(write())


def rows_in(folder: Path) -> list[int]:
    async def read() -> list[int]:
        store = await open_store(folder)
        rows = await store.rows_after("one", -1)
        await store.close()
        return [row.seq for row, _ in rows]

    return asyncio.run(read())


def refusal(action: Callable[[], object]) -> str:
    with pytest.raises(DemitasseError) as caught:
        action()
    return caught.value.message.key


def test_a_copy_made_while_somebody_plays_holds_what_was_acknowledged(tmp_path: Path) -> None:
    copy = tmp_path / "copy"

    async def play_and_copy() -> int:
        store = await open_store(tmp_path / "data")
        await store.create(head("one"), [])
        for seq in range(20):
            await store.append("one", Row(seq, seq, 0, "confirm"))
        copying = asyncio.create_task(asyncio.to_thread(backup, tmp_path / "data", copy))
        seq = 20
        while not copying.done():
            await store.append("one", Row(seq, seq, 0, "confirm"))
            seq += 1
        await copying
        await store.close()
        return seq

    played = asyncio.run(play_and_copy())
    restore(tmp_path / "elsewhere", copy)

    found = rows_in(tmp_path / "elsewhere")
    assert found == list(range(len(found)))
    assert 20 <= len(found) <= played


def test_a_restored_folder_keeps_what_was_there_before(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    write_rows(data, 0, 3)
    assert run(["backup", str(copy), "--data", str(data)]) == 0
    write_rows(data, 3, 2)
    assert run(["restore", str(copy), "--data", str(data)]) == 0

    assert rows_in(data) == [0, 1, 2]
    (tmp_path / "before").mkdir()
    shutil.copy(data / BEFORE, tmp_path / "before" / FILE)
    assert rows_in(tmp_path / "before") == [0, 1, 2, 3, 4]


def test_a_copy_that_was_changed_is_not_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    write_rows(data, 0, 3)
    backup(data, copy)
    changed = bytearray(copy.read_bytes())
    changed[-100] ^= 1
    copy.write_bytes(changed)

    assert refusal(lambda: restore(data, copy)) == "server-restore-digest"
    assert rows_in(data) == [0, 1, 2]


def test_no_copy_overwrites_and_none_is_put_under_a_running_server(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    write_rows(data, 0, 1)
    backup(data, copy)
    other = tmp_path / "other"
    other.write_bytes(b"not a database" * 1000)

    assert refusal(lambda: backup(data, copy)) == "server-backup-exists"
    assert refusal(lambda: backup(tmp_path / "nowhere", tmp_path / "new")) == "server-backup-nothing"
    assert refusal(lambda: restore(data, other)) == "server-restore-failed"
    with serving(data):
        assert refusal(lambda: restore(data, copy)) == "server-data-in-use"
        assert refusal(lambda: serving(data).__enter__()) == "server-data-in-use"
    assert rows_in(data) == [0]


@pytest.mark.parametrize("where", ["/proc/demitasse", "file"])
def test_a_folder_that_cannot_be_written_to_is_told_of(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("no folder")
    folder = tmp_path / where

    assert refusal(lambda: asyncio.run(SqliteStore.open(folder))) == "server-data-unusable"
    assert refusal(lambda: serving(folder).__enter__()) == "server-data-unusable"


def test_a_file_that_is_no_database_is_told_of_and_left_alone(tmp_path: Path) -> None:
    garbage = b"\x00\xffgarbage" * 5000
    (tmp_path / FILE).write_bytes(garbage)

    assert refusal(lambda: asyncio.run(SqliteStore.open(tmp_path))) == "server-data-unusable"
    assert (tmp_path / FILE).read_bytes() == garbage


@pytest.mark.parametrize("lost", [1, 100, 4096, 5000, 20_000])
def test_a_commit_that_was_cut_off_takes_nothing_before_it_with_it(tmp_path: Path, lost: int) -> None:
    """The power fails while the write-ahead log is being written: its last bytes are missing."""
    data, after = tmp_path / "data", tmp_path / "after"
    after.mkdir()

    async def play() -> None:
        store = await open_store(data)
        await store.create(head("one"), [])
        for seq in range(30):
            await store.append("one", Row(seq, seq, 0, "confirm"))
        for file in data.iterdir():
            shutil.copy(file, after / file.name)
        await store.close()

    asyncio.run(play())
    log = after / f"{FILE}-wal"
    written = log.read_bytes()
    assert len(written) > lost
    log.write_bytes(written[:-lost])
    (after / f"{FILE}-shm").unlink()

    found = rows_in(after)
    assert found == list(range(len(found)))
    assert len(found) >= 30 - lost // 4096 - 2


FILL_THE_DISK = """
import asyncio, resource, signal, sys
from pathlib import Path
from demitasse.kernel.play import Row
from demitasse.server.store import StoreError, open_store
from tests.server.test_store import head

async def main(folder):
    store = await open_store(folder)
    await store.create(head("one"), [])
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
    kept = 0
    try:
        while kept < 1000:
            await store.append("one", Row(kept, kept, 0, "x" * 2000))
            kept += 1
    except StoreError as error:
        print(error.message.key, bool(store.health().failure), store.health().writing)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.append("one", Row(kept, kept, 0, "there is space again"))
    print([row.seq for row, _ in await store.rows_after("one", -1)] == list(range(kept + 1)), kept > 10)
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_full_disk_refuses_with_a_sentence_and_goes_on_when_there_is_space(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.stdout.split() == ["server-write-failed", "True", "True", "True", "True"], done.stderr


def test_a_file_that_cannot_be_read_any_more_is_told_of(tmp_path: Path) -> None:
    async def read() -> None:
        store = await SqliteStore.open(tmp_path)
        try:
            await store.create(head("one"), [])
            store._reading.execute("DROP TABLE seats")
            await store.load("one")
        finally:
            await store.close()

    assert refusal(lambda: asyncio.run(read())) == "server-read-failed"

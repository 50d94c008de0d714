"""Copies of the data: made while a server runs, checked before they are trusted, put back while none does.

A copy is one file beside which stands its digest, in the form that `sha256sum --check` reads.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from demitasse.kernel.errors import DemitasseError
from demitasse.server import schema
from demitasse.server.sqlite_store import FILE, migrate, schema_version
from demitasse.server.store import StoreError

if os.name == "posix":
    import fcntl

LOCK = "serving.lock"
BEFORE = f"{FILE}.before-restore"
PAGES_AT_ONCE = 1024
"""Between so many pages of a copy the server may write."""


class BackupRefused(DemitasseError):
    """Nothing was copied, and nothing has changed."""


class InUse(DemitasseError):
    """A server runs over this folder."""


@contextmanager
def serving(folder: Path) -> Iterator[None]:
    """Hold the folder as the one server that runs over it; the lock goes with the process, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("w")
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError("server-data-unusable", folder=str(folder), reason=reason) from None
    with lock:
        if os.name == "posix":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse("server-data-in-use", folder=str(folder)) from None
        yield


def backup(folder: Path, to: Path) -> str:
    """Copy the data of a folder, also while a server writes there; the digest of the copy."""
    source = folder / FILE
    if not source.is_file():
        raise BackupRefused("server-backup-nothing", folder=str(folder))
    if to.exists():
        raise BackupRefused("server-backup-exists", file=str(to))
    unfinished = to.with_name(f"{to.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy, pages=PAGES_AT_ONCE)
            copy.execute("PRAGMA journal_mode = DELETE")  # all of it in the one file
        check(unfinished)
        digest = digest_of(unfinished)
        flush(unfinished)
        unfinished.replace(to)
        digest_file(to).write_text(f"{digest}  {to.name}\n", encoding="utf-8")
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        raise BackupRefused("server-backup-failed", file=str(to), reason=str(error)) from None
    return digest


def restore(folder: Path, source: Path) -> None:
    """Put a copy in the place of the data; what was there before is kept beside it, under `BEFORE`."""
    if not source.is_file():
        raise BackupRefused("server-restore-nothing", file=str(source))
    noted = digest_file(source)
    try:
        if noted.is_file() and noted.read_text(encoding="utf-8").split()[:1] != [digest_of(source)]:
            raise BackupRefused("server-restore-digest", file=str(source))
        check(source)
        with serving(folder):
            new = folder / f"{FILE}.new"
            new.write_bytes(source.read_bytes())
            migrate(new)
            with closing(sqlite3.connect(new)) as copy:
                copy.execute("PRAGMA journal_mode = DELETE")
            flush(new)
            keep_old(folder)
            new.replace(folder / FILE)
    except schema.NewerSchema:
        raise BackupRefused("server-restore-newer", file=str(source)) from None
    except (OSError, sqlite3.Error) as error:
        raise BackupRefused("server-restore-failed", file=str(source), reason=str(error)) from None


def keep_old(folder: Path) -> None:
    old = folder / FILE
    if not old.exists():
        return
    try:
        with closing(sqlite3.connect(old)) as database:
            database.execute("PRAGMA journal_mode = DELETE")  # what stood beside it is in it now
    except sqlite3.Error:
        pass  # it may be what is broken: it is kept as it is
    old.replace(folder / BEFORE)
    for beside in ("-wal", "-shm"):
        (folder / f"{FILE}{beside}").unlink(missing_ok=True)


def check(file: Path) -> None:
    """`BackupRefused` unless this is a sound database of ours."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            (said,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
            schema.pending("sqlite", schema_version(database))
    except sqlite3.Error as error:
        raise BackupRefused("server-restore-failed", file=str(file), reason=str(error)) from None
    if said != "ok" or not {"tables", "log"} <= tables:
        reason = said if said != "ok" else "no tables of Demitasse"
        raise BackupRefused("server-restore-failed", file=str(file), reason=reason)


def digest_of(file: Path) -> str:
    with file.open("rb") as data:
        return hashlib.file_digest(data, "sha256").hexdigest()


def digest_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.sha256")


def flush(file: Path) -> None:
    with file.open("rb") as data:
        os.fsync(data.fileno())

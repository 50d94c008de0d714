"""`demitasse backup` and `demitasse restore`: a copy of the tables, and the way back."""

from __future__ import annotations

from pathlib import Path

from demitasse.cli.language import phrase
from demitasse.server.backup import BEFORE, BackupRefused, backup, restore
from demitasse.server.serve import data_folder
from demitasse.server.store import is_database


def make_backup(file: Path, data: str | None, language: str) -> None:
    digest = backup(folder_of(data), file)
    print(phrase(language, "cli-backup-done", file=str(file), digest=digest))


def put_back(file: Path, data: str | None, language: str) -> None:
    folder = folder_of(data)
    restore(folder, file)
    print(phrase(language, "cli-restore-done", folder=str(folder), before=BEFORE))


def folder_of(data: str | None) -> Path:
    if data is not None and is_database(data):
        raise BackupRefused("server-database-copies")
    return data_folder() if data is None else Path(data)

"""`demitasse backup` and `demitasse restore`: a copy of the tables, and the way back."""

from __future__ import annotations

from pathlib import Path

from demitasse.cli.language import phrase
from demitasse.server.backup import BEFORE, backup, restore
from demitasse.server.serve import data_folder


def make_backup(file: Path, data: Path | None, language: str) -> None:
    digest = backup(data or data_folder(), file)
    print(phrase(language, "cli-backup-done", file=str(file), digest=digest))


def put_back(file: Path, data: Path | None, language: str) -> None:
    folder = data or data_folder()
    restore(folder, file)
    print(phrase(language, "cli-restore-done", folder=str(folder), before=BEFORE))

"""Record files of plays at this keyboard, written row by row: however a play is left, nothing is lost."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

from demitasse.cli.errors import BadCommand
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter

ENDING = ".jsonl"


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The user data folder of this platform."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "demitasse"
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "demitasse"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "demitasse"
    return Path.home() / ".local" / "share" / "demitasse"


def create_record(file: Path, play: Play) -> FileWriter:
    """Create a record at a path the person gave; raises BadCommand if that fails."""
    try:
        return FileWriter(file, play)
    except FileExistsError:
        raise BadCommand("cli-record-exists", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise BadCommand("cli-record-cannot", file=str(file), reason=reason(error)) from None


def create_record_in_data_folder(play: Play) -> FileWriter:
    """Create a record in the data folder, named after game and time; raises OSError if that fails."""
    place = data_folder()
    place.mkdir(parents=True, exist_ok=True)
    name = f"{play.game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in count(1):
        try:
            return FileWriter(place / f"{name}{f'-{number}' if number > 1 else ''}{ENDING}", play)
        except FileExistsError:
            continue
    raise AssertionError("numbers do not end")


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCommand("cli-record-cannot", file=str(folder), reason=reason(error)) from None


def temporary_path(file: Path) -> Path:
    """Where a resumed record is rewritten before it replaces the old file."""
    return file.with_name(file.name + ".resumed")


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__

"""Where plays are kept: a record is written while the play goes on, so that leaving in any way loses nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

from demitasse.cli.usage import BadCommand
from demitasse.kernel.play import Play
from demitasse.kernel.record import Writer

ENDING = ".jsonl"


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where programs keep a person's data on this kind of machine."""
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / "demitasse"
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "demitasse"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "demitasse"
    return Path.home() / ".local" / "share" / "demitasse"


def keep_at(file: Path, play: Play) -> Writer:
    """A record where the person wants it; without one there is no play."""
    try:
        return Writer(file, play)
    except FileExistsError:
        raise BadCommand("cli-record-exists", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise BadCommand("cli-record-cannot", file=str(file), reason=reason(error)) from None


def keep_somewhere(play: Play) -> Writer:
    """A record in the usual place, under the moment's name. Raises OSError where that cannot be written."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    name = f"{play.game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in count(1):
        try:
            return Writer(place / f"{name}{f'-{number}' if number > 1 else ''}{ENDING}", play)
        except FileExistsError:
            continue
    raise AssertionError("numbers do not end")


def rewritten(file: Path) -> Path:
    """Where the rows of a record that is resumed are written again, until it can take the old one's place."""
    return file.with_name(file.name + ".resumed")


def reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__

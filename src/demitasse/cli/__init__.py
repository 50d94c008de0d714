"""The `demitasse` command: games, play, simulate, replay, rules, serve."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from demitasse.cli.language import one_line
from demitasse.kernel.extras import Extra, MissingExtra
from demitasse.kernel.language import say, system_language


def main() -> NoReturn:
    try:
        with Extra("cli"):
            from demitasse.cli import entry_point
    except MissingExtra as error:
        sys.exit(one_line(say(error.message, system_language(os.environ))))
    entry_point.main()


__all__ = ["main"]

"""The `demitasse` command: games, play, simulate, replay, rules."""

from demitasse.cli.entrance import main, run

__all__ = ["main", "run"]

"""The `demitasse` command: games, play, simulate, replay, rules, serve."""

from demitasse.cli.entry_point import main, run

__all__ = ["main", "run"]

"""Many plays at once: bots against bots, and what can be learnt from it.

Examples:
    >>> from demitasse.arena import simulate
    >>> report = simulate("coffee-rush", ["random", "random", "random"], games=6, seed=1)
    >>> report.bots["random"].plays
    18
"""

from demitasse.arena.outcome import Outcome, Row
from demitasse.arena.playing import BotFailed
from demitasse.arena.results import NotRead, NotWritten, read, write
from demitasse.arena.simulation import BadSimulation, Series, report_of, simulate
from demitasse.arena.statistics import Length, Report, Spread, Standing, wilson
from demitasse.arena.workers import WorkerLost

__all__ = [
    "BadSimulation",
    "BotFailed",
    "Length",
    "NotRead",
    "NotWritten",
    "Outcome",
    "Report",
    "Row",
    "Series",
    "Spread",
    "Standing",
    "WorkerLost",
    "read",
    "report_of",
    "simulate",
    "wilson",
    "write",
]

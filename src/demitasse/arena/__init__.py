"""Many plays at once: bots against bots, and what can be learnt from it.

>>> from demitasse.arena import simulate
>>> report = simulate("coffee-rush", ["random", "random", "random"], games=6, seed=1)
>>> report.bots["random"].plays
18
"""

from demitasse.arena.playing import BotFailed, Outcome
from demitasse.arena.results import NotWritten, write
from demitasse.arena.simulation import BadSimulation, simulate
from demitasse.arena.statistics import Length, Report, Spread, Standing, wilson
from demitasse.arena.workers import WorkerLost

__all__ = [
    "BadSimulation",
    "BotFailed",
    "Length",
    "NotWritten",
    "Outcome",
    "Report",
    "Spread",
    "Standing",
    "WorkerLost",
    "simulate",
    "wilson",
    "write",
]

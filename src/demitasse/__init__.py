"""Demitasse: café and kitchen board games, played for real.

Examples:
    >>> import demitasse
    >>> position = demitasse.game("coffee-rush").setup(seats=3, seed=7)
    >>> position.seats_to_act
    (1,)
"""

from demitasse import compiled
from demitasse.games import GAMES, game
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Decision
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError, Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.kernel.play import Play
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result

__all__ = [
    "GAMES",
    "Chance",
    "Choice",
    "Decision",
    "DemitasseError",
    "Event",
    "Game",
    "Illegal",
    "Message",
    "Play",
    "Position",
    "Result",
    "Seat",
    "compiled",
    "encode",
    "game",
    "say",
]

"""Figures and short texts of reports, in one language."""

from __future__ import annotations

from demitasse.arena.contrasts import Estimate
from demitasse.arena.statistics import Spread, Standing
from demitasse.kernel.game import Game
from demitasse.kernel.language import catalogue, say
from demitasse.kernel.message import Fact, Message


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **facts: Fact) -> str:
        return say(Message(key, facts), self.language)

    def number(self, value: float, digits: int = 0) -> str:
        return in_figures(value, digits, self.language)

    def share(self, share: float) -> str:
        return self.say("arena-percent", number=self.number(100 * share, 1))

    def standing(self, standing: Standing) -> tuple[str, ...]:
        """Games, wins, win rate, its interval, mean score."""
        return (
            self.number(standing.plays),
            self.number(standing.wins),
            self.share(standing.win_rate),
            f"{self.share(standing.low)} – {self.share(standing.high)}",
            self.number(standing.mean_score, 2),
        )

    def difference(self, estimate: Estimate, *, share: bool = False) -> str:
        """+1.30 [0.90, 1.70], or in points of a hundred."""
        if not estimate.known:
            return "–"
        scale, digits = (100, 1) if share else (1, 2)
        value, low, high = (
            self.number(scale * figure, digits) for figure in (estimate.value, estimate.low, estimate.high)
        )
        return f"{'+' if estimate.value > 0 else ''}{value} [{low}; {high}]"

    def spread(self, key: str, spread: Spread) -> str:
        return self.say(
            key,
            mean=self.number(spread.mean, 1),
            median=self.number(spread.median, 1 if spread.median % 1 else 0),
            min=spread.min,
            max=spread.max,
        )

    def ending(self, game: Game, ended_by: str) -> str:
        """In the game's words, where it has some for this."""
        key = f"{game.prefix}-ended-{ended_by}"
        return self.say(key) if key in catalogue(self.language) else ended_by


def note_key(game: Game, what: str) -> str:
    """The message that says in the game's words what is noted; empty where it has none."""
    key = f"{game.prefix}-note-{what}"
    return key if key in catalogue("en") else ""


def in_figures(value: float, digits: int, language: str) -> str:
    """A number as the language writes it: 1,234.5 or 1 234,5."""
    text = f"{value:,.{digits}f}"
    if language == "fr":
        text = text.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")
    return text.replace("-", "\N{MINUS SIGN}")

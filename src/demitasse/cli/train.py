"""`demitasse train`: learn the value of a game's positions from self-play, and write the weights into a file."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.arena.words import in_figures
from demitasse.bots import lesson_for
from demitasse.bots.learning.self_play import train
from demitasse.bots.learning.weights import Fit, written
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import phrase
from demitasse.cli.records import reason
from demitasse.kernel.game import Game


def run_train(game: Game, *, games: int, seed: int, out: Path, language: str) -> None:
    lesson = lesson_for(game.id)
    console = Console()
    try:
        out.touch()
    except OSError as error:
        raise BadCommand("cli-record-cannot", file=str(out), reason=reason(error)) from None

    def told(seats: int, turn: int, fit: Fit) -> None:
        sentence = phrase(
            language,
            "cli-train-round",
            seats=seats,
            turn=turn,
            games=fit.games,
            positions=fit.positions,
            explained=in_figures(fit.explained, 2, language),
        )
        console.print(Text(sentence), soft_wrap=True)

    command = f"demitasse train {game.id} --games {games} --seed {seed}"
    weights = train(lesson, games, seed, command, told)
    out.write_bytes(written(weights))
    console.print(Text(phrase(language, "cli-train-written", file=str(out))), soft_wrap=True)

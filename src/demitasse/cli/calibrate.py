"""`demitasse calibrate`: fit the coach's win chances of a game, and say how well they tell other plays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from demitasse.arena.ladder import put_into
from demitasse.arena.words import in_figures
from demitasse.cli.errors import BadCommand
from demitasse.cli.ladder import page_at, write
from demitasse.cli.language import phrase
from demitasse.cli.records import reason
from demitasse.coach.calibration import calibrate, written
from demitasse.coach.chances import Calibration, ChancesFile
from demitasse.coach.plot import calibration_plot
from demitasse.kernel.game import Game


def run_calibrate(game: Game, *, games: int, seed: int, out: Path, page: Path | None, language: str) -> None:
    console = Console()
    try:
        out.touch()
    except OSError as error:
        raise BadCommand("cli-record-cannot", file=str(out), reason=reason(error)) from None
    text = "" if page is None else page_at(page)

    def told(seats: int, one: Calibration) -> None:
        sentence = phrase(
            language,
            "cli-calibrate-round",
            seats=seats,
            games=one.held_out,
            brier=in_figures(one.brier, 3, language),
            even=in_figures(one.brier_of_even, 3, language),
            off=in_figures(100 * worst(one), 1, language),
        )
        console.print(Text(sentence), soft_wrap=True)

    command = f"demitasse calibrate {game.id} --games {games} --seed {seed}"
    chances = calibrate(game.id, games, seed, command, told)
    out.write_bytes(written(chances))
    console.print(Text(phrase(language, "cli-calibrate-written", file=str(out))), soft_wrap=True)
    if page is not None:
        plot = page.with_name(f"calibration-{game.id}.svg")
        write(plot, calibration_plot(chances))
        write(page, put_into(text, f"chances of {game.id}", as_markdown(chances, plot.name)))
        console.print(Text(phrase(language, "cli-ladder-written", file=str(page))), soft_wrap=True)


def worst(one: Calibration) -> float:
    """By how much a tenth was off at most."""
    return max(abs(tenth.said - tenth.came) for tenth in one.tenths)


def as_markdown(chances: ChancesFile, plot: str) -> Sequence[str]:
    """The table of the docs, and the plot beside it."""
    lines = ["| players | games apart | Brier | always even | worst tenth |", "|---|---|---|---|---|"]
    for seats, one in chances.tables.items():
        lines.append(
            f"| {seats} | {one.held_out} | {one.brier:.3f} | {one.brier_of_even:.3f} | {100 * worst(one):.1f} points |"
        )
    picture = f"![What was said, and what came: {chances.game}]({plot})"
    return [*lines, "", picture, "", f"`{chances.command}`"]

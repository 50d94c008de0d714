"""`demitasse games`: list the games."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from demitasse.bots import bots_for, has_levels, usual_bot
from demitasse.cli.language import phrase
from demitasse.cli.rendering import PlainConsole
from demitasse.games import GAMES, game
from demitasse.kernel.options import fields


def show_games(language: str) -> None:
    console = PlainConsole()
    for id in GAMES:
        about = game(id)
        console.print(Text.assemble((about.title, "bold"), (f"  {id}", "cyan")))
        players = phrase(language, "cli-games-players", fewest=about.fewest, most=about.most)
        options = ", ".join(f"--{field.name.replace('_', '-')}" for field in fields(about.options))
        for line in (
            phrase(language, f"{about.prefix}-about"),
            players,
            phrase(language, "cli-games-bots", bots=", ".join(bots_for(id))),
            *([phrase(language, "cli-games-levels", usual=usual_bot(id))] if has_levels(id) else []),
            phrase(language, "cli-games-options", options=options or "—"),
        ):
            console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
        console.print(Padding(Text(f"demitasse play {id}", "green"), (0, 0, 0, 2), expand=False))

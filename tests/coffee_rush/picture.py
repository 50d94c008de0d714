"""A table of Coffee Rush as a few lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demitasse.games.coffee_rush.content import CoffeeRushContent
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INGREDIENTS
from demitasse.games.coffee_rush.view import CoffeeRushView, PlayerView


def picture(position: CoffeeRushPosition, people: Sequence[str]) -> list[str]:
    view = position.view(None)
    content = position.content
    token = f"closed by {view.closed}" if view.closed else "open"
    lines = [
        f"Round {view.round}, {token}, deck {view.deck}, discard {len(view.discard)}, "
        f"removed {len(view.removed)}, rush tokens {view.rush_supply}",
        f"supply: {tokens(view.supply)}",
        *board(view, content),
    ]
    for player, name in zip(view.players, people, strict=True):
        lines += player_lines(player, name)
    return lines


def board(view: CoffeeRushView, content: CoffeeRushContent) -> list[str]:
    """Ingredient and meeples of each square; a meeple is its colour's first letter and its number."""
    standing: dict[str, list[str]] = {}
    for player in view.players:
        for number, square in enumerate(player.meeples, 1):
            standing.setdefault(square, []).append(f"{player.colour[0].upper()}{number}")
    names, columns = content.board.names, content.board.columns
    lines = ["   " + "".join(f"{name[0]:15}" for name in names[:columns])]
    for start in range(0, len(names), columns):
        squares = [
            " ".join([INGREDIENTS[content.board.yields[square]], *standing.get(names[square], [])])
            for square in range(start, start + columns)
        ]
        lines.append(f"{names[start][1:]:3}" + "".join(f"{square:15}" for square in squares))
    return [line.rstrip() for line in lines]


def player_lines(player: PlayerView, name: str) -> list[str]:
    piles = f"sent {len(player.sent)}, penalties {len(player.penalties)}, rush {player.rush}"
    upgrades = f", {' '.join(player.upgrades)}" if player.upgrades else ""
    rows = " | ".join(" ".join(row) or "-" for row in player.rows)
    return [
        f"{name} ({player.colour}): {player.points} points, {piles}{upgrades}",
        f"   rows {rows}",
        f"   cups {' | '.join(tokens(cup) for cup in player.cups)}",
    ]


def tokens(counts: Mapping[str, int]) -> str:
    return " ".join(f"{number}×{ingredient}" for ingredient, number in counts.items()) or "-"

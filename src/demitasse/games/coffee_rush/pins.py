"""What the booklet's text implies for the box of Coffee Rush."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.coffee_rush.content import CARDS, FAIR_START_CARDS, CoffeeRushContent
from demitasse.kernel.pins import Pin

COFFEE_BEANS, OTHERS, RUSH_TOKENS = 18, 12, 15
SPECIALTIES = ("caramel", "chocolate", "tea", "water")


def pins(content: CoffeeRushContent) -> Iterator[Pin]:
    yield Pin("CR-DATA-01", "order", "", "copies", len(content.card_ids), CARDS)
    yield Pin("CR-DATA-01", "order", "espresso", "copies", len(content.fair_start_cards), FAIR_START_CARDS)
    for entry in content.ingredients:
        wanted = COFFEE_BEANS if entry.id == "coffee" else OTHERS
        yield Pin("CR-INV-01", "ingredient", entry.id, "supply", entry.supply, wanted)
        yield Pin("CR-UPFX-04", "ingredient", entry.id, "specialty", entry.specialty, entry.id in SPECIALTIES)
    yield Pin("CR-SETUP-03", "rush", "", "tokens", content.rush_tokens, RUSH_TOKENS)
    yield Pin("CR-DATA-03", "board", "", "grid", coffee_corner_beside_steam(content), True)


def coffee_corner_beside_steam(content: CoffeeRushContent) -> bool:
    board = content.board
    corners = [square for square in range(len(board.names)) if board.corners >> square & 1]
    names = [ingredient.id for ingredient in content.ingredients]
    coffee, steam = names.index("coffee"), names.index("steam")
    return any(
        board.yields[corner] == coffee
        and steam in (board.yields[near] for near in board.neighbours[0][corner])
        for corner in corners
    )

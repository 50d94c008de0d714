"""What the booklet's text implies for the box of Kitchen Rush."""

from __future__ import annotations

from collections.abc import Iterator

from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.kernel.pins import Pin

CARDS = {"order": 60, "event": 24, "goal": 14, "prestige": 8, "upgrade": 4}
GOODS = {
    "meat": 24,
    "vegetable": 24,
    "salad": 15,
    "pasta": 15,
    "cheese": 15,
    "bread": 15,
    "white": 12,
    "black": 12,
    "green": 12,
    "yellow": 10,
    "red": 10,
}
PLATES, COINS, LOCKED, MALFUNCTIONS = 22, 28, 4, 5
BOTTOM = -4


def pins(content: KitchenRushContent) -> Iterator[Pin]:
    """KR-COMP-07: four base Goals, one a level; the other ten are normal or hard."""
    decks = (content.orders, content.events, content.goals, content.prestige, content.upgrades)
    for (section, wanted), deck in zip(CARDS.items(), decks, strict=True):
        yield Pin("KR-COMP-12", section, "", "", len(deck), wanted)
    for good in content.goods:
        section = "spice" if good.id in ("white", "black", "green", "yellow", "red") else "ingredient"
        yield Pin("KR-COMP-12", section, good.id, "count", good.count, GOODS[good.id])
    for goal in content.goals:
        if not goal.base:
            fits = goal.level in ("normal", "hard")
            yield Pin("KR-COMP-07", "goal", goal.id, "level", fits, True)
    yield Pin("KR-COMP-07", "goal", "", "base", sum(goal.base for goal in content.goals), 4)
    plates = content.plates
    yield Pin("KR-COMP-12", "plates", "", "count", sum(plates.count), PLATES)
    used = tuple(map(sum, zip(content.setups[-1].rack, plates.sink, plates.aside, strict=True)))
    yield Pin("KR-COMP-12", "setup", "4", "rack", used, plates.count)
    tiles = content.tiles
    held = (tiles.coins, tiles.locked, tiles.malfunction)
    yield Pin("KR-COMP-12", "tiles", "", "", held, (COINS, LOCKED, MALFUNCTIONS))
    yield Pin("KR-LOSE-01", "track", "", "bottom", content.track.bottom, BOTTOM)

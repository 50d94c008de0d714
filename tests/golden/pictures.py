"""A table as a few lines of text, for playthroughs. Drawn from the spectator's view, so it shows nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, cast

from demitasse.games.cafe_del_gatto.view import CafeDelGattoView, CupView, PlaceView, TileView
from demitasse.games.coffee_rush.content import CoffeeRushContent
from demitasse.games.coffee_rush.tokens import INGREDIENTS
from demitasse.games.coffee_rush.view import CoffeeRushView, PlayerView
from demitasse.games.kitchen_rush.view import KitchenRushView
from demitasse.games.seize_the_bean.view import GuestView, RowView, SeizeTheBeanView
from demitasse.games.seize_the_bean.view import PlayerView as CafeView
from demitasse.kernel.position import Position


def coffee_rush(position: Position, people: Sequence[str]) -> list[str]:
    view = cast(CoffeeRushView, position.view(None))
    content = cast(CoffeeRushContent, position.content)
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


def cafe_del_gatto(position: Position, people: Sequence[str]) -> list[str]:
    view = cast(CafeDelGattoView, position.view(None))
    lines = [
        f"Round {view.round}{', the last' if view.last_round else ''}, bag {sum(view.bag.values())}, "
        f"discard {sum(view.discard.values())}, supply {view.coins} coins {view.sugar} sugar",
        f"milk   {column(view.milk)}",
        f"coffee {column(view.coffee)}",
        "tiles  " + ", ".join(f"{cup} {shelf(tiles)}" for cup, tiles in view.tiles.items()),
    ]
    for player, name in zip(view.players, people, strict=True):
        lines.append(f"{name}: {player.points} points, {player.coins} coins, {player.sugar} sugar")
        lines.append("   " + " | ".join(f"{cup} {contents(seen)}" for cup, seen in player.cups.items()))
    return lines


def column(places: Sequence[PlaceView]) -> str:
    """From the bottom up, each token with its price."""
    return " ".join(f"{place.token}@{place.price}" for place in places)


def shelf(tiles: Sequence[TileView]) -> str:
    """The values left, with their number where there are several."""
    return "/".join(
        str(tile.value) + (f"x{tile.left}" if tile.left > 1 else "") for tile in tiles if tile.left
    )


def contents(cup: CupView) -> str:
    return f"= {cup.tile}" if cup.tile else " ".join(cup.tokens) or "-"


def seize_the_bean(position: Position, people: Sequence[str]) -> list[str]:
    view = cast(SeizeTheBeanView, position.view(None))
    last = f", the last ({view.last_day})" if view.last_day else ""
    lines = [
        f"Day {view.day}{last}, {view.phase}, {view.reviews} reviews in the City, first {people[view.first]}, "
        f"Empty Cup {people[view.empty]}, bonuses {' '.join(view.bonuses) or '-'}",
        *[f"{name:9} {city_row(row)}" for name, row in view.city.items()],
        *expanded(view),
    ]
    for player, name in zip(view.players, people, strict=True):
        supply = f"{player.bean} beans {player.milk} milk {player.sugar} sugar"
        piles = f"deck {player.deck}, discard {player.discard} {player.top}".rstrip()
        lines += [
            f"{name}: {player.reviews} good {player.bad_reviews} bad reviews, Hype {player.hype}, {supply}, {piles}",
            f"   line {' '.join(guest(one) for one in player.line) or '-'}",
            f"   pantry {' '.join(player.pantry) or '-'} | style {' '.join(player.style) or '-'}"
            f" | {' '.join(player.achievements) or '-'}",
            *[f"   {fact}" for fact in (extras(player),) if fact],
        ]
    return lines


def expanded(view: SeizeTheBeanView) -> list[str]:
    """What expansions lay on the table."""
    lines = [f"{cup.cup:9} full {cup.full}, empty {cup.empty}{', used' * cup.used}" for cup in view.cups]
    if view.on_awards:
        lines.append(
            "awards    " + ", ".join(f"{id} +{good} -{bad}" for id, (good, bad) in view.on_awards.items())
        )
    if view.starbots:
        bot = view.starbots
        tokens = ", ".join(f"{space} {' '.join(icons)}" for space, icons in bot.upgrades.items())
        lines.append(
            f"Starbots  {' '.join(bot.tokens)}, {bot.customers} Customers, debt {bot.debt}, {tokens or '-'}"
        )
    return lines


def extras(player: CafeView) -> str:
    """What expansions give to a Café."""
    facts = [f"{founder.card} ({founder.group or '?'})" for founder in player.founders]
    facts += [f"{player.green} green"] * bool(player.green)
    facts += [f"{count} {id}" for id, count in player.crafted.items()]
    facts += [f"craves {player.craving}"] * bool(player.craving)
    facts += [f"marks {id} {count}" for id, count in player.marks.items()]
    facts += [f"cookie {value}" for value in player.cookies]
    return ", ".join(facts)


def city_row(row: RowView) -> str:
    """Columns 1 to 4, the top of the pile, and how many cards lie in the deck and in the pile."""
    shown = " ".join(card or "-" for card in row.row)
    return f"{shown} | {row.pile[-1] if row.pile else '-'} (deck {row.deck}, pile {len(row.pile)})"


def guest(guest: GuestView) -> str:
    """A Customer with a + for each Happy token, a ! for an Angry one, a z for a nap, a # for a Board Game token."""
    mood = "!" if guest.mood < 0 else "+" * guest.mood
    return guest.card + mood + "z" * guest.napping + "#" * guest.playing


def kitchen_rush(position: Position, people: Sequence[str]) -> list[str]:
    view = cast(KitchenRushView, position.view(None))
    lines = [
        f"Round {view.round}, {view.phase}, {view.coins} coins, {view.prestige} prestige, "
        f"{len(view.served)} served, goal {view.goal}",
        "slots    " + " ".join(slot or "-" for slot in view.slots),
        "spaces   "
        + ", ".join(f"{zone.id} {' '.join(s or '-' for s in zone.spaces)}" for zone in view.zones),
        "storages " + " | ".join(tokens(storage.goods) for storage in view.storages),
        f"bag      {tokens(view.bag)}",
        f"plates   rack {' '.join(map(str, view.rack))}, sink {' '.join(map(str, view.sink))}",
    ]
    for player, name in zip(view.players, people, strict=True):
        lines.append(f"{name}:" + ("" if player.orders else " -"))
        for order in player.orders:
            dishes = [
                f"{dish.id} {dish.plate or 'no plate'} row {dish.row}/{dish.cook} {tokens(dish.goods)}"
                for dish in order.dishes
            ]
            lines.append(f"   {' + '.join(dishes)}{', served' if order.served else ''}")
    return lines


class Picture(NamedTuple):
    draw: Callable[[Position, Sequence[str]], list[str]]
    after: frozenset[str]
    """The events after which a reader wants to see the table again."""


PICTURES: Mapping[str, Picture] = {
    "coffee-rush": Picture(coffee_rush, frozenset(["turn-began"])),
    "cafe-del-gatto": Picture(cafe_del_gatto, frozenset(["turn-began"])),
    "seize-the-bean": Picture(seize_the_bean, frozenset(["day-began", "drew"])),
    "kitchen-rush": Picture(kitchen_rush, frozenset(["action-began", "bell"])),
}

"""The engine against the rules written a second time, plainly: dicts, lists and texts, with no thought for speed.

Perft counts the sequences of choices of a given length from a position. Both sides must find the stated number; and
along whole plays they must offer the same choices and see the same table after each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from random import Random
from typing import Any

import msgspec
import pytest

from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.position import Position
from tests.coffee_rush.build import barista, new_play
from tests.golden.playthrough import Stored, stored_playthroughs

Table = dict[str, Any]
Player = dict[str, Any]

# The rules, once more.


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("demitasse.games.coffee_rush") / "data" / name).read_text("utf-8"))


ORDERS = {order["id"]: order for order in data("orders.toml")["order"]}
GRID = {
    f"{'abcd'[column]}{row + 1}": ingredient
    for row, line in enumerate(data("table.toml")["board"]["grid"])
    for column, ingredient in enumerate(line)
}
CORNERS = ("a1", "d1", "a4", "d4")
SPECIALTIES = ("caramel", "chocolate", "tea", "water")
UPGRADES = ("double_meeples", "diagonal_move", "double_corners", "double_specialties")


def table_of(position: Position) -> Table:
    """The start of the plain rules: what everybody sees, and the deck."""
    table: Table = msgspec.json.decode(msgspec.json.encode(position.view(None)))
    table["deck"] = list(position.hidden()["deck"])
    del table["free_steps"]
    for player in table["players"]:
        del player["points"]
    return table


def copy_of(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copy_of(inner) for key, inner in value.items()}
    return [copy_of(inner) for inner in value] if isinstance(value, list) else value


def recipe(card: str) -> dict[str, int]:
    ingredients: dict[str, int] = ORDERS[card.rsplit("-", 1)[0]]["ingredients"]
    return ingredients


def mover_of(table: Table) -> Player:
    player: Player = table["players"][table["active"]]
    return player


def near(player: Player, square: str) -> list[str]:
    column, row = "abcd".index(square[0]), int(square[1])
    found = []
    for other in GRID:
        across, down = abs("abcd".index(other[0]) - column), abs(int(other[1]) - row)
        if across + down == 1 or (across == down == 1 and "diagonal_move" in player["upgrades"]):
            found.append(other)
    return found


def meeples_beside(table: Table, meeple: int) -> list[str]:
    """Where all the other meeples stand, one's own second included."""
    return [
        square
        for seat, player in enumerate(table["players"])
        for number, square in enumerate(player["meeples"])
        if (seat, number) != (table["active"], meeple)
    ]


def can_finish(player: Player, square: str, left: int, others: list[str]) -> bool:
    if square not in others:
        return True
    return left >= 1 and any(can_finish(player, there, left - 1, others) for there in near(player, square))


def steps_left(table: Table) -> int:
    return max(0, 3 - int(table["steps"])) + int(mover_of(table)["rush"])


def legal(table: Table) -> list[str]:
    step, player = table["step"], mover_of(table)
    if step == "over":
        return []
    if step == "place":
        taken = [square for player in table["players"] for square in player["meeples"]]
        return [f"place {square}" for square in GRID if square not in taken]
    if step == "fill":
        (ingredient,) = table["hand"]
        return [f"pour {ingredient} 1", f"pour {ingredient} 2"]
    if step == "upgrade":
        return [f"upgrade {tile}" for tile in UPGRADES if tile not in player["upgrades"]] + ["skip"]
    if step == "move":
        return list(legal_moves(table))
    if step == "pour":
        pours = [f"pour {ingredient} {cup}" for ingredient in table["hand"] for cup in (1, 2, 3)]
        return pours + [f"empty {cup + 1}" for cup in range(3) if player["cups"][cup]] + ["done"]
    if step == "send":
        return [*matches(player), "done"]
    return ["confirm"]


def legal_moves(table: Table) -> Iterator[str]:
    player = mover_of(table)
    for meeple, square in enumerate(player["meeples"]):
        if table["mover"] in (0, meeple + 1):
            others = meeples_beside(table, meeple)
            for there in near(player, square):
                if can_finish(player, there, steps_left(table) - 1, others):
                    yield f"step {there}" if meeple == 0 else f"step {there} {meeple + 1}"
            if table["steps"] and square not in others:
                yield "stop"


def matches(player: Player) -> list[str]:
    return [
        f"send {cup + 1} {card}"
        for cup in range(3)
        for row in player["rows"]
        for card in row
        if player["cups"][cup] == recipe(card)
    ]


def after(table: Table, text: str) -> Table:
    """The table after a choice and all that follows by itself."""
    table = copy_of(table)
    verb, *words = text.split()
    player = mover_of(table)
    if verb == "place":
        place(table, words[0])
    elif verb == "pour":
        give(player["cups"][int(words[1]) - 1], words[0], 1)
        give(table["hand"], words[0], -1)
        if table["step"] == "fill":
            fill(table)
    elif verb == "upgrade":
        player["upgrades"] = [tile for tile in UPGRADES if tile in (*player["upgrades"], words[0])]
        table["discard"] += player["sent"][:3]
        del player["sent"][:3]
        table["step"] = "move"
    elif verb == "skip":
        table["step"] = "move"
    elif verb == "step":
        step(table, words[0], int(words[1]) if len(words) == 2 else 1)
    elif verb == "stop":
        table["step"] = "pour"
    elif verb == "empty":
        put_back(table, player["cups"][int(words[0]) - 1])
    elif verb == "done":
        put_back(table, table["hand"])
        table["step"] = "send" if table["step"] == "pour" else "confirm"
    elif verb == "send":
        send(table, int(words[0]) - 1, words[1])
    else:
        end_turn(table)
    skip_what_needs_no_decision(table)
    return table


def give(heap: dict[str, int], ingredient: str, number: int) -> None:
    heap[ingredient] = heap.get(ingredient, 0) + number
    if not heap[ingredient]:
        del heap[ingredient]


def put_back(table: Table, heap: dict[str, int]) -> None:
    for ingredient, number in heap.items():
        give(table["supply"], ingredient, number)
    heap.clear()


def placing_order(table: Table) -> list[int]:
    seats = len(table["players"])
    return [(table["first"] - 1 - number) % seats for number in range(seats)]


def place(table: Table, square: str) -> None:
    mover_of(table)["meeples"].append(square)
    order = placing_order(table) * (2 if len(table["players"]) == 2 else 1)
    placed = sum(len(player["meeples"]) for player in table["players"])
    if placed < len(order):
        table["active"] = order[placed]
    else:
        table["active"], table["step"] = order[0], "fill"
        take_first_tokens(table)
        fill(table)


def take_first_tokens(table: Table) -> None:
    """The first token goes into the first cup; only a second one leaves a choice."""
    player = mover_of(table)
    for square in player["meeples"]:
        give(table["supply"], GRID[square], -1)
    give(player["cups"][0], GRID[player["meeples"][0]], 1)
    for square in player["meeples"][1:]:
        give(table["hand"], GRID[square], 1)


def fill(table: Table) -> None:
    while not table["hand"]:
        if table["active"] == table["first"]:
            table["round"] = 1
            begin_turn(table)
            return
        table["active"] = (table["active"] - 1) % len(table["players"])
        take_first_tokens(table)


def begin_turn(table: Table) -> None:
    table.update(step="upgrade", mover=0, steps=0, sent_now=0)


def step(table: Table, square: str, meeple: int) -> None:
    player = mover_of(table)
    others = meeples_beside(table, meeple - 1)
    player["meeples"][meeple - 1] = square
    table["mover"] = meeple
    table["steps"] += 1
    if table["steps"] > 3:
        player["rush"] -= 1
        table["rush_supply"] += 1
    due = 1
    due *= 2 if "double_meeples" in player["upgrades"] and square in others else 1
    due *= 2 if "double_corners" in player["upgrades"] and square in CORNERS else 1
    due *= 2 if "double_specialties" in player["upgrades"] and GRID[square] in SPECIALTIES else 1
    tokens = min(due, table["supply"].get(GRID[square], 0))
    if tokens:
        give(table["supply"], GRID[square], -tokens)
        give(table["hand"], GRID[square], tokens)


def send(table: Table, cup: int, card: str) -> None:
    player = mover_of(table)
    put_back(table, player["cups"][cup])
    player["rows"] = [[other for other in row if other != card] for row in player["rows"]]
    player["sent"].append(card)
    table["sent_now"] += 1
    if ORDERS[card.rsplit("-", 1)[0]]["specialty"]:
        gain_rush(table, 1)


def gain_rush(table: Table, tokens: int) -> None:
    tokens = min(tokens, table["rush_supply"])
    table["rush_supply"] -= tokens
    mover_of(table)["rush"] += tokens


def end_turn(table: Table) -> None:
    players, active = table["players"], table["active"]
    seats = len(players)
    for neighbour in (1, 2)[: seats - 1]:
        draw(table, (active + neighbour) % seats, table["sent_now"])
    player = mover_of(table)
    dropped = player["rows"].pop()
    player["rows"].insert(0, [])
    player["penalties"] += dropped
    gain_rush(table, len(dropped))
    if len(player["penalties"]) >= 5:
        table["closed"] = table["closed"] or "penalties"
    if seats == 2:
        draw(table, active, 1)
    if not any(card for other in players for row in other["rows"] for card in row):
        table["closed"] = table["closed"] or "no-orders"
    if table["closed"] and (active + 1) % seats == table["first"]:
        table["step"] = "over"
        return
    table["active"] = (active + 1) % seats
    table["round"] += table["active"] == table["first"]
    begin_turn(table)


def draw(table: Table, seat: int, number: int) -> None:
    table["players"][seat]["rows"][0] += table["deck"][:number]
    del table["deck"][:number]
    if number and not table["deck"]:
        table["closed"] = table["closed"] or "deck"


def skip_what_needs_no_decision(table: Table) -> None:
    player = mover_of(table)
    if table["step"] == "upgrade" and (len(player["sent"]) < 3 or len(player["upgrades"]) == 4):
        table["step"] = "move"
    if table["step"] == "move" and not steps_left(table):
        table["step"] = "pour"
    if table["step"] == "pour" and not table["hand"] and not any(player["cups"]):
        table["step"] = "send"
    if table["step"] == "send" and not matches(player):
        table["step"] = "confirm"


# Perft.


def plain_perft(table: Table, depth: int) -> int:
    choices = legal(table)
    if depth == 1:
        return len(choices)
    return sum(plain_perft(after(table, choice), depth - 1) for choice in choices)


def perft(position: Position, depth: int) -> int:
    (seat,) = position.seats_to_act or (0,)
    choices = position.choices(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for choice in choices:
        twin = position.copy()
        twin.play(seat, choice)
        total += perft(twin, depth - 1)
    return total


DECK = ["latte_macchiato-1", "mochaccino-1", "espresso_doppio-1", "ristretto-1"]
ESPRESSO = {"coffee": 1, "steam": 1}


def standing(seats: int) -> CoffeeRushPosition:
    """All meeples placed, a token in everybody's first cup, the first turn about to begin."""
    others: dict[int, dict[str, object]] = {
        seat: {"cups": [{"milk": 1}], "rows": [[f"milk_tea-{seat}"]]} for seat in range(1, seats)
    }
    return barista(seats=seats, cups=[{"ice": 1}], rows=[["espresso-1"]], others=others, deck=DECK)


def with_every_upgrade() -> CoffeeRushPosition:
    return barista(
        seats=3,
        meeples=["c3", "d4", "c4"],
        rush=1,
        upgrades=UPGRADES,
        supply={"steam": 3, "chocolate": 2},
        deck=DECK,
        rows=[["espresso-1"]],
    )


def hemmed_in() -> CoffeeRushPosition:
    """Two rush tokens, and other meeples on a corner and on both squares beside it."""
    return barista(seats=4, meeples=["a3", "a1", "a2", "b1"], rush=2, rows=[["espresso-1"]], deck=DECK)


def two_meeples_each() -> CoffeeRushPosition:
    return barista(
        seats=2,
        meeples=[("a1", "b1"), ("a2", "b2")],
        upgrades=["double_meeples"],
        rush=1,
        rows=[["espresso-1"]],
        others={1: {"rows": [[], [], [], ["cocoa-1"]], "penalties": 4, "rush": 1}},
        deck=DECK[:2],
    )


def about_to_send() -> CoffeeRushPosition:
    """Two cups for three equal orders, a specialty in the third; then rush hour, and the next barista's upgrade."""
    return barista(
        seats=4,
        step="send",
        steps=1,
        cups=[ESPRESSO, ESPRESSO, {"steam": 1, "tea": 1, "water": 1}],
        rows=[["espresso-1"], ["espresso-2", "ristretto-2"], ["green_tea-1"], ["cocoa-1"]],
        others={1: {"sent": ["americano-1", "americano-2", "cocoa-2"], "rows": [["con_panna-1"]]}},
        rush_supply=1,
        deck=DECK,
    )


def last_turn() -> CoffeeRushPosition:
    """Closed already, and the last seat of the round plays: some lines end before the count does."""
    return barista(
        seats=3,
        active=2,
        step="pour",
        steps=1,
        closed="deck",
        cups=[{"coffee": 1}],
        hand={"steam": 2},
        rows=[[], ["espresso-1"], [], ["cocoa-1"]],
        deck=[],
    )


def fresh(seats: int) -> Callable[[], CoffeeRushPosition]:
    return lambda: new_play(seats, seed=1, first=0)


COUNTS: dict[str, tuple[Callable[[], CoffeeRushPosition], int, int]] = {
    "a fresh play for two": (fresh(2), 4, 43_680),
    "a fresh play for three": (fresh(3), 4, 10_080),
    "a fresh play for four": (fresh(4), 4, 43_680),
    "two baristas standing": (lambda: standing(2), 6, 15_936),
    "three baristas standing": (lambda: standing(3), 7, 33_165),
    "four baristas standing": (lambda: standing(4), 7, 30_950),
    "every upgrade, little supply": (with_every_upgrade, 5, 19_268),
    "hemmed in, two rush tokens": (hemmed_in, 7, 42_414),
    "two meeples each among meeples": (two_meeples_each, 6, 16_108),
    "about to send": (about_to_send, 8, 39_005),
    "the last turn": (last_turn, 6, 134),
}
"""A position, a depth, and how many sequences of that many choices there are."""


@pytest.mark.parametrize("name", COUNTS)
def test_the_engine_and_the_plain_rules_count_the_same_sequences(name: str) -> None:
    start, depth, count = COUNTS[name]
    assert perft(start(), depth) == count
    assert plain_perft(table_of(start()), depth) == count


# Whole plays.


def assert_alike(position: Position, table: Table) -> None:
    (seat,) = position.seats_to_act or (table["active"],)
    assert sorted(map(str, position.choices(seat))) == sorted(legal(table))
    assert table_of(position) == table


@pytest.mark.parametrize(
    "stored",
    [play for play in stored_playthroughs() if play.game == "coffee-rush"],
    ids=lambda play: play.name,
)
def test_the_plain_rules_follow_a_stored_play_to_its_end(stored: Stored) -> None:
    play = stored.play()
    tables = [table_of(play.position)]
    for seat, text in stored.choices:
        assert_alike(play.position, tables[-1])
        if text == "undo":
            play.undo(seat)
            tables.pop()
        else:
            play.choose(seat, play.game.notation.parse(text))
            tables.append(after(tables[-1], text))
    assert_alike(play.position, tables[-1])
    assert tables[-1]["step"] == "over"


@pytest.mark.parametrize("fair_start", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plain_rules_follow_random_plays_to_their_end(seats: int, fair_start: bool) -> None:
    for seed in range(4):
        draw = Random(seed)
        position = new_play(seats, seed=seed, fair_start=fair_start)
        table = table_of(position)
        while position.seats_to_act:
            assert_alike(position, table)
            choice = draw.choice(position.choices(position.seats_to_act[0]))
            position.play(position.seats_to_act[0], choice)
            table = after(table, str(choice))
        assert_alike(position, table)

"""Who may know what: all of it, except what the bag yields next (CG-INFO), and what can be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from demitasse import Chance, Play, encode
from demitasse.games.cafe_del_gatto.events import Filled
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.turns import ConfirmTurn
from demitasse.kernel.errors import NoUndo
from tests.cafe_del_gatto.build import BOX, GATTO, MINKA, new_play, random_play, table
from tests.playing import offers, only, play, rule

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])

KEY = "e1" * 32


def some_positions(seats: int) -> Iterator[CafeDelGattoPosition]:
    for hoarding in (False, True):
        yield from (position for position, _ in islice(random_play(seats, 7, hoarding=hoarding), 0, None, 5))


def viewers(position: CafeDelGattoPosition) -> list[int | None]:
    return [*range(position.seats), None]


@rule("CG-INFO-01")
def test_everything_that_lies_open_is_in_the_view() -> None:
    position = table(
        coins=7,
        sugar=2,
        first=1,
        round=4,
        milk=["hot_1", 2, 2, 2, 2],
        coffee=["cold_4", 3, 3, 3, 3],
        cups=MINKA,
        served={"doppio": 6},
        discard=["creamy_4"],
        closing=True,
    )
    view = position.view(None)

    assert (view.round, view.first, view.active, view.step, view.asked, view.last_round) == (
        4,
        1,
        0,
        "turn",
        0,
        True,
    )
    assert (view.milk[0].token, view.milk[0].price) == ("hot_1", 4)
    assert (view.coffee[0].token, view.coffee[0].price) == ("cold_4", 1)
    assert view.discard == {"creamy_4": 1}
    assert sum(view.bag.values()) == 36 - 10 - 3 - 1
    assert (view.coins, view.sugar) == (45 - 17, 10)
    player = view.players[0]
    assert (player.coins, player.sugar, player.points) == (7, 2, 7)
    assert player.cups["cappuccino"].tokens == ("hot_2", "cold_1", "hot_4")
    assert (player.cups["cappuccino"].value, player.cups["cappuccino"].pays) == (7, 3)
    assert (player.cups["doppio"].tile, player.cups["espresso"].pays) == (6, 0)
    assert [(tile.value, tile.left) for tile in view.tiles["doppio"]] == [
        (2, 3),
        (4, 1),
        (6, 0),
        (7, 1),
        (8, 1),
    ]


CHANGES: dict[str, object] = {
    "active": 2,
    "agenda": (ConfirmTurn(0),),
    "bag": (1, 2, 3),
    "closing": True,
    "coin_supply": 3,
    "coins": (1, 2, 3),
    "cup": 2,
    "cups": (((1,), (), (), (), ()),) * 3,
    "discard": (1,),
    "first": 1,
    "machine": ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
    "place": 3,
    "round": 9,
    "served": ((1, 0, 0, 0, 0),) * 3,
    "served_now": 2,
    "shelf": ((1, 1, 1, 1, 1),) * 5,
    "sugar": (1, 0, 0),
    "sugar_supply": 3,
}


@rule("CG-INFO-01", "CG-INFO-02")
def test_only_the_chance_the_clock_and_the_counter_of_the_engine_are_not_in_the_view() -> None:
    assert set(CafeDelGattoPosition.STATE) - {*CHANGES, "seats"} == {"chance", "clock", "revealed"}


@rule("CG-INFO-01")
@pytest.mark.parametrize("what", CHANGES)
def test_whatever_changes_on_the_table_changes_everybodys_view(what: str) -> None:
    position = table()
    changed = position.copy()
    setattr(changed, what, CHANGES[what])

    for viewer in viewers(position):
        assert encode(changed.view(viewer)) != encode(position.view(viewer))


@rule("CG-INFO-02", "CG-INFO-05")
@every_table
def test_what_the_bag_yields_next_shows_nowhere(seats: int) -> None:
    for position in some_positions(seats):
        twin = position.copy()
        twin.chance, twin.offered = Chance(bytes.fromhex(KEY)), None
        for viewer in viewers(position):
            assert encode(twin.view(viewer)) == encode(position.view(viewer))
        for seat in range(seats):
            assert encode(twin.decision(seat)) == encode(position.decision(seat))
            for choice in position.choices(seat):
                assert twin.outlook(seat, choice) == position.outlook(seat, choice)


@rule("CG-INFO-02")
@every_table
def test_all_seats_and_spectators_have_the_same_information(seats: int) -> None:
    for position in some_positions(seats):
        assert len({encode(position.view(viewer)) for viewer in viewers(position)}) == 1


@rule("CG-INFO-02")
@every_table
def test_imagining_replaces_the_chance_and_nothing_else(seats: int) -> None:
    for position in some_positions(seats):
        mine = Chance.of(7)
        imagined = position.imagine(0, mine)
        assert imagined.chance is mine
        imagined.chance = position.chance
        assert imagined == position


@rule("CG-INFO-02")
def test_the_key_of_the_chance_leaves_an_imagined_position_in_no_form() -> None:
    position = new_play()
    secret = position.chance.key.hex()
    imagined = position.imagine(0, Chance.of(9))

    assert secret in str(position.state())
    for shown in (imagined.state(), encode(imagined.view(0)), repr(imagined.chance), imagined.hidden()):
        assert secret not in str(shown)
    assert "e1" * 8 not in repr(Chance(bytes.fromhex(KEY)))


@rule("CG-INFO-03")
@every_table
def test_the_bag_holds_what_lies_nowhere_else(seats: int) -> None:
    for position in some_positions(seats):
        view = position.view(None)
        seen = Counter(view.discard)
        seen.update(place.token for place in (*view.milk, *view.coffee))
        seen.update(token for player in view.players for cup in player.cups.values() for token in cup.tokens)
        box = Counter(BOX.token_ids[token] for token in BOX.all_tokens)
        assert Counter(view.bag) == box - seen


@rule("CG-INFO-04")
def test_a_draw_is_uniform_over_the_tokens_in_the_bag() -> None:
    start = table(bag=["hot_1", "hot_1", "cold_4", "creamy_2"])
    drawn: Counter[str] = Counter()
    for seed in range(2000):
        position = start.imagine(None, Chance.of(seed))
        drawn.update(only(play(position, "buy milk 1", "confirm"), Filled)[0].tokens)

    assert drawn.keys() == {"hot_1", "cold_4", "creamy_2"}
    assert abs(drawn["hot_1"] - 1000) < 120
    assert abs(drawn["cold_4"] - 500) < 100


@rule("CG-INFO-04")
def test_only_the_machine_the_bag_and_the_first_player_depend_on_the_seed() -> None:
    differing = set()
    for seed in range(1, 12):
        one, two = new_play(3, 0, first=1), new_play(3, seed, first=1)
        differing |= {slot for slot in one.STATE if getattr(one, slot) != getattr(two, slot)}

    assert differing == {"bag", "chance", "machine"}


@rule("CG-INFO-05", "CG-INFO-02")
def test_a_position_holds_no_order_of_the_bag() -> None:
    for position in some_positions(3):
        assert position.bag == tuple(sorted(position.bag))


@rule("CG-INFO-05")
def test_a_drawn_token_is_told_to_everybody_when_it_is_drawn() -> None:
    position = table()
    (filled,) = only(play(position, "buy milk 1", "confirm"), Filled)

    for viewer in viewers(position):
        assert filled.seen_by(viewer) == filled
        assert position.view(viewer).milk[4].token == filled.tokens[0]


@rule("CG-INFO-05")
def test_a_view_is_plain_data() -> None:
    view = new_play().view(None)

    assert msgspec.json.decode(encode(view), type=type(view)) == view


def test_looking_back_shows_what_purchases_would_have_drawn() -> None:
    position = table(bag=["hot_1", "cold_4", "creamy_2", "creamy_3"], coins=20)
    foreseen = position.hidden()["bag"]
    drawn: list[str] = []
    for _ in range(3):
        drawn += only(play(position, "buy milk 1", "confirm"), Filled)[0].tokens

    assert drawn == foreseen[:3]


# What can be taken back.


def playing(position: CafeDelGattoPosition, *texts: str) -> Play:
    seated = Play(
        GATTO, GATTO.checked({"first": 0}, position.seats), people=["A", "B", "C", "D", "E"][: position.seats]
    )
    seated.position = position
    for text in texts:
        seated.choose(seated.position.seats_to_act[0], GATTO.notation.parse(text))
    return seated


@rule("CG-INFO-06")
@pytest.mark.parametrize(
    "texts",
    [
        ["buy coffee 1"],
        ["buy coffee 1", "place doppio"],
        ["take"],
        ["serve espresso"],
        ["serve espresso", "tile 4"],
        ["serve espresso", "tile 4", "serve cappuccino", "tile 6 0"],
        ["serve espresso", "tile 4", "done"],
    ],
)
def test_what_is_not_confirmed_can_be_taken_back_whole(texts: list[str]) -> None:
    position = table(cups={"espresso": [4], **MINKA})
    before = position.state()
    seated = playing(position, *texts)
    for _ in texts:
        seated.undo(0)

    assert seated.position.state() == before


@rule("CG-INFO-06")
@pytest.mark.parametrize(
    "texts",
    [
        ["buy coffee 1", "place doppio", "confirm"],
        ["take", "confirm"],
        ["serve espresso", "tile 4", "confirm"],
        ["clean milk"],
        ["clean milk", "end"],
    ],
)
def test_what_is_confirmed_and_every_cleaning_is_final(texts: list[str]) -> None:
    seated = playing(table(coins=9, cups={"espresso": [4]}), *texts)

    with pytest.raises(NoUndo):
        seated.undo(0)


@rule("CG-INFO-06")
def test_in_the_intermediate_round_each_player_confirms() -> None:
    full = {"cups": {"espresso": [4]}}
    seated = playing(table(seats=4, bag=1, coins=3, others={1: full, 2: full}), "buy milk 1", "confirm")
    seated.choose(1, GATTO.notation.parse("serve espresso"))
    seated.choose(1, GATTO.notation.parse("tile 4"))
    assert seated.undo_depth(1) == 2
    seated.choose(1, GATTO.notation.parse("confirm"))

    assert seated.undo_depth(1) == 0
    assert offers(seated.position) == ["serve espresso"]
    assert seated.position.seats_to_act == (2,)


@rule("CG-DEC-14")
def test_a_purchase_is_a_place_and_a_cup_and_a_cleaning_a_draw_followed_by_another_decision() -> None:
    position = table(coins=9)
    chance = position.chance
    play(position, "buy coffee 2", "place doppio")
    assert (position.view(0).column, position.view(0).row, position.view(0).cup) == ("coffee", 2, "doppio")
    assert position.chance is chance
    position = table(coins=9)
    play(position, "clean milk")

    assert position.chance != chance
    assert "end" in offers(position)


@rule("CG-DEC-11")
def test_an_ordinary_turn_is_followed_by_the_next_seat() -> None:
    position = table(seats=5, active=4)
    play(position, "take", "confirm")

    assert (position.active, position.round) == (0, 2)

"""Who may know what: all of it, except the order of the deck (CR-INFO)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from demitasse import Chance, encode
from demitasse.games.coffee_rush.events import Drew
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.pouring import PourTokens
from tests.coffee_rush.build import barista, new_play, only, play, random_play, rule, short_orders

ESPRESSO = {"coffee": 1, "steam": 1}

every_variant = pytest.mark.parametrize(
    ("seats", "fair_start"), [(seats, fair) for seats in (2, 3, 4) for fair in (False, True)]
)


def some_positions(seats: int, fair_start: bool) -> Iterator[CoffeeRushPosition]:
    """Positions all along some plays."""
    for seed, content in ((1, None), (2, short_orders())):
        for position, _ in islice(random_play(seats, seed, content, fair_start=fair_start), 0, None, 3):
            yield position


def viewers(position: CoffeeRushPosition) -> list[int | None]:
    return [*range(position.seats), None]


def reordered(position: CoffeeRushPosition, seed: int = 1) -> CoffeeRushPosition:
    """The same position, but for the order of the deck."""
    twin = position.copy()
    deck = list(position.deck)
    random.Random(seed).shuffle(deck)
    twin.deck = tuple(deck)
    return twin


def cards_named(position: CoffeeRushPosition, what: object) -> set[str]:
    """The cards named anywhere in something as it would go over the wire."""
    text = encode(what)
    return {card for card in position.content.card_ids if b'"%s"' % card.encode() in text}


@rule("CR-INFO-01")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_that_lies_open_is_in_everybodys_view(viewer: int | None) -> None:
    position = barista(
        active=1,
        first=2,
        round=3,
        step="move",
        steps=2,
        meeples=["a2", "b2", "c4"],
        hand={"milk": 1, "ice": 2},
        cups=[{"coffee": 1}, {}, {"tea": 2}],
        rows=[["cocoa-1"], ["milk_tea-1", "milk_tea-2"], [], ["cold_brew-1"]],
        sent=["espresso-1"],
        penalties=["americano-1", "americano-2"],
        rush=2,
        upgrades=["diagonal_move", "double_specialties"],
        deck=["green_tea-1", "green_tea-2"],
        closed="penalties",
        sent_now=1,
        others={0: {"cups": [{}, {"water": 1}], "rush": 1, "rows": [[], [], ["black_tea-1"]]}},
    )

    view = position.view(viewer)

    assert (view.first, view.active, view.round, view.closed) == (2, 1, 3, "penalties")
    assert (view.step, view.steps, view.free_steps, view.mover, view.sent_now) == ("move", 2, 1, 1, 1)
    assert view.hand == {"milk": 1, "ice": 2}
    assert view.supply == {
        "coffee": 17,
        "milk": 11,
        "steam": 12,
        "ice": 10,
        "chocolate": 12,
        "caramel": 12,
        "tea": 10,
        "water": 11,
    }
    assert (view.rush_supply, view.deck, len(view.discard), view.removed) == (12, 2, 80 - 2 - 8, ())
    red, blue, green = view.players
    assert (red.colour, blue.colour, green.colour) == ("red", "blue", "green")
    assert (red.meeples, blue.meeples, green.meeples) == (("a2",), ("b2",), ("c4",))
    assert blue.rows == (("cocoa-1",), ("milk_tea-1", "milk_tea-2"), (), ("cold_brew-1",))
    assert red.rows == ((), (), ("black_tea-1",), ())
    assert (blue.cups, red.cups) == (({"coffee": 1}, {}, {"tea": 2}), ({}, {"water": 1}, {}))
    assert (red.rush, blue.rush, green.rush) == (1, 2, 0)
    assert (blue.upgrades, green.upgrades) == (("diagonal_move", "double_specialties"), ())
    assert (blue.sent, blue.penalties, blue.points) == (("espresso-1",), ("americano-1", "americano-2"), 3)


CHANGES: dict[str, object] = {
    "active": 2,
    "agenda": (PourTokens(1),),
    "closed": "deck",
    "colours": ("blue", "red", "green"),
    "cups": ((0, 1, 0), (0, 0, 0), (0, 0, 0)),
    "discard": (1,),
    "first": 1,
    "hand": 1,
    "meeples": ((1,), (2,), (3,)),
    "mover": 0,
    "penalties": ((), (7,), ()),
    "removed": (1,),
    "round": 9,
    "rows": (((5,), (), (), ()), ((), (), (), ()), ((), (), (), ())),
    "rush": (0, 0, 1),
    "rush_supply": 3,
    "sent": ((), (7,), ()),
    "sent_now": 2,
    "steps": 2,
    "supply": 5,
    "upgrades": (0, 4, 0),
}


@rule("CR-INFO-01")
def test_only_the_deck_the_clock_and_the_counters_of_the_engine_are_not_in_the_view() -> None:
    shown = {*CHANGES, "seats"}

    assert set(CoffeeRushPosition.STATE) - shown == {"deck", "clock", "revealed"}


@rule("CR-INFO-01")
@pytest.mark.parametrize("what", CHANGES)
def test_whatever_changes_on_the_table_changes_everybodys_view(what: str) -> None:
    position = barista()
    changed = position.copy()
    assert getattr(position, what) != CHANGES[what]
    setattr(changed, what, CHANGES[what])

    for viewer in viewers(position):
        assert encode(changed.view(viewer)) != encode(position.view(viewer))


@rule("CR-INFO-02")
@every_variant
def test_sent_and_penalty_cards_are_tracked_and_were_seen_face_up_before(
    seats: int, fair_start: bool
) -> None:
    for content in (None, short_orders()):
        seen: set[str] = set()
        piled = 0
        for position, _ in random_play(seats, 1, content, fair_start=fair_start):
            for player in position.view(None).players:
                seen.update(card for row in player.rows for card in row)
                pile = {*player.sent, *player.penalties}
                assert pile <= seen
                piled = max(piled, len(pile))
        assert piled > 1


@rule("CR-INFO-03", "CR-INFO-06")
@every_variant
def test_the_order_of_the_deck_shows_in_nobodys_view(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        twin = reordered(position)
        assert len(position.deck) < 2 or twin.deck != position.deck
        for viewer in viewers(position):
            assert encode(twin.view(viewer)) == encode(position.view(viewer))


@rule("CR-INFO-03", "CR-INFO-06")
@every_variant
def test_the_order_of_the_deck_shows_in_nobodys_decision(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        twin = reordered(position)
        twin.offered = None
        for seat in range(seats):
            asked = position.decision(seat)
            assert encode(twin.decision(seat)) == encode(asked)
            for choice in asked.choices:
                assert twin.outlook(seat, choice) == position.outlook(seat, choice)


@rule("CR-INFO-03")
@every_variant
def test_all_seats_and_spectators_have_the_same_information(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        assert len({encode(position.view(viewer)) for viewer in viewers(position)}) == 1


@rule("CR-INFO-03")
@every_variant
def test_an_imagined_position_looks_the_same_to_everybody(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        for viewer in viewers(position):
            imagined = position.imagine(viewer, Chance.of(7))
            for other in viewers(position):
                assert encode(imagined.view(other)) == encode(position.view(other))


@rule("CR-INFO-03")
@every_variant
def test_imagining_does_not_depend_on_the_true_order(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        twin = reordered(position)
        for viewer in viewers(position):
            imagined = position.imagine(viewer, Chance.of(7))
            assert imagined == twin.imagine(viewer, Chance.of(7))
            assert imagined.digest() == twin.imagine(viewer, Chance.of(7)).digest()


@rule("CR-INFO-03")
def test_imagining_again_deals_another_deck_and_leaves_the_true_one_alone() -> None:
    position = new_play(seed=1)
    before = position.state()

    decks = {position.imagine(0, Chance.of(seed)).deck for seed in range(20)}

    assert len(decks) == 20
    assert position.deck not in decks
    assert position.state() == before


@rule("CR-INFO-03")
@every_variant
def test_only_the_deck_is_dealt_again(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        imagined = position.imagine(0, Chance.of(7))
        assert imagined.hidden().keys() == {"deck"}
        imagined.deck = position.deck
        assert imagined == position


@rule("CR-INFO-04")
@every_variant
def test_the_cards_of_the_deck_are_those_nobody_has_seen(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        unseen = set(position.content.card_ids) - cards_named(position, position.view(None))
        assert unseen == {position.content.card_ids[card] for card in position.deck}


@rule("CR-INFO-04")
@every_variant
def test_an_imagined_deck_holds_the_same_cards(seats: int, fair_start: bool) -> None:
    for position in some_positions(seats, fair_start):
        for viewer in viewers(position):
            assert sorted(position.imagine(viewer, Chance.of(3)).deck) == sorted(position.deck)


@rule("CR-INFO-05")
@pytest.mark.parametrize(
    ("options", "random_parts"),
    [
        ({"first": 1}, {"deck", "rows"}),
        ({"first": 1, "fair_start": True}, {"deck", "rows", "removed"}),
        ({}, {"deck", "rows", "first", "active", "agenda"}),
    ],
    ids=["the shuffle", "the fair start deal", "the first player"],
)
def test_nothing_else_is_random(options: dict[str, object], random_parts: set[str]) -> None:
    plain = new_play(3, 0, None, **options)

    differing = set()
    for seed in range(1, 12):
        other = new_play(3, seed, None, **options)
        differing |= {slot for slot in plain.STATE if getattr(other, slot) != getattr(plain, slot)}

    assert differing == random_parts


@rule("CR-INFO-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_deal_the_same_choices_always_lead_to_the_same_play(seats: int) -> None:
    start = new_play(seats, 1, None, first=0)
    other = new_play(seats, 2, None, first=0)
    other.deck, other.rows = start.deck, start.rows

    dice = random.Random(1)
    while start.seats_to_act:
        choice = dice.choice(start.choices(start.seats_to_act[0]))
        assert start.play(start.active, choice) == other.play(other.active, choice)
    assert (other.state(), other.result) == (start.state(), start.result)


@rule("CR-INFO-06")
@every_variant
def test_a_card_is_told_to_nobody_before_it_is_drawn(seats: int, fair_start: bool) -> None:
    for content in (None, short_orders()):
        for position, events in random_play(seats, 5, content, fair_start=fair_start):
            hidden = {position.content.card_ids[card] for card in position.deck}
            told = [position.view(viewer) for viewer in viewers(position)]
            heard = [event.seen_by(viewer) for event in events for viewer in viewers(position)]
            asked = [position.decision(seat) for seat in range(seats)]
            assert not cards_named(position, [told, heard, asked]) & hidden


@rule("CR-INFO-06")
def test_a_drawn_card_is_told_to_everybody() -> None:
    position = barista(
        step="send", cups=[ESPRESSO], rows=[["espresso-1"]], deck=["cocoa-1", "cocoa-2", "milk_tea-1"]
    )
    play(position, "send 1 espresso-1")
    assert not cards_named(position, position.view(1)) & {"cocoa-1", "cocoa-2", "milk_tea-1"}

    drawn = only(play(position, "confirm"), Drew)

    assert drawn == [Drew(1, "cocoa-1"), Drew(2, "cocoa-2")]
    for viewer in viewers(position):
        assert [event.seen_by(viewer) for event in drawn] == drawn
        named = cards_named(position, position.view(viewer)) & {"cocoa-1", "cocoa-2", "milk_tea-1"}
        assert named == {"cocoa-1", "cocoa-2"}


@rule("CR-INFO-06")
def test_a_spectators_view_is_plain_data() -> None:
    view = new_play().view(None)

    assert msgspec.json.decode(encode(view), type=type(view)) == view

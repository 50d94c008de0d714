"""Who may know what (SB-INFO, SB-VIS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, get_type_hints

import msgspec
import pytest

from demitasse import Chance, encode
from demitasse.bots import seat_down
from demitasse.games.seize_the_bean.base_game.actions import ConfirmAction
from demitasse.games.seize_the_bean.events import Looked, Reshuffled
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    Facts,
    begin,
    change,
    city_deck,
    deck,
    discards,
    effect,
    new_play,
    random_play,
    table,
)

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
TEN = [f"hipsters-c{number:02}" for number in range(1, 11)]


def some_positions(seats: int) -> Iterator[SeizeTheBeanPosition]:
    for seed in (7, 8):
        yield from (position for position, _ in islice(random_play(seats, seed), 0, None, 9))


def viewers(position: SeizeTheBeanPosition) -> list[int | None]:
    return [*range(position.seats), None]


def moved(cards: tuple[int, ...], known: int = 0) -> tuple[int, ...]:
    """The same cards, those below the known ones the other way round."""
    return cards[:known] + cards[known:][::-1]


# Decks and piles.


@rule("SB-INFO-01", "SB-VIS-04")
@every_table
def test_the_order_of_a_deck_shows_nowhere_but_to_who_looked_into_it(seats: int) -> None:
    for position in some_positions(seats):
        twin = position.copy()
        twin.chance = Chance.of(99)
        twin.offered = None
        for viewer in viewers(position):
            known = [0 if viewer is None else of[viewer] for of in position.known]
            twin.decks = tuple(moved(cards, seen) for cards, seen in zip(position.decks, known, strict=True))
            assert encode(twin.view(viewer)) == encode(position.view(viewer))


@rule("SB-INFO-02", "SB-VIS-01")
def test_everybody_sees_all_of_the_city_discard_piles() -> None:
    position = table(
        customers=TEN[:4], piles={"customers": TEN[4:8], "style": ["hipsters-s1", "hipsters-s2"]}
    )

    for viewer in viewers(position):
        city = position.view(viewer).city
        assert (city["customers"].pile, city["style"].pile) == (
            tuple(TEN[4:8]),
            ("hipsters-s1", "hipsters-s2"),
        )


@rule("SB-INFO-03", "SB-VIS-02")
def test_only_its_owner_sees_into_a_discard_pile_and_all_see_its_top_and_size() -> None:
    position = table(cafes={0: {"discard": TEN[:3]}})

    assert position.view(0).players[0].discards == tuple(TEN[:3])
    for viewer in (1, None):
        shown = position.view(viewer).players[0]
        assert (shown.discards, shown.discard, shown.top, shown.icons) == ((), 3, TEN[2], {})
        assert not {TEN[0], TEN[1]} & set(_texts(position.view(viewer).players))


@rule("SB-INFO-01", "SB-INFO-03", "SB-INFO-05")
def test_of_others_only_the_icons_that_lie_open_are_counted() -> None:
    cafe = {
        "deck": TEN[:2],
        "discard": TEN[2:5],
        "line": TEN[5:7],
        "style": ["hipsters-s1"],
        "pantry": ["hipsters-p1", "cyclists-p1"],
    }
    position = table(cafes={0: cafe})

    for viewer in viewers(position):
        counts = position.view(viewer).players[0].on_view
        assert counts["hipsters"] == 1 + 2 + 1  # top of the pile, Line, Style Upgrade
        assert counts["cyclists"] == 1  # only the newest Pantry Upgrade
    assert position.view(0).players[0].icons["hipsters"] == 7 + 1


def _texts(value: Any) -> Iterator[str]:
    """All words in plain data."""
    value = msgspec.to_builtins(value)
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    if isinstance(value, str):
        yield value
    for part in parts:
        yield from _texts(part)


@rule("SB-INFO-04")
def test_the_order_of_a_discard_pile_makes_no_difference() -> None:
    """Rebuilt from the same cards in another order, the deck comes out the same."""
    decks = []
    for pile in (TEN, TEN[::-1], TEN[5:] + TEN[:5]):
        position = table(cafes={0: {"deck": [], "discard": pile}})
        effect(position, 0, "draw")
        decks.append(deck(position, 0))

    assert decks[0] == decks[1] == decks[2]
    assert decks[0] != TEN[1:]


@rule("SB-INFO-05")
def test_everybody_sees_every_supply() -> None:
    position = table(cafes={0: {"bean": 7, "milk": 2, "sugar": 4}})

    for viewer in viewers(position):
        cafe = position.view(viewer).players[0]
        assert (cafe.bean, cafe.milk, cafe.sugar) == (7, 2, 4)


# What is public.

CHANGES: dict[str, Any] = {
    "agenda": (ConfirmAction(1),),
    "bad_reviews": (1, 0),
    "baristas": ((1,), ()),
    "bonuses": (),
    "city_reviews": 39,
    "closing": "style",
    "day": 2,
    "empty": 0,
    "full": 1,
    "groups": (1, 0, 2, 3, 4, 5),
    "hype": (2, 3),
    "lines": (((1, 0, 0),), ()),
    "pantry": ((1,), ()),
    "phase": "hype",
    "reviews": (0, 2),
    "scoop": "random",
    "style": ((), (3,)),
    "supply": ((5, 1, 0), (5, 1, 1)),
    "unlocked": ((-2, -1, -1, -1), (-1,) * 4),
    "assigned": ((200, 1),),
    "awards.complaints": (0, 0, 1, 0, 0, 0),
    "awards.reviews": (2, 0, 0, 0, 0, 0),
    "competing": True,
    "cookies.stack": (6,),
    "cookies.won": ((), (6,)),
    "craft": True,
    "crafted": ((0, 1, 0, 0, 0, 0), (0,) * 6),
    "craving": (3, -1),
    "difficulty": (0, 2),
    "diverse": True,
    "games.left": (0,),
    "games.pulled": (0,),
    "green": (0, 1),
    "house": ("fair_trade_green",),
    "marker": (-1, 4),
    "marks": ((0, 1, 0, 0, 0, 0), (0,) * 6),
    "mouth_watering": True,
    "sold_out": True,
}
WITH_CUPS: dict[str, Any] = {
    "cups.in_play": (0,),
    "cups.empty": (1,),
    "cups.full": (1,),
    "cups.used": (True,),
}
WITH_FOUNDERS: dict[str, Any] = {"called": ((), ()), "founder_groups": ((1,), ()), "founders": ((315,), ())}
AGAINST_STARBOTS: dict[str, Any] = {
    "action_cards.discarded": (3,),
    "debt": 2,
    "robot.seat": -1,
    "robot.level": 9,
    "robot.tokens": ("fast",),
    "robot.upgrades": ((), (), (), (1,), (), ()),
    "scenario": "new_startup",
}


def facts_of_a_position() -> set[str]:
    declared = get_type_hints(SeizeTheBeanPosition)
    groups = {slot: getattr(declared[slot], "_fields", ()) for slot in SeizeTheBeanPosition.STATE}
    return {
        name for slot, fields in groups.items() for name in ([f"{slot}.{one}" for one in fields] or [slot])
    }


@rule("SB-VIS-01")
@pytest.mark.parametrize("what", CHANGES)
def test_whatever_lies_open_is_in_everybodys_view(what: str) -> None:
    position = table()
    changed = position.copy()
    change(changed, what, CHANGES[what])

    for viewer in viewers(position):
        assert encode(changed.view(viewer)) != encode(position.view(viewer))


def with_cups() -> SeizeTheBeanPosition:
    return table(daily_specials=("latte",))


def with_founders() -> SeizeTheBeanPosition:
    position = table(cafes={0: {"founders": ["bruno_ristretto"]}})
    position.called = (position.founders[0], ())
    return position


def against_starbots() -> SeizeTheBeanPosition:
    return table(seats=1, solo_level=4)


@rule("SB-XVIS-05", "SB-XVIS-06")
@pytest.mark.parametrize(
    ("start", "what", "now"),
    [
        pytest.param(start, what, now, id=what)
        for start, changes in (
            (with_cups, WITH_CUPS),
            (with_founders, WITH_FOUNDERS),
            (against_starbots, AGAINST_STARBOTS),
        )
        for what, now in changes.items()
    ],
)
def test_whatever_an_expansion_lays_open_is_in_everybodys_view(
    start: Callable[[], SeizeTheBeanPosition], what: str, now: Any
) -> None:
    position = start()
    changed = position.copy()
    change(changed, what, now)

    for viewer in (0, None):
        assert encode(changed.view(viewer)) != encode(position.view(viewer))


@rule("SB-VIS-01")
def test_sizes_of_decks_and_piles_and_the_face_down_tokens_are_in_everybodys_view() -> None:
    position = table()
    for viewer in viewers(position):
        seen = encode(position.view(viewer))
        for slot in ("decks", "piles", "rows"):
            for at in range(len(getattr(position, slot))):
                cards = getattr(position, slot)
                changed = position.copy()
                other = cards[at][1:] if cards[at] else (0,)
                setattr(changed, slot, (*cards[:at], other, *cards[at + 1 :]))
                assert encode(changed.view(viewer)) != seen
        changed = position.copy()
        changed.tokens = position.tokens[1:]
        assert encode(changed.view(viewer)) != seen


@rule("SB-VIS-01", "SB-COMP-06")
def test_moods_service_tokens_and_who_is_being_served_are_in_everybodys_view() -> None:
    cafes: dict[int, Facts] = {
        0: {"line": [("hipsters-c04", 2)]},
        1: {"line": [("hipsters-c05", -1, "served")]},
    }
    position = table(cafes=cafes)
    begin(position, "service")

    for viewer in viewers(position):
        view = position.view(viewer)
        assert [(guest.card, guest.mood, guest.served) for guest in view.players[0].line] == [
            ("hipsters-c04", 2, True)
        ]
        assert [(guest.mood, guest.served) for guest in view.players[1].line] == [(-1, True)]
        assert (view.players[1].finished, view.service is not None) == (True, True)


@rule("SB-VIS-01", "SB-VIS-04")
def test_a_position_holds_nothing_more_than_what_is_open_hidden_or_bookkeeping() -> None:
    hidden = {"chance", "decks", "known", "piles", "tokens"}
    hidden |= {"action_cards.left", "hands", "kept", "out", "robot.unseen", "robot.upgrades_left"}
    bookkeeping = {"box_reviews", "clock", "first", "guest", "revealed", "rows", "seats", "turns"}
    bookkeeping |= {"games.discarded", "games.placed", "host", "lovers"}
    laid_open = {*CHANGES, *WITH_CUPS, *WITH_FOUNDERS, *AGAINST_STARBOTS}

    assert facts_of_a_position() == {*laid_open, *hidden, *bookkeeping}


# What somebody looks at.


@rule("SB-VIS-03")
def test_cards_looked_at_are_for_who_looks_and_stay_known_until_they_move() -> None:
    position = table(style=["musicians-s1"])
    effect(position, 0, "connections")
    top = tuple(city_deck(position, "style")[:3])
    (looked,) = only(play(position, "look style"), Looked)
    assert looked.seen_by(0) == looked
    for viewer in (1, None):
        told = looked.seen_by(viewer)
        assert isinstance(told, Looked)
        assert (told.cards, told.number) == ((), 3)
        looking = position.view(viewer).looking
        assert looking is not None
        assert looking.cards == ()
        assert not set(top) & set(_texts(position.view(viewer)))

    looking = position.view(0).looking
    assert looking is not None
    assert looking.cards == top
    play(position, "return 2", "done")
    new_top = (top[1], top[0], top[2])
    assert position.view(0).city["style"].known == new_top
    assert position.view(1).city["style"].known == ()
    begin(position, "evening")
    assert position.view(0).city["style"].known == new_top[1:]


@rule("SB-VIS-03")
def test_cards_tracked_are_known_to_their_owner_until_they_are_drawn() -> None:
    position = table(cafes={0: {"deck": TEN[:4]}})
    effect(position, 0, "track 2")
    play(position, "done")
    assert position.view(0).players[0].known == tuple(TEN[:2])
    assert position.view(1).players[0].known == ()

    effect(position, 0, "draw")
    assert position.view(0).players[0].known == (TEN[1],)
    effect(position, 0, "draw", "draw", "draw", "draw")
    assert position.view(0).players[0].known == ()


@rule("SB-VIS-03")
def test_choices_never_name_cards_only_their_chooser_sees() -> None:
    """Everybody reads what was chosen: places among the cards looked at, no names."""
    position = table()
    effect(position, 0, "connections")
    play(position, "look style")

    assert offers(position) == ["return 1", "return 2", "return 3", "done"]


# What nobody knows.


@rule("SB-VIS-04")
def test_the_faces_of_tokens_face_down_show_nowhere() -> None:
    for position in some_positions(3):
        twin = position.copy()
        twin.tokens, twin.offered = position.tokens[::-1], None
        for viewer in viewers(position):
            assert encode(twin.view(viewer)) == encode(position.view(viewer))


@rule("SB-VIS-02", "SB-VIS-04", "SB-VIS-07")
@every_table
def test_what_a_seat_imagines_looks_to_it_like_the_true_position(seats: int) -> None:
    for position in some_positions(seats):
        for viewer in viewers(position):
            imagined = position.imagine(viewer, Chance.of(5))
            assert encode(imagined.view(viewer)) == encode(position.view(viewer))
            assert imagined.stocks() == position.stocks()
            if viewer is not None:
                assert imagined.choices(viewer) == position.choices(viewer)


@rule("SB-VIS-04", "SB-VIS-07")
def test_imagining_deals_anew_what_a_seat_does_not_know() -> None:
    cafes: dict[int, Facts] = {
        0: {"deck": TEN[:3]},
        1: {"deck": ["cyclists-c01"], "discard": [f"cyclists-c0{n}" for n in range(2, 9)]},
    }
    position = table(cafes=cafes)
    effect(position, 0, "track 2")
    play(position, "done")
    imagined = [position.imagine(0, Chance.of(seed)) for seed in range(12)]

    for other in imagined:
        assert deck(other, 0) == TEN[:3]
        assert discards(other, 1)[-1] == "cyclists-c08"
        assert sorted((*deck(other, 1), *discards(other, 1))) == [f"cyclists-c0{n}" for n in range(1, 9)]
        assert other.chance.key != position.chance.key
    for seen in (city_deck, lambda other: discards(other, 1), lambda other: deck(other, 1)):
        assert len({tuple(seen(other)) for other in imagined}) > 4
    assert len({other.tokens for other in imagined}) > 4


@rule("SB-VIS-05")
def test_only_shuffles_and_the_first_player_depend_on_the_seed() -> None:
    differing = set()
    for seed in range(1, 12):
        one, two = new_play(3, 0, first=1), new_play(3, seed, first=1)
        differing |= {slot for slot in one.STATE if getattr(one, slot) != getattr(two, slot)}

    assert differing == {"bonuses", "chance", "decks", "piles", "rows", "tokens"}


@rule("SB-VIS-05")
def test_after_the_deal_only_a_reshuffle_uses_chance() -> None:
    shuffles = 0
    before = new_play(2, 21).chance
    for position, events in random_play(2, 21):
        shuffled = bool(only(events, Reshuffled))
        assert shuffled or position.chance == before
        shuffles += shuffled
        before = position.chance
    assert shuffles > 3


@rule("SB-VIS-06")
@every_table
def test_everything_but_the_hype_draws_is_sequential(seats: int) -> None:
    for position in some_positions(seats):
        assert len(position.seats_to_act) == (0 if position.result else 1)
        assert position.phase != "hype"


@rule("SB-VIS-07")
@every_table
def test_a_bot_is_given_the_same_whatever_it_cannot_see(seats: int) -> None:
    """Two tables that look alike from a seat give its bot the very same chair."""
    for position in some_positions(seats):
        for seat in range(seats):
            twin = position.imagine(seat, Chance.of(3))
            one, two = (seat_down(true, seat, [], Chance.of(4)) for true in (position, twin))
            assert one.imagined is not position
            assert one.imagined.state() == two.imagined.state()
            assert one.decision == position.decision(seat)


@rule("SB-VIS-07")
def test_the_key_of_the_chance_leaves_an_imagined_position_in_no_form() -> None:
    position = new_play()
    secret = position.chance.key.hex()
    imagined = position.imagine(0, Chance.of(9))

    assert secret in str(position.state())
    for shown in (imagined.state(), encode(imagined.view(0)), imagined.hidden()):
        assert secret not in str(shown)
    for viewer in viewers(position):
        assert secret not in str(encode(position.view(viewer)))


def test_a_view_is_plain_data() -> None:
    view = new_play().view(0)

    assert msgspec.json.decode(encode(view), type=type(view)) == view

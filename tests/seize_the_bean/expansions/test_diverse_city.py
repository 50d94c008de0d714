"""Diverse City: markers, marks and Cookies (SB-DIVERSE, SB-XRULING-69…73)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, SPECIALS
from demitasse.games.seize_the_bean.expansion_events import CookieWon, Marked, MarkerChosen
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import poach
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, begin, change, effect, new_play, table

KREUZBERG = ("hipsters", "cyclists", "tourists", "musicians", "start_uppers", "party_animals")
TYPES = ["strong", "quality", "soy", "croissant", "donut", "pie"]


def diverse(marks: dict[str, int] | None = None, **facts: Any) -> SeizeTheBeanPosition:
    """A table of Diverse City on which seat 0 has these marks."""
    position = table(diverse_city=True, **facts)
    own_marks = tuple((marks or {}).get(BOX.group_ids[group], 0) for group in position.groups)
    position.marks = (own_marks, *position.marks[1:])
    return position


def marks(position: SeizeTheBeanPosition, seat: int = 0) -> dict[str, int]:
    return position.view(None).players[seat].marks


def gets(position: SeizeTheBeanPosition, card: str, seat: int = 0) -> list[Event]:
    events: list[Event] = []
    obtained(position, seat, BOX.index[CUSTOMERS][card], events)
    return events


# Setting up.


@rule("SB-DIVERSE-01", "SB-DIVERSE-02", "SB-XRULING-72", "SB-XOPT-13")
@pytest.mark.parametrize(
    ("seats", "cookies"),
    [
        (1, (6,)),
        (2, (6,)),
        (3, (6, 4)),
        (4, (6, 5, 4)),
        (5, (6, 5, 4, 3)),
        (6, (6, 5, 4, 3, BOX.cookies[6][-1])),
    ],
)
def test_cookies_by_the_number_of_players_lie_in_one_stack_the_highest_on_top(
    seats: int, cookies: tuple[int, ...]
) -> None:
    assert new_play(seats, diverse_city=True).view(None).cookies == cookies
    assert new_play(seats).view(None).cookies == ()
    assert sorted(cookies, reverse=True) == list(cookies)


@rule("SB-DIVERSE-03", "SB-XDEC-03", "SB-EX-128", "SB-XVIS-05")
def test_jaylen_marks_with_soy_milk_and_yoshi_with_donuts() -> None:
    position = new_play(2, first=0, diverse_city=True)
    assert offers(position) == [f"marker {resource}" for resource in TYPES]
    assert play(position, "marker soy") == [MarkerChosen(0, "soy")]
    assert offers(position) == [f"marker {resource}" for resource in TYPES if resource != "soy"]
    assert refused(position, "marker soy").rule == "SB-XDEC-03"
    assert refused(position, "marker bean").rule == "SB-DIVERSE-03"
    play(position, "marker donut")

    assert [player.marker for player in position.view(None).players] == ["soy", "donut"]
    assert (position.day, position.phase, position.seats_to_act) == (1, "actions", (0,))


@rule("SB-DIVERSE-03")
def test_markers_are_chosen_in_turn_order() -> None:
    position = new_play(6, first=4, diverse_city=True, neighbourhood="prenzlauer_berg")
    chosen = []
    for resource in TYPES:
        chosen.append(position.seats_to_act[0])
        play(position, f"marker {resource}")

    assert chosen == [4, 5, 0, 1, 2, 3]


@rule("SB-DIVERSE-11")
def test_starbots_takes_any_other_type() -> None:
    taken = set()
    for seed in range(12):
        position = new_play(1, seed=seed, first=0, diverse_city=True)
        play(position, "marker soy")
        taken.add(position.marker[1])

    assert BOX.specials.index("soy") not in taken
    assert NOBODY not in taken
    assert len(taken) > 2


@rule("SB-DIVERSE-11")
def test_starbots_takes_its_type_after_you_even_as_first_player() -> None:
    position = new_play(1, seed=5, first=1, diverse_city=True)
    assert offers(position) == [f"marker {special}" for special in BOX.specials]
    happened = play(position, "marker donut")

    assert [event.seat for event in only(happened, MarkerChosen)] == [0, 1]
    assert position.marker[1] != position.marker[0]


@rule("SB-DIVERSE-11")
def test_starbots_marks_and_earns_cookies_like_a_player() -> None:
    position = new_play(1, first=0, diverse_city=True)
    position.marks = ((0,) * 6, (1, 1, 1, 1, 1, 0))
    happened = gets(position, "party_animals-c01", seat=1)

    assert happened == [Marked(1, "party_animals", 1), CookieWon(1, 6)]


# Marks.


@rule("SB-EX-129", "SB-DIVERSE-04", "SB-DIVERSE-05")
def test_a_tourist_taken_by_word_of_mouth_marks_the_tourists() -> None:
    position = diverse(cafes={0: {"style": ["tourists-s1"]}}, customers=["tourists-c01"])
    happened = begin(position, "word_of_mouth")
    if position.seats_to_act == (0,) and "take tourists-c01" in offers(position):
        happened = play(position, "take tourists-c01")

    assert only(happened, Marked)[:1] == [Marked(0, "tourists", 1)]
    assert marks(position) == {"tourists": 1}


@rule("SB-DIVERSE-04")
@pytest.mark.parametrize("zone", ["discard", "line", "deck"])
def test_a_customer_of_the_city_marks_whatever_zone_it_enters(zone: str) -> None:
    position = diverse(customers=["hipsters-c01"])
    effect(position, 0, f"recruit {zone} anyone")
    play(position, "take hipsters-c01")

    assert marks(position) == {"hipsters": 1}


@rule("SB-DIVERSE-04")
def test_a_customer_of_another_player_marks() -> None:
    cafes = {
        0: {"line": ["musicians-c01"], "deck": []},
        1: {"line": ["cyclists-c02"], "deck": []},
    }
    position = diverse(cafes=cafes)
    effect(position, 0, "swap 1")
    play(position, "pick musicians-c01", "pick cyclists-c02")

    assert (marks(position, 0), marks(position, 1)) == ({"cyclists": 1}, {"musicians": 1})


@rule("SB-DIVERSE-04")
def test_a_customer_won_over_by_a_competitive_neighbour_marks() -> None:
    cafes = {
        0: {"bean": 0, "milk": 0, "sugar": 0, "line": ["hipsters-c09"]},
        1: {"bean": 1, "milk": 1, "line": [("grandma-2", 1)]},
    }
    position = diverse(cafes=cafes, sold_out="competitive")
    begin(position, "service")
    play(position, "accept")

    assert (marks(position, 0), marks(position, 1)) == ({}, {"hipsters": 1})


@rule("SB-DIVERSE-05", "SB-XRULING-69")
def test_a_second_customer_flips_the_marker_and_a_third_changes_nothing() -> None:
    position = diverse()
    assert gets(position, "hipsters-c01") == [Marked(0, "hipsters", 1)]
    assert gets(position, "hipsters-c02") == [Marked(0, "hipsters", 2)]
    assert gets(position, "hipsters-c03") == []

    assert marks(position) == {"hipsters": 2}


@rule("SB-XRULING-69")
def test_starting_cards_friends_and_moves_within_ones_own_zones_mark_nothing() -> None:
    position = new_play(2, diverse_city=True)
    assert position.marks == ((0,) * 6, (0,) * 6)
    position = diverse(cafes={0: {"discard": ["hipsters-c01"], "deck": []}}, customers=["grandma-2"])
    effect(position, 0, "draw", "regular")
    play(position, *offers(position)[:1])
    effect(position, 0, "meet_up", "recruit discard anyone")
    play(position, "take grandma-2")

    assert position.marks == ((0,) * 6, (0,) * 6)


@rule("SB-DIVERSE-06", "SB-EX-130")
def test_jaylen_attracts_the_missing_start_upper_and_takes_the_cookie() -> None:
    five = dict.fromkeys((group for group in KREUZBERG if group != "start_uppers"), 1)
    position = diverse(five, customers=["start_uppers-c01"])
    effect(position, 0, "recruit discard anyone")
    happened = play(position, "take start_uppers-c01")

    assert only(happened, CookieWon) == [CookieWon(0, 6)]
    assert (position.cookies.stack, position.cookies.won) == ((), ((6,), ()))
    assert position.view(None).players[0].cookies == (6,)


@rule("SB-DIVERSE-07", "SB-DIVERSE-08")
def test_double_sides_everywhere_earn_a_second_cookie_and_there_is_no_third() -> None:
    twice = {**dict.fromkeys(KREUZBERG, 2), "tourists": 0}
    position = diverse(twice, seats=4)
    assert only(gets(position, "tourists-c01"), CookieWon) == [CookieWon(0, 6)]
    assert only(gets(position, "tourists-c02"), CookieWon) == [CookieWon(0, 5)]
    assert gets(position, "tourists-c03") == []

    assert (position.cookies.won[0], position.cookies.stack) == ((6, 5), (4,))


@rule("SB-DIVERSE-07")
def test_the_second_cookie_waits_for_the_last_double_side() -> None:
    position = diverse({**dict.fromkeys(KREUZBERG, 1), "tourists": 0}, seats=4)
    gets(position, "tourists-c01")
    happened = [event for group in KREUZBERG[1:] for event in gets(position, f"{group}-c02")]
    assert only(happened, CookieWon) == []

    assert gets(position, "hipsters-c02") == [Marked(0, "hipsters", 2), CookieWon(0, 5)]


@rule("SB-DIVERSE-06")
def test_the_next_to_mark_all_takes_the_next_cookie() -> None:
    position = diverse({**dict.fromkeys(KREUZBERG, 1), "tourists": 0}, seats=3)
    position.marks = (position.marks[0],) * 3
    gets(position, "tourists-c01", seat=2)
    gets(position, "tourists-c02", seat=1)
    assert position.cookies.won == ((), (4,), (6,))
    happened = gets(position, "tourists-c03", seat=0)

    assert happened == [Marked(0, "tourists", 1)], "the stack is empty"


@rule("SB-XRULING-71")
def test_with_the_stack_empty_a_set_gives_nothing() -> None:
    position = diverse({**dict.fromkeys(KREUZBERG, 2), "tourists": 1})
    position.cookies = position.cookies._replace(stack=(), won=((6,), ()))

    assert gets(position, "tourists-c03") == [Marked(0, "tourists", 2)]
    assert position.cookies.won == ((6,), ())


@rule("SB-DIVERSE-09")
def test_losing_customers_costs_neither_markers_nor_cookies() -> None:
    position = diverse(
        dict.fromkeys(KREUZBERG, 1), cafes={0: {"line": ["hipsters-c01"], "deck": [], "bad_reviews": 5}}
    )
    position.cookies = position.cookies._replace(won=((6,), ()))
    effect(position, 0, "lose")

    assert position.lines[0] == ()
    assert (marks(position), position.cookies.won[0]) == (dict.fromkeys(KREUZBERG, 1), (6,))


@rule("SB-DIVERSE-10")
def test_each_cookie_is_worth_what_is_printed_on_it_after_bad_reviews() -> None:
    position = diverse(seats=4, cafes={0: {"bad_reviews": 9, "deck": []}}, closing="reviews")
    position.cookies = position.cookies._replace(won=((6, 4), (), (), ()))
    counted = {line.what: (line.count, line.points) for line in score(position).counted[0]}

    assert counted["cookies"] == (2, 10)
    assert list(counted) == ["reviews", "happy", "bad_reviews", "achievements", "cookies", "awards"]
    assert score(position).scores[0] == 10
    assert "cookies" not in [line.what for line in score(table(closing="reviews")).counted[0]]


# Two groups.


@rule("SB-XRULING-70")
def test_a_customer_of_two_groups_marks_each_of_its_awards_in_play() -> None:
    position = diverse(board_game_media=True, replaced=["tourists"])
    both = gets(position, "board_game_media-c01")
    one = gets(position, "board_game_media-c06")
    none = gets(position, "city_celebrities-c11")

    assert both == [Marked(0, "board_game_media", 1), Marked(0, "hipsters", 1)]
    assert one == [Marked(0, "board_game_media", 2)]
    assert none == []


@rule("SB-XRULING-70", "SB-XDEC-16")
def test_a_wildcard_marks_its_own_group_and_one_other_of_ones_choice() -> None:
    position = diverse(quality_beasts=True, replaced=["tourists"], customers=["quality_beasts-c01"])
    effect(position, 0, "recruit discard anyone")
    happened = play(position, "take quality_beasts-c01")
    others = [group for group in KREUZBERG if group != "tourists"]
    assert only(happened, Marked) == [Marked(0, "quality_beasts", 1)]
    assert sorted(offers(position)) == sorted(f"name {group}" for group in others)
    assert refused(position, "name quality_beasts").rule == "SB-XRULING-70"
    assert refused(position, "name tourists").rule == "SB-XRULING-43"
    play(position, "name cyclists")

    assert marks(position) == {"quality_beasts": 1, "cyclists": 1}


@rule("SB-XRULING-70")
def test_a_wildcard_does_not_ask_when_every_other_marker_shows_its_double_side() -> None:
    position = diverse(dict.fromkeys(KREUZBERG, 2), customers=["city_celebrities-c13"])
    effect(position, 0, "recruit discard anyone")
    happened = play(position, "take city_celebrities-c13")

    assert only(happened, Marked) == []
    assert position.agenda[0].kind != "mark"


@rule("SB-XRULING-73")
def test_a_customer_that_starbots_takes_unseen_marks_its_group_and_tells_no_more() -> None:
    position = new_play(1, first=0, solo_level=2, diverse_city=True)
    card = BOX.index[CUSTOMERS]["tourists-c01"]
    deck = own(0)
    position.decks = (*position.decks[:deck], (card, *position.decks[deck]), *position.decks[deck + 1 :])
    events: list[Event] = []
    poach(position, 1, (), events)

    assert Marked(1, "tourists", 1) in events
    assert "tourists-c01" not in "".join(map(repr, events))


@rule("SB-DIVERSE-03")
def test_there_is_a_type_for_everybody() -> None:
    assert len(BOX.specials) == SPECIALS == 6


@rule("SB-XVIS-05")
@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("marker", (3, 1)),
        ("marks", ((0, 1, 0, 0, 0, 2), (0,) * 6)),
        ("cookies.stack", ()),
        ("cookies.won", ((), (6,))),
        ("awards.reviews", (0, 0, 3, 0, 0, 0)),
        ("awards.complaints", (0, 0, 0, 1, 0, 0)),
        ("assigned", ((BOX.index[CUSTOMERS]["quality_beasts-c01"], 2),)),
        ("diverse", False),
        ("sold_out", True),
        ("competing", True),
    ],
)
def test_markers_marks_cookies_and_reviews_on_awards_are_in_everybodys_view(fact: str, value: object) -> None:
    position = diverse()
    changed = position.copy()
    change(changed, fact, value)

    for viewer in (None, 0, 1):
        assert changed.view(viewer) != position.view(viewer)

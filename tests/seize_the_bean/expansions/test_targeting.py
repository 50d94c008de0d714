"""Disrupt, Naptime and Arrest: whom they may touch, and what that does (SB-ABILITY-DISRUPT, -NAPTIME, -ARREST)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.moods import MOST_TURNS
from demitasse.games.seize_the_bean.events import AbilityUsed, Served, Upset
from demitasse.games.seize_the_bean.expansion_events import Applauded, Arrested, Napped, Slept
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    activate,
    begin,
    discards,
    effect,
    line,
    moods,
    served,
    table,
)

REBEL, PARENT, POLICE = "rebels-c01", "happy_families-c01", "authority_figures-c01"
A, B, C, D = "hipsters-c04", "tourists-c02", "cyclists-c02", "hipsters-c01"
"""With 2, 4, 2 and 1 reward icons."""


def icons(card: str) -> int:
    return BOX.reward_icons[BOX.index[0][card]]


def meeting(card: str, *mine: object, yours: tuple[object, ...] = ()) -> SeizeTheBeanPosition:
    """This Customer of seat 0 is being served, with these in both Lines."""
    position = table(cafes={0: {"line": [card, *mine]}, 1: {"line": list(yours)}})
    activate(position, 0, card)
    return position


def napping(position: SeizeTheBeanPosition, seat: int = 0) -> list[bool]:
    return [guest.napping for guest in position.view(None).players[seat].line]


# Disrupt.


@rule("SB-ABILITY-DISRUPT-01", "SB-XDEC-09")
def test_disrupt_upsets_an_unserved_customer_of_any_line() -> None:
    position = meeting(REBEL, (D, 0, "served"), A, yours=((C, 0, "served"), B))
    assert offers(position) == [f"pick {A}", f"pick {B}"]
    for card in (C, D, "hipsters-c09"):
        assert refused(position, f"pick {card}").rule == "SB-ABILITY-DISRUPT-01"
    events = play(position, f"pick {B}")

    assert only(events, Upset) == [Upset(1, B, -1)]
    assert (moods(position, 0), moods(position, 1)) == ([0, 0, 0], [0, -1])


@rule("SB-ABILITY-DISRUPT-02", "SB-XRULING-18", "SB-XRULING-41")
def test_rebels_authority_the_angry_the_patient_and_wildcards_are_left_alone() -> None:
    spared = ["rebels-c02", POLICE, "city_celebrities-c09", "quality_beasts-c01", "grandma-1"]
    position = meeting(REBEL, *spared, (D, -1), A, B)

    assert offers(position) == [f"pick {A}", f"pick {B}"]
    rules = {card: refused(position, f"pick {card}").rule for card in (*spared, D)}
    assert rules.pop("grandma-1") == "SB-XRULING-18"
    assert set(rules.values()) == {"SB-ABILITY-DISRUPT-02"}


@rule("SB-ABILITY-DISRUPT-03", "SB-XRULING-20")
@pytest.mark.parametrize(("mood", "after"), [(0, -1), (-1, -1), (2, 1)])
def test_with_nobody_else_the_rebel_is_upset_itself(mood: int, after: int) -> None:
    position = table(
        cafes={0: {"line": [(REBEL, mood), "grandma-1", "rebels-c02"]}, 1: {"line": [(A, 0, "served")]}}
    )
    activate(position, 0, REBEL)

    assert moods(position, 0) == [after, 0, 0]
    assert position.agenda == ()


@rule("SB-ABILITY-DISRUPT-03", "SB-XRULING-57")
def test_a_rebel_served_for_somebody_else_is_upset_where_it_stands() -> None:
    position = table(cafes={0: {"line": []}, 1: {"line": [(REBEL, 1)]}})
    activate(position, 0, REBEL)

    assert moods(position, 1) == [0]


@rule("SB-ABILITY-SUPERDISRUPT-01")
def test_super_disrupt_happens_twice_each_for_itself() -> None:
    position = meeting("rebels-c06", (A, 1), B)
    play(position, f"pick {A}", f"pick {A}")
    assert moods(position, 0) == [0, -1, 0]

    position = meeting("rebels-c06", A)
    assert moods(position, 0) == [-1, -1]


@rule("SB-ABILITY-DISRUPTBOOST-01", "SB-XRULING-19")
def test_boosted_disrupt_brings_the_reward_icons_of_who_was_disrupted() -> None:
    position = meeting("rebels-c03", (B, 2), A)
    play(position, f"pick {B}")
    assert (moods(position, 0), position.reviews) == ([0, 1, 0], (icons(B), 0))

    position = meeting("rebels-c10", A, B)
    play(position, f"pick {A}")
    assert offers(position) == [f"pick {A}", f"pick {B}"]
    play(position, f"pick {A}")
    assert position.reviews == (icons(A), 0)


@rule("SB-ABILITY-DISRUPTBOOST-02")
def test_who_upsets_itself_earns_no_boost() -> None:
    position = meeting("rebels-c03")

    assert (moods(position, 0), position.reviews, position.agenda) == ([-1], (0, 0), ())


@rule("SB-RULING-62")
def test_after_the_last_turn_nobody_in_that_line_counts_as_unserved() -> None:
    position = table(cafes={0: {"line": [REBEL]}, 1: {"line": [A]}})
    position.turns = (1, MOST_TURNS)
    activate(position, 0, REBEL)

    assert (moods(position, 0), moods(position, 1)) == ([-1], [0])
    assert [guest.served for guest in position.view(0).players[1].line] == [True]
    position.phase = "actions"
    assert [guest.served for guest in position.view(0).players[1].line] == [False]


# Naptime.


@rule("SB-ABILITY-NAPTIME-01", "SB-XDEC-09", "SB-XVIS-05")
def test_naptime_puts_an_unserved_customer_of_ones_line_to_sleep() -> None:
    position = meeting(PARENT, (D, 0, "served"), A, B, yours=(C,))
    assert offers(position) == [f"pick {A}", f"pick {B}"]
    for card in (C, D, PARENT):
        assert refused(position, f"pick {card}").rule == "SB-ABILITY-NAPTIME-01"
    events = play(position, f"pick {B}")

    assert only(events, Napped) == [Napped(0, B)]
    assert napping(position) == [False, False, False, True]


@rule("SB-ABILITY-NAPTIME-02", "SB-XRULING-41")
def test_happy_families_wildcards_and_sleepers_are_not_put_to_sleep() -> None:
    spared = ["happy_families-c02", "city_celebrities-c10", "quality_beasts-c01"]
    position = meeting(PARENT, *spared, (D, 0, "napping"), A, B)

    assert offers(position) == [f"pick {A}", f"pick {B}"]
    assert {refused(position, f"pick {card}").rule for card in (*spared, D)} == {"SB-ABILITY-NAPTIME-02"}
    assert meeting(PARENT, *spared, yours=(A,)).agenda == ()


@rule("SB-ABILITY-NAPTIME-03")
def test_a_sleeper_is_served_and_rewarded_but_has_no_ability() -> None:
    cafe: Facts = {"line": [(B, 0, "napping")], "bean": 2, "sugar": 2, "hype": 4}
    position = table(cafes={0: cafe, 1: {"line": []}})
    events = begin(position, "service")

    assert (position.reviews[0], position.hype[1]) == (3, 2)
    assert (only(events, Slept), only(events, AbilityUsed)) == ([Slept(0, B)], [])


@rule("SB-XRULING-23")
def test_a_nap_does_not_switch_off_patience() -> None:
    cafe: Facts = {"line": [("grandma-1", 0, "napping")], "bean": 0, "milk": 0, "sugar": 0}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")

    assert position.bad_reviews == (0, 0)
    position = meeting(REBEL, ("grandma-1", 0, "napping"), A)
    assert moods(position, 0) == [0, 0, -1]


@rule("SB-ABILITY-NAPTIME-04")
def test_a_sleeper_sleeps_until_it_is_discarded() -> None:
    """A Happy one stays with its token, a neutral one goes home and comes back awake."""
    cafe: Facts = {"line": [(A, 1, "napping"), (B, 0, "napping")], "hype": 1}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "clear")
    assert (line(position, 0), napping(position)) == ([A], [True])
    assert discards(position, 0)[:1] == [B]

    effect(position, 0, "draw", "draw")
    awake = dict(zip(line(position, 0), napping(position), strict=True))
    assert (awake[A], awake[B]) == (True, False)


@rule("SB-ABILITY-SUPERNAPTIME-01")
def test_super_naptime_puts_two_to_sleep_one_after_the_other() -> None:
    position = meeting("happy_families-c03", A, B, C)
    play(position, f"pick {B}")
    assert offers(position) == [f"pick {A}", f"pick {C}"]
    play(position, f"pick {C}")

    assert napping(position) == [False, False, True, True]


# Arrest.


@rule("SB-ABILITY-ARREST-01", "SB-XRULING-21", "SB-XDEC-09")
def test_arrest_sends_anybody_of_any_line_to_the_pile_of_its_owner() -> None:
    position = meeting(POLICE, (A, 2, "served"), D, yours=((B, -1, "served", "napping"), C))
    assert offers(position) == [f"pick {card}" for card in (A, D, B, C)]
    assert refused(position, "pick hipsters-c09").rule == "SB-ABILITY-ARREST-01"
    events = play(position, f"pick {B}")

    assert only(events, Arrested) == [Arrested(0, B, 1)]
    assert (line(position, 1), discards(position, 1), discards(position, 0)) == ([C], [B], [])
    assert (position.bad_reviews, position.reviews) == ((0, 0), (0, 0))


@rule("SB-ABILITY-ARREST-02", "SB-XRULING-41")
def test_authority_and_wildcards_are_never_arrested() -> None:
    spared = ("authority_figures-c02", "city_celebrities-c09", "quality_beasts-c01")
    position = meeting(POLICE, *spared, A, B)

    assert offers(position) == [f"pick {A}", f"pick {B}"]
    assert {refused(position, f"pick {card}").rule for card in (POLICE, *spared)} == {"SB-ABILITY-ARREST-02"}
    assert meeting(POLICE, *spared).agenda == ()


@rule("SB-XRULING-21")
def test_who_copies_an_arrest_may_be_arrested_itself() -> None:
    position = table(cafes={0: {"line": ["performers-c01", POLICE]}, 1: {"line": [A]}})
    activate(position, 0, "performers-c01")
    play(position, "pick performers-c01")

    assert (line(position, 0), discards(position, 0)) == ([POLICE], ["performers-c01"])
    assert position.agenda == ()


@rule("SB-ABILITY-SUPERARREST-01")
def test_super_arrest_happens_twice() -> None:
    position = meeting("authority_figures-c02", A, D, yours=(B,))
    play(position, f"pick {A}", f"pick {B}")

    assert (discards(position, 0), discards(position, 1)) == ([A], [B])


@rule("SB-ABILITY-ARRESTBOOST-01")
def test_boosted_arrest_brings_the_reward_icons_of_one_arrested() -> None:
    position = meeting("authority_figures-c06", A, D, yours=(B,))
    play(position, f"pick {B}")
    assert position.reviews == (icons(B), 0)

    position = meeting("authority_figures-c05", A, D, yours=(B,))
    play(position, f"pick {B}", f"pick {D}")
    assert offers(position) == [f"pick {B}", f"pick {D}"]
    events = play(position, f"pick {D}")
    assert only(events, Applauded) == [Applauded(0, D)]
    assert position.reviews == (icons(D), 0)


@rule("SB-XRULING-22", "SB-RULING-63")
@pytest.mark.parametrize("gone", [D, C, A, B])
def test_removing_a_customer_in_the_middle_of_service_makes_nobody_skip(gone: str) -> None:
    """Seat 1 serves D, seat 0 arrests somebody, seat 1 goes on with all who are left."""
    rich, poor = (dict.fromkeys(("bean", "milk", "sugar"), count) for count in (9, 0))
    cafes: dict[int, Facts] = {0: {"line": [POLICE], **rich}, 1: {"line": [D, C, A, B], **poor}}
    position = table(cafes=cafes, first=1)
    begin(position, "service")
    while "decline" in offers(position):
        play(position, "decline")
    events = play(position, f"pick {gone}")

    assert [event.card for event in only(events, Served)] == [card for card in (C, A, B) if card != gone]


@rule("SB-XRULING-22", "SB-RULING-29")
def test_who_is_being_served_may_go_and_the_next_one_is_next() -> None:
    cafe: Facts = {"line": ["performers-c01", POLICE, A], "bean": 9, "milk": 9, "sugar": 9}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")
    while "decline" in offers(position):
        play(position, "decline")
    play(position, f"pick {POLICE}")
    events = play(position, "pick performers-c01")

    assert only(events, Served) == [Served(0, POLICE)]


@rule("SB-XRULING-22")
def test_removing_somebody_before_the_next_one_leaves_the_next_one_next() -> None:
    position = table(cafes={0: {"line": [POLICE]}, 1: {"line": [(D, 0, "served"), (C, 0, "served"), A, B]}})
    activate(position, 0, POLICE)
    play(position, f"pick {D}")

    assert (line(position, 1), served(position, 1)) == ([C, A, B], [True, False, False])

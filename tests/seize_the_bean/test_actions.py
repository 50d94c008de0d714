"""The Day and its Actions: who places when, what each space does (SB-DAY, SB-ACTION, SB-RULING-02, -12)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import (
    Activated,
    DayBegan,
    Drew,
    Gained,
    PhaseBegan,
    Placed,
    Recruited,
    Served,
)
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    begin,
    city_deck,
    discards,
    effect,
    line,
    resources,
    row,
    table,
)

SPACES = ["beans", "milk", "sugar", "attract", "pantry", "style"]
FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def a_day(seats: int, first: int) -> tuple[list[Event], list[int]]:
    """A Day of nothing but Beans and Milk: all that happened, and who was asked to place."""
    position = table(seats=seats, first=first)
    events: list[Event] = []
    asked: list[int] = []
    while not only(events, DayBegan):
        (text, *_) = offers(position)
        if text.startswith("place"):
            asked += position.seats_to_act
        wanted = [text for text in ("decline", "confirm") if text in offers(position)]
        events += play(position, (wanted or offers(position))[0])
    return events, asked


@rule("SB-DAY-01")
def test_a_day_has_five_phases_in_order() -> None:
    events, _ = a_day(2, 0)

    assert [event.phase for event in only(events, PhaseBegan)] == [
        "hype",
        "service",
        "word_of_mouth",
        "end_of_day",
    ]
    assert table().phase == "actions"
    assert only(events, DayBegan) == [DayBegan(2, 1)]
    first = next(place for place, event in enumerate(events) if isinstance(event, PhaseBegan))
    assert [event.seat for event in only(events[:first], Placed)] == [0, 1, 0, 1]


@rule("SB-DAY-02")
@every_table
def test_every_phase_goes_in_turn_order_from_the_first_player(seats: int) -> None:
    first = seats - 1
    order = [first, *range(seats - 1)]
    events, asked = a_day(seats, first)

    assert asked == order * 2
    assert [event.seat for event in only(events, Drew)][:seats] == order
    assert [event.seat for event in only(events, Served)] == order * 2


@rule("SB-DAY-02")
def test_word_of_mouth_goes_in_turn_order_too() -> None:
    cafe = {"style": ["hipsters-s1"]}
    other = {"style": ["hipsters-s2"]}
    position = table(
        first=1,
        cafes={0: cafe, 1: other},
        customers=["hipsters-c04", "hipsters-c05", "hipsters-c06", *FIVE[:2]],
    )
    begin(position, "word_of_mouth")
    assert position.seats_to_act == (1,)
    assert refused(position, "take hipsters-c04", seat=0).rule == "SB-DAY-02"

    play(position, "take hipsters-c04")
    assert position.seats_to_act == (0,)


@rule("SB-DAY-03")
@every_table
def test_a_phase_is_over_for_all_before_the_next_begins(seats: int) -> None:
    events, _ = a_day(seats, 0)
    kinds = {Placed: 0, Drew: 1, Served: 2}
    seen = [kinds[type(event)] for event in events if type(event) in kinds]

    assert seen == sorted(seen)
    assert seen.count(0) == 2 * seats
    assert seen.count(2) == 2 * seats


# Placing.


@rule("SB-ACTION-01")
def test_a_placement_is_resolved_completely_before_the_next_player_places() -> None:
    position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE)
    for text in ("place attract", "activate attract", f"take {FIVE[0]}", "look style"):
        assert position.seats_to_act == (0,)
        assert refused(position, "place beans", seat=1).rule == "SB-DAY-02"
        play(position, text)
    play(position, "done", "confirm")

    assert (position.seats_to_act, offers(position)) == ((1,), [f"place {space}" for space in SPACES])


@rule("SB-ACTION-01")
def test_there_are_six_action_spaces_and_no_others() -> None:
    position = table()

    assert offers(position) == [f"place {space}" for space in SPACES]
    assert refused(position, "place roof").rule == "SB-ACTION-01"


@rule("SB-ACTION-02")
@every_table
def test_second_baristas_follow_after_all_first_ones(seats: int) -> None:
    position = table(seats=seats)
    for placed, space in enumerate(("beans", "milk")):
        for seat in range(seats):
            assert position.seats_to_act == (seat,)
            assert list(map(len, position.baristas)) == [placed + 1] * seat + [placed] * (seats - seat)
            play(position, f"place {space}", "confirm")


@rule("SB-ACTION-03")
@pytest.mark.parametrize("space", SPACES)
def test_the_second_barista_may_go_anywhere_but_to_the_first(space: str) -> None:
    position = table(cafes={0: {"baristas": [space]}})

    assert offers(position) == [f"place {other}" for other in SPACES if other != space]
    assert refused(position, f"place {space}").rule == "SB-ACTION-03"


@rule("SB-ACTION-03")
def test_on_the_next_day_the_same_space_is_free_again() -> None:
    position = table(cafes={0: {"baristas": ["beans", "milk"]}, 1: {"baristas": ["beans", "milk"]}})
    begin(position, "evening")

    assert offers(position) == [f"place {space}" for space in SPACES]


@rule("SB-ACTION-04")
def test_players_never_block_each_other() -> None:
    position = table(seats=3)
    for _ in range(3):
        assert "place beans" in offers(position)
        play(position, "place beans", "confirm")

    assert [cafe.baristas for cafe in position.view(None).players] == [("beans",)] * 3


@rule("SB-RULING-12")
def test_both_baristas_must_be_placed() -> None:
    position = table()
    for text in ("decline", "done", "skip", "confirm"):
        assert refused(position, text).message.key == "sb-not-now"

    play(position, "place beans", "confirm", "place beans", "confirm")
    assert all(text.startswith("place ") for text in offers(position))


@rule("SB-RULING-12")
def test_a_space_where_nothing_would_happen_may_be_taken() -> None:
    position = table(decks={"style": 0}, closing="style")
    position.rows = (*position.rows[:2], (-1,) * 4)
    position.piles = (*position.piles[:2], (), *position.piles[3:])
    assert "place style" in offers(position)

    play(position, "place style", "confirm")
    assert (position.view(None).players[0].style, position.seats_to_act) == ((), (1,))


# What the spaces do.


@rule("SB-ACTION-05")
def test_without_upgrades_in_its_row_an_action_is_its_base_icon() -> None:
    """Upgrades whose icons lie in other rows add nothing."""
    position = table(cafes={0: {"pantry": ["hipsters-p2"], "style": ["hipsters-s2"]}})
    events = play(position, "place beans")

    assert only(events, Activated) == [Activated(0, "scoop", "board")]
    assert only(events, Gained) == [Gained(0, "bean", 6)]


@rule("SB-ACTION-06", "SB-ACTION-07", "SB-ACTION-09", "SB-ACTION-10", "SB-RULING-02")
@pytest.mark.parametrize(
    ("space", "after"), [("beans", (5 + 6, 1, 0)), ("milk", (5, 1 + 3, 0)), ("sugar", (5, 1, 0 + 3))]
)
def test_resource_actions_bring_resources_of_the_city(space: str, after: tuple[int, ...]) -> None:
    position = table()
    play(position, f"place {space}")

    assert resources(position, 0) == after
    assert resources(position, 1) == (5, 1, 0)
    assert offers(position) == ["confirm"]


@rule("SB-ACTION-08")
def test_each_scoop_icon_is_one_attempt() -> None:
    """The digital Scoop drops nothing: 6 Beans an icon; the house rule draws 3 to 9 for each."""
    position = table()
    effect(position, 0, "scoop", "scoop")
    assert resources(position, 0)[0] == 5 + 6 + 6

    scooped = set()
    for seed in range(60):
        position = table(seed=seed, scoop="random")
        events = effect(position, 0, "scoop")
        scooped.add(resources(position, 0)[0] - 5)
        assert len(only(events, Gained)) == 1
    assert scooped == set(range(3, 10))


@rule("SB-ACTION-11")
def test_city_actions_take_from_the_three_rows_of_the_city() -> None:
    for space, name in (("attract", "customers"), ("pantry", "pantry"), ("style", "style")):
        position = table()
        play(position, f"place {space}")
        assert offers(position) == [f"take {card}" for card in row(position, name)]


@rule("SB-ACTION-12", "SB-OP-02")
def test_attract_brings_a_visible_customer_into_the_discard_pile() -> None:
    position = table(customers=FIVE)
    play(position, "place attract")
    assert refused(position, "take hipsters-p1").rule == "SB-ACTION-12"
    events = play(position, f"take {FIVE[3]}")

    assert only(events, Recruited) == [Recruited(0, FIVE[3], "discard", 4)]
    assert (discards(position, 0), line(position, 0)) == ([FIVE[3]], [])


@rule("SB-ACTION-13")
def test_upgrade_pantry_adds_a_visible_pantry_upgrade() -> None:
    position = table(pantry=["hipsters-p1", "hipsters-p2"])
    play(position, "place pantry")
    assert refused(position, "take hipsters-s1").rule == "SB-ACTION-13"
    play(position, "take hipsters-p2")

    cafe = position.view(None).players[0]
    assert (cafe.pantry, cafe.style) == (("hipsters-p2",), ())
    assert "hipsters-p2" not in row(position, "pantry") + city_deck(position, "pantry")


@rule("SB-ACTION-14")
def test_upgrade_style_adds_a_visible_style_upgrade() -> None:
    position = table(style=["hipsters-s1", "hipsters-s2"])
    play(position, "place style")
    assert refused(position, "take hipsters-p1").rule == "SB-ACTION-14"
    play(position, "take hipsters-s1")

    cafe = position.view(None).players[0]
    assert (cafe.style, cafe.pantry) == (("hipsters-s1",), ())
    assert "hipsters-s1" not in row(position, "style") + city_deck(position, "style")

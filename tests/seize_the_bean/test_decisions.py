"""What is asked, in which order, and what is not (SB-DEC)."""

from __future__ import annotations

import pytest

from demitasse import Play
from demitasse.games.seize_the_bean.events import AwardWon, Ended, Paid, Recruited, WentHome
from demitasse.kernel.errors import NoUndo
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BEAN,
    Facts,
    begin,
    discards,
    effect,
    line,
    moods,
    random_play,
    resources,
    table,
)

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
SPACES = ["beans", "milk", "sugar", "attract", "pantry", "style"]
WAITING = {"line": [("hipsters-c04", 1)]}


@rule("SB-DEC-01")
def test_a_barista_asks_for_a_free_space() -> None:
    assert offers(table()) == [f"place {space}" for space in SPACES]
    assert offers(table(cafes={0: {"baristas": ["milk"]}})) == [
        f"place {space}" for space in SPACES if space != "milk"
    ]


@rule("SB-DEC-02")
def test_an_action_asks_for_the_next_icon_or_the_pair() -> None:
    style = ["hipsters-s5", "hipsters-s2", "tourists-s1", "tourists-s3"]
    position = table(cafes={0: {"style": style}}, customers=FIVE)
    play(position, "place attract")
    everything = [
        "activate attract",
        "activate connections hipsters-s5",
        "activate review hipsters-s2",
        "activate draw tourists-s1",
        "activate hype tourists-s3",
    ]
    assert offers(position) == [*everything, "combine"]

    play(position, "activate hype tourists-s3", "activate review hipsters-s2", "activate draw tourists-s1")
    assert offers(position) == everything[:2]
    play(position, "activate attract", f"take {FIVE[0]}")
    assert (position.seats_to_act, offers(position)) == ((1,), [f"place {space}" for space in SPACES])


@rule("SB-DEC-03")
@pytest.mark.parametrize(
    ("effects", "verbs"),
    [
        ("recruit discard anyone", {"take"}),
        ("recruit line anyone", {"take"}),
        ("recruit discard present", {"take"}),
        ("upgrade pantry", {"take"}),
        ("upgrade style", {"take"}),
        ("connections", {"look"}),
        ("trigger pantry any_row 1", {"activate"}),
        ("trigger style any_row 1", {"activate"}),
        ("track 2", {"discard", "return", "done"}),
    ],
)
def test_an_icon_with_a_parameter_asks_for_it(effects: str, verbs: set[str]) -> None:
    cafe = {"pantry": ["cyclists-p1"], "style": ["tourists-s1"], "line": ["musicians-c03"], "deck": FIVE[:3]}
    position = table(cafes={0: cafe}, customers=["cyclists-c03", "cyclists-c04", "tourists-c03"])
    before = position.seats_to_act
    assert effect(position, 0, effects) == [] or effects == "track 2"

    assert position.seats_to_act == before
    assert {text.split()[0] for text in offers(position)} == verbs


@rule("SB-DEC-03")
def test_tracking_asks_for_cards_to_discard_and_then_for_the_order_of_the_rest() -> None:
    position = table(cafes={0: {"deck": FIVE}})
    effect(position, 0, "track 2")
    assert offers(position) == ["discard 1", "discard 2", "return 1", "return 2", "done"]

    play(position, "discard 2")
    assert offers(position) == ["discard 1", "done"]
    play(position, "discard 1")
    assert discards(position, 0) == [FIVE[1], FIVE[0]]
    assert all(text.startswith("place") for text in offers(position))


@rule("SB-DEC-03")
@pytest.mark.parametrize(
    "effects", ["gain bean 2", "review 1", "bad_review 1", "hype up", "early_bird", "draw", "scoop"]
)
def test_icons_without_parameters_ask_nothing(effects: str) -> None:
    position = table()
    before = offers(position)
    assert effect(position, 0, effects)

    assert offers(position) == before == [f"place {space}" for space in SPACES]


@rule("SB-DEC-04")
def test_an_achievement_asks_for_the_bonus_and_then_for_its_parameters() -> None:
    pantry = ["hipsters-p1", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
    cafe = {0: {"pantry": pantry}}
    position = table(cafes=cafe, pantry=["cyclists-p4"], bonuses=["hype", "attract", "hype"], customers=FIVE)
    play(position, "place pantry", "take cyclists-p4")
    assert sorted(offers(position)) == ["bonus attract", "bonus hype"]
    play(position, "bonus attract")

    assert offers(position) == [f"take {card}" for card in FIVE]


@rule("SB-DEC-04")
def test_two_achievements_ask_for_their_order_first() -> None:
    pantry = ["hipsters-p1", "hipsters-p2", "tourists-p3", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
    position = table(cafes={0: {"pantry": pantry}}, pantry=["cyclists-p4"], bonuses=["hype", "milk2"])
    play(position, "place pantry", "take cyclists-p4")

    assert {text.split()[0] for text in offers(position)} == {"unlock"}


@rule("SB-DEC-05")
def test_a_placement_ends_with_a_confirmation_and_can_be_taken_back_until_then() -> None:
    seated = Play(BEAN, BEAN.checked({"first": 0}, 2), people=["Farah", "Michi"])
    before = seated.position.state()
    seated.choose(0, BEAN.notation.parse("place milk"))
    assert [str(choice) for choice in seated.position.choices(0)] == ["confirm"]
    seated.undo(0)
    assert seated.position.state() == before

    seated.choose(0, BEAN.notation.parse("place milk"))
    seated.choose(0, BEAN.notation.parse("confirm"))
    assert seated.position.seats_to_act == (1,)
    with pytest.raises(NoUndo):
        seated.undo(0)


@rule("SB-DEC-05")
def test_a_placement_that_revealed_something_needs_no_confirmation() -> None:
    position = table(customers=FIVE)
    play(position, "place attract", f"take {FIVE[0]}")

    assert position.seats_to_act == (1,)
    assert refused(position, "confirm").rule == "SB-DEC-05"


@rule("SB-DEC-06", "SB-DEC-11", "SB-DEC-13", "SB-DEC-14")
@pytest.mark.parametrize("seats", [2, 4])
def test_hype_the_clearing_of_lines_the_evening_and_scoring_ask_nobody(seats: int) -> None:
    asked = set()
    for position, _ in random_play(seats, 13):
        if position.agenda:
            asked.add((position.phase, position.agenda[0].kind))
    assert {phase for phase, _ in asked} == {"actions", "service", "word_of_mouth"}
    assert not {step for _, step in asked} & {"hype_phase", "clear", "evening"}
    assert {step for phase, step in asked if phase == "word_of_mouth"} == {"recruit"}


@rule("SB-DEC-06")
def test_the_draw_of_the_hype_phase_is_made_by_itself() -> None:
    position = table(cafes={0: {"baristas": ["milk"]}, 1: {"baristas": ["milk"]}})
    position.agenda = position.agenda[6:]
    play(position, "place beans", "confirm")

    assert position.phase != "actions"
    assert [len(line(position, seat)) for seat in (0, 1)] == [2, 2]


@rule("SB-DEC-07")
@pytest.mark.parametrize(("mood", "asked"), [(1, True), (3, True), (0, False), (-1, False)])
def test_only_a_happy_customer_may_be_skipped(mood: int, asked: bool) -> None:
    position = table(cafes={0: {"line": [("hipsters-c09", mood)]}, 1: {"line": [("hipsters-c05", 1)]}})
    begin(position, "service")

    assert (position.seats_to_act == (0,)) == asked
    assert offers(position) == ["serve", "skip"]
    if asked:
        play(position, "skip")
        assert (moods(position, 0), resources(position, 0)) == ([mood - 1], (5, 1, 0))


@rule("SB-DEC-08")
def test_the_main_order_is_paid_by_itself_and_the_secondary_is_asked_if_it_can_be_paid() -> None:
    for sugar, asked in ((2, True), (1, False)):
        cafe = {"line": ["hipsters-c01"], "bean": 2, "milk": 0, "sugar": sugar}
        position = table(cafes={0: cafe, 1: WAITING})
        (paid,) = only(begin(position, "service"), Paid)
        assert (paid.order, paid.bean) == ("main", 2)
        assert offers(position) == (["fulfil", "decline"] if asked else ["serve", "skip"])
    position = table(cafes={0: {"line": ["hipsters-c01"], "sugar": 2}, 1: WAITING})
    begin(position, "service")
    play(position, "decline")
    assert resources(position, 0) == (3, 1, 2)


@rule("SB-DEC-09")
def test_rewards_come_by_themselves() -> None:
    """Happy and Hype under the main order of the UX Designer: nothing is asked about them."""
    cafe = {"line": ["start_uppers-c01"], "bean": 2, "milk": 3}
    position = table(cafes={0: cafe, 1: WAITING})
    begin(position, "service")

    assert (moods(position, 0), position.hype[0]) == ([1], 3)
    assert position.seats_to_act == (1,)


@rule("SB-DEC-10")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("lazy_friend-1", ["pick lazy_friend-1", "pick hipsters-c06", "decline"]),
        ("popular_friend-1", [*[f"take {card}" for card in FIVE], "decline"]),
        ("musicians-c07", ["pick musicians-c07", "pick hipsters-c06"]),
        ("party_animals-c04", [f"take {card}" for card in FIVE]),
        ("cyclists-c07", ["activate milk2 cyclists-p1", "activate sugar3 cyclists-p1"]),
        ("start_uppers-c08", ["activate hype tourists-s3", "activate word_of_mouth tourists-s3"]),
        ("tourists-c06", [f"take {card}" for card in FIVE[:2]]),
    ],
)
def test_an_ability_asks_for_its_parameters_and_a_friend_whether_at_all(card: str, asked: list[str]) -> None:
    cafe = {
        "line": [card, "hipsters-c06"],
        "pantry": ["cyclists-p1"],
        "style": ["tourists-s3"],
        "milk": 1,
        "bean": 3,
    }
    position = table(cafes={0: cafe}, customers=FIVE)
    begin(position, "service")

    assert (position.seats_to_act, offers(position)) == ((0,), asked)


@rule("SB-DEC-10")
def test_patience_and_hype_ask_nothing() -> None:
    for card in ("grandma-1", "hipsters-c04"):
        position = table(cafes={0: {"line": [card]}, 1: WAITING | {"line": [("hipsters-c05", 1)]}})
        begin(position, "service")
        assert position.seats_to_act == (1,)


@rule("SB-DEC-10")
def test_a_super_ability_asks_twice_in_sequence() -> None:
    cafe = {"line": ["musicians-c05", "hipsters-c06"], "bean": 1, "milk": 0, "sugar": 2}
    position = table(cafes={0: cafe, 1: WAITING})
    begin(position, "service")
    for _ in range(2):
        assert offers(position) == ["pick musicians-c05", "pick hipsters-c06"]
        play(position, "pick musicians-c05")

    assert position.seats_to_act == (1,)


@rule("SB-DEC-11")
def test_a_line_is_cleared_without_a_question() -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", 1), ("hipsters-c05", -1), "hipsters-c06"]}})
    events = begin(position, "clear")

    assert [event.card for event in only(events, WentHome)] == ["hipsters-c05", "hipsters-c06"]


@rule("SB-DEC-12")
def test_word_of_mouth_asks_only_when_several_customers_match() -> None:
    for groups, expected in ((["hipsters-s1"], 0), (["cyclists-s1"], 1), (["cyclists-s1", "tourists-s1"], 2)):
        position = table(cafes={0: {"style": groups}}, customers=FIVE)
        events: list[Event] = begin(position, "word_of_mouth")
        asked = [text for text in offers(position) if text.startswith("take")]
        assert len(asked) == (expected if expected > 1 else 0)
        assert len(only(events, Recruited)) == (expected == 1)


@rule("SB-DEC-13")
def test_the_evening_asks_nothing() -> None:
    position = table()
    begin(position, "evening")

    assert (position.day, offers(position)) == (2, [f"place {space}" for space in SPACES])


@rule("SB-DEC-14", "SB-GOAL-01")
def test_scoring_asks_nothing_and_the_most_reviews_win() -> None:
    cafes: dict[int, Facts] = {
        0: {"reviews": 12},
        1: {"reviews": 9},
        2: {"reviews": 11, "line": [("hipsters-c04", 1)]},
    }
    position = table(seats=3, cafes=cafes, closing="reviews")
    events = begin(position, "evening")

    assert (position.seats_to_act, len(only(events, AwardWon))) == ((), 1)
    result = position.result
    assert result is not None
    assert (result.scores, result.winners) == ((12, 9, 13), (2,))
    assert only(events, Ended) == [Ended("reviews", (2,))]


@rule("SB-GOAL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_play_is_won_by_who_has_the_most(seats: int) -> None:
    *_, (position, _) = random_play(seats, 3)
    result = position.result

    assert result is not None
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
    assert len(result.winners) == 1

"""The worked examples of the rulebook (SB-EX-01 to SB-EX-37). Farah sits in seat 0, Michi in seat 1."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.end_of_day import Evening
from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.events import (
    AwardWon,
    CupTaken,
    Ended,
    Failed,
    HypeMoved,
    Looked,
    Paid,
    Recruited,
    Reshuffled,
    Reviewed,
    Unlocked,
)
from demitasse.kernel.result import ScoreLine
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_deck,
    city_pile,
    deck,
    discards,
    effect,
    friends_of,
    go_on,
    line,
    moods,
    new_play,
    resources,
    row,
    served,
    table,
)

HAT_MAN, HAT_LADY, TRENDSETTER = "hipsters-c01", "hipsters-c02", "hipsters-c03"
UX_DESIGNER, HEADHUNTER, JAVASCRIPT_ENGINEER = "start_uppers-c01", "start_uppers-c02", "start_uppers-c03"
TRAVELLING_RETIREES, SOULFUL_SINGER, BARTENDER = "tourists-c01", "musicians-c01", "party_animals-c01"
BAKERS_UNION, YERBA_MATE = "cyclists-p1", "start_uppers-p1"


def customer(id: str) -> int:
    return BOX.index[0][id]


# Setting up.


@rule("SB-EX-01", "SB-SETUP-07", "SB-SETUP-08", "SB-SETUP-09", "SB-SETUP-10", "SB-SETUP-13", "SB-SETUP-14")
def test_the_city_of_two_players() -> None:
    view = new_play(2).view(None)

    assert (view.reviews, len(view.bonuses), view.tokens, len(view.awards)) == (40, 2, 10, 6)
    assert {name: city.deck for name, city in view.city.items()} == {
        "customers": 55,
        "pantry": 25,
        "style": 25,
    }
    for city in view.city.values():
        assert len(set(city.row)) == 4
        assert "" not in city.row
        assert len(city.pile) == 1


@rule("SB-EX-02", "SB-SETUP-22", "SB-SETUP-23", "SB-SETUP-24", "SB-SETUP-26", "SB-SETUP-28")
def test_a_cafe_as_it_opens() -> None:
    position = new_play(2)
    cafe = position.view(0).players[0]

    assert cafe.baristas == ()
    assert (cafe.hype, cafe.discard, cafe.line) == (2, 0, ())
    assert sorted(deck(position, 0)) == sorted(friends_of(0))
    assert (cafe.bean, cafe.milk, cafe.sugar) == (5, 1, 0)
    assert len({tuple(new.decks[3]) for new in (new_play(2, seed) for seed in range(20))}) > 5


@rule("SB-EX-03", "SB-SETUP-32", "SB-SETUP-33")
def test_the_cups_of_two_players() -> None:
    view = new_play(2, first=1).view(None)

    assert (view.first, view.empty) == (1, 0)


# The City.

FIVE = ["hipsters-c04", "cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04"]


@rule("SB-EX-04", "SB-CITY-01", "SB-CITY-02", "SB-CITY-03")
def test_only_visible_cards_can_be_taken() -> None:
    position = table(customers=FIVE[:4], piles={"customers": ["hipsters-c05", "hipsters-c06", FIVE[4]]})
    play(position, "place attract")

    assert offers(position) == [f"take {card}" for card in FIVE]
    assert refused(position, "take hipsters-c05").rule == "SB-CITY-03"
    assert refused(position, f"take {city_deck(position)[0]}").rule == "SB-CITY-03"


@rule("SB-EX-05", "SB-CITY-06")
def test_a_gap_is_closed_from_the_left() -> None:
    a, b, c, d, e = FIVE
    position = table(customers=FIVE, decks={"customers": ["hipsters-c07"]})
    play(position, "place attract", f"take {c}")

    assert row(position) == ["hipsters-c07", a, b, d, e]


@rule("SB-EX-06", "SB-CITY-07")
def test_the_top_of_a_pile_leaves_no_gap() -> None:
    position = table(customers=FIVE[:4], piles={"customers": ["hipsters-c05", FIVE[4]]})
    cards = len(city_deck(position))
    play(position, "place attract", f"take {FIVE[4]}")

    assert row(position) == [*FIVE[:4], "hipsters-c05"]
    assert len(city_deck(position)) == cards


@rule("SB-EX-07")
def test_change_is_only_a_matter_of_pieces() -> None:
    """Five Milk are five Milk, whatever they are held as; Sugar likewise."""
    position = table(cafes={0: {"milk": 5, "sugar": 5, "line": ["start_uppers-c04"], "bean": 2}})
    begin(position, "service")

    assert resources(position, 0) == (0, 3, 5)


# Actions.


@rule("SB-EX-08", "SB-ACTION-01", "SB-ACTION-07", "SB-ACTION-12")
def test_the_first_placements_of_farah_and_michi() -> None:
    position = table(customers=FIVE)
    play(position, "place beans", "confirm")
    assert resources(position, 0) == (11, 1, 0)

    assert position.seats_to_act == (1,)
    play(position, "place attract", f"take {FIVE[1]}")
    assert discards(position, 1) == [FIVE[1]]
    assert position.seats_to_act == (0,)


@rule("SB-EX-09", "SB-ACTION-02", "SB-ACTION-03")
def test_the_second_barista_goes_elsewhere() -> None:
    position = table()
    play(position, "place beans", "confirm", "place milk", "confirm")

    assert offers(position) == [f"place {space}" for space in ("milk", "sugar", "attract", "pantry", "style")]
    assert refused(position, "place beans").rule == "SB-ACTION-03"


@rule("SB-EX-10", "SB-UPGRADE-03", "SB-UPGRADE-05", "SB-UPGRADE-06")
def test_a_pantry_upgrade_adds_icons_group_and_special() -> None:
    position = table(
        pantry=[BAKERS_UNION], customers=["cyclists-c02", *FIVE[2:4], "hipsters-c04", "hipsters-c05"]
    )
    play(position, "place pantry", f"take {BAKERS_UNION}", "place beans", "confirm", "place milk", "confirm")
    assert resources(position, 0) == (5, 1 + 3 + 2, 0)

    effect(position, 0, "recruit discard present")
    assert discards(position, 0) == ["cyclists-c02"]
    position = table(cafes={0: {"pantry": [BAKERS_UNION], "sugar": 1, "line": ["cyclists-c01"]}})
    (paid,) = only(begin(position, "service"), Paid)
    assert (paid.sugar, paid.saved) == (1, 1)


@rule("SB-EX-11", "SB-UPGRADE-04", "SB-UPGRADE-05", "SB-UPGRADE-06", "SB-UPGRADE-07")
def test_another_pantry_upgrade_covers_only_the_group() -> None:
    position = table(
        pantry=[YERBA_MATE],
        cafes={0: {"pantry": [BAKERS_UNION], "bean": 0, "milk": 0, "sugar": 1}},
        customers=["cyclists-c02", "start_uppers-c04", "hipsters-c04", "hipsters-c05", "hipsters-c06"],
    )
    play(position, "place pantry", f"take {YERBA_MATE}", "place beans", "confirm", "place milk", "confirm")
    assert resources(position, 0) == (0, 3 + 2 + 2, 1)

    effect(position, 0, "recruit discard present")
    assert discards(position, 0) == ["start_uppers-c04"]
    assert position.view(0).players[0].progress["pantry_variety"] == 2


@rule("SB-EX-12")
def test_bakers_union_upgrades_milk_and_sugar() -> None:
    position = table(pantry=[BAKERS_UNION], cafes={0: {"bean": 0, "milk": 0, "sugar": 0}})
    play(position, "place beans", "confirm", "place milk", "confirm", "place pantry", f"take {BAKERS_UNION}")
    (card,) = [card for card in BOX.pantry if card.id == BAKERS_UNION]

    assert card.group == "cyclists"
    assert (bool(card.rows.beans), bool(card.rows.milk), bool(card.rows.sugar)) == (False, True, True)
    assert card.rows.sugar == ("sugar3",)
    assert position.view(0).players[0].pantry == (BAKERS_UNION,)


@rule("SB-EX-13")
def test_yerba_mate_milk_upgrades_beans_and_milk_and_changes_the_group() -> None:
    position = table(pantry=[YERBA_MATE], cafes={0: {"pantry": [BAKERS_UNION]}}, day=2)
    before = position.view(0).players[0].icons
    play(position, "place pantry", f"take {YERBA_MATE}")
    after = position.view(0).players[0].icons
    (card,) = [card for card in BOX.pantry if card.id == YERBA_MATE]

    assert (bool(card.rows.beans), bool(card.rows.milk), bool(card.rows.sugar)) == (True, True, False)
    assert (before["cyclists"], before["start_uppers"]) == (1, 0)
    assert (after["cyclists"], after["start_uppers"]) == (0, 1)


@rule("SB-EX-14", "SB-RESOLVE-03")
def test_two_icons_are_both_activated() -> None:
    position = table(cafes={0: {"pantry": [BAKERS_UNION]}})
    play(position, "place sugar", "confirm")

    assert resources(position, 0) == (5, 1, 6)


@rule("SB-EX-15", "SB-RESOLVE-04", "SB-ICON-EARLYBIRD-01")
def test_four_of_five_icons() -> None:
    """Base 3 Milk; two of 2 Milk and an Early Bird to go with it; the fifth, a Good Review, is left out."""
    pantry = ["hipsters-p2", "tourists-p3", "tourists-p4", "hipsters-p4"]
    position = table(cafes={0: {"pantry": pantry}})
    play(position, "place milk")
    assert offers(position) == [
        "activate milk3",
        "activate milk2 hipsters-p2",
        "activate early_bird tourists-p3",
        "activate milk2 tourists-p4",
        "activate review hipsters-p4",
    ]

    events = play(
        position,
        "activate milk3",
        "activate milk2 hipsters-p2",
        "activate milk2 tourists-p4",
        "activate early_bird tourists-p3",
    )
    assert resources(position, 0) == (5, 1 + 7, 0)
    assert only(events, CupTaken) == [CupTaken(0)]
    assert (position.empty, position.reviews[0]) == (0, 0)
    assert offers(position) == ["confirm"]


@rule("SB-EX-16", "SB-ACHIEVE-01", "SB-ACHIEVE-05", "SB-ACHIEVE-06")
def test_a_fifth_different_special_unlocks_pantry_variety() -> None:
    pantry = ["hipsters-p1", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
    position = table(pantry=["cyclists-p4"], cafes={0: {"pantry": pantry}}, bonuses=["hype", "bean3"])
    play(position, "place pantry", "take cyclists-p4")
    assert offers(position) == ["bonus hype", "bonus bean3"]

    events = play(position, "bonus bean3")
    assert only(events, Unlocked) == [Unlocked(0, "pantry_variety", "bean3")]
    assert resources(position, 0) == (8, 1, 0)
    assert position.view(None).players[0].achievements == {"pantry_variety": "bean3"}
    assert position.view(None).bonuses == ("hype",)
    assert score(position).counted[0][3] == ScoreLine("achievements", 1, 5)


# Hype.


@rule("SB-EX-17", "SB-HYPE-01")
def test_the_second_space_is_hype_2() -> None:
    position = table()
    begin(position, "hype")

    assert position.hype[0] == 2
    assert len(line(position, 0)) == 2


@rule("SB-EX-18", "SB-HYPE-02", "SB-HYPE-03", "SB-HYPE-04", "SB-HYPE-05")
def test_a_deck_that_runs_out_is_rebuilt_and_the_draw_goes_on() -> None:
    position = table(
        cafes={
            1: {"line": [HAT_MAN], "deck": ["grandma-2"], "discard": ["tourists-c02"], "bean": 0, "milk": 0}
        }
    )
    events = begin(position, "hype")

    assert only(events, Reshuffled) == [Reshuffled(1, 1)]
    assert line(position, 1) == [HAT_MAN, "grandma-2", "tourists-c02"]


@rule("SB-EX-19", "SB-HYPE-08", "SB-HYPE-13")
def test_reaching_hype_5_brings_no_review() -> None:
    position = table(cafes={1: {"hype": 4}})
    events = effect(position, 1, "hype up")
    assert only(events, HypeMoved) == [HypeMoved(1, 5, 1)]
    assert position.reviews[1] == 0

    events = effect(position, 1, "hype up")
    assert only(events, Reviewed) == [Reviewed(1, 1, "hype")]
    assert position.hype[1] == 5


# Service.

THREE = [HAT_MAN, UX_DESIGNER, SOULFUL_SINGER]


@rule("SB-EX-20", "SB-SERVE-03", "SB-SERVE-06")
def test_the_service_token_moves_from_customer_to_customer() -> None:
    """Each turn serves the next one; Farah's Happy Customers ask her and so let us look in between."""
    farah = [("hipsters-c04", 1), ("hipsters-c05", 1), ("hipsters-c06", 1), ("hipsters-c07", 1)]
    position = table(cafes={0: {"line": farah}, 1: {"line": THREE, "bean": 0, "milk": 0}})
    begin(position, "service")
    marks = []
    for _ in range(4):
        marks.append(served(position, 1))
        assert not position.view(None).players[1].finished or len(marks) == 4
        play(position, "skip")

    assert marks == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]


@rule("SB-EX-21", "SB-MOOD-03")
def test_angry_and_happy_cancel() -> None:
    position = table(cafes={0: {"line": [UX_DESIGNER]}})
    position.guest = customer(UX_DESIGNER)
    effect(position, 0, "upset guest")
    assert moods(position, 0) == [-1]

    effect(position, 0, "cheer guest")
    assert moods(position, 0) == [0]


@rule("SB-EX-22", "SB-REWARD-04")
def test_the_ux_designer_has_three_reward_icons() -> None:
    entry = BOX.customers[customer(UX_DESIGNER)]

    assert entry.secondary is not None
    assert (len(entry.main.rewards), len(entry.secondary.rewards)) == (2, 1)
    assert BOX.reward_icons[customer(UX_DESIGNER)] == 3


@rule("SB-EX-23", "SB-REWARD-05")
def test_the_travelling_retirees_have_four() -> None:
    entry = BOX.customers[customer(TRAVELLING_RETIREES)]

    assert entry.main.rewards == ("review",) * 3
    assert entry.secondary is not None
    assert entry.secondary.rewards == ("happy",)
    assert BOX.reward_icons[customer(TRAVELLING_RETIREES)] == 4
    assert BOX.of_groups[customer(TRAVELLING_RETIREES)] == (BOX.group_ids.index("tourists"),)


@rule("SB-EX-24", "SB-TARGET-04", "SB-TARGET-05", "SB-TARGET-06")
def test_who_is_being_served_counts_as_served() -> None:
    position = table(cafes={1: {"line": [(HAT_MAN, 0, "served"), (UX_DESIGNER, 1), SOULFUL_SINGER]}})
    begin(position, "service")

    assert position.view(None).service is not None
    assert served(position, 1) == [True, True, False]


@rule("SB-EX-25", "SB-ORDER-05", "SB-ORDER-06", "SB-SERVE-09", "SB-SERVE-12")
def test_serving_the_man_with_the_hat() -> None:
    position = table(
        cafes={1: {"line": [HAT_MAN], "bean": 2, "milk": 0, "sugar": 1, "pantry": [BAKERS_UNION]}}
    )
    begin(position, "service")
    assert resources(position, 1) == (0, 0, 1)

    events = play(position, "fulfil")
    assert resources(position, 1) == (0, 0, 0)
    assert only(events, HypeMoved) == [HypeMoved(1, 3, 1), HypeMoved(1, 4, 1)]


@rule("SB-EX-26", "SB-SERVE-13", "SB-SERVE-14", "SB-SERVE-15", "SB-SERVE-16")
def test_without_milk_the_ux_designer_becomes_angry() -> None:
    position = table(
        cafes={
            0: {"line": [("hipsters-c04", 1)]},
            1: {"line": [UX_DESIGNER], "bean": 9, "milk": 0, "sugar": 9},
        }
    )
    events = begin(position, "service", seat=1)

    assert only(events, Failed) == [Failed(1, UX_DESIGNER)]
    assert moods(position, 1) == [-1]
    assert (resources(position, 1), position.hype[1]) == ((9, 0, 9), 2)
    assert position.seats_to_act == (0,)


@rule("SB-EX-27", "SB-ABILITY-ENTERTAIN-01", "SB-SERVE-06")
def test_the_singer_cheers_up_the_man_with_the_hat() -> None:
    michi = {
        "line": [(HAT_MAN, 0, "served"), (UX_DESIGNER, -1, "served"), SOULFUL_SINGER],
        "sugar": 2,
        "milk": 0,
    }
    position = table(cafes={0: {"line": [("hipsters-c04", 1)]}, 1: michi})
    begin(position, "service", seat=1)
    assert resources(position, 1) == (5, 0, 0)
    assert offers(position) == [f"pick {card}" for card in THREE]

    play(position, f"pick {HAT_MAN}")
    assert moods(position, 1) == [1, -1, 0]
    assert position.view(None).players[1].finished


@rule("SB-EX-28", "SB-LINE-01", "SB-LINE-02", "SB-LINE-03", "SB-LINE-04", "SB-LINE-05")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_discarding_the_line(before: int) -> None:
    michi = {"line": [(HAT_MAN, 1), (UX_DESIGNER, -1), SOULFUL_SINGER], "bad_reviews": before}
    position = table(cafes={0: {"hype": 1}, 1: michi}, customers=FIVE)
    begin(position, "clear")

    assert (line(position, 1), moods(position, 1)) == ([HAT_MAN], [0])
    assert (position.reviews[1], position.bad_reviews[1]) == (1, before + 1)
    assert discards(position, 1)[:2] == [UX_DESIGNER, SOULFUL_SINGER]


# Word of Mouth.

MICHI = {
    "pantry": ["musicians-p1"],
    "style": ["musicians-s1", "tourists-s1"],
    "line": [HAT_MAN],
    "discard": [UX_DESIGNER],
}
OFFERED = [TRENDSETTER, HAT_LADY, TRAVELLING_RETIREES, JAVASCRIPT_ENGINEER, BARTENDER]


@rule("SB-EX-29", "SB-MOUTH-02", "SB-MOUTH-06")
def test_groups_in_the_discard_pile_are_not_in_the_cafe() -> None:
    seen = ["musicians-c02", "tourists-c02", "hipsters-c04", "start_uppers-c04", "cyclists-c02"]
    position = table(cafes={1: MICHI}, customers=seen)
    begin(position, "word_of_mouth", seat=1)

    assert offers(position, 1) == [f"take {card}" for card in seen[:3]]


@rule("SB-EX-30", "SB-MOUTH-03", "SB-MOUTH-04")
def test_michi_chooses_the_trendsetter() -> None:
    position = table(cafes={1: MICHI}, customers=OFFERED)
    begin(position, "word_of_mouth", seat=1)
    assert offers(position, 1) == [f"take {card}" for card in OFFERED[:3]]
    assert refused(position, f"take {JAVASCRIPT_ENGINEER}").rule == "SB-MOUTH-03"
    assert refused(position, f"take {BARTENDER}").rule == "SB-MOUTH-03"

    play(position, f"take {TRENDSETTER}")
    assert discards(position, 1) == [UX_DESIGNER, TRENDSETTER]
    groups = [BOX.entry(customer(card)).id.rsplit("-", 1)[0] for card in OFFERED]
    assert groups == ["hipsters", "hipsters", "tourists", "start_uppers", "party_animals"]


# End of Day.


@rule("SB-EX-31", "SB-EOD-05", "SB-EOD-06", "SB-EOD-07")
@pytest.mark.parametrize("name", ["customers", "pantry", "style"])
def test_every_row_moves_on_by_one(name: str) -> None:
    position = table()
    a, b, c, d, e = row(position, name)
    new = city_deck(position, name)[0]
    begin(position, "evening")

    assert row(position, name) == [new, a, b, c, d]
    assert city_pile(position, name) == [e, d]


# Abilities and icons.


@rule("SB-EX-32", "SB-ABILITY-DELIVERY-01")
def test_a_cyclist_delivers_three_beans() -> None:
    position = table(
        cafes={0: {"line": ["cyclists-c07"], "bean": 2, "pantry": ["hipsters-p3", "hipsters-p4"]}}
    )
    begin(position, "service")
    play(position, "activate bean3 hipsters-p3")

    assert resources(position, 0)[0] == 0 + 3


@rule("SB-EX-33", "SB-RULING-43")
def test_the_headhunter_finds_an_engineer_by_word_of_mouth() -> None:
    michi = {"line": [HEADHUNTER], "bean": 2, "sugar": 3, "style": ["tourists-s3"], "hype": 2}
    seen = [JAVASCRIPT_ENGINEER, "hipsters-c04", "cyclists-c02", "musicians-c02", "party_animals-c02"]
    position = table(cafes={1: michi}, customers=seen)
    begin(position, "service", seat=1)
    play(position, "fulfil")
    assert (position.hype[1], position.reviews[1]) == (3, 1)

    events = play(position, "activate word_of_mouth tourists-s3")
    assert only(events, Recruited)[0] == Recruited(1, JAVASCRIPT_ENGINEER, "discard", 1)


@rule(
    "SB-EX-34",
    "SB-ICON-CONNECTIONS-02",
    "SB-ICON-CONNECTIONS-03",
    "SB-ICON-CONNECTIONS-04",
    "SB-ICON-CONNECTIONS-05",
)
def test_connections_and_attract_together() -> None:
    hidden = ["hipsters-c07", "hipsters-c08", "hipsters-c09"]
    position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=FIVE, decks={"customers": hidden})
    play(position, "place attract")
    assert "combine" in offers(position)

    (looked,) = only(play(position, "combine"), Looked)
    assert looked.cards == tuple(hidden)
    seen_by_michi = looked.seen_by(1)
    assert isinstance(seen_by_michi, Looked)
    assert seen_by_michi.cards == ()
    assert offers(position) == [f"take {card}" for card in (*FIVE, *hidden)]
    play(position, "take hipsters-c08")
    assert discards(position, 0) == ["hipsters-c08"]
    assert offers(position) == ["return 1", "return 2", "done"]
    play(position, "return 2")
    assert city_deck(position)[:2] == ["hipsters-c09", "hipsters-c07"]
    assert row(position) == FIVE


# Scoring.

FARAH = {
    "reviews": 17,
    "deck": [f"hipsters-c{number:02}" for number in range(1, 8)],
    "discard": ["cyclists-c01", "cyclists-c02", "musicians-c01"],
    "unlocked": {"pantry_variety": "bean3"},
}
MICHI_AT_THE_END = {
    "reviews": 23,
    "bad_reviews": 2,
    "line": [("start_uppers-c01", 1), ("start_uppers-c02", 1)],
    "deck": ["start_uppers-c03", "start_uppers-c04", "hipsters-c08", "hipsters-c09"],
    "discard": ["cyclists-c03", "musicians-c02"],
    "pantry": ["start_uppers-p1", "musicians-p1"],
    "style": ["cyclists-s1", "tourists-s1"],
}


def scored() -> list[tuple[int, ...]]:
    position = table(cafes={0: FARAH, 1: MICHI_AT_THE_END}, closing="reviews")
    return [tuple(entry.points for entry in lines) for lines in score(position).counted]


@rule("SB-EX-35")
def test_farah_scores_31() -> None:
    assert scored()[0] == (17, 0, 0, 5, 9)
    assert sum(scored()[0]) == 31


@rule("SB-EX-36")
def test_michi_scores_29() -> None:
    assert scored()[1] == (23, 2, -2, 0, 6)
    assert sum(scored()[1]) == 29


@rule("SB-EX-37", "SB-SCORE-07", "SB-SCORE-08", "SB-SCORE-09", "SB-SCORE-10", "SB-RULING-52")
def test_farah_wins_31_to_29_award_by_award() -> None:
    position = table(cafes={0: FARAH, 1: MICHI_AT_THE_END}, closing="reviews")
    events = go_on(position, Evening(0))

    assert [(won.group, won.seat, won.count) for won in only(events, AwardWon)] == [
        ("hipsters", 0, 7),
        ("cyclists", 0, 2),
        ("cyclists", 1, 1),
        ("tourists", 1, 0),
        ("musicians", 1, 1),
        ("start_uppers", 1, 4),
    ]
    assert only(events, Ended) == [Ended("reviews", (0,))]
    result = position.result
    assert result is not None
    assert (result.scores, result.winners) == ((31, 29), (0,))

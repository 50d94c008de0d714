"""Operations, targets, and what happens twice (SB-OP, SB-TARGET, SB-RULING-19, -20, -27…29, -31)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    Activated,
    Arrived,
    HypeMoved,
    Recruited,
    Reviewed,
    Served,
    Unlocked,
)
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    city_pile,
    deck,
    discards,
    effect,
    line,
    moods,
    resources,
    row,
    served,
    table,
)

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
NEXT = ["party_animals-c03", "party_animals-c04"]
WAITING = {"line": [("hipsters-c04", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""


# Operations.


@rule("SB-OP-01")
@pytest.mark.parametrize(("city", "from_city"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_reviews_come_from_the_city_and_what_is_missing_from_the_box(city: int, from_city: int) -> None:
    position = table(reviews=city)
    box = position.box_reviews
    effect(position, 0, "review 4")

    assert (position.reviews[0], city - position.city_reviews, box - position.box_reviews) == (
        4,
        from_city,
        4 - from_city,
    )


@rule("SB-OP-02")
@pytest.mark.parametrize("zone", ["discard", "line"])
def test_a_recruited_customer_moves_to_its_zone_and_the_row_refills(zone: str) -> None:
    cafe = {"line": ["hipsters-c04"], "discard": ["hipsters-c05"]}
    position = table(cafes={0: cafe}, customers=FIVE, decks={"customers": NEXT})
    effect(position, 0, f"recruit {zone} anyone")
    assert offers(position) == [f"take {card}" for card in FIVE]
    events = play(position, f"take {FIVE[1]}")

    assert events[:2] == [Recruited(0, FIVE[1], zone, 2), Arrived("customers", NEXT[0])]
    assert row(position) == [NEXT[0], FIVE[0], *FIVE[2:]]
    assert line(position, 0) == ["hipsters-c04", *([FIVE[1]] if zone == "line" else [])]
    assert discards(position, 0) == ["hipsters-c05", *([FIVE[1]] if zone == "discard" else [])]


@rule("SB-OP-03")
def test_a_draw_takes_the_top_card_and_rebuilds_an_empty_deck() -> None:
    position = table(cafes={0: {"deck": ["grandma-1", "grandpa-1"], "discard": ["hipsters-c04"]}})
    effect(position, 0, "draw")
    assert (line(position, 0), deck(position, 0)) == (["grandma-1"], ["grandpa-1"])

    effect(position, 0, "draw", "draw")
    assert line(position, 0) == ["grandma-1", "grandpa-1", "hipsters-c04"]


@rule("SB-OP-04")
@pytest.mark.parametrize(
    ("effects", "before", "after"),
    [
        (["cheer guest"], 0, 1),
        (["cheer guest"], 1, 2),
        (["cheer guest"], -1, 0),
        (["upset guest"], 0, -1),
        (["upset guest"], 2, 1),
        (["upset guest"], -1, -1),
    ],
)
def test_one_token_is_given_under_the_rules_of_moods(effects: list[str], before: int, after: int) -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", before), "hipsters-c05"]}})
    position.guest = BOX.index[0]["hipsters-c04"]
    effect(position, 0, *effects)

    assert moods(position, 0) == [after, 0]


@rule("SB-OP-05")
@pytest.mark.parametrize(("hype", "after", "reviews"), [(1, 2, 0), (4, 5, 0), (5, 5, 1)])
def test_hype_rises_by_one_and_no_further_than_5(hype: int, after: int, reviews: int) -> None:
    position = table(cafes={0: {"hype": hype}})
    effect(position, 0, "hype up")

    assert (position.hype[0], position.reviews[0]) == (after, reviews)


@rule("SB-OP-06")
def test_the_icons_of_a_customer_are_all_its_reward_icons() -> None:
    for card in BOX.customers:
        secondary = card.secondary.rewards if card.secondary else ()
        assert BOX.reward_icons[BOX.index[0][card.id]] == len(card.main.rewards) + len(secondary)
    icons = [BOX.reward_icons[BOX.index[0][id]] for id in ("hipsters-c06", "hipsters-c07", "tourists-c02")]
    assert icons == [0, 2, 4]


@rule("SB-OP-07", "SB-RULING-19")
def test_a_super_hype_is_two_rises_one_after_the_other() -> None:
    """From 4: the first turns the token to Max Hype, the second already brings a Good Review."""
    position = table(cafes={0: {"line": ["hipsters-c06"], "sugar": 2, "hype": 4}})
    events = begin(position, "service")

    assert only(events, AbilityUsed) == [AbilityUsed(0, "hipsters-c06", "hype", 1)]
    assert only(events, HypeMoved) == [HypeMoved(0, 5, 1)]
    assert only(events, Reviewed) == [Reviewed(0, 1, "hype")]


@rule("SB-RULING-19", "SB-OP-07")
def test_the_second_walk_in_sees_the_city_the_first_one_left() -> None:
    cafe = {"line": ["party_animals-c09"], "sugar": 2, "bean": 1}
    position = table(cafes={0: cafe, 1: WAITING}, customers=FIVE, decks={"customers": NEXT})
    begin(position, "service")
    play(position, f"take {FIVE[2]}")
    assert offers(position) == [f"take {card}" for card in (NEXT[0], *FIVE[:2], *FIVE[3:])]

    play(position, f"take {NEXT[0]}")
    assert line(position, 0) == ["party_animals-c09", FIVE[2], NEXT[0]]


@rule("SB-RULING-19")
def test_the_same_choice_may_be_made_twice() -> None:
    cafe = {"line": ["musicians-c05", ("hipsters-c05", 1)], "bean": 1, "milk": 0, "sugar": 2}
    position = table(cafes={0: cafe})
    begin(position, "service")
    play(position, "pick hipsters-c05")
    assert offers(position) == ["pick musicians-c05", "pick hipsters-c05"]

    play(position, "pick hipsters-c05")
    assert moods(position, 0) == [0, 3]


@rule("SB-RULING-19", "SB-RULING-21")
def test_an_achievement_of_the_first_half_is_resolved_before_the_second() -> None:
    cafe = {
        "line": ["start_uppers-c05"],
        "bean": 3,
        "sugar": 1,
        "milk": 0,
        "style": ["hipsters-s3", "hipsters-s2"],
    }
    position = table(cafes={0: cafe}, style=["hipsters-s4"], bonuses=["sugar2"])
    begin(position, "service")
    events = play(position, "activate upgrade_style hipsters-s3", "take hipsters-s4")

    assert only(events, Unlocked) == [Unlocked(0, "niche_style", "sugar2")]
    assert resources(position, 0) == (0, 0, 2)
    assert "activate upgrade_pantry hipsters-s4" in offers(position)


@rule("SB-RULING-20")
def test_two_equal_icons_in_two_places_are_distinct() -> None:
    cafe = {"line": ["cyclists-c04"], "pantry": ["party_animals-p1"], "bean": 1, "sugar": 1, "milk": 0}
    position = table(cafes={0: cafe})
    begin(position, "service")
    play(position, "activate milk2 party_animals-p1")
    assert offers(position) == ["activate bean2 party_animals-p1", "activate milk2 party_animals-p1 2"]
    assert refused(position, "activate milk2 party_animals-p1").rule == "SB-ABILITY-SUPERDELIVERY-01"

    play(position, "activate milk2 party_animals-p1 2")
    assert resources(position, 0) == (0, 4, 0)


@rule("SB-RULING-20")
def test_with_a_single_icon_only_that_one_is_activated() -> None:
    cafe = {"line": ["cyclists-c04"], "pantry": ["start_uppers-p2"], "bean": 1, "sugar": 2, "milk": 0}
    position = table(cafes={0: cafe, 1: WAITING})
    events = begin(position, "service")

    assert only(events, Activated) == [Activated(0, "sugar2", "start_uppers-p2")]
    assert (resources(position, 0), position.seats_to_act) == ((0, 0, 2), (1,))


# Targets.


@rule("SB-TARGET-01")
def test_every_customer_has_one_ability() -> None:
    known = {ability.id for ability in BOX.abilities}

    assert {*(card.ability for card in BOX.customers), *(card.ability for card in BOX.friends)} == known
    for card in BOX.customers:
        assert BOX.ability_steps[BOX.index[0][card.id]][0]


@rule("SB-TARGET-01")
@pytest.mark.parametrize("card", ["musicians-c07", "party_animals-c04", "cyclists-c07"])
def test_the_ability_of_a_customer_is_compulsory(card: str) -> None:
    cafe = {"line": [card, ("hipsters-c05", 1)], "pantry": ["hipsters-p1"], "bean": 9, "milk": 9, "sugar": 9}
    position = table(cafes={0: cafe}, customers=FIVE)
    events = begin(position, "service")

    assert [event.card for event in only(events, AbilityUsed)] == [card]
    assert len(offers(position)) > 1
    assert "decline" not in offers(position)
    assert refused(position, "decline").rule == "SB-RULING-15"


@rule("SB-TARGET-02")
@pytest.mark.parametrize("friend", ["popular_friend-1", "lazy_friend-1"])
def test_the_abilities_of_friends_may_be_declined(friend: str) -> None:
    position = table(cafes={0: {"line": [friend]}, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    assert len(offers(position)) > 1
    assert offers(position)[-1] == "decline"

    play(position, "decline")
    assert (line(position, 0), row(position), discards(position, 0)) == ([friend], FIVE, [])
    assert position.seats_to_act == (1,)


@rule("SB-TARGET-03")
@pytest.mark.parametrize("friend", ["lazy_friend-1", "musicians-c07"])
def test_an_ability_offers_the_customers_it_may_target_and_no_others(friend: str) -> None:
    """Entertain and Lose a Customer speak of one's own Line, Served and Unserved."""
    mine = [("hipsters-c05", 1, "served"), friend, "hipsters-c06"]
    position = table(cafes={0: {"line": mine}, 1: {"line": ["hipsters-c07"]}})
    begin(position, "service")

    assert [text for text in offers(position) if text != "decline"] == [
        "pick hipsters-c05",
        f"pick {friend}",
        "pick hipsters-c06",
    ]
    assert refused(position, "pick hipsters-c07").message.key == "sb-not-in-your-line"
    assert refused(position, "pick nobody").rule == "SB-TARGET-03"


@rule("SB-TARGET-04", "SB-TARGET-05", "SB-TARGET-06")
def test_served_is_everybody_up_to_who_is_being_served_whatever_came_of_it() -> None:
    """The first could not be paid, the second is being served, the third waits."""
    cafe = {"line": ["start_uppers-c01", ("hipsters-c05", 1), "hipsters-c06"], "milk": 0}
    position = table(cafes={0: cafe})
    begin(position, "service")

    assert moods(position, 0)[0] == -1
    assert served(position, 0) == [True, True, False]
    assert [guest.served for guest in position.view(None).players[0].line] == [True, True, False]


@rule("SB-TARGET-07")
@pytest.mark.parametrize("card", ["cyclists-c07", "start_uppers-c08", "tourists-c06", "party_animals-c04"])
def test_an_ability_without_a_target_is_skipped(card: str) -> None:
    """No Upgrade to deliver from or to innovate with, nobody by Word of Mouth, nobody in the City at all."""
    position = table(cafes={0: {"line": [card], "milk": 0}, 1: WAITING}, customers=["musicians-c02"])
    if card.startswith("party"):
        position.rows = ((-1,) * 4, *position.rows[1:])
        position.piles = ((), *position.piles[1:])
        position.decks = ((), *position.decks[1:])
    else:
        others = [id for id in BOX.ids[0][:60] if id.startswith(("musicians", "hipsters"))][1:5]
        position.rows = (tuple(BOX.index[0][id] for id in others), *position.rows[1:])
    events = begin(position, "service")

    assert [event.card for event in only(events, AbilityUsed)] == [card]
    assert (only(events, Activated), only(events, Recruited)) == ([], [])
    assert position.seats_to_act == (1,)


# Served, finished, gone.


@rule("SB-RULING-27")
def test_before_service_all_are_unserved_and_after_it_all_are_served() -> None:
    cafes: dict[int, Facts] = {
        0: {"line": [("hipsters-c04", 1), ("hipsters-c05", 2)]},
        1: {"line": [("hipsters-c06", 1)]},
    }
    position = table(cafes=cafes)
    assert [served(position, seat) for seat in (0, 1)] == [[False, False], [False]]

    begin(position, "service")
    assert served(position, 1) == [False]
    play(position, "skip", "skip")
    assert (served(position, 0), served(position, 1)) == ([True, True], [True])
    play(position, "skip")
    assert (position.phase, line(position, 0), served(position, 0)) == ("actions", ["hipsters-c05"], [False])


@rule("SB-RULING-28")
def test_who_was_finished_serves_again_when_somebody_comes() -> None:
    cafes: dict[int, Facts] = {
        0: {"line": [("hipsters-c04", 1), ("hipsters-c05", 1)]},
        1: {"line": [("hipsters-c06", 0, "served")]},
    }
    position = table(cafes=cafes, customers=FIVE)
    begin(position, "service")
    assert position.view(None).players[1].finished

    effect(position, 1, "recruit line anyone")
    play(position, f"take {FIVE[2]}")
    assert not position.view(None).players[1].finished
    events = play(position, "skip")
    assert [(event.seat, event.card) for event in only(events, Served)] == [(1, FIVE[2])]


@rule("SB-RULING-28")
def test_service_goes_on_until_nobody_is_left_unserved() -> None:
    """Who walks in while the last one is served is served too."""
    cafe = {"line": ["party_animals-c04"], "bean": 4}
    position = table(cafes={0: cafe}, customers=FIVE)
    begin(position, "service")
    events = play(position, f"take {FIVE[2]}")

    assert [event.card for event in only(events, Served)] == [FIVE[2]]


@rule("SB-RULING-29")
def test_a_customer_that_leaves_during_its_service_is_followed_by_its_right_neighbour() -> None:
    cafe = {
        "line": [("hipsters-c05", 0, "served"), "lazy_friend-1", ("hipsters-c06", 1), ("hipsters-c07", 1)]
    }
    position = table(cafes={0: cafe}, customers=FIVE)
    begin(position, "service")
    play(position, "pick lazy_friend-1")
    service = position.view(None).service

    assert city_pile(position)[-1] == "lazy_friend-1"
    assert service is not None
    assert service.card == "hipsters-c06"
    assert served(position, 0) == [True, True, False]


@rule("SB-RULING-29")
def test_tokens_for_a_customer_that_left_are_lost() -> None:
    position = table(cafes={0: {"line": ["lazy_friend-1", "hipsters-c06"]}}, customers=FIVE)
    position.guest = BOX.index[0]["lazy_friend-1"]
    effect(position, 0, "lose", "cheer guest", "upset guest")
    play(position, "pick lazy_friend-1")

    assert (line(position, 0), moods(position, 0)) == (["hipsters-c06"], [0])
    assert city_pile(position)[-1] == "lazy_friend-1"


@rule("SB-RULING-31")
def test_an_angry_token_received_during_service_changes_nothing_about_it() -> None:
    """An order with an Angry icon: the Customer came in neutral, so rewards and ability follow."""
    text = (
        '[[customer]]\nid = "hipsters-c01"\nmain = { order = { bean = 1, angry = 1 }, rewards = ["review"] }'
    )
    content = load((Source("mine.toml", text),))
    position = table(cafes={0: {"line": ["hipsters-c01"]}, 1: WAITING}, content=content)
    begin(position, "service")

    assert moods(position, 0) == [-1]
    assert (position.reviews[0], position.hype[0]) == (1, 3)


@rule("SB-RULING-31")
def test_who_came_in_angry_only_calms_down() -> None:
    position = table(cafes={0: {"line": [("hipsters-c07", -1)], "bean": 4}, 1: WAITING})
    begin(position, "service")

    assert moods(position, 0) == [0]
    assert (position.reviews[0], position.hype[0], resources(position, 0)[0]) == (0, 2, 0)

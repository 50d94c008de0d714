"""Sold Out and Competitive Neighbour (SB-SOLDOUT, SB-NEIGHBOUR, SB-XRULING-55…60, -105)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.moods import MOST_TURNS
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    Calmed,
    CupTaken,
    Failed,
    Paid,
    Reviewed,
    Served,
    Upset,
)
from demitasse.games.seize_the_bean.expansion_events import Accepted, Refused, SoldOut, WonOver
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    discards,
    effect,
    line,
    moods,
    new_play,
    resources,
    served,
    table,
)

POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
ARTS_MAJOR = "students-c01"
REBELLIOUS = ["rebels", "hipsters", "tourists", "musicians", "cyclists", "students"]


def sold_out(
    *cafes: Facts, first: int = 0, variant: str = "on", empty: int | None = None, **facts: Any
) -> tuple[SeizeTheBeanPosition, list[Event]]:
    """The Service phase begins; the first Café cannot pay anything unless a test says so."""
    position = table(
        seats=len(cafes), first=first, empty=empty, cafes=dict(enumerate(cafes)), sold_out=variant, **facts
    )
    return position, begin(position, "service")


@rule(
    "SB-EX-120",
    "SB-SOLDOUT-02",
    "SB-SOLDOUT-04",
    "SB-SOLDOUT-05",
    "SB-SOLDOUT-07",
    "SB-SOLDOUT-09",
    "SB-XDEC-12",
)
def test_mel_serves_the_arts_major_for_oba() -> None:
    oba: Facts = {**POOR, "bean": 5, "line": [ARTS_MAJOR]}
    mel: Facts = {**POOR, "bean": 4, "sugar": 1, "line": [("musicians-c07", 1)]}
    position, announced = sold_out(oba, mel, empty=0)
    assert only(announced, SoldOut) == [SoldOut(0, ARTS_MAJOR)]
    assert only(announced, Failed) == []
    assert (position.seats_to_act, offers(position)) == ((1,), ["accept", "decline"])

    play(position, "accept")
    assert offers(position) == ["fulfil", "decline"], "the accepting player decides on the secondary order"
    happened = play(position, "decline")

    assert [(event.seat, event.count) for event in only(happened, Reviewed)] == [(1, 1)]
    assert [event.ability for event in only(happened, AbilityUsed)] == ["early_bird"]
    assert only(happened, CupTaken) == [CupTaken(1)]
    assert (position.empty, resources(position, 1), resources(position, 0)) == (1, (2, 0, 0), (5, 0, 0))
    assert (line(position, 0), moods(position, 0), served(position, 0)) == ([ARTS_MAJOR], [0], [True])
    assert position.seats_to_act == (1,), "after Oba’s turn it is Mel’s own"
    assert offers(position) == ["serve", "skip"]
    assert position.turns == (1, 1)


@rule("SB-SOLDOUT-01")
def test_until_service_begins_and_where_orders_can_be_paid_nothing_changes() -> None:
    with_it, without = new_play(3, seed=4, sold_out="on"), new_play(3, seed=4)
    while without.phase != "service":
        (seat,) = without.seats_to_act
        choice = without.choices(seat)[0]
        assert with_it.play(seat, choice) == without.play(seat, choice)
    paid, happened = sold_out({**RICH, "line": ["musicians-c04"]}, {**RICH, "line": []})

    assert paid.sold_out
    assert not without.sold_out
    assert only(happened, SoldOut) == []
    assert only(happened, Paid) == [Paid(0, "musicians-c04", "main", 1, 0, 1, 0)]


@rule("SB-SOLDOUT-03", "SB-XVIS-08")
def test_the_offer_goes_clockwise_from_the_left_and_ends_with_the_first_who_accepts() -> None:
    cafes: list[Facts] = [{**RICH, "line": []} for _ in range(4)]
    cafes[1] = {**POOR, "line": ["hipsters-c09"]}
    position, _ = sold_out(*cafes, first=1)
    assert position.seats_to_act == (2,)
    assert position.view(None).step == "sold_out", "for all to see"
    assert refused(position, "accept", seat=3).message.key == "sb-not-your-turn"

    declined = play(position, "decline")
    assert declined == [Refused(2, "hipsters-c09", 1)]
    assert [event.seen_by(None) for event in declined] == declined
    assert position.seats_to_act == (3,)
    accepted = play(position, "accept")

    assert only(accepted, Accepted) == [Accepted(3, "hipsters-c09", 1)]
    assert [event.seat for event in only(accepted, Paid)] == [3], "nobody asks the fourth player"
    assert only(accepted, Refused) == []


@rule("SB-SOLDOUT-08")
def test_when_all_decline_the_customer_is_angry_as_always() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["hipsters-c09"]}, {**RICH, "line": []}, {**RICH, "line": [("grandma-3", 1)]}
    )
    play(position, "decline")
    happened = play(position, "decline")

    assert only(happened, Failed) == [Failed(0, "hipsters-c09")]
    assert moods(position, 0) == [-1]
    assert position.reviews == (0, 0, 0)


@rule("SB-SOLDOUT-06", "SB-SOLDOUT-07")
def test_an_angry_customer_calms_down_and_gives_nothing() -> None:
    position, _ = sold_out(
        {**POOR, "line": [("tourists-c06", -1)]}, {**RICH, "line": [("grandma-2", 1)], "hype": 3}
    )
    play(position, "accept")
    assert offers(position) == ["fulfil", "decline"]
    happened = play(position, "decline")

    assert only(happened, Calmed) == [Calmed(0, "tourists-c06")]
    assert [*only(happened, Reviewed), *only(happened, AbilityUsed)] == []
    assert (moods(position, 0), line(position, 0)) == ([0], ["tourists-c06"])
    assert (position.reviews, position.hype) == ((0, 0), (2, 3))


@rule("SB-SOLDOUT-07")
def test_at_the_end_of_service_the_customer_goes_home_to_its_owner() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["hipsters-c09"]}, {**RICH, "line": []}, customers=["tourists-c01"]
    )
    play(position, "accept")

    assert (discards(position, 0)[:1], discards(position, 1)[:1]) == (["hipsters-c09"], [])


@rule("SB-SOLDOUT-09", "SB-XRULING-105")
def test_accepting_is_no_turn_and_the_owner_goes_on_with_the_next_customer() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["hipsters-c09", ("grandma-1", 1)]},
        {**RICH, "line": []},
        {**RICH, "line": [("grandma-3", 1)]},
        first=0,
    )
    assert position.turns == (1, 0, 0)
    play(position, "accept")
    assert (position.seats_to_act, position.turns) == ((2,), (1, 0, 1)), (
        "the player after the owner, not after who served"
    )
    play(position, "skip")

    assert (position.seats_to_act, position.turns) == ((0,), (2, 0, 1))
    assert offers(position) == ["serve", "skip"]


@rule("SB-XRULING-55")
def test_a_happy_customer_is_not_offered() -> None:
    position, _ = sold_out({**POOR, "line": [("hipsters-c09", 1)]}, {**RICH, "line": [("grandma-2", 1)]})
    happened = play(position, "serve")

    assert only(happened, SoldOut) == []
    assert only(happened, Failed) == [Failed(0, "hipsters-c09")]
    assert moods(position, 0) == [0]


@rule("SB-XRULING-56")
def test_who_cannot_pay_is_not_asked() -> None:
    cafes: list[Facts] = [{**POOR, "line": ["hipsters-c09"]}, {**POOR, "line": []}, {**RICH, "line": []}]
    position, _ = sold_out(*cafes)
    assert position.seats_to_act == (2,)
    _, nobody = sold_out(*cafes[:2])

    assert only(nobody, SoldOut) == [SoldOut(0, "hipsters-c09")]
    assert only(nobody, Failed) == [Failed(0, "hipsters-c09")]


@rule("SB-XRULING-57")
def test_it_is_paid_with_the_pantry_of_who_serves() -> None:
    owner: Facts = {**POOR, "pantry": ["hipsters-p1"], "line": ["hipsters-c01"]}
    assert BOX.pantry[0].special == "quality"
    position, _ = sold_out(owner, {**POOR, "bean": 2, "line": [("grandma-2", 1)]})
    happened = play(position, "accept")

    assert only(happened, Paid) == [Paid(1, "hipsters-c01", "main", 2, 0, 0, 0)]
    assert position.hype == (2, 3)


@rule("SB-XRULING-57")
def test_the_ability_is_about_the_line_of_who_serves_without_the_customer() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["musicians-c07", "hipsters-c02"]}, {**RICH, "line": ["grandma-2", "hipsters-c03"]}
    )
    play(position, "accept")

    assert (position.seats_to_act, offers(position)) == ((1,), ["pick grandma-2", "pick hipsters-c03"])


@rule("SB-XRULING-57")
def test_happy_rewards_lie_on_the_customer_where_it_stands() -> None:
    position, _ = sold_out({**POOR, "line": ["tourists-c05"]}, {**RICH, "line": [("grandma-2", 1)]})
    play(position, "accept")

    assert (moods(position, 0), position.hype) == ([1], (2, 2)), (
        "Happy; Hype for who served, less the Overcrowd"
    )


@rule("SB-XRULING-57")
def test_tokens_on_the_customer_work_for_who_serves() -> None:
    playing, _ = sold_out(
        {**POOR, "line": [("hipsters-c09", 0, "playing")]}, {**RICH, "line": [("grandma-2", 1)]}
    )
    playing.games = playing.games._replace(
        placed=((BOX.index[CUSTOMERS]["hipsters-c09"], BOX.game_tokens[0]),)
    )
    play(playing, "accept")
    napping, _ = sold_out(
        {**POOR, "line": [("hipsters-c09", 0, "napping")]}, {**RICH, "line": [("grandma-2", 1)]}
    )
    play(napping, "accept")

    assert (playing.reviews, playing.hype) == ((0, 5), (2, 2))
    assert (napping.reviews, napping.hype) == ((0, 0), (2, 2))


@rule("SB-XRULING-57")
def test_a_boost_works_for_who_serves() -> None:
    card = "authority_figures-c08"
    assert BOX.index[CUSTOMERS][card] in BOX.boosts
    position, _ = sold_out(
        {**POOR, "line": [card]}, {"bean": 1, "milk": 1, "sugar": 0, "line": ["tourists-c01"]}
    )
    play(position, "accept")

    assert discards(position, 1)[:1] == ["tourists-c01"], "the only one that can be arrested"
    assert position.reviews == (0, 4), "its reward icons"


@rule("SB-XRULING-58")
def test_a_patient_customer_is_offered_and_gets_no_token() -> None:
    position, announced = sold_out({**POOR, "line": ["grandpa-1"]}, {**RICH, "line": [("grandma-2", 1)]})
    assert only(announced, SoldOut) == [SoldOut(0, "grandpa-1")]
    play(position, "decline")

    assert moods(position, 0) == [0]


@rule("SB-XRULING-59")
def test_a_founder_is_never_offered() -> None:
    position = table(cafes={0: {**POOR, "line": []}, 1: {**RICH, "line": [("grandma-2", 1)]}}, sold_out="on")
    founder = BOX.founder_cards[0]
    position.founders = ((founder,), ())
    position.founder_groups = ((position.groups[0],), ())
    position.called = ((founder,), ())
    happened = begin(position, "service")

    assert [*only(happened, SoldOut), *only(happened, Failed)] == []
    assert (position.seats_to_act, offers(position)) == ((1,), ["serve", "skip"])


@rule("SB-XRULING-105")
def test_a_founder_served_takes_one_of_the_turns_a_phase_can_have() -> None:
    founder: Facts = {**RICH, "line": [("grandma-1", 1)], "founders": ["bruno_ristretto"]}
    position = table(cafes={0: founder, 1: {**RICH, "line": [("grandma-2", 1)]}})
    position.called = (position.founders[0], ())
    begin(position, "service")
    play(position, "pick bruno_ristretto")
    assert position.turns == (1, 1), "and the other player serves"
    play(position, "skip")
    assert position.turns == (2, 1)

    position = table(cafes={0: founder, 1: {**RICH, "line": [("grandma-2", 1)]}})
    position.called, position.turns = (position.founders[0], ()), (MOST_TURNS, 0)
    begin(position, "service")
    assert position.seats_to_act == (1,), "no turn is left for the Founder"


# Competitive Neighbour.


@rule("SB-NEIGHBOUR-01", "SB-XOPT-10")
def test_the_variant_is_on_off_or_on_with_competitive_neighbour_for_two_to_four() -> None:
    flags = [
        (position.sold_out, position.competing)
        for position in (new_play(2), new_play(2, sold_out="on"), new_play(4, sold_out="competitive"))
    ]

    assert flags == [(False, False), (True, False), (True, True)]
    for seats in (1, 5, 6):
        with pytest.raises(BadOptions):
            new_play(seats, sold_out="on")


@rule("SB-NEIGHBOUR-02")
def test_who_serves_keeps_the_customer_after_rewards_and_ability() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["start_uppers-c10", "hipsters-c02"]},
        {**RICH, "line": [("grandma-2", 1)]},
        variant="competitive",
    )
    play(position, "accept")
    assert line(position, 0)[0] == "start_uppers-c10", "its service is not over"
    happened = play(position, "decline")

    assert [type(event) for event in happened[:3]] == [Reviewed, AbilityUsed, WonOver]
    assert (line(position, 0), discards(position, 1)) == (["hipsters-c02"], ["start_uppers-c10"])
    assert position.seats_to_act == (1,)


@rule("SB-NEIGHBOUR-02", "SB-SOLDOUT-07")
def test_without_the_variant_and_when_nobody_accepts_the_customer_stays() -> None:
    cafes: list[Facts] = [{**POOR, "line": ["hipsters-c09"]}, {**RICH, "line": [("grandma-2", 1)]}]
    plain, _ = sold_out(*cafes)
    play(plain, "accept")
    competing, _ = sold_out(*cafes, variant="competitive")
    play(competing, "decline")

    assert line(plain, 0) == line(competing, 0) == ["hipsters-c09"]


@rule("SB-XRULING-60")
def test_an_angry_customer_changes_its_cafe_too_and_leaves_its_tokens() -> None:
    position, _ = sold_out(
        {**POOR, "line": [("hipsters-c09", -1, "playing")]},
        {**RICH, "line": [("grandma-2", 1)]},
        variant="competitive",
    )
    card = BOX.index[CUSTOMERS]["hipsters-c09"]
    position.games = position.games._replace(placed=((card, BOX.game_tokens[0]),))
    happened = play(position, "accept")

    assert [type(event) for event in happened[-2:]] == [Calmed, WonOver]
    assert (line(position, 0), discards(position, 1)) == ([], ["hipsters-c09"])
    effect(position, 1, "meet_up")
    assert position.lines[1][-1] == (card, 0, 0)


@rule("SB-XRULING-60")
def test_a_customer_that_left_the_line_by_its_own_ability_is_not_moved_again() -> None:
    """A Performer acts as an Authority Figure and arrests itself."""
    position, _ = sold_out(
        {**POOR, "line": ["performers-c05"]},
        {**POOR, "sugar": 2, "line": [("authority_figures-c03", 1), "tourists-c01"]},
        variant="competitive",
    )
    play(position, "accept", "pick authority_figures-c03")
    assert offers(position) == ["pick performers-c05", "pick tourists-c01"]
    happened = play(position, "pick performers-c05")

    assert only(happened, WonOver) == []
    assert (line(position, 0), discards(position, 0)[:1]) == ([], ["performers-c05"])


@rule("SB-SOLDOUT-02")
def test_the_announcement_comes_before_anything_else() -> None:
    _, announced = sold_out({**POOR, "line": ["hipsters-c09"]}, {**RICH, "line": []})

    assert announced == [Served(0, "hipsters-c09"), SoldOut(0, "hipsters-c09")]


@rule("SB-SOLDOUT-04", "SB-XRULING-45")
def test_a_city_celebrity_is_offered_when_neither_order_can_be_paid() -> None:
    position, _ = sold_out(
        {**POOR, "line": ["city_celebrities-c01"]}, {**POOR, "sugar": 2, "line": [("grandma-2", 1)]}
    )
    assert offers(position) == ["accept", "decline"]
    happened = play(position, "accept")

    assert only(happened, Paid) == [Paid(1, "city_celebrities-c01", "right", 0, 0, 2, 0)]
    assert position.hype == (2, 4)


@rule("SB-XRULING-57", "SB-ICON-ANGRY-01")
def test_an_order_that_upsets_does_so_where_the_customer_stands() -> None:
    """Paying the secondary order gives an Angry token; a board game stands in for the ability."""
    oba: Facts = {**POOR, "line": [("rebels-c01", 0, "playing")]}
    position, _ = sold_out(oba, {**RICH, "line": [("rebels-c02", 1)]}, neighbourhood="own", groups=REBELLIOUS)
    play(position, "accept")
    happened = play(position, "fulfil")

    assert [(event.seat, event.card, event.mood) for event in only(happened, Upset)] == [
        (0, "rebels-c01", -1)
    ]
    assert (line(position, 0), moods(position, 1)) == (["rebels-c01"], [1])

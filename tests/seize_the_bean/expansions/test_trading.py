"""Steal Resources, Fair Trade and Roast."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.abilities.trading import FairTrade
from demitasse.games.seize_the_bean.events import Complained, Paid, Reviewed
from demitasse.games.seize_the_bean.expansion_events import Compensated, Roasted, Robbed, Traded
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Event
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, Facts, activate, begin, effect, go_on, new_play, resources, table

KIEZ: dict[str, Any] = {
    "neighbourhood": "own",
    "groups": [
        *("criminal_minds", "health_nuts", "coffee_connoisseurs"),
        *("board_game_geeks", "hungry_media", "upper_class"),
    ],
}
WAITING: Facts = {"line": [("grandma-2", 1)]}


def cafe(bean: int = 0, milk: int = 0, sugar: int = 0, **more: Any) -> Facts:
    return {"bean": bean, "milk": milk, "sugar": sugar, **more}


def robbing(
    mine: Facts, theirs: Facts, steal: str = "steal 1 0", **facts: Any
) -> tuple[SeizeTheBeanPosition, list[Event]]:
    """Seat 0 robs seat 1."""
    position = table(cafes={0: mine, 1: theirs}, **facts)
    return position, effect(position, 0, steal)


# Steal Resources.


@rule("SB-EX-102", "SB-ABILITY-STEAL-04", "SB-ABILITY-STEAL-05")
def test_the_burglar_takes_milk_and_sugar_and_pays_the_bean_that_is_missing() -> None:
    position = table(
        cafes={
            0: {**cafe(3), "line": ["criminal_minds-c01"]},
            1: {**cafe(0, 2, 2), **WAITING},
        },
        **KIEZ,
    )
    events = begin(position, "service")

    assert only(events, Robbed) == [Robbed(0, 1, ("milk", "sugar"), 0)]
    assert only(events, Compensated) == [Compensated(0, ("bean",), 0)]
    assert (resources(position, 0), resources(position, 1)) == ((0, 1, 1), (0, 1, 1))
    assert only(events, Complained) == []


@rule("SB-ABILITY-STEAL-01", "SB-XDEC-09")
def test_one_other_player_of_ones_choice_loses_three_pieces_of_three_kinds() -> None:
    position = table(seats=3, cafes={0: cafe(), 1: cafe(2, 2, 2), 2: cafe(2, 2, 2)})
    effect(position, 0, "steal 1 0")
    assert offers(position) == ["player 1", "player 2"]
    assert refused(position, "player 0").rule == "SB-ABILITY-STEAL-01"
    assert refused(position, "player 3").rule == "SB-ABILITY-STEAL-01"

    events = play(position, "player 2")
    assert only(events, Robbed) == [Robbed(0, 2, ("bean", "milk", "sugar"), 0)]
    assert position.supply[:3] == ((1, 1, 1), (2, 2, 2), (1, 1, 1))


@rule("SB-ABILITY-STEAL-02", "SB-XRULING-32")
def test_green_beans_and_tokens_are_kinds_like_the_others() -> None:
    position, _ = robbing(cafe(), cafe(2, 1, 0, green=1, crafted={"donut": 2}), craft_mode=True)
    assert offers(position) == ["give bean", "give milk", "give green", "give donut"]
    play(position, "give donut")
    assert offers(position) == ["give bean", "give milk", "give green"]
    assert refused(position, "give donut").rule == "SB-XRULING-32"
    play(position, "give green")
    events = play(position, "give milk")

    assert only(events, Robbed) == [Robbed(0, 1, ("donut", "milk"), 1)]
    mine, theirs = position.view(0).players
    assert (mine.bean, mine.milk, mine.green, mine.crafted) == (0, 1, 1, {"donut": 1})
    assert (theirs.bean, theirs.milk, theirs.green, theirs.crafted) == (2, 0, 0, {"donut": 1})


@rule("SB-ABILITY-STEAL-03")
def test_green_beans_that_are_stolen_bring_nobody_a_review() -> None:
    position, events = robbing(cafe(), cafe(1, 1, 0, green=4))

    assert only(events, Robbed) == [Robbed(0, 1, ("bean", "milk"), 1)]
    assert (only(events, Reviewed), position.reviews, position.green) == ([], (0, 0), (1, 3))


@rule("SB-XRULING-32")
def test_as_many_kinds_as_possible_are_stolen() -> None:
    """Three pieces of one kind are one piece for a set."""
    position, events = robbing(cafe(0, 1, 1), cafe(3))

    assert only(events, Robbed) == [Robbed(0, 1, ("bean",), 0)]
    assert only(events, Compensated) == [Compensated(0, ("milk", "sugar"), 0)]
    assert (resources(position, 0), resources(position, 1)) == ((1, 0, 0), (2, 0, 0))


@rule("SB-ABILITY-STEAL-05", "SB-XRULING-32")
def test_with_tokens_there_is_a_choice_of_what_pays_for_a_missing_kind() -> None:
    """Stolen are a Bean and Milk: Sugar or a token is missing, no kind twice and none that was stolen."""
    position, _ = robbing(cafe(5, 5, 1, crafted={"pie": 1}), cafe(1, 1), craft_mode=True)

    assert offers(position) == ["give sugar", "give pie"]
    assert refused(position, "give bean").rule == "SB-XRULING-32"
    events = play(position, "give pie")
    assert only(events, Compensated) == [Compensated(0, ("pie",), 0)]
    assert resources(position, 0) == (6, 6, 1)


@rule("SB-ABILITY-STEAL-06")
@pytest.mark.parametrize(
    ("mine", "paid", "left"),
    [(cafe(), (), (0, 1, 0)), (cafe(2), ("bean",), (1, 1, 0)), (cafe(0, 9), (), (0, 10, 0))],
)
def test_who_cannot_cover_what_is_missing_pays_what_there_is_and_takes_a_bad_review(
    mine: Facts, paid: tuple[str, ...], left: tuple[int, ...]
) -> None:
    position, events = robbing(mine, cafe(0, 1))

    assert [event.resources for event in only(events, Compensated)] == ([paid] if paid else [])
    assert only(events, Complained) == [Complained(0, 1, 1)]
    assert resources(position, 0) == left


@rule("SB-XRULING-35")
def test_even_a_player_without_resources_can_be_robbed() -> None:
    position, events = robbing(cafe(1, 1, 1), cafe())

    assert only(events, Robbed) == [Robbed(0, 1, (), 0)]
    assert resources(position, 0) == (0, 0, 0)
    assert position.bad_reviews[0] == 0


@rule("SB-XRULING-33", "SB-XRULING-36")
def test_a_green_bean_pays_for_a_missing_basic_kind_and_brings_a_review() -> None:
    position, events = robbing(cafe(0, 0, 0, green=3), cafe(1, 1))

    assert only(events, Compensated) == [Compensated(0, (), 1)]
    assert Reviewed(0, 1, "green") in only(events, Reviewed)
    assert (position.green[0], position.reviews[0]) == (2, 1)


@rule("SB-XRULING-33")
def test_several_green_beans_stand_for_several_missing_kinds_and_one_for_itself() -> None:
    position, events = robbing(cafe(0, 0, 0, green=3), cafe())

    assert only(events, Compensated) == [Compensated(0, (), 3)]
    assert (position.green[0], position.reviews[0], position.bad_reviews[0]) == (0, 3, 0)


@rule("SB-XRULING-33")
def test_with_a_green_bean_one_may_choose_what_pays_and_no_kind_is_paid_twice() -> None:
    """Bean and Milk are stolen; Sugar is missing: the Sugar, or a Green Bean for it or for itself."""
    position, _ = robbing(cafe(4, 0, 2, green=2), cafe(1, 1))

    assert offers(position) == ["give sugar", "give green"]
    play(position, "give sugar")
    assert (position.supply[0], position.green[0], position.reviews[0]) == ((5, 1, 1), 2, 0)


@rule("SB-XRULING-33")
def test_stolen_pieces_do_not_pay_in_the_same_activation() -> None:
    """The second robbery of a Super ability may not be paid with the loot of the first."""
    position = table(seats=3, cafes={0: cafe(), 1: cafe(1, 1, 1), 2: cafe()})
    effect(position, 0, "steal 2 0")
    play(position, "player 1")
    assert position.supply[0] == (1, 1, 1)
    events = play(position, "player 2")

    assert only(events, Compensated) == []
    assert (position.supply[0], position.bad_reviews[0]) == ((1, 1, 1), 1)


@rule("SB-ABILITY-SUPERSTEAL-01")
def test_a_super_robbery_is_two_each_with_its_own_victim() -> None:
    position = table(seats=3, cafes={0: cafe(), 1: cafe(3, 3, 3), 2: cafe(3, 3, 3)})
    effect(position, 0, "steal 2 0")
    play(position, "player 1")
    assert offers(position) == ["player 1", "player 2"]
    events = play(position, "player 1")

    assert only(events, Robbed) == [Robbed(0, 1, ("bean", "milk", "sugar"), 0)]
    assert position.supply == ((2, 2, 2), (1, 1, 1), (3, 3, 3))


@rule("SB-ABILITY-STEALBOOST-01", "SB-XRULING-34")
def test_with_a_boost_the_kinds_are_free_three_alike_included() -> None:
    """The Black-Market Barista has a Boost."""
    position = table(
        cafes={0: {**cafe(3), "line": ["criminal_minds-c07"]}, 1: {**cafe(5, 1, 0), **WAITING}}, **KIEZ
    )
    begin(position, "service")
    play(position, "give bean", "give bean")
    assert offers(position) == ["give bean", "give milk"]
    events = play(position, "give bean")

    assert only(events, Robbed) == [Robbed(0, 1, ("bean", "bean", "bean"), 0)]
    assert (resources(position, 0), resources(position, 1)) == ((3, 0, 0), (2, 1, 0))


@rule("SB-XRULING-34")
def test_a_free_set_that_is_short_is_paid_with_anything() -> None:
    position, _ = robbing(cafe(2, 1, 0, green=1), cafe(1), "steal 1 1")
    assert position.supply == ((3, 1, 0), (0, 0, 0))
    assert offers(position) == ["give bean", "give milk", "give green"]
    play(position, "give bean")
    assert offers(position) == ["give bean", "give milk", "give green"], (
        "the stolen one stays, the other may pay"
    )
    events = play(position, "give bean")

    assert only(events, Compensated) == [Compensated(0, ("bean", "bean"), 0)]
    assert (resources(position, 0), position.green[0]) == ((1, 1, 0), 1)


@rule("SB-XRULING-34", "SB-XDEC-10")
@pytest.mark.parametrize("first", ["accept", "decline"])
def test_with_super_and_boost_one_chooses_which_of_the_two_sets_is_free(first: str) -> None:
    position = table(seats=3, cafes={0: cafe(9, 9, 9), 1: cafe(3), 2: cafe(3)})
    effect(position, 0, "steal 2 1")
    play(position, "player 1")
    assert offers(position) == ["accept", "decline"]
    events = play(position, first)
    events += play(position, "player 2")

    free, bound = ("bean", "bean", "bean"), ("bean",)
    robbed = [event.resources for event in only(events, Robbed)]
    assert robbed == ([free, bound] if first == "accept" else [bound, free])
    assert position.bad_reviews[0] == 0


@rule("SB-ABILITY-STEALBOOST-01", "SB-XRULING-34")
def test_only_one_set_of_an_activation_is_free() -> None:
    """The Con Artist: Super, with a Boost."""
    position = table(
        cafes={0: {**cafe(9, 9, 9), "line": ["criminal_minds-c06"]}, 1: {**cafe(6), **WAITING}}, **KIEZ
    )
    events = activate(position, 0, "criminal_minds-c06")
    events += play(position, "decline")

    assert [len(event.resources) for event in only(events, Robbed)] == [1, 3]


@rule("SB-XRULING-35")
def test_a_robbery_cannot_be_declined() -> None:
    position = table(seats=3)
    effect(position, 0, "steal 1 0")

    assert "decline" not in offers(position)
    assert refused(position, "decline").rule == "SB-RULING-15"


# Fair Trade.


@rule("SB-EX-103", "SB-ABILITY-FAIRTRADE-01")
def test_the_super_vegan_turns_two_sugar_into_two_green_beans() -> None:
    position = table(cafes={0: {**cafe(3, 0, 2), "line": ["health_nuts-c01"]}, 1: WAITING}, **KIEZ)
    begin(position, "service")
    events = play(position, "decline")

    assert only(events, Traded) == [Traded(0, ("sugar", "sugar"), 2)]
    assert (resources(position, 0), position.green[0]) == ((0, 0, 0), 2)
    assert position.reviews[0] == 0


@rule("SB-ABILITY-FAIRTRADE-01", "SB-XDEC-09")
def test_the_resources_traded_are_chosen_one_after_the_other() -> None:
    position = table(cafes={0: cafe(2, 1, 0)})
    effect(position, 0, "fair_trade 2")
    assert offers(position) == ["give bean", "give milk"]
    assert refused(position, "give sugar").rule == "SB-ABILITY-FAIRTRADE-01"
    assert refused(position, "give tea").rule == "SB-ABILITY-STEAL-02"
    play(position, "give milk")
    assert (resources(position, 0), position.green[0]) == ((1, 0, 0), 2)


@rule("SB-ABILITY-FAIRTRADE-02")
def test_a_token_counts_as_one_resource_of_a_trade() -> None:
    position = table(cafes={0: cafe(1, 0, 0, crafted={"pie": 1, "soy": 1})}, craft_mode=True)
    effect(position, 0, "fair_trade 2")
    assert offers(position) == ["give bean", "give soy", "give pie"]
    events = play(position, "give soy", "give pie")

    assert only(events, Traded) == [Traded(0, ("soy", "pie"), 2)]
    assert (resources(position, 0), position.crafted[0]) == ((1, 0, 0), (0,) * 6)


@rule("SB-ABILITY-FAIRTRADE-03")
@pytest.mark.parametrize(("mine", "count"), [(cafe(1), 1), (cafe(), 0), (cafe(1, 1), 2)])
def test_who_has_fewer_trades_all_of_them(mine: Facts, count: int) -> None:
    position = table(cafes={0: mine})
    effect(position, 0, "fair_trade 2")

    assert (resources(position, 0), position.green[0]) == ((0, 0, 0), count)


@rule("SB-ABILITY-FAIRTRADE-03")
@pytest.mark.parametrize("mine", [cafe(), cafe(1), cafe(2, 1)])
def test_an_optional_trade_can_be_declined_and_is_not_asked_without_resources(mine: Facts) -> None:
    """Friends & Family of a person's own could have it."""
    position = table(cafes={0: mine})
    go_on(position, FairTrade(0, 1, 2), *position.agenda)

    assert ("decline" in offers(position)) == (position.supply[0] != (0, 0, 0))
    if "decline" in offers(position):
        play(position, "decline")
    assert position.green[0] == 0
    assert position.agenda[0].kind == "place"


@rule("SB-XRULING-38")
def test_green_beans_are_never_traded_in() -> None:
    position = table(cafes={0: cafe(0, 0, 0, green=3)})
    assert only(effect(position, 0, "fair_trade 2"), Traded) == []
    assert position.green[0] == 3

    position = table(cafes={0: cafe(2, 1, 0, green=3)})
    effect(position, 0, "fair_trade 2")
    assert "give green" not in offers(position)
    assert refused(position, "give green").rule == "SB-XRULING-38"


@rule("SB-ABILITY-SUPERFAIRTRADE-01")
def test_a_super_fair_trade_is_one_trade_of_three() -> None:
    """The Kombucha Brewer."""
    position = table(cafes={0: {**cafe(4, 3), "line": ["health_nuts-c06"]}, 1: WAITING}, **KIEZ)
    begin(position, "service")
    assert resources(position, 0) == (3, 1, 0)
    events = play(position, "give bean", "give milk")

    assert only(events, Traded) == [Traded(0, ("bean", "milk", "bean"), 3)]
    assert (position.green[0], position.seats_to_act) == (3, (1,))


@rule("SB-ABILITY-FAIRTRADE-06")
def test_there_are_always_enough_green_beans() -> None:
    position = table(cafes={0: cafe(9, 0, 0, green=99), 1: cafe(0, 0, 0, green=99)})
    effect(position, 0, *["fair_trade 3"] * 3)

    assert position.green == (108, 99)


# Roast.


@rule("SB-EX-105", "SB-ABILITY-ROAST-01", "SB-ABILITY-ROAST-02", "SB-ABILITY-ROAST-03")
def test_the_innovative_barista_roasts_for_another() -> None:
    """She pays 2 Beans and soy milk first; 2 Beans are left for the other player, the City adds the third."""
    position = table(
        cafes={0: {**cafe(4, 2), "line": ["coffee_connoisseurs-c01"]}, 1: {**cafe(1), **WAITING}}, **KIEZ
    )
    events = begin(position, "service")

    assert only(events, Roasted) == [Roasted(0, 1, 3, 2)]
    assert Reviewed(0, 2, "roast") in only(events, Reviewed)
    assert (resources(position, 0), resources(position, 1)) == ((0, 0, 0), (4, 0, 0))
    assert position.reviews[0] == 2


@rule("SB-ABILITY-ROAST-02", "SB-ABILITY-ROAST-03")
@pytest.mark.parametrize(("beans", "own"), [(0, 0), (2, 2), (3, 3), (9, 3)])
def test_ones_own_beans_go_first_and_bring_a_review_each(beans: int, own: int) -> None:
    position = table(cafes={0: cafe(beans), 1: cafe()})
    effect(position, 0, "roast 3")

    assert position.supply == ((beans - own, 0, 0), (3, 0, 0))
    assert position.reviews[0] == own


@rule("SB-ABILITY-ROAST-01", "SB-XDEC-09")
def test_the_player_who_receives_the_beans_is_chosen() -> None:
    position = table(seats=3, cafes={0: cafe(3), 1: cafe(), 2: cafe()})
    effect(position, 0, "roast 3")
    assert offers(position) == ["player 1", "player 2"]
    assert refused(position, "player 0").rule == "SB-ABILITY-ROAST-01"
    play(position, "player 2")
    assert position.supply == ((0, 0, 0), (0, 0, 0), (3, 0, 0))


@rule("SB-ABILITY-SUPERROAST-01")
def test_a_super_roast_gives_one_player_six() -> None:
    """The Latte-Art Champion."""
    position = table(
        cafes={0: {**cafe(9), "line": ["coffee_connoisseurs-c02"]}, 1: {**cafe(), **WAITING}}, **KIEZ
    )
    events = begin(position, "service")

    assert only(events, Paid)[0].bean == 5
    assert only(events, Roasted) == [Roasted(0, 1, 6, 4)]
    assert (resources(position, 1), position.reviews[0]) == ((6, 0, 0), 4)


@rule("SB-XRULING-39")
def test_green_beans_and_coffee_tokens_are_not_roasted() -> None:
    position = table(
        cafes={0: cafe(1, 0, 0, green=5, crafted={"strong": 2, "quality": 2}), 1: cafe()}, craft_mode=True
    )
    events = effect(position, 0, "roast 3")

    assert only(events, Roasted) == [Roasted(0, 1, 3, 1)]
    assert (position.green[0], position.crafted[0][:2]) == (5, (2, 2))


@rule("SB-XRULING-88")
def test_beans_roasted_for_starbots_go_to_the_city_supply() -> None:
    position = new_play(seats=1, seed=1)
    position.supply = ((2, 0, 0), (0, 0, 0))
    events = effect(position, 0, "roast 3")

    assert only(events, Roasted) == [Roasted(0, 1, 3, 2)]
    assert (position.supply, position.reviews[0]) == (((0, 0, 0), (0, 0, 0)), 2)


@rule("SB-XRULING-103")
def test_an_ability_works_although_its_group_is_not_in_play() -> None:
    """Friends of Kreuzberg: a Founder who trades fairly, with Green Beans that pay."""
    position = table(cafes={0: {**cafe(2, 2), "founders": ["avi_avena"], "line": ["grandma-1"]}, 1: WAITING})
    begin(position, "service")
    events = play(position, "pick avi_avena")

    assert "health_nuts" not in position.view(0).awards
    assert only(events, Traded) == [Traded(0, ("bean", "bean"), 2)]
    assert position.green[0] == 2


@pytest.mark.parametrize(("language", "name"), [("en", "Green Bean"), ("fr", "Grain vert")])
def test_a_green_bean_has_a_name_in_every_sentence(language: str, name: str) -> None:
    facts: dict[str, Fact] = {"seat": 0, "resources": ("green", "milk"), "count": 2, "by": "none"}
    returned = Message("sb-event-handed-in", facts)

    assert name in say(returned, language, BOX.names)
    for key in ("sb-not-to-trade", "sb-not-to-steal", "sb-not-to-compensate", "sb-not-with-that-token"):
        assert name in say(Message(key, {"resource": "green"}), language, BOX.names)


@rule("SB-XRULING-33", "SB-XRULING-34")
@pytest.mark.parametrize("free", [0, 1])
def test_a_piece_just_stolen_never_pays_for_its_own_set(free: int) -> None:
    """One Green Bean is all there is to steal, and the thief has nothing else."""
    empty: Facts = {"bean": 0, "milk": 0, "sugar": 0}
    position = table(cafes={0: empty, 1: {**empty, "green": 1}})
    events = effect(position, 0, f"steal 1 {free}")

    assert only(events, Robbed) == [Robbed(0, 1, (), 1)]
    assert only(events, Compensated) == []
    assert (position.green, position.bad_reviews, position.reviews) == ((1, 0), (1, 0), (0, 0))


@rule("SB-XRULING-33")
def test_green_beans_may_pay_for_several_missing_kinds() -> None:
    thief: Facts = {"bean": 1, "milk": 0, "sugar": 0, "green": 2}
    position = table(cafes={0: thief, 1: {"bean": 0, "milk": 1, "sugar": 0}})
    effect(position, 0, "steal 1 0")
    assert offers(position) == ["give bean", "give green"]
    events = play(position, "give green", "give green")

    assert only(events, Compensated) == [Compensated(0, (), 2)]
    assert (resources(position, 0), position.green[0], position.reviews[0]) == ((1, 1, 0), 0, 2)
    assert position.bad_reviews[0] == 0

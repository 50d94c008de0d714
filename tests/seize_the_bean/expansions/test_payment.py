"""Paying with Green Beans and with Special Resource tokens."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.orders import tokens_wanted
from demitasse.games.seize_the_bean.base_game.supply import total
from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.events import Failed, Paid, Reviewed
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import Facts, begin, effect, moods, resources, table
from tests.seize_the_bean.test_orders import CARD, WAITING, wants

POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}


# Green Beans.


@rule("SB-ABILITY-FAIRTRADE-04", "SB-ABILITY-FAIRTRADE-05", "SB-EX-104")
def test_two_green_beans_pay_popular_friend_and_bring_two_good_reviews() -> None:
    cafe: Facts = {**POOR, "green": 2, "line": ["popular_friend-1"]}
    position = table(cafes={0: cafe, 1: WAITING}, customers=["hipsters-c01"])
    events = begin(position, "service")

    assert only(events, Paid) == [Paid(0, "popular_friend-1", "main", 0, 0, 0, 0, 2)]
    assert only(events, Reviewed) == [Reviewed(0, 2, "green")]
    assert (resources(position, 0), position.green[0], position.reviews[0]) == ((0, 0, 0), 0, 2)
    assert "take hipsters-c01" in offers(position), "the secondary order is beyond reach, the ability is not"


@rule("SB-ABILITY-FAIRTRADE-04", "SB-XRULING-37", "SB-XDEC-08")
def test_where_several_mixes_pay_the_seat_chooses_among_all_of_them() -> None:
    cafe: Facts = {"bean": 1, "milk": 3, "sugar": 0, "green": 2, "line": [CARD]}
    position = table(cafes={0: cafe, 1: WAITING}, content=wants("bean = 2, milk = 1"))
    begin(position, "service")

    assert offers(position) == ["pay 1 1 0 1", "pay 1 0 0 2", "pay 0 1 0 2"]
    events = play(position, "pay 1 0 0 2")
    assert only(events, Paid) == [Paid(0, CARD, "main", 1, 0, 0, 0, 2)]
    assert (resources(position, 0), position.green[0]) == ((0, 3, 0), 0)


@rule("SB-ABILITY-FAIRTRADE-04")
def test_a_green_bean_stands_for_one_piece_of_a_special_order_too() -> None:
    """A high quality coffee is two Beans, or one with the icon in the Pantry."""
    cafe: Facts = {"bean": 1, "green": 1, "line": [CARD]}
    position = table(cafes={0: cafe, 1: WAITING}, content=wants("quality = 1"))
    begin(position, "service")

    assert position.reviews[0] == 1
    cafe = {**POOR, "green": 1, "line": [CARD], "pantry": ["hipsters-p1"]}
    position = table(cafes={0: cafe, 1: WAITING}, content=wants("quality = 1"))
    events = begin(position, "service")
    assert only(events, Paid) == [Paid(0, CARD, "main", 0, 0, 0, 1, 1)]


@rule("SB-XRULING-37")
def test_a_main_order_that_green_beans_can_pay_must_be_paid() -> None:
    position = table(
        cafes={0: {**POOR, "green": 1, "line": [CARD]}, 1: WAITING}, content=wants("bean = 1", "", "milk = 1")
    )
    events = begin(position, "service")

    assert only(events, Failed) == []
    assert position.green[0] == 0


@rule("SB-XRULING-37")
def test_too_few_green_beans_pay_nothing() -> None:
    position = table(
        cafes={0: {"bean": 1, "milk": 0, "green": 1, "line": [CARD]}, 1: WAITING},
        content=wants("bean = 2, milk = 1"),
    )
    events = begin(position, "service")

    assert only(events, Failed) == [Failed(0, CARD)]
    assert (position.supply[0][:2], position.green[0]) == ((1, 0), 1)


@rule("SB-XDEC-08")
def test_the_mix_of_a_secondary_order_is_asked_too_and_comes_before_its_rewards() -> None:
    content = wants("milk = 1", "", "bean = 1", '"hype"')
    position = table(
        cafes={0: {"bean": 1, "milk": 0, "green": 2, "line": [CARD]}, 1: WAITING}, content=content
    )
    begin(position, "service")
    play(position, "fulfil")

    assert offers(position) == ["pay 1 0 0 0", "pay 0 0 0 1"]
    assert position.hype[0] == 2
    play(position, "pay 0 0 0 1")
    assert (position.hype[0], position.reviews[0], position.supply[0][0]) == (3, 2, 1)
    assert moods(position, 0) == [1], "the ability follows: Entertain"


def test_a_mix_that_is_not_offered_is_refused() -> None:
    position = table(
        cafes={0: {"bean": 2, "green": 2, "line": [CARD]}, 1: WAITING}, content=wants("bean = 2")
    )
    begin(position, "service")

    for text in ("pay 2 0 0 2", "pay 0 0 0 0", "pay 3 0 0 0"):
        assert refused(position, text).rule == "SB-XRULING-37"


# Tokens.


@rule("SB-CRAFT-05", "SB-EX-126")
def test_tokens_pay_both_orders_of_the_man_with_a_hat() -> None:
    cafe: Facts = {**POOR, "crafted": {"quality": 3, "croissant": 1}, "line": ["hipsters-c01"]}
    position = table(cafes={0: cafe, 1: WAITING}, craft_mode=True)
    events = begin(position, "service")
    events += play(position, "fulfil")

    assert [(paid.order, paid.tokens) for paid in only(events, Paid)] == [
        ("main", ("quality",)),
        ("secondary", ("croissant",)),
    ]
    assert position.view(0).players[0].crafted == {"quality": 2}
    assert position.hype[0] > 2, "rewards and ability follow"


@rule("SB-CRAFT-05", "SB-EX-127")
def test_without_a_donut_token_the_bartender_is_not_served() -> None:
    cafe: Facts = {"bean": 9, "sugar": 9, "line": ["party_animals-c01"]}
    position = table(cafes={0: cafe, 1: WAITING}, craft_mode=True)
    events = begin(position, "service")

    assert only(events, Failed) == [Failed(0, "party_animals-c01")]
    assert (moods(position, 0), position.supply[0][0]) == ([-1], 9)
    assert position.seats_to_act == (1,)


@rule("SB-CRAFT-06", "SB-CRAFT-07")
@pytest.mark.parametrize("cafe", [{"pantry": ["party_animals-p1"]}, {"green": 9}, {"crafted": {"pie": 1}}])
def test_neither_pantry_nor_green_beans_nor_another_token_replace_a_token(cafe: Facts) -> None:
    position = table(
        cafes={0: {"bean": 9, "sugar": 9, **cafe, "line": ["party_animals-c01"]}, 1: WAITING}, craft_mode=True
    )

    assert only(begin(position, "service"), Failed) == [Failed(0, "party_animals-c01")]


@rule("SB-CRAFT-07")
def test_green_beans_pay_the_basic_icons_beside_a_token() -> None:
    cafe: Facts = {"bean": 1, "sugar": 0, "green": 1, "crafted": {"donut": 1}, "line": ["party_animals-c01"]}
    position = table(cafes={0: cafe, 1: WAITING}, craft_mode=True)
    events = begin(position, "service")

    assert only(events, Paid) == [Paid(0, "party_animals-c01", "main", 1, 0, 0, 0, 1, ("donut",))]
    assert Reviewed(0, 1, "green") in only(events, Reviewed)


@rule("SB-XRULING-66", "SB-XDEC-08")
def test_any_snack_is_paid_with_one_of_three_tokens_as_far_as_the_others_stay_payable() -> None:
    content = wants("any_snack = 2, pie = 1")
    crafted = {"pie": 2, "croissant": 1, "strong": 1}
    position = table(
        cafes={0: {"crafted": {**crafted, "donut": 1}, "line": [CARD]}, 1: WAITING},
        content=content,
        craft_mode=True,
    )
    begin(position, "service")

    assert offers(position) == ["give croissant", "give donut", "give pie"]
    assert refused(position, "give strong").rule == "SB-XRULING-66"
    play(position, "give donut")
    assert offers(position) == ["give croissant", "give pie"]
    events = play(position, "give croissant")
    assert only(events, Paid)[0].tokens == ("pie", "donut", "croissant")
    assert position.view(None).players[0].crafted == {"strong": 1, "pie": 1}


@rule("SB-XRULING-66")
def test_a_token_that_another_icon_needs_is_not_offered() -> None:
    """Two pies: one of them must be left for the pie itself."""
    position = table(
        cafes={0: {"crafted": {"pie": 2, "croissant": 1}, "line": [CARD]}, 1: WAITING},
        content=wants("any_snack = 2, pie = 1"),
        craft_mode=True,
    )
    begin(position, "service")
    events = play(position, "give pie")

    assert only(events, Paid)[0].tokens == ("pie", "pie", "croissant")


def test_icons_of_a_persons_own_never_lead_into_a_dead_end() -> None:
    """Two icons that several tokens pay, one of them the same: the one that the second icon needs is not offered."""
    icons = "".join(
        f'[[icon]]\nid = "{id}"\nname = {{ en = "{id}", fr = "{id}" }}\nmeaning = {{ en = "x", fr = "x" }}\n'
        f'on = ["order"]\npays = {{ resource = "bean", price = 2, matched_by = {specials} }}\nstatus = "found"\n'
        for id, specials in (("any_coffee", '["strong", "quality"]'), ("creamy", '["quality", "soy"]'))
    )
    order = f'[[customer]]\nid = "{CARD}"\nmain = {{ order = {{ any_coffee = 1, creamy = 1 }} }}\n'
    content = load((Source("mine.toml", icons + order),))
    position = table(
        cafes={0: {"crafted": {"quality": 1, "strong": 1}, "line": [CARD]}, 1: WAITING},
        content=content,
        craft_mode=True,
    )
    events = begin(position, "service")

    assert only(events, Paid)[0].tokens == ("strong", "quality")
    order_entry = position.content.main[position.content.index[0][CARD]]
    assert tokens_wanted(position, order_entry) == ("any_coffee", "creamy")


@rule("SB-XRULING-68")
def test_craft_mode_holds_for_founders_too_whose_icon_is_a_discount_when_crafting() -> None:
    """Piet Pedalo wants a strong coffee and a Bean; his icon is the donut."""
    founder: Facts = {"bean": 9, "sugar": 1, "founders": ["piet_pedalo"], "line": ["grandma-1"]}
    position = table(cafes={0: founder, 1: WAITING}, craft_mode=True)
    begin(position, "service")
    assert position.phase == "service"
    assert "pick piet_pedalo" not in offers(position), "no token, no service"

    position = table(cafes={0: founder, 1: WAITING}, craft_mode=True)
    begin(position, "craft")
    assert "craft donut" in offers(position)
    assert "craft pie" not in offers(position)
    play(position, "craft strong", "craft donut", "done")
    assert position.supply[0] == (7, position.supply[0][1], 0)
    while position.phase != "service":
        play(position, "done")
    assert "pick piet_pedalo" in offers(position)


@rule("SB-XRULING-65")
def test_tokens_and_green_beans_count_one_each_and_stay() -> None:
    cafe: Facts = {"bean": 2, "milk": 1, "sugar": 0, "green": 3, "crafted": {"pie": 2, "soy": 1}}
    position = table(cafes={0: {**cafe, "line": []}, 1: {"line": []}}, craft_mode=True)

    assert total(position, 0) == 2 + 1 + 3 + 3
    begin(position, "evening")
    assert position.day == 2
    assert position.view(1).players[0].crafted == {"soy": 1, "pie": 2}
    assert position.green[0] == 3


@rule("SB-XRULING-65")
def test_who_has_fewer_resources_wins_a_tie_tokens_included() -> None:
    for cafe in ({"crafted": {"pie": 1}}, {"green": 1}):
        position = table(
            cafes={0: {**POOR, **cafe}, 1: {**POOR}}, first=1, closing="reviews", craft_mode=True
        )
        begin(position, "evening")
        result = position.result
        assert result is not None
        assert result.scores[0] == result.scores[1]
        assert result.ranks == (2, 1), "although seat 0 sat last"


@rule("SB-XRULING-36")
def test_only_paying_is_spending() -> None:
    """Green Beans that come in, or are stolen, bring nothing; the one that pays does."""
    position = table(cafes={0: {"bean": 2, "milk": 0, "sugar": 0}, 1: {**POOR, "green": 3}})
    effect(position, 0, "fair_trade 2")
    effect(position, 0, "steal 1 1")
    assert (position.green, position.reviews) == ((5, 0), (0, 0))

    effect(position, 1, "steal 1 0")
    assert (position.green, position.reviews) == ((4, 1), (0, 0))

"""What is printed on cards and board (KR-COMP), and that people's own files must say as much."""

from __future__ import annotations

from collections import Counter

import pytest

from demitasse.games.kitchen_rush.box import Dish, OrderEntry
from demitasse.kernel.errors import BadContent
from tests.kitchen_rush.build import BOX, bring, kitchen, new_play, offers, order, play, refused, zone_of
from tests.playing import rule


def is_refused(text: str) -> bool:
    with pytest.raises(BadContent):
        bring(text)
    return True


DISH = 'name = { en = "Toast", fr = "Tartine" }\nplate = "I"\ningredients = { bread = 1 }\nspices = {}\ncook = 1\n'


@rule("KR-COMP-01")
def test_an_order_states_what_each_dish_needs_and_what_the_card_brings() -> None:
    entry = BOX.orders[BOX.order_index["O58"]]

    assert (entry.coins, entry.stars) == (6, 2)
    assert [(dish.plate, dish.ingredients, dish.spices, dish.cook) for dish in entry.dishes] == [
        ("I", {"vegetable": 2, "cheese": 1}, {"red": 1}, 2),
        ("IV", {"meat": 2, "vegetable": 1, "salad": 1}, {"black": 1, "green": 1}, 3),
    ]
    assert all(dish.name.en and dish.name.fr for each in BOX.orders for dish in each.dishes)
    assert Counter(len(each.dishes) for each in BOX.orders) == {1: 48, 2: 12}


@rule("KR-COMP-01")
@pytest.mark.parametrize("missing", ["name", "plate", "ingredients", "spices", "cook"])
def test_an_order_whose_dish_leaves_something_out_is_no_order(missing: str) -> None:
    card = '[[order]]\nid = "mine"\nstatus = "mine"\ncoins = 2\nstars = 0\n[[order.dishes]]\n'
    assert bring(card + DISH).order_ids[-1] == "mine"

    left = "".join(line + "\n" for line in DISH.splitlines() if not line.startswith(missing))

    assert is_refused(card + left)
    assert is_refused(card.replace("coins = 2\n", "") + DISH)
    assert is_refused(card.replace("stars = 0\n", "") + DISH)


@rule("KR-COMP-02")
def test_the_colour_of_an_order_is_told_by_its_stars_alone() -> None:
    assert Counter(each.stars for each in BOX.orders) == {0: 30, 1: 18, 2: 12}
    assert not any("colo" in field for field in (*OrderEntry.__struct_fields__, *Dish.__struct_fields__))


@rule("KR-COMP-03")
def test_an_upgrade_states_a_description_and_a_cost() -> None:
    assert {card.id: card.cost for card in BOX.upgrades} == {"U1": 2, "U2": 2, "U3": 4, "U4": 4}
    assert all(card.text.en and card.text.fr for card in BOX.upgrades)
    card = '[[upgrade]]\nid = "mine"\nstatus = "mine"\nname = { en = "a", fr = "a" }\ntext = { en = "b", fr = "b" }\n'
    assert is_refused(card + 'effects = [{ do = "new_plates" }]')


@rule("KR-COMP-04")
def test_an_event_states_a_name_and_an_effect() -> None:
    assert len({card.name.en for card in BOX.events}) == len({card.name.fr for card in BOX.events}) == 24
    assert all(card.effects for card in BOX.events)
    card = '[[event]]\nid = "mine"\nstatus = "mine"\ntext = { en = "b", fr = "b" }\n'
    effects = 'effects = [{ do = "no_tips" }]\n'
    name = 'name = { en = "a", fr = "a" }\n'
    assert bring(card + name + effects).event_ids[-1] == "mine"
    assert is_refused(card + name)
    assert is_refused(card + effects)


@rule("KR-COMP-05")
def test_a_prestige_card_states_a_name_and_an_effect() -> None:
    assert len({card.name.en for card in BOX.prestige}) == len({card.name.fr for card in BOX.prestige}) == 8
    assert all(card.effects for card in BOX.prestige)
    card = '[[prestige]]\nid = "mine"\nstatus = "mine"\ntext = { en = "b", fr = "b" }\n'
    assert is_refused(card + 'name = { en = "a", fr = "a" }\n')


GOAL = """[[goal]]
id = "mine"
status = "mine"
name = { en = "a", fr = "a" }
text = { en = "b", fr = "b" }
level = "normal"
base = false
orders = { 2 = 1, 3 = 1, 4 = 1 }
coins = { 2 = 1, 3 = 1, 4 = 1 }
prestige = { 2 = 1, 3 = 1, 4 = 1 }
"""


@rule("KR-COMP-06")
@pytest.mark.parametrize("missing", ["text", "level", "base", "orders", "coins", "prestige"])
def test_a_goal_states_type_players_instructions_conditions_and_difficulty(missing: str) -> None:
    goal = bring(GOAL).goals[-1]
    assert (goal.base, goal.players, goal.text.en, goal.level) == (False, (2, 3, 4), "b", "normal")

    assert is_refused("".join(f"{line}\n" for line in GOAL.splitlines() if not line.startswith(missing)))


@rule("KR-COMP-07")
def test_four_base_goals_one_per_level_and_ten_specific_ones() -> None:
    base = [goal.level for goal in BOX.goals if goal.base]
    specific = [goal.level for goal in BOX.goals if not goal.base]

    assert base == ["easy", "normal", "hard", "expert"]
    assert (len(specific), set(specific)) == (10, {"normal", "hard"})
    assert is_refused(GOAL.replace("base = false", "base = true"))  # a second normal one


@rule("KR-COMP-08")
@pytest.mark.parametrize("zone", ["maitre", "waiters", "market", "stoves", "spices", "office", "sink"])
def test_every_zone_has_a_space_for_a_timer(zone: str) -> None:
    position = kitchen(seats=4)

    play(position, 0, f"place red-1 {zone}")

    assert zone_of(position, "red-1") == zone


@rule("KR-COMP-08")
def test_the_board_is_divided_into_these_zones() -> None:
    spaces = {zone.id: len(zone.spaces) for zone in new_play(4).view(None).zones}

    assert spaces == {
        "maitre": 1,
        "waiters": 3,
        "market": 0,  # as many timers as like to come
        "storage-1": 2,
        "storage-2": 2,
        "storage-3": 2,
        "stoves": 6,
        "spices": 2,
        "office": 1,
        "sink": 2,
    }


@rule("KR-COMP-09")
def test_there_are_six_ingredients() -> None:
    ingredients = {good.id: good.count for good in BOX.goods[:6]}
    assert ingredients == {"meat": 24, "vegetable": 24, "salad": 15, "pasta": 15, "cheese": 15, "bread": 15}
    assert is_refused(
        '[[ingredient]]\nid = "fish"\nname = { en = "Fish", fr = "Poisson" }\ncount = 9\nstatus = "x"'
    )

    position = kitchen(held={0: [order("O05")]})
    play(position, 0, "place red-1 storage-1")
    assert sorted(text.split()[1] for text in offers(position, 0, "take")) == sorted(ingredients)
    assert refused(position, 0, "take white O05.1").rule == "KR-COMP-09"


@rule("KR-COMP-10")
def test_three_ordinary_spices_and_two_special_ones() -> None:
    spices = {good.id: good.count for good in BOX.goods[6:]}
    assert spices == {"white": 12, "black": 12, "green": 12, "yellow": 10, "red": 10}

    position = kitchen(coins=2, held={0: [order("O05")]})
    play(position, 0, "place red-1 market", "buy-ordinary 1 1 1")
    play(position, 0, "place red-2 market", "buy-special 1 1")
    play(position, 0, "place helper-1 spices")
    assert sorted(text.split()[1] for text in offers(position, 0, "spice")) == sorted(spices)
    assert refused(position, 0, "spice meat O05.1").rule == "KR-COMP-10"

"""Step 4, process orders: a cup on a card (CR-ORDER)."""

from __future__ import annotations

import tomllib

import pytest

from demitasse.games.coffee_rush.events import Sent
from demitasse.games.coffee_rush.tokens import counts_of
from tests.coffee_rush.build import COFFEE_RUSH, barista, offers, only, play, quiet_turn, refused, rule

ESPRESSO = {"coffee": 1, "steam": 1}
GREEN_TEA = {"steam": 1, "tea": 1, "water": 1}
DRINKS = tomllib.loads((COFFEE_RUSH.files / "data" / "orders.toml").read_text(encoding="utf-8"))["order"]


@rule("CR-ORDER-01")
@pytest.mark.parametrize("drink", DRINKS, ids=lambda drink: str(drink["id"]))
def test_an_order_is_sent_from_a_cup_with_the_ingredients_its_card_states(drink: dict[str, object]) -> None:
    needs = drink["ingredients"]
    assert isinstance(needs, dict)
    order = f"{drink['id']}-1"
    position = barista(step="send", cups=[needs], rows=[[order]])

    play(position, f"send 1 {order}")

    assert [position.content.card_ids[card] for card in position.sent[0]] == [order]


@rule("CR-ORDER-02")
def test_two_cups_are_never_combined_for_one_card() -> None:
    position = barista(step="send", cups=[{"coffee": 1}, {"steam": 1}], rows=[["espresso-1"]])

    assert offers(position) == ["done"]
    assert refused(position, "send 1 espresso-1").rule == "CR-RULING-16"
    assert refused(position, "send 2 espresso-1").rule == "CR-RULING-16"


@rule("CR-ORDER-02")
@pytest.mark.parametrize("cup", [1, 2, 3])
def test_an_order_is_sent_from_whichever_cup_holds_its_ingredients(cup: int) -> None:
    cups: list[dict[str, int]] = [{"milk": 1}, {"milk": 1}, {"milk": 1}]
    cups[cup - 1] = ESPRESSO
    position = barista(step="send", cups=cups, rows=[["espresso-1"]])

    assert offers(position) == [f"send {cup} espresso-1", "done"]


@rule("CR-ORDER-03")
def test_a_cup_is_declared_ready_on_a_card_before_everybody() -> None:
    position = barista(step="send", cups=[{}, ESPRESSO], rows=[["espresso-1"]])

    (declared,) = only(play(position, "send 2 espresso-1"), Sent)

    assert (declared.cup, declared.order) == (2, "espresso-1")
    assert [declared.seen_by(viewer) for viewer in (0, 1, 2, None)] == [declared] * 4


@rule("CR-ORDER-03", "CR-ORDER-07")
def test_a_mismatch_is_refused_and_leaves_cup_and_card_where_they_were() -> None:
    position = barista(
        step="send", cups=[{"coffee": 1, "milk": 1}, ESPRESSO], rows=[["espresso-1"], ["ristretto-1"]]
    )
    before = position.copy()

    refusal = refused(position, "send 1 espresso-1")

    assert (refusal.rule, refusal.message.key) == ("CR-RULING-16", "cr-not-a-match")
    assert (position.cups, position.rows, position.sent) == (before.cups, before.rows, before.sent)
    assert (position.rush, position.sent_now) == (before.rush, 0)
    assert offers(position) == offers(before)


@rule("CR-ORDER-04")
def test_all_tokens_of_a_sent_cup_go_back_to_the_supply() -> None:
    position = barista(step="send", cups=[{"coffee": 2, "steam": 1}], rows=[["espresso_doppio-1"]])
    assert counts_of(position.supply)["coffee"] == 16

    play(position, "send 1 espresso_doppio-1")

    assert position.supply == position.content.supply


@rule("CR-ORDER-05")
def test_a_sent_card_leaves_its_row_for_the_owners_sent_pile() -> None:
    position = barista(
        step="send", cups=[ESPRESSO], rows=[["americano-1"], ["cold_brew-1", "espresso-1", "cocoa-1"]], sent=2
    )
    before = position.sent[0]

    play(position, "send 1 espresso-1")

    assert position.sent[0] == (*before, position.content.card_index["espresso-1"])
    assert position.view(1).players[0].rows == (("americano-1",), ("cold_brew-1", "cocoa-1"), (), ())
    assert (position.sent[1], position.sent[2], position.discard) == ((), (), ())


@rule("CR-ORDER-06")
def test_the_cup_of_a_sent_order_is_empty_and_stays_available() -> None:
    position = barista(
        step="send", cups=[ESPRESSO, {"milk": 1}], rows=[["espresso-1"]], others={1: {"rows": [["cocoa-1"]]}}
    )
    play(position, "send 1 espresso-1")
    assert [counts_of(cup) for cup in position.cups[0]] == [{}, {"milk": 1}, {}]

    play(position, "confirm")
    quiet_turn(position)
    quiet_turn(position)
    play(position, "step b1", "stop", "pour caramel 1")

    assert [counts_of(cup) for cup in position.cups[0]] == [{"caramel": 1}, {"milk": 1}, {}]


@rule("CR-ORDER-08")
def test_a_specialty_order_gives_one_rush_token_from_the_supply() -> None:
    position = barista(step="send", cups=[GREEN_TEA], rows=[["green_tea-1"]], rush=2)

    (sent,) = only(play(position, "send 1 green_tea-1"), Sent)

    assert (sent.rush, position.rush, position.rush_supply) == (1, (3, 0, 0), 12)


@rule("CR-ORDER-08")
def test_an_ordinary_order_gives_no_rush_token_even_with_a_specialty_ingredient() -> None:
    cocoa = {"milk": 1, "steam": 1, "chocolate": 1}
    position = barista(step="send", cups=[cocoa], rows=[["cocoa-1"]], rush=2)

    (sent,) = only(play(position, "send 1 cocoa-1"), Sent)

    assert (sent.rush, position.rush, position.rush_supply) == (0, (2, 0, 0), 13)


@rule("CR-ORDER-09")
def test_several_orders_may_be_sent_in_one_turn() -> None:
    position = barista(
        step="send",
        cups=[ESPRESSO, GREEN_TEA, ESPRESSO],
        rows=[["espresso-1"], ["green_tea-1"], ["ristretto-1"]],
    )

    play(position, "send 3 ristretto-1", "send 2 green_tea-1", "send 1 espresso-1")

    assert (len(position.sent[0]), position.sent_now) == (3, 3)
    assert offers(position) == ["confirm"]


@rule("CR-ORDER-10")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_how_many_rush_tokens_each_player_owns(viewer: int | None) -> None:
    position = barista(rush=3, others={1: {"rush": 1}, 2: {"rush": 4}})

    assert [player.rush for player in position.view(viewer).players] == [3, 1, 4]


@rule("CR-RULING-16")
@pytest.mark.parametrize(
    "cup",
    [
        {"coffee": 2},
        {"steam": 1},
        {"coffee": 1, "steam": 1},
        {"coffee": 2, "steam": 1, "ice": 1},
        {"coffee": 3, "steam": 1},
        {"coffee": 2, "steam": 2},
        {"coffee": 2, "milk": 1},
    ],
    ids=str,
)
def test_a_cup_with_less_more_or_other_tokens_than_the_card_does_not_match(cup: dict[str, int]) -> None:
    position = barista(step="send", cups=[cup], rows=[["espresso_doppio-1"]])

    assert offers(position) == ["done"]
    assert refused(position, "send 1 espresso_doppio-1").rule == "CR-RULING-16"


@rule("CR-RULING-17")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_an_order_may_be_sent_from_any_of_ones_own_rows(row: int) -> None:
    rows: list[list[str]] = [[], [], [], []]
    rows[row - 1] = ["espresso-1"]
    position = barista(step="send", cups=[ESPRESSO], rows=rows)

    play(position, "send 1 espresso-1")

    assert (position.rows[0], len(position.sent[0])) == (((), (), (), ()), 1)


@rule("CR-RULING-17")
def test_among_orders_of_the_same_recipe_the_player_picks_the_card() -> None:
    position = barista(step="send", cups=[ESPRESSO], rows=[["espresso-1", "espresso-2"], [], ["ristretto-2"]])
    assert offers(position) == ["send 1 espresso-1", "send 1 espresso-2", "send 1 ristretto-2", "done"]

    play(position, "send 1 espresso-2")

    assert position.view(0).players[0].rows == (("espresso-1",), (), ("ristretto-2",), ())


@rule("CR-RULING-17")
def test_an_opponents_order_cannot_be_sent() -> None:
    position = barista(step="send", cups=[ESPRESSO], others={1: {"rows": [["espresso-1"]]}})

    assert offers(position) == ["done"]
    assert refused(position, "send 1 espresso-1").rule == "CR-RULING-17"


@rule("CR-RULING-18")
def test_a_matching_order_need_not_be_sent() -> None:
    position = barista(step="send", cups=[ESPRESSO], rows=[["espresso-1"], ["americano-1"]])

    play(position, "done", "confirm")

    assert (position.sent[0], position.active) == ((), 1)
    assert [counts_of(cup) for cup in position.cups[0]] == [ESPRESSO, {}, {}]
    assert position.view(0).players[0].rows == ((), ("espresso-1",), ("americano-1",), ())


@rule("CR-RULING-18")
def test_after_one_order_the_next_match_need_not_be_sent_either() -> None:
    position = barista(step="send", cups=[ESPRESSO, ESPRESSO], rows=[["espresso-1", "espresso-2"]])

    play(position, "send 1 espresso-1", "done")

    assert offers(position) == ["confirm"]
    assert (len(position.sent[0]), position.sent_now) == (1, 1)

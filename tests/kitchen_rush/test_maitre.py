"""Maître d'hôtel: welcome or suggest (KR-MAITRE, KR-RULING-35…38)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import DeckRenewed, Suggested, Welcomed
from tests.kitchen_rush.build import BOX, bring, kitchen, offers, play, refused, slot_ids
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)


@rule("KR-MAITRE-01")
def test_one_action_is_to_welcome_or_to_suggest() -> None:
    welcomed = kitchen(slots=["O01"])
    play(welcomed, RED, "place red-1 maitre", "welcome")
    assert refused(welcomed, RED, "suggest 1").rule == "KR-MAITRE-01"

    suggested = kitchen(slots=["O01", "O02"])
    play(suggested, RED, "place red-1 maitre", "suggest 1")
    assert refused(suggested, RED, "welcome").rule == "KR-MAITRE-01"
    assert refused(suggested, RED, "suggest 2").rule == "KR-MAITRE-01"


@rule("KR-MAITRE-02", "KR-MAITRE-03")
def test_welcome_draws_up_to_two_orders_onto_free_slots_for_a_coin_each() -> None:
    position = kitchen(coins=0, slots=["O01"], deck=["O07", "O08", "O09"])
    play(position, RED, "place red-1 maitre")

    events = play(position, RED, "welcome")
    assert (slot_ids(position), position.coins) == (["O01", "O07"], 1)
    events += play(position, RED, "welcome")

    assert (slot_ids(position), position.coins) == (["O01", "O07", "O08"], 2)
    assert only(events, Welcomed) == [Welcomed(RED, "O07", 2, 1), Welcomed(RED, "O08", 3, 1)]
    assert refused(position, RED, "welcome").rule == "KR-MAITRE-02"


@rule("KR-MAITRE-04")
@pytest.mark.parametrize(("seats", "slots"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_welcome_draws_no_more_than_there_are_free_usable_slots(seats: int, slots: int) -> None:
    position = kitchen(seats=seats, coins=0, slots=BOX.order_ids[: slots - 1])
    play(position, 0, "place red-1 maitre", "welcome")

    assert refused(position, 0, "welcome").rule == "KR-MAITRE-04"
    assert (len(slot_ids(position)), position.coins) == (slots, 1)


@rule("KR-MAITRE-05", "KR-MAITRE-06")
def test_suggest_replaces_up_to_two_orders_without_coins() -> None:
    position = kitchen(coins=0, slots=["O01", "O02", "O03"], deck=["O07", "O08"])
    play(position, RED, "place red-1 maitre")
    assert refused(position, RED, "suggest 1 2 3").rule == "KR-MAITRE-05"

    events = play(position, RED, "suggest 1 3")

    assert (slot_ids(position), position.coins) == (["O07", "O02", "O08"], 0)
    assert only(events, Suggested) == [Suggested(RED, ("O01", "O03"), ("O07", "O08"))]
    assert position.view(None).discard == ("O01", "O03")


@rule("KR-RULING-35")
def test_who_welcomes_may_stop_after_any_card_and_a_slot_freed_meanwhile_counts() -> None:
    position = kitchen(slots=["O01", "O02", "O03", "O04"])
    play(position, RED, "place red-1 maitre", "welcome")
    assert refused(position, RED, "welcome").rule == "KR-MAITRE-04"
    play(position, BLUE, "place blue-1 waiters", "take-order O02")
    play(position, RED, "welcome")
    assert len(slot_ids(position)) == 5

    stopped = kitchen(slots=[])
    play(stopped, RED, "place red-1 maitre", "welcome", "place red-2 market")
    assert len(slot_ids(stopped)) == 1


@rule("KR-RULING-36")
def test_suggest_names_occupied_slots_at_once_and_discards_all_before_it_draws() -> None:
    position = kitchen(slots=["O01", "O02"], deck=["O07"])
    position.deck = position.deck[:1]
    play(position, RED, "place red-1 maitre")
    assert offers(position, RED, "suggest") == ["suggest 1", "suggest 2", "suggest 1 2"]
    for text in ("suggest 3", "suggest 1 1", "suggest 2 1", "suggest 0"):
        assert refused(position, RED, text).rule == "KR-RULING-36"

    events = play(position, RED, "suggest 1 2")

    assert only(events, DeckRenewed) == [DeckRenewed(2)]  # both discards were there to be shuffled
    first, second = slot_ids(position)
    assert (first, second in ("O01", "O02")) == ("O07", True)


@rule("KR-RULING-37")
def test_discarded_orders_make_a_new_deck_and_served_ones_never_do() -> None:
    position = kitchen(slots=[], served=[("O01", 1, 0)])
    position.discard, position.deck = position.deck[:5], ()
    assert len(position.view(None).discard) == 5  # face up

    events = play(position, RED, "place red-1 maitre", "welcome")

    assert only(events, DeckRenewed) == [DeckRenewed(5)]
    assert (position.discard, len(position.deck)) == ((), 4)
    assert "O01" not in slot_ids(position)


@rule("KR-RULING-37")
def test_discards_are_shuffled_and_with_none_nothing_is_drawn() -> None:
    decks = set()
    for seed in range(12):
        position = kitchen(seed=seed, slots=[])
        position.discard, position.deck = tuple(sorted(position.deck)), ()
        play(position, RED, "place red-1 maitre", "welcome")
        decks.add(position.deck[:4])
    assert len(decks) == 12

    empty = kitchen(slots=["O01"])
    empty.deck = ()
    play(empty, RED, "place red-1 maitre")
    assert refused(empty, RED, "welcome").rule == "KR-RULING-37"


QUIET = '[[event]]\nid = "E02"\neffects = [{ do = "maitre_limit", delta = -3 }]'


@rule("KR-RULING-38")
def test_modifiers_of_one_limit_add_up_but_not_below_zero() -> None:
    both = kitchen(cards=["P4"], event="E02", slots=["O01", "O02", "O03"])
    assert (both.view(None).terms.welcome, both.view(None).terms.suggest) == (2, 2)

    none = kitchen(event="E02", content=bring(QUIET), slots=["O01"])
    assert (none.view(None).terms.welcome, none.view(None).terms.suggest) == (0, 0)
    play(none, RED, "place red-1 maitre")
    assert refused(none, RED, "welcome").rule == "KR-MAITRE-02"
    assert refused(none, RED, "suggest 1").rule == "KR-MAITRE-05"

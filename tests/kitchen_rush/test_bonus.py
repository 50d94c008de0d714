"""The Prestige bonus: cards gained and given back (KR-BONUS)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import PrestigeDrawn, PrestigeGained, PrestigeReturned
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.event import Event
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    kitchen,
    offers,
    order,
    perfect,
    play,
    refused,
    ring,
    slot_ids,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
PLENTY = 90


def after_round(
    before: int, now: int, seats: int = 3, cards: tuple[str, ...] = ()
) -> tuple[KitchenRushPosition, list[Event]]:
    """A round in which the marker went so; the cards of the deck lie in the order of their numbers."""
    position = kitchen(seats=seats, coins=PLENTY, prestige=now, prestige_before=before, cards=cards)
    position.card_deck = tuple(sorted(position.card_deck))
    return position, ring(position)


@rule("KR-BONUS-01")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(1, [2, 4, 6, 8]), (2, [2, 4, 6, 8]), (3, [3, 6, 9, 12]), (4, [4, 8, 12, 16])]
)
def test_card_spaces_are_those_of_this_many_players(seats: int, spaces: list[int]) -> None:
    reached = [now for now in range(1, 18) if only(after_round(now - 1, now, seats)[1], PrestigeDrawn)]

    assert reached == spaces


@rule("KR-BONUS-02")
@pytest.mark.parametrize(("before", "now", "drawn"), [(0, 2, 0), (0, 3, 1), (2, 4, 1), (3, 5, 0), (-2, 3, 1)])
def test_who_gained_prestige_and_reached_or_passed_a_card_space_draws_two_cards(
    before: int, now: int, drawn: int
) -> None:
    position, events = after_round(before, now)

    assert [len(event.cards) for event in only(events, PrestigeDrawn)] == [2] * drawn
    assert bool(position.question) == bool(drawn)


@rule("KR-BONUS-02")
def test_stars_of_the_check_reach_a_card_space() -> None:
    position = kitchen(coins=PLENTY, prestige=2, held={RED: [perfect("O32")]})

    assert len(only(ring(position), PrestigeDrawn)) == 1


@rule("KR-BONUS-03", "KR-BONUS-04")
def test_one_of_the_two_is_kept_and_the_other_goes_under_the_deck() -> None:
    position, _ = after_round(2, 3, cards=("P8",))
    assert offers(position, BLUE) == ["keep P1", "keep P2"]
    assert refused(position, BLUE, "keep P3").rule == "KR-BONUS-03"

    (gained,) = only(play(position, BLUE, "keep P2"), PrestigeGained)

    assert gained.card == "P2"
    assert position.view(None).cards == ("P8", "P2")  # on the next free slot
    assert [BOX.card_ids[card] for card in position.card_deck] == ["P3", "P4", "P5", "P6", "P7", "P1"]


@rule("KR-BONUS-05")
def test_a_card_gained_takes_effect_with_the_next_round() -> None:
    position, _ = after_round(2, 3)
    assert position.view(None).deck_top == ""
    position.slots = (position.deck[5], -1, -1, -1, -1, -2)
    play(position, RED, "keep P2")

    assert (position.phase, position.round) == ("prep", 2)
    assert position.view(None).deck_top == BOX.order_ids[position.deck[0]]
    all_ready(position)
    top = position.view(None).deck_top
    play(position, RED, "place red-1 waiters", f"take-order {top}")
    assert top not in slot_ids(position)


@rule("KR-BONUS-06")
@pytest.mark.parametrize(("before", "now", "times"), [(0, 6, 2), (0, 9, 3), (2, 12, 4)])
def test_it_is_repeated_for_every_card_space_reached(before: int, now: int, times: int) -> None:
    position, events = after_round(before, now)
    while position.question:
        events += play(position, RED, offers(position, RED)[0])

    assert len(only(events, PrestigeDrawn)) == len(position.cards) == times
    assert position.view(None).cards == ("P1", "P3", "P5", "P7")[:times]


@rule("KR-BONUS-07")
@pytest.mark.parametrize(
    ("before", "now", "returned"), [(6, 6, 0), (7, 6, 0), (6, 5, 1), (3, 2, 1), (5, 4, 0)]
)
def test_who_lost_prestige_and_fell_below_a_card_space_returns_the_card_gained_last(
    before: int, now: int, returned: int
) -> None:
    position, events = after_round(before, now, cards=("P8", "P4"))

    assert [event.card for event in only(events, PrestigeReturned)] == ["P4"][:returned]
    assert position.view(None).cards == (("P8",) if returned else ("P8", "P4"))
    assert BOX.card_ids[position.card_deck[0]] == ("P4" if returned else "P1")


@rule("KR-BONUS-07")
def test_a_failed_order_can_cost_a_card() -> None:
    position = kitchen(coins=PLENTY, prestige=3, cards=["P4"], held={RED: [order("O05")]})

    assert [event.card for event in only(ring(position), PrestigeReturned)] == ["P4"]


@rule("KR-BONUS-08")
@pytest.mark.parametrize(("before", "now", "returned"), [(6, 2, 2), (9, 2, 3), (10, 5, 2)])
def test_one_card_is_returned_for_every_card_space_fallen_below(before: int, now: int, returned: int) -> None:
    held = ("P8", "P4", "P6")
    position, events = after_round(before, now, cards=held)

    assert [event.card for event in only(events, PrestigeReturned)] == list(held[::-1][:returned])
    assert position.view(None).cards == held[: 3 - returned]
    on_top = [BOX.card_ids[card] for card in position.card_deck[:returned]]
    assert on_top == list(held[3 - returned :])

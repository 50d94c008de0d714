"""Claims: what a team may promise each other, and cooks that keep to it. Promises, no rules."""

from __future__ import annotations

from demitasse.bots.contract import Chair
from demitasse.bots.kitchen_rush import manners, menu
from demitasse.bots.kitchen_rush.cook import Cook
from demitasse.bots.kitchen_rush.pace import STEADY
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import ZONES
from demitasse.games.kitchen_rush.choices import READY
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.claims import NO_CLAIMS
from demitasse.kernel.play import Play
from tests.kitchen_rush.build import KITCHEN


def planning(seats: int = 3) -> KitchenRushPosition:
    position = Play(KITCHEN, people=[f"cook {seat}" for seat in range(seats)], seed=7).position
    assert isinstance(position, KitchenRushPosition)
    return position


def cooking() -> KitchenRushPosition:
    position = planning()
    for seat in range(3):
        position.play(seat, READY)
    return position


def waiting(position: KitchenRushPosition) -> list[str]:
    return [position.content.order_ids[card] for card in position.slots if card >= 0]


def test_waiting_orders_and_rooms_can_be_claimed_until_the_bell() -> None:
    position = cooking()
    assert position.claimable >= {*waiting(position), "sink", "waiters"}
    assert "O99" not in position.claimable
    position.advance(position.began + position.phase_ms)
    assert position.claimable == frozenset()


def test_a_cook_takes_the_order_it_has_claimed_and_leaves_what_others_have() -> None:
    position = cooking()
    plain = menu.best_offer(Reading(position, 1, STEADY))
    assert plain is not None
    best = position.content.order_ids[plain.card]
    other = next(order for order in waiting(position) if order != best)
    kept = menu.best_offer(Reading(position, 1, STEADY, claims={other: 1}))
    assert kept is not None
    assert position.content.order_ids[kept.card] == other
    left = menu.best_offer(Reading(position, 1, STEADY, claims={best: 0}))
    assert left is None or left.card != plain.card


def test_a_claim_that_nobody_keeps_binds_nobody_after_a_minute() -> None:
    position = cooking()
    position.advance(position.began + manners.CLAIMS_BIND)
    plain = menu.best_offer(Reading(position, 1, STEADY))
    assert plain is not None
    claims = {position.content.order_ids[plain.card]: 0}
    assert menu.best_offer(Reading(position, 1, STEADY, claims=claims)) == plain


def test_cooks_claim_an_order_and_a_room_each_of_what_nobody_has_claimed() -> None:
    position = planning()
    claims: dict[str, int] = {}
    for seat in (1, 2):
        chair = Chair(seat, position.decision(seat), (), position, frozenset({0}), claims)
        promised = Cook().claims(chair)
        assert not claims.keys() & set(promised)
        claims |= dict.fromkeys(promised, seat)
        assert Cook().claims(Chair(seat, position.decision(seat), (), position, frozenset({0}), claims)) == ()

    assert set(claims) <= position.claimable
    assert [sum(what in ZONES for what in claims if claims[what] == seat) for seat in (1, 2)] == [1, 1]
    assert [sum(what in waiting(position) for what in claims if claims[what] == seat) for seat in (1, 2)] == [
        1,
        1,
    ]


def test_the_last_space_of_a_room_is_kept_for_the_person_who_claimed_it() -> None:
    position = cooking()
    people = frozenset({0})
    maitre = 1 << 0
    assert not manners.left_to_people(Reading(position, 1, STEADY, people, NO_CLAIMS)) & maitre
    assert manners.left_to_people(Reading(position, 1, STEADY, people, {"maitre": 0})) & maitre

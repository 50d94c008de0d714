"""Swap Customers, in Lines and in the City (SB-ABILITY-SWAP, SB-XRULING-13…15)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Arrived
from demitasse.games.seize_the_bean.expansion_events import Applauded, Swapped
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, activate, city_pile, line, row, served, table

SMART, SUPER_SMART, BOOSTED, SUPER_BOOSTED = (
    "street_smarts-c01",
    "street_smarts-c02",
    "street_smarts-c04",
    "street_smarts-c07",
)
A, B, C, D = "hipsters-c04", "tourists-c02", "cyclists-c02", "hipsters-c01"
FIVE = ["musicians-c02", "tourists-c03", "musicians-c03", "start_uppers-c04", "party_animals-c02"]


def icons(card: str) -> int:
    return BOX.reward_icons[BOX.index[0][card]]


def trading(
    card: str = SMART,
    *mine: object,
    yours: tuple[object, ...] = (),
    city: bool = True,
    **options: object,
) -> SeizeTheBeanPosition:
    position = table(
        cafes={0: {"line": [card, *mine]}, 1: {"line": list(yours)}},
        customers=FIVE,
        piles={"customers": ["musicians-c04"]},
        **options,  # type: ignore[arg-type]
    )
    if not city:
        position.rows, position.piles = ((-1,) * 4, *position.rows[1:]), ((), *position.piles[1:])
    activate(position, 0, card)
    return position


@rule("SB-ABILITY-SWAP-01", "SB-ABILITY-SWAP-02", "SB-XDEC-09")
def test_two_of_the_unserved_and_of_the_visible_trade_places() -> None:
    position = trading(SMART, (D, 0, "served"), A, yours=((C, 0, "served"), B))
    assert offers(position) == [f"pick {card}" for card in (A, B, *FIVE)]
    for card in (C, D, SMART, "musicians-c04", "hipsters-c09"):
        assert refused(position, f"pick {card}").rule == "SB-ABILITY-SWAP-02"
    play(position, f"pick {A}")
    assert offers(position) == [f"pick {card}" for card in (B, *FIVE)]
    assert refused(position, f"pick {A}").rule == "SB-ABILITY-SWAP-01", "nobody trades places alone"
    events = play(position, f"pick {B}")

    assert only(events, Swapped) == [Swapped(0, A, B)]
    assert (line(position, 0), line(position, 1)) == ([SMART, D, B], [C, A])


@rule("SB-ABILITY-SWAP-01")
def test_two_of_one_line_may_trade_places() -> None:
    position = trading(SMART, A, B, C)
    play(position, f"pick {C}", f"pick {A}")

    assert line(position, 0) == [SMART, C, B, A]


@rule("SB-ABILITY-SWAP-03", "SB-XRULING-14")
def test_from_line_to_line_all_tokens_come_along_and_the_owner_changes() -> None:
    position = trading(SMART, (A, 2, "napping"), yours=((C, 0, "served"), (B, -1, "playing")))
    play(position, f"pick {A}", f"pick {B}")
    mine, yours = (player.line for player in position.view(None).players)

    assert (mine[1].card, mine[1].mood, mine[1].served, mine[1].playing) == (B, -1, False, True)
    assert (yours[1].card, yours[1].mood, yours[1].served, yours[1].napping) == (A, 2, False, True)


@rule("SB-ABILITY-SWAP-04", "SB-XRULING-13", "SB-XRULING-14")
def test_who_lands_in_the_city_arrives_without_tokens_and_nothing_is_refilled() -> None:
    position = trading(SMART, (A, 2, "napping"), B)
    events = play(position, f"pick {A}", f"pick {FIVE[1]}")
    assert row(position) == [FIVE[0], A, *FIVE[2:]]
    assert (line(position, 0), served(position, 0)) == ([SMART, FIVE[1], B], [True, False, False])
    assert only(events, Arrived) == []
    newcomer = position.view(None).players[0].line[1]
    assert (newcomer.mood, newcomer.napping) == (0, False)

    position = trading("street_smarts-c06", (A, 2, "napping"))
    play(position, f"pick {FIVE[1]}", f"pick {A}")
    activate(position, 0, "street_smarts-c06")
    play(position, f"pick {A}", f"pick {FIVE[1]}")
    back = position.view(None).players[0].line[1]
    assert (back.card, back.mood, back.napping) == (A, 0, False)


@rule("SB-XRULING-13")
def test_in_the_city_columns_and_the_top_of_the_pile_may_be_swapped() -> None:
    position = trading()
    play(position, f"pick {FIVE[0]}", f"pick {FIVE[4]}")
    assert row(position) == [FIVE[4], *FIVE[1:4], FIVE[0]]
    assert city_pile(position) == ["musicians-c04", FIVE[0]]

    position = trading(SMART, A)
    play(position, f"pick {A}", f"pick {FIVE[4]}")
    assert (city_pile(position), line(position, 0)) == (["musicians-c04", A], [SMART, FIVE[4]])


@rule("SB-XRULING-15")
def test_swapping_is_compulsory_with_two_targets_and_skipped_with_one() -> None:
    position = trading(SMART, A, yours=(B,), city=False)
    assert refused(position, "decline").rule == "SB-RULING-15"
    play(position, f"pick {A}")
    assert (line(position, 0), line(position, 1)) == ([SMART, B], [A])

    assert trading(SMART, A, city=False).agenda == ()
    assert trading(BOOSTED, A, city=False).reviews == (0, 0)


@rule("SB-ABILITY-SUPERSWAP-01", "SB-ABILITY-SUPERSWAP-02")
def test_the_second_swap_needs_somebody_new() -> None:
    position = trading(SUPER_SMART, A, B, yours=(C,), city=False)
    play(position, f"pick {A}", f"pick {C}")
    assert (line(position, 0), line(position, 1)) == ([SUPER_SMART, C, B], [A])

    assert offers(position) == [f"pick {card}" for card in (C, B, A)]
    play(position, f"pick {A}")
    assert (line(position, 0), line(position, 1)) == ([SUPER_SMART, C, A], [B])
    assert position.agenda == ()

    position = trading(SUPER_SMART, A, B, yours=(C,), city=True)
    play(position, f"pick {A}", f"pick {C}", f"pick {C}")
    assert refused(position, f"pick {A}").rule == "SB-ABILITY-SUPERSWAP-02"
    assert f"pick {B}" in offers(position)


@rule("SB-ABILITY-SUPERSWAP-02", "SB-XRULING-15")
def test_with_two_customers_only_there_is_no_second_swap() -> None:
    position = trading(SUPER_SMART, A, yours=(B,), city=False)
    play(position, f"pick {A}")

    assert (line(position, 0), line(position, 1), position.agenda) == ([SUPER_SMART, B], [A], ())


@rule("SB-ABILITY-SWAPBOOST-01")
def test_boosted_swap_brings_the_reward_icons_of_one_swapped() -> None:
    position = trading(BOOSTED, A, yours=(B,))
    play(position, f"pick {A}", f"pick {B}")
    assert offers(position) == [f"pick {A}", f"pick {B}"]
    events = play(position, f"pick {B}")
    assert only(events, Applauded) == [Applauded(0, B)]
    assert position.reviews == (icons(B), 0)

    position = trading(SUPER_BOOSTED, A, yours=(B,))
    play(position, f"pick {A}", f"pick {B}", f"pick {A}", f"pick {FIVE[0]}")
    assert offers(position) == [f"pick {card}" for card in (A, B, FIVE[0])]


@rule("SB-DIVERSE-04")
def test_whoever_gets_a_new_customer_by_a_swap_marks_its_award() -> None:
    position = trading(SMART, A, yours=(B,), diverse_city=True)
    play(position, f"pick {A}", f"pick {B}")
    hipsters, tourists = (position.groups.index(BOX.group_ids.index(id)) for id in ("hipsters", "tourists"))

    assert (position.marks[0][tourists], position.marks[1][hipsters]) == (1, 1)
    assert sum(map(sum, position.marks)) == 2


@rule("SB-XRULING-69")
@pytest.mark.parametrize("pair", [(A, B), (FIVE[0], FIVE[1])])
def test_a_swap_within_one_line_or_within_the_city_marks_nothing(pair: tuple[str, str]) -> None:
    position = trading(SMART, A, B, diverse_city=True)
    play(position, *[f"pick {card}" for card in pair])

    assert sum(map(sum, position.marks)) == 0

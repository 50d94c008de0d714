"""Solo Mode: who wins, and what is about Starbots among abilities and Founders."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.abilities.swapping import Swap
from demitasse.games.seize_the_bean.abilities.trading import Roast
from demitasse.games.seize_the_bean.base_game.looking import Ddos
from demitasse.games.seize_the_bean.drafts.founders import JoinGroup
from demitasse.games.seize_the_bean.events import Ended
from demitasse.games.seize_the_bean.expansion_events import Judged
from demitasse.kernel.result import TieBreak
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, refused, rule
from tests.seize_the_bean.build import BOX, city_deck, friends_of, go_on, new_play, row, starbots_turn
from tests.seize_the_bean.expansions.starbots import FIVE, STARBOTS, YOU, ended, finish, solo

# The count.


@rule("SB-SOLO-41", "SB-SOLO-42", "SB-XRULING-90")
def test_both_sides_count_and_you_win_with_more() -> None:
    theirs = ["hipsters-c01", "hipsters-c02", "tourists-c01"]
    cafes = {
        0: {"reviews": 20, "bad_reviews": 2, "line": [("cyclists-c01", 2)], "bean": 9},
        1: {"reviews": 9, "bad_reviews": 1, "discard": theirs, "unlocked": {"pantry_variety": ""}},
    }
    position = finish(cafes=cafes)
    events = ended(position)
    result = position.result

    assert result is not None
    assert result.scores == (20 + 2 - 2 + 1,)
    assert [rival.score for rival in result.rivals] == [9 - 1 + 5 + 2 + 1]  # all its Customers count
    assert result.ranks == (1,)
    assert result.verdict == "won"
    assert [line.what for line in result.rivals[0].counted] == [line.what for line in result.counted[0]]
    assert [one.winners for one in only(events, Ended)] == [(YOU,)]
    assert [one.verdict for one in only(events, Judged)] == ["won"]
    assert position.points == (21, 16)


@rule("SB-SOLO-42")
def test_with_fewer_you_lose() -> None:
    cafes = {0: {"reviews": 5, "line": []}, 1: {"reviews": 6}}
    position = finish(cafes=cafes)
    events = ended(position)
    result = position.result

    assert result is not None
    assert (result.ranks, result.verdict, result.winners) == ((2,), "more_reviews", ())
    assert [one.winners for one in only(events, Ended)] == [(STARBOTS,)]


@rule("SB-SOLO-43")
@pytest.mark.parametrize(
    ("beans", "green", "first", "won"),
    [(1, 0, 0, False), (1, 0, 1, False), (0, 0, 0, False), (0, 0, 1, True), (0, 1, 1, False)],
)
def test_a_tie_goes_to_starbots_unless_you_have_nothing_and_were_last(
    beans: int, green: int, first: int, won: bool
) -> None:
    mine = {"reviews": 7, "line": [], "bean": beans, "milk": 0, "sugar": 0}
    position = finish(first=first, cafes={0: mine, 1: {"reviews": 7}})
    position.green = (green, 0)
    ended(position)

    result = position.result
    assert result is not None
    assert (result.ranks == (1,)) == won
    assert result.decided_by == ("resources" if beans or green else "sat")
    assert result.ties[0] == TieBreak("resources", (beans + green, 0))


@rule("SB-SOLO-42")
def test_notes_tell_level_and_outcome() -> None:
    position = solo(7, closing="reviews", cafes={0: {"reviews": 30, "line": []}, 1: {"reviews": 6}})
    ended(position)
    noted = position.notes(YOU)

    assert (noted["level"], noted["won"], noted["starbots"]) == (7, 1, 6)


# Abilities that have somebody to be about.


@rule("SB-XRULING-88")
def test_roast_for_starbots_goes_to_the_city() -> None:
    position = solo(cafes={0: {"bean": 2, "line": ["coffee_connoisseurs-c01"]}})
    go_on(position, Roast(YOU, 0, 3))

    assert position.supply == ((0, 1, 0), (0, 0, 0))
    assert position.reviews[YOU] == 2


@rule("SB-XRULING-88", "SB-SOLO-37")
def test_ddos_and_swap_leave_starbots_alone() -> None:
    cafes = {0: {"line": ["hipsters-c01"], "deck": friends_of(0)}, 1: {"discard": ["tourists-c01"]}}
    position = solo(cafes=cafes, customers=FIVE)
    go_on(position, Ddos(YOU, 1, 2))
    assert offers(position) == ["player 0", "decline"]
    assert refused(position, "player 1").rule == "SB-XRULING-88"
    position = solo(cafes=cafes, customers=FIVE)
    go_on(position, Swap(YOU, 0, 0, 1))
    assert "pick tourists-c01" not in offers(position)
    assert len(offers(position)) == 6


# Founders of Starbots.


@rule("SB-XRULING-53")
def test_starbots_founder_joins_any_group() -> None:
    joined = set()
    for seed in range(10):
        position = new_play(1, seed=seed, first=0)
        founder = next(card for card in BOX.founder_cards if not {*BOX.of_groups[card]} & {*position.groups})
        position.founders = ((), (founder,))
        position.founder_groups = replaced(position.founder_groups, STARBOTS, (-1,))
        go_on(position, JoinGroup(STARBOTS, 0))
        joined.add(position.founder_groups[STARBOTS][0])
    assert len(joined) > 1
    assert joined <= {*new_play(1).groups}


def test_the_city_deck_is_never_looked_into_for_starbots() -> None:
    position = solo(customers=FIVE, decks={"customers": ["hipsters-c07"]})
    starbots_turn(position, ("attract", 5), ("milk", 4))

    assert "hipsters-c07" not in city_deck(position)  # it came into the row
    assert row(position)[0] == "hipsters-c07"

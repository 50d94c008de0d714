"""AO Amor and Café da Nala: scenarios in which Starbots has a head start."""

from __future__ import annotations

from collections import Counter

import pytest

from demitasse.games.seize_the_bean.abilities.trading import Roast
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.base_game.service import ServiceTurn, finished
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, STYLE
from demitasse.games.seize_the_bean.expansion_events import Diverted
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import BOX, begin, city_deck, deck, discards, effect, go_on, row
from tests.seize_the_bean.expansions.scenarios import (
    AO_AMOR,
    DA_NALA,
    HEAD_START,
    QUORRA,
    SHOWN,
    STARBOTS,
    YOU,
    counted,
    founders,
    friends,
    opened,
    scene,
)

# AO Amor and Café da Nala.


@rule(
    *("SB-SCEN-AOAMOR-01", "SB-SCEN-AOAMOR-04", "SB-SCEN-AOAMOR-05", "SB-SCEN-AOAMOR-06"),
)
def test_ao_amor_setup() -> None:
    position = opened(AO_AMOR)

    assert position.robot.tokens == ("starter", "boss")
    four = friends("popular_friend", "funny_cousin", "dog_uncle", "musician_mum")
    assert sorted(deck(position, YOU)) == four
    assert position.supply[YOU] == (5, 1, 2)
    assert founders(position) == ["arlo_crayon", "perla_piano"]


@rule("SB-SCEN-DANALA-01", "SB-SCEN-DANALA-04", "SB-SCEN-DANALA-05", "SB-SCEN-DANALA-06", "SB-XRULING-99")
@pytest.mark.parametrize("seed", range(4))
def test_da_nala_setup(seed: int) -> None:
    position = opened(DA_NALA, seed)
    mine = deck(position, YOU)

    assert position.robot.tokens == ("fast", "competitive")
    assert len(mine) == 4
    assert all(BOX.of_groups[BOX.index[CUSTOMERS][card]] for card in mine)
    assert not {*mine} & {*city_deck(position), *row(position)}
    wanted = Counter[str]()
    for card in mine:
        order = BOX.entry(BOX.index[CUSTOMERS][card]).main.order  # type: ignore[union-attr]
        for icon, count in order.items():
            resource, number = SHOWN[icon]
            wanted[resource] += number * count
    assert position.supply[YOU] == (wanted["bean"], wanted["milk"], wanted["sugar"])
    assert founders(position) == ["renzo_dado", "nuria_robusta"]


@rule("SB-SCEN-DANALA-04", "SB-XVIS-07")
def test_da_nala_starts_with_random_customers() -> None:
    assert len({tuple(sorted(deck(opened(DA_NALA, seed), YOU))) for seed in range(5)}) == 5


@rule(
    *("SB-SCEN-AOAMOR-02", "SB-SCEN-AOAMOR-03", "SB-SCEN-DANALA-02", "SB-SCEN-DANALA-03"),
    *("SB-XRULING-92", "SB-XRULING-93", "SB-XVIS-06"),
)
@pytest.mark.parametrize("scenario", HEAD_START)
def test_starbots_has_a_head_start(scenario: str) -> None:
    position = opened(scenario)
    theirs = discards(position, STARBOTS)

    assert (len(position.pantry[STARBOTS]), len(position.style[STARBOTS]), len(theirs)) == (1, 1, 3)
    assert not {*theirs} & {*city_deck(position), *row(position)}
    assert position.robot.upgrades == ((),) * 6
    assert len(position.robot.upgrades_left) == 16
    assert position.founders[STARBOTS] == ()
    view = position.view(YOU)
    assert view.players[STARBOTS].top == ""
    assert view.players[STARBOTS].discards == view.starbots.pile == ()  # type: ignore[union-attr]
    dreams = [discards(position.imagine(YOU, Chance.of(seed)), STARBOTS) for seed in range(20)]
    assert len({card for dream in dreams for card in dream}) > 15  # any three of the City Customer Deck
    counted(position)
    assert sorted(position.view(YOU).starbots.pile) == sorted(theirs)  # type: ignore[union-attr]


@rule("SB-XRULING-92")
@pytest.mark.parametrize("scenario", HEAD_START)
def test_the_head_start_comes_from_the_top_of_the_decks(scenario: str) -> None:
    position = opened(scenario)
    number = 3 + (4 if scenario == DA_NALA else 0)

    assert len(position.decks[CUSTOMERS]) == 60 - 5 - number
    assert len(position.decks[PANTRY]) == 30 - 5 - 1
    assert len(position.decks[STYLE]) == 30 - 5 - 1
    assert [len(one) for one in position.rows] == [4, 4, 4]


@rule(
    *("SB-SCEN-AOAMOR-08", "SB-SCEN-AOAMOR-09", "SB-SCEN-DANALA-08", "SB-SCEN-DANALA-09"),
    *("SB-XRULING-96", "SB-XRULING-97"),
)
@pytest.mark.parametrize(("scenario", "kept"), [(AO_AMOR, "happy"), (DA_NALA, "roast")])
@pytest.mark.parametrize("cause", ["icon", "happy", "hype", "draw", "roast"])
def test_only_some_reviews_are_kept(scenario: str, kept: str, cause: str) -> None:
    position = scene(scenario)
    box = position.box_reviews
    events: list[Event] = []
    gain(position, YOU, 2, cause, events)

    assert position.reviews[YOU] == (2 if cause == kept else 0)
    assert position.box_reviews == box + (0 if cause == kept else 2)
    assert position.city_reviews == 38  # they leave the City all the same
    assert [one.to for one in only(events, Diverted)] == ([] if cause == kept else ["box"])


@rule("SB-SCEN-AOAMOR-08")
def test_ao_amor_keeps_the_reviews_of_its_line() -> None:
    position = scene(AO_AMOR, cafes={0: {"line": [("popular_friend-1", 2), ("funny_cousin-1", 1)]}})
    begin(position, "clear")

    assert position.reviews[YOU] == 2


@rule("SB-SCEN-DANALA-08", "SB-XRULING-97")
def test_da_nala_keeps_what_roast_brings() -> None:
    position = scene(DA_NALA, cafes={0: {"bean": 2}})
    go_on(position, Roast(YOU, 0, 3))

    assert position.reviews[YOU] == 2
    effect(position, YOU, "review 1")
    assert position.reviews[YOU] == 2


@rule("SB-SCEN-AOAMOR-10", "SB-SCEN-DANALA-10")
@pytest.mark.parametrize("scenario", HEAD_START)
def test_bad_reviews_stay(scenario: str) -> None:
    position = scene(scenario)
    effect(position, YOU, "bad_review 2")

    assert position.bad_reviews[YOU] == 2


@rule(
    *("SB-SCEN-AOAMOR-11", "SB-SCEN-AOAMOR-12", "SB-SCEN-DANALA-11", "SB-SCEN-DANALA-12"),
    "SB-XRULING-97",
)
@pytest.mark.parametrize("scenario", HEAD_START)
@pytest.mark.parametrize(("theirs", "verdict"), [(0, "scenario"), (50, "more_reviews")])
def test_what_the_end_brings_is_kept(scenario: str, theirs: int, verdict: str) -> None:
    group = BOX.group_ids[opened(scenario).groups[0]]
    line = [(f"{group}-c01", 4), f"{group}-c02", f"{group}-c03", f"{group}-c04", f"{group}-c05"]
    cafes = {0: {"reviews": 1, "line": line, "unlocked": {"niche_style": ""}}, 1: {"reviews": theirs}}
    position = scene(scenario, cafes=cafes)
    without_head_start(position)
    result = counted(position)

    assert result.scores == (1 + 4 + 5 + 5,)
    assert result.verdict == verdict


def without_head_start(position: SeizeTheBeanPosition) -> None:
    position.piles = replaced(position.piles, own(STARBOTS), ())
    position.pantry = position.style = ((), ())


@rule("SB-SCEN-AOAMOR-07", "SB-SCEN-DANALA-07", "SB-SCEN-QUORRA-05")
@pytest.mark.parametrize("scenario", [AO_AMOR, DA_NALA, QUORRA])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_founders_are_served_in_the_order_you_choose(scenario: str, order: tuple[int, int]) -> None:
    position = opened(scenario)
    position.lines = replaced(position.lines, YOU, ((BOX.index[CUSTOMERS]["funny_cousin-1"], 0, 0),))
    position.decks = replaced(position.decks, own(YOU), ())
    position.supply = replaced(position.supply, YOU, (9, 9, 9))
    position.crafted = ((3,) * 6, (0,) * 6)
    position.phase = "service"
    position.turns, position.called = (0, 0), position.founders
    go_on(position, ServiceTurn(YOU))
    both = founders(position)
    assert offers(position) == [f"pick {both[0]}", f"pick {both[1]}", "decline"]
    play(position, f"pick {both[order[0]]}")
    answer(position)
    assert offers(position) == [f"pick {both[order[1]]}", "decline"]
    assert position.turns[YOU] == 1
    play(position, "decline")
    assert position.turns[YOU] >= 2 or finished(position, YOU)  # then the Line


def answer(position: SeizeTheBeanPosition) -> None:
    """Go on somehow until the next Founder, or the Line, is asked about."""
    for _ in range(40):
        if position.agenda[0].kind in ("founder", "place"):
            return
        refuse = [one for one in offers(position) if one == "decline"]
        play(position, refuse[0] if refuse else offers(position)[0])

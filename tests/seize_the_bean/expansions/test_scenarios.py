"""The six solo scenarios: how each is set up, what it changes, and what it takes to win (SB-SCEN)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.abilities.board_games import PlayGames
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.events import Complained
from demitasse.games.seize_the_bean.expansion_events import HandedIn, Marked
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    city_deck,
    deck,
    discards,
    go_on,
    new_play,
    own_cards,
    random_play,
    row,
    starbots_turn,
    table,
)
from tests.seize_the_bean.expansions.scenarios import (
    AFTER_HOURS,
    QUORRA,
    SCENARIOS,
    STARBOTS,
    WUERFEL,
    YOU,
    counted,
    founders,
    friends,
    opened,
    scene,
)

# All of them.


@rule("SB-XOPT-17", "SB-XRULING-101")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_fixes_its_setup(scenario: str) -> None:
    position = opened(scenario)
    hood = next(one for one in BOX.neighbourhoods if one.id == BOX.scenarios[scenario].neighbourhood)

    assert position.scenario == scenario
    assert position.robot.level == 0
    assert tuple(BOX.group_ids[group] for group in position.groups) == hood.groups
    assert (position.diverse, position.mouth_watering, position.sold_out) == (False, False, False)
    assert opened(scenario, difficulty=("hard",)).difficulty == (1, 0)
    more: tuple[dict[str, Any], ...] = (
        {"diverse_city": True},
        {"mouth_watering": True},
        {"neighbourhood": "mitte"},
        {"founders": "all"},
    )
    for option in more:
        with pytest.raises(BadOptions):
            new_play(1, scenario=scenario, **option)
    with pytest.raises(BadOptions):
        new_play(1, scenario=scenario, solo_level=5)
    with pytest.raises(BadOptions):
        new_play(2, scenario=scenario)


@rule("SB-XVIS-07", "SB-XRULING-92")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_is_somewhere_once(scenario: str) -> None:
    """Whatever starts in a Café is not in the City too; whole plays keep it so."""
    for position, _ in random_play(1, 3, scenario=scenario):
        stocks = position.stocks()
        assert all(stocks[id] == 1 for group in position.groups for id in cards_of(group))
        assert stocks["reviews"] == BOX.reviews_in_box


def cards_of(group: int) -> list[str]:
    return [BOX.ids[row][card] for row in range(3) for card in BOX.sets[row][group]]


@rule("SB-XRULING-91")
@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if one != QUORRA])
@pytest.mark.parametrize(("beans", "won"), [(0, True), (1, False)])
def test_ties_are_broken_as_in_solo_mode(scenario: str, beans: int, won: bool) -> None:
    position = table(
        seats=1,
        scenario=scenario,
        first=1,
        cafes={0: {"reviews": 9, "bean": beans, "milk": 0, "sugar": 0, "line": []}, 1: {"reviews": 9}},
    )
    position.founders = position.founder_groups = ((), ())
    position.marks = ((1,) * 6, (0,) * 6)
    without_cards(position)

    result = counted(position)
    assert (result.ranks == (1,)) == won
    assert result.decided_by == ("sat" if won else "resources")


@rule("SB-XRULING-91")
def test_a_scenario_lost_for_another_reason_names_no_tie_break() -> None:
    """Equal in Good Reviews, and a Bad Review too many."""
    mine = {"reviews": 9, "bad_reviews": 1, "bean": 0, "milk": 0, "sugar": 0, "line": []}
    position = table(seats=1, scenario="after_hours", first=1, cafes={0: mine, 1: {"reviews": 8}})
    position.founders = position.founder_groups = ((), ())
    without_cards(position)
    result = counted(position)

    assert (result.scores, result.rivals[0].score) == ((8,), 8)
    assert (result.verdict, result.ties, result.decided_by) == ("no_bad_review", (), "")


def without_cards(position: SeizeTheBeanPosition) -> None:
    """Nobody has anything that an Award could count."""
    for seat in (YOU, STARBOTS):
        position.decks = replaced(position.decks, own(seat), ())
        position.piles = replaced(position.piles, own(seat), ())
    position.pantry = position.style = ((), ())


@rule("SB-SOLO-42")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_notes_name_the_scenario(scenario: str) -> None:
    position = scene(scenario)
    result = counted(position)
    noted = position.notes(YOU)

    assert (noted[scenario], noted["won"]) == (1, int(result.ranks == (1,)))
    assert "level" not in noted


# After Hours.


@rule("SB-SCEN-AFTERHOURS-01", "SB-SCEN-AFTERHOURS-02", "SB-SCEN-AFTERHOURS-03", "SB-SCEN-AFTERHOURS-04")
@pytest.mark.parametrize("seed", range(3))
def test_after_hours_setup(seed: int) -> None:
    position = opened(AFTER_HOURS, seed)
    mine = discards(position, YOU)
    guests = [card for card in mine if card != "eccentric_aunt-1"]

    assert position.robot.tokens == ("criminal",)
    assert deck(position, YOU) == []  # Grand Opening: all start in the Discard Pile
    assert len(mine) == 4
    assert "eccentric_aunt-1" in mine
    assert [card.partition("-")[0] for card in guests] == ["party_animals"] * 3
    assert not any(BOX.is_super[BOX.index[CUSTOMERS][card]] for card in guests)
    assert not {*guests} & {*city_deck(position), *row(position)}
    assert position.supply[YOU] == (0, 0, 0)


@rule("SB-SCEN-AFTERHOURS-02", "SB-XVIS-07")
def test_after_hours_guests_are_random() -> None:
    assert len({tuple(sorted(discards(opened(AFTER_HOURS, seed), YOU))) for seed in range(6)}) > 3


@rule("SB-SCEN-AFTERHOURS-05")
@pytest.mark.parametrize(
    ("supply", "left", "bad"),
    [((2, 1, 0), (1, 0, 0), 1), ((0, 0, 0), (0, 0, 0), 1), ((2, 2, 2), (1, 1, 1), 0)],
)
def test_after_hours_poor_pay(supply: tuple[int, ...], left: tuple[int, ...], bad: int) -> None:
    bean, milk, sugar = supply
    position = scene(AFTER_HOURS, cafes={0: {"bean": bean, "milk": milk, "sugar": sugar}})
    events = starbots_turn(position, ("milk", 1))

    assert position.supply[YOU] == left
    assert position.bad_reviews[YOU] == bad
    assert len(only(events, Complained)) == bad
    assert sum(one.count for one in only(events, HandedIn)) == sum(supply) - sum(left)


@rule("SB-SCEN-AFTERHOURS-06", "SB-XRULING-94")
@pytest.mark.parametrize(("bad", "won", "verdict"), [(0, True, "scenario"), (1, False, "no_bad_review")])
def test_after_hours_wants_no_bad_review(bad: int, won: bool, verdict: str) -> None:
    position = scene(AFTER_HOURS, cafes={0: {"reviews": 40, "bad_reviews": bad, "line": []}})
    result = counted(position)

    assert result.scores[0] > result.rivals[0].score
    assert (result.ranks == (1,), result.verdict) == (won, verdict)


@rule("SB-XRULING-94")
def test_after_hours_counts_bad_reviews_that_come_with_awards() -> None:
    position = scene(AFTER_HOURS, cafes={0: {"reviews": 40, "line": ["party_animals-c01"]}})
    at = position.groups.index(BOX.group_ids.index("party_animals"))
    position.awards = position.awards._replace(complaints=replaced(position.awards.complaints, at, 1))

    assert counted(position).verdict == "no_bad_review"


# Würfel & Zucker.


@rule("SB-SCEN-WUERFEL-01", "SB-SCEN-WUERFEL-02", "SB-SCEN-WUERFEL-03", "SB-SCEN-WUERFEL-04")
def test_wuerfel_setup() -> None:
    position = opened(WUERFEL)
    mine = deck(position, YOU)
    guests = [card for card in mine if card.startswith("board_game_geeks")]

    assert position.robot.tokens == ("slow", "boss")
    assert sorted(card for card in mine if card not in guests) == friends("dog_uncle", "funny_cousin")
    assert len(guests) == 2
    assert not any(BOX.is_super[BOX.index[CUSTOMERS][card]] for card in guests)
    assert not {*guests} & {*city_deck(position), *row(position)}
    assert position.supply[YOU] == (8, 0, 0)
    assert position.marker[YOU] >= 0
    assert position.marker[STARBOTS] == -1


@rule("SB-SCEN-WUERFEL-05", "SB-XRULING-98")
def test_a_board_game_marks_the_award_of_its_player() -> None:
    ids = {BOX.group_ids[group] for group in opened(WUERFEL).groups}
    group = next(iter(sorted(ids - {"board_game_geeks"})))
    players = [f"{group}-c02", f"{group}-c03", "funny_cousin-1"]
    position = scene(WUERFEL, cafes={0: {"line": ["board_game_geeks-c01", *players]}})
    place = position.groups.index(BOX.group_ids.index(group))
    events: list[Event] = []
    for player in players:
        events += go_on(position, PlayGames(YOU, 0, 1, 1), PlaceBarista(YOU))
        put = next(one for one in offers(position) if one.startswith("put") and one.endswith(player))
        events += play(position, put)

    assert [(one.group, one.marks) for one in only(events, Marked)] == [
        (group, 1)
    ]  # once; a friend marks nothing
    assert [bool(mark) for mark in position.marks[YOU]] == [at == place for at in range(6)]
    assert position.cookies.won[YOU] == ()


@rule("SB-SCEN-WUERFEL-05")
def test_board_games_mark_nothing_elsewhere() -> None:
    cafes = {0: {"line": ["hipsters-c01", "hipsters-c02"]}}
    groups = ("board_game_geeks", "hipsters", "tourists", "cyclists", "musicians", "students")
    position = table(seats=1, cafes=cafes, neighbourhood="own", groups=groups)
    go_on(position, PlayGames(YOU, 0, 1, 1), PlaceBarista(YOU))
    play(position, next(one for one in offers(position) if one.startswith("put")))

    assert position.marks[YOU] == (0,) * 6


@rule("SB-SCEN-WUERFEL-06", "SB-XRULING-98")
@pytest.mark.parametrize(
    ("marks", "reviews", "verdict"),
    [((1,) * 6, 60, "scenario"), ((1, 1, 1, 1, 1, 0), 60, "all_marked"), ((1,) * 6, 0, "more_reviews")],
)
def test_wuerfel_wants_all_six_marks(marks: tuple[int, ...], reviews: int, verdict: str) -> None:
    cafes = {0: {"reviews": reviews, "line": []}, 1: {"reviews": 10}}
    position = scene(WUERFEL, cafes=cafes)
    position.marks = (marks, (0,) * 6)
    result = counted(position)

    assert result.verdict == verdict
    assert (result.ranks == (1,)) == (verdict == "scenario")


# Café Quorra.


@rule("SB-SCEN-QUORRA-01", "SB-SCEN-QUORRA-02", "SB-SCEN-QUORRA-03", "SB-SCEN-QUORRA-04", "SB-SCEN-QUORRA-06")
def test_quorra_setup() -> None:
    position = opened(QUORRA)

    assert position.robot.tokens == ("slow", "attractive")
    assert own_cards(position, YOU) == []
    assert position.supply[YOU] == (0, 0, 0)
    assert founders(position) == ["bop_the_robot", "selma_siesta"]
    assert position.craft
    assert opened(QUORRA, craft_mode=True).craft
    assert any(step.kind == "craft_phase" for step in position.agenda)


@rule("SB-SCEN-QUORRA-07", "SB-XRULING-91", "SB-XRULING-100")
@pytest.mark.parametrize(
    ("reviews", "mine", "theirs", "verdict"),
    [
        (11, 3, 2, "scenario"),
        (10, 3, 2, "outright"),
        (9, 3, 2, "outright"),
        (11, 2, 2, "more_customers"),
        (11, 1, 2, "more_customers"),
    ],
)
def test_quorra_wants_more_of_both(reviews: int, mine: int, theirs: int, verdict: str) -> None:
    """Without resources and with the last place in the turn order, so that no tie-break speaks against you."""
    others = ["funny_cousin-1", "musician_mum-1", "dog_uncle-1"][:mine]
    cafes = {
        0: {"reviews": reviews, "line": others[:1], "deck": others[1:2], "discard": others[2:]},
        1: {"reviews": 10, "discard": ["grandma-1", "grandpa-1"][:theirs]},
    }
    position = scene(QUORRA, first=1, cafes=cafes)
    position.founder_groups = ((), ())
    position.founders = ((), ())
    result = counted(position)

    assert result.verdict == verdict
    assert (result.ranks == (1,)) == (verdict == "scenario")


@rule("SB-XRULING-100")
def test_founders_are_no_customers() -> None:
    cafes = {0: {"reviews": 30, "line": ["funny_cousin-1"]}, 1: {"discard": ["grandma-1"]}}
    position = scene(QUORRA, cafes=cafes)
    assert len(position.founders[YOU]) == 2

    assert counted(position).verdict == "more_customers"

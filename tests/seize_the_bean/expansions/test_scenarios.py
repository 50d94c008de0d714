"""The six solo scenarios: how each is set up, what it changes, and what it takes to win (SB-SCEN)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from demitasse.games.seize_the_bean.abilities.board_games import PlayGames
from demitasse.games.seize_the_bean.abilities.trading import Roast
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.end_of_day import FinalCount
from demitasse.games.seize_the_bean.base_game.looking import Track
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.base_game.service import ServiceTurn, finished
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, STYLE
from demitasse.games.seize_the_bean.events import Complained, Refreshed, Reviewed
from demitasse.games.seize_the_bean.expansion_events import Buried, DebtPaid, Diverted, HandedIn, Marked
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from demitasse.kernel.result import Result
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_deck,
    deck,
    discards,
    effect,
    go_on,
    new_play,
    own_cards,
    random_play,
    row,
    starbots_turn,
    table,
)

YOU, STARBOTS = 0, 1
SCENARIOS = tuple(BOX.scenarios)
AFTER_HOURS, STARTUP, WUERFEL, AO_AMOR, DA_NALA, QUORRA = SCENARIOS
HEAD_START = (AO_AMOR, DA_NALA)
SHOWN = {
    **{icon: (icon, 1) for icon in ("bean", "milk", "sugar")},
    **dict.fromkeys(("strong", "quality"), ("bean", 2)),
    "soy": ("milk", 2),
    **dict.fromkeys(("croissant", "donut", "pie", "any_snack"), ("sugar", 2)),
    "angry": ("bean", 0),
}
"""What an icon of an order is as starting resources (SB-XRULING-99)."""
SIMPLE = ("bean", "milk", "sugar", "hype", "review")
"""Icons that ask nothing."""


def opened(scenario: str, seed: int = 1, **options: Any) -> SeizeTheBeanPosition:
    """Set up; Founders without a group in play have joined the first one."""
    position = new_play(1, seed, scenario=scenario, first=0, **options)
    while position.agenda[0].kind == "join":
        play(position, offers(position)[0])
    return position


def scene(scenario: str, **facts: Any) -> SeizeTheBeanPosition:
    return table(seats=1, scenario=scenario, **facts)


def counted(position: SeizeTheBeanPosition) -> Result:
    position.closing = "reviews"
    go_on(position, FinalCount(position.first))
    assert position.result is not None
    return position.result


def friends(*names: str) -> list[str]:
    return sorted(f"{name}-1" for name in names)


def founders(position: SeizeTheBeanPosition) -> list[str]:
    return [BOX.ids[CUSTOMERS][card] for card in position.founders[YOU]]


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


# New Startup in Town.


@rule(
    *("SB-SCEN-STARTUP-01", "SB-SCEN-STARTUP-02", "SB-SCEN-STARTUP-03", "SB-SCEN-STARTUP-04"),
    "SB-SCEN-STARTUP-05",
)
def test_startup_setup() -> None:
    position = opened(STARTUP)

    assert position.robot.tokens == ("starter", "boss")
    assert sorted(deck(position, YOU)) == friends("popular_friend", "funny_cousin", "eccentric_aunt")
    assert position.supply[YOU] == (3, 1, 2)
    assert position.hype == (5, 2)
    assert founders(position) == ["otis_arabica"]
    assert position.founders[STARBOTS] == ()


@rule("SB-XRULING-95")
def test_startup_begins_at_max_hype() -> None:
    position = scene(STARTUP)
    effect(position, YOU, "hype up")

    assert position.hype[YOU] == 5
    assert position.debt == 1  # a Good Review instead, which goes where all go


@rule("SB-SCEN-STARTUP-06", "SB-XRULING-96")
@pytest.mark.parametrize("cause", ["icon", "happy", "hype", "roast"])
def test_startup_reviews_go_to_the_debt_pile(cause: str) -> None:
    position = scene(STARTUP)
    events: list[Event] = []
    gain(position, YOU, 3, cause, events)

    assert (position.reviews[YOU], position.debt, position.city_reviews) == (0, 3, 37)
    assert [(one.count, one.to) for one in only(events, Diverted)] == [(3, "debt")]
    assert only(events, Reviewed) == []


@rule("SB-SCEN-STARTUP-06", "SB-XRULING-96")
def test_startup_diverted_reviews_can_bring_the_end() -> None:
    position = scene(STARTUP, reviews=2)
    gain(position, YOU, 2, "icon", [])

    assert position.closing == "reviews"


@rule("SB-SCEN-STARTUP-06")
def test_starbots_keeps_its_reviews_in_every_scenario() -> None:
    for scenario in SCENARIOS:
        position = scene(scenario)
        before = position.reviews[STARBOTS]
        gain(position, STARBOTS, 2, "icon", [])
        assert position.reviews[STARBOTS] == before + 2


@rule("SB-SCEN-STARTUP-07", "SB-SCEN-STARTUP-08", "SB-XRULING-95")
def test_innovation_pays_then_works_then_refreshes() -> None:
    style = upgrade_with("review")
    position = scene(STARTUP, cafes={0: {"style": [style]}})
    position.debt = 2
    before = row(position)
    events = effect(position, YOU, "trigger style any_row 1")
    if offers(position) and offers(position)[0].startswith("activate"):
        chosen = next(one for one in offers(position) if one.startswith("activate review"))
        events += play(position, chosen)

    assert position.reviews[YOU] == 1
    assert position.debt == 2 - 1 + 1  # one freed, and the icon's own Good Review went in
    kinds = [type(one).__name__ for one in events if isinstance(one, DebtPaid | Diverted | Refreshed)]
    assert kinds == ["DebtPaid", "Diverted", "Refreshed"]
    assert row(position)[1:] == before[:4]  # every Customer moved on by one column


def upgrade_with(icon: str) -> str:
    """A Style Upgrade with this icon, of a group of the scenario."""
    groups = new_play(1, scenario=STARTUP, first=0).groups
    for group in groups:
        for card in BOX.sets[STYLE][group]:
            if any(BOX.activate[printed].icon == icon for printed in BOX.printed_at[STYLE][card]):
                return BOX.ids[STYLE][card]
    raise AssertionError(f"no Style Upgrade with {icon}")


@rule("SB-SCEN-STARTUP-07", "SB-XRULING-95")
def test_innovation_without_an_icon_still_pays_and_refreshes() -> None:
    position = scene(STARTUP)
    position.debt = 3
    events = effect(position, YOU, "trigger style any_row 1")

    assert (position.reviews[YOU], position.debt) == (1, 2)
    assert len(only(events, Refreshed)) == 1


@rule("SB-SCEN-STARTUP-07")
def test_innovation_without_debt_pays_nothing() -> None:
    position = scene(STARTUP)
    events = effect(position, YOU, "trigger style any_row 1")

    assert (position.reviews[YOU], position.debt) == (0, 0)
    assert only(events, DebtPaid) == []
    assert len(only(events, Refreshed)) == 1


@rule("SB-XRULING-95")
def test_super_innovation_is_two_activations_of_different_icons() -> None:
    styles = [BOX.ids[STYLE][card] for card in BOX.sets[STYLE][new_play(1, scenario=STARTUP).groups[0]]]
    position = scene(STARTUP, cafes={0: {"style": styles}})
    position.debt = 5
    events = effect(position, YOU, "trigger style any_row 2")
    first = offers(position)
    assert len(first) > 1
    chosen = next(one for one in first if one.split()[1].rstrip("123") in SIMPLE)
    events += play(position, chosen)
    assert chosen not in offers(position)
    assert len(offers(position)) == len(first) - 1
    events += play(position, next(one for one in offers(position) if one.startswith("activate")))
    while position.seats_to_act and offers(position)[0].startswith("take"):
        events += play(position, offers(position)[0])

    assert len(only(events, DebtPaid)) == 2
    assert position.reviews[YOU] == 2
    assert len([one for one in only(events, Refreshed) if one.row == "customers"]) == 2


@rule("SB-SCEN-STARTUP-07")
def test_delivery_pays_no_debt() -> None:
    position = scene(STARTUP)
    position.debt = 3
    events = effect(position, YOU, "trigger pantry any_row 1")

    assert position.debt == 3
    assert events == []


@rule("SB-SCEN-STARTUP-09", "SB-XDEC-15")
def test_cards_seen_by_connections_may_go_under_the_deck() -> None:
    position = scene(STARTUP)
    first, second, third, *others = city_deck(position, "pantry")
    effect(position, YOU, "connections")
    play(position, "look pantry")
    assert offers(position) == ["return 1", "return 2", "return 3", "under 1", "under 2", "under 3", "done"]
    events = play(position, "under 2")
    assert offers(position) == ["return 1", "return 2", "under 1", "under 2", "done"]
    assert position.view(YOU).looking.cards == (first, third)  # type: ignore[union-attr]
    events += play(position, "under 1")
    assert offers(position) == ["under 1", "done"]  # the last one may go too
    assert refused(position, "under 3").rule == "SB-SCEN-STARTUP-09"
    events += play(position, "done")

    assert city_deck(position, "pantry") == [third, *others, second, first]
    assert len(only(events, Buried)) == 2
    assert position.known[PANTRY][YOU] == 1


@rule("SB-SCEN-STARTUP-09")
def test_only_connections_of_this_scenario_put_cards_under_a_deck() -> None:
    other = scene(AO_AMOR)
    effect(other, YOU, "connections")
    play(other, "look pantry")
    assert refused(other, "under 1").rule == "SB-SCEN-STARTUP-09"
    position = scene(STARTUP)
    go_on(position, Track(YOU, 0, 2), PlaceBarista(YOU))
    assert not any(one.startswith("under") for one in offers(position))


@rule("SB-SCEN-STARTUP-10", "SB-SCEN-STARTUP-11", "SB-SCEN-STARTUP-12", "SB-XRULING-97")
def test_startup_count() -> None:
    cafes = {0: {"reviews": 4, "line": [("popular_friend-1", 3)], "unlocked": {"niche_style": ""}}}
    position = scene(STARTUP, cafes=cafes)
    position.debt = 20
    result = counted(position)

    assert result.scores == (4 + 3 + 5,)  # the debt is gone; Happy tokens and Achievements count
    assert result.verdict == "scenario"


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

"""New Startup in Town: a scenario of debts and innovation (SB-SCEN-STARTUP)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.looking import Track
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.content import PANTRY, STYLE
from demitasse.games.seize_the_bean.events import Refreshed, Reviewed
from demitasse.games.seize_the_bean.expansion_events import Buried, DebtPaid, Diverted
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, city_deck, deck, effect, go_on, new_play, row
from tests.seize_the_bean.expansions.scenarios import (
    AO_AMOR,
    SCENARIOS,
    SIMPLE,
    STARBOTS,
    STARTUP,
    YOU,
    counted,
    founders,
    friends,
    opened,
    scene,
)

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

"""Everything gained, lost or moved names what caused it, also where one cause interrupts another."""

from __future__ import annotations

from random import Random

import pytest

from demitasse.games.seize_the_bean.base_game.hype import rise
from demitasse.games.seize_the_bean.caused import Caused
from demitasse.games.seize_the_bean.causes import NONE
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.events import (
    Activated,
    Cheered,
    Complained,
    Failed,
    Lost,
    Paid,
    PhaseBegan,
    Placed,
    Served,
    Stayed,
    Unlocked,
    Upset,
)
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Event
from demitasse.kernel.language import say
from demitasse.kernel.message import message_for
from tests.playing import parsed
from tests.seize_the_bean.build import BOX, begin, new_play, table

CITY_ACTIONS = ("attract", "upgrade_pantry", "upgrade_style")


def due(events: list[Event]) -> list[tuple[str, str]]:
    """What happened and what it is due to."""
    return [(event.kind, event.by) for event in events if isinstance(event, Caused)]


def happened(position: SeizeTheBeanPosition, *texts: str) -> list[Event]:
    """As `play`, but with what everything is due to."""
    events: list[Event] = []
    for text in texts:
        (seat,) = position.seats_to_act
        events += position.play(seat, parsed(position, text))
    return events


def test_each_icon_of_an_action_is_named_although_all_are_activated_first() -> None:
    position = table(cafes={0: {"pantry": ["hipsters-p1", "cyclists-p1"]}}, first=0)
    events = happened(position, "place milk")
    activated = [event.card for event in events if isinstance(event, Activated)]

    assert activated[0] == "board"
    assert [by for _, by in due(events)] == activated
    assert len(activated) > 1


def test_what_a_guest_brings_is_due_to_the_guest_and_a_mood_of_ones_own_goes_without_saying() -> None:
    """Vinyl Collector: a Good Review for the main order, Hype by the ability."""
    position = table(cafes={0: {"line": ["hipsters-c01"], "bean": 9, "milk": 9, "sugar": 9, "hype": 2}})
    events = begin(position, "service")
    while position.guest != NOBODY:
        events += position.play(0, position.choices(0)[0])
    told = [(kind, by) for kind, by in due(events) if kind in ("reviewed", "hype-moved")]

    assert told
    assert {by for _, by in told} == {"hipsters-c01"}
    assert all(by == NONE for kind, by in due(events) if kind in ("cheered", "upset"))


def test_a_guest_who_cannot_be_served_says_what_was_missing_and_who_is_paid_for_what_is_left() -> None:
    poor = table(cafes={0: {"line": ["hipsters-c01"], "bean": 0, "milk": 0, "sugar": 0}})
    rich = table(cafes={0: {"line": ["grandpa-1"], "bean": 9, "milk": 5, "sugar": 1}})
    (failed,) = [event for event in begin(poor, "service") if isinstance(event, Failed)]
    (paid,) = [event for event in begin(rich, "service") if isinstance(event, Paid)]

    assert failed.short
    assert paid.left == (9 - paid.bean, 5, 1)


@pytest.mark.parametrize("seed", range(6))
def test_causes_are_cards_and_actions_everybody_can_see(seed: int) -> None:
    """What an action brings names an icon activated since the Barista was placed, what Service brings the guest or what
    that led to; with Achievements in between.
    """
    position = new_play(seats=3, seed=seed)
    seen: set[str] = set()
    causes: set[str] = set()
    for at in range(250):
        if not position.agenda:
            break
        (seat,) = position.seats_to_act
        choices = position.choices(seat)
        for event in position.play(seat, choices[(at * 7 + seed) % len(choices)]):
            say(message_for("sb", event), "fr", BOX.names, ["A", "B", "C"])
            if isinstance(event, Placed):
                causes = set()
            elif isinstance(event, PhaseBegan):
                causes = {"hype"} if event.phase == "hype" else {"word_of_mouth"}
            elif isinstance(event, Served):
                causes = {event.card}
            elif isinstance(event, Activated):
                on_board = event.card == "board" and event.icon in CITY_ACTIONS
                causes.add(event.icon if on_board else event.card)
            elif isinstance(event, Unlocked):
                causes.add(event.achievement)
            elif isinstance(event, Stayed):
                causes = {event.card}
            elif isinstance(event, Cheered | Upset) and event.by == NONE:
                assert event.card in causes
            elif isinstance(event, Complained) and event.by not in causes:
                causes = {event.by}  # who leaves angry, told right after
            elif isinstance(event, Lost) and event.by == "bad_review":
                assert event.card in causes
            elif isinstance(event, Caused):
                assert event.by in causes
                seen.add(event.by)
    assert len(seen) > 8


def test_the_sentence_names_the_cause() -> None:
    position = table(cafes={0: {"hype": 2, "style": ["party_animals-s1"]}})
    position.causes = ((0, "hipsters-c01"),)
    events: list[Event] = []
    rise(position, 0, events)
    name = BOX.names["hipsters-c01"]
    assert say(message_for("sb", events[0]), "en", BOX.names, ["Ada"]).endswith(f"rises to 3 ({name.en}).")
    assert say(message_for("sb", events[0]), "fr", BOX.names, ["Ada"]).endswith(f"monte à 3 ({name.fr}).")


@pytest.mark.parametrize("seats", [1, 3])
def test_every_gain_loss_and_move_of_a_play_names_its_cause(seats: int) -> None:
    """But for the mood of the guest who is being served; alone, Starbots has its causes too."""
    nameless: set[str] = set()
    named: set[str] = set()
    random, position = Random(7), new_play(seats, seed=5)
    for _ in range(250):
        if not position.seats_to_act:
            break
        seat = position.seats_to_act[0]
        for event in position.play(seat, random.choice(position.choices(seat))):
            if isinstance(event, Caused) and not isinstance(event, Cheered | Upset):
                (nameless if event.by == NONE else named).add(event.kind)

    assert not nameless
    assert len(named) > 5

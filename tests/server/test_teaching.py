"""Teach me: a warning before a choice that costs much, with what would be better; nothing else, and never a stop."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.coach.verdict import Verdict
from demitasse.games.cafe_del_gatto.choices import Take
from demitasse.kernel.message import Message
from demitasse.server import teaching
from tests.server.visiting import BOT, ME, Guest, Visit


def asked(guest: Guest) -> dict[str, Any]:
    guest.say("weigh", id=7, seat=0, choice=guest.choices(0)[-1])
    return dict(guest.hear("weighed", "refused"))


def test_a_dear_choice_is_warned_of_and_can_be_made_all_the_same(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    dear = Verdict("mistake", -14.2, -19.0, -9.1, Take(), Message("bot-no-reason"))
    monkeypatch.setattr(teaching, "verdict", lambda *rest: dear)
    monkeypatch.setattr(teaching, "seems_to_cost", lambda *rest: 12.0)
    with visit.seated(visit.table(ME, BOT, game="cafe-del-gatto", options={})) as ana:
        ana.play_on((0,), lambda update: 0 in update["to_act"])
        told = asked(ana)
        assert told["warning"] == {"key": "server-costs", "facts": {"points": 14, "low": 9, "high": 19}}
        assert told["better"] == {"do": "take"}
        assert told["reason"]["key"]
        seq = ana.seq
        ana.choose(0)
        assert ana.seq > seq


def test_what_costs_little_or_is_uncertain_passes_in_silence(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    slight = Verdict("inaccuracy", -6.0, -8.0, -4.0, Take(), Message("bot-no-reason"))
    monkeypatch.setattr(teaching, "verdict", lambda *rest: slight)
    monkeypatch.setattr(teaching, "seems_to_cost", lambda *rest: 12.0)
    with visit.seated(visit.table(ME, BOT, game="cafe-del-gatto", options={})) as ana:
        ana.play_on((0,), lambda update: 0 in update["to_act"])
        assert asked(ana)["warning"] is None


def test_a_game_without_a_curve_never_warns_nor_does_a_coach_that_fails(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit.seated(visit.table(ME, BOT)) as ana:
        ana.play_on((0,), lambda update: 0 in update["to_act"])
        assert asked(ana)["warning"] is None
        monkeypatch.setattr(teaching, "weigh", lambda *rest: 1 / 0)
        assert asked(ana)["warning"] is None


def test_only_ones_own_possible_choices_are_weighed(visit: Visit) -> None:
    with visit.seated(visit.table(ME, BOT)) as ana:
        ana.play_on((0,), lambda update: 0 in update["to_act"])
        ana.say("weigh", id=7, seat=1, choice=ana.choices(0)[0])
        assert ana.hear("refused")["refusal"]["message"]["key"] == "server-not-your-seat"
        ana.say("weigh", id=8, seat=0, choice={"do": "place", "square": "z9"})
        assert ana.hear("refused")["refusal"]["message"]["key"]

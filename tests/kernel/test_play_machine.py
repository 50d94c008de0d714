"""Choosing and taking back in any order: Hypothesis plays Coffee Rush and tries to get lost."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import demitasse
from demitasse.kernel.errors import Illegal, NoUndo
from demitasse.kernel.play import UNDO, Play
from tests.golden.playthrough import Stored, stored_playthroughs

GAME = demitasse.game("coffee-rush")


class PlayMachine(RuleBasedStateMachine):
    """Beside the play, a plain history: what may be taken back, and what the position was before."""

    play: Play

    def __init__(self) -> None:
        super().__init__()
        self.history: list[tuple[int, tuple[Any, ...], str]] = []
        self.stocks: Any = None

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 2**64), fair=st.booleans())
    def a_fresh_play(self, seats: int, seed: int, fair: bool) -> None:
        options = GAME.checked({"fair_start": fair}, seats)
        self.begin(Play(GAME, options, people=("Ada", "Björn", "Chloé", "Dinh")[:seats], seed=seed))

    @precondition(lambda self: not self.play.rows)
    @rule(
        stored=st.sampled_from([it for it in stored_playthroughs() if it.game == GAME.id]),
        part=st.floats(0, 1),
    )
    def go_on_with_a_stored_play(self, stored: Stored, part: float) -> None:
        play = stored.play()
        for seat, text in stored.choices[: int(part * len(stored.choices))]:
            if text == "undo":
                play.undo(seat)
            else:
                play.choose(seat, GAME.notation.parse(text))
        for seat in range(len(stored.people)):
            while play.undo_depth(seat):
                play.undo(seat)
        self.begin(play)

    def begin(self, play: Play) -> None:
        self.play = play
        self.history = []
        self.stocks = play.position.stocks()

    @precondition(lambda self: self.play.position.result is None)
    @rule(pick=st.integers(0, 10**6))
    def choose(self, pick: int) -> None:
        position = self.play.position
        (seat,) = position.seats_to_act
        choices = position.choices(seat)
        before, digest, revealed = position.state(), position.digest(), position.revealed
        self.play.choose(seat, choices[pick % len(choices)])
        if self.play.position.revealed != revealed:
            self.history = []
        else:
            self.history = [it for it in self.history if it[0] == seat] + [(seat, before, digest)]

    @precondition(lambda self: self.history)
    @rule()
    def take_back(self) -> None:
        seat, before, digest = self.history.pop()
        self.play.undo(seat)
        assert self.play.position.state() == before
        assert self.play.position.digest() == digest

    @rule(seat=st.integers(-1, 4))
    def take_back_what_one_may_not(self, seat: int) -> None:
        if not self.history or self.history[-1][0] != seat:
            digest, rows = self.play.position.digest(), len(self.play.rows)
            with pytest.raises(NoUndo):
                self.play.undo(seat)
            assert (self.play.position.digest(), len(self.play.rows)) == (digest, rows)

    @rule(
        seat=st.integers(-1, 4),
        text=st.sampled_from(["place a1", "step b2", "confirm", "pour milk 1", "done"]),
    )
    def choose_what_one_may_not(self, seat: int, text: str) -> None:
        choice = GAME.notation.parse(text)
        if choice not in self.play.position.choices(seat):
            digest, rows = self.play.position.digest(), len(self.play.rows)
            with pytest.raises(Illegal):
                self.play.choose(seat, choice)
            assert (self.play.position.digest(), len(self.play.rows)) == (digest, rows)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.play.position.stocks() == self.stocks

    @invariant()
    def undo_reaches_as_far_as_the_history(self) -> None:
        for seat in range(len(self.play.people)):
            mine = bool(self.history) and self.history[-1][0] == seat
            assert self.play.undo_depth(seat) == (len(self.history) if mine else 0)

    def teardown(self) -> None:
        """The log, undone choices left out, played from the start, gives the same position."""
        assert [row.seq for row in self.play.rows] == list(range(len(self.play.rows)))
        again = Play(GAME, self.play.options, people=self.play.people, seed=self.play.seed)
        kept: list[tuple[int, str]] = []
        for row in self.play.rows:
            if row.do == UNDO:
                kept.pop()
            else:
                kept.append((row.seat, row.do))
        for seat, text in kept:
            again.choose(seat, GAME.notation.parse(text))
        assert again.position == self.play.position


TestPlayMachine = PlayMachine.TestCase
TestPlayMachine.settings = settings(max_examples=50, stateful_step_count=80)

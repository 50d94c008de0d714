"""Cooks of five levels: what sets them apart, and that they stay pleasant to watch."""

from __future__ import annotations

from itertools import pairwise

from demitasse.arena import simulate
from demitasse.arena.playing import play_out
from demitasse.arena.team_ladder import Trial, tried
from demitasse.bots import bot_kind, trial_of
from demitasse.bots.kitchen_rush.brigade import Levelled
from demitasse.bots.kitchen_rush.heads import SPELL, Head
from demitasse.bots.levels import LEVELS, Sight
from demitasse.bots.recipes import Recipe
from demitasse.kernel.chance import Chance
from tests.kitchen_rush.build import KITCHEN

KINDS = [bot_kind("kitchen-rush", level) for level in LEVELS]


def test_hands_and_heads_grow_with_the_level() -> None:
    for lower, upper in pairwise(KINDS):
        assert issubclass(lower, Levelled)
        assert issubclass(upper, Levelled)
        assert lower.hands.reaction > upper.hands.reaction
        assert lower.SIGHT.overlooks >= upper.SIGHT.overlooks
        assert lower.SIGHT.misjudges >= upper.SIGHT.misjudges


def test_every_level_has_a_table_that_can_be_laid() -> None:
    for level in LEVELS:
        for seats in (1, 2, 3, 4):
            assert KITCHEN.checked(trial_of("kitchen-rush", level, seats), seats).events


def test_a_level_wins_more_of_the_same_deals_than_the_one_below() -> None:
    """Few games: `demitasse ladder kitchen-rush` plays hundreds."""
    for lower, upper in pairwise(LEVELS):
        table = trial_of("kitchen-rush", upper, 3)
        above, below = (tried(Trial("kitchen-rush", level, 3, 4, table), 8) for level in (upper, lower))
        assert above.wins > below.wins, upper


def test_a_beginner_goes_on_working_whatever_it_overlooks() -> None:
    options = KITCHEN.checked({}, 2)
    entrants = [Recipe("beginner", KINDS[0])] * 2
    outcome = play_out(KITCHEN, options, KITCHEN.load(), entrants, 1, Chance.of(3))

    assert outcome.notes[0]["orders"] >= 8


def test_what_is_overlooked_stays_so_for_a_spell_and_no_longer() -> None:
    head = Head(Sight(overlooks=50, misjudges=0.5), seed=1)
    things = [str(thing) for thing in range(40)]
    first = [(head.sees(thing, 0), head.error(thing, 0)) for thing in things]
    again = [(head.sees(thing, SPELL - 1), head.error(thing, SPELL - 1)) for thing in reversed(things)]
    later = [(head.sees(thing, SPELL), head.error(thing, SPELL)) for thing in things]

    assert first == again[::-1]
    assert first != later
    assert 8 < sum(seen for seen, _ in first) < 32


def test_levels_play_with_every_option_that_cooks_play_with() -> None:
    for level in LEVELS:
        for seats, options in ((1, {"mode": "practice"}), (4, {"goal": "G07", "digital": True})):
            report = simulate("kitchen-rush", [level] * seats, games=1, seed=2, options=options)
            assert report.games == 1

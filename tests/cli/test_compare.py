"""`simulate --compare`: the same games with and without a change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from demitasse.arena import Series
from demitasse.arena.comparison import Comparison, Pairs
from demitasse.arena.simulation import outcomes_of_plays
from tests.cli.commands import refused, run

GATTO = ("simulate", "cafe-del-gatto", "--games", "30", "--seats", "random,random")
COFFEE = ("simulate", "coffee-rush", "--games", "20", "--seats", "random,random")


@pytest.fixture
def easy_order(tmp_path: Path) -> Path:
    """An order that is much easier to send."""
    file = tmp_path / "mine.toml"
    file.write_text('[[order]]\nid = "espresso_doppio"\ningredients = { coffee = 1 }\n')
    return file


def test_both_games_of_a_pair_have_one_seed_and_one_seating() -> None:
    plain, fair = (
        Series.of("coffee-rush", ["random"] * 2, options={"fair_start": fair}) for fair in (False, True)
    )
    played = list(outcomes_of_plays(Pairs(fair, plain), range(8)))
    for changed, base in zip(played[::2], played[1::2], strict=True):
        assert (changed.seed, changed.bots, changed.play) == (base.seed, base.bots, base.play)
        assert base == plain.play(base.play) or base.scores == plain.play(base.play).scores


def test_what_a_thing_is_worth_is_what_its_owners_have_more_than_in_the_game_without() -> None:
    series = Series.of("coffee-rush", ["random"] * 2)
    one = series.play(0)
    changed = [
        type(one)(
            **{
                **{name: getattr(one, name) for name in one.__struct_fields__},
                "scores": (5 + extra, 3),
                "ranks": (1, 2),
                "notes": ({"sent:cup": 1}, {}),
            }
        )
        for extra in (0, 2)
    ]
    base = type(one)(
        **{**{name: getattr(one, name) for name in one.__struct_fields__}, "scores": (4, 4), "ranks": (1, 1)}
    )
    comparison = Comparison(["cup", "never"])
    for outcome in changed:
        comparison.add(outcome, base)
    assert comparison.things["cup"].points.estimate.value == 2.0, "1 and 3 points more"
    assert comparison.things["cup"].wins.estimate.value == 0.0
    assert comparison.points.value == pytest.approx(0.5), "its rival has one less"
    assert not comparison.things["never"].points.estimate.known


def test_a_card_is_compared_with_its_absence_in_both_languages(easy_order: Path) -> None:
    ran = run(*COFFEE, "--content", easy_order, "--compare", "content")
    assert ran.code == 0
    told = " ".join(ran.out.split())
    assert "20 pairs of games" in told
    assert "Espresso Doppio is worth" in told
    assert "first seat’s wins by" in told
    french = run(*COFFEE, "--content", easy_order, "--compare", "content", "--lang", "fr").out
    assert "20 paires de parties" in french
    assert "à qui l’a" in " ".join(french.split())


def test_an_option_is_compared_and_told_to_programs_in_the_same_bytes_by_any_number_of_workers() -> None:
    alone, shared = (
        run(*COFFEE, "--fair-start", "--compare", "fair-start", "--json", "--workers", workers).out
        for workers in ("1", "2")
    )
    assert alone == shared
    told = json.loads(alone)
    assert (told["schema"], told["pairs"], told["things"]) == (1, 20, {})
    assert told["points"]["low"] <= told["points"]["value"] <= told["points"]["high"]


def test_what_cannot_be_compared_is_refused_in_one_sentence(easy_order: Path, tmp_path: Path) -> None:
    assert "--content FILE" in refused(run(*GATTO, "--compare", "content"))
    assert "take content" in refused(run(*COFFEE, "--content", easy_order, "--compare", "fair-start"))
    alone = run(*COFFEE, "--fair-start", "--compare", "fair-start", "--out", tmp_path / "games.csv")
    assert "--out" in refused(alone)
    empty = tmp_path / "empty.toml"
    empty.write_text("")
    assert "nothing to compare" in refused(run(*COFFEE, "--content", empty, "--compare", "content"))


def test_ctrl_c_tells_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    add = Comparison.add

    def interrupted(comparison: Comparison, *pair: object) -> None:
        add(comparison, *pair)  # type: ignore[arg-type]
        if comparison.pairs == 7:
            raise KeyboardInterrupt

    monkeypatch.setattr(Comparison, "add", interrupted)
    ran = run(*COFFEE, "--fair-start", "--compare", "fair-start")
    assert ran.code == 130
    assert "7 pairs of games" in ran.out

"""What many games say: notes of every game, differences with honest intervals, and the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

import demitasse
from demitasse.arena import Outcome, Series, read, report_of, simulate, write
from demitasse.arena.contrasts import Everybody, Having, Mean, Ratio, plays_to_detect
from demitasse.arena.report_page import as_page
from demitasse.arena.report_sections import Report
from demitasse.arena.study import Study, things_of
from demitasse.kernel.language import catalogue
from tests.cli.commands import refused, run

GAMES = list(demitasse.GAMES)


def studied(outcomes: list[Outcome]) -> Study:
    study = Study()
    for outcome in outcomes:
        study.add(outcome)
    return study


# Notes


def test_coffee_rush_notes_what_became_of_every_order_of_a_seat() -> None:
    """All orders there are, but those still in the deck or thrown away with it, belong to somebody."""
    for outcome in simulate("coffee-rush", ["greedy", "random"], games=2, seed=2).outcomes:
        for seat, notes in enumerate(outcome.notes):
            fates = {
                fate: sum(count for what, count in notes.items() if what.startswith(f"{fate}:"))
                for fate in ("sent", "spent", "dropped", "turned")
            }
            assert outcome.scores[seat] == fates["sent"] + 2 * fates["turned"] - fates["dropped"]
            assert fates["spent"] == 3 * fates["turned"]


def test_cafe_del_gatto_notes_tiles_tokens_and_cleanings() -> None:
    report = simulate("cafe-del-gatto", ["random", "random"], games=4, seed=2)
    for outcome in report.outcomes:
        for seat, notes in enumerate(outcome.notes):
            tiles = [int(what.rpartition("-")[2]) for what in notes if what.startswith("tile:")]
            assert sum(tiles) + notes["sugar"] // 2 == outcome.scores[seat]
            assert any(what.startswith("bought:") for what in notes)
    assert report.notes["cleanings"].max > 0


def test_kitchen_rush_notes_orders_served_and_failed() -> None:
    (outcome,) = simulate("kitchen-rush", ["cook", "random"], games=1, seed=2).outcomes
    notes = outcome.notes[0]
    assert sum(count for what, count in notes.items() if what.startswith("served:")) == notes["orders"] > 0
    assert sum(count for what, count in notes.items() if what.startswith("failed:")) == notes["failed"]
    assert outcome.notes[1] == notes


def test_seize_the_bean_notes_awards() -> None:
    (outcome,) = simulate("seize-the-bean", ["random", "random"], games=1, seed=1).outcomes
    assert any(what.startswith("award:") for notes in outcome.notes for what in notes)


@pytest.mark.parametrize("game", GAMES)
def test_everything_noted_has_a_name_in_both_languages(game: str) -> None:
    rules = demitasse.game(game)
    outcomes = simulate(game, ["random", "random"], games=3, seed=1).outcomes
    report = Report(studied(list(outcomes)), rules, rules.load(), "fr")
    for outcome in outcomes:
        for notes in outcome.notes:
            for id, fates in things_of(notes).items():
                assert report.called(id) != id, id
                for fate in filter(None, fates):
                    for language in ("en", "fr"):
                        assert f"{rules.prefix}-fate-{fate}" in catalogue(language)


# Differences


def test_the_interval_of_a_difference_is_that_of_plays_and_not_of_seats() -> None:
    """Against the bootstrap of whole plays, with seats that depend on each other strongly."""
    chance = Random(5)
    plays = []
    for _ in range(400):
        luck = chance.gauss(0, 3)
        having = [chance.random() < 0.4 for _ in range(3)]
        plays.append((having, [luck + 1.0 * has + chance.gauss(0, 1) for has in having]))

    def difference(sample: list[tuple[list[bool], list[float]]]) -> float:
        both = [
            (has, figure) for having, figures in sample for has, figure in zip(having, figures, strict=True)
        ]
        return fmean(f for has, f in both if has) - fmean(f for has, f in both if not has)

    everybody, having_it = Everybody(), Having()
    for having, figures in plays:
        everybody.add(3, sum(figures))
        own = [figure for has, figure in zip(having, figures, strict=True) if has]
        if own:
            having_it.add(len(own), sum(own), 3, sum(figures))
    found = having_it.difference(everybody)
    assert found.value == pytest.approx(difference(plays))
    resampled = stdev(difference(chance.choices(plays, k=400)) for _ in range(200))
    assert (found.high - found.low) / (2 * 1.96) == pytest.approx(resampled, rel=0.15)


def test_means_and_ratios_have_the_usual_intervals() -> None:
    mean, ratio = Mean(), Ratio()
    figures = [1.0, 4.0, 2.0, 7.0, 3.0]
    for figure in figures:
        mean.add(figure)
        ratio.add(1, figure)
    reach = 1.959964 * stdev(figures) / 5**0.5
    for found in (mean.estimate, ratio.estimate):
        assert found.value == pytest.approx(3.4)
        assert found.high - found.value == pytest.approx(reach, rel=1e-5)
    assert not Mean().estimate.known
    assert not Having().difference(Everybody()).known


def test_how_many_plays_show_three_points_is_the_textbook_figure() -> None:
    assert plays_to_detect(0.03, 0.5) == pytest.approx(2180, abs=1)


# The page and the command


class Wellformed(HTMLParser):
    """Counts what is open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [
            str(value) for name, value in attrs if name in ("src", "href") and value and value[0] != "#"
        ]
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_every_game_is_whole_and_needs_nothing_else(game: str, language: str) -> None:
    rules = demitasse.game(game)
    study = studied(list(simulate(game, ["random"] * 2, games=8, seed=1).outcomes))
    page = as_page(Report(study, rules, rules.load(), language), ["games.csv"])
    reader = Wellformed()
    reader.feed(page)
    assert reader.open == []
    assert reader.outside == []
    assert "<script" not in page
    assert page.count("<svg") >= 1
    assert "nan" not in re.sub("<[^>]*>", "", page).lower().split()
    assert f'lang="{language}"' in page


def test_hostile_names_do_not_get_into_the_page() -> None:
    series = Series.of("coffee-rush", ["random"] * 2, seed=1)
    outcome = series.play(0)
    hostile = Outcome(
        **{
            name: getattr(outcome, name)
            for name in outcome.__struct_fields__
            if name not in ("bots", "openings")
        },
        bots=("<script>alert(1)</script>", "b"),
        openings=("<img src=x>",) * 2,
    )
    rules = demitasse.game("coffee-rush")
    page = as_page(Report(studied([hostile] * 6), rules, rules.load(), "en"), ["<b>.csv"])
    assert "<script" not in page
    assert "<img" not in page
    assert "<b>" not in page


@pytest.mark.parametrize("suffix", [".csv", ".json", ".parquet"])
def test_the_report_of_a_file_is_printed_and_written(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"games{suffix}"
    write(simulate("coffee-rush", ["random"] * 3, games=30, seed=1), file)
    ran = run("report", file, "--out", tmp_path / "page.html")
    assert ran.code == 0
    for words in (
        "Coffee Rush: what 30 games say",
        "takes 1,938 games",
        "penalty",
        "Rush tokens left",
        "page.html",
    ):
        assert words in ran.out.replace("\n", " ")
    assert "<svg" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "ce qu’apprennent 30 parties" in run("report", file, "--lang", "fr").out


def test_several_files_are_one_report(tmp_path: Path) -> None:
    for seed in (1, 2):
        write(simulate("coffee-rush", ["random"] * 2, games=5, seed=seed), tmp_path / f"{seed}.csv")
    assert "what 10 games say" in run("report", tmp_path / "1.csv", tmp_path / "2.csv").out


def test_what_cannot_be_reported_is_refused_in_one_sentence(tmp_path: Path) -> None:
    coffee, gatto = tmp_path / "coffee.csv", tmp_path / "gatto.csv"
    for file, game in ((coffee, "coffee-rush"), (gatto, "cafe-del-gatto")):
        write(simulate(game, ["random"] * 2, games=2), file)
    empty = tmp_path / "empty.csv"
    empty.write_bytes(coffee.read_bytes().splitlines(keepends=True)[0])
    again = tmp_path / "again.csv"
    again.write_bytes(coffee.read_bytes())
    assert "different games" in refused(run("report", coffee, gatto))
    assert "same simulation" in refused(run("report", coffee, again))
    assert "no game" in refused(run("report", empty))
    assert ".html" in refused(run("report", coffee, "--out", tmp_path / "page.pdf"))
    assert "cannot be read" in refused(run("report", tmp_path / "nowhere.csv"))
    assert len(list(read(coffee))) == 2


def test_a_report_needs_no_outcome_kept() -> None:
    series = Series.of("coffee-rush", ["random"] * 2)
    assert report_of(series, series.outcomes(range(3)), keep=False).outcomes == ()

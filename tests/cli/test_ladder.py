"""`demitasse ladder` and `demitasse train`."""

from __future__ import annotations

from pathlib import Path

import pytest

from demitasse.arena import ladder
from demitasse.arena.ladder import COLUMNS, Match, Rung, as_markdown, climbed, put_into, row_of
from demitasse.arena.outcome import Outcome
from demitasse.arena.results import NotWritten
from demitasse.arena.team_ladder import Trial, team_rows
from demitasse.bots.levels import LEVELS
from tests.cli.commands import refused, run


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A ladder of which nothing is played: each row is won less often than the one before. Who was to play."""
    told: list[str] = []

    def climbed(match: Match, games: int, *_: object) -> Rung:
        told.append(f"{match.bot} {match.against}")
        return Rung(match.bot, match.against, match.seats, games, games / len(told), 2.0, 1.0)

    monkeypatch.setattr(ladder, "climbed", climbed)
    monkeypatch.setattr(ladder, "cpu_a_turn", lambda match: 1.0)
    return told


def test_every_deal_is_played_once_from_each_seat() -> None:
    match = Match("cafe-del-gatto", "greedy", "random", 3, seed=4)
    plays = [match.play(number) for number in range(4)]

    assert plays[0].seed == plays[1].seed == plays[2].seed != plays[3].seed
    assert [play.bots.index("greedy") for play in plays] == [0, 1, 2, 0]


def test_the_same_match_comes_out_the_same() -> None:
    match = Match("cafe-del-gatto", "greedy", "random", 2, seed=4)

    assert climbed(match, 5) == climbed(match, 5)
    assert climbed(match, 5).games == 6
    assert climbed(match, 4).rate == 1


def test_a_match_goes_on_with_the_plays_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = Match("cafe-del-gatto", "greedy", "random", 2, seed=4), tmp_path / "plays.csv"
    whole = climbed(match, 6)
    climbed(match, 2, 1, file)
    played: list[int] = []
    play = Match.play

    def spy(match: Match, number: int) -> Outcome:
        played.append(number)
        return play(match, number)

    monkeypatch.setattr(Match, "play", spy)

    assert climbed(match, 6, 1, file) == whole
    assert played == [2, 3, 4, 5]
    with pytest.raises(NotWritten):
        climbed(Match("cafe-del-gatto", "greedy", "random", 2, seed=5), 6, 1, file)


def test_the_rows_of_one_level_take_their_places_in_the_table(tmp_path: Path, quick: list[str]) -> None:
    page = tmp_path / "opponents.md"
    command = ("ladder", "cafe-del-gatto", "--games", "9", "--out", str(page))
    run(*command)
    before = page.read_text(encoding="utf-8").splitlines()
    run(*command, "--level", "strong")
    after = page.read_text(encoding="utf-8").splitlines()
    changed = [new for old, new in zip(before, after, strict=True) if old != new]

    assert quick == [
        "casual beginner",
        "strong casual",
        "expert strong",
        "master expert",
        "master greedy",
        "strong casual",
    ]
    assert [line[:32] for line in changed] == ["| `strong` | `casual` | 9 | 16.7"]
    for language in ("en", "fr"):
        words = ("--lang", language, *command[:-2], "--games", "8", "--level", "strong", "--out", str(page))
        assert "--games 9 --seed 0" in refused(run(*words))
    assert len(quick) == 6


def test_the_table_goes_into_its_place_on_the_page(tmp_path: Path, quick: list[str]) -> None:
    page = tmp_path / "opponents.md"
    page.write_text("# Opponents\n", encoding="utf-8")
    command = ("ladder", "cafe-del-gatto", "--games", "2", "--seed", "5", "--out", str(page))
    run(*command)
    once = page.read_text(encoding="utf-8")
    run(*command)

    assert once.startswith("# Opponents\n\n<!-- ladder: cafe-del-gatto 2 -->")
    assert "| `casual` | `beginner` | 2 |" in once
    assert "`demitasse ladder cafe-del-gatto --seats 2 --games 2 --seed 5`" in once
    assert page.read_text(encoding="utf-8").count("<!-- ladder") == 1


def test_a_ladder_is_played_with_options_and_named_by_them(tmp_path: Path, quick: list[str]) -> None:
    page = tmp_path / "opponents.md"
    options = ("--neighbourhood", "mitte", "--diverse-city")
    run("ladder", "seize-the-bean", "--games", "2", *options, "--out", str(page))
    told = page.read_text(encoding="utf-8")

    assert told.startswith("<!-- ladder: seize-the-bean 2 --neighbourhood mitte --diverse-city -->")
    assert "`demitasse ladder seize-the-bean --seats 2 --neighbourhood mitte --diverse-city --games 2" in told


def test_another_table_is_left_alone() -> None:
    page = put_into(put_into("", "a 2", ["old"]), "b 2", ["other"])

    assert put_into(page, "a 2", ["new"]) == page.replace("old", "new")


def test_a_row_says_how_sure_it_is() -> None:
    row = row_of(Rung("strong", "casual", 4, 400, 200.0, 30.25, 20.0), 1.23)

    assert row == ("`strong`", "3 × `casual`", "400", "50.0 %", "45–55", "30.2 – 20.0", "1.2")
    assert len(list(as_markdown(COLUMNS, [row]))) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ladder", "cafe-del-gatto", "--seats", "6"), "5"),
        (("ladder", "seize-the-bean", "--neighbourhood", "own"), "6"),
        (("ladder", "cafe-del-gatto", "--seats", "1"), "--seats"),
        (("ladder", "cafe-del-gatto", "--games", "0"), "--games"),
        (("ladder", "cafe-del-gatto", "--level", "beginner"), "casual, strong"),
        (("ladder", "kitchen-rush", "--level", "genius"), "beginner, casual"),
        (("ladder", "cafe-del-gatto", "--level", "casual", "--keep", "/dev/null/plays"), "/dev/null"),
        (("train", "kitchen-rush"), "cafe-del-gatto"),
        (("train", "cafe-del-gatto", "--games", "0"), "--games"),
        (("train", "cafe-del-gatto", "--out", "no/such/folder/w.json"), "w.json"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    for language in ("en", "fr"):
        assert said in refused(run("--lang", language, *words))


def test_a_game_without_levels_has_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "has_levels", lambda id: id != "coffee-rush")
    for language in ("en", "fr"):
        assert "cafe-del-gatto" in refused(run("--lang", language, "ladder", "coffee-rush", "--games", "1"))


def test_teams_of_a_level_play_the_same_deals_as_those_of_the_level_below(tmp_path: Path) -> None:
    page = tmp_path / "opponents.md"
    command = ("ladder", "kitchen-rush", "--seats", "1", "--games", "2", "--out", str(page))
    run(*command)
    table = [line.split("|")[1:8] for line in page.read_text(encoding="utf-8").splitlines() if "`" in line]

    assert [row[0].strip() for row in table[:5]] == [f"`{level}`" for level in LEVELS]
    assert table[0][5].strip() == "—"
    assert table[4][1].strip() == "expert, events, digital, solo_clock 270"
    assert "(`expert`)" in table[4][5]
    trials = [Trial("kitchen-rush", level, 1, 0, {}).play(1) for level in ("casual", "strong")]
    assert trials[0].seed == trials[1].seed
    assert [row[0] for row in team_rows("kitchen-rush", 1, 0, 1, levels=["strong"])] == ["`strong`"]


def test_all_levels_play_at_the_table_one_asks_for(tmp_path: Path) -> None:
    page = tmp_path / "opponents.md"
    run("ladder", "kitchen-rush", "--seats", "1", "--mode", "practice", "--games", "1", "--out", str(page))
    told = page.read_text(encoding="utf-8")

    assert told.startswith("<!-- ladder: kitchen-rush 1 --mode practice -->")
    assert told.count("| normal, practice") == len(LEVELS)


def test_a_page_that_is_no_text_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"\xff\xfe")

    assert "page.md" in refused(run("ladder", "cafe-del-gatto", "--out", str(page)))

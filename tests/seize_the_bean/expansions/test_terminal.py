"""The whole Seize the Bean on a terminal: what the expansions add is drawn where there is any, and nowhere else."""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from rich.console import Console, RenderableType

from demitasse.cli import entry_point
from demitasse.games.seize_the_bean.choices import Cup, Name, Pay, Use
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.terminal import Screen
from demitasse.games.seize_the_bean.terminal.screen import LEGEND
from demitasse.games.seize_the_bean.terminal.signs import COOKIE, CRAVING, GREEN, NAPPING, PLAYING, SIGNS
from demitasse.games.seize_the_bean.view import CupView, DraftView, SeizeTheBeanView, StarbotsView
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.options import fields
from tests.processes import COMMAND, finished
from tests.seize_the_bean.build import BOX, begin, new_play, table

PEOPLE = ("Ada", "Bo", "Cem", "Dia", "Eli", "Fay")
EVERYTHING: dict[str, Any] = {
    "neighbourhood": "mitte",
    "sold_out": "competitive",
    "craft_mode": True,
    "mouth_watering": True,
    "diverse_city": True,
    "daily_specials": ["latte", "mocha"],
    "founders": "all",
    "friends": "drafted",
    "difficulty": ["hard"],
    "board_game_media": True,
    "quality_beasts": True,
    "city_celebrities": True,
}
SCENARIOS = ("after_hours", "new_startup", "wuerfel_zucker", "ao_amor", "cafe_da_nala", "cafe_quorra")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def screen(language: str = "en", people: Sequence[str] = PEOPLE) -> Screen:
    return Screen(BOX, language, people)


def on_paper(shown: RenderableType, width: int = 160) -> str:
    paper = Console(width=width, file=io.StringIO(), color_system=None)
    paper.print(shown)
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def drawn(
    view: SeizeTheBeanView,
    *,
    seat: int | None = 0,
    choices: Sequence[Choice] = (),
    language: str = "en",
    width: int = 160,
    people: Sequence[str] = PEOPLE,
) -> str:
    return on_paper(screen(language, people).table(view, seat=seat, choices=choices), width)


def row(picture: str, *words: str) -> str:
    """The line that begins with a label, or holds a name."""
    (line,) = [line for line in picture.splitlines() if all(word in line for word in words)]
    return line


def changed(view: SeizeTheBeanView, seat: int = 0, **facts: Any) -> SeizeTheBeanView:
    """The same table, with other facts about a player."""
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **facts)
    return msgspec.structs.replace(view, players=tuple(players))


# Nothing that is not there.


@each_language
def test_the_base_game_shows_no_trace_of_the_expansions(language: str) -> None:
    picture = drawn(new_play(2).view(0), language=language)
    paper = screen(language)

    for key in ("variants", "awards", "specials", "cookies", "games", "offered", "founder"):
        assert paper.words(f"sb-screen-{key}") not in picture
    for sign in (GREEN[0], COOKIE, CRAVING, PLAYING):
        assert sign not in picture
    assert f"({paper.name('normal')})" not in picture


# Cards.


def test_each_side_of_a_celebrity_shows_its_order_with_its_own_ability() -> None:
    card = next(entry for entry in BOX.celebrities if entry.left.ability != entry.right.ability)
    left, right = screen().customer(card.id).plain.split(" | ")

    assert BOX.names[card.left.ability].en in left
    assert BOX.names[card.right.ability].en not in left
    assert BOX.names[card.right.ability].en in right
    assert right.endswith(", ".join(BOX.names[group].en for group in card.groups))


@each_language
def test_a_boost_a_super_ability_a_second_group_and_a_wildcard_are_named(language: str) -> None:
    paper = screen(language)
    boosted = next(entry for entry in BOX.customers if entry.boost and not entry.is_super)
    plain = next(entry for entry in BOX.customers if entry.ability == boosted.ability and not entry.boost)
    both = next(entry for entry in BOX.customers if entry.boost and entry.is_super)
    wild = next(entry for entry in BOX.customers if "wild" in entry.groups)
    dual = next(entry for entry in BOX.customers if len(entry.groups) == 2 and "wild" not in entry.groups)

    assert f"{paper.name(boosted.ability)} + Boost" in paper.customer(boosted.id).plain
    assert "Boost" not in paper.customer(plain.id).plain
    assert f"Super {paper.name(both.ability)} + Boost" in paper.customer(both.id).plain
    assert paper.customer(wild.id).plain.endswith({"en": ", wildcard", "fr": ", joker"}[language])
    assert paper.customer(dual.id).plain.endswith(", ".join(map(paper.name, dual.groups)))


# A Café.


def test_naptime_and_board_game_tokens_lie_on_customers_in_every_line() -> None:
    position = table(
        cafes={
            0: {"line": [("hipsters-c01", 2, "napping"), "hipsters-c02"]},
            1: {"line": [("tourists-c01", -1, "playing")]},
        }
    )
    picture = drawn(position.view(0))

    assert f"{BOX.names['hipsters-c01'].en} ☺2 {NAPPING} " in picture
    assert f"{BOX.names['hipsters-c02'].en} {NAPPING}" not in picture
    assert f"{BOX.names['tourists-c01'].en} ! {PLAYING}" in picture


def test_green_beans_crafted_tokens_a_craving_and_cookies_stand_beside_the_resources() -> None:
    cafe = {"bean": 2, "milk": 0, "sugar": 1, "hype": 1, "green": 3}
    position = table(cafes={0: {**cafe, "crafted": {"donut": 2, "soy": 1}, "craving": "pie"}})
    view = changed(position.view(0), cookies=(6, 4))

    for seat in (0, 1):  # one's own Café, and as others see it
        assert f"2● 0○ 1□ 3{GREEN[0]} 1Y 2D  ▲····  {CRAVING}P  {COOKIE}6+4" in drawn(view, seat=seat)


@each_language
def test_a_difficulty_that_is_not_normal_stands_beside_the_name(language: str) -> None:
    picture = drawn(new_play(2, difficulty=["normal", "expert"]).view(0), language=language)

    assert " (Expert)" in row(picture, " 2  Bo")
    assert f"({screen(language).name('normal')})" not in picture


def test_a_founder_shows_its_chosen_group_and_whether_it_was_served_today() -> None:
    position = table(
        cafes={0: {"founders": [("piet_pedalo", "hipsters")]}, 1: {"founders": ["mika_macchiato"]}}
    )
    position.phase = "service"
    waiting = row(drawn(position.view(0)), "Founder")
    position.called = ((), position.called[1])
    served = row(drawn(position.view(0)), "Founder")

    assert "Piet Pedalo S● → –  Delivery  D  Cyclists → Hipsters" in waiting
    assert "Piet Pedalo ✓" not in waiting
    assert "Piet Pedalo ✓" in served
    assert "Mika Macchiato" in drawn(position.view(0))


def test_a_customer_offered_when_sold_out_is_shown_in_full_to_who_may_serve_it() -> None:
    position = table(
        cafes={
            0: {"bean": 0, "milk": 0, "sugar": 0, "line": ["hipsters-c01"]},
            1: {"bean": 9, "milk": 9, "sugar": 9, "line": []},
        },
        sold_out="on",
    )
    begin(position, "service")
    assert position.view(1).step == "sold_out"
    offered = row(drawn(position.view(1), seat=1, choices=position.choices(1)), "│ Sold Out")

    assert f"1  {BOX.names['hipsters-c01'].en} {screen().customer('hipsters-c01').plain}" in offered
    assert "│ Sold Out" not in drawn(position.view(0), seat=0)
    assert screen().note(position.view(1), 1, position.choices(1)[0], None).plain.startswith("−●●")


def test_a_mix_of_green_beans_is_told_in_signs() -> None:
    view = new_play(2).view(0)

    assert screen().note(view, 0, Pay(1, 0, 1, 2), None).plain == f"−●□{GREEN[0] * 2}"
    assert screen().note(view, 0, Pay(0, 0, 0, 1), None).plain == f"−{GREEN[0]}"
    assert screen().note(view, 0, Pay(2, 1, 0, 0), None).plain == "−●●○"


def test_a_bill_in_craft_mode_counts_the_tokens_it_takes() -> None:
    position = table(
        cafes={
            0: {"bean": 9, "milk": 9, "sugar": 9, "crafted": {"quality": 2}, "line": [("hipsters-c01", 1)]}
        },
        craft_mode=True,
    )
    begin(position, "service")
    (serve, *_) = position.choices(0)

    assert screen().note(position.view(0), 0, serve, None).plain.startswith("−Q →")


# The middle of the table.


@each_language
def test_variants_are_named_and_competitive_sold_out_only_once(language: str) -> None:
    paper = screen(language)
    line = row(
        drawn(new_play(2, sold_out="competitive", craft_mode=True).view(0), language=language), "(comp"
    )

    assert paper.words("sb-screen-variant", variant="craft") in line
    assert line.count(paper.words("sb-screen-variant", variant="sold_out")) == 1


def test_awards_show_reviews_marks_of_everybody_and_the_number_to_type() -> None:
    view = new_play(2).view(0)
    view = msgspec.structs.replace(view, on_awards={"hipsters": (2, 1)})
    view = changed(
        changed(view, 0, marker="croissant", marks={"hipsters": 2}), 1, marker="pie", marks={"tourists": 1}
    )
    line = row(drawn(view, choices=[Name("cyclists"), Name("hipsters")]), " Awards")

    assert "Hipsters 2★ 1✗ 1CC [2] · Cyclists [1] · Tourists 2P" in line
    assert "Musicians" not in line


def test_daily_specials_tell_who_holds_their_cups_and_which_can_be_used() -> None:
    cups = (CupView("latte", 1, -1, True), CupView("mocha", 0, 1, False))
    view = msgspec.structs.replace(new_play(2).view(0), cups=cups)
    picture = drawn(view, choices=[Cup("mocha")])

    assert "Light Iced Caramel Latte  ◕  2  Bo  ◔ City ✓" in picture
    assert "Smoked Cinnamon Matcha Mocha  ◕  1  Ada  ◔  2  Bo [1]" in picture
    mocha = next(cup for cup in BOX.cups if cup.id == "mocha")
    assert screen().note(view, 0, Cup("mocha"), None).plain == mocha.meaning.en


def test_board_game_tokens_pulled_are_shown_with_their_numbers_and_how_many_are_left() -> None:
    view = msgspec.structs.replace(new_play(2).view(0), games_pulled=("bean3", "hype", "bean3"), games_left=4)
    line = row(drawn(view, choices=[Use("hype"), Use("bean3")]), " Board Games")

    assert "3 Beans ×2 [2], Hype [1]  4 face down" in line


def test_the_cookies_left_are_shown() -> None:
    view = msgspec.structs.replace(new_play(2).view(0), cookies=(6, 4))

    assert f"{COOKIE} 6, 4" in row(drawn(view), " Cookies")


# Drafts.


def test_a_hand_is_shown_to_its_owner_only_and_everybody_sees_who_still_chooses() -> None:
    position = new_play(3, founders="base")
    hand = [BOX.names[BOX.ids[0][card]].en for card in position.hands[0]]
    mine, watching = (
        drawn(position.view(0), choices=position.choices(0)),
        drawn(position.view(None), seat=None),
    )

    assert all(f"[{place}] {name}" in mine for place, name in enumerate(hand, 1))
    assert not any(name in watching for name in hand)
    assert "For your eyes only" not in watching
    assert "Still choosing: Bo, Cem" in mine
    assert "Day 0" not in mine


def test_of_the_founders_kept_none_is_listed_twice() -> None:
    draft = DraftView("settle", ("piet_pedalo", "renzo_dado"), ("piet_pedalo", "renzo_dado"), (0,))
    view = msgspec.structs.replace(new_play(2, founders="base").view(0), draft=draft)

    assert drawn(view).count("Renzo Dado") == 1


# Starbots.


def robot(picture: str) -> str:
    """The paragraph about Starbots, as one line."""
    lines = picture.splitlines()
    start = next(at for at, line in enumerate(lines) if "Starbots" in line)
    end = next(at for at, line in enumerate(lines) if at > start and line.startswith("╭"))
    return " ".join(" ".join(lines[start:end]).split())


def against_starbots(language: str = "en", **options: Any) -> tuple[SeizeTheBeanView, str]:
    view = new_play(1, **options).view(0)
    return view, robot(drawn(view, language=language, people=("Ada", "Starbots")))


def with_starbots(view: SeizeTheBeanView, **facts: Any) -> str:
    assert isinstance(view.starbots, StarbotsView)
    view = msgspec.structs.replace(view, starbots=msgspec.structs.replace(view.starbots, **facts))
    return robot(drawn(view, people=("Ada", "Starbots")))


def test_starbots_shows_its_level_tokens_spaces_cards_and_reviews_but_no_resources() -> None:
    view, _ = against_starbots(solo_level=3)
    shown = with_starbots(
        view, upgrades={"beans": ("hype", "review")}, customers=7, actions_left=12, actions_discarded=(0, 4)
    )

    assert "Level 3 · Criminal · 7 Customers face down · 12 Action cards left" in shown
    assert "Beans: a Bad Review for you, Hype, +Hype, +Good Review" in shown
    assert "Milk: makes you return three kinds" in shown
    assert "Attract: Attract a Customer" in shown
    assert "Action cards drawn: Beans 2, Milk 1" in shown
    assert "0★ 0✗ ▲" in shown
    assert "●" not in shown


@pytest.mark.parametrize("level", range(1, 21))
def test_every_level_can_be_drawn(level: int) -> None:
    entry = BOX.levels[level - 1]
    _, shown = against_starbots(solo_level=level)

    for token in (entry.pantry, entry.style):
        assert token is None or BOX.names[token].en in shown


def test_customers_of_starbots_are_named_when_they_are_turned_over() -> None:
    view, before = against_starbots()

    assert "Hat Man" not in before
    assert "Customers: Hat Man" in with_starbots(view, pile=("hipsters-c01",))


@each_language
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_tells_its_story_and_how_it_is_won(scenario: str, language: str) -> None:
    view, shown = against_starbots(language, scenario=scenario)
    entry, paper = BOX.scenarios[scenario], screen(language)

    assert view.starbots is not None
    for words in (entry.name, entry.meaning, entry.hardness):
        assert " ".join(getattr(words, language).split()) in shown
    for goal in entry.victory:
        assert paper.words("sb-screen-victory", goal=goal) in shown
    assert (paper.words("sb-screen-keeps", keeps=entry.keeps) in shown) == (entry.keeps != "all")
    assert paper.closing(view) == ""


# Whoever looks at it.


def test_every_sign_is_one_cell_wide_and_stands_for_one_thing() -> None:
    signs = [*(sign for sign, _ in SIGNS.values()), *(mark for mark, _ in LEGEND if mark != "[3]")]

    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in signs} == {1}


@each_language
def test_the_legend_names_every_sign(language: str) -> None:
    legend = on_paper(screen(language).legend())

    for mark in (NAPPING, PLAYING, GREEN[0], CRAVING, COOKIE):
        assert mark in legend


def a_play(seats: int, seed: int, **options: Any) -> SeizeTheBeanPosition:
    """One by chance, somewhere in its middle."""
    position, dice = new_play(seats, seed, **options), random.Random(seed)
    for _ in range(120):
        seat = position.seats_to_act[0]
        position.play(seat, dice.choice(position.choices(seat)))
    return position


@each_language
@pytest.mark.parametrize("width", [60, 80, 120])
def test_with_everything_on_the_table_nothing_is_wider_than_the_terminal(width: int, language: str) -> None:
    for seats, options in (
        (2, EVERYTHING),
        (6, {"founders": "all", "diverse_city": True}),
        (1, {"scenario": "cafe_quorra"}),
    ):
        position = a_play(seats, 3, **options)
        people = ("Ada", "Starbots") if seats == 1 else PEOPLE
        seat = position.seats_to_act[0]
        picture = drawn(
            position.view(seat),
            seat=seat,
            choices=position.choices(seat),
            language=language,
            width=width,
            people=people,
        )
        assert max(map(cell_len, picture.splitlines())) <= width


# The command line.


@pytest.fixture(autouse=True)
def a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def run(*argv: str, lines: str = "") -> tuple[int, str, str]:
    """Exit code, output, complaints."""
    with CliRunner().isolation(input=lines) as (out, err, _):
        code = entry_point.run(argv)
        sys.stdout.flush()
        sys.stderr.flush()
        return code, out.getvalue().decode(), err.getvalue().decode()


def flags_of(**options: Any) -> list[str]:
    """Options as they are written on a command line."""
    words: list[str] = []
    for name, value in options.items():
        words.append(f"--{name.replace('_', '-')}")
        if value is not True:
            words.append(",".join(value) if isinstance(value, list) else str(value))
    return words


WHOLE_PLAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "everything": ("you,random", EVERYTHING),
    "six": ("you,random,random,random,random,random", {"founders": "all", "friends": "drafted"}),
    "level 3": ("you", {"solo_level": 3}),
    **{scenario: ("random", {"scenario": scenario}) for scenario in SCENARIOS},
    "wuerfel_zucker": ("you", {"scenario": "wuerfel_zucker"}),
}


@pytest.mark.parametrize(("number", "name"), list(enumerate(WHOLE_PLAYS)))
@pytest.mark.slow
def test_a_whole_play_in_the_terminal_and_its_replay(number: int, name: str, tmp_path: Path) -> None:
    """At the keyboard the first choice each time; the languages take turns."""
    seats, options = WHOLE_PLAYS[name]
    lang, file = ("--lang", LANGUAGES[number % 2]), str(tmp_path / "play.jsonl")
    command = ("play", "seize-the-bean", "--seats", seats, "--seed", "4", "--record", file, *lang)
    code, out, err = run(*command, *flags_of(**options), lines="1\n" * 1500)

    assert (code, err) == (0, "")
    assert "--seed 4" in out.split("╰")[-1].replace("\n", " ")
    assert run("replay", file, "--verify", *lang)[0] == 0
    code, told, err = run("replay", file, "--to", "5", *lang)
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in told.splitlines() if line[:5].strip().isdigit()][:5] == list("12345")


BAD: dict[str, tuple[int, dict[str, Any], str]] = {
    "unknown group": (3, {"neighbourhood": "own", "groups": ["hipsters", "gnomes"]}, "gnomes"),
    "five groups": (
        3,
        {"neighbourhood": "own", "groups": ["hipsters", "cyclists", "tourists", "musicians", "students"]},
        "5",
    ),
    "groups without own": (3, {"groups": ["hipsters"]}, "own"),
    "scenario for two": (2, {"scenario": "after_hours"}, "2"),
    "unknown scenario": (1, {"scenario": "midnight"}, "after_hours, new_startup"),
    "level 21": (1, {"solo_level": 21}, "20"),
    "level 0": (1, {"solo_level": 0}, "20"),
    "no level": (1, {"solo_level": "hard"}, "hard"),
    "sold out for five": (5, {"sold_out": "on"}, "5"),
    "twelve founders for five": (5, {"founders": "base"}, "12"),
    "unknown cup": (2, {"daily_specials": ["latte", "tea"]}, "cappuccino, latte, affogato, mocha"),
    "a cup twice": (2, {"daily_specials": ["latte", "latte"]}, "latte"),
    "a cup alone": (1, {"daily_specials": ["latte"]}, ""),
    "unknown difficulty": (2, {"difficulty": ["hardest"]}, "normal, hard, expert"),
    "too few difficulties": (3, {"difficulty": ["hard", "normal"]}, "2"),
    "a scenario decides": (1, {"scenario": "after_hours", "craft_mode": True}, "after_hours"),
    "a neighbourhood for four": (5, {"neighbourhood": "kreuzberg"}, "prenzlauer_berg"),
    "nothing to replace": (3, {"board_game_media": True, "replaced": ["gnomes"]}, "gnomes"),
    "seven": (7, {}, "6"),
}


@each_language
@pytest.mark.parametrize("name", BAD)
def test_options_that_do_not_go_together_get_one_sentence_and_code_2(name: str, language: str) -> None:
    seats, options, word = BAD[name]
    bots = ",".join(["random"] * seats)
    for command in ("play", "simulate"):
        flags = ["--games", "1"] if command == "simulate" else []
        code, out, err = run(
            command, "seize-the-bean", "--seats", bots, "--lang", language, *flags, *flags_of(**options)
        )

        assert (code, out) == (2, "")
        (sentence,) = err.splitlines()
        assert word in sentence
        assert sentence.endswith(".")


@each_language
def test_in_a_wide_terminal_every_option_has_one_line_of_help_and_all_its_values(language: str) -> None:
    wide = {**os.environ, "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
    told = finished([*COMMAND, "play", "seize-the-bean", "--help", "--lang", language], env=wide)
    assert told.returncode == 0
    general, own, values = told.stdout.split("\n\n")[-3:]
    title, *flags = own.splitlines()

    assert title.startswith("Seize the Bean")
    assert [flag.split()[0] for flag in flags] == [
        f"--{field.name.replace('_', '-')}" for field in fields(SeizeTheBeanOptions)
    ]
    assert "  --founders off|base|all " in own
    assert "  --solo-level N " in own
    assert "  --seats " in general
    for field in fields(SeizeTheBeanOptions):
        assert all(word in own or word in values for word in field.values)
    assert all(word in values for word in ("charlottenburg", "competitive", "cafe_quorra", "affogato"))
    assert all(f" {group}" in values for group in BOX.group_ids), "for --groups"


def test_bots_play_with_options_of_every_kind() -> None:
    code, out, err = run(
        "simulate", "seize-the-bean", "--seats", "random,random", "--games", "1", *flags_of(**EVERYTHING)
    )

    assert (code, err) == (0, "")
    assert "Seize the Bean: 1 game" in out
    code, out, err = run(
        "simulate", "seize-the-bean", "--seats", "random", "--games", "2", "--solo-level", "20"
    )
    assert (code, err) == (0, "")


@each_language
def test_the_rules_of_the_expansions_can_be_read(language: str) -> None:
    code, out, err = run("rules", "seize-the-bean", "SB-SOLO-20", "--lang", language)

    assert (code, err) == (0, "")
    assert "SB-SOLO-20" in out

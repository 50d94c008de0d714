"""Coffee Rush on a terminal: what is drawn, and that nothing of it depends on colour or on a wide screen."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from demitasse.games.coffee_rush.choices import Done, Empty, Place, Pour, Send, StepTo
from demitasse.games.coffee_rush.content import load
from demitasse.games.coffee_rush.options import COLOURS
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.terminal import (
    DASH,
    FIRST,
    MEEPLE,
    PASSED,
    READY,
    RUSH,
    SPECIALTY,
    SYMBOLS,
    UPGRADE_SYMBOLS,
    Screen,
)
from demitasse.games.coffee_rush.tokens import INGREDIENTS
from demitasse.kernel.content import Source
from demitasse.kernel.event import Event
from demitasse.kernel.language import LANGUAGES
from tests.coffee_rush.build import barista, new_play, play

PEOPLE = ("Maya", "Tom", "Ana", "Li")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def screen(position: CoffeeRushPosition, language: str = "en") -> Screen:
    return Screen(position.content, language, PEOPLE[: position.seats])


def drawn(
    position: CoffeeRushPosition,
    *,
    seat: int = 0,
    language: str = "en",
    width: int = 80,
    height: int = 25,
    events: Sequence[Event] = (),
    colour: bool = False,
) -> str:
    """The table as a seat sees it on a terminal of this size."""
    paper = Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system="standard" if colour else None,
    )
    choices = position.choices(seat)
    paper.print(
        screen(position, language).table(position.view(seat), seat=seat, choices=choices, events=events)
    )
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def square(picture: str, name: str, lines: int = 2) -> list[str]:
    """The lines of one square of the board."""
    rows = picture.splitlines()
    at = next(number for number, row in enumerate(rows) if f"│ {name}" in row)
    column = [cell.split()[0] for cell in rows[at].split("│")[1:5]].index(name)
    return [row.split("│")[column + 1] for row in rows[at : at + lines]]


def crowded() -> CoffeeRushPosition:
    """As much on the table as there can well be."""
    return barista(
        seats=4,
        meeples=["a1", "a2", "b1", "b2"],
        rows=[
            ["caramel_frappe-1", "caramel_frappe-2", "iced_caramel_caffe_latte-1"],
            ["iced_chocolate_latte-1", "iced_caramel_macchiato-1"],
            ["iced_mochaccino-1", "iced_caffe_mocha-1"],
            ["caramel_caffe_freddo-1", "iced_caramel_caffe_latte-2"],
        ],
        cups=[{"coffee": 2, "milk": 1}, {"ice": 1, "tea": 1, "water": 1}, {"chocolate": 4, "caramel": 3}],
        hand={"coffee": 4, "milk": 2},
        step="pour",
        steps=3,
        sent=5,
        penalties=4,
        rush=7,
        upgrades=["double_meeples", "diagonal_move", "double_corners", "double_specialties"],
        others={1: {"cups": [{"milk": 4}, {"ice": 4}, {"steam": 4}], "rows": [[], [], [], ["milk_tea-1"]]}},
        closed="penalties",
    )


# The board.


def test_every_square_shows_its_name_and_the_sign_and_name_of_what_it_gives() -> None:
    position = barista()
    picture = drawn(position)

    for name, ingredient in zip(position.content.board.names, position.content.board.yields, strict=True):
        gives = square(picture, name)[1]
        assert gives.split()[0] == SYMBOLS[INGREDIENTS[ingredient]][0]
        assert len(gives.split()[1]) > 1


def test_a_square_that_can_be_chosen_carries_the_number_of_its_choice() -> None:
    position = barista(meeples=["b2", "c2", "d4"])
    picture = drawn(position)

    for number, choice in enumerate(position.choices(0), 1):
        assert isinstance(choice, StepTo)
        assert f"[{number}]" in square(picture, choice.square)[0]
    assert "[" not in square(picture, "d1")[0]


def test_at_setup_every_square_without_a_meeple_can_be_chosen() -> None:
    position = new_play(3, first=0)
    play(position, "place b2")
    picture = drawn(position, seat=1)

    numbered = [name for name in position.content.board.names if "[" in square(picture, name)[0]]
    assert numbered == [choice.square for choice in position.choices(1) if isinstance(choice, Place)]
    assert "b2" not in numbered


def test_meeples_stand_on_their_squares_with_the_letter_of_their_colour() -> None:
    picture = drawn(barista(seats=4, meeples=["a1", "b2", "c3", "d4"]))

    for name, letter in (("a1", "R"), ("b2", "B"), ("c3", "G"), ("d4", "Y")):
        assert f"{MEEPLE}{letter}" in square(picture, name)[0]


def test_with_two_players_meeples_are_numbered() -> None:
    picture = drawn(barista(seats=2, meeples=[("a1", "b1"), ("c1", "d1")]))

    assert [square(picture, name)[0].split()[1] for name in ("a1", "b1", "c1", "d1")] == [
        f"{MEEPLE}R1",
        f"{MEEPLE}R2",
        f"{MEEPLE}B1",
        f"{MEEPLE}B2",
    ]


def test_two_meeples_on_one_square_are_both_shown() -> None:
    position = barista(meeples=["a1", "b1", "d4"])
    play(position, "step b1")

    assert square(drawn(position), "b1")[0].count(MEEPLE) == 2


def test_the_way_so_far_is_marked_on_the_board_and_told() -> None:
    position = new_play(3, first=0)
    events = play(position, "place d4", "place d1", "place a1", "step b1", "step b2", "step b1")
    position.rush = (1, 0, 0)
    picture = drawn(position, events=events)

    assert f"{PASSED}1{PASSED}3" in square(picture, "b1")[1]
    assert f"{PASSED}2" in square(picture, "b2")[1]
    assert PASSED not in square(picture, "a1")[1]
    assert "a1 → b1 → b2 → b1" in picture


def test_in_a_low_window_the_board_stands_last_just_above_what_one_is_asked() -> None:
    """Of 24 lines the last stay in sight."""
    high, low = (drawn(barista(), height=height).splitlines() for height in (40, 24))
    assert sorted(high) == sorted(low)
    assert ("a1" in high[2], "a1" in low[-12]) == (True, True)


def test_a_high_terminal_gives_each_square_a_third_line() -> None:
    position = barista(meeples=["a1", "b2", "d4"])

    assert MEEPLE in square(drawn(position, height=50), "a1", lines=3)[2]
    assert MEEPLE in square(drawn(position, height=40), "a1")[0]


def test_the_supply_the_deck_and_the_rush_tokens_are_counted() -> None:
    picture = drawn(barista(supply={"tea": 0}, hand={"coffee": 3}, deck=17, rush=2))

    for line in ("● Coffee beans 15", "♣ Tea leaves    0", f"{RUSH} Rush         13", "Deck           17"):
        assert line in picture


# The players.


def test_an_order_shows_its_name_its_mark_and_what_it_asks_for() -> None:
    picture = drawn(barista(rows=[["espresso-1"], ["green_tea-1"]]))

    assert "Row 1   Espresso ●≈" in picture
    assert f"Row 2   Green Tea {SPECIALTY} ≈♣▼" in picture


def test_an_order_says_which_cup_is_ready_for_it_or_lacks_least() -> None:
    position = barista(rows=[["espresso-1", "cocoa-1"]], cups=[{"milk": 1}, {"coffee": 1, "steam": 1}])
    picture = drawn(position)

    assert f"Espresso ●≈ {READY}2" in picture
    assert "Cocoa ○≈■ (1+≈■)" in picture


def test_an_order_in_row_4_is_red_and_its_last_chance_is_said() -> None:
    position = barista(rows=[[], [], [], ["espresso-1"]])
    (row,) = [line for line in drawn(position, colour=True).splitlines() if "Row 4" in line]

    assert "last chance this turn" in row
    assert "\x1b[1;31mRow 4" in row
    assert "\x1b[1;31mEspresso" in row


def test_without_an_order_row_4_is_no_cause_for_alarm() -> None:
    (row,) = [line for line in drawn(barista(rows=[["espresso-1"]])).splitlines() if "Row 4" in line]

    assert row.strip("│ ").split() == ["Row", "4", DASH]


def test_ones_own_board_shows_cups_hand_upgrades_and_what_counts() -> None:
    position = barista(
        step="pour",
        cups=[{"coffee": 2}, {"ice": 1}],
        hand={"milk": 2, "tea": 1},
        sent=4,
        penalties=1,
        rush=2,
        upgrades=["diagonal_move"],
    )
    picture = drawn(position)

    assert "1 ●●   2 ◇   3 —" in picture
    assert "Hand      ○○ ♣" in picture
    assert "Upgrades  Diagonal moves" in picture
    assert f"Points    5   Sent 4   Penalties 1   Rush 2 {RUSH}{RUSH}" in picture


def test_the_others_have_a_line_each() -> None:
    position = barista(
        first=1,
        others={
            1: {
                "sent": 2,
                "penalties": 3,
                "rush": 1,
                "rows": [[], ["espresso-1"]],
                "upgrades": ["diagonal_move"],
            }
        },
    )
    (line,) = [line for line in drawn(position).splitlines() if "Tom" in line]

    assert line.split() == [f"{MEEPLE}B", f"Tom{FIRST}", "1", "2", "3", "1", *"0100", *DASH * 3, "D"]


def test_a_wide_terminal_shows_the_orders_of_the_others_the_oldest_first() -> None:
    position = barista(others={1: {"rows": [["espresso-1"], [], [], ["milk_tea-1"]]}})

    assert "4 Milk Tea ○≈♣ · 1 Espresso ●≈" in drawn(position, width=120)
    assert "Milk Tea" not in drawn(position, width=80)


def test_the_last_round_is_announced() -> None:
    assert "Closed: last round" in drawn(barista(closed="deck"))
    assert "Closed" not in drawn(barista())


# Whoever looks at it.


@each_language
@pytest.mark.parametrize("width", [40, 60, 66, 80, 100, 115, 120, 160])
def test_nothing_is_wider_than_the_terminal(width: int, language: str) -> None:
    for height in (24, 50):
        picture = drawn(crowded(), width=width, height=height, language=language)
        assert max(map(cell_len, picture.splitlines())) <= width


@each_language
def test_in_80_columns_nothing_on_the_table_is_cut_off(language: str) -> None:
    assert "…" not in drawn(crowded(), language=language)


@each_language
def test_signs_and_letters_tell_everything_apart_without_colour(language: str) -> None:
    position = barista()
    letters = [screen(position, language).letter(colour) for colour in COLOURS]
    signs = [sign for sign, _ in SYMBOLS.values()]

    assert len(set(letters)) == len(COLOURS)
    assert len(set(signs)) == len(INGREDIENTS)
    assert len(set(UPGRADE_SYMBOLS.values())) == len(UPGRADE_SYMBOLS)


def test_every_sign_is_one_cell_wide() -> None:
    signs = [sign for sign, _ in SYMBOLS.values()]

    assert {cell_len(sign) for sign in [*signs, MEEPLE, RUSH, SPECIALTY, READY, PASSED, DASH]} == {1}


def test_colour_adds_nothing_but_colour() -> None:
    position = crowded()

    assert Text.from_ansi(drawn(position, colour=True)).plain.split() == drawn(position).split()


@each_language
def test_the_legend_names_every_sign(language: str) -> None:
    paper = Console(file=io.StringIO(), width=80)
    paper.print(screen(barista(), language).legend())
    assert isinstance(paper.file, io.StringIO)
    legend = paper.file.getvalue()

    for sign in [
        *(sign for sign, _ in SYMBOLS.values()),
        *UPGRADE_SYMBOLS.values(),
        RUSH,
        SPECIALTY,
        READY,
        FIRST,
    ]:
        assert sign in legend
    assert all(id in legend for id in INGREDIENTS)


def test_a_board_of_ones_own_with_eight_columns_can_be_drawn() -> None:
    row = '["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"]'
    content = load((Source("mine.toml", f"[board]\ngrid = [{row}, {row}, {row}]"),))
    picture = drawn(new_play(3, first=2, content=content), seat=1, width=80)

    assert "h3" in picture
    assert max(map(cell_len, picture.splitlines())) <= 80


# The story and the notes.


def test_a_walk_and_the_pours_after_it_are_told_in_signs() -> None:
    position = barista(meeples=["a1", "d1", "d4"])
    events = play(
        position, "step b1", "step b2", "step a2", "pour caramel 1", "pour milk 1", "pour coffee 2", "done"
    )

    assert screen(position).story(events).plain == (
        "Maya goes to b1 (+◆), b2 (+○), a2 (+●). Maya pours ◆○ into cup 1, ● into cup 2."
    )


def test_a_single_step_is_told_in_a_sentence() -> None:
    position = barista(meeples=["a1", "d1", "d4"])

    assert screen(position).story(play(position, "step b1")).plain == (
        "Maya steps to b1 and collects 1 token: Caramel."
    )


def test_a_step_paid_with_a_rush_token_and_a_step_that_finds_nothing_are_marked() -> None:
    position = barista(meeples=["a1", "d1", "d4"], steps=2, rush=1, supply={"milk": 0})
    events = play(position, "step b1", "step b2")

    assert screen(position).story(events).plain == f"Maya goes to b1 (+◆), b2 (+0 −{RUSH})."


@each_language
def test_what_changes_an_order_is_always_told(language: str) -> None:
    position = barista(
        step="send",
        rows=[["cocoa-1"], [], [], ["espresso-1"]],
        cups=[{"milk": 1, "steam": 1, "chocolate": 1}],
    )
    told = screen(position, language).story(play(position, "send 1 cocoa-1", "confirm")).plain

    drawn_cards = [position.content.card_ids[rows[0][0]] for rows in position.rows[1:]]
    assert len(drawn_cards) == 2
    for card in ("cocoa-1", "espresso-1", *drawn_cards):
        assert getattr(position.content.names[card], language) in told


def test_a_note_says_what_a_choice_would_bring() -> None:
    position = barista(
        step="pour",
        rows=[["espresso-1"]],
        cups=[{"coffee": 1}, {"tea": 1, "water": 1}],
        hand={"steam": 1, "ice": 1},
    )
    view, paper = position.view(0), screen(position)

    assert paper.note(view, 0, Pour("steam", 1), ()).plain == f"●≈ {READY} Espresso"
    assert paper.note(view, 0, Pour("ice", 1), ()).plain == "●◇"
    assert paper.note(view, 0, Empty(2), ()).plain == "−♣▼"
    assert paper.note(view, 0, Done(), ()).plain == "−≈◇"


def test_a_note_on_a_step_counts_what_doublers_would_give() -> None:
    position = barista(meeples=["a1", "b1", "d4"], upgrades=["double_meeples", "double_specialties"])
    foreseen = position.copy().play(0, StepTo("b1"))

    assert screen(position).note(position.view(0), 0, StepTo("b1"), foreseen).plain == "+◆◆◆◆ Caramel"


def test_a_note_on_sending_names_the_row_and_the_rush_token_to_be_gained() -> None:
    position = barista(step="send", rows=[[], ["green_tea-1"]], cups=[{"steam": 1, "tea": 1, "water": 1}])

    assert screen(position).note(position.view(0), 0, Send(1, "green_tea-1"), ()).plain == f"Row 2 +1 {RUSH}"


def test_a_tie_is_explained_and_only_a_tie() -> None:
    even, uneven = barista(), barista(sent=1, others={1: {"sent": 2}})

    assert "orders sent" in screen(even).closing(even.view(0))
    assert screen(uneven).closing(uneven.view(0)) == ""

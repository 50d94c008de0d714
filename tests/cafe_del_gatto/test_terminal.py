"""Café del Gatto on a terminal: what is drawn, and that nothing of it depends on colour or on a wide screen."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from demitasse.games.cafe_del_gatto.choices import Buy, Place, Serve, Take, Tile
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.terminal import SPACES, STYLES, SYMBOLS, Screen
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.terminal import BADGES
from tests.cafe_del_gatto.build import BOX, MINKA, random_play, table
from tests.playing import play

PEOPLE = ("Maya", "Tom", "Ana", "Li", "Zoé")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def screen(position: CafeDelGattoPosition, language: str = "en") -> Screen:
    return Screen(position.content, language, PEOPLE[: position.seats])


def drawn(
    position: CafeDelGattoPosition,
    *,
    seat: int | None = 0,
    language: str = "en",
    width: int = 80,
    colour: bool = False,
) -> str:
    """The table as a seat sees it on a terminal of this width."""
    paper = Console(
        file=io.StringIO(), width=width, force_terminal=True, color_system="standard" if colour else None
    )
    choices = () if seat is None else position.choices(seat)
    paper.print(screen(position, language).table(position.view(seat), seat=seat, choices=choices))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()


def crowded() -> CafeDelGattoPosition:
    return table(
        seats=5,
        coins=12,
        sugar=3,
        cups={**MINKA, "latte_macchiato": ["hot_1", "cold_2"], "espresso": ["creamy_4"]},
        served={"doppio": 6},
        others={1: {"cups": {"espresso": ["hot_3"]}, "served": {"cappuccino": 6}}},
        coin_supply=-7,
        closing=True,
    )


def test_the_machine_shows_every_token_with_its_price_and_the_number_to_type() -> None:
    picture = drawn(table(coins=9, milk=["hot_1", 2, 2, 2, 2], coffee=["cold_4", 3, 3, 3, 3]))
    (lowest,) = [line for line in picture.splitlines() if line.startswith("│ 1 ")]

    assert "1▲ 4¢ [1]" in lowest
    assert "4◇ 1¢ [6]" in lowest


def test_what_cannot_be_chosen_has_no_number() -> None:
    assert "[" not in drawn(table(), seat=None)
    assert "2▲ 3¢   " in drawn(table(coins=0))


def test_cups_show_their_spaces_tokens_value_and_payment() -> None:
    picture = drawn(crowded())

    assert "●2▲ ○1◇ ○4▲ !  =7 +3¢" in picture
    assert "○1▲ ○2◇ ● ○" in picture
    assert "✓6" in picture
    assert "12¢  3▪" in picture


def test_the_shelf_shows_what_is_left_and_the_supply_may_be_below_nothing() -> None:
    picture = drawn(crowded())

    assert "2×5 4 7 8" in picture
    assert "3×5 8 10 12" in picture
    assert "−7¢" in picture
    assert "Last round" in picture


def test_the_token_being_bought_and_its_cup_are_marked() -> None:
    position = table()
    play(position, "buy coffee 2", "place doppio")
    picture = drawn(position)

    assert "3▲ 2¢ ◀" in picture
    (doppio,) = [line for line in picture.splitlines() if line.startswith("│ Doppio")]
    assert "◀" in doppio


@each_language
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(language: str, width: int) -> None:
    lines = drawn(crowded(), language=language, width=width).splitlines()

    assert max(map(cell_len, lines)) <= width
    assert not [line for line in lines if "…" in line]


def test_colour_only_says_again_what_stands_there() -> None:
    plain, coloured = drawn(crowded()), drawn(crowded(), colour=True)

    assert "\x1b[3" in coloured
    assert plain == Console(file=io.StringIO(), width=80).render_str(plain).plain
    assert len({sign for sign, _ in (*SYMBOLS.values(), *SPACES.values())}) == 5
    assert {cup.colour for cup in BOX.cups} <= set(STYLES)
    assert len(BADGES) >= 5


@each_language
def test_a_whole_play_can_be_drawn_with_a_note_for_every_choice(language: str) -> None:
    told = 0
    for number, (position, events) in enumerate(random_play(4, 3)):
        shown = screen(position, language)
        told += len(shown.story(events))
        for seat in position.seats_to_act:
            if number % 10 == 0:
                assert PEOPLE[seat] in drawn(position, seat=seat, language=language)
            for choice in position.choices(seat):
                shown.note(position.view(seat), seat, choice, None)
    assert told > 1000


def test_notes_tell_price_sugar_value_and_coins() -> None:
    position = crowded()
    view, shown = position.view(0), screen(position)
    assert shown.note(view, 0, Buy("milk", 1), None).plain == "2▲ −3¢"
    assert shown.note(view, 0, Serve("cappuccino"), None).plain == "●2▲ ○1◇ ○4▲ =7 +3¢"
    assert shown.note(view, 0, Take(), None).plain == "= 14¢"
    play(position, "serve cappuccino")
    assert shown.note(position.view(0), 0, Tile(3, 1), None).plain == "+8¢"
    sweet = table(milk=[1, 2, 2, 2, 2])
    assert shown.note(sweet.view(0), 0, Buy("milk", 1), None).plain == "1▲ −3¢ +▪"
    play(sweet, "buy coffee 1")
    assert shown.note(sweet.view(0), 0, Place("doppio"), None).plain == "●3▲ ●"


@each_language
def test_the_legend_names_every_sign(language: str) -> None:
    paper = Console(file=io.StringIO(), width=80)
    paper.print(screen(table(), language).legend())
    assert isinstance(paper.file, io.StringIO)
    text = paper.file.getvalue()

    assert all(sign in text for sign, _ in (*SYMBOLS.values(), *SPACES.values()))


def test_ties_are_explained_when_there_is_one() -> None:
    position = table(sugar=2)

    assert "coins" in screen(position).closing(position.view(None))
    position.sugar = (2, 4, 8)
    assert screen(position).closing(position.view(None)) == ""


def test_the_story_leaves_out_what_the_table_shows() -> None:
    position = table()
    told = screen(position).story(play(position, "buy milk 1", "confirm")).plain

    assert told == "Maya pays 3 coins for the milk in row 1 (Hot 2) and places it on the Latte Macchiato."

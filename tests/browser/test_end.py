"""The end of a game: who won and why, what made the difference, a picture to share, and what comes next."""

from __future__ import annotations

import re
import struct
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import Meet
from tests.browser.ends import BOT, end, uploaded

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK, LAPTOP, THUMB = (1440, 900), (1366, 657), (390, 844)
PNG = b"\x89PNG\r\n\x1a\n"
TIED = "coffee-rush-2p-penalties"

SPILLED = """() => {
    const end = document.querySelector("dialog.ending");
    return end.scrollWidth - end.clientWidth;
}"""
COLOURS = """(seats) => {
    const canvas = document.querySelector("dialog.ending canvas");
    const {data} = canvas.getContext("2d").getImageData(80, 80, 620, 620);
    const seen = new Map();
    for (let at = 0; at < data.length; at += 4) {
        const colour = [data[at], data[at + 1], data[at + 2]].map((one) => one.toString(16).padStart(2, "0")).join("");
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
    return [seen.size, ...seats.map((seat) => seen.get(seat) ?? 0)];
}"""
"""How many colours the table in the picture has, and how much of it has those of these seats."""


def how(page: Page) -> list[str]:
    return [" ".join(page.locator(part).inner_text().split()) for part in ("#ending-title", ".ending .how")]


# Who won, and why.


@pytest.mark.parametrize(
    ("name", "seat", "told", "row"),
    [
        (TIED, 1, ["You win!", "4 : 4, with more orders sent."], "Tie-break more orders sent 5 1"),
        (
            TIED,
            0,
            ["Second", f"4 : 4. {BOT} wins, with more orders sent."],
            "Tie-break more orders sent 5 1",
        ),
        (
            "cafe-del-gatto-5p-dump",
            0,
            ["You win!", "31 : 31, with more coins."],
            "Tie-break more coins 8 2 – – –",
        ),
        (
            "seize-the-bean-5p-celebrities",
            3,
            ["You win!", "15 : 15, with fewer resources."],
            "Tie-break fewer resources 3 12 13 – –",
        ),
    ],
)
def test_a_tie_is_explained(
    meet: Meet, tmp_path: Path, name: str, seat: int, told: list[str], row: str
) -> None:
    maya = meet()
    ending = end(maya, name, seat, tmp_path)

    assert how(maya.page) == told
    expect(ending.locator(".tie")).to_have_count(1)
    assert " ".join(ending.locator(".tie").inner_text().split()) == row
    ending.get_by_role("button", name="Look at the table").click()
    expect(maya.page.locator("main .log").first).to_contain_text(told[1].split("with ")[1].rstrip("."))


def test_where_points_decide_nothing_is_said_of_ties(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    ending = end(maya, "coffee-rush-4p-deck", 1, tmp_path)

    assert how(maya.page) == ["Fourth", f"2 : 5. {BOT} wins."]
    expect(ending.locator(".tie")).to_have_count(0)
    expect(ending.locator(".podium .step")).to_have_count(3)
    expect(ending.locator(".behind")).to_contain_text("You")


def test_the_chart_has_a_line_of_steps_a_seat_and_marks_what_made_the_difference(
    meet: Meet, tmp_path: Path
) -> None:
    maya = meet()
    ending = end(maya, TIED, 1, tmp_path)
    chart = ending.locator(".chart")

    expect(chart.locator("path.line")).to_have_count(2)
    for line in chart.locator("path.line").all():
        assert re.fullmatch(r"M[\d. ]+(H[\d.]+|V[\d.]+)+", line.get_attribute("d") or "")
        assert (line.get_attribute("d") or "").count("H") == 9, "a step a round"
    expect(chart.get_by_role("img", name="Points after each round")).to_have_attribute(
        "aria-label", re.compile("You 4")
    )
    notes = [" ".join(note.split()) for note in ending.locator(".notes li").all_inner_texts()]
    assert notes == [
        "1 Round 8: 2 orders in one go, your best turn.",
        "! 5 orders went cold, the last in round 9. Each cost a point.",
    ]
    assert chart.locator(".pin text").all_text_contents() == ["1"]


# The picture.


def test_the_picture_is_a_png_of_the_final_table(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    ending = end(maya, TIED, 1, tmp_path)
    page = maya.page
    expect(ending.locator(".polaroid.drawn")).to_be_visible()

    expect(ending.locator(".polaroid [role=img]")).to_have_attribute(
        "aria-label", f"Coffee Rush, the end of the game: Maya 4, {BOT} 4"
    )
    colours, *meeples = page.evaluate(COLOURS, ["c8372d", "2f6db5", "7a4ea3"])
    assert colours > 200
    assert meeples[0] > 500, "the meeples of the other stand on the board"
    assert meeples[1] > 500, "and mine"
    assert meeples[2] == 0, "and nobody else's"

    with page.expect_download() as saving:
        ending.get_by_role("button", name="Save the picture").click()
    assert saving.value.suggested_filename == "coffee-rush.png"
    picture = Path(saving.value.path()).read_bytes()
    assert picture.startswith(PNG)
    assert struct.unpack(">II", picture[16:24]) == (1200, 900)
    assert len(picture) > 40_000
    expect(ending.get_by_role("status")).to_have_text("The picture is saved.")


def test_a_phone_hands_the_picture_to_its_share_sheet(meet: Meet, tmp_path: Path) -> None:
    maya = meet(**PHONE)
    maya.context.add_init_script(
        """navigator.canShare = ({files}) => files.length === 1;
        navigator.share = async ({files}) => {
            window.shared = [...new Uint8Array(await files[0].arrayBuffer())].slice(0, 8);
            throw new DOMException("closed", "AbortError");
        };"""
    )
    ending = end(maya, TIED, 1, tmp_path)
    expect(ending.locator(".polaroid.drawn")).to_be_visible()
    ending.get_by_role("button", name="Share the picture").click()
    maya.page.wait_for_function("() => window.shared !== undefined")

    assert bytes(maya.page.evaluate("window.shared")) == PNG
    expect(ending.locator(".told")).to_be_empty()


def test_a_browser_without_canvas_says_so_and_goes_on(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    maya.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    ending = end(maya, TIED, 1, tmp_path)

    expect(ending).to_contain_text("This browser cannot draw the picture.")
    expect(ending.locator("canvas")).to_have_count(0)
    expect(ending.get_by_role("button", name="Rematch")).to_be_enabled()


# Motion.


def test_with_reduced_motion_everything_is_there_at_once(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    ending = end(maya, TIED, 1, tmp_path)

    assert maya.page.evaluate("document.getAnimations().length") == 0
    expect(ending.locator(".confetti")).to_have_count(0)
    for part in (".receipt .tie", ".receipt .total >> nth=0", ".podium .p1 .hero", ".chart .line >> nth=0"):
        assert ending.locator(part).evaluate("(part) => getComputedStyle(part).opacity") == "1"


def test_confetti_falls_once_for_who_won_and_a_tap_finishes_it_all(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    maya.page.emulate_media(reduced_motion="no-preference")
    ending = end(maya, TIED, 1, tmp_path)

    expect(ending.locator(".confetti > span")).to_have_count(60)
    ending.locator("#ending-title").click()
    expect(ending).to_have_class(re.compile("still"))
    maya.page.keyboard.press("Escape")
    maya.page.get_by_role("button", name="Show the count").click()
    expect(ending).to_be_visible()
    expect(ending.locator(".confetti")).to_have_count(0)


def test_nothing_falls_for_who_lost(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    maya.page.emulate_media(reduced_motion="no-preference")
    ending = end(maya, TIED, 0, tmp_path)

    expect(ending.locator(".receipt")).to_be_visible()
    expect(ending.locator(".confetti")).to_have_count(0)


# Every window, and by keyboard.


@pytest.mark.parametrize("person", [{}, PHONE], ids=["desk", "phone"])
def test_the_end_is_in_order_in_every_window(meet: Meet, tmp_path: Path, person: dict[str, Any]) -> None:
    """In both languages, by day and by night; and nothing sticks out in odd windows."""
    maya = meet(**person)
    ending = end(maya, "cafe-del-gatto-5p-dump", 0, tmp_path)
    expect(ending.locator(".polaroid.drawn")).to_be_visible()
    for (width, height), language in product([THUMB] if person else [DESK, LAPTOP], ["en", "fr"]):
        maya.resize(width, height)
        maya.speak(language)
        assert maya.faults_by_day_and_by_night() == []
        assert maya.page.evaluate(SPILLED) <= 0
        if language == "fr":
            assert how(maya.page) == ["Gagné !", "31 à 31, avec plus de pièces."]
        assert ending.locator(".btn").evaluate_all(playing.LOW) == []
    again = ending.get_by_role("button", name="Revanche")
    for width, height in () if person else ((320, 568), (844, 390), (768, 1024)):
        maya.resize(width, height)
        assert maya.page.evaluate(SPILLED) <= 0
        expect(again).to_be_visible()
        if width > height:
            expect(again).to_be_in_viewport(ratio=1)


def test_the_end_by_keyboard_alone(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    ending = end(maya, TIED, 1, tmp_path)
    page = maya.page

    expect(ending.get_by_role("button", name="Rematch")).to_be_focused()
    reached = []
    for _ in range(4):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent.trim()"))
    assert reached == [
        "Look at it with the coach",
        "Watch the replay",
        "Save the game",
        "Look at the table",
    ]
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="Show the count").focus()
    page.keyboard.press("Enter")
    expect(ending).to_be_visible()


# What next.


def test_who_keeps_winning_is_offered_a_stronger_bot(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    won = [{"table": f"before-{at}", "bot": "strong", "won": at != 1} for at in range(3)]
    playing.put_away(maya, "demitasse.played", {"coffee-rush": won})
    ending = end(maya, TIED, 1, tmp_path, bot="strong")
    page = maya.page
    before = page.url
    offer = ending.get_by_role("button", name="Next time, one that plays like an expert")

    expect(offer).to_contain_text("You have won 3 of the last 4.")
    offer.click()
    page.wait_for_url(lambda address: address != before)
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".opp").first).to_contain_text("plays like an expert")


def test_nobody_is_offered_another_bot_after_one_game(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    ending = end(maya, TIED, 1, tmp_path)

    expect(ending.get_by_role("button", name=re.compile("Next time"))).to_have_count(0)


# After the end.


def test_the_table_of_a_finished_game_asks_for_nothing(meet: Meet, tmp_path: Path) -> None:
    """The second player's Latte Macchiato is full and was never served."""
    maya = meet()
    ending = end(maya, "cafe-del-gatto-4p-serve", 1, tmp_path)
    expect(ending.locator(".notes")).to_contain_text("never served: Latte Macchiato")
    expect(ending.locator(".receipt header")).to_contain_text(
        re.compile(r"(?<!Somebody) has served all five cups")
    )
    maya.page.keyboard.press("Escape")
    table = maya.page.locator("main.table")

    expect(table.locator("[data-cup=latte_macchiato]")).to_contain_text("16, full")
    expect(table).not_to_contain_text("serve it")
    expect(table.locator(".tile.top, .tile.reach, .tile.sugar")).to_have_count(0)


def test_what_can_be_chosen_after_the_end_stands_in_whole_words(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    end(maya, TIED, 1, tmp_path)
    maya.page.keyboard.press("Escape")
    choices = maya.page.locator(".choices .choice")
    expect(choices.first).to_be_visible()

    for width in (768, 1024, 1100, 1440):
        maya.resize(width, 768)
        for choice in choices.all():
            expect(choice.locator("svg")).to_be_visible()
            words = choice.locator("b").bounding_box()
            assert words is not None
            assert words["width"] > 50, width
            assert words["height"] < 45, width


@pytest.mark.parametrize("name", ["coffee-rush-4p-deck", "cafe-del-gatto-3p"])
def test_nobody_changes_places_before_a_spectator(meet: Meet, tmp_path: Path, name: str) -> None:
    maya = meet()
    info = uploaded(maya, name, tmp_path)
    page = maya.go(f"/replay/{info['id']}")
    slider = page.locator(".player input[type=range]")
    owners = set()
    for moment in range(20, len(info["rows"]), len(info["rows"]) // 8):
        slider.fill(str(moment))
        expect(page.locator(".player h2")).to_contain_text(str(moment))
        owners.add(page.locator(".own .who b").first.inner_text())

    assert len(owners) == 1

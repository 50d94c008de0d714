"""The pages around the table, in a real browser: one can find one's way, in both languages, by eye and by ear."""

from __future__ import annotations

import gzip
import json
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from demitasse.games import GAMES
from demitasse.server.beginning import chunks_in
from tests.browser.conftest import ROOT, Meet, Person, TableServer, click_through
from tests.processes import finished

DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
MOST_KB = 115

PAGES = {
    "start": "/",
    "new": "/new/coffee-rush",
    "rules": "/rules/coffee-rush",
    "how": "/how/coffee-rush",
    "guide": "/guide/coffee-rush",
    "nowhere": "/no/such/page",
}
TITLES = {
    "start": ("Come in, sit down, play.", "Entrez, installez\u2011vous, jouez."),
    "new": ("A new table", "Une nouvelle table"),
    "rules": ("All the rules of Coffee Rush", "Toutes les règles de Coffee Rush"),
    "how": ("How to play Coffee Rush", "Comment jouer à Coffee Rush"),
    "guide": ("Your orders come first", "D’abord, vos commandes"),
    "nowhere": ("There is nothing here", "Il n’y a rien ici"),
}
WRONG_ADDRESS = ("404",)
KEY = r"\b(?:web|cr|server)-[a-z]+(?:-[a-z]+)+\b"

each_page = pytest.mark.parametrize("name", PAGES)
each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def open_page(person: Person, name: str) -> Page:
    if name == "nowhere":
        person.excused += WRONG_ADDRESS
    page = person.go(PAGES[name])
    expect(page.get_by_role("heading", name=TITLES[name][0])).to_be_visible()
    return page


def lay_table(person: Person, friends: int = 1) -> str:
    """A table with places for friends; the host's browser ends up in its lobby. Gives the link to join."""
    page = person.go("/new/coffee-rush")
    page.get_by_role("textbox", name="Name").fill("Maya")
    if friends > 1:
        page.get_by_role("button", name=f"{friends + 1} players").click()
        for seat in range(2, friends + 2):
            page.get_by_role("combobox", name=f"Seat {seat}").select_option("friend")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("list", name="Who sits where")).to_be_visible()
    return page.get_by_label("Link to play").input_value()


def join(person: Person, link: str, name: str) -> Page:
    page = person.page
    page.goto(link)
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


# Finding a table.


def test_play_against_bots_is_one_click_from_the_start_page(meet: Meet) -> None:
    person = meet()
    page = person.go("/")

    page.locator("article.coffee-rush").get_by_role("button", name="Play against bots").click()

    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_friends_meet_in_the_lobby_and_the_host_starts(meet: Meet) -> None:
    host, friend = meet(), meet()
    link = lay_table(host)
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()

    page = join(friend, link, "Tom")

    expect(page.get_by_text("The game begins when the host starts it")).to_be_visible()
    expect(host.page.get_by_text("Tom")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        expect(person.page.get_by_role("region", name="Board")).to_be_visible()


def test_the_token_of_a_link_is_gone_from_the_address_once_one_has_a_seat(meet: Meet) -> None:
    host, friend = meet(), meet()
    page = join(friend, lay_table(host), "Tom")

    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_one_chooses_among_several_free_seats(meet: Meet) -> None:
    host, friend = meet(), meet()
    link = lay_table(host, friends=2)
    friend.page.goto(link)

    friend.page.get_by_role("radio", name="Seat 3").check()
    friend.page.get_by_label("What shall we call you?").fill("Tom")
    friend.page.get_by_role("button", name="Sit down").click()

    expect(host.page.get_by_role("listitem").filter(has_text="Tom")).to_be_visible()
    expect(host.page.get_by_role("list", name="Who sits where").get_by_role("listitem")).to_have_text(
        [re.compile("Maya"), re.compile("free"), re.compile("Tom")]
    )


def test_the_host_gives_a_free_seat_to_a_bot_and_back(meet: Meet) -> None:
    host = meet()
    lay_table(host)

    host.page.get_by_role("button", name="Give the seat to a bot").click()
    expect(host.page.get_by_role("button", name="Start the game")).to_be_enabled()
    host.page.get_by_role("button", name="Free casual’s seat").click()

    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()


def test_a_link_is_copied_by_a_button(meet: Meet) -> None:
    host = meet(permissions=["clipboard-read", "clipboard-write"])
    link = lay_table(host)

    host.page.get_by_role("button", name="Copy the link").click()

    expect(host.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == link


def test_a_watch_link_leads_to_the_table_without_a_seat(meet: Meet) -> None:
    host, watcher = meet(), meet()
    lay_table(host)
    watcher.page.goto(host.page.get_by_label("Link to watch").input_value())

    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    expect(host.page.get_by_text("One person is watching.")).to_be_visible()


def test_my_tables_are_listed_and_can_be_hidden(meet: Meet) -> None:
    person = meet()
    lay_table(person)
    page = person.go("/")
    entry = page.get_by_role("region", name="My tables").get_by_role("listitem")

    expect(entry).to_contain_text("Waiting for friends")
    page.get_by_role("button", name="Hide this table").click()

    expect(entry).to_have_count(0)
    page.reload()
    expect(page.locator(".welcome")).to_be_visible()


# What goes wrong is said where the person is looking.


def test_a_wrong_link_is_said_to_be_one(meet: Meet) -> None:
    host, friend = meet(), meet()
    link = lay_table(host)
    friend.excused += ["403"]

    friend.page.goto(link[:-4] + "xxxx")

    expect(friend.page.get_by_role("alert")).to_have_text(re.compile("link is wrong or out of date"))


def test_a_table_that_does_not_exist_is_said_not_to(meet: Meet) -> None:
    friend = meet()
    friend.excused += ["404"]

    friend.page.goto(friend.address + "/join/nowhere#token")

    expect(friend.page.get_by_role("alert")).to_contain_text("does not exist")


def test_a_full_table_offers_to_watch(meet: Meet) -> None:
    host, friend, late = meet(), meet(), meet()
    link = lay_table(host)
    join(friend, link, "Tom")
    expect(host.page.get_by_text("Tom")).to_be_visible()

    late.page.goto(link)

    expect(late.page.get_by_role("heading", name="Every seat is taken.")).to_be_visible()
    late.page.locator("main button.main").click()
    expect(late.page.get_by_text("You are watching")).to_be_visible()


def test_a_taken_name_is_told_at_its_field(meet: Meet) -> None:
    host, friend = meet(), meet()
    link = lay_table(host)
    friend.excused += ["409"]
    page = join(friend, link, "maya")

    expect(page.get_by_role("alert")).to_contain_text("is called Maya already")
    expect(page.get_by_label("What shall we call you?")).to_be_focused()


def test_a_missing_name_is_told_at_the_seat_that_lacks_it(meet: Meet) -> None:
    person = meet()
    person.excused += ["400"]
    page = person.go("/new/coffee-rush")

    page.get_by_role("combobox", name="Seat 2").first.select_option("here")
    page.get_by_label("Name").first.fill("Maya")
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_label("Name").nth(1)).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".chairs .name").nth(1)).to_contain_text("A name is needed.")


def test_colours_that_cannot_be_are_told_at_the_option(meet: Meet) -> None:
    person = meet()
    person.excused += ["400"]
    page = person.go("/new/coffee-rush")
    page.get_by_role("textbox", name="Name").fill("Maya")
    page.get_by_text("Options", exact=True).click()

    page.get_by_label("Maya").last.select_option("green")
    page.get_by_role("button", name="Set the table").click()

    expect(page.get_by_text("Two players are red and blue").first).to_be_visible()


def test_options_that_change_nothing_are_not_shown_and_do_not_count(meet: Meet) -> None:
    page = meet().go("/new/kitchen-rush")
    page.get_by_role("textbox", name="Name").fill("Maya")
    page.get_by_role("combobox", name="Seat 2").select_option("bot:expert")
    page.get_by_text("Options", exact=True).click()
    seconds = page.get_by_label("Seconds of a timer")
    expect(seconds).to_have_count(0)

    page.get_by_label("Kind of game").select_option("relaxed")
    seconds.fill("60")
    page.get_by_label("Kind of game").select_option("standard")
    expect(seconds).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()

    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(meet: Meet, tmp_path: Path) -> None:
    person = meet()
    person.excused += ["400"]
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary\n", encoding="utf-8")
    page = person.go("/")

    page.get_by_label("Choose a file").set_input_files(diary)

    alert = page.get_by_role("region", name="Open a saved game").get_by_role("alert")
    expect(alert).to_contain_text("“diary.txt” is not the record of a game")


def test_a_server_that_is_gone_is_told_and_tried_again(meet: Meet) -> None:
    person = meet()
    person.excused += ["ERR_"]

    def without_answers(route: Route) -> None:
        """A page brings the list of games along; here it has to ask."""
        page = route.fetch()
        route.fulfill(response=page, body=page.text().replace('data-of="/api/', 'data-of="'))

    person.page.route(f"{person.address}/", without_answers)
    person.page.route("**/api/games", lambda route: route.abort())
    page = person.go("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")

    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()

    expect(
        page.locator("article.coffee-rush").get_by_role("button", name="Play against bots")
    ).to_be_visible()


# Rules and guide.


def test_a_link_to_a_rule_scrolls_to_it_and_shows_its_proofs(meet: Meet) -> None:
    page = meet().go("/rules/coffee-rush#CR-MOVE-14")
    rule = page.locator("#CR-MOVE-14")

    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("aim"))
    rule.get_by_text("Proven by").click()
    expect(rule.get_by_role("listitem").first).to_be_visible()


def test_a_ruling_leads_to_the_question_it_answers_and_to_the_whole_chapter(meet: Meet) -> None:
    page = meet().go("/rules/coffee-rush#CR-RULING-12")
    page.locator("#CR-RULING-12").get_by_role("link", name="Where the booklet is silent").click()

    question = page.locator(".question.aim")
    expect(question).to_be_in_viewport()
    expect(question.get_by_role("heading")).to_have_text("When may you empty a cup?")
    expect(question.get_by_role("blockquote")).to_contain_text("in the Pour step only")

    page.locator("header").get_by_role("link", name="Where the booklet is silent").click()
    expect(page.get_by_role("heading", name="Where the booklet is silent")).to_be_in_viewport()


def test_the_rules_begin_with_where_to_learn_the_game(meet: Meet) -> None:
    page = meet().go("/rules/coffee-rush")
    first = page.locator("main a").first

    expect(first).to_have_text("How to play")
    expect(page.get_by_role("main").get_by_role("link", name="Try one turn")).to_be_visible()
    opening = " ".join(page.locator("main p:visible").all_inner_texts()[:6])
    assert not re.search(r"\btests?\b", opening), "players need not hear of tests first"
    first.click()
    expect(page.get_by_role("heading", name="How to play Coffee Rush")).to_be_visible()


@pytest.mark.parametrize("address", ["CR-INV-02", "CR-DEC-05", "exactly"])
def test_what_only_testers_need_is_folded_and_a_link_into_it_unfolds_it(meet: Meet, address: str) -> None:
    person = meet()
    page = person.go("/rules/coffee-rush")
    expect(page.get_by_role("heading", name="Setting up")).to_be_visible()
    expect(page.get_by_role("heading", name="The data")).to_be_hidden()
    expect(page.locator("#CR-DEC-05")).to_be_hidden()

    page = meet().go(f"/rules/coffee-rush#{address}")

    expect(page.locator(f"#{address}")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="The data")).to_be_visible()


def test_the_rules_can_be_searched_by_word_and_by_id(meet: Meet) -> None:
    page = meet().go("/rules/coffee-rush")
    page.get_by_role("searchbox").fill("CR-MOVE-14")
    expect(page.get_by_role("status")).to_have_text("One rule")

    page.get_by_role("searchbox").fill("giraffe")

    expect(page.get_by_role("status")).to_have_text("No rule speaks of this.")


@each_size
def test_the_guide_plays_one_whole_turn(meet: Meet, size: tuple[int, int]) -> None:
    page = meet(*size).go("/guide/coffee-rush")
    next_step = page.get_by_role("button", name="Next")
    next_step.click()
    next_step.click()

    page.locator("[data-square=c4]").click()
    expect(page.get_by_role("heading", name="Then to the steam")).to_be_visible()
    page.locator("[data-square=a1]").click(force=True)
    expect(page.get_by_text("follow the glow")).to_be_visible()
    click_through(next_step, page.get_by_role("heading", name="That was a turn"))

    expect(page.get_by_role("link", name="To the tables")).to_be_visible()


def test_the_guide_shows_what_the_engine_plays() -> None:
    done = finished([sys.executable, ROOT / "web" / "scripts" / "guide.py", "--check"])

    assert done.returncode == 0, done.stdout + done.stderr


# Languages, themes, access.


@each_page
def test_every_page_changes_its_language_without_a_reload_and_fits_in_both(meet: Meet, name: str) -> None:
    """Every width, and no key instead of a sentence."""
    person = meet()
    page = open_page(person, name)
    page.evaluate("window.same = true")

    def look() -> None:
        assert re.findall(KEY, page.locator("body").inner_text()) == []
        for width, height in (TABLET, PHONE, (320, 640), DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("document.documentElement.scrollWidth <= innerWidth", timeout=10_000)

    look()
    page.get_by_role("button", name="FR, French").click()
    expect(page.get_by_role("heading", name=TITLES[name][1])).to_be_visible()
    assert page.evaluate("[window.same, document.documentElement.lang]") == [True, "fr"]
    look()
    page.get_by_role("button", name="EN, anglais").click()
    expect(page.get_by_role("heading", name=TITLES[name][0])).to_be_visible()


def test_the_language_of_the_browser_is_spoken_first_and_the_chosen_one_kept(meet: Meet) -> None:
    person = meet(language="fr")
    page = person.go("/")
    expect(page.get_by_role("heading", name=TITLES["start"][1])).to_be_visible()

    page.get_by_role("button", name="EN, anglais").click()
    page.reload()

    expect(page.get_by_role("heading", name=TITLES["start"][0])).to_be_visible()


def test_the_theme_follows_the_system_until_somebody_chooses(meet: Meet) -> None:
    page = meet(theme="dark").go("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")

    page.get_by_role("button", name="Switch to the light theme").click()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()

    expect(html).to_have_attribute("data-theme", "light")


def faults_in_both_sizes(person: Person) -> list[str]:
    """On a desk and on a phone, by day and by night."""
    faults = []
    for size in (DESKTOP, PHONE):
        person.resize(*size)
        faults += person.faults_by_day_and_by_night()
    return faults


def test_axe_finds_no_fault(meet: Meet) -> None:
    person = meet()
    faults = {}
    for name in PAGES:
        open_page(person, name)
        faults[name] = faults_in_both_sizes(person)

    assert faults == {name: [] for name in PAGES}


def test_axe_finds_no_fault_in_lobby_and_invitation(meet: Meet) -> None:
    host, friend = meet(), meet()
    link = lay_table(host, friends=2)
    assert faults_in_both_sizes(host) == []

    friend.page.goto(link)
    expect(friend.page.get_by_label("What shall we call you?")).to_be_visible()

    assert faults_in_both_sizes(friend) == []


def test_what_can_be_touched_on_a_phone_is_large_enough(meet: Meet) -> None:
    person = meet(*PHONE, has_touch=True)
    for path in ("/", "/new/coffee-rush"):
        page = person.go(path)
        expect(page.locator("main button, main a").first).to_be_visible()
        small = page.evaluate(
            """[...document.querySelectorAll('button, a, select, summary, label.pick')]
                .map(part => [part.textContent.trim() || part.ariaLabel, part.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && box.top >= 0 && (box.height < 43.5 || box.width < 43.5))
                .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
        )
        assert small == []


def test_the_keyboard_reaches_the_content_first_and_a_new_page_takes_the_focus(meet: Meet) -> None:
    page = meet().go("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()

    page.get_by_role("link", name="Play with friends").first.press("Enter")

    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    expect(page).to_have_title("A new table · Demitasse")
    page.go_back()
    expect(page).to_have_title("Demitasse")


def test_help_opens_by_keyboard_and_closes_with_escape(meet: Meet) -> None:
    page = meet().go("/")
    help = page.get_by_role("button", name="Help")
    help.press("Enter")
    expect(page.get_by_role("link", name="How to play Coffee Rush")).to_be_visible()

    page.keyboard.press("Escape")

    expect(help).to_be_focused()
    expect(help).to_have_attribute("aria-expanded", "false")


# What travels.


def test_an_unknown_address_is_not_found_and_says_so(meet: Meet) -> None:
    person = meet()
    person.excused += WRONG_ADDRESS
    answer = person.page.goto(person.address + "/no/such/page")

    assert answer is not None
    assert answer.status == 404
    person.page.get_by_role("link", name="To the start page", exact=True).click()
    expect(
        person.page.locator("article.coffee-rush").get_by_role("button", name="Play against bots")
    ).to_be_visible()


def test_nothing_comes_from_elsewhere(meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/guide/coffee-rush", "/rules/coffee-rush"):
        person.go(path)

    assert [url for url in asked if not url.startswith((person.address, "data:"))] == []


def test_the_scripts_of_a_table_are_compiled_while_they_arrive(server: TableServer) -> None:
    for game in GAMES:
        names = ("shell", game, f"{game}-pieces")
        scripts = [chunk.file for chunk in chunks_in(server.client, 0).values() if chunk.name in names]

        assert len(scripts) == len(names)
        for script in scripts:
            assert (server.client / script).read_text("utf-8").startswith("//# allFunctionsCalledOnLoad\n"), (
                script
            )


def test_the_first_game_is_played_with_at_most_115_kb_of_script_and_style(
    meet: Meet, server: TableServer
) -> None:
    person = meet()
    asked: set[str] = set()
    person.page.on("request", lambda request: asked.add(request.url.removeprefix(person.address + "/")))
    page = person.go("/")
    brought = page.locator("[data-of^='/assets/'], link[rel=stylesheet]")
    asked |= {
        address[1:]
        for address in brought.evaluate_all(
            "all => all.map(one => one.dataset.of ?? one.getAttribute('href'))"
        )
    }
    page.locator("article.coffee-rush").get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()

    sizes = {
        name: len(gzip.compress((server.client / name).read_bytes(), 9))
        for name in sorted(asked)
        if name.endswith((".js", ".json", ".css"))
    }
    print(json.dumps(sizes, indent=1), sum(sizes.values()) / 1024)

    assert any(name.endswith(".json") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) <= MOST_KB * 1024
    loaded = "".join((server.client / name).read_text(encoding="utf-8") for name in sizes)
    spoken = [prefix for prefix in ("cr", "cg", "sb", "kr") if f'"{prefix}-event-' in loaded]
    assert spoken == ["cr"], "only the game on the table has sent its sentences"


def test_the_page_is_dressed_before_it_is_painted(client_built: Path) -> None:
    page = (client_built / "index.html").read_text(encoding="utf-8")

    assert "style=" not in page
    assert "<style" not in page
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "early.js" in page
    assert "font" not in page, "letters come after what can be pressed"

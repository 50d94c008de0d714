"""Inviting in a real browser: the code on the postcard, the share sheet, the clipboard, and the page a friend meets."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from demitasse.server.invitation import likeliest, own_addresses
from tests.browser.conftest import ROOT, Meet, Person, TableServer, free_port
from tests.browser.playing import PHONE, WIDER, Json, bot, lay, me, play_out, says_everything

FRIEND: Json = {"kind": "friend"}
DECODER = ROOT / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
DECODE = """async (shot) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + shot;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
    return jsQR(data, width, height)?.data ?? null;
}"""
SHARE = """Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => {
    window.shared = what;
    if (window.refusing) throw new DOMException("no", window.refusing);
} });"""
NO_SHARE = 'Object.defineProperty(navigator, "share", { configurable: true, value: undefined });'
NO_CLIPBOARD = """Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
document.execCommand = () => false;"""
SELECTED = """(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
})()"""
SMALL = """(least) => [...document.querySelectorAll("main :is(a, button, input, label):not(.sr)")]
    .filter((one) => one.offsetParent && !one.matches("label.calling, label.field"))
    .map((one) => [one.textContent.trim().slice(0, 30) || one.id || one.className, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < least || height < least)
    .map(([what, { width, height }]) => `${what}: ${width} x ${height}`)"""
TEXTS_APART = """() => {
    const texts = [...document.querySelectorAll("main :is(.round b, .round small, h1, h2, .under .button)")]
        .filter((one) => one.getClientRects().length && one.textContent.trim())
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    const found = [];
    texts.forEach(([what, a], at) => texts.slice(at + 1).forEach(([other, b]) => {
        const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
        if (x > 2 && y > 2) found.push(`${what} / ${other}`);
    }));
    return found;
}"""
SIZES = [(1440, 900), (1366, 657), (768, 1024), (844, 390), (390, 844), (360, 640), (320, 568)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client_built: Path) -> Iterator[TableServer]:
    """A server that listens to the whole house."""
    data = tmp_path_factory.mktemp("data")
    server = TableServer(port=free_port(), data=data, client=client_built, host="0.0.0.0")
    server.start()
    yield server
    server.stop()


def in_lobby(person: Person, *seats: Json, game: str = "coffee-rush") -> Json:
    keys = lay(person, game, *seats)
    person.go(f"/table/{keys['table']}")
    expect(
        person.page.get_by_role("list", name=re.compile("Who sits where|Qui est assis où"))
    ).to_be_visible()
    return keys


def link_to_play(page: Page) -> str:
    return page.get_by_label("Link to play").input_value()


def decoded(page: Page) -> str | None:
    """What a phone would read from the screen."""
    code = page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    shot = base64.b64encode(code.screenshot()).decode()
    page.evaluate(DECODER.read_text(encoding="utf-8"))
    found: str | None = page.evaluate(DECODE, shot)
    return found


# The code.


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_friend_who_scans_the_qr_code_with_a_phone_sits_down(
    house: TableServer, meet: Meet, theme: str
) -> None:
    if likeliest(own_addresses()) is None:
        pytest.skip("this machine has no address that another could open")
    host, friend = meet(theme=theme, painted=True), meet(**PHONE)
    host.address = house.address
    friend.excused += ["Cross-Origin-Opener-Policy"]  # heeded only over https or on the same computer
    in_lobby(host, me(), FRIEND)
    expect(host.page.get_by_text("Works in this house")).to_be_visible()

    address = decoded(host.page)
    assert address is not None
    assert address == link_to_play(host.page)
    assert address.startswith(f"http://{likeliest(own_addresses())}:{house.port}/join/")
    friend.page.goto(address)
    expect(friend.page.get_by_role("heading", name="Maya is keeping a seat for you.")).to_be_visible()
    friend.page.get_by_label("What shall we call you?").fill("Inès")
    friend.page.get_by_role("button", name="Sit down").click()

    expect(friend.page.get_by_text("You have your seat")).to_be_visible()
    expect(host.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        expect(person.page.get_by_role("region", name="Board")).to_be_visible()


def test_my_tables_are_carried_to_a_phone_by_the_qr_code(house: TableServer, meet: Meet) -> None:
    if likeliest(own_addresses()) is None:
        pytest.skip("this machine has no address that another could open")
    host, phone = meet(language="fr", theme="dark", painted=True), meet(**PHONE)
    host.address = house.address
    phone.excused += ["Cross-Origin-Opener-Policy"]
    lay(host, "coffee-rush", me(), bot())
    page = host.go("/")
    page.get_by_role("button", name="Emporter mes tables").click()
    page.get_by_role("button", name="Montrer le lien").click()
    page.get_by_role("button", name="QR code").click()
    host.speak("en")

    address = decoded(page)
    assert address is not None
    assert address.startswith(f"http://{likeliest(own_addresses())}:{house.port}/carry/")
    phone.page.goto(address)
    phone.page.get_by_role("button", name="Take my tables").click()
    expect(phone.page.locator(".slip")).to_contain_text("Coffee Rush")


def test_the_code_has_room_around_it_and_is_large_enough(house: TableServer, meet: Meet) -> None:
    host = meet(**PHONE, theme="dark")
    host.address = house.address
    in_lobby(host, me(), FRIEND)
    if likeliest(own_addresses()) is None:
        pytest.skip("this machine has no address that another could open")
    code = host.page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None

    modules = int((code.get_attribute("viewBox") or "").split()[2])
    path = code.locator("path").get_attribute("d") or ""
    assert min(box["width"], box["height"]) >= 170
    corners = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h", path)]
    assert (min(x for x, _ in corners), min(y for _, y in corners)) == (4, 4)
    assert max(y for _, y in corners) == modules - 5


def test_a_server_for_this_computer_alone_says_so_in_words(meet: Meet) -> None:
    host = meet()
    in_lobby(host, me(), FRIEND)

    expect(host.page.get_by_text("Only on this computer")).to_be_visible()
    expect(host.page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    expect(host.page.locator("main")).not_to_contain_text("--")


def test_the_code_is_at_the_table_too_when_a_seat_is_free(house: TableServer, meet: Meet) -> None:
    if likeliest(own_addresses()) is None:
        pytest.skip("this machine has no address that another could open")
    host = meet(390, 844, painted=True)
    host.address = house.address
    keys = lay(host, "coffee-rush", me(), bot())
    page = host.go(f"/table/{keys['table']}")
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name="Free it for a friend").click()
    expect(page.get_by_label("Link to play")).to_be_visible()

    page.get_by_role("button", name="QR code").first.click()

    assert decoded(page) == link_to_play(page)
    assert host.faults() == []


# Handing it on.


def test_the_link_goes_to_the_share_sheet_of_the_phone(meet: Meet) -> None:
    host = meet(**PHONE)
    host.context.add_init_script(SHARE)
    in_lobby(host, me(), FRIEND)
    page = host.page

    page.get_by_role("button", name="Share the link").click()

    page.wait_for_function("window.shared")
    assert page.evaluate("window.shared.url") == link_to_play(page)
    assert page.evaluate("window.shared.title") == "A seat for you: Coffee Rush"
    page.evaluate("window.refusing = 'AbortError'")
    page.get_by_role("button", name="Share the link").click()
    expect(page.locator(".postcard [role=status]")).to_be_empty()


def test_a_share_sheet_that_fails_copies_instead(meet: Meet) -> None:
    host = meet(permissions=["clipboard-read", "clipboard-write"])
    host.context.add_init_script(SHARE + "window.refusing = 'NotAllowedError';")
    in_lobby(host, me(), FRIEND)

    host.page.get_by_role("button", name="Share the link").click()

    expect(host.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert host.page.evaluate("navigator.clipboard.readText()") == link_to_play(host.page)


def test_without_share_sheet_and_clipboard_the_link_stands_selected(meet: Meet) -> None:
    host = meet()
    host.context.add_init_script(NO_SHARE + NO_CLIPBOARD)
    in_lobby(host, me(), FRIEND)
    page = host.page
    expect(page.get_by_role("button", name="Share")).to_have_count(0)

    page.get_by_role("button", name="Copy the link").click()

    expect(page.get_by_role("status").filter(has_text="copy it by hand")).to_be_visible()
    assert page.evaluate(SELECTED) == link_to_play(page)
    assert host.faults() == []


# Starting without somebody.


def test_the_host_starts_without_the_free_seat_and_the_guest_can_still_leave(meet: Meet) -> None:
    host, friend = meet(), meet()
    keys = in_lobby(host, me(), FRIEND, FRIEND)
    page = friend.go(f"/join/{keys['table']}#{keys['join']}")
    page.get_by_role("radio", name="Seat 3").check()
    page.get_by_label("What shall we call you?").fill("Tom")
    page.get_by_role("button", name="Sit down").click()

    starting = host.page.get_by_role("button", name="Start with two")
    expect(starting).to_contain_text("The free seat is taken away")
    starting.click()

    for person in (host, friend):
        expect(person.page.get_by_role("region", name="Board")).to_be_visible()
    page.get_by_role("button", name="At the table").click()
    expect(page.locator("dialog .sitting li")).to_have_count(2)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Sit down again")).to_be_visible()


# The page a friend meets.


def test_the_page_says_what_is_played_and_the_link_is_kept_while_one_learns(meet: Meet) -> None:
    host, friend = meet(), meet()
    keys = lay(host, "cafe-del-gatto", me(), bot(), FRIEND)
    link = f"/join/{keys['table']}#{keys['join']}"
    page = friend.go(link)

    expect(page.get_by_role("heading", name="Café del Gatto")).to_be_visible()
    expect(page.get_by_role("heading", name="Maya is keeping a seat for you.")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("2 to 5 players")
    expect(page.get_by_role("main")).to_contain_text("about 30 minutes")
    with friend.context.expect_page() as learning:
        page.get_by_role("link", name="Learn it while you wait").click()
    expect(learning.value).to_have_url(re.compile(r"/(how|guide)/cafe-del-gatto$"))
    assert page.url == friend.address + link


def test_a_name_is_asked_once(meet: Meet) -> None:
    host, friend = meet(), meet()
    for _ in range(2):
        keys = lay(host, "coffee-rush", me(), FRIEND)
        page = friend.go(f"/join/{keys['table']}#{keys['join']}")
        field = page.get_by_label("What shall we call you?")
        if not field.input_value():
            field.fill("Tom")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text("You have your seat")).to_be_visible()


def test_whoever_just_watches_sees_the_table_without_a_seat(meet: Meet) -> None:
    host, friend = meet(), meet()
    keys = lay(host, "coffee-rush", me(), FRIEND)
    page = friend.go(f"/join/{keys['table']}#{keys['join']}")

    page.get_by_role("button", name="Just watch").click()

    expect(page.get_by_text("You are watching")).to_be_visible()
    assert friend.faults() == []


def test_the_code_of_a_game_that_is_over_leads_to_its_replay(meet: Meet) -> None:
    host, late = meet(), meet(**PHONE)
    keys = lay(host, "coffee-rush", me(), bot())
    play_out(host.go(f"/table/{keys['table']}"))

    page = late.go(f"/join/{keys['table']}#{keys['join']}")

    expect(page.get_by_role("heading", name="This game is over.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert late.faults() == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(re.compile("/replay/"))


def test_full_and_gone_are_told_on_the_same_page(meet: Meet) -> None:
    host, late, lost = meet(), meet(**PHONE), meet(**PHONE, language="fr", theme="dark")
    keys = lay(host, "coffee-rush", me(), bot())
    lost.excused += ["404"]

    full = late.go(f"/join/{keys['table']}#{keys['join']}")
    gone = lost.go("/join/nowhere#token")

    expect(full.get_by_role("heading", name="Every seat is taken.")).to_be_visible()
    expect(gone.get_by_role("heading", name="Ce lien ne mène nulle part")).to_be_visible()
    assert late.faults() + lost.faults() == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_join_page_and_lobby_fit_every_window(house: TableServer, meet: Meet, language: str) -> None:
    host, friend = meet(language=language), meet(language=language)
    host.address = friend.address = house.address
    keys = in_lobby(
        host, me("Maximiliana Gutenbergova"), bot(), bot("Inès"), FRIEND, FRIEND, game="cafe-del-gatto"
    )
    friend.go(f"/join/{keys['table']}#{keys['join']}")
    friend.page.locator(".joining .name-row").wait_for()
    wrong = []
    for width, height in SIZES:
        for person in (host, friend):
            page = person.page
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            least = 44 if width <= 700 else 32
            found = [*page.evaluate(SMALL, least), *page.evaluate(TEXTS_APART)]
            if page.evaluate(WIDER) > 0:
                found.append("wider than the window")
            if found:
                wrong.append((width, height, page.url.split("/")[3], found))
    says_everything(host.page)
    says_everything(friend.page)

    assert wrong == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1366, 657), (1440, 900)], ids=str)
def test_the_whole_invitation_fits_one_screen(meet: Meet, size: tuple[int, int], language: str) -> None:
    host, friend = meet(), meet(*size, language=language)
    keys = lay(host, "coffee-rush", me(), bot(), FRIEND)

    page = friend.go(f"/join/{keys['table']}#{keys['join']}")

    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


# Before anybody is there.


def test_an_error_on_a_phones_start_page_is_brought_into_view(meet: Meet) -> None:
    person = meet(**PHONE)
    person.excused += ["Failed to load resource", "net::"]
    page = person.go("/")
    page.route("**/api/tables", lambda route: route.abort())
    button = page.locator("article.seize-the-bean button.main")
    button.evaluate("(one) => window.scrollTo(0, one.getBoundingClientRect().bottom + scrollY - innerHeight)")

    button.click()

    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_chat_gets_the_picture_of_the_game(meet: Meet) -> None:
    person = meet(language="fr")
    page = person.go("/rules/kitchen-rush")

    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    answer = person.context.request.get(picture)

    assert picture == f"{person.address}/previews/kitchen-rush.png"
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert page.locator('meta[property="og:locale"]').get_attribute("content") == "fr_FR"

"""Being told of one's turn: in a background tab, by a push message to a closed page, or not at all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Worker, expect

from tests.browser.conftest import Meet, Person, TableServer, free_port, listen, wait_until
from tests.browser.playing import hold, lay, lazily, me, turn
from tests.browser.test_recap import HIDE
from tests.push_service import PushService, push_service

GAME = "cafe-del-gatto"
AWAY = "Not connected"
TELL_ME = re.compile("Prévenez.moi quand c’est à moi")
BADGE = """
    window.badge = null;
    navigator.setAppBadge = async () => void (window.badge = true);
    navigator.clearAppBadge = async () => void (window.badge = false);
"""
SUBSCRIBING = """{{
    const subscription = {{ toJSON: () => ({{ endpoint: "{endpoint}", keys: {keys} }}) }};
    let subscribed = {already} ? subscription : null;
    PushManager.prototype.subscribe = async () => (subscribed = subscription);
    PushManager.prototype.getSubscription = async () => subscribed;
}}"""
"""No push service of the world can reach a browser of the tests, so it is given one."""
TOLD = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
WITHOUT = """
    delete window.Notification;
    delete window.PushManager;
    delete Navigator.prototype.serviceWorker;
    delete Navigator.prototype.setAppBadge;
    delete Navigator.prototype.clearAppBadge;
    delete Navigator.prototype.vibrate;
"""


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, client_built: Any, service: PushService
) -> Iterator[TableServer]:
    """A server that knows the push service of the test."""
    data = tmp_path_factory.mktemp("data")
    server = TableServer(free_port(), data, client_built, push_services=(service.origin,))
    server.start()
    yield server
    server.stop()


def two_at_a_table(maya: Person, tom: Person) -> str:
    """In a browser each; Maya plays first."""
    keys = lay(maya, GAME, me("Maya"), me("Tom"), first=0)
    both = keys["seats"]
    for person, seat in ((maya, 0), (tom, 1)):
        kept = {**keys, "seats": [both[seat]], "host": keys["host"] if seat == 0 else ""}
        person.context.add_init_script("localStorage.removeItem('demitasse.tables')")
        hold(person, GAME, kept)
    return str(keys["table"])


def play_a_turn(page: Page) -> None:
    """Until the other is asked."""
    now = turn(page)
    while True:
        lazily(page, now)
        page.wait_for_function(
            "(rows) => Number(document.querySelector('.prompt').dataset.rows) > rows", arg=now.rows
        )
        if not page.title().startswith("●"):
            return
        now = turn(page, now.rows)


def worker_of(person: Person) -> Worker:
    assert person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return person.context.service_workers[0]


def deliver(browser: Browser, person: Person, page: Page, message: Any) -> None:
    """Hand a message to the worker as a push service would, through the browser."""
    session = person.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: bool(page.evaluate("1")) and bool(found), "no worker is registered")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.address, "registrationId": found[0], "data": json.dumps(message)},
    )
    session.detach()


def test_a_turn_is_told_in_a_background_tab_and_when_the_page_is_closed(
    meet: Meet, browser: Browser, service: PushService
) -> None:
    maya = meet()
    tom = meet(language="fr", permissions=["notifications"], service_workers="allow")
    table = two_at_a_table(maya, tom)
    tom.context.add_init_script(BADGE)
    keys = json.dumps(service.browser.keys())
    tom.context.add_init_script(
        SUBSCRIBING.format(endpoint=f"{service.origin}/tom", keys=keys, already="false")
    )
    host, guest = maya.go(f"/table/{table}"), tom.go(f"/table/{table}")

    # offered to who waits for a friend, and asked of the browser only then
    wish = guest.locator(".offer").get_by_role("switch", name=TELL_ME)
    expect(wish).to_have_attribute("aria-checked", "false")
    assert guest.title() == "Café del Gatto · Demitasse"
    worker = worker_of(tom)
    with guest.expect_response(lambda answer: answer.url.endswith("/reminders")) as answered:
        wish.click()
    assert answered.value.status == 204
    expect(guest.locator(".offer")).to_have_count(0)

    # in the background: title, icon, badge and one notification
    guest.evaluate(HIDE, "hidden")
    play_a_turn(host)
    expect(guest).to_have_title("● À vous · Café del Gatto")
    guest.wait_for_function("window.badge === true")
    assert "turn" in str(guest.locator("link[rel=icon]").get_attribute("href"))
    wait_until(lambda: len(guest.evaluate(TOLD)) == 1, "no notification came")
    (told,) = guest.evaluate(TOLD)
    assert (told["title"], told["path"]) == ("À vous\u00a0: Café del Gatto", f"/table/{table}")

    # whoever looks needs no message any more
    guest.evaluate(HIDE, "visible")
    guest.wait_for_function("window.badge === false")
    wait_until(lambda: guest.evaluate(TOLD) == [], "the notification stayed")
    play_a_turn(guest)
    expect(guest).to_have_title("Café del Gatto · Demitasse")
    guest.close()
    expect(host.locator("main.table")).to_contain_text(AWAY)
    assert service.posts == []

    # its push service gives the browser another address while no page is open
    moved = {"endpoint": f"{service.origin}/tom-moved", "keys": service.browser.keys()}
    status = worker.evaluate(
        """async (moved) => {
            const usual = fetch;
            let answer;
            fetch = async (...asked) => (answer = await usual(...asked));
            const newSubscription = { toJSON: () => moved };
            const waits = [];
            const change = new ExtendableEvent("pushsubscriptionchange");
            Object.assign(change, { newSubscription });
            change.waitUntil = (promise) => waits.push(promise);
            dispatchEvent(change);
            await Promise.all(waits);
            fetch = usual;
            return answer.status;
        }""",
        moved,
    )
    assert status == 204
    tom.context.add_init_script(SUBSCRIBING.format(endpoint=moved["endpoint"], keys=keys, already="true"))

    # closed: one message, sealed for this browser, opened at the recap of the right table
    play_a_turn(host)
    service.wait_for(1)
    (message,) = service.messages("tom-moved")
    assert message["path"] == f"/table/{table}"
    tom.page = tom.context.new_page()
    listen(tom)
    page = tom.go("/")
    deliver(browser, tom, page, message)
    wait_until(lambda: len(page.evaluate(TOLD)) == 1, "the message was not shown")
    (told,) = page.evaluate(TOLD)
    assert (told["title"], told["body"], told["tag"]) == (message["title"], message["text"], table)
    opened = worker.evaluate(
        """async () => {
            let path;
            clients.openWindow = async (where) => void (path = where);
            const [notification] = await registration.getNotifications();
            const click = new NotificationEvent("notificationclick", { notification });
            dispatchEvent(click);
            for (let tries = 0; !path && tries < 500; tries++) await new Promise((go) => setTimeout(go, 10));
            return path;
        }"""
    )
    page = tom.go(opened)
    expect(page.locator(".recap")).to_be_visible()

    # switched off behind the bell: silence
    page.get_by_role("button", name=TELL_ME).click()
    switch = page.get_by_role("dialog").get_by_role("switch", name="À cette table")
    expect(switch).to_have_attribute("aria-checked", "true")
    assert tom.faults() == []
    with page.expect_response(silenced):
        switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    page.get_by_role("button", name="Entendu").click()
    play_a_turn(page)
    page.close()
    expect(host.locator("main.table")).to_contain_text(AWAY)
    play_a_turn(host)
    assert len(service.posts) == 1


def test_a_browser_that_cannot_or_will_not_says_so_and_plays_on(meet: Meet) -> None:
    maya, tom = meet(), meet()
    tom.context.add_init_script(WITHOUT)
    table = two_at_a_table(maya, tom)
    host, guest = maya.go(f"/table/{table}"), tom.go(f"/table/{table}")

    for page, sentence in (
        (host, "Your browser says no."),
        (guest, "This browser cannot show messages here."),
    ):
        page.get_by_role("button", name="Tell me when it is my turn").click()
        switch = page.get_by_role("dialog").get_by_role("switch", name="At this table")
        switch.click()
        expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(sentence)
        expect(switch).to_have_attribute("aria-checked", "false")
        page.get_by_role("button", name="Good", exact=True).click()
    expect(guest.locator(".offer")).to_have_count(0)
    guest.evaluate(HIDE, "hidden")
    play_a_turn(host)
    expect(guest).to_have_title("● Your turn · Café del Gatto")


def silenced(answer: Response) -> bool:
    """The server has heard that somebody no longer wants to be told; a page says again what they want as it loads."""
    return answer.url.endswith("/reminders") and not (answer.request.post_data_json or {}).get("turn")

"""Sitting down at a table and playing at it in a browser, in as few words between test and page as will do."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, Person

Json = dict[str, Any]
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
MOST_CHOICES = 400
OFTEN_ENOUGH = 4
UNSAID = re.compile(r"\b(?:web|cr|cg|sb|kr|server|undo)-[a-z]+(?:-[a-z]+)*\b")
"""The key of a message where a sentence should be."""
LOW = "(list) => list.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44)"
"""Heights that are too small for a finger."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TURN = f"""const turn = (after) => new Promise((tell, fail) => {{
    const end = performance.now() + {PATIENCE};
    const look = () => {{
        const choices = [...document.querySelectorAll(".choices [data-choice]")];
        const now = {{
            rows: Number(document.querySelector(".prompt")?.dataset.rows ?? 0),
            over: document.querySelector("dialog.ending") !== null,
            choices: choices.map((one) => one.dataset.choice),
            forward: Math.max(choices.findIndex((one) => one.matches(".ends")), 0),
        }};
        // What is asked about once more before it is wasted, tests mean.
        if (now.rows === after) document.querySelector(".choice.armed:not([aria-disabled=true])")?.click();
        // What slid under a resting pointer waits for a moment, and whoever chooses may mean just that.
        const asked = choices.length > 0 && choices.every((one) => one.ariaDisabled !== "true");
        if (now.over || (asked && now.rows !== after)) tell(now);
        else if (performance.now() > end) fail(Error(`nothing is asked after row ${{after}}`));
        else setTimeout(look, 10);
    }};
    look();
}});"""
HAPPENED = """(before) => {
    document.querySelector(".choice.armed:not([aria-disabled=true])")?.click();
    return Number(document.querySelector(".prompt").dataset.rows) > before;
}"""
ASK = f"(after) => {{ {TURN} return turn(after); }}"
PLAY_OUT = f"""async ([hurry, most]) => {{
    {TURN}
    let now = await turn(-1);
    for (let made = 0; !now.over; now = await turn(now.rows)) {{
        if (++made > most) throw Error(`not over after ${{most}} choices`);
        const kinds = now.choices.map((choice) => JSON.parse(choice).do);
        const soon = kinds.findIndex((kind) => hurry.includes(kind));
        const at = soon >= 0 ? soon : now.rows % kinds.length;
        document.querySelectorAll(".choices [data-choice]")[hurry.length ? at : now.forward].click();
    }}
}}"""


class Turn(NamedTuple):
    """What the page shows when one is asked, or when the play is over."""

    rows: int
    """Rows of the log that are shown."""
    over: bool
    choices: list[Json]
    forward: int
    """Which choice leads on soonest: the one that ends the step, else the first."""

    @property
    def kind(self) -> str:
        return "over" if self.over else str(self.choices[0]["do"])


Choose = Callable[[Page, Turn], None]


def me(name: str = "Maya") -> Json:
    return {"kind": "me", "name": name}


def bot(name: str = "Basile", kind: str = "greedy") -> Json:
    return {"kind": "bot", "bot": kind, "name": name}


def lay(person: Person, game: str, *seats: Json, settings: Json | None = None, **more: Any) -> Json:
    """A table of these seats with these options, whose keys lie in this person's browser."""
    body = {"game": game, "seats": list(seats), "options": more}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    return hold(person, game, answer.json(), settings)


def hold(person: Person, game: str, keys: Json, settings: Json | None = None) -> Json:
    """The keys of a table, put into this person's browser."""
    kept = {
        "table": keys["table"],
        "game": game,
        "seats": {str(own["seat"]): own["key"] for own in keys["seats"]},
        "host": keys["host"],
        "join": keys["join"],
        "watch": keys["watch"],
        "seen": 1,
    }
    put_away(person, "demitasse.tables", [kept])
    put_away(person, "demitasse.settings", {"sound": False, **(settings or {"speed": "instant"})})
    return keys


def sit(person: Person, keys: Json, sight: str) -> Page:
    """At the table, once this can be seen of it."""
    page = person.go(f"/table/{keys['table']}")
    expect(page.locator(sight)).to_be_visible()
    return page


def put_away(person: Person, place: str, what: object) -> None:
    """Into what the browser keeps, unless something lies there already."""
    where, written = json.dumps(place), json.dumps(json.dumps(what))
    person.context.add_init_script(
        f"localStorage.getItem({where}) ?? localStorage.setItem({where}, {written})"
    )


def choices(page: Page) -> Locator:
    return page.locator(".choices [data-choice]")


def turn(page: Page, after: int = -1) -> Turn:
    """Wait until one is asked, or the play is over; after these rows, something else must be shown."""
    now = page.evaluate(ASK, after)
    return Turn(now["rows"], now["over"], [json.loads(text) for text in now["choices"]], now["forward"])


def rows(page: Page) -> int:
    """How many rows of the log are shown."""
    return int(page.locator(".prompt").get_attribute("data-rows") or 0)


def choose(page: Page, at: int) -> None:
    """This choice of the list, clicked from within the page: a mouse on its way costs twice as much."""
    page.evaluate("(at) => document.querySelectorAll('.choices [data-choice]')[at].click()", at)


def lazily(page: Page, now: Turn) -> None:
    """What ends a step, else the first choice, whatever it wastes: orders fall off, and a play is soon over."""
    choose(page, now.forward)


def by_mouse(page: Page, now: Turn) -> None:
    """The same, by mouse or finger."""
    choice = choices(page).nth(now.forward)
    choice.click()
    if page.locator(".choice.armed").count():
        choice.click()


def a_few_times(
    really: Choose, quickly: Choose, kind: Callable[[Turn], str] = lambda now: now.kind
) -> Choose:
    """Really for the first few questions of each kind, then quickly."""
    seen: Counter[str] = Counter()

    def choose(page: Page, now: Turn) -> None:
        seen[kind(now)] += 1
        (really if seen[kind(now)] <= OFTEN_ENOUGH else quickly)(page, now)

    return choose


def by_number(page: Page, now: Turn) -> None:
    """The same, by keyboard: whatever goes on has a number of its own."""
    page.keyboard.press(choices(page).nth(now.forward).locator("kbd").inner_text())


def act(page: Page, do: Callable[[], None]) -> None:
    """Do this, and wait until it is done."""
    before = rows(page)
    do()
    page.wait_for_function(HAPPENED, arg=before)


def turns(page: Page, choose: Choose) -> Iterator[Turn]:
    """Each question of a play, and its end; what is asked for is chosen when the next is wanted."""
    now = turn(page)
    for _ in range(MOST_CHOICES):
        yield now
        if now.over:
            return
        choose(page, now)
        now = turn(page, now.rows)
    raise AssertionError(f"not over after {MOST_CHOICES} choices")


def until(page: Page, is_asked: Callable[[Turn], bool], choose: Choose) -> Turn:
    """Go on until this is asked."""
    return next(now for now in turns(page, choose) if not now.over and is_asked(now))


def play(page: Page, choose: Choose, at_each: Callable[[str], None] = lambda _: None) -> None:
    """Until the end. `at_each` is called once for every kind of question."""
    seen: set[str] = set()
    for now in turns(page, choose):
        if now.kind not in seen:
            seen.add(now.kind)
            at_each(now.kind)


def play_out(page: Page, hurry: tuple[str, ...] = ()) -> Locator:
    """To the end within the page: what ends each step, or these kinds of choice first and then whatever is next."""
    page.evaluate(PLAY_OUT, [list(hurry), MOST_CHOICES])
    return page.locator("dialog.ending")


def says_everything(page: Page) -> None:
    """No key of a message where a sentence should be."""
    assert UNSAID.findall(page.locator("body").inner_text()) == []


def fits(page: Page, cut_off: str) -> None:
    """Nothing is wider than the window, nor cut off within its place."""
    assert page.evaluate(WIDER) <= 0
    cut = page.evaluate(cut_off)
    assert cut == [], "\n".join(map(str, cut))

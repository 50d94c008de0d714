"""For each error of Seize the Bean: something that brings it about. `tests/test_messages.py` says them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.base_game.achievements import UnlockAchievements
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import HandIn
from demitasse.kernel.content import Source
from demitasse.kernel.errors import Illegal
from tests.playing import play, refused
from tests.provoking import Provoke, Waltz, refusal_in
from tests.seize_the_bean.build import BEAN, Facts, begin, effect, go_on, new_play, table
from tests.seize_the_bean.test_content_files import BAD


def bad(what: str) -> Provoke:
    """A content file that is refused."""
    return lambda: load((Source("mine.toml", BAD[what][0]),))


def refusal(
    text: str,
    *before: str,
    seat: int | None = None,
    phase: str = "",
    effects: Sequence[str] = (),
    over: bool = False,
    **facts: Any,
) -> Provoke:
    """A choice that is refused after others, in a phase, or while an effect asks."""

    def begun() -> SeizeTheBeanPosition:
        position = table(**facts)
        if phase:
            begin(position, phase)
        if effects:
            effect(position, 0, *effects)
        return position

    return refusal_in(begun, text, *before, seat=seat, over=over)


def two_achievements(text: str) -> Provoke:
    def provoke() -> Illegal:
        position = table(cafes={0: {"pantry": [*FIVE_SPECIALS, "hipsters-p2", "tourists-p3"]}})
        go_on(position, UnlockAchievements(0))
        return refused(position, text)

    return provoke


def a_delivery_to_its_own_row() -> Illegal:
    position = table(cafes={0: {"pantry": ["cyclists-p2", "hipsters-p1", "hipsters-p2"]}})
    play(position, "place beans")
    return refused(position, "activate bean3 hipsters-p1")


FIVE_SPECIALS = ["hipsters-p1", "hipsters-p3", "hipsters-p4", "hipsters-p5", "cyclists-p4"]
UPGRADED = {0: {"style": ["hipsters-s5"], "pantry": ["cyclists-p2", "hipsters-p1", "hipsters-p2"]}}
FIVE_ICONS = {0: {"pantry": ["hipsters-p1", "hipsters-p2", "hipsters-p4", "hipsters-p5"]}}
SINGING = {0: {"line": ["musicians-c07", "hipsters-c04"], "milk": 3}}
DELIVERY = ["trigger pantry any_row 1"]

PEOPLE: dict[int, Facts] = {
    0: {
        "line": [
            ("performers-c01", 0, "served"),
            "hipsters-c04",
            "hipsters-c01",
            "grandma-1",
            ("tourists-c02", -1, "napping"),
            "authority_figures-c01",
        ],
        "deck": ["tourists-c04"],
        "discard": ["hipsters-c08", "hipsters-c09"],
    },
    1: {"deck": []},
}


def about_people(text: str, *before: str, word: str, guest: str = "performers-c01") -> Provoke:
    """A Customer or a deck that an ability about people refuses."""

    def provoke() -> Illegal:
        position = table(cafes=PEOPLE)
        position.guest, position.phase = position.content.index[0][guest], "service"
        effect(position, 0, word)
        play(position, *before)
        return refused(position, text)

    return provoke


def an_attack_on_starbots() -> Illegal:
    position = table(cafes={1: {"deck": []}}, seats=3)
    position.robot = position.robot._replace(seat=1)
    effect(position, 0, "ddos 2")
    return refused(position, "player 1")


ABOUT_PEOPLE: dict[str, Provoke] = {
    "sb-not-itself": about_people("pick performers-c01", word="act 1"),
    "sb-not-copied-twice": about_people("pick hipsters-c04", "pick hipsters-c04", word="act 2"),
    "sb-not-of-that-group": about_people("pick authority_figures-c01", word="arrest"),
    "sb-not-touched": lambda: refused(applause(), "pick hipsters-c03"),
    "sb-not-with-itself": about_people("pick hipsters-c04", "pick hipsters-c04", word="swap 1"),
    "sb-not-the-same-pair": about_people(
        "pick hipsters-c04", "pick hipsters-c04", "pick hipsters-c01", "pick hipsters-c01", word="swap 2"
    ),
    "sb-not-swappable": about_people("pick performers-c01", word="swap 1"),
    "sb-not-unserved": about_people("pick performers-c01", word="disrupt"),
    "sb-patient": about_people("pick grandma-1", word="disrupt"),
    "sb-angry-already": about_people("pick tourists-c02", word="disrupt"),
    "sb-napping-already": about_people("pick tourists-c02", word="nap"),
    "sb-in-no-line": about_people("pick hipsters-c08", word="arrest"),
    "sb-not-in-your-discard-pile": about_people("pick hipsters-c04", word="meet_up"),
    "sb-no-such-player": lambda: refused(two_decks(), "player 7"),
    "sb-no-cards-there": lambda: refused(two_decks(), "player 2"),
    "sb-not-starbots-deck": an_attack_on_starbots,
}


def applause() -> SeizeTheBeanPosition:
    position = table()
    index = position.content.index[0]
    go_on(
        position,
        Applause(
            0,
            0,
            (
                index["hipsters-c04"],
                index["hipsters-c01"],
            ),
        ),
    )
    return position


def two_decks() -> SeizeTheBeanPosition:
    position = table(cafes={2: {"deck": []}}, seats=3)
    effect(position, 0, "ddos 2")
    return position


def a_kind_returned_twice() -> Illegal:
    """Starbots takes three kinds of four, each once."""
    position = table(seats=1, cafes={0: {"bean": 2, "milk": 2, "sugar": 2}})
    position.green = (1, 0)
    go_on(position, HandIn(0), PlaceBarista(0))
    play(position, "give bean")
    return refused(position, "give bean")


SOLO: dict[str, Provoke] = {
    "sb-not-to-hand-in": a_kind_returned_twice,
    "sb-not-under-there": refusal("under 1", "look style", effects=["connections"]),
}


def a_wildcard_at_the_end(text: str) -> Provoke:
    def provoke() -> Illegal:
        beast = {"discard": ["quality_beasts-c01"]}
        position = table(cafes={0: beast}, closing="reviews", quality_beasts=True, replaced=["tourists"])
        begin(position, "evening")
        return refused(position, text)

    return provoke


def a_side_of_a_celebrity() -> Illegal:
    cafe = {"line": ["city_celebrities-c01"], "bean": 9, "sugar": 9}
    position = table(cafes={0: cafe})
    begin(position, "service")
    return refused(position, "side middle")


def a_marker(text: str) -> Provoke:
    def provoke() -> Illegal:
        position = new_play(2, diverse_city=True)
        play(position, "marker soy")
        return refused(position, text)

    return provoke


PACKS: dict[str, Provoke] = {
    "sb-no-such-side": a_side_of_a_celebrity,
    "sb-no-such-group": a_wildcard_at_the_end("name unicorns"),
    "sb-not-in-play": a_wildcard_at_the_end("name tourists"),
    "sb-not-its-own-group": a_wildcard_at_the_end("name quality_beasts"),
    "sb-no-such-marker": a_marker("marker bean"),
    "sb-marker-taken": a_marker("marker soy"),
}


def with_cups(text: str, *, full: int = 1) -> Provoke:
    """The Craft phase, or an Early Bird, with a Daily Special."""

    def provoke() -> Illegal:
        position = table(daily_specials=["latte"])
        position.cups = position.cups._replace(full=(0,))
        if full:
            begin(position, "craft")
        else:
            effect(position, 0, "early_bird")
        return refused(position, text)

    return provoke


def a_game(text: str) -> Provoke:
    def provoke() -> Illegal:
        position = table(cafes={0: {"line": ["hipsters-c04"]}})
        position.games = position.games._replace(left=(position.content.icon_index["hype"],))
        effect(position, 0, "games 1 1")
        return refused(position, text)

    return provoke


NEWS = {0: {"line": ["hipsters-c04", "cyclists-c02"]}}
ABOUT_RESOURCES: dict[str, Provoke] = {
    "sb-not-yourself": refusal("player 0", effects=["roast 3"], seats=3),
    "sb-no-such-resource": refusal("give tea", effects=["fair_trade 2"]),
    "sb-not-with-that-token": refusal(
        "give donut",
        "fulfil",
        phase="service",
        craft_mode=True,
        cafes={0: {"line": ["hipsters-c04"], "bean": 9, "crafted": {"pie": 1, "croissant": 1}}},
    ),
    "sb-not-green-for-green": refusal("give green", effects=["fair_trade 2"]),
    "sb-not-to-trade": refusal("give pie", effects=["fair_trade 2"]),
    "sb-not-to-steal": refusal("give pie", effects=["steal 1 1"], cafes={1: {"bean": 3, "milk": 3}}),
    "sb-not-to-compensate": refusal(
        "give bean",
        effects=["steal 1 0"],
        cafes={0: {"milk": 1, "sugar": 1, "green": 1}, 1: {"bean": 3, "milk": 0, "sugar": 0}},
    ),
    "sb-not-that-mix": refusal(
        "pay 9 9 9 9", phase="service", cafes={0: {"line": ["grandma-1"], "bean": 2, "green": 2}}
    ),
    "sb-not-crafting": with_cups("craft pie"),
    "sb-not-craftable": refusal("craft any_snack", phase="craft", craft_mode=True),
    "sb-not-affordable": refusal(
        "craft pie", phase="craft", craft_mode=True, cafes={0: {"bean": 2, "sugar": 1}}
    ),
    "sb-no-such-cup": with_cups("cup mocha", full=0),
    "sb-not-your-cup": with_cups("cup mocha"),
    "sb-not-pulled": a_game("use review"),
    "sb-not-for-a-game": a_game("put hype hipsters-c01"),
    "sb-not-matching": refusal("praise tourists", effects=["newsflash 3 1 one"], cafes=NEWS),
    "sb-not-twice-yet": refusal(
        "praise hipsters",
        "praise hipsters",
        effects=["newsflash 2 1 one"],
        cafes={0: {"line": ["hipsters-c04", "cyclists-c02", "tourists-c05"]}},
    ),
    "sb-not-that-option": refusal(
        "blame tourists city", "praise hipsters", effects=["newsflash 5 1 one"], cafes=NEWS
    ),
    "sb-not-your-complaint": refusal("blame tourists own", effects=["newsflash 3 1 one"], cafes=NEWS),
}


def in_a_draft(text: str, *before: str) -> Provoke:
    """Refused to seat 0, after what it chose before."""

    def provoke() -> Illegal:
        position = new_play(2, friends="drafted")
        for earlier in before:
            position.play(0, BEAN.notation.parse(earlier))
        return refused(position, text, seat=0)

    return provoke


RUN_BY: dict[str, Any] = {"founders": ["bruno_ristretto", "mika_macchiato"], "bean": 2, "line": []}
FOUNDERS: dict[str, Provoke] = {
    "sb-kept-already": in_a_draft("keep 1", "keep 1"),
    "sb-no-such-card-in-hand": in_a_draft("keep 9"),
    "sb-not-payable-founder": refusal("pick bruno_ristretto", phase="service", cafes={0: RUN_BY}),
    "sb-not-your-founder": refusal("pick hipsters-c01", phase="service", cafes={0: RUN_BY}),
}

PROVOKED: dict[str, Provoke] = {
    "sb-option-first": lambda: BEAN.checked({"first": 3}, 3),
    "sb-content-id": bad("an id no choice could name"),
    "sb-content-unknown": bad("a scenario with guests from elsewhere"),
    "sb-content-effect": bad("an effect nobody knows"),
    "sb-content-neighbourhood": bad("five groups in a neighbourhood"),
    "sb-content-groups": bad("no group at all"),
    "sb-content-no-icon": bad("an upgrade without an icon"),
    "sb-content-repeats": bad("a row that repeats its base icon"),
    "sb-content-group-size": bad("nine customers"),
    "sb-content-fixed": bad("an action space less"),
    "sb-content-tokens": bad("too few tokens"),
    "sb-content-reviews": bad("reviews for some players only"),
    "sb-content-friends": bad("a friend twice"),
    "sb-content-wild": bad("a wildcard first"),
    "sb-content-boost": bad("a boost without a boosted ability"),
    "sb-content-half-boost": bad("half a boost"),
    "sb-content-acting": bad("acting outside of the performers"),
    "sb-content-level-icons": bad("a level with two icons"),
    "sb-content-cookies": bad("cookies for some players only"),
    "sb-content-no-games": bad("no board game tokens"),
    "sb-content-cup": bad("a cup with two abilities"),
    "sb-content-actions": bad("hardly an action card"),
    "sb-content-solo-token": bad("a solo token for too few spaces"),
    "sb-content-no-level": bad("no level"),
    "sb-content-guests": bad("a scenario with more guests than there are"),
    "sb-not-over": refusal("confirm", seat=0, over=True),
    "sb-not-a-seat": refusal("place beans", seat=7),
    "sb-not-your-turn": refusal("place beans", seat=1),
    "sb-not-a-choice": lambda: table().play(0, Waltz()),
    "sb-not-now": refusal("confirm"),
    "sb-no-such-space": refusal("place roof"),
    "sb-not-on-that-space-again": refusal("place beans", cafes={0: {"baristas": ["beans"]}}),
    "sb-no-such-icon": refusal("activate bean9", "place attract", cafes=UPGRADED),
    "sb-not-your-icon": refusal("activate review hipsters-s2", "place attract", cafes=UPGRADED),
    "sb-not-in-this-action": refusal("activate attract hipsters-s5", "place attract", cafes=UPGRADED),
    "sb-not-this-icon-again": refusal("activate milk3", "place milk", "activate milk3", cafes=FIVE_ICONS),
    "sb-not-this-icon-yet": refusal(
        "activate draw hipsters-s3",
        "place style",
        "activate upgrade_style",
        "take hipsters-s3",
        cafes={0: {"style": ["tourists-s1", "hipsters-s5"]}},
        style=["hipsters-s3"],
    ),
    "sb-not-a-base-icon": refusal("activate milk3", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-on-your-upgrades": refusal("activate connections hipsters-s5", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-one-of-its-kind": refusal("activate delivery cyclists-p2", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-the-same-icon": refusal(
        "activate bean3 hipsters-p1",
        "activate bean3 hipsters-p1",
        effects=["trigger pantry any_row 2"],
        cafes=UPGRADED,
    ),
    "sb-not-in-its-own-row": a_delivery_to_its_own_row,
    "sb-not-combine": refusal(
        "combine", "place attract", cafes={0: {"style": ["hipsters-s1", "hipsters-s2"]}}
    ),
    "sb-no-such-card": refusal("take beer", "place attract"),
    "sb-not-from-that-row": refusal("take hipsters-p1", "place attract"),
    "sb-not-visible": refusal(
        "take hipsters-c01",
        "place attract",
        customers=["hipsters-c02"],
        decks={"customers": ["hipsters-c01"]},
    ),
    "sb-not-by-word-of-mouth": refusal(
        "take cyclists-c02",
        effects=["recruit discard present"],
        cafes={0: {"style": ["hipsters-s1"]}},
        customers=["hipsters-c01", "hipsters-c02", "cyclists-c02"],
    ),
    "sb-not-in-your-line": refusal("pick hipsters-c01", phase="service", cafes=SINGING),
    "sb-no-such-deck": refusal("look cellar", effects=["connections"]),
    "sb-not-an-empty-deck": refusal("look style", effects=["connections"], decks={"style": 0}),
    "sb-not-discard-there": refusal("discard 1", "look style", effects=["connections"]),
    "sb-nothing-to-order": refusal("return 1", "discard 2", effects=["track 2"]),
    "sb-no-such-place": refusal("return 4", "look style", effects=["connections"]),
    "sb-no-such-achievement": two_achievements("unlock fame"),
    "sb-not-reached": two_achievements("unlock niche_style"),
    "sb-not-that-bonus": refusal(
        "bonus milk2",
        "place pantry",
        "take cyclists-p4",
        pantry=["cyclists-p4"],
        bonuses=["hype", "bean3"],
        cafes={0: {"pantry": FIVE_SPECIALS[:4]}},
    ),
    "sb-not-optional": refusal("decline", "place attract"),
    **ABOUT_PEOPLE,
    **ABOUT_RESOURCES,
    **PACKS,
    **SOLO,
    **FOUNDERS,
}

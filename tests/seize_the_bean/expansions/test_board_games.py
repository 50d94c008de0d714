"""Play Board Games: tokens pulled, used or put on Customers."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.abilities.board_games import PlayGames
from demitasse.games.seize_the_bean.base_game.moods import MOST_TURNS, PLAYING
from demitasse.games.seize_the_bean.content import CUSTOMERS, load
from demitasse.games.seize_the_bean.events import AbilityUsed, Reviewed
from demitasse.games.seize_the_bean.expansion_events import GamePlaced, GamesPulled, GameUsed
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    activate,
    begin,
    effect,
    go_on,
    new_play,
    random_play,
    resources,
    table,
)

KIEZ: dict[str, Any] = {
    "neighbourhood": "own",
    "groups": [
        *("board_game_geeks", "happy_families", "criminal_minds"),
        *("health_nuts", "hungry_media", "upper_class"),
    ],
}
WAITING: Facts = {"line": [("grandma-2", 1)]}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
PARENT = "happy_families-c01"


def pool(position: SeizeTheBeanPosition, *icons: str) -> None:
    """Only these tokens can be pulled; the others lie in the discard."""
    left = [BOX.icon_index[icon] for icon in icons]
    discarded = list(BOX.game_tokens)
    for icon in left:
        discarded.remove(icon)
    position.games = position.games._replace(left=tuple(left), discarded=tuple(discarded))


def playing(position: SeizeTheBeanPosition, seat: int = 0) -> list[bool]:
    return [guest.playing for guest in position.view(None).players[seat].line]


@rule("SB-EX-106", "SB-ABILITY-BOARDGAMES-01")
def test_the_token_of_the_rules_lawyer_goes_on_the_parent_with_the_stroller() -> None:
    position = table(cafes={0: {**RICH, "line": ["board_game_geeks-c01", PARENT]}, 1: WAITING}, **KIEZ)
    pool(position, "bean3")
    begin(position, "service")
    events = play(position, "decline")
    assert only(events, GamesPulled) == [GamesPulled(0, ("bean3",))]
    assert offers(position) == ["use bean3", f"put bean3 {PARENT}"]
    beans = position.supply[0][0]
    events = play(position, f"put bean3 {PARENT}")

    assert only(events, GamePlaced) == [GamePlaced(0, PARENT, "bean3")]
    assert playing(position) == [False, True]
    assert position.supply[0][0] == beans, "its icon is ignored"


@rule("SB-EX-107", "SB-ABILITY-BOARDGAMES-03", "SB-ABILITY-BOARDGAMES-04")
def test_a_customer_with_a_token_gives_good_reviews_in_place_of_the_ability() -> None:
    position = table(
        cafes={0: {**RICH, "line": [(PARENT, 0, "playing"), "upper_class-c05"]}, 1: WAITING}, **KIEZ
    )
    begin(position, "service")
    events = play(position, "decline")

    assert position.content.reward_icons[BOX.index[CUSTOMERS][PARENT]] == 4
    assert only(events, Reviewed) == [Reviewed(0, 2, "icon"), Reviewed(0, 1, "game")]
    assert only(events, AbilityUsed) == []
    assert [guest.napping for guest in position.view(0).players[0].line] == [False, False]


@rule("SB-ABILITY-BOARDGAMES-01")
def test_a_token_used_brings_its_icon_and_is_discarded() -> None:
    position = table(cafes={0: {"bean": 0, "line": [PARENT]}}, **KIEZ)
    pool(position, "bean3")
    effect(position, 0, "games 1 1")
    events = play(position, "use bean3")

    assert only(events, GameUsed) == [GameUsed(0, "bean3")]
    assert position.supply[0][0] == 3
    assert playing(position) == [False]
    assert (len(position.games.left), len(position.games.discarded)) == (0, 10)


@rule("SB-ABILITY-BOARDGAMES-02")
def test_only_unserved_customers_of_ones_line_without_a_token_can_get_one() -> None:
    line = [("grandma-1", 0, "served"), ("lazy_friend-1", 0, "playing"), ("grandpa-1", -1), PARENT]
    position = table(cafes={0: {"line": line}, 1: {"line": ["grandma-2"]}}, **KIEZ)
    pool(position, "hype")
    effect(position, 0, "games 1 1")

    assert offers(position) == ["use hype", "put hype grandpa-1", f"put hype {PARENT}"]
    for card in ("grandma-1", "lazy_friend-1", "grandma-2", "nobody"):
        assert refused(position, f"put hype {card}").rule == "SB-ABILITY-BOARDGAMES-02"
    assert refused(position, f"put review {PARENT}").rule == "SB-ABILITY-BOARDGAMES-01"
    assert refused(position, "use review").rule == "SB-ABILITY-BOARDGAMES-01"


@rule("SB-XRULING-25")
@pytest.mark.parametrize(("card", "count"), [("upper_class-c05", 5), ("grandma-1", 4), (PARENT, 1)])
def test_the_reviews_are_given_once_and_by_themselves_for_friends_too(card: str, count: int) -> None:
    position = table(cafes={0: {**RICH, "line": [(card, 0, "playing")]}, 1: WAITING}, **KIEZ)
    events = begin(position, "service")
    if "decline" in offers(position) and position.seats_to_act == (0,):
        events += play(position, "decline")

    assert [event.count for event in only(events, Reviewed) if event.cause == "game"] == [count]
    assert position.seats_to_act == (1,), "nothing is asked"


@rule("SB-XRULING-25")
def test_the_reviews_are_never_below_none() -> None:
    """Six reward icons: five less six is no debt."""
    six = ", ".join(['"hype"'] * 6)
    text = f'[[customer]]\nid = "{PARENT}"\nmain = {{ order = {{ bean = 1 }}, rewards = [{six}] }}\n'
    content = load((Source("mine.toml", text),))
    position = table(
        cafes={0: {**RICH, "line": [(PARENT, 0, "playing")]}, 1: WAITING}, content=content, **KIEZ
    )
    begin(position, "service")
    events = play(position, "decline")

    assert [event for event in only(events, Reviewed) if event.cause == "game"] == []


@rule("SB-XRULING-25")
@pytest.mark.parametrize("mood", [-1, 0])
def test_without_an_ability_to_replace_there_are_no_reviews(mood: int) -> None:
    """An Angry Customer, or one whose order is not paid."""
    supply = {**RICH} if mood else {"bean": 0, "milk": 0, "sugar": 0}
    position = table(cafes={0: {**supply, "line": [(PARENT, mood, "playing")]}, 1: WAITING}, **KIEZ)
    begin(position, "service")
    if position.seats_to_act == (0,):
        play(position, "decline")

    assert position.reviews[0] == 0


@rule("SB-ABILITY-BOARDGAMES-05")
def test_a_token_stays_as_long_as_its_customer_and_is_discarded_with_it() -> None:
    position = table(cafes={0: {"line": [(PARENT, 2), "grandma-1"]}, 1: {"line": []}}, **KIEZ)
    pool(position, "hype", "review")
    effect(position, 0, "games 2 2")
    play(position, f"put hype {PARENT}", "put review grandma-1")
    assert playing(position) == [True, True]
    begin(position, "clear")
    assert playing(position) == [True], "the happy one stays in the Line and keeps it"

    effect(position, 0, "games 3 1")
    assert len(position.games.pulled) == 3
    names = [BOX.icon_ids[icon] for _, icon in position.games.placed]
    assert names == ["hype"], "the other one was discarded with its Customer"
    total = [*position.games.left, *position.games.discarded, *position.games.pulled]
    assert sorted([*total, BOX.icon_index["hype"]]) == sorted(BOX.game_tokens)


@rule("SB-ABILITY-SUPERBOARDGAMES-01", "SB-XRULING-28")
def test_a_super_ability_pulls_two_and_uses_each_in_the_order_chosen() -> None:
    position = table(cafes={0: {**RICH, "line": ["board_game_geeks-c05", PARENT]}, 1: WAITING}, **KIEZ)
    pool(position, "hype", "milk2")
    events = activate(position, 0, "board_game_geeks-c05")
    assert sorted(only(events, GamesPulled)[0].icons) == ["hype", "milk2"]
    assert sorted(offers(position)) == sorted(
        ["use hype", "use milk2", f"put hype {PARENT}", f"put milk2 {PARENT}"]
    )
    play(position, f"put hype {PARENT}")
    assert position.supply[0][1] == 11, "nobody else can get a token, so the second one is used"
    assert (playing(position), position.hype[0]) == ([False, True], 2)


@rule("SB-XRULING-28")
def test_without_a_customer_to_put_it_on_the_icon_must_be_used() -> None:
    position = table(cafes={0: {"line": [("grandma-1", 0, "served")]}}, **KIEZ)
    pool(position, "milk2")
    events = effect(position, 0, "games 1 1")

    assert only(events, GameUsed) == [GameUsed(0, "milk2")]


@rule(
    "SB-ABILITY-BOARDGAMESBOOST-01",
    "SB-ABILITY-BOARDGAMESBOOST-02",
    "SB-ABILITY-BOARDGAMESBOOST-03",
    "SB-XDEC-10",
)
@pytest.mark.parametrize(("card", "used"), [("board_game_geeks-c06", 1), ("board_game_geeks-c07", 2)])
def test_with_a_boost_three_are_pulled_and_one_or_two_are_used(card: str, used: int) -> None:
    position = table(cafes={0: {**RICH, "line": [card]}, 1: WAITING}, **KIEZ)
    pool(position, "hype", "milk2", "review")
    activate(position, 0, card)
    assert sorted(offers(position)) == ["use hype", "use milk2", "use review"]
    play(position, "use review")
    if used == 2:
        assert sorted(offers(position)) == ["use hype", "use milk2"]
        play(position, "use hype")

    assert (position.reviews[0], position.hype[0] - 2) == (1, used - 1)
    assert (position.games.pulled, len(position.games.discarded)) == ((), 10)


@rule("SB-XRULING-27")
def test_the_discard_is_shuffled_back_when_the_pool_is_short() -> None:
    position = table(cafes={0: {"line": []}}, **KIEZ)
    pool(position, "hype")
    events = effect(position, 0, "games 3 1")

    pulled = only(events, GamesPulled)[0].icons
    assert pulled[0] == "hype"
    assert len(pulled) == 3
    assert (len(position.games.left), len(position.games.discarded)) == (7, 0)


@rule("SB-XRULING-27")
def test_if_still_short_what_there_is_is_pulled() -> None:
    position = table(cafes={0: {"line": []}}, **KIEZ)
    position.games = position.games._replace(left=(BOX.icon_index["hype"],), discarded=())
    events = effect(position, 0, "games 3 2")
    assert only(events, GamesPulled) == [GamesPulled(0, ("hype",))]

    position.games = position.games._replace(discarded=())
    assert only(effect(position, 0, "games 1 1"), GamesPulled) == []


@rule("SB-XRULING-27")
def test_there_are_ten_tokens_and_every_pull_is_chance() -> None:
    first = set()
    for seed in range(1, 20):
        position = new_play(seed=seed, **KIEZ)
        assert sorted(position.games.left) == sorted(BOX.game_tokens)
        assert len(position.games.left) == 10
        first.add(only(effect(position, 0, "games 1 1"), GamesPulled)[0].icons)
    assert len(first) > 3


def test_what_will_be_pulled_is_nobodys_knowledge() -> None:
    pulled = set()
    position = table(cafes={0: {"line": []}}, **KIEZ)
    for key in (b"one", b"two", b"three", b"four", b"five", b"six"):
        imagined = position.imagine(0, Chance(key))
        pulled.add(only(effect(imagined, 0, "games 1 1"), GamesPulled)[0].icons)
    assert len(pulled) > 1


@rule("SB-XRULING-103")
def test_the_tokens_are_there_when_a_founder_or_a_pack_can_pull_them() -> None:
    assert new_play().view(0).games_left == 0
    assert new_play(seats=3, founders="all").view(0).games_left == 10
    position = table(
        cafes={0: {**RICH, "founders": ["renzo_dado"], "line": ["grandma-1"]}, 1: WAITING}, founders="off"
    )
    position.games = position.games._replace(left=BOX.game_tokens)
    begin(position, "service")
    events = play(position, "pick renzo_dado")
    assert len(only(events, GamesPulled)) == 1
    assert "put" in {text.split()[0] for text in offers(position)}


def test_an_optional_game_is_decided_about_before_the_tokens_are_seen() -> None:
    """Friends & Family of a person's own could have it."""
    position = table(cafes={0: {"line": []}}, **KIEZ)
    go_on(position, PlayGames(0, 1, 1, 1), *position.agenda)
    assert offers(position) == ["accept", "decline"]
    copy = position.copy()
    assert only(play(copy, "decline"), GamesPulled) == []
    assert len(only(play(position, "accept"), GamesPulled)) == 1


def test_tokens_are_never_lost() -> None:
    for seed in range(4):
        for position, _ in random_play(2, seed, **KIEZ):
            lying = [*position.games.left, *position.games.discarded, *position.games.pulled]
            lying += [icon for _, icon in position.games.placed]
            assert sorted(lying) == sorted(BOX.game_tokens)
            marked = {card for line in position.lines for card, _, marks in line if marks & PLAYING}
            assert marked <= {card for card, _ in position.games.placed}


def test_resources_of_a_used_token_go_to_the_one_who_used_it() -> None:
    position = table(cafes={0: {"bean": 0, "milk": 0, "sugar": 0, "line": []}}, **KIEZ)
    pool(position, "sugar2")
    effect(position, 0, "games 1 1")
    assert resources(position, 0) == (0, 0, 2)


@rule("SB-ABILITY-BOARDGAMES-02", "SB-RULING-62")
def test_after_the_last_turn_nobody_in_the_line_can_get_a_token() -> None:
    position = table(cafes={0: {"line": ["board_game_geeks-c01", PARENT]}, 1: WAITING}, **KIEZ)
    pool(position, "bean3")
    position.turns = (MOST_TURNS, 1)
    events = activate(position, 0, "board_game_geeks-c01")

    assert only(events, GameUsed) == [GameUsed(0, "bean3")], "only its icon is left to use"
    assert playing(position) == [False, False]


@rule("SB-XRULING-103")
def test_a_cup_alone_brings_the_tokens_into_play() -> None:
    text = '[[cup]]\nid = "latte"\nability = "play_board_games"\n'
    content = load((Source("mine.toml", text),))

    assert new_play(2, content=content).games.left == ()
    assert len(new_play(2, content=content, daily_specials=["latte"]).games.left) == 10

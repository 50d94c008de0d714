"""Founders: drafted, joined to a group, served before the Line, and their icons (SB-FOUNDER, SB-XRULING-48…54)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.achievements import UnlockAchievements, progress
from demitasse.games.seize_the_bean.base_game.orders import specials
from demitasse.games.seize_the_bean.base_game.scoring import awards, icons_by_group
from demitasse.games.seize_the_bean.base_game.taking import present
from demitasse.games.seize_the_bean.content import CUSTOMERS, load
from demitasse.games.seize_the_bean.drafts.founders import JoinGroup, ready
from demitasse.games.seize_the_bean.events import AbilityUsed, Cheered, Paid, Served, Unlocked, Upset
from demitasse.games.seize_the_bean.expansion_events import FounderJoined, FounderShown
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions, excluded
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Source
from demitasse.kernel.event import Event
from tests.playing import offers, only, parsed, play, refused, rule
from tests.seize_the_bean.build import (
    BEAN,
    BOX,
    activate,
    begin,
    deck,
    discards,
    effect,
    new_play,
    random_play,
    resources,
    row,
    run_by,
    served,
    table,
)
from tests.seize_the_bean.expansions.test_drafts import drafting, hands, keep, kept, named

BASE = [founder.id for founder in BOX.founders if founder.set == "base"]
EXTRA = [founder.id for founder in BOX.founders if founder.set == "extra"]
ACTING, NEWSFLASH, HYPE, REVIEW = "dalia_cascara", "bop_the_robot", "bruno_ristretto", "mika_macchiato"
FASHION = ("fashionistas-c01", "fashionistas-c02")
several = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def settled(seats: int = 2, seed: int = 1, **options: Any) -> tuple[SeizeTheBeanPosition, list[Event]]:
    """A play whose Founders are known, and how they were shown."""
    options.setdefault("founders", "all")
    position = new_play(seats, seed, **options)
    happened: list[Event] = []
    while drafting(position, "founders", "settle"):
        happened = keep(position, 1)
    return position, happened


def founders(position: SeizeTheBeanPosition) -> list[str]:
    return [named(cards)[0] for cards in position.founders]


# The draft.


@rule("SB-FOUNDER-01")
def test_everybody_has_the_same_founder_for_the_whole_game() -> None:
    at_first: tuple[Any, ...] = ()
    position = new_play(3, 5, founders="base")
    for position, _ in random_play(3, 5, founders="base"):
        if position.day and not at_first:
            at_first = position.founders
            assert [len(own) for own in at_first] == [1, 1, 1]
        assert not position.day or position.founders == at_first
    assert position.result is not None


@rule("SB-FOUNDER-02")
@several
def test_three_founders_are_dealt_to_everybody_and_the_rest_is_in_the_box(seats: int) -> None:
    position = new_play(seats, founders="all")

    assert [len(hand) for hand in position.hands] == [3] * seats
    dealt = {card for hand in hands(position) for card in hand}
    assert dealt | set(named(position.out)) == {*BASE, *EXTRA}
    assert (len(dealt), len(position.out)) == (3 * seats, 18 - 3 * seats)
    assert all(view.row[0] for view in position.view(None).city.values()), "the City is set up"
    deals = {frozenset(new_play(seats, seed, founders="all").hands[0]) for seed in range(8)}
    assert len(deals) > 5


@rule("SB-FOUNDER-03")
def test_the_twelve_base_founders() -> None:
    position = new_play(2, founders="base")
    in_use = [card for hand in hands(position) for card in hand] + named(position.out)
    assert sorted(in_use) == sorted(BASE)
    assert len(BASE) == 12


@rule("SB-FOUNDER-04")
def test_the_six_extra_founders_follow_the_same_rules() -> None:
    assert len(EXTRA) == 6
    seen = set()
    for seed in range(20):
        position, _ = settled(3, seed)
        seen.update(founders(position))
    assert len(seen & set(EXTRA)) > 3


@rule("SB-FOUNDER-05", "SB-XDEC-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_are_kept_one_a_round_and_the_last_without_a_choice(seats: int) -> None:
    position = new_play(seats, founders="base")
    start = [named(hand) for hand in position.hands]
    assert [len(position.choices(seat)) for seat in range(seats)] == [3] * seats
    keep(position, 2)
    for seat in range(seats):
        assert hands(position)[(seat + 1) % seats] == {*start[seat]} - {start[seat][1]}
    assert [len(position.choices(seat)) for seat in range(seats)] == [2] * seats
    keep(position, 1)

    assert position.agenda[0].kind == "settle"
    for seat in range(seats):
        last = named(position.hands[seat])[2]
        assert last in start[(seat - 2) % seats]
    assert [len(hand) for hand in position.hands] == [3] * seats


@rule("SB-FOUNDER-06", "SB-XDEC-01", "SB-XVIS-01", "SB-XVIS-02")
def test_everybody_settles_on_one_of_three_and_nothing_is_shown_before_all_have() -> None:
    position = new_play(3, founders="base")
    while not drafting(position, "settle"):
        keep(position, 1)
    three = [named(hand) for hand in position.hands]
    start = position.stocks()
    position.play(2, parsed(position, "keep 3"))
    position.play(0, parsed(position, "keep 1"))

    assert position.founders == ((), (), ())
    assert kept(position) == [[three[0][0]], [], [three[2][2]]]
    for viewer in (None, 1):
        draft = position.view(viewer).draft
        assert draft is not None
        assert three[0][0] not in (*draft.hand, *draft.kept)
        assert [player.founders for player in position.view(viewer).players] == [(), (), ()]
    assert position.stocks() == start
    happened = position.play(1, parsed(position, "keep 2"))
    chosen = [three[0][0], three[1][1], three[2][2]]
    assert founders(position) == chosen
    assert [event.card for event in only(list(happened), FounderShown)] == chosen
    assert set(named(position.out)) == {*BASE} - set(chosen)
    assert position.stocks() == start


@rule("SB-FOUNDER-07", "SB-FOUNDER-21", "SB-XVIS-05")
def test_founders_and_their_groups_are_open_to_all_for_the_whole_game() -> None:
    for position, _ in random_play(3, 9, founders="base"):
        if position.day:
            for viewer in (None, 0, 2):
                for seat, player in enumerate(position.view(viewer).players):
                    (founder,) = player.founders
                    assert founder.card == founders(position)[seat]
                    assert founder.group in position.view(viewer).awards


# A group.


@rule("SB-FOUNDER-08", "SB-EX-113", "SB-XDEC-01")
def test_a_founder_without_an_award_joins_a_group_in_play() -> None:
    """Blair's Founder has a group that is not in Mitte; she chooses Hungry Media."""
    position = table(neighbourhood="mitte")
    run_by(position, 1, (HYPE, ""))
    run_by(position, 0, ACTING)
    position.phase = "draft"
    position.push(JoinGroup(1, 0))

    assert position.founder_groups == ((BOX.group_index["performers"],), (-1,))
    assert offers(position) == [f"name {group}" for group in position.view(None).awards]
    for other in ("hipsters", "nobody"):
        assert refused(position, f"name {other}").rule == "SB-FOUNDER-08"
    happened = play(position, "name hungry_media")
    assert happened[0] == FounderJoined(1, HYPE, "hungry_media")
    assert position.view(None).players[1].founders[0].group == "hungry_media"
    assert present(position, 1) == 1 << BOX.group_index["hungry_media"]


@rule("SB-FOUNDER-08", "SB-FOUNDER-09", "SB-XDEC-01")
def test_those_who_must_choose_do_so_in_turn_order_and_may_choose_the_same() -> None:
    chosen = 0
    for seed in range(12):
        position, _ = settled(4, seed, first=2)
        awards_in_play = position.view(None).awards
        printed = [BOX.founders[card[0] - BOX.founder_cards.start].group for card in position.founders]
        must = [seat for seat in (2, 3, 0, 1) if printed[seat] not in awards_in_play]
        asked = []
        while position.phase == "draft":
            (seat,) = position.seats_to_act
            assert position.agenda[0].kind == "join"
            asked.append(seat)
            play(position, f"name {awards_in_play[3]}")
        assert asked == must
        chosen += len(must) > 1
        for seat, groups in enumerate(position.founder_groups):
            wanted = awards_in_play[3] if seat in must else printed[seat]
            assert groups == (BOX.group_index[wanted],)
    assert chosen > 3


@rule("SB-FOUNDER-24")
def test_tokens_that_mark_the_award_chosen_are_no_part_of_the_play() -> None:
    """The table shows the group beside the Founder; no Special Resource token is used up for it."""
    position = new_play(2, founders="base", craft_mode=True)
    while position.phase == "draft":
        seat = position.seats_to_act[0]
        position.play(seat, position.choices(seat)[0])
    assert position.crafted == ((0,) * 6,) * 2


@rule("SB-XRULING-48")
def test_a_group_without_an_award_still_works_for_word_of_mouth() -> None:
    """A Style Upgrade and a City Celebrity may show a group that is not in play."""
    position = table(city_celebrities=True, cafes={0: {"style": ["rebels-s1"]}})
    rebels = BOX.group_index["rebels"]
    celebrity = next(card for card in BOX.celebrity_cards if rebels in BOX.of_groups[card])

    assert rebels not in position.groups
    assert present(position, 0) & 1 << rebels
    position.rows = ((celebrity, *position.rows[0][1:]), *position.rows[1:])
    begin(position, "word_of_mouth")
    assert BOX.ids[CUSTOMERS][celebrity] in discards(position, 0)


# Service.


@rule("SB-FOUNDER-10", "SB-FOUNDER-11", "SB-FOUNDER-13", "SB-EX-114", "SB-XRULING-50")
def test_a_founder_is_served_before_the_line_and_uses_up_the_first_turn() -> None:
    """Nima's Founder copies the Camp Out of the Couturier in her Line."""
    nima = {"founders": [ACTING], "bean": 5, "line": ["fashionistas-c01", "upper_class-c01"]}
    blair = {"line": ["popular_friend-2"], "bean": 3, "milk": 3}
    position = table(neighbourhood="mitte", customers=["fashionistas-c02"], cafes={0: nima, 1: blair})
    begin(position, "service")

    assert offers(position) == [f"pick {ACTING}", "decline"]
    happened = play(position, f"pick {ACTING}")
    assert served(position, 0) == [False, False], "the whole Line is Unserved meanwhile"
    assert only(happened, Paid)[0].bean == 3
    assert offers(position) == ["pick fashionistas-c01", "pick upper_class-c01"]
    happened += play(position, "pick fashionistas-c01")
    assert "take fashionistas-c02" in offers(position)
    happened += play(position, "take fashionistas-c02")
    assert deck(position, 0)[0] == "fashionistas-c02"
    assert [event.card for event in only(happened, Served)] == [ACTING, "popular_friend-2"]
    assert served(position, 0) == [False, False], "her first real Customer waits for her next turn"
    assert position.turns[0] == 1


@rule("SB-FOUNDER-12", "SB-FOUNDER-14", "SB-EX-115", "SB-XDEC-07")
def test_a_founder_that_is_ignored_costs_no_turn() -> None:
    """Blair ignores her Founder and serves the Popular Friend at once."""
    blair = {"founders": [HYPE], "bean": 5, "milk": 3, "line": ["popular_friend-1"]}
    position = table(customers=["hipsters-c01"], cafes={0: blair, 1: {"line": []}})
    begin(position, "service")
    happened = play(position, "decline")

    assert [event.card for event in only(happened, Served)] == ["popular_friend-1"]
    assert resources(position, 0)[:2] == (4, 2)
    while "take hipsters-c01" not in offers(position):
        play(position, "decline")
    play(position, "take hipsters-c01")
    assert "hipsters-c01" in discards(position, 0)
    assert position.phase != "service", "that was her only turn"


@rule("SB-FOUNDER-12")
def test_whether_to_serve_the_founder_is_asked_each_day_anew() -> None:
    position = table(cafes={0: {"founders": [REVIEW], "bean": 20, "line": []}, 1: {"line": []}})
    for _ in range(2):
        begin(position, "hype")
        assert offers(position) == [f"pick {REVIEW}", "decline"]
        play(position, "decline")
    begin(position, "hype")
    play(position, f"pick {REVIEW}")
    assert position.reviews[0] == 1


@rule("SB-XRULING-49", "SB-FOUNDER-12")
def test_a_founder_can_be_served_only_when_its_main_order_can_be_paid() -> None:
    cafe = {"founders": [HYPE], "bean": 2, "milk": 9, "line": ["popular_friend-1"]}
    position = table(cafes={0: cafe, 1: {"line": []}})
    happened = begin(position, "service")

    assert [event.card for event in only(happened, Served)] == ["popular_friend-1"]
    assert position.called[0] == (), "not today any more"
    two = table(cafes={0: {"founders": [HYPE, REVIEW], "bean": 2, "line": []}, 1: {"line": []}})
    begin(two, "service")
    assert offers(two) == [f"pick {REVIEW}", "decline"]
    assert refused(two, f"pick {HYPE}").rule == "SB-XRULING-49"
    assert refused(two, f"pick {ACTING}").rule == "SB-FOUNDER-13"


@rule("SB-XRULING-50")
def test_with_an_empty_line_a_payable_founder_still_gets_a_turn() -> None:
    position = table(cafes={0: {"founders": [REVIEW], "bean": 2, "line": []}, 1: {"line": []}})
    begin(position, "service")
    assert offers(position) == [f"pick {REVIEW}", "decline"]
    assert not position.view(0).players[0].finished

    twin = position.copy()
    play(twin, "decline")
    assert (twin.phase, twin.reviews[0], twin.turns[0]) == ("actions", 0, 0)
    play(position, f"pick {REVIEW}")
    assert position.reviews[0] == 1


@rule("SB-XRULING-50")
def test_the_choice_is_made_on_the_first_turn_only() -> None:
    cafe = {"founders": [REVIEW], "bean": 9, "milk": 9, "line": ["grandma-1", "grandpa-1", "lazy_friend-1"]}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")
    play(position, "decline")
    while position.phase == "service":
        assert f"pick {REVIEW}" not in offers(position)
        play(position, "decline")


@rule("SB-FOUNDER-15")
def test_a_founder_is_never_discarded() -> None:
    for position, _ in random_play(2, 3, founders="base"):
        if position.day:
            assert [len(own) for own in position.founders] == [1, 1]
            lying = {*position.decks[0], *position.piles[0], *position.rows[0]}
            lying |= {card for pile in (*position.decks[3:], *position.piles[3:]) for card in pile}
            lying |= {guest[0] for own in position.lines for guest in own}
            assert not lying & {card for own in position.founders for card in own}


@rule("SB-FOUNDER-15", "SB-XRULING-51")
def test_happy_rewards_and_angry_order_icons_do_nothing_to_a_founder() -> None:
    position = table(cafes={0: {"founders": [REVIEW], "line": ["grandma-1"]}})
    position.guest = position.founders[0][0]
    position.host = 0
    happened = effect(position, 0, "cheer guest", "upset guest")

    assert not only(happened, Cheered)
    assert not only(happened, Upset)
    assert [mood for _, mood, _ in position.lines[0]] == [0]


@rule("SB-FOUNDER-16", "SB-FOUNDER-11")
def test_no_ability_finds_a_founder() -> None:
    cafes = {
        0: {"founders": [ACTING], "line": ["cyclists-c01", "tourists-c01"], "bean": 9, "milk": 9, "sugar": 9},
        1: {"founders": [REVIEW], "line": ["musicians-c01", "hipsters-c02"], "bean": 9},
    }
    founders_named = {f"pick {ACTING}", f"pick {REVIEW}"}
    for word in ("act 1", "disrupt", "arrest", "nap", "regular", "swap 1", "cheer line", "lose", "games 1 1"):
        position = table(neighbourhood="kreuzberg", cafes=cafes)
        position.games = position.games._replace(left=tuple(BOX.game_tokens))
        effect(position, 0, word)
        asked = offers(position)
        assert not founders_named & set(asked)
        assert not [text for text in asked if text.startswith("put") and ACTING in text]


@rule("SB-FOUNDER-10")
def test_the_one_founder_with_a_secondary_order() -> None:
    with_two = [founder.id for founder in BOX.founders if founder.secondary is not None]
    assert with_two == [NEWSFLASH]
    cafe = {"founders": [NEWSFLASH], "bean": 9, "milk": 9, "sugar": 9, "line": ["upper_class-c01"]}
    position = table(neighbourhood="mitte", cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")
    play(position, f"pick {NEWSFLASH}")
    assert offers(position) == ["fulfil", "decline"]
    happened = play(position, "fulfil")
    assert [event.order for event in only(happened, Paid)] == ["secondary"]
    assert position.reviews[0] == 2


@rule("SB-FOUNDER-10")
@pytest.mark.parametrize("founder", BOX.founders, ids=lambda founder: founder.id)
def test_the_ability_of_each_founder_is_carried_out_when_it_is_served(founder: Any) -> None:
    cafe = {
        "founders": [(founder.id, "hipsters")],
        "bean": 9,
        "milk": 9,
        "sugar": 9,
        "line": ["cyclists-c01"],
    }
    position = table(cafes={0: cafe, 1: {"line": []}})
    position.games = position.games._replace(left=tuple(BOX.game_tokens))
    begin(position, "service")
    happened = play(position, f"pick {founder.id}")
    if "fulfil" in offers(position):
        happened += play(position, "decline")
    used = [event for event in only(happened, AbilityUsed) if event.card == founder.id]
    assert [(event.ability, event.twice) for event in used] == [(founder.ability, 0)]


# Two Founders.


@rule("SB-XRULING-54", "SB-XDEC-07")
def test_two_founders_take_a_turn_each_in_either_order_before_any_customer() -> None:
    def at_the_start() -> SeizeTheBeanPosition:
        cafe = {"founders": [HYPE, REVIEW], "bean": 9, "milk": 9, "line": ["grandma-1"]}
        position = table(cafes={0: cafe, 1: {"line": ["grandma-2"], "bean": 9}})
        begin(position, "service")
        return position

    for first, second in ((HYPE, REVIEW), (REVIEW, HYPE)):
        position = at_the_start()
        assert offers(position) == [f"pick {HYPE}", f"pick {REVIEW}", "decline"]
        happened = play(position, f"pick {first}")
        while position.agenda[0].kind != "founder":
            happened += play(position, offers(position)[-1])
        assert position.agenda[0].seat == 0
        assert offers(position) == [f"pick {second}", "decline"]
        twin = position.copy()
        happened += play(position, f"pick {second}")
        while position.phase == "service" and offers(position):
            happened += play(position, offers(position)[-1])
        cards = [event.card for event in only(happened, Served)]
        assert cards == [first, "grandma-2", second, "grandma-1"]
        on_with_the_line = play(twin, "decline")
        assert [event.card for event in only(on_with_the_line, Served)][:1] == ["grandma-1"]
    both = at_the_start()
    happened = play(both, "decline")
    assert [event.card for event in only(happened, Served)][:1] == ["grandma-1"]
    assert both.called[0] == ()


@rule("SB-XRULING-54")
def test_all_icons_of_two_founders_are_active() -> None:
    position = table(cafes={0: {"founders": [HYPE, REVIEW]}})
    strong, pie = (1 << BOX.special_index[id] for id in ("strong", "pie"))
    hipsters, tourists = (1 << BOX.group_index[id] for id in ("hipsters", "tourists"))

    assert specials(position, 0) == strong | pie
    assert present(position, 0) == hipsters | tourists


@rule("SB-XRULING-102")
def test_a_founder_of_a_scenario_without_an_award_joins_a_group_too() -> None:
    """Café da Nala has no Board Game Geeks; the other Founder has its group there."""
    position = new_play(1, scenario="cafe_da_nala", first=0)

    assert named(position.founders[0]) == ["renzo_dado", "nuria_robusta"]
    assert position.agenda[0] == JoinGroup(0, 0)
    assert offers(position) == [f"name {group}" for group in position.view(0).awards]
    play(position, "name tech_nerds")
    groups = [founder.group for founder in position.view(0).players[0].founders]
    assert groups == ["tech_nerds", "coffee_connoisseurs"]
    assert position.day == 1


# Icons.


@rule("SB-FOUNDER-17", "SB-EX-116")
def test_the_special_resource_of_a_founder_makes_orders_cheaper() -> None:
    """Nima has no High Quality Coffee, but Soy Milk on her Founder: the Couturier costs 2 Beans and 1 Milk."""
    cafe = {"founders": [ACTING], "bean": 2, "milk": 1, "sugar": 0, "line": ["fashionistas-c01"]}
    position = table(neighbourhood="mitte", cafes={0: cafe, 1: {"line": []}})
    happened = begin(position, "service")

    (paid,) = only(happened, Paid)
    assert (paid.card, paid.bean, paid.milk, paid.sugar, paid.saved) == ("fashionistas-c01", 2, 1, 0, 1)
    assert resources(position, 0) == (0, 0, 0)


@rule("SB-FOUNDER-17")
def test_the_special_resource_of_a_founder_counts_for_pantry_achievements() -> None:
    strong = [card.id for card in BOX.pantry if card.special == "strong" and card.group in GROUPS][:2]
    others = {card.special: card.id for card in BOX.pantry if card.group in GROUPS}
    four = [others[id] for id in ("quality", "soy", "croissant", "donut")]
    for pantry, which, before in ((strong, 1, 2), (four, 0, 4)):
        position = table(cafes={0: {"pantry": pantry}})
        assert progress(position, 0)[which] == before
        run_by(position, 0, HYPE)
        assert progress(position, 0)[which] == before + 1
        assert position.view(None).players[0].progress["pantry_specialist"] == progress(position, 0)[1]


GROUPS = ("hipsters", "cyclists", "tourists", "musicians", "start_uppers", "party_animals")


@rule("SB-FOUNDER-18")
def test_the_group_of_a_founder_counts_for_style_achievements() -> None:
    hipsters = [card.id for card in BOX.style if card.groups == ("hipsters",)][:2]
    position = table(cafes={0: {"style": hipsters}})
    assert progress(position, 0)[2:] == (2, 1)
    run_by(position, 0, HYPE)
    assert progress(position, 0)[2:] == (3, 1)
    run_by(position, 0, REVIEW)
    assert progress(position, 0)[2:] == (2, 2)


@rule("SB-FOUNDER-17", "SB-FOUNDER-18")
def test_an_achievement_is_reached_with_the_help_of_a_founder() -> None:
    """Two Hipsters in the Style Area and a Hipster as Founder: three of a kind with the next check."""
    hipsters = [card.id for card in BOX.style if card.groups == ("hipsters",)][:2]
    position = table(cafes={0: {"style": hipsters, "founders": [HYPE]}}, bonuses=["review"])
    position.push(UnlockAchievements(0))
    happened = effect(position, 1, "review 1")
    assert [event.achievement for event in only(happened, Unlocked)] == ["niche_style"]


def test_an_achievement_that_founders_complete_is_unlocked_as_soon_as_they_are_known() -> None:
    """With the printed numbers none is; a content of one's own may ask for a single icon."""
    content = load((Source("own.toml", '[[achievement]]\nid = "niche_style"\nnumber = 1\n'),))
    position = new_play(2, 1, content, founders="base")
    happened: list[Event] = []
    while position.phase == "draft":
        seat = position.seats_to_act[0]
        happened += position.play(seat, position.choices(seat)[0])
    assert [event.seat for event in only(happened, Unlocked)] in ([0, 1], [1, 0])
    assert position.day == 1


@rule("SB-FOUNDER-18", "SB-EX-117")
def test_word_of_mouth_with_the_group_of_a_founder() -> None:
    """Nima's Café shows Fashionistas, her Founder Performers: she may take either."""
    pantry = next(card.id for card in BOX.pantry if card.group == "fashionistas")
    style = next(card.id for card in BOX.style if card.groups == ("fashionistas",))
    city = ["fashionistas-c01", "performers-c01", "upper_class-c01", "hungry_media-c02", "party_animals-c01"]
    nima = {"founders": [ACTING], "pantry": [pantry], "style": [style], "line": []}
    position = table(neighbourhood="mitte", customers=city, cafes={0: nima, 1: {"line": []}})
    begin(position, "word_of_mouth")

    assert offers(position) == ["take fashionistas-c01", "take performers-c01"]
    play(position, "take performers-c01")
    assert discards(position, 0) == ["performers-c01"]


@rule("SB-FOUNDER-18", "SB-EX-118")
def test_word_of_mouth_with_the_group_chosen_for_a_founder() -> None:
    """Blair's Pantry shows Upper Class, her Founder joined Hungry Media."""
    pantry = next(card.id for card in BOX.pantry if card.group == "upper_class")
    city = ["fashionistas-c01", "performers-c01", "upper_class-c01", "hungry_media-c02", "party_animals-c01"]
    blair = {"founders": [(HYPE, "hungry_media")], "pantry": [pantry], "line": []}
    position = table(neighbourhood="mitte", customers=city, cafes={0: blair, 1: {"line": []}})
    begin(position, "word_of_mouth")

    assert offers(position) == ["take upper_class-c01", "take hungry_media-c02"]
    play(position, "take hungry_media-c02")
    assert discards(position, 0) == ["hungry_media-c02"]


@rule("SB-FOUNDER-18")
def test_an_effect_that_activates_word_of_mouth_looks_at_the_founder_too() -> None:
    city = ["cyclists-c01", "cyclists-c02", "tourists-c01", "cyclists-c03", "cyclists-c04"]
    position = table(customers=city, cafes={0: {"founders": [REVIEW], "line": []}})
    effect(position, 0, "recruit discard present")
    assert "tourists-c01" in discards(position, 0)
    assert "tourists-c01" not in row(position)


@rule("SB-FOUNDER-18", "SB-FOUNDER-19")
def test_a_founder_helps_to_win_an_award_but_yields_no_good_review_for_it() -> None:
    cafes: dict[int, dict[str, Any]] = {
        0: {"founders": [HYPE], "discard": ["hipsters-c01"]},
        1: {"discard": ["hipsters-c02"]},
    }
    position = table(cafes=cafes)
    hipsters = BOX.group_index["hipsters"]

    assert [icons_by_group(position, seat)[0] for seat in (0, 1)] == [2, 1]
    assert (hipsters, 2, 1) in awards(position)[0]
    assert all(group != hipsters for group, _, _ in awards(position)[1])


@rule("SB-XRULING-104")
def test_a_founder_makes_no_award_match_for_newsflash() -> None:
    """Its group is Hungry Media, the Line has Upper Class: only their Award matches."""
    cafe = {"founders": [NEWSFLASH], "line": ["upper_class-c01"]}
    position = table(neighbourhood="mitte", cafes={0: cafe})
    activate(position, 0, NEWSFLASH)

    praised = [text for text in offers(position) if text.startswith("praise")]
    assert praised == ["praise upper_class"]
    play(position, "praise upper_class")
    assert position.awards.reviews == (0, 0, 3, 0, 0, 0)


@rule("SB-XRULING-104")
def test_a_founder_marks_nothing_and_is_no_customer() -> None:
    position, _ = settled(2, 3, diverse_city=True, neighbourhood="mitte")
    while position.phase == "draft":
        seat = position.seats_to_act[0]
        position.play(seat, position.choices(seat)[0])
    assert position.marks == ((0,) * 6,) * 2
    assert position.notes(0)[founders(position)[0]] == 1
    assert position.view(0).players[0].deck == 4


# Starbots.


@rule("SB-FOUNDER-22", "SB-XVIS-07")
def test_alone_starbots_gets_any_of_three_cards_kept_for_it_by_chance() -> None:
    places = set()
    for seed in range(24):
        position = new_play(1, seed, founders="all", first=0)
        assert [len(hand) for hand in position.hands] == [3, 3]
        theirs = position.hands[1]
        keep(position, 1)
        assert {*position.hands[0]} == {*theirs} - {position.kept[1][0]}
        keep(position, 1)
        assert position.agenda[0].kind == "settle"
        assert position.seats_to_act == (0,)
        three = position.hands[1]
        assert len(three) == 3
        keep(position, 2)
        (founder,) = position.founders[1]
        places.add(three.index(founder))
        assert len(position.out) == 16
    assert places == {0, 1, 2}


@rule("SB-FOUNDER-23")
def test_starbots_uses_the_icons_of_its_founder_and_never_serves_it() -> None:
    position = new_play(1, 7, founders="base", first=0)
    for position, _ in random_play(1, 7, founders="base", first=0):
        if position.day:
            assert f"pick {founders(position)[1]}" not in offers(position, 0)
            (group,) = position.founder_groups[1]
            assert group in position.groups
            assert present(position, 1) & 1 << group
            assert progress(position, 1)[1] >= 1
            assert icons_by_group(position, 1)[position.groups.index(group)] >= 1
            assert not position.view(0).players[1].founders[0].called
    assert position.result is not None
    rich = table(cafes={1: {"founders": [REVIEW], "bean": 9}})
    assert ready(rich, 1) != []
    rich.robot = rich.robot._replace(seat=1)
    assert ready(rich, 1) == []


@rule("SB-XRULING-53")
def test_the_founder_of_starbots_joins_a_group_by_chance() -> None:
    joined = set()
    for seed in range(30):
        position, happened = settled(1, seed, first=0)
        printed = BOX.of_groups[position.founders[1][0]][0]
        if printed not in position.groups:
            while position.phase == "draft":
                happened += play(position, offers(position)[0])
            (event,) = [event for event in only(happened, FounderJoined) if event.seat == 1]
            joined.add(event.group)
            assert BOX.group_index[event.group] in position.groups
    assert len(joined) > 3


def test_founders_need_enough_cards() -> None:
    assert excluded(SeizeTheBeanOptions(founders="base"), 5, BOX) is not None
    assert BEAN.excluded(SeizeTheBeanOptions(founders="all"), 6, BOX) is None

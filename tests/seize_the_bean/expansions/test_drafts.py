"""Drafts before the first Day, the extra Friends & Family, the Grand Opening (SB-FF, SB-FOUNDER-02…06, SB-OPENING)."""

from __future__ import annotations

from io import StringIO
from itertools import permutations
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console

from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.events import Reshuffled
from demitasse.games.seize_the_bean.expansion_events import DraftBegan, FriendsShown, HandsPassed, Kept
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.terminal import Screen
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import message_for
from demitasse.kernel.play import Play
from tests.playing import only, parsed, refused, rule
from tests.seize_the_bean.build import BEAN, BOX, begin, deck, discards, line, new_play, own_cards, resources

EXTRA = ("funny_cousin", "eccentric_aunt", "dog_uncle", "musician_mum")
IDS = BOX.ids[CUSTOMERS]
several = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])

TOGETHER = ("founders", "friends", "settle")
"""Steps that everybody takes at the same time."""


def named(cards: tuple[int, ...]) -> list[str]:
    return [IDS[card] for card in cards]


def hands(position: SeizeTheBeanPosition) -> list[set[str]]:
    return [set(named(hand)) for hand in position.hands]


def kept(position: SeizeTheBeanPosition) -> list[list[str]]:
    return [named(cards) for cards in position.kept]


def keep(position: SeizeTheBeanPosition, *places: int) -> list[Event]:
    """Everybody who is asked keeps a card: the places are by seat asked; one place is for all."""
    events: list[Event] = []
    asked = position.seats_to_act
    for number, seat in enumerate(asked):
        place = (places * len(asked))[number]
        events += position.play(seat, parsed(position, f"keep {place}"))
    return events


def drafting(position: SeizeTheBeanPosition, *kinds: str) -> bool:
    return bool(position.agenda) and position.agenda[0].kind in (kinds or TOGETHER)


def copies(friend: str, cards: list[str]) -> int:
    return sum(card.rsplit("-", 1)[0] == friend for card in cards)


# Friends & Family.


@rule("SB-FF-01")
def test_the_four_extra_friends() -> None:
    assert tuple(friend.id for friend in BOX.friends if friend.set == "extra") == EXTRA
    assert [BOX.names[f"{id}-1"].en for id in EXTRA] == [
        "Funny Cousin",
        "Eccentric Aunt",
        "Dog-Loving Uncle",
        "Musician Mum",
    ]


@rule("SB-FF-02", "SB-XOPT-07")
def test_only_advanced_and_drafted_use_them() -> None:
    def extra(position: SeizeTheBeanPosition) -> int:
        cards = [*own_cards(position, 0), *(card for hand in hands(position) for card in hand)]
        return sum(copies(friend, cards) for friend in EXTRA)

    assert extra(new_play(2)) == 0
    assert extra(new_play(2, friends="advanced")) == 4
    assert extra(new_play(2, friends="drafted")) == 8


@rule("SB-FF-06", "SB-FF-03", "SB-FF-04", "SB-EX-109")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_advanced_everybody_has_the_extra_four_with_four_beans_and_four_sugar(seats: int) -> None:
    position = new_play(seats, friends="advanced")

    for seat in range(seats):
        assert sorted(deck(position, seat)) == sorted(f"{friend}-{seat + 1}" for friend in EXTRA)
        assert resources(position, seat) == (4, 0, 4)
        assert (position.hype[seat], discards(position, seat), line(position, seat)) == (2, [], [])
    assert position.day == 1


@rule("SB-FF-07")
@several
def test_drafted_everybody_is_dealt_eight_of_a_set_per_player(seats: int) -> None:
    position = new_play(seats, friends="drafted")
    dealt = [card for hand in position.hands for card in hand]

    assert [len(hand) for hand in position.hands] == [8] * seats
    for friend in BOX.friends:
        assert copies(friend.id, named(tuple(dealt))) == seats
    assert len(position.rows[0]) == 4
    assert all(row.deck and all(row.row) for row in position.view(None).city.values()), "the City is set up"
    assert position.view(0).day == 0


@rule("SB-FF-07", "SB-XVIS-07")
def test_hands_are_dealt_by_chance() -> None:
    dealt = {frozenset(new_play(2, seed, friends="drafted").hands[0]) for seed in range(10)}
    assert len(dealt) == 10


@rule("SB-FF-08", "SB-EX-110", "SB-XDEC-02")
@several
def test_one_card_is_kept_and_the_others_go_to_the_left(seats: int) -> None:
    position = new_play(seats, friends="drafted")
    before = [list(named(hand)) for hand in position.hands]

    assert position.seats_to_act == tuple(range(seats))
    for seat in range(seats):
        assert [str(choice) for choice in position.choices(seat)] == [f"keep {n}" for n in range(1, 9)]
    happened = keep(position, 3)
    assert kept(position) == [[hand[2]] for hand in before]
    for seat in range(seats):
        assert hands(position)[(seat + 1) % seats] == {*before[seat]} - {before[seat][2]}
    assert only(happened, HandsPassed) == [HandsPassed(7)]


@rule("SB-FF-08", "SB-XVIS-01")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    start = new_play(3, friends="drafted")
    picks = {0: "keep 8", 1: "keep 1", 2: "keep 4"}
    ends = []
    for order in permutations(range(3)):
        position = start.copy()
        for number, seat in enumerate(order):
            position.play(seat, parsed(position, picks[seat]))
            if number < 2:
                assert position.seats_to_act == tuple(sorted(set(range(3)) - set(order[: number + 1])))
                assert position.revealed == start.revealed
        ends.append(position.state())

    assert all(end == ends[0] for end in ends)


@rule("SB-FF-09", "SB-EX-110", "SB-XDEC-02")
@several
def test_after_four_rounds_four_are_kept_and_four_leave_the_game(seats: int) -> None:
    position = new_play(seats, friends="drafted")
    sizes, chosen = [], kept(position)
    start = position.stocks()
    while drafting(position):
        sizes.append([len(position.choices(seat)) for seat in range(seats)])
        chosen = kept(position)
        keep(position, 2)
        assert position.stocks() == start

    assert sizes == [[8] * seats, [7] * seats, [6] * seats, [5] * seats]
    assert [len(cards) for cards in chosen] == [3] * seats
    assert len(position.out) == 4 * seats
    assert [len(own_cards(position, seat)) for seat in range(seats)] == [4] * seats
    mine = {card for seat in range(seats) for card in own_cards(position, seat)}
    assert not mine & set(named(position.out))


@rule("SB-FF-03", "SB-FF-04", "SB-FF-05", "SB-EX-109")
def test_the_friends_kept_are_shown_and_bring_what_their_main_orders_show() -> None:
    each = {
        "grandma": (1, 0, 0),
        "grandpa": (2, 0, 0),
        "lazy_friend": (1, 0, 0),
        "popular_friend": (1, 1, 0),
        "funny_cousin": (2, 0, 0),
        "eccentric_aunt": (0, 0, 2),
        "dog_uncle": (2, 0, 0),
        "musician_mum": (0, 0, 2),
    }
    seen = set()
    for seed in range(6):
        position = new_play(3, seed, friends="drafted")
        happened: list[Event] = []
        while drafting(position):
            happened = keep(position, 1)
        shown = only(happened, FriendsShown)
        assert [event.seat for event in shown] == [0, 1, 2]
        for event in shown:
            assert sorted(event.cards) == sorted(own_cards(position, event.seat))
            kinds = [card.rsplit("-", 1)[0] for card in event.cards]
            seen.update(kinds)
            wanted = tuple(map(sum, zip(*(each[kind] for kind in kinds), strict=True)))
            assert (event.bean, event.milk, event.sugar) == resources(position, event.seat) == wanted
            assert event.seen_by(None) == event.seen_by(1) == event
    assert len(seen) == 8


@rule("SB-FF-10")
def test_the_four_kept_are_shuffled_into_the_deck() -> None:
    orders, position = set(), new_play(2, 4, friends="drafted")
    for chance in range(12):
        position = new_play(2, 4, friends="drafted")
        while drafting(position):
            if len(position.kept[0]) == 3:
                position.chance = Chance(bytes([chance + 1]))
            keep(position, 1)
        orders.add(tuple(deck(position, 0)))
        assert (discards(position, 0), line(position, 0)) == ([], [])

    assert len({frozenset(order) for order in orders}) == 1
    assert len(orders) > 4
    assert position.known == ((0, 0),) * 5
    assert (position.day, position.phase) == (1, "actions")


@rule("SB-FF-11", "SB-XVIS-07")
def test_alone_a_random_card_is_kept_for_starbots_each_round() -> None:
    picks = set()
    for seed in range(12):
        position = new_play(1, seed, friends="drafted", first=0)
        assert position.seats_to_act == (0,)
        assert [len(hand) for hand in position.hands] == [8, 8]
        theirs, mine = position.hands[1], position.hands[0]
        keep(position, 1)
        assert [len(cards) for cards in position.kept] == [1, 1]
        picks.add(theirs.index(position.kept[1][0]))
        assert {*position.hands[0]} == {*theirs} - {*position.kept[1]}
        assert {*position.hands[1]} == {*mine[1:]}
        for _ in range(3):
            keep(position, 1)
        assert not drafting(position)
        assert len(own_cards(position, 0)) == 4
        assert len(position.out) == 12, "all that Starbots kept went back"
    assert len(picks) > 3


@rule("SB-FF-12", "SB-FOUNDER-20")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_founders_are_drafted_before_the_friends(seats: int) -> None:
    position = new_play(seats, founders="base", friends="drafted")
    steps = []
    while position.phase == "draft":
        steps.append(position.agenda[0].kind)
        for seat in position.seats_to_act:
            position.play(seat, position.choices(seat)[0])

    only_once = [step for at, step in enumerate(steps) if step not in steps[:at]]
    assert [step for step in only_once if step in TOGETHER] == ["founders", "settle", "friends"]
    assert all(position.founders)


# Grand Opening.


@rule("SB-OPENING-01", "SB-EX-119", "SB-XOPT-09")
@pytest.mark.parametrize("friends", ["base", "advanced", "drafted"])
def test_the_friends_start_in_the_discard_pile(friends: str) -> None:
    position = new_play(2, grand_opening=True, friends=friends)
    while drafting(position):
        keep(position, 1)

    for seat in (0, 1):
        assert deck(position, seat) == []
        assert len(discards(position, seat)) == 4
    assert position.view(1).players[0].top == discards(position, 0)[-1]


@rule("SB-OPENING-02", "SB-EX-119")
def test_the_first_draw_shuffles_them_with_what_was_discarded_meanwhile() -> None:
    position = new_play(2, grand_opening=True, first=0)
    for text in ("place attract", f"take {position.view(0).city['customers'].row[0]}"):
        position.play(0, parsed(position, text))
    assert len(discards(position, 0)) == 5

    happened = begin(position, "hype")
    assert [(event.seat, event.cards) for event in only(happened, Reshuffled)] == [(0, 5), (1, 4)]
    assert [len(line(position, seat)) for seat in (0, 1)] == [2, 2]
    assert [len(deck(position, seat)) for seat in (0, 1)] == [3, 2]
    assert discards(position, 0) == []


def test_without_a_grand_opening_nobody_shuffles_first() -> None:
    assert only(begin(new_play(2, first=0), "hype"), Reshuffled) == []


# What can be known.


def some_draft(seats: int, seed: int, moves: int, **options: Any) -> SeizeTheBeanPosition:
    """After so many choices of a draft, in an order by chance."""
    dice = Random(seed * 100 + moves)
    position = new_play(seats, seed, **options)
    for _ in range(moves):
        if drafting(position):
            seat = dice.choice(position.seats_to_act)
            position.play(seat, dice.choice(position.choices(seat)))
    return position


@rule("SB-XVIS-01", "SB-XVIS-02")
def test_hands_and_cards_kept_are_shown_to_their_owner_only() -> None:
    position = some_draft(3, 1, 4, friends="drafted")
    for seat in range(3):
        draft = position.view(seat).draft
        assert draft is not None
        assert list(draft.hand) == named(position.hands[seat])
        assert list(draft.kept) == named(position.kept[seat])
        assert (draft.kind, draft.waiting) == ("friends", position.seats_to_act)
    watching = position.view(None).draft
    assert watching is not None
    assert (watching.hand, watching.kept) == ((), ())


@rule("SB-XVIS-01")
def test_what_others_keep_is_told_without_the_card() -> None:
    position = new_play(3, founders="base")
    card = named(position.hands[1])[1]
    (event,) = only(list(position.play(1, parsed(position, "keep 2"))), Kept)

    assert event == event.seen_by(1) == Kept(1, "founders", card)
    assert event.seen_by(0) == event.seen_by(None) == Kept(1, "founders", "none")
    for language in LANGUAGES:
        told = say(message_for("sb", event.seen_by(0) or event), language, BOX.names, ("Ada", "Bo", "Cy"))
        assert "Bo" in told
        assert BOX.names[card].en not in told


@rule("SB-XVIS-01", "SB-XVIS-02")
def test_the_place_of_a_card_says_nothing_to_who_handed_it_on() -> None:
    """Hands are shuffled on their way: the order they had tells nothing about the order they have."""
    places = set()
    for seed in range(8):
        position = new_play(2, seed, friends="drafted")
        passed = [card for card in position.hands[0] if card != position.hands[0][0]]
        keep(position, 1)
        places.add(tuple(passed.index(card) for card in position.hands[1]))
    assert len(places) == 8


@rule("SB-XVIS-02")
@pytest.mark.parametrize("options", [{"friends": "drafted"}, {"founders": "all"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagining_deals_hidden_cards_again_but_never_against_what_passed_ones_hands(
    seats: int, options: dict[str, Any]
) -> None:
    """Who handed a hand on knows which cards are left in it and in what others kept of it."""
    for seed, moves in ((1, 0), (2, 3), (3, 2 * seats), (4, 3 * seats - 1), (5, 3 * seats)):
        position = new_play(seats, seed, **options)
        seen: list[list[tuple[int, frozenset[int]]]] = [[] for _ in range(seats)]
        dice = Random(seed)
        for _ in range(moves):
            if not drafting(position):
                break
            seat = dice.choice(position.seats_to_act)
            round_, hand = len(position.kept[seat]), position.hands[seat]
            if position.agenda[0].kind != "settle":
                seen[seat].append((round_, frozenset(hand)))
            position.play(seat, dice.choice(position.choices(seat)))
        if not drafting(position):
            continue
        settling = position.agenda[0].kind == "settle"
        for viewer in range(seats):
            for key in (b"a", b"b", b"c"):
                twin = position.imagine(viewer, Chance(key))
                assert (twin.hands[viewer], twin.kept[viewer]) == (
                    position.hands[viewer],
                    position.kept[viewer],
                )
                assert list(map(len, twin.hands)) == list(map(len, position.hands))
                assert list(map(len, twin.kept)) == list(map(len, position.kept))
                assert twin.stocks() == position.stocks()
                by_round = twin.hands if settling else twin.kept
                for round_, held in seen[viewer]:
                    owner = (viewer - round_) % seats
                    left = {*held} - {by_round[viewer][round_]}
                    now = min(map(len, by_round))
                    later = [
                        by_round[(owner + at) % seats][at]
                        for at in range(round_ + 1, len(max(by_round, key=len)))
                        if at < len(by_round[(owner + at) % seats])
                    ]
                    rest = () if settling else twin.hands[(owner + now) % seats]
                    assert left == {*later, *rest}


@rule("SB-XVIS-02")
def test_what_nobody_showed_is_imagined_in_many_ways() -> None:
    position = some_draft(3, 2, 2, founders="all")
    seen = [position.imagine(0, Chance(bytes([key]))) for key in range(1, 9)]
    assert len({twin.hands for twin in seen}) == 8
    assert len({frozenset(twin.out) for twin in seen}) > 4
    settled = new_play(2, 3, founders="base")
    while not drafting(settled, "settle"):
        keep(settled, 1)
    settled.play(1, parsed(settled, "keep 2"))
    assert len({settled.imagine(0, Chance(bytes([key]))).kept[1] for key in range(1, 20)}) > 2


@rule("SB-XVIS-01")
def test_a_choice_can_be_taken_back_until_somebody_else_chose() -> None:
    play = Play(BEAN, BEAN.checked({"friends": "drafted"}, 3), people=("Ada", "Bo", "Cy"), seed=1)
    before = play.position.state()
    play.choose(1, chosen("keep 2"))
    assert play.undo_depth(1) == 1
    play.undo(1)
    assert play.position.state() == before
    play.choose(1, chosen("keep 2"))
    play.choose(0, chosen("keep 2"))
    assert (play.undo_depth(1), play.undo_depth(0)) == (0, 1)
    play.choose(2, chosen("keep 2"))
    assert [play.undo_depth(seat) for seat in range(3)] == [0, 0, 0], "the hands moved on"


@rule("SB-XVIS-02", "SB-FF-12")
def test_who_was_dealt_friends_cannot_take_back_the_group_of_a_founder() -> None:
    """Choosing the Award comes first; the hand that follows it was seen."""
    options = BEAN.checked({"founders": "base", "friends": "drafted"}, 2)
    joined = 0
    for seed in range(6):
        play = Play(BEAN, options, people=("Ada", "Bo"), seed=seed)
        while not drafting(position := cast(SeizeTheBeanPosition, play.position), "friends"):
            seat = position.seats_to_act[0]
            asked = position.agenda[0].kind
            play.choose(seat, play.position.choices(seat)[0])
            joined += asked == "join"
        assert [play.undo_depth(seat) for seat in range(2)] == [0, 0]
    assert joined, "some Founder had to choose"


def chosen(text: str) -> Choice:
    return BEAN.notation.parse(text)


# Refusals and sentences.


@rule("SB-XDEC-02", "SB-FF-08")
def test_what_cannot_be_chosen_in_a_draft() -> None:
    position = new_play(3, friends="drafted")
    for text in ("keep 9", "keep 0", "place beans", "decline"):
        assert refused(position, text, 1).rule == "SB-FF-08"
    position.play(1, parsed(position, "keep 1"))
    for text in ("keep 1", "place beans"):
        assert refused(position, text, 1).rule == "SB-FF-08"
    assert refused(new_play(2, founders="base"), "keep 4", 0).rule == "SB-FOUNDER-05"


def test_a_draft_can_be_told() -> None:
    position = new_play(2, founders="base", friends="drafted")
    (event,) = (DraftBegan("friends", 8),)
    while position.phase == "draft":
        for language in LANGUAGES:
            for seat in (0, 1):
                assert say(position.prompt(seat), language, BOX.names, ("Ada", "Bo")).strip()
                for choice in position.choices(seat):
                    look = position.outlook(seat, choice)
                    if look is not None:
                        assert say(look, language, BOX.names).strip()
            assert say(message_for("sb", event), language)
        seat = position.seats_to_act[-1]
        for happened in position.play(seat, position.choices(seat)[0]):
            for language in LANGUAGES:
                assert say(message_for("sb", happened), language, BOX.names, ("Ada", "Bo")).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_and_the_founders_can_be_drawn(language: str) -> None:
    """One's own hand with the numbers to type, nobody else's; later everybody's Founder."""
    screen = Screen(BOX, language, ("Ada", "Bo"))
    position = new_play(2, 1, founders="base", first=0, difficulty=["expert"])
    shown = drawn(screen, position)
    for card, name in (
        (card, screen.name(IDS[card])) for card in range(len(IDS)) if card in BOX.founder_cards
    ):
        assert (name in shown) == (card in position.hands[0])
    assert "[3]" in shown
    for choice in position.choices(0):
        note = screen.note(position.view(0), 0, choice, None).plain
        assert screen.name(named(position.hands[0])[int(str(choice)[-1]) - 1]) in note
    while position.phase == "draft":
        seat = position.seats_to_act[0]
        position.play(seat, position.choices(seat)[0])
    shown = drawn(screen, position)
    assert all(screen.name(IDS[own[0]]) in shown for own in position.founders)
    assert screen.name("bean2") in shown
    assert screen.name("scoop") not in shown


def drawn(screen: Screen, position: SeizeTheBeanPosition) -> str:
    """What seat 0 sees in a wide terminal."""
    console = Console(width=160, record=True, file=StringIO())
    console.print(screen.table(position.view(0), seat=0, choices=position.choices(0)))
    return console.export_text()

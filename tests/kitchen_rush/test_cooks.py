"""The cooks: a team that plays by the rules and wins, at the pace of its hands, with whoever stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.bots import bot_kind, bots_for
from demitasse.bots.contract import Bot, Chair, Wait, seat_down
from demitasse.bots.kitchen_rush.cook import CalmCook, Cook, QuickCook
from demitasse.bots.random_bot import RandomBot
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.choices import PlaceTimer, TakeOrder
from demitasse.games.kitchen_rush.placing import TIMER_INDEX
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.staff import STANDING
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import LANGUAGES, say
from tests.kitchen_rush.build import KITCHEN, at, dish, kitchen, new_play, order, perfect, play

POOR, RICH = ["O01", "O02", "O03", "O04", "O05", "O06"], ["O49", "O50", "O51", "O52", "O53", "O54"]
"""Orders without a star, and with two."""
PEOPLE = ("Ana", "Ben", "Cléo", "Dev")
Look = Callable[[Cook, Chair[KitchenRushPosition], Choice], None]


def run(kinds: Sequence[type[Bot]], seed: int = 1, **options: object) -> Outcome:
    """A whole play."""
    entrants = [Recipe(kind.__name__, kind) for kind in kinds]
    checked = KITCHEN.checked(options, len(kinds))
    return play_out(KITCHEN, checked, KITCHEN.load(), entrants, 1, Chance.of(seed))


def watched(look: Look, kind: type[Cook] = Cook) -> type[Cook]:
    """A cook that is looked at whenever it has chosen something."""

    class Watched(kind):  # type: ignore[valid-type, misc]
        def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
            choice = cast(Choice, super().choose(chair))
            if not isinstance(choice, Wait):
                look(self, chair, choice)
            return choice

    return Watched


def chair_at(position: KitchenRushPosition, seat: int = 0, chance: int = 1) -> Chair[KitchenRushPosition]:
    """Of a person who asks for a hint: it is answered at once."""
    return seat_down(position, seat, (), Chance.of(chance), people=frozenset({seat}))


def advice(position: KitchenRushPosition, seat: int = 0) -> str:
    """What a cook would do now."""
    return str(Cook().choose(chair_at(position, seat)))


def reason(position: KitchenRushPosition, seat: int = 0, language: str = "en") -> str:
    cook, chair = Cook(), chair_at(position, seat)
    return say(cook.explain(chair, cook.choose(chair)), language, position.content.names, PEOPLE)


def called(position: KitchenRushPosition, seat: int = 0, language: str = "en") -> str:
    cook, chair = Cook(), chair_at(position, seat)
    line = cook.says(chair, cook.choose(chair))
    return "" if line is None else say(line, language, position.content.names, PEOPLE)


# Whole plays.


def assert_legal(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
    assert choice in chair.decision.choices


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_cook_chooses_nothing_that_is_not_possible(seats: int) -> None:
    run([watched(assert_legal)] * seats, events=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_team_of_cooks_reaches_the_easy_goal(seats: int, seed: int) -> None:
    assert run([Cook] * seats, seed, goal="easy").ended_by == "won"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_team_of_cooks_reaches_the_normal_goal_more_often_than_not(seats: int) -> None:
    endings = [run([Cook] * seats, seed, events=bool(seed % 2)).ended_by for seed in range(4)]

    assert endings.count("won") >= 3


@pytest.mark.parametrize("goal", [f"G{number:02}" for number in range(5, 15)])
def test_a_team_aims_at_what_its_goal_asks_for(goal: str) -> None:
    assert "won" in [run([Cook] * 2, seed, goal=goal).ended_by for seed in (1, 2)]


def test_the_same_seed_gives_the_same_play() -> None:
    first, second = (run([Cook, CalmCook, QuickCook], 5, events=True) for _ in range(2))

    assert (first.scores, first.choices, first.ended_by) == (second.scores, second.choices, second.ended_by)


def test_quicker_hands_serve_more() -> None:
    calm, steady, quick = (
        sum(run([kind] * 2, seed).choices for seed in range(3)) for kind in (CalmCook, Cook, QuickCook)
    )

    assert calm < steady < quick


@pytest.mark.parametrize("kind", [CalmCook, Cook, QuickCook])
def test_a_timer_is_used_again_no_sooner_than_the_hand_comes_to_it(kind: type[Cook]) -> None:
    waits: list[int] = []

    def measure(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
        position = chair.imagined
        if isinstance(choice, PlaceTimer):
            timer = TIMER_INDEX[choice.timer]
            if position.status[timer] == STANDING:
                waits.append(position.clock - position.ends[timer])

    run([watched(measure, kind)] * 2)

    assert min(waits) >= kind.hands.reaction
    assert sorted(waits)[len(waits) // 2] < kind.hands.reaction + 4_000


@pytest.mark.parametrize("mates", [(RandomBot,), (RandomBot, RandomBot), (RandomBot, Cook, RandomBot)])
@pytest.mark.parametrize("mode", ["standard", "practice"])
def test_a_cook_gets_along_with_partners_who_do_anything(mates: tuple[type[Bot], ...], mode: str) -> None:
    outcome = run([watched(assert_legal), *mates], 3, mode=mode, events=True)

    assert outcome.choices > 50


def test_a_practice_round_is_won_alone_and_together() -> None:
    assert [run([Cook] * seats, mode="practice").ended_by for seats in (1, 2, 3, 4)] == ["practice-won"] * 4


@pytest.mark.parametrize(("timer", "clock"), [(5, 60), (300, 60), (60, 600)])
def test_relaxed_plays_come_to_their_end(timer: int, clock: int) -> None:
    options = {"mode": "relaxed", "timer_seconds": timer, "round_seconds": clock}
    outcome = run([watched(assert_legal)] * 2, 1, **options)

    assert outcome.ended_by.startswith("relaxed-")


def test_the_cooks_are_on_the_list() -> None:
    names = [name for name in bots_for("kitchen-rush") if name.endswith("cook")]

    assert [bot_kind("kitchen-rush", name) for name in names] == [CalmCook, QuickCook, Cook]


# What a cook knows.


def test_what_is_hidden_does_not_matter_to_a_cook() -> None:
    def look(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
        for chance in (2, 3):
            other = Chair(chair.seat, None, (), chair.imagine(Chance.of(chance)))
            assert cook.decide(other, cook.hands) == choice

    run([Cook, watched(look)], events=True)


def test_the_true_decks_are_not_what_a_cook_imagines() -> None:
    decks: list[tuple[int, ...]] = []

    def look(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
        decks.append(chair.imagined.deck)

    run([watched(look)])
    true = new_play(1, run([Cook]).seed).deck

    assert sorted(decks[0]) == sorted(true)
    assert decks[0] != true


def test_what_was_imagined_is_kept_until_a_deck_changes_and_shows_nobody_the_true_ones() -> None:
    position = new_play(2, 7)
    first, again, other = (position.imagine(0, Chance.of(chance)) for chance in (1, 1, 2))
    assert first.deck is again.deck
    assert first.deck != other.deck
    assert first.imagined is None
    position.deck = position.deck[1:]
    assert sorted(position.imagine(0, Chance.of(1)).deck) == sorted(position.deck)


# What a cook says.


def test_every_choice_has_a_reason_in_both_languages() -> None:
    said: set[str] = set()

    def look(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
        names = chair.imagined.content.names
        message = cook.explain(chair, choice)
        said.add(message.key)
        for language in LANGUAGES:
            assert say(message, language, names, PEOPLE)

    run([watched(look)] * 3, 2, events=True, goal="G13")

    assert len(said) > 15
    assert not any(key.startswith("kr-cook-rather") or key == "kr-cook-place" for key in said)


def test_cooks_call_out_what_others_should_know_and_no_more() -> None:
    lines: list[str] = []
    chosen: list[Choice] = []

    def look(cook: Cook, chair: Chair[KitchenRushPosition], choice: Choice) -> None:
        chosen.append(choice)
        line = cook.says(chair, choice)
        assert line is not None or not isinstance(choice, TakeOrder)
        if line is not None:
            names = chair.imagined.content.names
            lines.append(" / ".join(say(line, language, names, PEOPLE) for language in LANGUAGES))

    run([watched(look)] * 2)

    assert len(chosen) / 20 < len(lines) < len(chosen) / 5
    assert len(set(lines)) > 10


def test_a_cook_alone_says_nothing() -> None:
    lines: list[object] = []
    run([watched(lambda cook, chair, choice: lines.append(cook.says(chair, choice)))], mode="practice")

    assert lines
    assert set(lines) == {None}


def test_a_cook_that_takes_an_order_says_which_plate_it_lacks() -> None:
    position = kitchen(seats=2, slots=["O01"], rack=[2, 0, 0, 1])
    play(position, 0, "place red-1 waiters")

    assert called(position) == "I’ll take Sunday Lasagne, but I need a clean plate II."
    assert called(position, language="fr").startswith("Pour moi\u00a0: Lasagnes du Dimanche.")


def test_asked_about_something_else_a_cook_says_what_it_would_do() -> None:
    position = kitchen(seats=2, held={0: [order("O05", dish(meat=2, vegetable=2))]}, slots=[])
    cook, chair = Cook(), chair_at(position)
    other = KITCHEN.notation.parse("place red-1 office")
    sentence = say(cook.explain(chair, other), "en", position.content.names, PEOPLE)

    assert sentence.startswith("I’d rather do something else: ")


def test_a_hint_does_not_wait_for_the_cooks_own_hands() -> None:
    position = kitchen(seats=2, held={0: [order("O05", dish(meat=2, vegetable=2))]}, slots=[])
    play(position, 0, "place red-1 stoves", "cook O05.1", "place red-2 market", "place helper-1 market")
    at(position, 30_001)
    played = seat_down(position, 0, (), Chance.of(1))

    assert str(Cook().choose(chair_at(position))).startswith("place red")
    assert isinstance(Cook().choose(played), Wait)


def test_a_cook_that_remembers_nothing_waits_at_the_bell_all_the_same() -> None:
    position = kitchen(seats=2, slots=["O05", "O21"])

    assert Cook().choose(seat_down(position, 1, (), Chance.of(1), people=frozenset({0}))) == Wait(
        position.began + Cook.hands.start_with_people + Cook.hands.seat, whatever=False
    )


# What a cook does. Seat 1 sees to the guests where that would be the best thing to do.


def test_a_cook_takes_what_its_dishes_lack_and_then_cooks() -> None:
    position = kitchen(seats=2, held={0: [order("O05")]}, slots=[])
    play(position, 1, "place blue-1 maitre")
    taken = []
    play(position, 0, advice(position))
    while (choice := advice(position)).startswith("take "):
        taken.append(choice)
        play(position, 0, choice)

    assert sorted(taken) == ["take meat O05.1"] * 2 + ["take vegetable O05.1"] * 2
    assert choice == "place red-2 stoves"
    assert reason(position).startswith("Flank Steak")
    assert reason(position, language="fr").startswith("Bavette")


def test_a_cook_buys_what_it_lacks_before_it_goes_to_the_storage() -> None:
    position = kitchen(
        seats=2, coins=3, held={0: [order("O05")]}, slots=[], storages={1: {"vegetable": 5}}, bag={}
    )
    play(position, 0, "place red-1 market")

    assert advice(position) == "buy meat 5"


def test_a_cook_in_a_storage_is_brought_what_it_lacks() -> None:
    position = kitchen(
        seats=3,
        coins=3,
        held={0: [order("O01")]},
        slots=[],
        storages={1: {"cheese": 2, "pasta": 1}, 2: {"cheese": 9}},
        bag={},
    )
    play(position, 0, "place red-1 storage-1", "take cheese O01.1", "take cheese O01.1", "take pasta O01.1")
    play(position, 1, "place blue-1 market")

    assert advice(position, 1).startswith("buy pasta ")
    play(position, 1, advice(position, 1))
    assert advice(position) == "take pasta O01.1"


def test_a_cook_does_not_take_an_order_it_cannot_finish() -> None:
    early, late = (kitchen(seats=2, slots=["O24"], t=t) for t in (1_000, 200_000))
    for position in (early, late):
        play(position, 0, "place red-1 waiters")

    assert advice(early) == "take-order O24"
    assert not advice(late).startswith("take-order")


def test_a_clean_plate_is_taken_as_soon_as_there_is_one() -> None:
    position = kitchen(seats=2, held={0: [order("O05", dish(plate=None))]}, slots=[], rack=[0, 0, 1, 0])

    assert advice(position) == "plate O05.1 III"


def test_plates_that_a_dish_waits_for_are_washed_first() -> None:
    held = {0: [order("O05", dish(plate=None))]}
    position = kitchen(seats=2, held=held, slots=[], rack=[0, 0, 0, 0], sink=[3, 1, 0, 0])
    play(position, 0, "place red-1 sink")

    assert advice(position) == "wash 2 1"


def test_a_cook_finishes_after_the_bell_what_it_can_and_is_done() -> None:
    position = kitchen(
        seats=2,
        held={0: [order("O21", dish(row=1, vegetable=1, salad=2, cheese=1))]},
        bag={"green": 2},
        slots=[],
        t=239_000,
    )
    play(position, 0, "place red-1 spices")
    at(position, 240_000)

    assert position.phase == "finish"
    assert advice(position) == "spice green O21.1"
    play(position, 0, "spice green O21.1")
    assert advice(position) == "done"


def test_after_the_bell_a_cook_waits_for_what_another_can_still_buy() -> None:
    position = kitchen(
        seats=2,
        coins=2,
        held={0: [order("O21", dish(row=1, vegetable=1, salad=2, cheese=1))]},
        bag={},
        slots=[],
        t=239_000,
    )
    play(position, 0, "place red-1 spices")
    play(position, 1, "place blue-1 market")
    at(position, 240_000)

    assert isinstance(Cook().choose(chair_at(position)), Wait)
    assert advice(position, 1).startswith("buy-ordinary ")
    play(position, 1, "buy-ordinary 0 0 3")
    assert advice(position) == "spice green O21.1"


def test_the_helper_goes_to_whoever_has_least_to_spare() -> None:
    busy = [order("O24", dish(meat=2, vegetable=1, bread=1)), order("O18")]
    position = kitchen(seats=2, held={1: busy}, coins=0, t=500)
    play(position, 0, "place red-1 market", "place red-2 market")
    play(position, 1, "place blue-1 market", "place blue-2 stoves", "cook O24.1")

    assert advice(position, 0).startswith("wait ")
    assert advice(position, 1).startswith("place helper-1 ")


def test_a_helper_nobody_uses_is_used_by_anybody() -> None:
    busy = [order("O24", dish(meat=2, vegetable=1, bread=1)), order("O18")]
    position = kitchen(seats=2, held={1: busy}, slots=[], coins=0, t=2_000)
    play(position, 0, "place red-1 market", "place red-2 market")
    at(position, 8_000)

    assert advice(position, 0).startswith("place helper-1 ")


def test_a_spent_timer_that_is_not_needed_makes_room() -> None:
    position = kitchen(seats=2, coins=0, slots=["O49", "O50", "O51", "O54"], sink=[0, 0, 0, 0], t=150_000)
    play(position, 0, "place red-1 office", "place red-2 market", "place helper-1 waiters")
    at(position, 239_000)

    assert advice(position) == "remove red-1"
    play(position, 0, "remove red-1")
    assert advice(position) == "remove helper-1"
    assert reason(position).startswith("Waiters: ")
    play(position, 0, "remove helper-1")
    assert isinstance(Cook().choose(chair_at(position)), Wait)


def test_an_unpaid_timer_is_hired_again_while_it_still_pays() -> None:
    early, late = (kitchen(seats=2, coins=2, unpaid=["blue-2"], t=t) for t in (5_000, 200_000))
    for position in (early, late):
        play(position, 0, "place red-1 office")

    assert advice(early) == "rehire blue-2"
    assert not advice(late).startswith("rehire")


def test_a_goal_that_asks_for_an_upgrade_makes_it_come_up() -> None:
    position = kitchen(seats=2, coins=8, goal="G12", upgrades=["U1", "U4"])
    play(position, 0, "place red-1 office")

    assert advice(position) == "upgrade U1"


def test_orders_nobody_wants_are_exchanged_for_others() -> None:
    position = kitchen(seats=2, goal="G11", slots=["O01", "O02", "O03", "O04"])
    play(position, 0, "place red-1 maitre")

    assert advice(position).startswith("suggest ")
    assert "Goal" in reason(position)


def test_poor_orders_are_exchanged_while_the_stars_of_the_goal_are_missing() -> None:
    poor, rich = (kitchen(seats=4, goal="expert", slots=slots, t=60_000) for slots in (POOR, RICH))
    for position in (poor, rich):
        play(position, 0, "place red-1 maitre")

    assert advice(poor).startswith("suggest ")
    assert not advice(rich).startswith("suggest ")


def test_an_order_is_left_whose_goods_the_team_has_no_coins_for() -> None:
    bare: dict[str, Any] = {"slots": ["O49"], "bag": {}, "storages": {1: {}}}
    poor, rich = (kitchen(seats=2, coins=coins, **bare) for coins in (0, 4))
    for position in (poor, rich):
        play(position, 0, "place red-1 waiters")

    assert not advice(poor).startswith("take-order ")
    assert advice(rich).startswith("take-order O49")


def test_a_right_order_is_served_quickly_when_the_goal_asks_for_it() -> None:
    position = kitchen(seats=2, goal="G07", held={0: [perfect("O01")]}, slots=[])
    play(position, 1, "place blue-1 maitre")

    assert advice(position) == "place red-1 waiters"
    play(position, 0, "place red-1 waiters")
    assert advice(position) == "serve O01"


def test_the_extra_bread_of_an_event_goes_on_a_plate() -> None:
    position = kitchen(seats=2, event="E01", held={0: [order("O05")]}, slots=[])
    play(position, 0, "place red-1 storage-1")
    taken = []
    while (choice := advice(position)).startswith("take "):
        taken.append(choice)
        play(position, 0, choice)

    assert taken.count("take bread O05.1") == 1
    assert len(taken) == 5


def test_stoves_closed_by_an_event_are_left_alone_until_they_open() -> None:
    ready = {0: [order("O05", dish(meat=2, vegetable=2))]}
    closed, opened = (
        kitchen(seats=2, event="E17", held=ready, slots=[], coins=0, t=t) for t in (30_000, 90_000)
    )

    for position in (closed, opened):
        play(position, 1, "place blue-1 maitre")

    assert "stoves" not in advice(closed)
    assert advice(opened) == "place red-1 stoves"
    play(opened, 0, "place red-1 stoves", "cook O05.1")


def test_the_team_keeps_the_card_that_helps_most_and_somebody_keeps_a_timer() -> None:
    keeping = kitchen(seats=2, phase="prep")
    ids = keeping.content.card_ids
    keeping.phase, keeping.question = "bonus", ("keep", ids.index("P2"), ids.index("P5"), 0)
    unpaid = kitchen(seats=2, unpaid=["red-1"])
    unpaid.phase, unpaid.question = "salary", ("unpaid", 1)

    assert advice(keeping) == "keep P5"
    assert advice(unpaid) in ("unpaid blue-1", "unpaid blue-2")
    assert reason(keeping) == "“Master of the Flame” helps the team more than the other card."

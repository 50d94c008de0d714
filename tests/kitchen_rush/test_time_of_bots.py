"""Kitchens among bots: a clock that nobody waits for (KR-TIME-27…36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.arena.wake_times import MOST_AT_ONCE
from demitasse.bots.contract import Bot, Chair, Wait
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush import KitchenRush
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from tests.kitchen_rush.build import BOX, KITCHEN, bring, kitchen, order, play, zone_of
from tests.playing import rule

SAND, BELL = 30_000, 240_000
Decide = Callable[[Chair], Choice | str]
Asked = list[tuple[Milliseconds, int]]


class Watched(KitchenRush):
    """The game, with its last position left to look at."""

    def deal(
        self, options: KitchenRushOptions, seats: int, seed: int, content: KitchenRushContent
    ) -> KitchenRushPosition:
        self.position_dealt = super().deal(options, seats, seed, content)
        return self.position_dealt


GAME = Watched()
NO_HURRY = bring('[[setup]]\nid = "2"\ncoins = 400\n[[setup]]\nid = "3"\ncoins = 400')


def position_of(chair: Chair) -> KitchenRushPosition:
    return cast(KitchenRushPosition, chair.imagined)


def time_of(chair: Chair) -> Milliseconds:
    """In the Action phase, `t` of the rules."""
    return position_of(chair).clock - position_of(chair).began


def run(
    *decide: Decide,
    pause: Callable[[Choice], Milliseconds] = lambda choice: 0,
    content: KitchenRushContent = BOX,
    **options: object,
) -> tuple[Outcome, Asked]:
    """A single round among bots that decide like this, and who was asked when in its Action phase."""
    asked: Asked = []

    def kind(does: Decide) -> type[Bot]:
        class Doer(Bot):
            def choose(self, chair: Chair) -> Choice:
                phase = position_of(chair).phase
                if phase == "prep" or position_of(chair).question:
                    return chair.decision.choices[0]
                if phase == "action":
                    asked.append((time_of(chair), chair.seat))
                answer = does(chair)
                return KITCHEN.notation.parse(answer) if isinstance(answer, str) else answer

            def pause(self, choice: Choice) -> Milliseconds:
                return pause(choice)

        return Doer

    entrants = [Recipe(f"bot {seat}", kind(each)) for seat, each in enumerate(decide)]
    checked = GAME.checked({"mode": "practice", **options}, len(entrants))
    return play_out(GAME, checked, content, entrants, 1, Chance.of(7)), asked


def at_times(script: dict[Milliseconds, str], then: Choice | None = None) -> Decide:
    """Does something at each of these moments, asleep in between."""

    def decide(chair: Chair) -> Choice | str:
        if time_of(chair) in script and position_of(chair).phase == "action":
            text = script.pop(time_of(chair))
            if text:
                return text
        if position_of(chair).phase != "action":
            return Wait()
        later = [moment for moment in script if moment > time_of(chair)]
        return Wait(position_of(chair).began + min(later), whatever=False) if later else (then or Wait())

    return decide


def waits(chair: Chair) -> Choice | str:
    return Wait()


def moments_of(asked: Asked, seat: int) -> list[Milliseconds]:
    return [moment for moment, who in asked if who == seat]


# Who is asked when.


@rule("KR-TIME-27")
def test_whoever_wakes_first_is_asked_and_of_several_the_lowest_seat() -> None:
    _, asked = run(at_times({500: ""}), at_times({300: ""}), at_times({300: ""}))

    assert asked[:6] == [(0, 0), (0, 1), (0, 2), (300, 1), (300, 2), (500, 0)]


@rule("KR-TIME-28")
def test_after_a_choice_its_hands_are_busy_as_long_as_the_bot_says() -> None:
    def slow(chair: Chair) -> Choice | str:
        timers = ["red-1", "red-2", "helper-1"]
        free = [timer for timer in timers if f"place {timer} market" in map(str, chair.decision.choices)]
        return f"place {free[0]} market" if free else Wait()

    def pause(choice: Choice) -> Milliseconds:
        return 700 if "red-1" in str(choice) else 1_500

    _, asked = run(slow, waits, pause=pause)

    assert moments_of(asked, 0)[:4] == [0, 700, 2_200, 3_700]
    assert moments_of(asked, 1)[:3] == [0, 700, 2_200]  # others see it at once
    _, perfect = run(slow, waits)
    assert moments_of(perfect, 0)[:4] == [0, 0, 0, 0]


@rule("KR-TIME-29")
def test_a_decision_counts_from_the_moment_of_waking_and_is_judged_then() -> None:
    outcome, _ = run(
        at_times({300: "place red-1 maitre"}),
        at_times({300: "place blue-1 maitre", 400: "place blue-2 market"}),
    )

    position = GAME.position_dealt
    assert outcome.choices == 2 + 2  # two times ready; the second hand at 300 came too late
    assert position.result is not None
    seen: list[tuple[Milliseconds, str]] = []

    def looks(chair: Chair) -> Choice | str:
        shown = next(it for it in position_of(chair).view(1).timers if it.id == "red-1")
        seen.append((shown.since - position_of(chair).began, shown.zone))
        return Wait()

    run(at_times({300: "place red-1 maitre"}), looks)
    assert seen[1] == (300, "maitre")


@rule("KR-TIME-30")
def test_nobody_decides_more_than_200_times_at_one_moment() -> None:
    tokens = "{ meat = 110, vegetable = 110, salad = 0, pasta = 0, cheese = 0, bread = 0 }"
    full = bring(
        '[[ingredient]]\nid = "meat"\ncount = 127\n[[ingredient]]\nid = "vegetable"\ncount = 127\n'
        f'[[setup]]\nid = "2"\nactive = {tokens}\n'
        + "".join(f'[[setup]]\nid = "{id}"\nactive = {{ meat = 4, vegetable = 4 }}\n' for id in "34")
    )

    def greedy(chair: Chair) -> Choice | str:
        offered = [str(choice) for choice in chair.decision.choices]
        first = ("take ", "take-order ", "place red-1 waiters", "place red-2 storage-1")
        if position_of(chair).held[0]:
            first = ("take ", "place red-2 storage-1", "none", "none")
        return next((text for start in first for text in offered if text.startswith(start)), "") or Wait()

    _, asked = run(greedy, waits, content=full)

    mine = moments_of(asked, 0)
    assert mine.count(0) == MOST_AT_ONCE == 200
    assert mine[200] == SAND  # the next change


@rule("KR-TIME-30")
def test_after_an_illegal_decision_a_bot_waits_for_the_next_change() -> None:
    outcome, asked = run(lambda chair: "place blue-1 market", at_times({400: "place blue-1 maitre"}))

    assert outcome.choices == 2 + 1 + 1  # ready twice, one placement, done with it
    assert moments_of(asked, 0)[:3] == [0, 400, SAND + 400]


# Waiting.


@rule("KR-TIME-31", "KR-DEC-27")
def test_waiting_changes_nothing_is_no_record_and_ends_no_action() -> None:
    position = kitchen(held={0: [order("O05")]})
    play(position, 0, "place red-1 storage-1")
    before = position.state()
    with pytest.raises(Illegal):
        position.play(0, Wait())
    assert position.state() == before
    assert "wait" not in KITCHEN.notation.kinds
    play(position, 0, "take meat O05.1")

    stays: list[str] = []

    def in_storage(chair: Chair) -> Choice | str:
        if not position_of(chair).doing[0]:
            return "place red-1 storage-1"
        stays.append(zone_of(position_of(chair), "red-1"))
        return Wait()

    outcome, _ = run(in_storage, waits)
    assert outcome.choices == 2 + 1 + 1  # ready twice, placed once, done at last
    assert set(stays) == {"storage-1"}


@rule("KR-TIME-32")
def test_waiting_lasts_until_anothers_choice_or_a_derived_event() -> None:
    _, asked = run(waits, at_times({5_000: "place blue-1 market", 9_000: "place blue-2 market"}))

    assert moments_of(asked, 0) == [0, 5_000, 9_000, 35_000, 39_000]


@rule("KR-TIME-33")
def test_waiting_until_a_moment_may_be_ended_by_a_change_or_not() -> None:
    def light(chair: Chair) -> Choice | str:
        return Wait(position_of(chair).began + 20_000) if time_of(chair) < 20_000 else Wait()

    def deep(chair: Chair) -> Choice | str:
        return Wait(position_of(chair).began + 20_000, whatever=False) if time_of(chair) < 20_000 else Wait()

    places = {5_000: "place red-1 market"}
    _, asked = run(at_times(places), light, deep)

    assert moments_of(asked, 1)[:3] == [0, 5_000, 20_000]
    assert moments_of(asked, 2)[:2] == [0, 20_000]


@rule("KR-TIME-33")
def test_no_wait_lasts_beyond_the_bell() -> None:
    def sleepy(chair: Chair) -> Choice | str:
        if position_of(chair).round == 1:
            return Wait(position_of(chair).began + BELL + 100_000, whatever=False)
        return Wait()

    _, asked = run(sleepy, waits, mode="relaxed", content=NO_HURRY)

    starts = [at for at, (moment, seat) in enumerate(asked) if (moment, seat) == (0, 0)]
    assert len(starts) == 4  # at the start of every round


@rule("KR-TIME-34")
def test_a_bot_can_wait_for_a_timer_until_it_is_spent_or_moved() -> None:
    got: list[Milliseconds] = []

    def wants_the_helper(chair: Chair) -> Choice | str:
        shown = next(it for it in position_of(chair).view(1).timers if it.id == "helper-1")
        if shown.state == "running":
            return Wait(shown.until)
        if time_of(chair) > 1_000 and not got:
            got.append(time_of(chair))
            return "place helper-1 market"
        return Wait()

    run(at_times({1_000: "place helper-1 sink"}), wants_the_helper)
    assert got == [1_000 + SAND]

    got.clear()
    _, asked = run(
        at_times({1_000: "place helper-1 sink", 31_000: "place helper-1 market"}), wants_the_helper
    )
    assert moments_of(asked, 1)[:4] == [0, 1_000, 31_000, 61_000]  # a quicker hand moved it on
    assert got == [61_000]


@rule("KR-TIME-34")
def test_a_bot_can_wait_for_a_zone_until_a_space_there_is_free() -> None:
    got: list[Milliseconds] = []

    def wants_the_maitre(chair: Chair) -> Choice | str:
        if time_of(chair) > 0 and "place blue-1 maitre" in map(str, chair.decision.choices):
            got.append(time_of(chair))
            return "place blue-1 maitre"
        return Wait()

    run(at_times({0: "place red-1 maitre", 47_000: "remove red-1"}), wants_the_maitre)

    assert got[0] == 47_000


@rule("KR-TIME-35")
def test_when_all_wait_the_clock_jumps_and_the_bell_comes_in_any_case() -> None:
    outcome, asked = run(waits, waits, waits)
    assert asked == [(0, 0), (0, 1), (0, 2)]
    assert outcome.ended_by == "practice-missed"
    assert GAME.position_dealt.clock == BELL

    _, asked = run(at_times({0: "place red-1 market"}), waits)
    assert {moment for moment, _ in asked} == {0, SAND}


# After the bell.


@rule("KR-TIME-36")
def test_after_the_bell_bots_are_asked_in_turn_until_a_whole_round_waits() -> None:
    finishing: list[int] = []
    answers: dict[int, list[Choice | str]] = {
        0: [Wait(), "take meat O05.1", Wait()],
        1: ["take vegetable O06.1", Wait(), Wait()],
        2: ["done"],
    }
    zones = {0: "storage-1", 1: "storage-1", 2: "storage-2"}
    timers = {0: "red-1", 1: "blue-1", 2: "green-1"}

    class Ready(Watched):
        def deal(
            self, options: KitchenRushOptions, seats: int, seed: int, content: KitchenRushContent
        ) -> KitchenRushPosition:
            self.position_dealt = kitchen(
                seats=3,
                mode="practice",
                t=BELL - 1_000,
                held={0: [order("O05")], 1: [order("O06")]},
            )
            for seat in range(3):
                play(self.position_dealt, seat, f"place {timers[seat]} {zones[seat]}")
            return self.position_dealt

    def kind(seat: int) -> type[Bot]:
        class Doer(Bot):
            def choose(self, chair: Chair) -> Choice:
                if position_of(chair).phase != "finish":
                    return Wait()
                finishing.append(seat)
                answer = answers[seat].pop(0)
                return KITCHEN.notation.parse(answer) if isinstance(answer, str) else answer

        return Doer

    game = Ready()
    entrants = [Recipe(str(seat), kind(seat)) for seat in range(3)]
    outcome = play_out(game, game.checked({"mode": "practice"}, 3), BOX, entrants, 1, Chance.of(1))

    assert finishing == [0, 1, 2, 0, 1, 0, 1]
    assert outcome.choices == 2 + 1 + 2  # two takes, one done, and two made done
    assert game.position_dealt.result is not None

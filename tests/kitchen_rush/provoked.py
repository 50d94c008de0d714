"""For each error of Kitchen Rush: something that brings it about. `tests/test_messages.py` says them all."""

from __future__ import annotations

from typing import Any

from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.errors import Illegal
from tests.kitchen_rush.build import at, bring, dish, kitchen, new_play, order, play, refused, ring
from tests.kitchen_rush.test_content_files import BAD
from tests.provoking import Provoke, Waltz

BELL = 240_000


def bad(what: str) -> Provoke:
    """A content file that is refused."""
    return lambda: bring(BAD[what][0])


def options(seats: int = 3, **given: Any) -> Provoke:
    return lambda: new_play(seats, **given)


def refusal(text: str, *before: str, t: int = 0, seat: int = 0, **facts: Any) -> Provoke:
    """What seat 0 has done before (seat 1 where a text begins with `blue:`), then a choice that is refused at `t`."""

    def provoke() -> Illegal:
        position = kitchen(**facts)
        for done in before:
            play(position, int(done.startswith("blue: ")), done.removeprefix("blue: "))
        at(position, t)
        return refused(position, seat, text)

    return provoke


def asked(text: str, **facts: Any) -> Provoke:
    """After the bell, with the team asked something."""

    def provoke() -> Illegal:
        position = kitchen(**facts)
        ring(position)
        return refused(position, 0, text)

    return provoke


def after_the_end() -> Illegal:
    position = kitchen(round=4)
    ring(position)
    return refused(position, 0, "ready")


def three_storages() -> Illegal:
    """An event asks for two of three active Storages."""
    position: KitchenRushPosition = kitchen(coins=90, upgrades=["U4"])
    play(position, 0, "place red-1 office", "upgrade U4")
    position.event_deck = (position.content.event_ids.index("E07"),)
    ring(position)
    return refused(position, 0, "choose-storages storage-1 storage-1")


def no_order_left() -> Illegal:
    position = kitchen(slots=[])
    position.deck = ()
    play(position, 0, "place red-1 maitre")
    return refused(position, 0, "welcome")


STEAK: dict[str, Any] = {"held": {0: [order("O05")]}}
BURNT: dict[str, Any] = {"held": {0: [order("O05", dish(row=3))]}}
SERVED: dict[str, Any] = {"held": {0: [order("O05", served=True)]}}
NO_PLATE: dict[str, Any] = {"held": {0: [order("O05", dish(plate=None))]}}
STORAGE, SPICES, SINK = "place red-1 storage-1", "place red-1 spices", "place red-1 sink"
MAITRE, WAITERS, MARKET = "place red-1 maitre", "place red-1 waiters", "place red-1 market"
STOVES, OFFICE = "place red-1 stoves", "place red-1 office"

PROVOKED: dict[str, Provoke] = {
    "kr-option-goal-players": lambda: new_play(
        3, content=bring('[[goal]]\nid = "G05"\nplayers = [2]'), goal="G05"
    ),
    "kr-option-goal-unknown": lambda: new_play(
        3, content=bring('[[goal]]\nid = "G06"\nremove = true'), goal="G06"
    ),
    "kr-option-timer_seconds-relaxed": options(timer_seconds=20),
    "kr-option-timer_seconds-bounds": options(mode="relaxed", timer_seconds=2),
    "kr-option-round_seconds-relaxed": options(round_seconds=600),
    "kr-option-round_seconds-bounds": options(mode="relaxed", round_seconds=10),
    "kr-option-solo_clock-not-alone": options(solo_clock=270),
    "kr-option-unavailable_storage-not-used": options(unavailable_storage=1),
    "kr-option-locked_storage-same": options(2, unavailable_storage=1, locked_storage=1),
    "kr-option-locked_stove-number": options(locked_stove=-1),
    "kr-option-locked_stove": options(2, locked_stove=5),
    "kr-content-number": bad("three dishes"),
    "kr-content-id": bad("an id with a space"),
    "kr-content-fixed": bad("a zone removed"),
    "kr-content-unknown": bad("a zone nobody knows"),
    "kr-content-levels": bad("no base Goal of a level"),
    "kr-refused-seat": refusal("ready", seat=7),
    "kr-refused-not-a-choice": lambda: kitchen().play(0, Waltz()),
    "kr-refused-phase-over": after_the_end,
    "kr-refused-phase-question": asked("ready", coins=12),
    "kr-refused-phase-no-question": refusal("keep P1"),
    "kr-refused-phase-prep": refusal(MARKET, phase="prep"),
    "kr-refused-phase-ready": refusal("ready", "ready", phase="prep"),
    "kr-refused-phase-action": refusal("ready"),
    "kr-refused-phase-finish": refusal("ready", STORAGE, t=BELL),
    "kr-refused-phase-bell": refusal("place red-2 market", STORAGE, t=BELL),
    "kr-refused-phase-done": refusal("done", "blue: place blue-1 storage-1", t=BELL),
    "kr-refused-timer-running": refusal("remove red-1", MAITRE),
    "kr-refused-not-yours": refusal("place blue-1 market"),
    "kr-refused-not-yours-dish": refusal("cook O01.1", STOVES),
    "kr-refused-not-yours-order": refusal("serve O01", WAITERS),
    "kr-refused-zone-full": refusal("place red-2 maitre", MAITRE),
    "kr-refused-zone-full-tiles": refusal("place red-1 storage-3"),
    "kr-refused-not-current": refusal("welcome"),
    "kr-refused-not-current-storage": refusal("take meat O05.1", **STEAK),
    "kr-refused-not-current-spices": refusal("spice white O05.1", **STEAK),
    "kr-refused-used-welcome": refusal("welcome", MAITRE, "welcome", "welcome", slots=[]),
    "kr-refused-used-suggest": refusal("suggest 1", MAITRE, "suggest 1", slots=["O01"]),
    "kr-refused-used-order": refusal("take-order O02", WAITERS, "take-order O01", slots=["O01", "O02"]),
    "kr-refused-used-serve": refusal("serve O05", WAITERS, "take-order O01", slots=["O01"], **STEAK),
    "kr-refused-used-market": refusal("buy meat 5", MARKET, "buy meat 5", coins=9),
    "kr-refused-used-stove": refusal("cook O05.1", STOVES, "cook O05.1", **STEAK),
    "kr-refused-used-office": refusal("upgrade U2", OFFICE, "upgrade U1", coins=9, upgrades=["U1", "U2"]),
    "kr-refused-used-sink": refusal("wash 1 1 1", SINK, "wash 1 1 1"),
    "kr-refused-used-belt": refusal(
        "spice white O05.1",
        STORAGE,
        "spice white O05.1",
        "spice white O05.1",
        cards=["P8"],
        bag={"white": 3},
        **STEAK,
    ),
    "kr-refused-mode-suggested": refusal("welcome", MAITRE, "suggest 1", slots=["O01"]),
    "kr-refused-mode-welcomed": refusal("suggest 1", MAITRE, "welcome", slots=["O01"]),
    "kr-refused-mode-served": refusal("take-order O01", WAITERS, "serve O05", slots=["O01"], **STEAK),
    "kr-refused-no-coins": refusal("buy meat 5", MARKET, coins=0),
    "kr-refused-no-stock": refusal("buy meat 5", MARKET, stock={"meat": 0}),
    "kr-refused-no-stock-spices": refusal("buy-special 2", MARKET, stock={"yellow": 0, "red": 0}),
    "kr-refused-no-stock-cubes": refusal("buy-special 2", MARKET, stock={"yellow": 1}),
    "kr-refused-no-stock-storage": refusal("take meat O05.1", STORAGE, storages={1: {}}, **STEAK),
    "kr-refused-no-stock-bag": refusal("spice white O05.1", SPICES, bag={}, **STEAK),
    "kr-refused-no-stock-sink": refusal("wash 1", SINK, sink=[0, 0, 0, 0]),
    "kr-refused-no-stock-plates": refusal("wash 3", SINK),
    "kr-refused-no-slot": refusal("welcome", MAITRE, slots=["O01", "O02", "O03", "O04", "O06"]),
    "kr-refused-no-card": no_order_left,
    "kr-refused-no-plate": refusal("cook O05.1", STOVES, **NO_PLATE),
    "kr-refused-no-plate-clean": refusal("plate O05.1 II", rack=[1, 0, 1, 1], **NO_PLATE),
    "kr-refused-no-plate-serve": refusal("serve O05", WAITERS, **NO_PLATE),
    "kr-refused-plate-cooked": refusal("take meat O05.1", STORAGE, **BURNT),
    "kr-refused-order-served": refusal("cook O05.1", STOVES, **SERVED),
    "kr-refused-order-served-already": refusal("serve O05", WAITERS, **SERVED),
    "kr-refused-size": refusal("plate O05.1 IV", **NO_PLATE),
    "kr-refused-size-exact": refusal("plate O05.1 III", **NO_PLATE),
    "kr-refused-size-unknown": refusal("plate O05.1 V", **NO_PLATE),
    "kr-refused-size-wish": refusal("take-order O01 larger", WAITERS, slots=["O01"]),
    "kr-refused-row": refusal("cook O05.1", STOVES, **BURNT),
    "kr-refused-amount-suggest": refusal("suggest 1 2 3", MAITRE, slots=["O01", "O02", "O03"]),
    "kr-refused-amount-lot": refusal("buy meat 4", MARKET),
    "kr-refused-amount-cubes": refusal("buy-ordinary 2", MARKET),
    "kr-refused-amount-wash": refusal("wash 1 1", SINK),
    "kr-refused-amount-wash-some": refusal("wash 0", SINK, cards=["P6"]),
    "kr-refused-target-timer": refusal("place pink-1 market"),
    "kr-refused-target-box": refusal("place yellow-1 market"),
    "kr-refused-target-reserve": refusal("place helper-2 market"),
    "kr-refused-target-unpaid": refusal(MARKET, unpaid=["red-1"]),
    "kr-refused-target-off": refusal("remove red-1"),
    "kr-refused-target-zone": refusal("place red-1 cellar"),
    "kr-refused-target-slots": refusal("suggest 2", MAITRE, slots=["O01"]),
    "kr-refused-target-order": refusal("take-order O02", WAITERS, slots=["O01"]),
    "kr-refused-target-dish": refusal("cook O99.1", STOVES),
    "kr-refused-target-plated": refusal("plate O05.1 II", **STEAK),
    "kr-refused-target-good": refusal("buy beer 5", MARKET),
    "kr-refused-target-storage": refusal("buy meat 0 0 5", MARKET),
    "kr-refused-target-rehire": refusal("rehire red-2", OFFICE),
    "kr-refused-target-upgrade": refusal("upgrade U4", OFFICE, upgrades=["U1"]),
    "kr-refused-target-repair": refusal("repair stoves", OFFICE),
    "kr-refused-target-storages": three_storages,
    "kr-refused-target-unpaid-choice": asked("unpaid helper-1", coins=12),
    "kr-refused-target-outstanding": asked("outstanding red-1", coins=20, unpaid=["blue-1", "blue-2"]),
    "kr-refused-target-keep": asked("keep nothing", coins=90, prestige=3, prestige_before=2),
    "kr-refused-event-absent": refusal("place helper-1 market", event="E10"),
    "kr-refused-event-late": refusal("place helper-1 market", event="E11"),
    "kr-refused-event-closed": refusal(STOVES, event="E17"),
    "kr-refused-event-suggest": refusal("suggest 1", MAITRE, event="E23"),
}

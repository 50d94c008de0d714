"""Logs of kitchens: the same again, wherever they were played (KR-TIME-37…40)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from demitasse.arena.playing import play_out
from demitasse.bots.contract import Bot, Chair, Wait
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush import KitchenRush
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.preparation import draw_event
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import BadRecord, Illegal
from demitasse.kernel.play import CLOCK, Play
from demitasse.kernel.record import FileWriter, head_of, read
from tests.kitchen_rush.build import BOX, KITCHEN, bring, kitchen, new_play, play
from tests.playing import rule

BELL = 240_000
RICH = bring('[[setup]]\nid = "2"\ncoins = 99')


def a_play(content: KitchenRushContent = RICH, **options: Any) -> Play:
    return Play(KITCHEN, KITCHEN.checked(options, 2), people=["Ana", "Bo"], seed=4, content=content)


def choose(table: Play, seat: int, text: str, moment: int) -> None:
    table.choose(seat, KITCHEN.notation.parse(text), moment)


def two_rounds(table: Play) -> None:
    """Something of everything: choices, sand, refusals, the bell, Maintenance."""
    for round_began in (0, BELL):
        choose(table, 0, "ready", round_began)
        choose(table, 1, "ready", round_began)
        choose(table, 0, "place red-1 maitre", round_began + 100)
        choose(table, 0, "welcome", round_began + 900)
        choose(table, 1, "place blue-1 market", round_began + 1_000)
        choose(table, 1, "buy meat 5", round_began + 1_000)
        choose(table, 0, "place red-2 storage-1", round_began + 50_000)
        table.advance(round_began + BELL)
        choose(table, 0, "done", round_began + BELL)


def recorded(path: Path, table: Play) -> Path:
    writer = FileWriter(path, table)
    two_rounds(table)
    writer.update()
    writer.close()
    return path


@rule("KR-TIME-37")
def test_the_same_input_gives_the_same_state_after_every_row(tmp_path: Path) -> None:
    table = a_play(events=True)
    record = read(recorded(tmp_path / "kitchen.jsonl", table))

    replayed = record.replay(KITCHEN, RICH)

    assert replayed.position == table.position
    assert [line.digest for line in record.rows] != []
    head = head_of(table)
    assert (head.revision, head.content, head.seed) == (KITCHEN.revision, RICH.digest, "4")
    assert head.options["events"] is True


@rule("KR-TIME-37")
def test_a_record_of_a_later_phase_implies_the_bell() -> None:
    table, without = a_play(events=True), a_play(events=True)
    two_rounds(table)

    for row in table.rows:
        if row.seat != CLOCK:
            without.replay(row.seat, row.at, row.do)

    assert without.position == table.position
    assert [row for row in without.rows if row.seat != CLOCK] != []


@rule("KR-TIME-37")
def test_another_box_or_revision_is_not_replayed(tmp_path: Path) -> None:
    record = read(recorded(tmp_path / "kitchen.jsonl", a_play()))

    with pytest.raises(BadRecord) as refusal:
        record.replay(KITCHEN, BOX)
    assert refusal.value.message.key == "record-other-content"


@rule("KR-TIME-38")
def test_each_deck_has_a_stream_of_chance_of_its_own() -> None:
    with_events, without = new_play(seed=9, events=True), new_play(seed=9)
    for deck in ("orders", "upgrades", "prestige"):
        assert with_events.hidden()[deck] == without.hidden()[deck]

    untouched = kitchen(seed=9, event="E16", phase="prep", bag={"white": 4, "red": 4})
    busy = kitchen(seed=9, slots=[], phase="prep", bag={"white": 4, "red": 4})
    busy.discard, busy.deck = busy.deck, ()
    busy.renewed = 3  # the order deck was shuffled again and again
    busy.event_deck = (BOX.event_ids.index("E16"),)

    draw_event(busy, [])
    assert counts_of(busy.bag) == counts_of(untouched.bag)


@rule("KR-TIME-38")
def test_draws_do_not_depend_on_rejected_input_or_on_the_moment() -> None:
    def renewed_deck(moment: int, tries: int) -> tuple[int, ...]:
        position = kitchen(seed=9, slots=[])
        position.discard, position.deck = position.deck, ()
        position.advance(moment)
        play(position, 0, "place red-1 maitre")
        for _ in range(tries):
            with pytest.raises(Illegal):
                position.play(1, KITCHEN.notation.parse("place blue-1 maitre"))
        play(position, 0, "welcome")
        return position.deck

    assert renewed_deck(0, 0) == renewed_deck(77_777, 5)


@rule("KR-TIME-39")
def test_a_digest_after_every_row_verifies_a_replay(tmp_path: Path) -> None:
    file = recorded(tmp_path / "kitchen.jsonl", a_play())
    record = read(file)
    assert len({line.digest for line in record.rows}) == len(record.rows)

    line = record.rows[9]
    moved = msgspec.structs.replace(line, at=line.at + 1)
    rows = (*record.rows[:9], moved, *record.rows[10:])
    with pytest.raises(BadRecord):
        msgspec.structs.replace(record, rows=rows).replay(KITCHEN, RICH)
    record.replay(KITCHEN, RICH)  # as fast as one likes: only moments of the play matter


class Watched(KitchenRush):
    """The game, with its last position left to look at."""

    def deal(
        self, options: KitchenRushOptions, seats: int, seed: int, content: KitchenRushContent
    ) -> KitchenRushPosition:
        self.position_dealt = super().deal(options, seats, seed, content)
        return self.position_dealt


@rule("KR-TIME-40")
def test_a_log_of_a_simulation_replays_as_a_play_at_a_table() -> None:
    log: list[tuple[int, int, Choice]] = []

    class Noting(Bot):
        """Chooses anything now and then, and writes down what it chose."""

        def choose(self, chair: Chair) -> Choice:
            self.seed = (self.seed * 1_103_515_245 + 12_345) % (1 << 31)
            position = cast(KitchenRushPosition, chair.imagined)
            choices = chair.decision.choices
            if position.phase == "action" and (not choices or self.seed % 3 == 0):
                return Wait(position.clock + 500 + self.seed % 9_000)
            choice = choices[(self.seed >> 8) % len(choices)]
            log.append((position.clock, chair.seat, choice))
            return choice

    game = Watched()
    options = game.checked({"events": True, "mode": "practice"}, 3)
    outcome = play_out(game, options, BOX, [Recipe("noting", Noting)] * 3, 1, Chance.of(3))
    assert outcome.choices == len(log) > 30

    table = Play(KITCHEN, options, people=["Ana", "Bo", "Cleo"], seed=outcome.seed)
    for moment, seat, choice in log:
        table.choose(seat, choice, moment)

    assert table.position.digest() == game.position_dealt.digest()
    assert table.position.result == game.position_dealt.result

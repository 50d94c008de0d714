"""Every game with cards of somebody's own: changed, added and removed ones are played like ours, to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import demitasse
from demitasse.arena.simulation import simulate
from demitasse.bots import bots_for
from demitasse.kernel.content import Source
from demitasse.kernel.encoding import encode
from demitasse.kernel.record import FileWriter, read
from tests.contract import promises
from tests.contract.cases import Case, moments, viewers
from tests.facts import own_content

GAMES = list(demitasse.GAMES)
OPTIONS = {
    "seize-the-bean": {
        "neighbourhood": "own",
        "groups": ["hipsters", "cyclists", "tourists", "musicians", "rebels", "students"],
    }
}
"""So that the cards that were changed are on the table."""


def own_case(id: str, seats: int = 2) -> Case:
    game = demitasse.game(id)
    content = game.load((Source("mine.toml", own_content(id)),))
    return Case(f"{id} with own cards", game, seats, OPTIONS.get(id, {}), content=content)


CASES = {id: own_case(id) for id in GAMES}
bots = pytest.mark.parametrize(("id", "bot"), [(id, bot) for id in GAMES for bot in bots_for(id)])


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    "promise",
    [
        promises.play_ends,
        promises.components_are_conserved,
        promises.states_are_plain_and_can_be_saved,
        promises.imagining_uses_only_what_the_viewer_knows,
        promises.everything_can_be_said,
    ],
    ids=lambda promise: promise.__name__,
)
def test_promise_with_own_cards(promise: promises.Promise, id: str) -> None:
    promise(CASES[id])


@pytest.mark.parametrize("id", GAMES)
def test_no_card_is_named_that_was_taken_out(id: str) -> None:
    """Neither in what anybody sees and is asked, nor in what happens or may come of a choice."""
    case = CASES[id]
    own, ours = case.play().content, case.game.load()
    gone = [f'"{card}"'.encode() for card in ours.names.keys() - own.names.keys()]
    new = [f'"{card}'.encode() for card in own.names.keys() - ours.names.keys()]
    assert gone
    assert new
    shown = bytearray()
    for position, events, _ in moments(case):
        shown += encode([position.view(viewer) for viewer in viewers(case)])
        shown += encode(events)
        for seat in position.seats_to_act:
            decision = position.decision(seat)
            shown += encode([decision, position.advice(seat)])
            shown += encode([position.outlook(seat, choice) for choice in decision.choices[:10]])
        shown += encode(position.hidden())
    assert [card for card in gone if card in shown] == []
    assert any(card in shown for card in new)


@pytest.mark.parametrize("id", GAMES)
def test_its_record_is_all_that_a_replay_needs(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    case = CASES[id]
    play = case.play()
    writer = FileWriter(tmp_path / "play.jsonl", play)
    for move in case.moves:
        play.replay(*move)
        writer.update()
    writer.close()

    again = read(tmp_path / "play.jsonl").verify(case.game)

    assert again.position == play.position
    assert again.content.names == play.content.names != case.game.load().names


@bots
def test_every_bot_plays_with_own_cards_to_the_end(id: str, bot: str) -> None:
    case = CASES[id]
    content = case.play().content

    report = simulate(id, [bot] * case.seats, games=1, options=case.options, content=content)

    assert report.content == content.digest != case.game.load().digest
    assert report.games == 1

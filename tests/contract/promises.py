"""What every game promises, one function a promise, each checked along a whole play.

`test_contract` keeps every game to them; `test_broken_promises` shows that a game that breaks one is caught.
"""

from __future__ import annotations

import pickle
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadChoice, Illegal, NoUndo
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message, message_for
from demitasse.kernel.play import TIME
from demitasse.kernel.position import Position
from tests.contract.cases import Case, Moment, moments, viewers

FOREIGN_SEATS = (-1, 99)


def every(case: Case, step: int) -> Iterator[Moment]:
    """Every `step`-th moment and the last: enough where a check is dear."""
    for number, moment in enumerate(moments(case)):
        if number % step == 0 or moment.move is None:
            yield moment


# How a play runs.


def play_ends(case: Case) -> None:
    *_, last = moments(case)
    assert last.position.result is not None
    assert last.position.seats_to_act == ()
    assert last.position.due is None


def result_comes_with_the_end_and_not_before(case: Case) -> None:
    for position, _, move in moments(case):
        if move is not None:
            assert position.result is None
            continue
        result = position.result
        assert result is not None
        seats = range(case.seats)
        assert len(result.scores) == len(result.ranks) == case.seats
        assert position.points in ((), (*result.scores, *[rival.score for rival in result.rivals]))
        assert len(result.rivals) == len(case.game.automata(case.play().options, case.seats))
        for rival in result.rivals:
            assert rival.score == sum(line.points for line in rival.counted)
        assert result.ended_by
        assert result.winners == tuple(seat for seat in seats if result.ranks[seat] == 1)
        lost_together = set(result.ranks) == {2}
        assert result.winners or lost_together
        for seat in () if lost_together else seats:
            better = [other for other in seats if result.ranks[other] < result.ranks[seat]]
            assert result.ranks[seat] == 1 + len(better)
            assert all(result.scores[other] >= result.scores[seat] for other in better)
        for score, lines in zip(result.scores, result.counted, strict=bool(result.counted)):
            assert score == sum(line.points for line in lines)


def every_seat_has_a_place_in_the_turn_order(case: Case) -> None:
    for position, _, _ in every(case, 5):
        assert sorted(position.turn_order) == list(range(case.seats))


def components_are_conserved(case: Case) -> None:
    """What is lost stays lost, so in a random play it is enough to count now and then."""
    start = case.play().position.stocks()
    for position, _, _ in every(case, 1 if case.stored else 20):
        assert position.stocks() == start


# Choices.


def offered_choices_are_accepted(case: Case) -> None:
    for position, _, _ in moments(case):
        for seat in position.seats_to_act:
            assert position.choices(seat), "a seat that is asked has a choice"
            for choice in position.choices(seat):
                position.copy().play(seat, choice)


def other_choices_are_refused(case: Case) -> None:
    """Choices from elsewhere in the play, and made-up ones, for seats that are asked and seats that are not."""
    draw = Random(case.name)
    for position, _, _ in every(case, 3):
        wrong: list[tuple[Seat, Choice]] = []
        for seat in (*range(case.seats), *FOREIGN_SEATS):
            legal = position.choices(seat)
            tried = (*draw.choices(known_choices(case), k=4), *draw.choices(strange_choices(case), k=4))
            wrong += [(seat, choice) for choice in tried if choice not in legal]
        refused(case, position, wrong)


def only_seats_that_are_asked_may_choose(case: Case) -> None:
    for position, _, _ in every(case, 1 if case.stored else 3):
        asked = position.seats_to_act
        offered = {choice for seat in asked for choice in position.choices(seat)}
        assert len(set(asked)) == len(asked)
        wrong: list[tuple[Seat, Choice]] = []
        for seat in (*range(case.seats), *FOREIGN_SEATS):
            assert bool(position.choices(seat)) == (seat in asked)
            if seat not in asked:
                wrong += [(seat, choice) for choice in sorted(offered, key=str)[:2]]
        refused(case, position, wrong)


def refused(case: Case, position: Position, wrong: Sequence[tuple[Seat, Choice]]) -> None:
    """Each by a rule, and all of them together have changed nothing."""
    before, offered = position.state(), [position.choices(seat) for seat in range(case.seats)]
    for seat, choice in wrong:
        with pytest.raises(Illegal) as caught:
            position.play(seat, choice)
        assert caught.value.rule
    assert position.state() == before
    assert [position.choices(seat) for seat in range(case.seats)] == offered


def choices_are_unique_and_in_a_stable_order(case: Case) -> None:
    """Asked twice, asked of a copy, or asked of a position that was saved and restored."""
    for position, _, _ in moments(case):
        offered = [position.choices(seat) for seat in range(case.seats)]
        twins = (position, position.copy(), restored(position))
        for seat, choices in enumerate(offered):
            assert len(set(choices)) == len(set(map(str, choices))) == len(choices)
            for twin in twins:
                assert twin.choices(seat) == twin.decision(seat).choices == choices


def choices_have_one_text_and_one_json_form(case: Case) -> None:
    notation = case.game.notation
    for choice in known_choices(case):
        assert type(choice) in case.game.choice_kinds
        assert notation.parse(str(choice)) == choice
        assert notation.decode(notation.encode(choice)) == choice
        assert str(notation.parse(f"  {'   '.join(str(choice).split())} ")) == str(choice)


def advice_can_be_followed(case: Case) -> None:
    """Choice after choice, each legal when its turn comes, whoever has claimed what; who is not asked is not advised
    but to wait, and only for a moment to come.
    """
    draw = Random(case.name)
    for position, _, _ in moments(case):
        claims = {what: draw.randrange(case.seats) for what in sorted(position.claimable)}
        for seat in range(case.seats):
            for advice in (*position.advice(seat), *(position.advice(seat, claims) if claims else ())):
                if advice.until is not None:
                    assert not advice.choices
                    assert advice.until >= position.clock
                    assert position.due is not None
                    continue
                assert seat in position.seats_to_act
                assert advice.choices
                ahead = position.copy()
                for choice in advice.choices:
                    assert choice in ahead.choices(seat)
                    ahead.play(seat, choice)


def outlooks_show_a_way(case: Case) -> None:
    """One for each choice. At most one leads forward, at most one ends the step, and something can be done, or waited
    for, that wastes nothing; looking ahead changes nothing.
    """
    for position, _, _ in every(case, 1 if case.stored else 2):
        state = position.state()
        for seat in range(case.seats):
            outlooks = position.outlooks(seat)
            assert len(outlooks) == len(position.choices(seat))
            tones = [outlook.tone for outlook in outlooks]
            assert tones.count("forward") <= 1
            assert sum(outlook.ends for outlook in outlooks) <= 1
            assert not tones or set(tones) != {"wasteful"} or position.due is not None
        assert position.state() == state


@cache
def known_choices(case: Case) -> list[Choice]:
    """All choices that are offered anywhere in the play."""
    found = {
        choice
        for position, _, _ in moments(case)
        for seat in position.seats_to_act
        for choice in position.choices(seat)
    }
    return sorted(found, key=str)


@cache
def strange_choices(case: Case) -> list[Choice]:
    """Choices of every kind with any words and numbers in them, as a table may be sent some."""
    draw = Random(case.name)
    words = ["nothing", "undo", "0", "7", "999999999"]
    words += sorted({word for choice in known_choices(case) for word in str(choice).split()[1:]})
    found: dict[Choice, None] = {}
    for verb, kind in case.game.notation.kinds.items():
        for _ in range(12):
            try:
                text = " ".join([verb, *(draw.choice(words) for _ in kind.__struct_fields__)])
                found[case.game.notation.parse(text)] = None
            except BadChoice:
                continue
    return list(found)


# Copies.


def copies_are_independent(case: Case) -> None:
    for position, _, _ in every(case, 2):
        state, digest = position.state(), position.digest()
        for seat in position.seats_to_act:
            offered = position.choices(seat)
            for choice in offered:
                changed, untouched = position.copy(), position.copy()
                changed.play(seat, choice)
                assert position.state() == untouched.state() == state
                assert position.choices(seat) == untouched.choices(seat) == offered
        assert position.digest() == digest


def copies_forget_nothing(case: Case) -> None:
    """A copy has every slot, and goes on like the original and like a position restored from what is saved of it."""
    for position, _, move in moments(case):
        twin = position.copy()
        assert slots(twin) == slots(position)
        assert twin == position
        assert hash(twin) == hash(position)
        if move is not None and isinstance(move.do, Choice):
            again, fresh = position.copy(), restored(position)
            events = [it.play(move.seat, move.do) for it in (twin, again, fresh)]
            assert list(events[0]) == list(events[1]) == list(events[2])
            assert twin.state() == again.state() == fresh.state()
            for seat in range(case.seats):
                assert twin.choices(seat) == again.choices(seat) == fresh.choices(seat)


def slots(position: Position) -> set[str]:
    names = {name for kind in type(position).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name for name in names if hasattr(position, name)}


def states_are_plain_and_can_be_saved(case: Case) -> None:
    for position, _, _ in every(case, 2):
        assert_plain(position.saved())
        for twin in (restored(position), pickle.loads(pickle.dumps(position))):
            assert twin == position
            assert twin.digest() == position.digest()
            assert twin.seats_to_act == position.seats_to_act
            assert [twin.choices(seat) for seat in range(case.seats)] == [
                position.choices(seat) for seat in range(case.seats)
            ]


def restored(position: Position) -> Position:
    saved = msgspec.json.decode(msgspec.json.encode(position.saved()))
    return type(position).restore(position.content, saved)


def assert_plain(value: Any) -> None:
    if isinstance(value, tuple):
        for part in value:
            assert_plain(part)
    else:
        assert value is None or type(value) in (int, str, bool), f"{value!r} in a state"


# What can be known.


def views_show_nothing_hidden(case: Case) -> None:
    """Deal all that a viewer cannot know again: view, question, outlooks and advice stay the same to the byte."""

    def seen(position: Position, viewer: Seat | None) -> bytes:
        asked: tuple[Any, ...] = ()
        if viewer is not None:
            asked = (position.decision(viewer), position.outlooks(viewer), position.advice(viewer))
        return encode(
            [position.view(viewer), *asked, position.seats_to_act, position.stocks(), position.points]
        )

    for position, _, _ in every(case, 2 if case.stored else 5):
        for viewer in viewers(case):
            known = seen(position, viewer)
            for key in (b"one", b"two"):
                assert seen(position.imagine(viewer, Chance(key)), viewer) == known


def what_is_open_looks_the_same_to_all(case: Case) -> None:
    for position, _, _ in every(case, 2 if case.stored else 5):
        if position.OPEN:
            assert len({encode(position.view(viewer)) for viewer in viewers(case)}) == 1


def imagining_deals_the_unknown_anew(case: Case) -> None:
    """Something is hidden in every game, and no part of it is the same in all that a spectator can imagine."""
    hidden: set[str] = set()
    dealt: set[str] = set()
    for position, _, _ in moments(case):
        imagined = [position.imagine(None, Chance(key)).hidden() for key in (b"one", b"two")]
        hidden |= {part for part, facts in position.hidden().items() if facts}
        dealt |= {part for part in hidden if encode(imagined[0][part]) != encode(imagined[1][part])}
    assert hidden
    assert dealt == hidden


def imagining_uses_only_what_the_viewer_knows(case: Case) -> None:
    for position, _, _ in every(case, 2):
        for viewer in viewers(case):
            other = position.imagine(viewer, Chance(b"other"))
            assert other.imagine(viewer, Chance(b"mine")) == position.imagine(viewer, Chance(b"mine"))


def imagining_leaves_the_position_alone(case: Case) -> None:
    for position, _, _ in every(case, 5):
        state = position.state()
        for viewer in viewers(case):
            imagined = position.imagine(viewer, Chance(b"one"))
            for seat in imagined.seats_to_act:
                for choice in imagined.choices(seat)[:2]:
                    imagined.copy().play(seat, choice)
            assert position.state() == state


def events_show_nothing_hidden(case: Case) -> None:
    """As long as a choice reveals nothing, a viewer sees the same happen in the true and in an imagined position."""
    for position, _, move in every(case, 1 if case.stored else 3):
        if move is None or isinstance(move.do, str):
            continue
        for viewer in viewers(case):
            true, imagined = position.copy(), position.imagine(viewer, Chance(b"one"))
            if move.do not in imagined.choices(move.seat):
                continue
            seen = [
                [event.seen_by(viewer) for event in it.play(move.seat, move.do)] for it in (true, imagined)
            ]
            if true.revealed == position.revealed:
                assert encode(seen[0]) == encode(seen[1])
                assert encode(true.view(viewer)) == encode(imagined.view(viewer))


def events_can_be_sent_to_everybody(case: Case) -> None:
    for _, events, _ in moments(case):
        for event in events:
            assert type(event) in case.game.event_kinds
            encode(event)
            for viewer in viewers(case):
                seen = event.seen_by(viewer)
                assert seen is None or isinstance(seen, Event)
                assert seen is None or seen.seen_by(viewer) == seen


# Undo.


def undo_is_exact_and_stops_where_it_must(case: Case) -> None:
    """Free back to the seat's last own choice after which nothing was revealed, no time passed, nobody else decided."""
    play = case.play()
    back: list[tuple[Seat, tuple[Any, ...]]] = []
    for move in case.moves:
        before = play.position.copy()
        play.replay(*move)
        if isinstance(move.do, str):  # time passed, or an undo of the play itself
            back = [] if move.do == TIME else back[:-1]
        elif play.position.revealed != before.revealed:
            back = []
        else:
            back = [*(entry for entry in back if entry[0] == move.seat), (move.seat, before.state())]
        for seat in range(case.seats):
            assert play.undo_depth(seat) == (len(back) if back and back[-1][0] == seat else 0)
            if play.undo_depth(seat) == 0:
                state, rows = play.position.state(), len(play.rows)
                with pytest.raises(NoUndo):
                    play.undo(seat)
                assert (play.position.state(), len(play.rows)) == (state, rows)
        if back and isinstance(move.do, Choice):
            after = play.position.state()
            assert play.undo(move.seat, move.at) == move.do
            assert play.position == before
            assert play.position.digest() == before.digest()
            assert play.position.decision(move.seat) == before.decision(move.seat)
            play.replay(*move)
            assert play.position.state() == after


def a_whole_turn_can_be_taken_back(case: Case) -> None:
    play = case.play()
    for move in case.moves:
        play.replay(*move)
        seat = move.seat
        if not play.undo_depth(seat):
            continue
        after = play.position.state()
        undone = [play.undo(seat) for _ in range(play.undo_depth(seat))]
        assert play.undo_depth(seat) == 0
        for choice in reversed(undone):
            play.choose(seat, choice, play.position.clock)
        assert play.position.state() == after


# Words.


SAID: defaultdict[Game, set[str]] = defaultdict(set)
"""The messages of each game that an earlier play has brought up: a sentence is the same in every play."""


def everything_can_be_said(case: Case) -> None:
    """Prompts, advice, choices and what they lead to, events as each may see them, refusals and the final count."""
    draw, prefix = Random(case.name), case.game.prefix
    people = case.play().people
    messages: dict[str, Message] = {}

    def to_say(message: Message) -> None:
        messages[repr(message)] = message

    for position, events, _ in moments(case):
        for seat in range(case.seats):
            to_say(position.prompt(seat))
            for advice in position.advice(seat):
                to_say(advice.reason)
            for choice, outlook in zip(position.choices(seat), position.outlooks(seat), strict=True):
                to_say(message_for(prefix, choice))
                if outlook.message is not None:
                    to_say(outlook.message)
            for choice in draw.choices([*known_choices(case), *strange_choices(case)], k=5):
                if choice not in position.choices(seat):
                    with pytest.raises(Illegal) as caught:
                        position.play(seat, choice)
                    assert caught.value.rule in case.game.rulebook.ids
                    to_say(caught.value.message)
        for event in events:
            for seen in (event.seen_by(viewer) for viewer in viewers(case)):
                if seen is not None:
                    to_say(message_for(prefix, seen))
        if position.result is not None:
            to_say(Message(f"{prefix}-ended-{position.result.ended_by}"))
            for line in chain.from_iterable(position.result.counted):
                to_say(Message(f"{prefix}-score-{line.what}"))
    names = case.play().content.names
    new = messages.keys() - SAID[case.game]
    SAID[case.game] |= new
    for message in (messages[text] for text in new):
        for language in LANGUAGES:
            sentence = say(message, language, names, people)
            assert sentence.strip()
            assert "{" not in sentence


Promise = Callable[[Case], None]

PROMISES: tuple[Promise, ...] = (
    play_ends,
    result_comes_with_the_end_and_not_before,
    every_seat_has_a_place_in_the_turn_order,
    components_are_conserved,
    offered_choices_are_accepted,
    other_choices_are_refused,
    only_seats_that_are_asked_may_choose,
    choices_are_unique_and_in_a_stable_order,
    choices_have_one_text_and_one_json_form,
    advice_can_be_followed,
    outlooks_show_a_way,
    copies_are_independent,
    copies_forget_nothing,
    states_are_plain_and_can_be_saved,
    views_show_nothing_hidden,
    what_is_open_looks_the_same_to_all,
    imagining_deals_the_unknown_anew,
    imagining_uses_only_what_the_viewer_knows,
    imagining_leaves_the_position_alone,
    events_show_nothing_hidden,
    events_can_be_sent_to_everybody,
    undo_is_exact_and_stops_where_it_must,
    a_whole_turn_can_be_taken_back,
)

"""Rulings about the table as a whole: turn order of draws, what is public, several effects at once, undo."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Drew, Reviewed, Unlocked
from demitasse.kernel.errors import NoUndo
from demitasse.kernel.play import Play
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import BEAN, Facts, begin, deck, line, resources, table

CUSTOMERS = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]


# Hype draws.


@rule("SB-RULING-46")
@pytest.mark.parametrize("first", range(3))
def test_hype_draws_are_made_in_turn_order(first: int) -> None:
    position = table(seats=3, first=first)

    assert [event.seat for event in only(begin(position, "hype"), Drew)] == [
        (first + offset) % 3 for offset in range(3)
    ]


@rule("SB-RULING-46")
def test_hype_draws_are_independent_and_shuffles_are_reproducible() -> None:
    """Whatever seat 0 draws, seat 1 draws the same; the same seed shuffles the same."""
    hidden = [f"hipsters-c{number:02}" for number in range(1, 9)]
    drawn = []
    for hype in (1, 4, 4):
        cafes: dict[int, Facts] = {
            0: {"hype": hype, "bean": 0, "milk": 0},
            1: {"deck": ["grandma-2", "grandpa-2"], "hype": 2, "line": []},
            2: {"deck": [], "discard": hidden, "hype": 5, "line": []},
        }
        (_, *others) = only(begin(table(seats=3, cafes=cafes), "hype"), Drew)
        drawn.append(others)

    assert drawn[0] == drawn[1] == drawn[2]
    assert drawn[0][0] == Drew(1, ("grandma-2", "grandpa-2"))
    assert set(drawn[0][1].cards) < set(hidden)


# What is public.


@rule("SB-RULING-55")
@pytest.mark.parametrize("viewer", [None, 1])
def test_everything_on_the_table_is_public_but_the_inside_of_a_discard_pile(viewer: int | None) -> None:
    cafe: Facts = {
        "reviews": 7,
        "bad_reviews": 2,
        "hype": 4,
        "pantry": ["hipsters-p1"],
        "style": ["hipsters-s2"],
        "line": [("hipsters-c04", 2), ("hipsters-c05", -1)],
        "deck": ["grandma-1", "grandpa-1"],
        "discard": ["hipsters-c07", "hipsters-c08", "hipsters-c09"],
    }
    position = table(first=0, empty=1, cafes={0: cafe})
    view = position.view(viewer)
    player = view.players[0]

    assert (player.reviews, player.bad_reviews, player.hype) == (7, 2, 4)
    assert (player.pantry, player.style) == (("hipsters-p1",), ("hipsters-s2",))
    assert [(guest.card, guest.mood) for guest in player.line] == [("hipsters-c04", 2), ("hipsters-c05", -1)]
    assert (view.first, view.empty) == (0, 1)
    assert (player.deck, player.discard, player.top) == (2, 3, "hipsters-c09")
    assert [len(city.pile) for city in view.city.values()] == [1, 1, 1]
    assert [city.deck for city in view.city.values()] == [len(cards) for cards in position.decks[:3]]
    assert (player.discards, player.known) == ((), ())
    assert position.view(0).players[0].discards == ("hipsters-c07", "hipsters-c08", "hipsters-c09")


# Several effects at once.


@rule("SB-RULING-56")
@pytest.mark.parametrize("order", [("draw", "walk_in"), ("walk_in", "draw")])
def test_effects_of_one_player_are_resolved_in_the_order_that_player_chooses(order: tuple[str, str]) -> None:
    cafe: Facts = {"style": ["start_uppers-s1", "tourists-s1"], "deck": ["grandma-1"]}
    position = table(cafes={0: cafe}, customers=CUSTOMERS)
    play(position, "place attract")
    came = {"draw": "grandma-1", "walk_in": CUSTOMERS[1]}
    for icon in order:
        play(position, next(text for text in offers(position) if f" {icon} " in text))
        if icon == "walk_in":
            play(position, f"take {CUSTOMERS[1]}")

    assert line(position, 0) == [came[icon] for icon in order]


@rule("SB-RULING-56")
@pytest.mark.parametrize("chosen", ["pantry_variety", "pantry_specialist"])
def test_achievements_due_together_are_unlocked_in_the_order_their_owner_chooses(chosen: str) -> None:
    pantry = ["hipsters-p1", "hipsters-p2", "tourists-p3", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
    position = table(cafes={0: {"pantry": pantry}}, pantry=["cyclists-p4"], bonuses=["hype", "milk2"])
    play(position, "place pantry", "take cyclists-p4")
    events = play(position, f"unlock {chosen}", "bonus milk2")

    assert only(events, Unlocked)[0] == Unlocked(0, chosen, "milk2")
    assert resources(position, 0)[1] == 1 + 2


@rule("SB-RULING-56")
@pytest.mark.parametrize("first", range(3))
def test_effects_of_different_players_outside_turns_are_resolved_from_the_first_player_on(first: int) -> None:
    """All have a Happy Customer in the Line; the last Good Review of the City goes to the first player."""
    cafes: dict[int, Facts] = {seat: {"line": [(f"hipsters-c0{seat + 4}", 1)]} for seat in range(3)}
    position = table(seats=3, first=first, cafes=cafes, reviews=1)
    events = begin(position, "clear")
    reviewed = [place for place, event in enumerate(events) if isinstance(event, Reviewed)]

    assert [event.seat for event in only(events, Reviewed)] == [(first + offset) % 3 for offset in range(3)]
    assert events[reviewed[0] + 1].kind == "last-day"


# Undo.


def seated(**options: object) -> Play:
    return Play(BEAN, BEAN.checked({"first": 0, **options}, 2), people=["Farah", "Michi"])


def choose(at: Play, seat: int, *texts: str) -> None:
    for text in texts:
        at.choose(seat, BEAN.notation.parse(text))


@rule("SB-RULING-60")
def test_a_choice_that_reveals_nothing_can_be_taken_back_step_by_step() -> None:
    at = seated()
    at.position = table(cafes={0: {"pantry": ["hipsters-p2", "tourists-p3", "tourists-p4", "hipsters-p4"]}})
    before = at.position.state()
    choose(at, 0, "place milk", "activate milk3", "activate review hipsters-p4")
    assert at.undo_depth(0) == 3
    for _ in range(3):
        at.undo(0)

    assert at.position.state() == before


@rule("SB-RULING-60")
def test_what_was_revealed_cannot_be_taken_back() -> None:
    """A card of the City takes a new one out of the deck; Connections shows three."""
    at = seated()
    at.position = table(cafes={0: {"style": ["hipsters-s5"]}}, customers=CUSTOMERS)
    choose(at, 0, "place attract", "activate connections hipsters-s5", "look pantry")
    with pytest.raises(NoUndo):
        at.undo(0)

    at = seated()
    at.position = table(customers=CUSTOMERS)
    choose(at, 0, "place attract", f"take {CUSTOMERS[0]}")
    with pytest.raises(NoUndo):
        at.undo(0)


@rule("SB-RULING-60")
def test_a_card_taken_out_of_a_deck_cannot_be_put_back() -> None:
    """Its taker knew it before, but now everybody does."""
    hidden = ["hipsters-c07", "hipsters-c08", "hipsters-c09"]
    at = seated()
    at.position = table(
        cafes={0: {"style": ["hipsters-s5"]}}, customers=CUSTOMERS, decks={"customers": hidden}
    )
    choose(at, 0, "place attract", "combine", "take hipsters-c08")
    with pytest.raises(NoUndo):
        at.undo(0)


@rule("SB-RULING-60")
def test_a_random_event_cannot_be_taken_back() -> None:
    """Customer Tracking with an empty deck shuffles the Discard Pile into a new one."""
    at = seated()
    position = table(
        cafes={0: {"style": ["musicians-s2"], "deck": [], "discard": ["grandma-1", "grandpa-1"]}}
    )
    at.position = position
    choose(at, 0, "place attract", "activate tracking2 musicians-s2")
    assert sorted(deck(position, 0)) == ["grandma-1", "grandpa-1"]
    with pytest.raises(NoUndo):
        at.undo(0)


@rule("SB-RULING-60")
def test_nothing_can_be_taken_back_once_another_player_decided() -> None:
    at = seated()
    choose(at, 0, "place milk", "confirm")
    choose(at, 1, "place milk")
    with pytest.raises(NoUndo):
        at.undo(0)

    at.undo(1)
    with pytest.raises(NoUndo):
        at.undo(0)

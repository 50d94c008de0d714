"""Customer Decks, Discard Piles and what there is enough of (SB-DECK, SB-LIMIT, SB-RULING-30)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Drew, LastDay, Reshuffled, Reviewed
from tests.playing import only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_pile,
    deck,
    discards,
    effect,
    line,
    moods,
    resources,
    table,
)

TEN = [f"hipsters-c{number:02}" for number in range(1, 11)]
FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]


@rule("SB-DECK-01", "SB-DECK-02")
@pytest.mark.parametrize("mood", [-1, 1, 3])
def test_a_customer_is_discarded_without_its_tokens_and_they_bring_nothing(mood: int) -> None:
    """Lost to the City: no Good Review for Happy tokens, no Bad Review for an Angry one."""
    position = table(cafes={0: {"line": [("hipsters-c04", mood), "hipsters-c05"]}}, customers=FIVE)
    effect(position, 0, "lose")
    play(position, "pick hipsters-c04")
    assert (position.reviews[0], position.bad_reviews[0], city_pile(position)[-1]) == (0, 0, "hipsters-c04")

    effect(position, 0, "recruit line anyone")
    play(position, "take hipsters-c04")
    assert (line(position, 0), moods(position, 0)) == (["hipsters-c05", "hipsters-c04"], [0, 0])


@rule("SB-DECK-01")
def test_an_angry_customer_comes_back_neutral_from_the_discard_pile() -> None:
    """Happy ones stay in the Line, so only the Angry one leaves with a token."""
    position = table(cafes={0: {"line": [("hipsters-c04", -1), ("hipsters-c05", 2)]}}, customers=FIVE)
    begin(position, "clear")
    assert "hipsters-c04" in discards(position, 0)

    effect(position, 0, "draw")
    assert (line(position, 0), moods(position, 0)) == (["hipsters-c05", "hipsters-c04"], [1, 0])


@rule("SB-DECK-03")
def test_an_angry_customer_sent_to_the_city_is_discarded_without_its_token() -> None:
    position = table(
        cafes={0: {"line": [("hipsters-c04", -1)], "bad_reviews": 3}, 1: {"style": ["hipsters-s1"]}},
        customers=FIVE,
    )
    begin(position, "clear")  # the other player then takes it by Word of Mouth
    assert discards(position, 1) == ["hipsters-c04"]
    assert (position.bad_reviews, position.reviews) == ((4, 0), (0, 0))

    position.decks = (*position.decks[:4], ())
    effect(position, 1, "draw")
    assert (line(position, 1), moods(position, 1)) == (["hipsters-c04"], [0])


@rule("SB-DECK-04")
def test_a_line_has_no_maximum_length() -> None:
    position = table(cafes={0: {"line": TEN[:9], "deck": [*TEN[9:], *FIVE[:4]], "hype": 5}})
    begin(position, "hype")

    assert line(position, 0) == [*TEN, *FIVE[:4]]


@rule("SB-DECK-05")
def test_an_empty_deck_stays_empty_until_a_card_is_to_be_drawn() -> None:
    position = table(
        cafes={0: {"deck": ["hipsters-c04"], "discard": ["hipsters-c05", "hipsters-c06"], "hype": 1}}
    )
    events = effect(position, 0, "draw")
    assert (deck(position, 0), discards(position, 0)) == ([], ["hipsters-c05", "hipsters-c06"])
    assert only(events, Reshuffled) == []

    events = effect(position, 0, "draw")
    assert only(events, Reshuffled) == [Reshuffled(0, 2)]


@rule("SB-DECK-06")
def test_the_whole_discard_pile_shuffled_becomes_the_deck() -> None:
    orders = set()
    for seed in range(12):
        position = table(cafes={0: {"deck": [], "discard": TEN}}, seed=seed)
        effect(position, 0, "draw")
        assert discards(position, 0) == []
        drawn = [*line(position, 0), *deck(position, 0)]
        assert sorted(drawn) == sorted(TEN)
        orders.add(tuple(drawn))

    assert len(orders) > 8


@rule("SB-DECK-06")
def test_nothing_but_a_draw_rebuilds_a_deck() -> None:
    """An evening, a recruited Customer and a Line sent home leave an empty deck empty."""
    position = table(
        cafes={0: {"deck": [], "discard": ["hipsters-c05"], "line": ["hipsters-c04"]}}, customers=FIVE
    )
    effect(position, 0, "recruit discard anyone")
    play(position, f"take {FIVE[0]}")
    begin(position, "clear")

    assert (deck(position, 0), len(discards(position, 0))) == ([], 3)
    begin(position, "evening")
    assert deck(position, 0) == []


@rule("SB-DECK-07", "SB-OP-03", "SB-HYPE-06")
def test_with_nobody_left_the_rest_of_a_draw_is_lost() -> None:
    happy = {"line": [("hipsters-c04", 1)], "deck": ["hipsters-c05"], "discard": ["hipsters-c06"], "hype": 5}
    position = table(cafes={0: happy})
    events = begin(position, "hype")

    assert only(events, Drew)[0] == Drew(0, ("hipsters-c05", "hipsters-c06"))
    assert (position.reviews[0], deck(position, 0), discards(position, 0)) == (0, [], [])
    assert position.phase == "service"


@rule("SB-DECK-07")
def test_a_draw_icon_with_nobody_left_brings_a_good_review() -> None:
    position = table(cafes={0: {"deck": [], "discard": []}})
    events = effect(position, 0, "draw")

    assert only(events, Reviewed) == [Reviewed(0, 1, "draw")]
    assert (line(position, 0), position.city_reviews) == ([], 39)


@rule("SB-RULING-30")
@pytest.mark.parametrize(("mood", "bad"), [(-1, 0), (-1, 3), (2, 0)])
def test_whoever_leaves_a_line_leaves_all_tokens_behind(mood: int, bad: int) -> None:
    """For the Discard Pile, the City and, from there, a deck: only Lines know moods."""
    position = table(cafes={0: {"line": [("hipsters-c04", mood), "hipsters-c05"], "bad_reviews": bad}})
    if mood > 0:
        effect(position, 0, "lose")
        play(position, "pick hipsters-c04")
    else:
        begin(position, "clear")
    lying = [*city_pile(position), *discards(position, 0), *discards(position, 1)]
    assert "hipsters-c04" in lying

    position.piles = tuple(
        tuple(c for c in pile if c != BOX.index[0]["hipsters-c04"]) for pile in position.piles
    )
    position.decks = (*position.decks[:3], (BOX.index[0]["hipsters-c04"],), *position.decks[4:])
    effect(position, 0, "draw")
    assert position.lines[0][-1] == (BOX.index[0]["hipsters-c04"], 0, 0)


# Component limits.


@rule("SB-LIMIT-01", "SB-OP-01")
@pytest.mark.parametrize("effects", [["review 3"], ["hype up"] * 3, ["draw"] * 3])
def test_good_reviews_come_from_the_city(effects: list[str]) -> None:
    position = table(cafes={0: {"hype": 5, "deck": [], "discard": []}})
    box = position.box_reviews
    effect(position, 0, *effects)

    assert (position.reviews[0], position.city_reviews, position.box_reviews) == (3, 37, box)


@rule("SB-LIMIT-02", "SB-OP-01")
def test_when_the_city_has_too_few_the_box_gives_the_rest() -> None:
    position = table(reviews=2)
    box = position.box_reviews
    events = effect(position, 0, "review 5")

    assert (position.reviews[0], position.city_reviews, position.box_reviews) == (5, 0, box - 3)
    assert only(events, LastDay) == [LastDay("reviews")]
    events = effect(position, 1, "review 1")
    assert (position.reviews[1], position.city_reviews, position.box_reviews) == (1, 0, box - 4)
    assert only(events, LastDay) == []


@rule("SB-LIMIT-03")
def test_good_reviews_never_run_out_and_none_come_back_to_the_city() -> None:
    """Extra-value tokens stand for what the box no longer has; the count stays true."""
    position = table()
    whole = position.stocks()["reviews"]
    for _ in range(15):
        effect(position, 0, "review 9")
    assert (position.reviews[0], position.city_reviews) == (135, 0)
    assert position.stocks()["reviews"] == whole == 80

    position.agenda = ()
    result = position.result
    assert result is not None
    assert result.scores[0] == 135
    assert position.city_reviews == 0


@rule("SB-LIMIT-04")
def test_resources_never_run_out() -> None:
    position = table(cafes={0: {"bean": 0, "milk": 0, "sugar": 0}})
    for resource in ("bean", "milk", "sugar"):
        effect(position, 0, *[f"gain {resource} 9"] * 40)

    assert resources(position, 0) == (360, 360, 360)
    assert not {"bean", "milk", "sugar"} & set(position.stocks())


@rule("SB-LIMIT-05")
def test_five_pieces_are_worth_exactly_five() -> None:
    """Held as one chocolate milk or as five plain ones, 5 Milk pay five Milk icons and not a sixth."""
    position = table(cafes={0: {"milk": 5, "sugar": 5, "line": ["start_uppers-c01", "musicians-c07"]}})
    begin(position, "service")

    assert resources(position, 0)[1:] == (5 - 3, 5)
    play(position, "decline")
    assert resources(position, 0)[1:] == (5 - 3 - 1, 5)

"""Cards between deck, pile and Line: Draw, Exclusivity, Meet Up, Regular, Camp Out; also Early Bird as an ability, and
what else Friends & Family do."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Recruited, Reshuffled
from demitasse.games.seize_the_bean.expansion_events import Applauded, Forgiven, MetUp, PutOnDeck, Shown
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    activate,
    begin,
    deck,
    discards,
    effect,
    line,
    moods,
    row,
    served,
    table,
)

CARDS = ["tourists-c02", "hipsters-c01", "hipsters-c04", "cyclists-c02"]
"""With 4, 1, 2 and 2 reward icons."""
FIVE = ["musicians-c02", "tourists-c03", "musicians-c03", "start_uppers-c04", "party_animals-c02"]


def icons(card: str) -> int:
    return BOX.reward_icons[BOX.index[0][card]]


def serving(card: str, *others: object, seats: int = 2, **facts: object) -> SeizeTheBeanPosition:
    """This Customer is being served; its ability comes now."""
    cafe: Facts = {"line": [card, *others], **facts}
    position = table(cafes={0: cafe}, customers=FIVE, seats=seats)
    activate(position, 0, card)
    return position


# Early Bird.


@rule("SB-ABILITY-EARLYBIRD-01")
def test_a_student_takes_the_empty_cup_or_brings_hype() -> None:
    assert serving("students-c01", hype=2).empty == 0
    for hype, after, reviews in ((2, 3, 0), (5, 5, 1)):
        position = table(cafes={0: {"line": ["students-c01"], "hype": hype}}, empty=0)
        activate(position, 0, "students-c01")
        assert (position.empty, position.hype[0], position.reviews[0]) == (0, after, reviews)


@rule("SB-ABILITY-SUPEREARLYBIRD-01")
def test_a_super_early_bird_takes_the_cup_and_then_brings_hype() -> None:
    position = serving("students-c04", hype=2)

    assert (position.empty, position.hype[0]) == (0, 3)


# Draw.


@rule("SB-ABILITY-DRAW-01")
def test_draw_brings_the_top_card_to_the_end_of_the_line_unserved() -> None:
    position = serving("starving_artists-c01", "hipsters-c05", deck=CARDS)

    assert line(position, 0) == ["starving_artists-c01", "hipsters-c05", CARDS[0]]
    assert (served(position, 0), deck(position, 0)) == ([True, False, False], CARDS[1:])


@rule("SB-ABILITY-DRAW-02")
def test_draw_rebuilds_an_empty_deck() -> None:
    position = table(cafes={0: {"line": ["starving_artists-c01"], "deck": [], "discard": CARDS}})
    events = activate(position, 0, "starving_artists-c01")

    assert only(events, Reshuffled) == [Reshuffled(0, 4)]
    assert sorted([*line(position, 0)[1:], *deck(position, 0)]) == sorted(CARDS)


@rule("SB-ABILITY-DRAW-03")
def test_with_nobody_to_draw_it_is_a_good_review() -> None:
    position = serving("starving_artists-c01", deck=[])

    assert (line(position, 0), position.reviews) == (["starving_artists-c01"], (1, 0))


@rule("SB-ABILITY-SUPERDRAW-01")
def test_super_draw_draws_twice_each_for_itself() -> None:
    position = serving("starving_artists-c05", deck=CARDS[:1])

    assert line(position, 0) == ["starving_artists-c05", CARDS[0]]
    assert position.reviews == (1, 0)
    assert line(serving("starving_artists-c05", deck=CARDS), 0)[1:] == CARDS[:2]


@rule("SB-ABILITY-DRAWBOOST-01")
def test_boosted_draw_brings_the_reward_icons_of_one_drawn() -> None:
    assert serving("starving_artists-c02", deck=CARDS).reviews == (icons(CARDS[0]), 0)
    position = serving("starving_artists-c08", deck=CARDS)
    assert offers(position) == [f"pick {CARDS[0]}", f"pick {CARDS[1]}"]
    events = play(position, f"pick {CARDS[1]}")
    assert only(events, Applauded) == [Applauded(0, CARDS[1])]
    assert position.reviews == (icons(CARDS[1]), 0)


# Exclusivity.


@rule("SB-ABILITY-EXCLUSIVITY-01", "SB-XVIS-03")
def test_exclusivity_shows_a_card_to_all_discards_it_and_counts_its_icons() -> None:
    position = table(cafes={0: {"line": ["upper_class-c02"], "deck": CARDS}})
    (shown,) = only(activate(position, 0, "upper_class-c02"), Shown)

    assert (discards(position, 0), deck(position, 0), line(position, 0)) == (
        CARDS[:1],
        CARDS[1:],
        ["upper_class-c02"],
    )
    assert position.reviews == (icons(CARDS[0]), 0)
    assert shown.seen_by(1) == shown.seen_by(None) == shown == Shown(0, CARDS[0])


@rule("SB-ABILITY-EXCLUSIVITY-02")
def test_exclusivity_rebuilds_a_deck_and_does_nothing_without_cards() -> None:
    position = serving("upper_class-c02", deck=[], discard=CARDS[:1])
    assert (discards(position, 0), position.reviews[0]) == (CARDS[:1], icons(CARDS[0]))

    position = serving("upper_class-c02", deck=[])
    assert (discards(position, 0), position.reviews[0]) == ([], 0)


@rule("SB-ABILITY-SUPEREXCLUSIVITY-01")
def test_super_exclusivity_counts_both_cards() -> None:
    position = serving("upper_class-c01", deck=CARDS)

    assert discards(position, 0) == CARDS[:2]
    assert position.reviews[0] == icons(CARDS[0]) + icons(CARDS[1])


# Meet Up.


@rule("SB-ABILITY-MEETUP-01", "SB-ABILITY-MEETUP-02", "SB-XDEC-09")
def test_meet_up_brings_a_discarded_customer_back_with_its_icons() -> None:
    position = serving("expats-c01", "hipsters-c05", discard=CARDS, deck=["hipsters-c06"])
    assert sorted(offers(position)) == sorted(f"pick {card}" for card in CARDS)
    for card in ("hipsters-c05", "hipsters-c06"):
        assert refused(position, f"pick {card}").rule == "SB-ABILITY-MEETUP-01"
    before = position.revealed
    events = play(position, f"pick {CARDS[1]}")

    assert only(events, MetUp) == [MetUp(0, CARDS[1])]
    assert line(position, 0) == ["expats-c01", "hipsters-c05", CARDS[1]]
    assert sorted(discards(position, 0)) == sorted([CARDS[0], *CARDS[2:]])
    assert (position.reviews[0], served(position, 0)[-1]) == (icons(CARDS[1]), False)
    assert position.revealed > before


@rule("SB-ABILITY-MEETUP-01")
def test_the_order_of_the_discard_pile_does_not_show_in_what_is_offered() -> None:
    one, other = (serving("expats-c01", discard=pile) for pile in (CARDS, CARDS[::-1]))

    assert offers(one) == offers(other)


@rule("SB-ABILITY-MEETUP-03")
def test_with_an_empty_discard_pile_meet_up_recruits_without_good_reviews() -> None:
    position = serving("expats-c01", deck=CARDS)
    assert offers(position) == [f"take {card}" for card in FIVE]
    play(position, f"take {FIVE[0]}")

    assert (discards(position, 0), position.reviews[0], line(position, 0)) == (FIVE[:1], 0, ["expats-c01"])


@rule("SB-ABILITY-SUPERMEETUP-01")
def test_super_meet_up_happens_twice_each_for_itself() -> None:
    position = serving("expats-c02", discard=CARDS[:1])
    play(position, f"take {FIVE[0]}")

    assert line(position, 0) == ["expats-c02", CARDS[0]]
    assert (discards(position, 0), position.reviews[0]) == (FIVE[:1], icons(CARDS[0]))


# Regular.


@rule("SB-ABILITY-REGULAR-01", "SB-ABILITY-REGULAR-02", "SB-XRULING-40")
def test_a_regular_goes_on_top_of_ones_deck_without_tokens_and_its_icons_count() -> None:
    position = table(
        cafes={
            0: {"line": ["friendly_locals-c01", (CARDS[0], 2, "napping")], "deck": CARDS[1:]},
            1: {"line": ["hipsters-c05"]},
        }
    )
    activate(position, 0, "friendly_locals-c01")
    assert offers(position) == ["pick friendly_locals-c01", f"pick {CARDS[0]}"]
    assert refused(position, "pick hipsters-c05").rule == "SB-ABILITY-REGULAR-01"
    events = play(position, f"pick {CARDS[0]}")

    assert only(events, PutOnDeck) == [PutOnDeck(0, CARDS[0])]
    assert (line(position, 0), deck(position, 0)) == (["friendly_locals-c01"], CARDS)
    assert position.reviews == (icons(CARDS[0]), 0)
    effect(position, 0, "draw")
    assert position.lines[0][1] == (BOX.index[0][CARDS[0]], 0, 0)


@rule("SB-ABILITY-REGULAR-01", "SB-ABILITY-REGULAR-02")
def test_a_regular_may_be_who_is_being_served() -> None:
    position = serving("friendly_locals-c01", "hipsters-c05", deck=[])
    play(position, "pick friendly_locals-c01")

    assert (line(position, 0), deck(position, 0)) == (["hipsters-c05"], ["friendly_locals-c01"])
    assert position.reviews[0] == icons("friendly_locals-c01")


@rule("SB-ABILITY-SUPERREGULAR-01", "SB-XRULING-40")
def test_of_two_regulars_the_second_lies_above_the_first() -> None:
    position = serving("friendly_locals-c02", *CARDS[:2], deck=[])
    play(position, f"pick {CARDS[0]}", f"pick {CARDS[1]}")

    assert deck(position, 0) == [CARDS[1], CARDS[0]]
    assert position.reviews[0] == icons(CARDS[0]) + icons(CARDS[1])


@rule("SB-XVIS-04")
@pytest.mark.parametrize(
    ("card", "choice"), [("friendly_locals-c01", f"pick {CARDS[0]}"), ("fashionistas-c01", f"take {FIVE[0]}")]
)
def test_everybody_knows_a_card_put_on_a_deck_until_it_is_drawn_or_shuffled(card: str, choice: str) -> None:
    position = serving(card, CARDS[0], deck=CARDS[1:3], seats=3)
    play(position, choice)
    put = choice.split()[1]
    assert deck(position, 0)[0] == put
    for viewer in (0, 1, 2):
        assert position.view(viewer).players[0].known == (put,)
    assert position.view(None).players[0].known == ()

    begin(position, "hype")
    assert [position.view(viewer).players[0].known for viewer in (0, 1, 2)] == [(), (), ()]


@rule("SB-XVIS-04")
def test_who_knew_more_of_the_deck_knows_the_same_cards_one_deeper() -> None:
    position = serving("dog_uncle-1", "friendly_locals-c01", CARDS[0], deck=CARDS[1:])
    play(position, "accept", "done")
    activate(position, 0, "friendly_locals-c01")
    play(position, f"pick {CARDS[0]}")

    assert position.view(0).players[0].known == tuple(CARDS[:3])
    assert position.view(1).players[0].known == (CARDS[0],)


# Camp Out.


@rule("SB-ABILITY-CAMPOUT-01", "SB-XDEC-09")
def test_camp_out_recruits_to_the_top_of_the_deck() -> None:
    position = serving("fashionistas-c01", deck=CARDS)
    assert offers(position) == [f"take {card}" for card in FIVE]
    events = play(position, f"take {FIVE[1]}")

    assert only(events, Recruited) == [Recruited(0, FIVE[1], "deck", 2)]
    assert (deck(position, 0), discards(position, 0)) == ([FIVE[1], *CARDS], [])
    assert FIVE[1] not in row(position)
    assert "" not in row(position)
    assert position.reviews[0] == 0


@rule("SB-ABILITY-SUPERCAMPOUT-01", "SB-XRULING-40")
def test_super_camp_out_recruits_twice_the_second_above_the_first() -> None:
    position = serving("fashionistas-c08", deck=CARDS)
    play(position, f"take {FIVE[1]}", f"take {FIVE[0]}")

    assert deck(position, 0) == [FIVE[0], FIVE[1], *CARDS]


@rule("SB-ABILITY-CAMPOUTBOOST-01")
def test_boosted_camp_out_brings_the_reward_icons_of_one_recruited() -> None:
    position = serving("fashionistas-c02", deck=CARDS)
    play(position, f"take {FIVE[0]}")
    assert position.reviews[0] == icons(FIVE[0])

    position = serving("fashionistas-c04", deck=CARDS)
    play(position, f"take {FIVE[0]}", f"take {FIVE[1]}")
    assert offers(position) == [f"pick {FIVE[0]}", f"pick {FIVE[1]}"]
    play(position, f"pick {FIVE[1]}")
    assert position.reviews[0] == icons(FIVE[1])


# Friends & Family.


@rule("SB-ABILITY-LOSEBADREVIEW-01")
def test_the_eccentric_aunt_may_take_a_bad_review_back() -> None:
    position = serving("eccentric_aunt-1", bad_reviews=2)
    assert offers(position) == ["accept", "decline"]
    kept = position.copy()
    events = play(position, "accept")
    assert (position.bad_reviews, only(events, Forgiven)) == ((1, 0), [Forgiven(0, 1)])
    play(kept, "decline")
    assert kept.bad_reviews == (2, 0)

    assert serving("eccentric_aunt-1").agenda == ()


@rule("SB-ABILITY-ENTERTAIN-02")
def test_the_musical_mom_may_entertain() -> None:
    position = serving("musician_mum-1", "hipsters-c05")
    assert offers(position) == ["pick musician_mum-1", "pick hipsters-c05", "decline"]
    play(position, "pick hipsters-c05")

    assert moods(position, 0) == [0, 1]

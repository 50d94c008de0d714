"""Looking into decks as an ability: Connections and Tracking of Friends & Family, DDoS Attacks on anybody's deck."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Dismissed, Looked, Reshuffled, Returned
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import activate, city_deck, deck, discards, effect, table

NERD, SUPER_NERD, UNCLE, COUSIN = "tech_nerds-c01", "tech_nerds-c04", "dog_uncle-1", "funny_cousin-1"
MINE = ["hipsters-c01", "hipsters-c02", "hipsters-c03", "hipsters-c04"]
YOURS = ["tourists-c01", "tourists-c02", "tourists-c03", "tourists-c04"]


def attacking(
    card: str = NERD,
    *,
    mine: list[str] = MINE,
    my_pile: list[str] | None = None,
    yours: list[str] = YOURS,
    your_pile: list[str] | None = None,
) -> SeizeTheBeanPosition:
    position = table(
        seats=3,
        cafes={
            0: {"line": [card], "deck": mine, "discard": my_pile or []},
            1: {"deck": yours, "discard": your_pile or []},
            2: {"deck": []},
        },
    )
    activate(position, 0, card)
    return position


# Friends & Family.


@rule("SB-ABILITY-CONNECTIONS-01", "SB-XVIS-03")
def test_the_funny_cousin_may_look_into_a_city_deck() -> None:
    position = attacking(COUSIN)
    assert offers(position) == ["look customers", "look pantry", "look style", "decline"]
    top = city_deck(position, "pantry")[:3]
    declined = position.copy()
    assert (play(declined, "decline"), declined.agenda) == ([], ())

    (looked,) = only(play(position, "look pantry"), Looked)
    assert looked == Looked(0, "pantry", 3, tuple(top))
    told = looked.seen_by(1)
    assert isinstance(told, Looked)
    assert (told.cards, told.number) == ((), 3)
    play(position, "return 3", "done")
    assert city_deck(position, "pantry")[:3] == [top[2], *top[:2]]


@rule("SB-ABILITY-TRACKING-01")
def test_the_uncle_may_track_his_own_customers() -> None:
    position = attacking(UNCLE)
    assert offers(position) == ["accept", "decline"]
    declined = position.copy()
    assert (play(declined, "decline"), declined.agenda) == ([], ())

    events = play(position, "accept")
    assert only(events, Looked) == [Looked(0, "own", 2, tuple(MINE[:2]))]
    play(position, "discard 1", "done")
    assert (deck(position, 0), discards(position, 0)) == (MINE[1:], MINE[:1])


@rule("SB-ABILITY-TRACKING-02")
@pytest.mark.parametrize(
    ("cards", "pile", "seen"), [([], MINE, 2), (MINE[:1], MINE[1:], 2), (MINE[:1], [], 1), ([], MINE[:1], 1)]
)
def test_tracking_rebuilds_a_deck_and_takes_what_there_is(
    cards: list[str], pile: list[str], seen: int
) -> None:
    position = attacking(UNCLE, mine=cards, my_pile=pile)
    events = play(position, "accept")
    (looked,) = only(events, Looked)

    assert (looked.number, discards(position, 0)) == (seen, [])
    assert looked.cards[: len(cards)] == tuple(cards)
    assert only(events, Reshuffled) == ([Reshuffled(0, len(pile))] if pile else [])


@rule("SB-ABILITY-TRACKING-02")
def test_without_any_card_tracking_does_not_even_ask() -> None:
    assert attacking(UNCLE, mine=[]).agenda == ()


# DDoS Attack.


@rule("SB-ABILITY-DDOS-01", "SB-XDEC-09")
def test_a_ddos_attack_tracks_two_cards_of_any_deck() -> None:
    position = attacking()
    assert offers(position) == ["player 0", "player 1"]
    own, other = position.copy(), position
    play(own, "player 0", "return 2", "done")
    assert deck(own, 0) == [MINE[1], MINE[0], *MINE[2:]]

    events = play(other, "player 1")
    assert only(events, Looked) == [Looked(0, "other", 2, tuple(YOURS[:2]), 1)]
    assert offers(other) == ["discard 1", "discard 2", "return 1", "return 2", "done"]


@rule("SB-ABILITY-DDOS-02")
def test_on_a_foreign_deck_the_attacker_decides_and_the_owner_gets_the_discards() -> None:
    position = attacking()
    events = play(position, "player 1", "discard 2", "done")
    assert only(events, Dismissed) == [Dismissed(0, YOURS[1], 1)]
    assert only(events, Returned) == [Returned(0, "other", 1, 1)]
    assert (deck(position, 1), discards(position, 1)) == ([YOURS[0], *YOURS[2:]], [YOURS[1]])
    assert (deck(position, 0), discards(position, 0)) == (MINE, [])

    position = attacking()
    play(position, "player 1", "return 2", "done")
    assert deck(position, 1) == [YOURS[1], YOURS[0], *YOURS[2:]]


@rule("SB-ABILITY-DDOS-03", "SB-XRULING-17")
@pytest.mark.parametrize(
    ("cards", "pile", "seen"),
    [([], YOURS, 2), (YOURS[:1], YOURS[1:], 2), (YOURS[:1], [], 1), ([], YOURS[:1], 1)],
)
def test_a_foreign_deck_is_rebuilt_from_its_own_pile(cards: list[str], pile: list[str], seen: int) -> None:
    position = attacking(yours=cards, your_pile=pile)
    events = play(position, "player 1")
    (looked,) = only(events, Looked)

    assert only(events, Reshuffled) == ([Reshuffled(1, len(pile))] if pile else [])
    assert (looked.number, looked.whom, discards(position, 1)) == (seen, 1, [])
    assert looked.cards[: len(cards)] == tuple(cards)
    assert set(deck(position, 1)) == {*cards, *pile}


@rule("SB-ABILITY-DDOS-03")
def test_where_there_are_no_cards_at_all_nobody_can_look() -> None:
    position = attacking()
    assert refused(position, "player 2").rule == "SB-ABILITY-DDOS-03"
    assert refused(position, "player 3").rule == "SB-ABILITY-DDOS-01"

    assert attacking(mine=[], yours=[]).agenda == ()


@rule("SB-ABILITY-SUPERDDOS-01")
def test_a_super_ddos_attack_is_one_attack_with_three_cards() -> None:
    for whom, cards in ((0, MINE), (1, YOURS)):
        position = attacking(SUPER_NERD)
        events = play(position, f"player {whom}")
        assert [looked.cards for looked in only(events, Looked)] == [tuple(cards[:3])]
        play(position, "discard 3", "return 2", "done")
        assert deck(position, whom) == [cards[1], cards[0], cards[3]]
        assert position.agenda == ()


# Who knows what.


@rule("SB-XRULING-16", "SB-XVIS-03")
def test_only_the_attacker_sees_the_cards() -> None:
    position = attacking()
    (looked,) = only(play(position, "player 1"), Looked)

    for viewer in (1, 2, None):
        told, looking = looked.seen_by(viewer), position.view(viewer).looking
        assert isinstance(told, Looked)
        assert told.cards == ()
        assert looking is not None
        assert (looking.cards, looking.deck, looking.whom, looking.number) == ((), "other", 1, 2)
        assert position.view(viewer).players[1].known == ()
    looking = position.view(0).looking
    assert looking is not None
    assert (looking.cards, position.view(0).players[1].known) == (tuple(YOURS[:2]), tuple(YOURS[:2]))

    play(position, "discard 1", "done")
    assert position.view(1).players[1].discards == (YOURS[0],)
    assert (position.view(0).players[1].known, position.view(1).players[1].known) == ((YOURS[1],), ())


@rule("SB-XRULING-16", "SB-INFO-01")
@pytest.mark.parametrize("choices", [("done",), ("return 1", "done"), ("return 2", "done")])
def test_whoever_knew_the_cards_cannot_tell_whether_they_lie_as_before(choices: tuple[str, ...]) -> None:
    """The owner tracked the deck, then somebody else had these cards in hand."""
    position = attacking()
    effect(position, 1, "track 2")
    play(position, "done")
    assert position.view(1).players[1].known == tuple(YOURS[:2])
    activate(position, 0, NERD)
    play(position, "player 1", *choices)

    assert position.view(1).players[1].known == ()
    assert position.view(0).players[1].known == tuple(deck(position, 1)[:2])


@rule("SB-XRULING-16")
def test_a_single_card_put_back_stays_known() -> None:
    position = attacking(yours=YOURS[:1])
    effect(position, 1, "track 2")
    play(position, "done")
    activate(position, 0, NERD)
    play(position, "player 1", "done")

    assert position.view(1).players[1].known == (YOURS[0],)


@rule("SB-XRULING-16", "SB-VIS-07")
def test_what_an_attacker_saw_stays_where_it_is_when_others_are_imagined() -> None:
    position = attacking()
    play(position, "player 1", "done")
    decks = {
        seat: {tuple(deck(position.imagine(seat, Chance.of(seed)), 1)[:2]) for seed in range(20)}
        for seat in (0, 1)
    }

    assert decks[0] == {tuple(YOURS[:2])}
    assert len(decks[1]) > 1


@rule("SB-XVIS-03")
def test_choices_name_places_and_no_cards() -> None:
    position = attacking()
    play(position, "player 1")

    assert not any(card in text for card in YOURS for text in offers(position))


@rule("SB-XVIS-03", "SB-XRULING-16")
def test_what_is_left_after_a_secret_order_and_a_discard_is_known_to_the_attacker_alone() -> None:
    """The owner knew the top card; once it is gone, what lies there is news."""
    position = attacking()
    position.known = (*position.known[:4], (0, 1, 1), *position.known[5:])
    play(position, "player 1", "return 2", "discard 2")

    assert (deck(position, 1), discards(position, 1)) == ([YOURS[1], *YOURS[2:]], [YOURS[0]])
    assert [position.view(seat).players[1].known for seat in range(3)] == [(YOURS[1],), (), ()]

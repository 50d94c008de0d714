"""Setting up the City, the Cafés and the Cups (SB-SETUP), and what can be chosen before (SB-OPT)."""

from __future__ import annotations

from collections import Counter

import pytest

from demitasse.games.seize_the_bean.events import PhaseBegan
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions
from demitasse.kernel.errors import BadContent, BadOptions
from demitasse.kernel.options import fields as option_fields
from tests.playing import offers, play, refused, rule
from tests.seize_the_bean.build import (
    BEAN,
    BOX,
    FRIENDS,
    begin,
    deck,
    effect,
    friends_of,
    line,
    new_play,
    resources,
    table,
)
from tests.seize_the_bean.test_data import GROUPS, refusal_of

every_table = pytest.mark.parametrize("seats", [2, 3, 4])
each_row = pytest.mark.parametrize("name", ["customers", "pantry", "style"])
ROW = {"customers": 0, "pantry": 1, "style": 2}


def cards_of_row(name: str, seats: int = 2, seed: int = 1) -> list[str]:
    """Deck, columns and pile of a row, as dealt."""
    position, row = new_play(seats, seed), ROW[name]
    cards = (*position.decks[row], *position.rows[row], *position.piles[row])
    return [BOX.ids[row][card] for card in cards]


# The City.


@rule("SB-SETUP-01", "SB-OPT-02")
@every_table
def test_the_six_groups_of_the_base_game_are_in_play(seats: int) -> None:
    assert sorted(new_play(seats).view(None).awards) == sorted(GROUPS)


@rule("SB-SETUP-02", "SB-SETUP-03", "SB-SETUP-04")
@pytest.mark.parametrize(
    ("name", "kind", "each"), [("customers", "c", 10), ("pantry", "p", 5), ("style", "s", 5)]
)
def test_all_cards_of_the_groups_lie_in_their_row_once(name: str, kind: str, each: int) -> None:
    cards = cards_of_row(name)

    assert len(cards) == len(set(cards)) == 6 * each
    assert Counter(card.rsplit("-", 1)[0] for card in cards) == dict.fromkeys(GROUPS, each)
    assert {card.rsplit("-", 1)[1][0] for card in cards} == {kind}


@rule("SB-SETUP-05")
@each_row
def test_city_decks_are_shuffled_and_face_down(name: str) -> None:
    dealt = {tuple(cards_of_row(name, seed=seed)) for seed in range(12)}
    assert len(dealt) == 12
    assert all(len({cards[place] for cards in dealt}) > 4 for place in (0, 5, 20))

    city = new_play(2).view(0).city[name]
    assert (type(city.deck), city.known) == (int, ())


@rule("SB-SETUP-06")
def test_the_rows_are_customers_pantry_upgrades_and_style_upgrades_from_top_to_bottom() -> None:
    assert list(new_play().view(None).city) == ["customers", "pantry", "style"]


@rule("SB-SETUP-07", "SB-SETUP-08")
@every_table
def test_five_cards_of_each_row_lie_open_and_the_fifth_is_the_discard_pile(seats: int) -> None:
    view = new_play(seats).view(None)

    assert [row.deck for row in view.city.values()] == [55, 25, 25]
    for row in view.city.values():
        assert len({*row.row, *row.pile} - {""}) == 5
        assert (len(row.row), len(row.pile)) == (4, 1)


@rule("SB-SETUP-07")
def test_the_first_cards_of_the_deck_go_to_the_columns_and_the_rest_stays_in_order() -> None:
    """A row takes from its deck what a later draw would have brought."""
    position = new_play(2, seed=5)
    top = BOX.ids[0][position.decks[0][0]]
    first = BOX.ids[0][position.rows[0][0]]
    play(new := new_play(2, seed=5, first=0), "place attract", f"take {first}")

    assert BOX.ids[0][new.rows[0][0]] == top


@rule("SB-SETUP-09")
@every_table
def test_the_awards_of_the_groups_lie_open(seats: int) -> None:
    for viewer in (None, 0, seats - 1):
        assert len(new_play(seats).view(viewer).awards) == 6


@rule("SB-SETUP-10", "SB-SETUP-11")
@pytest.mark.parametrize(("seats", "reviews"), [(2, 40), (3, 50), (4, 50)])
def test_good_reviews_by_the_number_of_players_and_the_rest_in_the_box(seats: int, reviews: int) -> None:
    position = new_play(seats)

    assert position.view(None).reviews == reviews
    assert (position.city_reviews, position.box_reviews, position.reviews) == (
        reviews,
        80 - reviews,
        (0,) * seats,
    )


@rule("SB-SETUP-10")
def test_five_and_six_players_would_have_60() -> None:
    assert [BOX.reviews[seats] for seats in (5, 6)] == [60, 60]


@rule("SB-SETUP-12", "SB-SETUP-14")
@every_table
def test_achievement_tokens_are_mixed_and_lie_face_down(seats: int) -> None:
    faces = {(*(new := new_play(seats, seed)).bonuses, *new.tokens) for seed in range(12)}
    assert len(faces) > 8
    assert {tuple(sorted(tokens)) for tokens in faces} == {tuple(sorted(BOX.tokens))}

    view = new_play(seats).view(0)
    assert view.tokens == 12 - seats
    assert type(view.tokens) is int


@rule("SB-SETUP-13")
@every_table
def test_one_achievement_token_a_player_shows_its_bonus(seats: int) -> None:
    position = new_play(seats)

    assert position.view(None).bonuses == tuple(BOX.icon_ids[icon] for icon in position.bonuses)
    assert len(position.bonuses) == seats


@rule("SB-SETUP-15")
def test_mood_tokens_and_bad_reviews_come_from_a_stock_for_all() -> None:
    position = table(cafes={0: {"line": ["hipsters-c04"]}, 1: {"line": ["hipsters-c05"]}})
    for seat, guest in ((0, "hipsters-c04"), (1, "hipsters-c05")):
        position.guest = BOX.index[0][guest]
        effect(position, seat, "cheer guest", "bad_review 1")

    assert position.bad_reviews == (1, 1)
    assert [line[0][1] for line in position.lines] == [1, 1]
    assert position.supply == new_play().supply


@rule("SB-SETUP-16", "SB-SETUP-17", "SB-SETUP-18")
def test_there_are_three_basic_resources_and_change_is_none_of_them() -> None:
    """Chocolate milk, brown sugar and green beans are ways to hold pieces: nothing counts them."""
    position = table(cafes={0: {"bean": 0, "milk": 0, "sugar": 0}})
    effect(position, 0, "gain bean 5", "gain milk 5", "gain sugar 5")

    assert resources(position, 0) == (5, 5, 5)
    cafe = position.view(0).players[0]
    assert (cafe.bean, cafe.milk, cafe.sugar) == (5, 5, 5)
    paid = [icon.pays.resource for icon in BOX.icons if icon.pays]
    assert set(paid) == {"bean", "milk", "sugar"}


@rule("SB-SETUP-17")
def test_a_brown_sugar_pays_like_five_sugar() -> None:
    position = table(cafes={0: {"sugar": 5, "line": ["musicians-c01"], "milk": 0}})
    begin(position, "service")

    assert resources(position, 0)[2] == 3


@rule("SB-SETUP-19", "SB-OPT-01")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_the_base_game_is_for_two_to_four(seats: int) -> None:
    """Others need the expansions: alone against Starbots, and with five or six without the base six groups."""
    for own in (2, 3, 4):
        position = new_play(own)
        assert (position.seats, position.robot.seat) == (own, -1)
        assert position.view(None).awards == GROUPS
    view = new_play(seats).view(None)
    assert view.starbots is not None or view.awards != GROUPS
    with pytest.raises(BadOptions):
        BEAN.setup({"neighbourhood": "kreuzberg", "sold_out": "on"}, seats=seats)


@rule("SB-OPT-01")
@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_cannot_play_at_all(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        BEAN.setup(seats=seats)

    assert refusal.value.message.key == "seats-out-of-range"
    assert (refusal.value.message.facts["fewest"], refusal.value.message.facts["most"]) == (1, 6)


# The Cafés.


@rule("SB-SETUP-20", "SB-SETUP-24")
@every_table
def test_everybody_has_two_baristas_on_the_doorstep(seats: int) -> None:
    position = new_play(seats, first=0)
    assert [cafe.baristas for cafe in position.view(None).players] == [()] * seats

    for space in ("beans", "milk"):
        for seat in range(seats):
            assert position.seats_to_act == (seat,)
            events = play(position, f"place {space}", "confirm")
            over = PhaseBegan("hype") in events
            assert over == (space == "milk" and seat == seats - 1)


@rule("SB-SETUP-20")
def test_everybody_has_a_hype_token_and_a_service_token() -> None:
    for cafe in new_play(4).view(None).players:
        assert (cafe.hype, cafe.finished) == (2, False)


@rule("SB-SETUP-21")
def test_players_have_no_colour() -> None:
    assert not any("colour" in field.name for field in option_fields(SeizeTheBeanOptions))
    assert not any("colour" in field for field in type(new_play().view(0).players[0]).__struct_fields__)


@rule("SB-SETUP-22")
@every_table
def test_everybody_starts_with_five_beans_and_a_milk(seats: int) -> None:
    assert new_play(seats).supply == ((5, 1, 0),) * seats


@rule("SB-SETUP-23", "SB-SETUP-27")
@every_table
def test_everybody_starts_with_four_friends_shuffled(seats: int) -> None:
    orders: list[set[tuple[str, ...]]] = [set() for _ in range(seats)]
    for seed in range(15):
        position = new_play(seats, seed)
        for seat in range(seats):
            assert sorted(deck(position, seat)) == sorted(friends_of(seat))
            orders[seat].add(tuple(card.rsplit("-", 1)[0] for card in deck(position, seat)))
    assert all(len(seen) > 5 for seen in orders)
    same = [deck(new_play(2, seed), 0)[0][:-2] == deck(new_play(2, seed), 1)[0][:-2] for seed in range(15)]
    assert not all(same)


@rule("SB-SETUP-25", "SB-SETUP-28")
@every_table
def test_pantry_style_line_and_discard_pile_are_empty_at_first(seats: int) -> None:
    for cafe in new_play(seats).view(None).players:
        assert (cafe.pantry, cafe.style, cafe.line) == ((), (), ())
        assert (cafe.discard, cafe.top, cafe.deck) == (0, "", len(FRIENDS))


@rule("SB-SETUP-26")
def test_hype_starts_on_the_second_space_with_its_normal_side() -> None:
    position = new_play()
    effect(position, 0, "hype up")

    assert (position.hype, position.reviews[0]) == ((3, 2), 0)


@rule("SB-SETUP-29")
def test_service_begins_with_the_first_customer_of_the_line() -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", 1), ("hipsters-c05", 1)]}})
    begin(position, "service")
    service = position.view(None).service

    assert service is not None
    assert service.card == line(position, 0)[0]


# First player and Cups.


@rule("SB-SETUP-30", "SB-SETUP-31", "SB-RULING-01", "SB-OPT-04")
@every_table
def test_the_first_player_is_a_seat_the_host_names_or_drawn(seats: int) -> None:
    for first in range(seats):
        assert new_play(seats, first=first).seats_to_act == (first,)
    drawn = {new_play(seats, seed).full for seed in range(40)}

    assert drawn == set(range(seats))
    assert new_play(seats, 7).full == new_play(seats, 7).full
    assert SeizeTheBeanOptions().first == "random"


@rule("SB-OPT-04")
@pytest.mark.parametrize("first", [-1, 3, 9])
def test_a_seat_that_is_not_there_cannot_be_first(first: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        BEAN.checked({"first": first}, 3)

    assert refusal.value.message.key == "sb-option-first"


@rule("SB-SETUP-32", "SB-SETUP-33")
@every_table
def test_the_first_player_has_the_full_cup_and_the_left_neighbour_the_empty_one(seats: int) -> None:
    for first in range(seats):
        view = new_play(seats, first=first).view(None)
        assert (view.first, view.empty) == (first, (first + 1) % seats)


@rule("SB-SETUP-34")
@every_table
def test_turns_go_clockwise_from_the_full_cup(seats: int) -> None:
    position = new_play(seats, first=seats - 1)
    asked: list[int] = []
    for _ in range(seats):
        asked += position.seats_to_act
        play(position, "place beans", "confirm")

    assert asked == [seats - 1, *range(seats - 1)]
    assert position.turn_order == tuple(asked)
    assert refused(position, "place milk", seat=seats).rule == "SB-SETUP-34"


@rule("SB-SETUP-35")
def test_who_holds_the_empty_cup_begins_the_next_day() -> None:
    position = table(seats=3, first=0, empty=2)
    begin(position, "evening")

    assert (position.view(None).first, position.seats_to_act) == (2, (2,))


# Options.


@rule("SB-OPT-02")
@pytest.mark.parametrize("groups", [GROUPS[:5], (*GROUPS, "hipsters"), (*GROUPS[:5], "hipsters")])
def test_other_than_six_different_groups_are_refused(groups: tuple[str, ...]) -> None:
    text = ", ".join(f'"{group}"' for group in groups)
    refusal = refusal_of(f'[[neighbourhood]]\nid = "kreuzberg"\ngroups = [{text}]')

    assert isinstance(refusal, BadContent)
    assert (refusal.message.key, refusal.message.facts["wanted"]) == ("sb-content-neighbourhood", 6)


@rule("SB-OPT-03")
def test_a_scoop_is_six_beans_unless_the_table_wants_a_house_rule() -> None:
    assert SeizeTheBeanOptions().scoop == "fixed"
    for seed in range(5):
        position = table(seed=seed)
        play(position, "place beans")
        assert resources(position, 0)[0] == 5 + 6


@rule("SB-OPT-05")
def test_hype_draws_happen_at_once_for_all_and_no_option_changes_that() -> None:
    """Whoever is first, everybody's Line comes out the same."""
    with pytest.raises(BadOptions):
        BEAN.checked({"hypePhase": "in turn order"}, 2)
    lines = []
    for first in (0, 1, 2):
        position = table(seats=3, first=first)
        begin(position, "hype")
        lines.append([line(position, seat) for seat in range(3)])

    assert lines[0] == lines[1] == lines[2]
    assert all(len(own) == 2 for own in lines[0])
    assert offers(position)

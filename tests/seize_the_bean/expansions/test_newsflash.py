"""Newsflash: Good and Bad Reviews on Awards."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.events import LastDay
from demitasse.games.seize_the_bean.expansion_events import Blamed, Praised
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import Facts, activate, begin, effect, table

GROUPS = ("hungry_media", "upper_class", "criminal_minds", "health_nuts", "board_game_geeks", "students")
KIEZ: dict[str, Any] = {"neighbourhood": "own", "groups": GROUPS}
WAITING: Facts = {"line": [("grandma-2", 1)]}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
NEWS, UPPER, CRIME, HEALTH, GEEK, STUDENT = (f"{group}-c01" for group in GROUPS)


def on_awards(position: SeizeTheBeanPosition) -> dict[str, tuple[int, int]]:
    return position.view(None).on_awards


def flash(line: list[str], news: str = "newsflash 3 1 one", **more: Any) -> SeizeTheBeanPosition:
    """Seat 0 has these Customers in its Line and a Newsflash."""
    cafe = {"line": line, **more.pop("cafe", {})}
    position = table(cafes={0: cafe, 1: WAITING}, **{**KIEZ, **more})
    effect(position, 0, news)
    return position


@rule("SB-EX-108", "SB-ABILITY-NEWSFLASH-03", "SB-ABILITY-NEWSFLASH-04")
def test_the_journalist_praises_two_groups_and_one_of_them_twice() -> None:
    position = table(cafes={0: {**RICH, "line": [NEWS, UPPER]}, 1: WAITING}, **KIEZ)
    begin(position, "service")
    play(position, "decline")
    assert [text for text in offers(position) if "praise" in text] == [
        "praise hungry_media",
        "praise upper_class",
    ]
    events = play(position, "praise upper_class")

    assert on_awards(position) == {"hungry_media": (1, 0), "upper_class": (2, 0)}
    assert {event.group: event.total for event in only(events, Praised)} == {
        "hungry_media": 1,
        "upper_class": 2,
    }
    assert position.seats_to_act == (1,)


@rule("SB-ABILITY-NEWSFLASH-01", "SB-XDEC-09")
def test_one_option_or_the_other() -> None:
    position = flash([NEWS])
    assert offers(position) == ["praise hungry_media", *[f"blame {group} city" for group in GROUPS]]
    good = position.copy()
    play(good, "praise hungry_media")
    assert on_awards(good) == {"hungry_media": (3, 0)}
    play(position, "blame students city")
    assert on_awards(position) == {"students": (0, 1)}
    assert good.agenda[0].kind == position.agenda[0].kind == "place", "that was all"


@rule("SB-ABILITY-NEWSFLASH-02")
def test_good_reviews_go_only_where_a_customer_of_the_line_belongs() -> None:
    position = flash([NEWS, CRIME])

    assert "praise health_nuts" not in offers(position)
    assert refused(position, "praise health_nuts").rule == "SB-ABILITY-NEWSFLASH-02"
    assert refused(position, "praise hipsters").rule == "SB-ABILITY-NEWSFLASH-06"
    assert refused(position, "praise nobody").rule == "SB-ABILITY-NEWSFLASH-01"


@rule("SB-ABILITY-NEWSFLASH-02")
def test_the_line_that_counts_is_ones_own() -> None:
    position = table(cafes={0: {"line": [NEWS]}, 1: {"line": [HEALTH, GEEK]}}, **KIEZ)
    effect(position, 1, "newsflash 3 1 one")

    praised = [text for text in offers(position) if "praise" in text]
    assert praised == ["praise health_nuts", "praise board_game_geeks"]


@rule("SB-ABILITY-NEWSFLASH-03")
def test_with_three_matching_awards_each_gets_one() -> None:
    position = flash([NEWS, UPPER, CRIME])
    play(position, "praise criminal_minds")

    assert on_awards(position) == {"hungry_media": (1, 0), "upper_class": (1, 0), "criminal_minds": (1, 0)}


@rule("SB-ABILITY-NEWSFLASH-03")
def test_with_more_matching_awards_than_reviews_one_chooses_which_get_one() -> None:
    position = flash([NEWS, UPPER, CRIME, HEALTH])
    play(position, "praise criminal_minds")
    assert offers(position) == ["praise hungry_media", "praise upper_class", "praise health_nuts"]
    assert refused(position, "praise criminal_minds").rule == "SB-ABILITY-NEWSFLASH-03"
    assert refused(position, "blame students city").rule == "SB-ABILITY-NEWSFLASH-01"
    play(position, "praise health_nuts", "praise hungry_media")

    assert on_awards(position) == {"hungry_media": (1, 0), "criminal_minds": (1, 0), "health_nuts": (1, 0)}


@rule("SB-ABILITY-NEWSFLASH-04", "SB-ABILITY-SUPERNEWSFLASH-01")
def test_what_is_left_over_goes_where_one_likes_among_those_that_match() -> None:
    position = flash([NEWS, UPPER], "newsflash 5 2 one")
    play(position, "praise upper_class")
    assert on_awards(position) == {"hungry_media": (1, 0), "upper_class": (2, 0)}
    assert offers(position) == ["praise hungry_media", "praise upper_class"]
    play(position, "praise upper_class", "praise hungry_media")

    assert on_awards(position) == {"hungry_media": (2, 0), "upper_class": (3, 0)}


@rule("SB-ABILITY-NEWSFLASH-05", "SB-XRULING-30")
@pytest.mark.parametrize(("city", "last"), [(9, False), (3, True), (2, True)])
def test_good_reviews_come_from_the_city_then_from_the_box_and_may_trigger_the_end(
    city: int, last: bool
) -> None:
    position = table(cafes={0: {"line": [NEWS]}, 1: WAITING}, reviews=city, **KIEZ)
    before, box = position.stocks(), position.box_reviews
    effect(position, 0, "newsflash 3 1 one")
    events = play(position, "praise hungry_media")

    assert (position.city_reviews, position.box_reviews) == (max(0, city - 3), box - max(0, 3 - city))
    assert only(events, LastDay) == ([LastDay("reviews")] if last else [])
    assert (position.reviews, position.stocks()) == ((0, 0), before)


@rule("SB-ABILITY-NEWSFLASH-06", "SB-ABILITY-NEWSFLASH-07")
def test_a_bad_review_may_come_from_ones_own_cafe() -> None:
    position = flash([NEWS], cafe={"bad_reviews": 2})
    assert [text for text in offers(position) if "blame" in text] == [
        f"blame {group} {origin}" for group in GROUPS for origin in ("own", "city")
    ]
    stock = position.copy()
    events = play(position, "blame board_game_geeks own")
    assert only(events, Blamed) == [Blamed(0, "board_game_geeks", "own", 1)]
    assert position.bad_reviews[0] == 1
    play(stock, "blame board_game_geeks city")
    assert stock.bad_reviews[0] == 2
    assert on_awards(stock) == on_awards(position) == {"board_game_geeks": (0, 1)}


@rule("SB-ABILITY-NEWSFLASH-07")
def test_without_one_it_comes_from_the_city_stock() -> None:
    position = flash([NEWS])

    assert refused(position, "blame students own").rule == "SB-ABILITY-NEWSFLASH-07"
    assert refused(position, "blame students moon").rule == "SB-ABILITY-NEWSFLASH-07"


@rule("SB-ABILITY-SUPERNEWSFLASH-01", "SB-ABILITY-SUPERNEWSFLASH-02")
@pytest.mark.parametrize(
    ("texts", "own", "lying"),
    [
        (("blame students own", "blame students own"), 0, {"students": (0, 2)}),
        (("blame students own", "blame upper_class city"), 1, {"students": (0, 1), "upper_class": (0, 1)}),
        (("blame students city", "blame students city"), 2, {"students": (0, 2)}),
    ],
)
def test_two_bad_reviews_on_one_award_or_two_from_here_or_there(
    texts: tuple[str, ...], own: int, lying: dict[str, tuple[int, int]]
) -> None:
    """The Photo Reporter is Super."""
    position = table(cafes={0: {"bad_reviews": 2, "line": ["hungry_media-c06"]}, 1: WAITING}, **KIEZ)
    activate(position, 0, "hungry_media-c06")
    play(position, *texts)

    assert (position.bad_reviews[0], on_awards(position)) == (own, lying)
    assert position.guest == -1


@rule("SB-ABILITY-NEWSFLASHBOOST-01", "SB-XDEC-10")
@pytest.mark.parametrize("first", ["praise", "blame"])
def test_with_a_boost_both_are_done_in_the_order_chosen(first: str) -> None:
    """The Late-Night Anchor has a Boost."""
    position = table(cafes={0: {"line": ["hungry_media-c09", UPPER]}, 1: WAITING}, **KIEZ)
    activate(position, 0, "hungry_media-c09")
    assert {text.split()[0] for text in offers(position)} == {"praise", "blame"}
    texts = ["praise upper_class", "blame students city"]
    if first == "blame":
        texts.reverse()
    play(position, texts[0])
    (kind,) = {text.split()[0] for text in offers(position)}
    assert kind != first
    play(position, texts[1])

    assert on_awards(position) == {"hungry_media": (1, 0), "upper_class": (2, 0), "students": (0, 1)}
    assert position.guest == -1


@rule("SB-ABILITY-NEWSFLASHBOOST-01")
def test_super_and_boost_five_good_and_two_bad() -> None:
    """The Foreign Correspondent."""
    position = table(cafes={0: {"line": ["hungry_media-c08"]}, 1: WAITING}, **KIEZ)
    activate(position, 0, "hungry_media-c08")
    play(position, "praise hungry_media", "blame students city", "blame hungry_media city")

    assert on_awards(position) == {"hungry_media": (5, 1), "students": (0, 1)}


@rule("SB-XRULING-29")
def test_without_a_matching_award_the_bad_review_is_forced() -> None:
    position = flash(["grandma-1"])

    assert {text.split()[0] for text in offers(position)} == {"blame"}
    assert refused(position, "praise students").rule == "SB-ABILITY-NEWSFLASH-02"


@rule("SB-XRULING-29")
def test_a_customer_of_two_groups_makes_both_match_and_a_wildcard_every_one_but_its_own_pack() -> None:
    position = table(cafes={0: {"line": ["quality_beasts-c01"]}, 1: WAITING}, quality_beasts=True, **KIEZ)
    effect(position, 0, "newsflash 3 1 one")
    assert len([text for text in offers(position) if text.startswith("praise")]) == 6

    media: dict[str, Any] = {"board_game_media": True, "replaced": ["students"], **KIEZ}
    position = table(cafes={0: {"line": ["board_game_media-c06"]}, 1: WAITING}, **media)
    effect(position, 0, "newsflash 3 1 one")
    assert [text for text in offers(position) if "praise" in text] == [
        "praise upper_class",
        "praise board_game_media",
    ]


@rule("SB-ABILITY-NEWSFLASH-08", "SB-ABILITY-NEWSFLASH-09")
@pytest.mark.parametrize("tied", [False, True])
def test_who_wins_an_award_receives_what_lies_on_it_and_tied_winners_all_of_it(tied: bool) -> None:
    cafes: dict[int, Facts] = {
        0: {"line": [], "style": ["students-s1"], "reviews": 10},
        1: {"line": [], "style": ["students-s2"] if tied else [], "reviews": 10},
    }
    position = table(cafes=cafes, closing="reviews", **KIEZ)
    at = GROUPS.index("students")
    position.awards = position.awards._replace(
        reviews=tuple([4 if place == at else 7 for place in range(6)]),
        complaints=tuple([1 if place == at else 0 for place in range(6)]),
    )
    begin(position, "evening")
    result = position.result
    assert result is not None

    assert result.scores == ((13, 13) if tied else (13, 10)), "4 Good, 1 Bad; unwon Awards keep theirs"
    lines = {line.what: (line.count, line.points) for line in result.counted[0]}
    assert (lines["award_reviews"], lines["award_complaints"]) == ((4, 4), (1, -1))


@rule("SB-XRULING-31")
@pytest.mark.parametrize(("before", "score"), [(0, 0), (3, 2)])
def test_the_good_reviews_of_all_awards_come_before_the_bad_ones_cost_anything(
    before: int, score: int
) -> None:
    """Two Awards won: three Bad Reviews lie on the first, two Good ones on the second."""
    cafe: Facts = {"line": [], "style": ["hungry_media-s1", "students-s1"], "reviews": before}
    position = table(cafes={0: cafe, 1: {"line": []}}, closing="reviews", **KIEZ)
    position.awards = position.awards._replace(complaints=(3, 0, 0, 0, 0, 0), reviews=(0, 0, 0, 0, 0, 2))
    begin(position, "evening")

    assert position.points[0] == score


@rule("SB-XRULING-30")
def test_reviews_on_awards_are_nobodys_until_the_end_and_seen_by_all() -> None:
    position = flash([NEWS])
    play(position, "praise hungry_media")

    assert position.reviews == (0, 0)
    assert position.points == (0, 0)
    for viewer in (0, 1, None):
        assert position.view(viewer).on_awards == {"hungry_media": (3, 0)}

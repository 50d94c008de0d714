"""What a choice is said to lead to: as much as the table shows, and no more than will happen."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.events import PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import Diverted, Praised
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import message_for
from tests.playing import offers, only, parsed, play, refused, rule
from tests.seize_the_bean.build import BOX, Facts, begin, effect, go_on, new_play, table

PEOPLE = ("Ana", "Ben", "Cléo")
WAITING: Facts = {"line": [("grandma-2", 1)]}
NEWS, UPPER, CRIME, HEALTH = "hungry_media-c01", "upper_class-c01", "criminal_minds-c01", "health_nuts-c01"
KIEZ: dict[str, Any] = {
    "neighbourhood": "own",
    "groups": (
        "hungry_media",
        "upper_class",
        "criminal_minds",
        "health_nuts",
        "board_game_geeks",
        "students",
    ),
}


def hint(position: SeizeTheBeanPosition, text: str, language: str = "en") -> str:
    (seat,) = position.seats_to_act
    message = position.outlook(seat, parsed(position, text))
    assert message is not None
    return say(message, language, BOX.names, PEOPLE)


def asked(position: SeizeTheBeanPosition, language: str = "en") -> str:
    return say(position.prompt(position.seats_to_act[0]), language, BOX.names, PEOPLE)


# Newsflash.


def flash(*line: str, news: str = "newsflash 3 1 one") -> SeizeTheBeanPosition:
    position = table(cafes={0: {"line": list(line)}, 1: WAITING}, **KIEZ)
    effect(position, 0, news)
    return position


@rule("SB-ABILITY-NEWSFLASH-03", "SB-ABILITY-NEWSFLASH-04")
def test_newsflash_says_what_a_pick_places_beside_it() -> None:
    position = flash(NEWS, UPPER)

    assert asked(position) == (
        "Newsflash: 1 Good Review on each of the 2 matching Awards, and 1 more where you choose; "
        "or 1 Bad on any Award?"
    )
    assert hint(position, "praise hungry_media") == "2 here, 1 on Upper Class. On it now: 0 Good, 0 Bad"
    assert hint(position, "blame students city") == "On it now: 0 Good, 0 Bad"
    praised = only(play(position, "praise hungry_media"), Praised)
    assert [event.group for event in praised] == ["hungry_media", "upper_class", "hungry_media"]


@rule("SB-ABILITY-NEWSFLASH-03")
def test_newsflash_says_when_each_award_gets_its_one_anyway() -> None:
    position = flash(NEWS, UPPER, CRIME)

    assert "1 Good Review on each of the 3 matching Awards; or" in asked(position)
    assert hint(position, "praise upper_class").startswith("1 here, 1 each on Hungry Media, Criminal Minds.")


@rule("SB-ABILITY-NEWSFLASH-04")
def test_newsflash_says_when_one_award_gets_them_all() -> None:
    position = flash(NEWS)

    assert asked(position) == "Newsflash: 3 Good Reviews on the one matching Award; or 1 Bad on any Award?"
    assert hint(position, "praise hungry_media") == "3 here. On it now: 0 Good, 0 Bad"
    assert [event.total for event in only(play(position, "praise hungry_media"), Praised)] == [1, 2, 3]


@rule("SB-ABILITY-NEWSFLASH-03")
def test_newsflash_says_when_some_awards_go_without() -> None:
    position = flash(NEWS, UPPER, CRIME, HEALTH)

    assert "1 Good Review each on 3 of the 4 matching Awards" in asked(position)
    assert hint(position, "praise upper_class").startswith("1 here, then 2 more to place.")
    play(position, "praise upper_class")
    assert hint(position, "praise hungry_media").startswith("1 here, then 1 more to place.")


@rule("SB-ABILITY-NEWSFLASH-04")
@pytest.mark.parametrize("news", ["newsflash 3 1 one", "newsflash 5 2 one", "newsflash 5 2 both"])
@pytest.mark.parametrize("awards", [1, 2, 3, 4])
def test_a_pick_of_newsflash_places_what_its_hint_says(news: str, awards: int) -> None:
    position = flash(*(NEWS, UPPER, CRIME, HEALTH)[:awards], news=news)
    while picks := [text for text in offers(position) if text.startswith("praise")]:
        message = position.outlook(0, parsed(position, picks[-1]))
        assert message is not None
        here, elsewhere = message.facts["here"], message.facts["elsewhere"]
        assert isinstance(here, int)
        assert isinstance(elsewhere, tuple)
        praised = only(play(position, picks[-1]), Praised)
        assert sorted(event.group for event in praised) == sorted(
            [*[picks[-1].split()[1]] * here, *map(str, elsewhere)]
        )


# Scenarios that divert Good Reviews.


@rule("SB-SCEN-DANALA-08", "SB-SCEN-AOAMOR-09", "SB-SCEN-STARTUP-06")
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("cafe_da_nala", "1 Good Review, but to the box"),
        ("ao_amor", "1 Good Review, but to the box"),
        ("new_startup", "1 Good Review, but to the technical debt"),
        ("cafe_quorra", "1 Good Review"),
    ],
)
def test_reviews_that_a_scenario_diverts_are_not_promised(scenario: str, words: str) -> None:
    position = table(seats=1, scenario=scenario, cafes={0: {"line": ["hipsters-c01", "hipsters-c04"]}})
    cards = [BOX.index[0][card] for card in ("hipsters-c01", "hipsters-c04")]
    go_on(position, Applause(0, 0, tuple(cards)))
    one = next(text for text in offers(position) if BOX.reward_icons[BOX.index[0][text.split()[1]]] == 1)

    assert hint(position, one) == words
    diverted = only(play(position, one), Diverted)
    assert bool(diverted) == ("but" in words)


@rule("SB-SCEN-DANALA-08")
@pytest.mark.parametrize("scenario", ["none", "cafe_da_nala"])
def test_rewards_and_green_beans_say_where_their_reviews_go(scenario: str) -> None:
    cafe = {"bean": 9, "milk": 9, "sugar": 9, "green": 1, "line": ["grandma-1"]}
    position = table(seats=1, cafes={0: cafe}, scenario=scenario)
    begin(position, "service")
    diverts = scenario != "none"

    assert hint(position, "pay 1 0 0 0") == "No Good Review"
    assert hint(position, "pay 0 0 0 1") == ("1 Good Review, but to the box" if diverts else "1 Good Review")
    play(position, "pay 1 0 0 0")
    assert "for: Good Review" in hint(position, "fulfil")
    assert hint(position, "fulfil").endswith("(Good Reviews go to the box)") == diverts


# Others.


@rule("SB-ABILITY-STEAL-01")
def test_who_steals_is_told_what_the_victim_has() -> None:
    mine, theirs = {"bean": 1, "milk": 2, "sugar": 3}, {"bean": 4, "milk": 5, "sugar": 6, "green": 2}
    position = table(cafes={0: mine, 1: theirs})
    effect(position, 0, "steal 1 0")

    assert hint(position, "give milk") == "Ben has 5"
    assert hint(position, "give milk", "fr") == "Ben en a 5"


@rule("SB-ABILITY-STEAL-05")
def test_who_pays_for_what_is_missing_is_told_what_there_is_to_pay_with() -> None:
    position = table(cafes={0: {"bean": 1, "milk": 2, "sugar": 3}, 1: {"bean": 0, "milk": 0, "sugar": 1}})
    effect(position, 0, "steal 1 1")

    assert hint(position, "give milk") == "You have 2"


@rule("SB-OPT-03")
def test_a_random_scoop_is_not_promised_to_be_six() -> None:
    fixed, drawn = table(), table(scoop="random")

    assert hint(fixed, "place beans") == "6 Beans"
    assert hint(drawn, "place beans") == "3 Beans and up to 6 more by chance"
    assert hint(drawn, "place milk") == "3 Milk"


@rule("SB-PACK-10")
def test_a_wildcard_is_called_one() -> None:
    wild = next(card for card in BOX.ids[0] if BOX.index[0][card] in BOX.wild and card.startswith("quality"))
    position = table(quality_beasts=True, customers=[wild])
    play(position, "place attract")
    assert hint(position, f"take {wild}").startswith("Quality Beasts, wildcard: ")
    assert hint(position, f"take {wild}", "fr").startswith("Quality Beasts, joker")

    stars = table(city_celebrities=True, customers=["city_celebrities-c13"])
    play(stars, "place attract")
    assert ", wildcard: " in hint(stars, "take city_celebrities-c13")
    plain = next(text for text in offers(stars) if "celebrities" not in text)
    assert "wildcard" not in hint(stars, plain)


@rule("SB-XRULING-41")
def test_a_wildcard_is_refused_as_one() -> None:
    wild = next(card for card in BOX.ids[0] if BOX.index[0][card] in BOX.wild and card.startswith("quality"))
    position = table(quality_beasts=True, cafes={0: {"line": ["hipsters-c01", "hipsters-c04", wild]}})
    position.phase = "service"
    effect(position, 0, "nap")
    refusal = refused(position, f"pick {wild}")

    assert refusal.rule == "SB-ABILITY-NAPTIME-02"
    assert "is a wildcard and so counts as one of the Happy Families too" in say(
        refusal.message, "en", BOX.names, PEOPLE
    )
    assert "est un joker" in say(refusal.message, "fr", BOX.names, PEOPLE)


@rule("SB-DAILY-04", "SB-DAILY-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cup_says_what_it_does(language: str) -> None:
    position = table(daily_specials=("cappuccino", "latte"))
    effect(position, 0, "early_bird")
    meanings = {cup.id: getattr(cup.meaning, language) for cup in BOX.cups}

    assert hint(position, "cup latte", language).startswith(meanings["latte"])
    assert hint(position, "cup cappuccino", language).startswith(meanings["cappuccino"])
    normal = {"en": "Whoever holds it plays first the next Day.", "fr": "Qui l’a joue en premier"}
    assert hint(position, "cup normal", language).startswith(normal[language])
    position.cups = position.cups._replace(full=(0, 0))
    begin(position, "craft")
    assert hint(position, "cup latte", language) == meanings["latte"]


@rule("SB-MOUTH-03")
def test_word_of_mouth_is_told_as_a_duty() -> None:
    began = only(begin(table(), "clear"), PhaseBegan)[0]
    sentences = [say(message_for("sb", began), language, BOX.names, PEOPLE) for language in LANGUAGES]

    assert sentences == [
        "Word of Mouth: everybody takes one more Customer, if one matches.",
        "Bouche-à-oreille : chacun prend un client de plus, s’il y en a un qui correspond.",
    ]


# Solo Mode.


@rule("SB-SOLO-14")
@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Starbots then places its first Barista"), ("fr", "Starbots place ensuite son premier barista")],
)
def test_who_opens_the_cafe_is_told_that_starbots_plays_first(language: str, says: str) -> None:
    position = new_play(1, first=1)
    opening = position.outlook(0, parsed(position, "confirm"))

    assert offers(position) == ["confirm"]
    assert hint(position, "confirm", language) == says
    assert opening is not None
    assert opening.facts == {"opens": 1}


@rule("SB-DEC-05")
def test_an_action_that_is_kept_leads_to_nothing_new() -> None:
    position = table()
    play(position, "place milk")

    assert position.outlook(0, parsed(position, "confirm")) is None

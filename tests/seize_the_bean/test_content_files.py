"""People's own content files: laid over ours, checked, and refused with a sentence that says where and why."""

from __future__ import annotations

import pickle
from typing import cast

import pytest

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from demitasse.kernel.language import LANGUAGES, say
from tests.playing import offers, play
from tests.seize_the_bean.build import BEAN, BOX, begin, moods, new_play, random_play, resources, table

RENAMED = (
    '[[customer]]\nid = "hipsters-c01"\nname = { en = "Beret Man", fr = "Homme au béret" }\nstatus = "mine"'
)
GENEROUS = (
    '[[customer]]\nid = "hipsters-c01"\nmain = { order = { bean = 1 }, rewards = ["review", "review"] }'
)
NO_TOKENS = "".join(
    f'[[token]]\nid = "bonus-{icon}"\ncopies = 0\n'
    for icon in ("bean3", "milk2", "sugar2", "hype", "attract", "review")
)
GOTHS = '[[group]]\nid = "goths"\nname = { en = "Goths", fr = "Gothiques" }\nstatus = "mine"'


def customer(field: str) -> str:
    return f'[[customer]]\nid = "hipsters-c01"\n{field}'


def pantry(field: str) -> str:
    return f'[[pantry]]\nid = "hipsters-p1"\n{field}'


def style(field: str) -> str:
    return f'[[style]]\nid = "hipsters-s1"\n{field}'


BAD = {
    "an unknown order icon": (
        customer("main = { order = { tea = 1 } }"),
        ["hipsters-c01", "main", "tea", "croissant"],
    ),
    "an unknown reward": (
        customer('secondary = { order = { bean = 1 }, rewards = ["cake"] }'),
        ["hipsters-c01", "secondary", "cake", "bad_review"],
    ),
    "an unknown ability": (customer('ability = "juggle"'), ["hipsters-c01", "ability", "juggle", "patience"]),
    "an unknown group": (customer('groups = ["goths"]'), ["hipsters-c01", "groups", "goths", "cyclists"]),
    "no group at all": (customer("groups = []"), ["hipsters-c01"]),
    "a group twice": (customer('groups = ["hipsters", "hipsters"]'), ["hipsters-c01"]),
    "an order of nothing": (customer("main = { order = { bean = 0 } }"), ["hipsters-c01", "bean", "0", "99"]),
    "an order far too large": (
        customer("main = { order = { bean = 100 } }"),
        ["hipsters-c01", "bean", "100"],
    ),
    "an order icon among rewards": (
        customer('main = { order = { bean = 1 }, rewards = ["croissant"] }'),
        ["hipsters-c01", "croissant"],
    ),
    "a misspelt field": (customer("abilty = 1"), ["hipsters-c01", "abilty"]),
    "a flag that is no flag": (customer("super = 1"), ["hipsters-c01", "super"]),
    "a name in one language only": (customer('name = { en = "Hat" }'), ["hipsters-c01", "fr"]),
    "a special that is none": (
        pantry('special = "any_snack"'),
        ["hipsters-p1", "special", "any_snack", "donut"],
    ),
    "an unknown row": (pantry('rows = { tea = ["bean1"] }'), ["hipsters-p1", "rows", "tea"]),
    "a style icon on a pantry upgrade": (
        pantry('rows = { beans = ["draw"] }'),
        ["hipsters-p1", "rows", "draw"],
    ),
    "a pantry icon on a style upgrade": (
        style('rows = { style = ["bean1"] }'),
        ["hipsters-s1", "rows", "bean1"],
    ),
    "an upgrade without an icon": (style("rows = {}"), ["hipsters-s1"]),
    "a row that repeats its base icon": (
        style('rows = { style = ["upgrade_style"] }'),
        ["hipsters-s1", "upgrade_style"],
    ),
    "an effect nobody knows": (
        '[[icon]]\nid = "hype"\neffect = ["hype sideways"]',
        ["hype", "hype sideways", "early_bird"],
    ),
    "an effect of an ability nobody knows": (
        '[[ability]]\nid = "walk_in"\nsuper_effect = ["recruit roof anyone"]',
        ["walk_in", "recruit roof anyone"],
    ),
    "a price of nothing": ('[[icon]]\nid = "bean"\npays = { resource = "bean", price = 0 }', ["bean", "0"]),
    "a price in something unknown": (
        '[[icon]]\nid = "bean"\npays = { resource = "tea", price = 1 }',
        ["bean", "pays"],
    ),
    "a discount by what is no special": (
        '[[icon]]\nid = "soy"\npays = { resource = "milk", price = 2, matched_by = ["milk"] }',
        ["soy", "pays", "milk", "quality"],
    ),
    "an id no choice could name": (GOTHS.replace('"goths"', '"Big Goths"'), ["Big Goths"]),
    "a group without cards": (GOTHS, ["goths", "customer", "10"]),
    "nine customers": ('[[customer]]\nid = "hipsters-c01"\nremove = true', ["hipsters", "9", "10"]),
    "a customer called like a group": (
        customer("").replace("hipsters-c01", "hipsters")
        + 'name = { en = "x", fr = "x" }\ngroups = ["hipsters"]\nmain = { order = { bean = 1 } }\nability = "hype"\n'
        'status = "mine"',
        ["hipsters"],
    ),
    "five groups in a neighbourhood": (
        '[[neighbourhood]]\nid = "kreuzberg"\n'
        'groups = ["hipsters", "cyclists", "tourists", "musicians", "start_uppers"]',
        ["kreuzberg", "6"],
    ),
    "an action space less": ('[[space]]\nid = "beans"\nremove = true', ["space", "beans", "style"]),
    "an achievement less": (
        '[[achievement]]\nid = "niche_style"\nremove = true',
        ["achievement", "niche_style"],
    ),
    "a city action that takes nothing": (
        '[[space]]\nid = "attract"\nicon = "milk3"',
        ["attract", "icon", "milk3"],
    ),
    "an icon that may not be a bonus": (
        '[[token]]\nid = "bonus-hype"\nicon = "draw"',
        ["bonus-hype", "icon", "draw"],
    ),
    "too few tokens": (NO_TOKENS, ["0", "6"]),
    "reviews for some players only": ("[setup]\nreviews = [40]", ["reviews", "2", "6"]),
    "no reviews": ("[setup]\nreviews = [0, 50, 50, 60, 60]", ["reviews", "999"]),
    "hype beyond its track": ("[setup]\nhype = 9", ["setup"]),
    "a resource nobody has": ("[setup]\nsupply = { tea = 1 }", ["setup", "supply", "tea", "sugar"]),
    "an unknown friend": (
        '[setup]\nfriends = ["grandpa", "uncle"]',
        ["setup", "friends", "uncle", "grandma"],
    ),
    "a friend twice": ('[setup]\nfriends = ["grandpa", "grandpa"]', ["setup"]),
    "an unknown neighbourhood": (
        '[setup]\nneighbourhood = "mitte"',
        ["setup", "neighbourhood", "mitte", "kreuzberg"],
    ),
    "an unknown section": ("[menu]\nprice = 3", ["menu", "customer"]),
    "a table where a list belongs": ('[customer]\nid = "hipsters-c01"', ["[[customer]]"]),
    "an entry without an id": ("[[customer]]\nboost = true", ["customer", "1"]),
    "something to remove that is not there": ('[[style]]\nid = "goths-s1"\nremove = true', ["goths-s1"]),
    "text that is not TOML": ("[[customer]\nid =", ["1"]),
}
"""What is wrong: the file, and the words a person needs in order to put it right."""


def bring(*texts: str) -> SeizeTheBeanContent:
    names = ("mine.toml", "yours.toml")
    return load(tuple(Source(name, text) for name, text in zip(names, texts, strict=False)))


def refusal_of(*texts: str) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        bring(*texts)
    return refusal.value


@pytest.mark.parametrize(("text", "words"), BAD.values(), ids=BAD.keys())
def test_a_file_that_cannot_be_played_is_refused_by_file_entry_and_field(text: str, words: list[str]) -> None:
    refusal = refusal_of(text)
    for sentence in (say(refusal.message, language) for language in LANGUAGES):
        assert [word for word in ["mine.toml", *words] if word not in sentence] == []
        assert "\n" not in sentence


@pytest.mark.parametrize(
    "wrong", ['ability = "juggle"', "main = { order = { bean = 0 } }", "groups = []", "super = 1"]
)
def test_of_two_files_the_one_with_the_mistake_is_named(wrong: str) -> None:
    assert refusal_of(customer(wrong), RENAMED).message.facts["file"] == "mine.toml"
    assert refusal_of(RENAMED, customer(wrong)).message.facts["file"] == "yours.toml"


def test_one_field_of_a_customer_can_be_changed_and_the_others_stay() -> None:
    mine = bring(GENEROUS)
    before, after = (next(card for card in box.customers if card.id == "hipsters-c01") for box in (BOX, mine))

    assert after.main.order == {"bean": 1}
    assert (after.name, after.secondary, after.ability) == (before.name, before.secondary, before.ability)
    assert [card for card in mine.customers if card.id != "hipsters-c01"] == [
        card for card in BOX.customers if card.id != "hipsters-c01"
    ]


def test_a_changed_customer_is_served_as_it_says() -> None:
    cafe = {"line": ["hipsters-c01"], "bean": 1, "milk": 0}
    position = table(cafes={0: cafe, 1: {"line": [("hipsters-c04", 1)]}}, content=bring(GENEROUS))
    begin(position, "service")

    assert (resources(position, 0), position.reviews[0]) == ((0, 0, 0), 2)


def test_an_ability_of_ones_own_is_an_entry() -> None:
    """The words of effects say what it does."""
    text = (
        '[[ability]]\nid = "shower"\nname = { en = "Shower", fr = "Averse" }\n'
        'meaning = { en = "Cheer one, gain 2 Sugar.", fr = "Réjouissez-en un, prenez 2 sucres." }\n'
        'effect = ["cheer line", "gain sugar 2"]\nstatus = "mine"\n' + customer('ability = "shower"')
    )
    cafe = {"line": ["hipsters-c01", "hipsters-c04"], "bean": 2, "milk": 0}
    position = table(cafes={0: cafe, 1: {"line": [("hipsters-c05", 1)]}}, content=bring(text))
    begin(position, "service")
    assert offers(position) == ["pick hipsters-c01", "pick hipsters-c04"]

    play(position, "pick hipsters-c04")
    assert (moods(position, 0), resources(position, 0)) == ([0, 1], (0, 0, 2))


def test_a_whole_play_with_content_of_ones_own_comes_to_an_end() -> None:
    content = bring(GENEROUS, "[setup]\nreviews = [12, 12, 12, 12, 12]\nhype = 4")
    stocks = new_play(2, content=content).stocks()
    *_, (position, _) = random_play(2, 3, content)

    assert position.result is not None
    assert position.stocks() == stocks


def test_content_that_plays_differently_has_another_digest() -> None:
    files = (
        "",
        GENEROUS,
        "[setup]\nhype = 3",
        pantry('special = "pie"'),
        style('rows = { style = ["hype"] }'),
        '[[achievement]]\nid = "niche_style"\nnumber = 4',
        '[[token]]\nid = "bonus-hype"\ncopies = 3',
    )

    assert len({bring(text).digest for text in files}) == len(files)


def test_another_name_or_status_makes_no_other_content() -> None:
    content = bring(RENAMED)

    assert content.digest == BOX.digest
    assert content.names["hipsters-c01"].fr == "Homme au béret"
    assert BOX.names["hipsters-c01"].fr == "Homme au chapeau"


def test_a_position_keeps_its_content_on_the_way_to_another_process() -> None:
    position = new_play(content=bring(GENEROUS))
    twin = pickle.loads(pickle.dumps(position))

    assert twin == position
    assert twin.content is position.content
    assert cast(SeizeTheBeanContent, BEAN.content()) is BOX

"""People's own content files: laid over ours, checked, and refused with a sentence that says where and why."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import pytest

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.kernel.content import Source, UnnamedEntry
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


GROUP_FILE = (
    (files("demitasse.games.seize_the_bean") / "data/groups/hipsters.toml")
    .read_text(encoding="utf-8")
    .replace("hipsters", "goths")
    .replace("Hipsters", "Goths")
)
"""A 24th group: a file of the shape of ours."""


def without(section: str, id: str) -> str:
    """The file of the 24th group, one entry less."""
    return re.sub(rf'\[\[{section}\]\]\nid = "{id}"\n(?:.+\n)+', "", GROUP_FILE)


def but(before: str, after: str) -> str:
    """The file of the 24th group with one mistake, at the first place it fits."""
    assert before in GROUP_FILE
    return GROUP_FILE.replace(before, after, 1)


def removed(section: str, entries: Iterable[UnnamedEntry]) -> str:
    return "".join(f'[[{section}]]\nid = "{entry.id}"\nremove = true\n' for entry in entries)


def customer(field: str) -> str:
    return f'[[customer]]\nid = "hipsters-c01"\n{field}'


def pantry(field: str) -> str:
    return f'[[pantry]]\nid = "hipsters-p1"\n{field}'


def style(field: str) -> str:
    return f'[[style]]\nid = "hipsters-s1"\n{field}'


def founder(field: str) -> str:
    return f'[[founder]]\nid = "dalia_cascara"\n{field}'


def celebrity(field: str) -> str:
    return f'[[celebrity]]\nid = "city_celebrities-c01"\n{field}'


def scenario(field: str) -> str:
    return f'[[scenario]]\nid = "after_hours"\n{field}'


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
    "a name in one language only": (
        customer('name = { en = "Hat", de = "Hut" }'),
        ["hipsters-c01", "de", "fr"],
    ),
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
    "an upgrade without an icon": (
        style("rows = { attract = [], pantry = [], style = [] }"),
        ["hipsters-s1"],
    ),
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
        '[setup]\nneighbourhood = "middle"',
        ["setup", "neighbourhood", "middle", "kreuzberg"],
    ),
    "an unknown section": ("[menu]\nprice = 3", ["menu", "customer"]),
    "a table where a list belongs": ('[customer]\nid = "hipsters-c01"', ["[[customer]]"]),
    "an entry without an id": ("[[customer]]\nboost = true", ["customer", "1"]),
    "something to remove that is not there": ('[[style]]\nid = "goths-s1"\nremove = true', ["goths-s1"]),
    "text that is not TOML": ("[[customer]\nid =", ["1"]),
    # A 24th group with one mistake.
    "a group with nine customers": (without("customer", "goths-c10"), ["goths", "customer", "9", "10"]),
    "a group with four pantry upgrades": (without("pantry", "goths-p5"), ["goths", "pantry", "4", "5"]),
    "a group with four style upgrades": (without("style", "goths-s5"), ["goths", "style", "4", "5"]),
    "a group without an award": (without("award", "goths-award"), ["goths", "award", "0", "1"]),
    "cards without their group": (without("group", "goths"), ["goths-award", "group", "goths", "hipsters"]),
    "a card of another group": (
        but('groups = ["goths"]', 'groups = ["gots"]'),
        ["goths-c01", "gots", "wild"],
    ),
    "a card in the wrong group": (
        but('groups = ["goths"]', 'groups = ["hipsters"]'),
        ["hipsters", "customer", "11", "10"],
    ),
    "a group with an unknown ability": (
        but('ability = "hype"', 'ability = "brood"'),
        ["goths-c01", "ability", "brood", "newsflash"],
    ),
    "a group with an unknown icon": (
        but("croissant = 1", "bat = 1"),
        ["goths-c01", "secondary", "bat", "any_snack"],
    ),
    "a group with a reward that is none": (
        but('["hype"]', '["gloom"]'),
        ["goths-c01", "gloom", "bad_review"],
    ),
    "a wildcard first": (
        but('groups = ["goths"]', 'groups = ["wild", "goths"]'),
        ["customer goths-c01", "wild"],
    ),
    "a wildcard on a style upgrade": (
        style('groups = ["hipsters", "wild"]'),
        ["hipsters-s1", "groups", "wild"],
    ),
    "a group called like the wildcard": (
        '[[group]]\nid = "wild"\nname = { en = "Wild", fr = "Sauvages" }\nstatus = "mine"',
        ["group", "wild"],
    ),
    "a boost without a boosted ability": (
        but('ability = "hype"\n', 'ability = "hype"\nboost = true\n'),
        ["customer goths-c01", "hype", "newsflash"],
    ),
    "a boost among rewards without a boosted ability": (
        but('rewards = ["hype"]', 'rewards = ["boost"]'),
        ["customer goths-c01", "hype", "newsflash"],
    ),
    "acting outside of the performers": (
        but('ability = "hype"', 'ability = "acting"'),
        ["customer goths-c01", "acting", "performers", "wild"],
    ),
    "a mark that is none": (
        but('[[group]]\nid = "goths"\n', '[[group]]\nid = "goths"\nsolo = "no"\n'),
        ["goths", "solo"],
    ),
    "a neighbourhood with an unknown group": (
        '[[neighbourhood]]\nid = "mitte"\n'
        'groups = ["goths", "cyclists", "tourists", "musicians", "start_uppers", "hipsters"]',
        ["mitte", "groups", "goths", "hungry_media"],
    ),
    "a neighbourhood of an unknown kind": (
        '[[neighbourhood]]\nid = "mitte"\nkind = "posh"',
        ["mitte", "kind", "posh"],
    ),
    "half a boost": (
        '[[ability]]\nid = "hype"\nboosted_effect = ["hype up"]',
        ["hype", "super_boosted_effect"],
    ),
    # The other cards and tables of the box.
    "a founder of an unknown group": (founder('group = "goths"'), ["dalia_cascara", "group", "goths"]),
    "a founder with an unknown special": (
        founder('special = "tea"'),
        ["dalia_cascara", "special", "tea", "soy"],
    ),
    "a founder of an unknown set": (founder('set = "deluxe"'), ["dalia_cascara", "set", "deluxe"]),
    "a founder with a boost": (
        founder('main = { order = { bean = 1 }, rewards = ["boost"] }'),
        ["dalia_cascara", "main", "boost", "review"],
    ),
    "a celebrity with one side": (
        celebrity("left = false"),
        ["city_celebrities-c01", "left"],
    ),
    "a celebrity with an unknown ability": (
        celebrity('right = { order = { bean = 1 }, rewards = [], ability = "sing" }'),
        ["city_celebrities-c01", "right", "sing", "hype"],
    ),
    "a celebrity that acts without being a performer": (
        celebrity('right = { order = { bean = 1 }, rewards = [], ability = "acting" }'),
        ["city_celebrities-c01", "acting", "performers"],
    ),
    "a friend that acts": (
        '[[friend]]\nid = "grandma"\nability = "acting"',
        ["grandma", "ability", "acting", "patience"],
    ),
    "no board game tokens": (removed("game_token", BOX.game_token_entries), ["mine.toml"]),
    "hardly an action card": (removed("action_card", BOX.action_card_entries[3:]), ["4", "Starbots"]),
    "no level": (removed("level", BOX.levels), ["Starbots"]),
    "a level of difficulty less": (
        '[[difficulty]]\nid = "hard"\nremove = true',
        ["difficulty", "normal", "hard"],
    ),
    "a level with two icons": ('[[difficulty]]\nid = "hard"\nicons = ["bean2", "milk2"]', ["hard", "3"]),
    "a base icon that is none": (
        '[[difficulty]]\nid = "hard"\nicons = ["bean4", "milk2", "draw"]',
        ["hard", "icons", "draw", "milk1"],
    ),
    "a cup with two abilities": (
        '[[cup]]\nid = "latte"\neffect = ["hype up"]',
        ["latte", "ability", "effect"],
    ),
    "a cup with an unknown effect": (
        '[[cup]]\nid = "cappuccino"\neffect = ["spill 3"]',
        ["cappuccino", "spill 3", "blame_others"],
    ),
    "cookies for some players only": ("[cookies]\nvalues = [[6], [6]]", ["cookies", "6"]),
    "a cookie worth nothing": ("[cookies]\nvalues = [[6], [6], [6], [6], [6], [0]]", ["cookies", "0", "99"]),
    "an icon that may not be on a board game token": (
        '[[game_token]]\nid = "game-hype"\nicon = "connections"',
        ["game-hype", "icon", "connections", "tracking2"],
    ),
    "an action card beyond the columns": (
        '[[action_card]]\nid = "action_01"\nnumber = 6',
        ["action_01", "6", "5"],
    ),
    "an action card for the space that is never used": (
        '[[action_card]]\nid = "action_01"\nspace = "sugar"',
        ["action_01", "space", "sugar", "milk"],
    ),
    "a solo token for too few spaces": (
        '[[solo_token]]\nid = "boss"\nspaces = [["attract"]]',
        ["boss", "style", "3"],
    ),
    "a solo token that does something unknown": (
        '[[solo_token]]\nid = "fast"\nspaces = [["sleep"], ["hype"]]',
        ["fast", "spaces", "sleep"],
    ),
    "a solo level with a style token for the pantry": (
        '[[level]]\nid = "level_01"\npantry = "boss"',
        ["level_01", "pantry", "boss", "starter"],
    ),
    "a scenario in an unknown neighbourhood": (
        scenario('neighbourhood = "atlantis"'),
        ["after_hours", "neighbourhood", "atlantis", "kovalsky"],
    ),
    "a scenario with an unknown founder": (scenario('founders = ["me"]'), ["after_hours", "founders", "me"]),
    "a scenario with an unknown friend": (scenario('friends = ["me"]'), ["after_hours", "friends", "me"]),
    "a scenario with more guests than there are": (
        scenario('guests = { number = 9, group = "party_animals" }'),
        ["after_hours", "9", "party_animals", "7"],
    ),
    "a scenario with guests from elsewhere": (
        scenario('guests = { number = 1, group = "rebels" }'),
        ["after_hours", "guests", "rebels", "performers"],
    ),
    "a scenario with too much hype": (scenario("hype = 6"), ["after_hours", "5"]),
    "a scenario with an unknown resource": (
        scenario("supply = { tea = 1 }"),
        ["after_hours", "supply", "tea"],
    ),
    "a scenario with a rule nobody knows": (scenario('rules = ["shout"]'), ["after_hours", "rules", "shout"]),
}
"""What is wrong: the file, and the words a person needs in order to put it right."""


def bring(*texts: str) -> SeizeTheBeanContent:
    names = ("mine.toml", "yours.toml")
    return load(tuple(Source(name, text) for name, text in zip(names, texts, strict=False)))


@cache
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


def test_every_sentence_about_content_is_said_for_some_mistake() -> None:
    said = {problem.message.key for text, _ in BAD.values() for problem in refusal_of(text).problems}
    messages = files("demitasse.games.seize_the_bean") / "messages/en.ftl"
    known = set(
        re.findall(r"^(sb-content-[a-z-]+) =", messages.read_text(encoding="utf-8"), flags=re.MULTILINE)
    )

    assert known - said == set()


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


def test_a_24th_group_is_one_file() -> None:
    content = bring(GROUP_FILE)
    group = content.group_index["goths"]

    assert content.group_ids == (*BOX.group_ids, "goths")
    assert [len(content.sets[row][group]) for row in range(3)] == [10, 5, 5]
    assert content.names["goths-c01"] == BOX.names["hipsters-c01"]
    assert content.members[content.index[0]["goths-c01"]] == 1 << group
    assert content.members[content.index[0]["quality_beasts-c01"]] >> group & 1
    assert not content.groups[group].pack
    assert content.digest != BOX.digest


@pytest.mark.parametrize("seats", [2, 5])
def test_a_24th_group_can_be_played(seats: int) -> None:
    content = bring(GROUP_FILE, "[setup]\nreviews = [12, 12, 12, 12, 12]")
    groups = ("goths", "hipsters", "cyclists", "tourists", "musicians", "start_uppers")
    first = new_play(seats, 5, content, neighbourhood="own", groups=groups)
    assert first.view(0).awards == groups
    served = {content.ids[0][card] for card in (*first.rows[0], *first.piles[0], *first.decks[0])}
    assert sum(id.startswith("goths-") for id in served) == 10

    *_, (position, _) = random_play(seats, 5, content, neighbourhood="own", groups=groups)
    assert position.result is not None
    assert position.stocks() == first.stocks()


def test_a_mistake_that_only_shows_in_a_card_of_ours_is_the_fault_of_the_file_that_made_it() -> None:
    refusal = refusal_of(RENAMED, '[[ability]]\nid = "newsflash"\nremove = true')

    assert refusal.message.facts["file"] == "yours.toml"
    assert refusal.message.facts["entry"] == "ability newsflash"
    assert refusal.message.facts["needed"] == "customer hungry_media-c01"


def test_content_that_plays_differently_has_another_digest() -> None:
    files = (
        "",
        GENEROUS,
        "[setup]\nhype = 3",
        pantry('special = "pie"'),
        style('rows = { style = ["hype"] }'),
        '[[achievement]]\nid = "niche_style"\nnumber = 4',
        '[[token]]\nid = "bonus-hype"\ncopies = 3',
        '[[group]]\nid = "students"\nfive_six = false',
        '[[ability]]\nid = "steal"\nboosted_effect = ["steal 1 0"]',
        '[[neighbourhood]]\nid = "mitte"\n'
        'groups = ["hipsters", "cyclists", "tourists", "musicians", "start_uppers", "rebels"]',
        '[[friend]]\nid = "dog_uncle"\nmain = { order = { bean = 2 }, rewards = [] }',
        '[[celebrity]]\nid = "city_celebrities-c01"\ngroups = ["hipsters", "rebels"]',
        '[[founder]]\nid = "dalia_cascara"\nspecial = "pie"',
        '[[difficulty]]\nid = "hard"\nicons = ["bean2", "milk2", "sugar2"]',
        '[[cup]]\nid = "latte"\nsuper = true',
        '[[game_token]]\nid = "game-hype"\ncopies = 2',
        "[cookies]\nvalues = [[6], [6], [6], [6], [6], [6]]",
        '[[action_card]]\nid = "action_01"\nnumber = 1',
        '[[upgrade_token]]\nid = "solo-hype"\ncopies = 4',
        '[[solo_token]]\nid = "fast"\nspaces = [["hype"], ["hype"]]',
        '[[level]]\nid = "level_01"\npantry = "fast"',
        '[[scenario]]\nid = "after_hours"\nhype = 4',
    )

    assert len({bring(text).digest for text in files}) == len(files)


def test_another_name_or_status_makes_no_other_content() -> None:
    content = bring(RENAMED)

    assert content.digest == BOX.digest
    told = '[[scenario]]\nid = "after_hours"\nmeaning = { en = "Night.", fr = "Nuit." }\nstatus = "mine"'
    assert bring(told).digest == BOX.digest
    assert content.names["hipsters-c01"].fr == "Homme au béret"
    assert BOX.names["hipsters-c01"].fr == "Homme au chapeau"


def test_a_position_keeps_its_content_on_the_way_to_another_process() -> None:
    position = new_play(content=bring(GENEROUS))
    twin = pickle.loads(pickle.dumps(position))

    assert twin == position
    assert twin.content is position.content
    assert BEAN.content() is BOX

"""Names of people: what can be seen, in one alphabet, and not to be taken for somebody else's."""

from __future__ import annotations

import pytest

from demitasse.kernel.names import LONGEST_NAME, Flaw, flaw_of, same, tidy, twin_of

PILE = "Z" + "\u0300\u0301\u0302\u0303"


@pytest.mark.parametrize(
    "name",
    [
        "Zoé O’Hara",
        "Jean-François",
        "Nguyễn",
        "Ольга",
        "Ελένη",
        "李小龍",
        "อนุชา",
        "प्रिया",
        "محمد",
        "👩\u200d🍳",
        "🏳\ufe0f\u200d🌈",
        "Maya Ольга",
        "R2-D2",
        "…",
    ],
)
def test_what_people_are_called_is_fit(name: str) -> None:
    assert flaw_of(tidy(name)) is None


@pytest.mark.parametrize(
    ("name", "flaw"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * (LONGEST_NAME + 1), "long"),
        ("x" * 200, "long"),
        ("\u200b\u200b", "invisible"),
        ("\u00a0", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800 \u2800", "invisible"),
        ("\u0301\u0308", "invisible"),
        ("\u200d", "invisible"),
        ("An\na", "signs"),
        ("An\u202ea", "signs"),
        ("An\u200ba", "signs"),
        ("An\u200da", "signs"),
        ("An\u00ada", "signs"),
        ("An\u3164a", "signs"),
        (PILE, "signs"),
        ("M\u0430ya", "mixed"),
        ("\u039caya", "mixed"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_or_misleads_is_not(name: str, flaw: Flaw) -> None:
    assert flaw_of(tidy(name)) == flaw


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("ANA", "Ana"),
        ("ＡＮＡ", "Ana"),
        ("𝓐𝓷𝓪", "Ana"),
        ("\u0410\u0441\u0435", "Ace"),
        ("\u041c\u0410\u041c\u0410", "Mama"),
        ("\u0391\u03a4\u0391", "Ata"),
        ("AIi", "Ali"),
        ("lan", "Ian"),
        ("B0b", "Bob"),
        ("Ana\ufe0f", "Ana"),
        ("e\u0301va", "éva"),
    ],
    ids=ascii,
)
def test_names_that_look_the_same_are_twins(mine: str, theirs: str) -> None:
    assert twin_of(mine, ["Tom", theirs]) == theirs
    assert twin_of(theirs, [mine]) == mine


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Zoe", "Zoé"), ("Ana", "Anna"), ("Lia", "Ali"), ("Ольга", "Olga")]
)
def test_names_that_differ_to_the_eye_are_not(mine: str, theirs: str) -> None:
    assert twin_of(mine, [theirs]) is None


def test_the_same_name_is_told_from_one_that_only_looks_so() -> None:
    assert same("ANA", "Ana")
    assert not same("AIi", "Ali")

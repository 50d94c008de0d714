"""What the stored plays of Seize the Bean show."""

from __future__ import annotations

from pathlib import Path

from tests.golden.playthrough import told

FOLDER = Path(__file__).parent / "golden"

SERVING = (
    "Björn pays 2 Beans for the main order of Hat Man.",
    "Björn pays 1 Sugar for the secondary order of Hat Man; the Pantry saves 1.",
    "Björn cannot pay the main order of UX Designer, being short of Milk",
    "UX Designer is Angry.",
    "Björn pays 2 Sugar for the main order of Soulful Singer.",
    "Hat Man is Happy (Soulful Singer).",
)
"""SB-EX-25 to SB-EX-27: one Customer gets both orders, one becomes Angry, one cheers up the first."""


def test_a_stored_play_shows_the_serving_of_the_booklet() -> None:
    story = " ".join(told(FOLDER / "seize-the-bean-2p-serving.txt").story.split())
    begun = story.index(SERVING[0])
    places = [story.index(sentence, begun) for sentence in SERVING]

    assert places == sorted(places)
    assert story.index("| Day 4") < begun
    assert places[-1] < story.index("| Day 5")

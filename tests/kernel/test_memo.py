"""What is remembered of a content goes with it."""

from __future__ import annotations

from gc import collect
from weakref import ref

from demitasse.kernel.content import Content
from demitasse.kernel.memo import once_per_content


class Cards(Content):
    """A content that a test can forget."""


def test_an_answer_is_worked_out_once_for_each_content_and_question() -> None:
    asked: list[int] = []

    @once_per_content
    def doubled(content: Cards, number: int) -> int:
        asked.append(number)
        return 2 * number

    mine, yours = Cards(), Cards()
    answers = [
        doubled(mine, 1),
        doubled(mine, 1),
        doubled(mine, 2),
        doubled(yours, 1),
        doubled(mine, number=2),
    ]

    assert answers == [2, 2, 4, 2, 4]
    assert asked == [1, 2, 1, 2]


def test_a_content_that_nobody_plays_with_is_forgotten() -> None:
    @once_per_content
    def names(content: Cards) -> list[str]:
        return ["espresso"]

    mine = Cards()
    names(mine)
    forgotten = ref(mine)
    del mine
    collect()

    assert forgotten() is None

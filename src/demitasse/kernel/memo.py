"""What follows from a content alone, worked out once and forgotten with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from demitasse.kernel.content import Content

ContentT = TypeVar("ContentT", bound=Content)
P = ParamSpec("P")
T = TypeVar("T")


def once_per_content(
    compute: Callable[Concatenate[ContentT, P], T],
) -> Callable[Concatenate[ContentT, P], T]:
    """Remember the answers of a function for each content and whatever else it is given.

    An ordinary cache would keep every content that anybody ever played with.
    """
    known: WeakKeyDictionary[Content, dict[tuple[Any, ...], T]] = WeakKeyDictionary()

    @wraps(compute)
    def recalled(content: ContentT, /, *given: P.args, **named: P.kwargs) -> T:
        answers = known.get(content)
        if answers is None:
            answers = known[content] = {}
        asked = (*given, *named.items())
        answer = answers.get(asked)
        if answer is None:
            answer = answers[asked] = compute(content, *given, **named)
        return answer

    return recalled

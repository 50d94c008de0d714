"""What caused what happens, so that the story can name it ("+1 Good Review: Multilingual Menu").

A cause stands as long as the steps it put on the agenda: it is kept with the number of steps that lie under them, and
a cause that begins among these steps stands in front of it. It is told and never decides anything, so it is no part of
a position's digest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

NONE = "none"
"""In place of a card or icon that there is not."""

Causes = tuple[tuple[int, str], ...]
"""How many steps lie under those of a cause, and its id in the content; the innermost last."""


def begin(position: SeizeTheBeanPosition, id: str, under: int) -> None:
    """What happens until only so many steps are left on the agenda is due to this."""
    outer = position.causes or ()
    while outer and outer[-1][0] >= under:
        outer = outer[:-1]
    position.causes = (*outer, (under, id))


def cause(position: SeizeTheBeanPosition) -> str:
    """What the step that is being resolved, and has left the agenda, is due to."""
    causes, steps = position.causes, len(position.agenda)
    while causes and causes[-1][0] > steps:
        causes = position.causes = causes[:-1]
    return causes[-1][1] if causes else NONE

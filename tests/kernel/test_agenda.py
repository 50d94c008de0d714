"""The agenda: the next step first, nested effects in front of what they interrupt."""

from __future__ import annotations

from demitasse.kernel.agenda import done, push

MOVE, POUR = ("move", 2), ("pour", 2)


def test_pushed_steps_come_first_in_their_order() -> None:
    assert push((MOVE,), ("draw", 0), ("show", 1)) == (("draw", 0), ("show", 1), MOVE)


def test_a_resolved_step_leaves_the_rest() -> None:
    assert done((MOVE, POUR)) == (POUR,)
    assert done((MOVE,)) == ()


def test_an_agenda_is_never_changed_in_place() -> None:
    agenda = (MOVE, POUR)
    push(agenda, ("draw", 0))
    done(agenda)
    assert agenda == (MOVE, POUR)

"""The Last Drop on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import message_for
from demitasse.kernel.terminal import Localized

from .content import LastDropContent
from .rules import LastDropView


class Screen(Localized[LastDropContent]):
    def table(
        self,
        view: LastDropView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> Text:
        return Text("◆" * view.left + "◇" * sum(view.drunk))

    def story(self, events: Sequence[Event]) -> Text:
        return Text(" ".join(self.said(message_for("ld", event)) for event in events))

    def note(self, view: LastDropView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None) -> Text:
        return Text()

    def legend(self) -> Text:
        return Text("◆ ◇")

    def closing(self, view: LastDropView) -> str:
        return ""

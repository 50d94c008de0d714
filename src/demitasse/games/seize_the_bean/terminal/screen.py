"""What the table asks of Seize the Bean: the picture, the story, a note beside each choice, the legend."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from demitasse.games.seize_the_bean.choices import (
    Accept,
    Cup,
    Discard,
    Fulfil,
    Keep,
    Look,
    Pay,
    Pick,
    Place,
    Put,
    Return,
    Serve,
    Side,
    Take,
    Under,
)
from demitasse.games.seize_the_bean.content import SPACES
from demitasse.games.seize_the_bean.events import Activated, Arrived, PhaseBegan, Refreshed, Returned
from demitasse.games.seize_the_bean.terminal.cafes import Cafes
from demitasse.games.seize_the_bean.terminal.cards import Cards
from demitasse.games.seize_the_bean.terminal.middle import Middle
from demitasse.games.seize_the_bean.terminal.signs import (
    BRINGS,
    COOKIE,
    CRAVING,
    EITHER,
    EMPTY_CUP,
    FULL_CUP,
    GREEN,
    NAPPING,
    NOW,
    ON_A_SPACE,
    PLAYING,
    SERVED,
    SIGNS,
)
from demitasse.games.seize_the_bean.view import SeizeTheBeanView, ServiceView
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import message_for

LEFT, RIGHT = "left", "right"
"""The orders of a City Celebrity."""

LEGEND = (
    (GREEN[0], "sb-screen-legend-green"),
    (BRINGS.strip(), "sb-screen-legend-brings"),
    (EITHER.strip(), "sb-screen-legend-either"),
    (FULL_CUP, "sb-screen-full-cup"),
    (EMPTY_CUP, "sb-screen-empty-cup"),
    (ON_A_SPACE, "sb-screen-legend-barista"),
    (SERVED, "sb-screen-legend-served"),
    (NOW, "sb-screen-legend-now"),
    (NAPPING, "sb-screen-legend-napping"),
    (PLAYING, "sb-screen-legend-playing"),
    (CRAVING, "sb-screen-legend-craving"),
    (COOKIE, "sb-screen-legend-cookie"),
    ("[3]", "sb-screen-legend-number"),
)

UNTOLD = (PhaseBegan, Activated, Arrived, Refreshed, Returned)
"""What stands on the table already, or goes without saying; the log has it all."""


class Screen(Cards):
    """Draws one play, in one language."""

    def table(
        self,
        view: SeizeTheBeanView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> RenderableType:
        """Everything there is to see; `seat` is whose Café is shown in full, None whose turn it is."""
        shown = view.asked if seat is None else seat
        middle, cafes = Middle(self, view, shown, choices), Cafes(self, view, shown, choices)
        return Group(
            middle.day(), *middle.extras(), middle.city(), cafes.others(), cafes.own(), *middle.in_hand()
        )

    def story(self, events: Sequence[Event]) -> Text:
        """What happened, for somebody who looks at the table."""
        return Text(
            " ".join(self.said(message_for("sb", event)) for event in events if not isinstance(event, UNTOLD))
        )

    def note(
        self, view: SeizeTheBeanView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None
    ) -> Text:
        """What a choice is about, beside its line."""
        if isinstance(choice, Place):
            return self.icons(self.in_action(view.players[seat], SPACES.index(choice.space)))
        if isinstance(choice, Take | Pick | Put):
            return self.in_short(choice.card)
        if isinstance(choice, Return | Discard | Under) and view.looking is not None:
            return self.with_name(view.looking.cards[choice.place - 1])
        if isinstance(choice, Keep) and view.draft is not None:
            return self.with_name(view.draft.hand[choice.place - 1])
        if isinstance(choice, Look):
            return Text(f"({view.city[choice.deck].deck})")
        if isinstance(choice, Cup):
            return self.cup(choice.cup)
        if isinstance(choice, Pay):
            return self.mix(choice)
        return Text() if view.service is None else self.bill(view.service, view.step, choice)

    def bill(self, service: ServiceView, step: str, choice: Choice) -> Text:
        """What serving costs, and what it brings."""
        place = order_meant(service, step, choice)
        if place is None:
            return Text()
        bill = service.bills[place]
        paid = {"bean": bill.bean, "milk": bill.milk, "sugar": bill.sugar}
        for token in bill.tokens:
            paid[token] = paid.get(token, 0) + 1
        entry = self.orders(service.card)[place]
        return Text.assemble("−", self.signs(paid), BRINGS, self.rewards(entry.rewards))

    def mix(self, pay: Pay) -> Text:
        """The resources of a payment in signs."""
        paid = self.signs({"bean": pay.bean, "milk": pay.milk, "sugar": pay.sugar})
        if not pay.green:
            return Text.assemble("−", paid)
        green = Text(GREEN[0] * pay.green, GREEN[1])
        return Text.assemble("−", paid if pay.bean or pay.milk or pay.sugar else "", green)

    def cup(self, id: str) -> Text:
        """What a Daily Special can do; of the normal Cup everybody knows it."""
        meanings = [cup.meaning for cup in self.content.cups if cup.id == id]
        return Text(getattr(meanings[0], self.language) if meanings else "", "dim")

    def legend(self) -> RenderableType:
        """What the signs mean."""
        signs = Table.grid(padding=(0, 2))
        for icon, sign in SIGNS.items():
            signs.add_row(Text(*sign), self.name(icon))
        for mark, key in LEGEND:
            signs.add_row(Text(mark, "bold"), self.words(key))
        return signs

    def closing(self, view: SeizeTheBeanView) -> str:
        """What the count does not show: how ties are broken. Against Starbots the verdict has said it."""
        return "" if view.starbots is not None else self.words("sb-screen-tie")


def order_meant(service: ServiceView, step: str, choice: Choice) -> int | None:
    """Of the orders of the Customer being served, the one that a choice would pay."""
    if isinstance(choice, Serve) or (isinstance(choice, Accept) and step == "sold_out"):
        return -1 if service.bills[0].order == LEFT and not service.bills[0].payable else 0
    if isinstance(choice, Fulfil):
        return 0 if service.paid == RIGHT else -1
    if isinstance(choice, Side) and step == "first_order":
        return 0 if choice.side == LEFT else -1
    return None

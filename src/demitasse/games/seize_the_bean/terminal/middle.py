"""The middle of the table: the Day, the City, what lies on Awards, Cups and cookies, and cards in one's hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.seize_the_bean.choices import (
    Blame,
    Cup,
    Discard,
    Keep,
    Name,
    Praise,
    Put,
    Return,
    Take,
    Under,
    Use,
)
from demitasse.games.seize_the_bean.content import ROWS
from demitasse.games.seize_the_bean.terminal.drawing import Drawing
from demitasse.games.seize_the_bean.terminal.signs import (
    COOKIE,
    EMPTY_CUP,
    FULL_CUP,
    PLAYING,
    SERVED,
    SIGNS,
    counted,
)
from demitasse.games.seize_the_bean.view import CupView, DraftView, LookView, RowView
from demitasse.kernel.event import Seat
from demitasse.kernel.terminal import BADGES, joined

CITY = -1
"""Holds a Cup that nobody has."""


class Middle(Drawing):
    def day(self) -> Text:
        """Day, phase, step, what is left in the City, and whether this Day is the last."""
        view, words = self.view, self.cards.words
        line = Text(" ")
        if view.day:
            line.append(words("sb-screen-day", day=view.day), "bold").append("  ")
        line.append(words("sb-screen-phase", phase=view.phase)).append("  ")
        line.append(words(f"sb-step-{view.step}"), "bold").append("\n ")
        left = words("sb-screen-reviews-left", reviews=view.reviews, all=view.reviews_at_first)
        line.append(Text.assemble((SIGNS["review"][0], SIGNS["review"][1]), f" {left}  "))
        names = self.cards.names(view.bonuses) or "–"
        line.append(f"{words('sb-screen-bonuses')} {names}")
        if view.last_day:
            line.append("\n ").append(f" {words('sb-screen-last-day')} ", "bold white on red")
        return line

    # The City.

    def city(self) -> Group:
        return Group(*(self.row(number, self.view.city[name]) for number, name in enumerate(ROWS)))

    def row(self, number: int, row: RowView) -> Table:
        """The five visible cards of a row, next to the deck first; the last is the top of the pile."""
        cards = self.cards
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", expand=False)
        table.add_column("", justify="right", no_wrap=True, min_width=4)
        table.add_column(cards.words("sb-screen-row", row=ROWS[number]), no_wrap=True)
        table.add_column(Text(cards.words("sb-screen-piles", deck=row.deck, pile=len(row.pile)), "dim"))
        for card in (*row.row, *row.pile[-1:]):
            if card:
                table.add_row(self.number(Take(card)), cards.name(card), cards.in_short(card))
        for card in row.known:
            name = Text(f"({cards.name(card)})", "italic")
            table.add_row(self.number(Take(card)), name, cards.in_short(card))
        return table

    # What not every play has.

    def extras(self) -> list[RenderableType]:
        """A line for each thing there is."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for key, shown in self.lines():
            grid.add_row(f" {self.cards.words(key)}", shown)
        return [grid] if grid.row_count else []

    def lines(self) -> Iterator[tuple[str, Text]]:
        view = self.view
        if view.variants:
            yield "sb-screen-variants", Text(", ".join(map(self.variant, self.variants())))
        awards = [award for group in view.awards if (award := self.award(group))]
        if awards:
            yield "sb-screen-awards", joined(" · ", awards)
        if view.cups:
            yield "sb-screen-specials", joined("\n", map(self.cup, view.cups))
        if view.cookies:
            yield "sb-screen-cookies", Text(f"{COOKIE} {', '.join(map(str, view.cookies))}")
        if view.games_pulled:
            yield "sb-screen-games", self.games()

    def variants(self) -> tuple[str, ...]:
        """Competitive Sold Out is no second variant."""
        without = "sold_out" if "competing" in self.view.variants else ""
        return tuple(variant for variant in self.view.variants if variant != without)

    def variant(self, variant: str) -> str:
        return self.cards.words("sb-screen-variant", variant=variant)

    def award(self, group: str) -> Text:
        """An Award on which something lies, or that can be chosen: reviews, and everybody's marks."""
        good, bad = self.view.on_awards.get(group, (0, 0))
        parts = [counted(count, icon) for count, icon in ((good, "review"), (bad, "bad_review")) if count]
        for seat, player in enumerate(self.view.players):
            if marks := player.marks.get(group, 0):
                token = SIGNS[player.marker] if player.marker else (PLAYING, "")
                parts.append(Text.assemble((str(seat + 1), BADGES[seat]), (token[0] * marks, token[1])))
        number = self.number(Name(group), Praise(group), Blame(group, "own"), Blame(group, "city"))
        if number:
            parts.append(number)
        return Text.assemble(self.cards.name(group), " ", joined(" ", parts)) if parts else Text()

    def cup(self, cup: CupView) -> Text:
        """Who holds a Daily Special, and who its Empty Cup."""
        text = Text.assemble(self.cards.name(cup.cup), f"  {FULL_CUP} ", self.holder(cup.full))
        text.append(f"  {EMPTY_CUP} ").append(self.holder(cup.empty))
        text.append(f" {SERVED}" if cup.used else "", "bold")
        number = self.number(Cup(cup.cup))
        return Text.assemble(text, " ", number) if number else text

    def holder(self, seat: Seat) -> Text:
        if seat == CITY:
            return Text(self.cards.words("sb-screen-city"), "dim")
        return Text.assemble(self.badge(seat), f" {self.cards.people[seat]}")

    def games(self) -> Text:
        """The Board Game tokens pulled, with the numbers that use or place them."""
        parts = []
        for icon in dict.fromkeys(self.view.games_pulled):
            times = self.view.games_pulled.count(icon)
            name = Text(self.cards.name(icon) + (f" ×{times}" if times > 1 else ""), "bold")
            numbers = [
                number
                for number, choice in enumerate(self.choices, 1)
                if isinstance(choice, Use | Put) and choice.icon == icon
            ]
            parts.append(Text.assemble(name, " ", self.numbers(numbers)) if numbers else name)
        left = self.cards.words("sb-screen-games-left", games=self.view.games_left)
        return Text.assemble(joined(", ", parts), (f"  {left}", "dim"))

    # Cards only one seat sees.

    def in_hand(self) -> list[RenderableType]:
        if self.view.draft is not None:
            return self.drafted(self.view.draft)
        return [] if self.view.looking is None else self.looked_at(self.view.looking)

    def looked_at(self, look: LookView) -> list[RenderableType]:
        """The cards being looked at, with the numbers that place or discard them."""
        if not look.cards:
            return []
        grid = Table.grid(padding=(0, 1))
        for place, card in enumerate(look.cards, 1):
            name = Text(self.cards.name(card), "bold")
            numbers = self.number(Return(place), Discard(place), Under(place))
            marks = Text(SERVED) if place <= look.placed else numbers
            grid.add_row(str(place), name, self.cards.in_short(card), marks)
        return [self.hidden(grid)]

    def drafted(self, draft: DraftView) -> list[RenderableType]:
        """The hand, with the numbers that keep a card, what was kept before, and for whom everybody waits."""
        shown: list[RenderableType] = []
        if draft.hand or draft.kept:
            grid = Table.grid(padding=(0, 1))
            for place, card in enumerate(draft.hand, 1):
                name = Text(self.cards.name(card), "bold")
                grid.add_row(self.number(Keep(place)), name, self.cards.in_short(card))
            for card in draft.kept:
                if card not in draft.hand:
                    grid.add_row(SERVED, self.cards.name(card), self.cards.in_short(card))
            shown.append(self.hidden(grid))
        others = [self.cards.people[seat] for seat in draft.waiting if seat != self.seat]
        if others:
            shown.append(Text(self.cards.words("sb-screen-waiting", people=", ".join(others)), "dim"))
        return shown

    def hidden(self, grid: Table) -> Panel:
        return Panel(grid, title=self.cards.words("sb-screen-looking"), box=box.ROUNDED, padding=(0, 1))

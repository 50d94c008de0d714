"""Seize the Bean drawn on a terminal, from a view and nothing else.

Cards are lines: orders in signs, a sign for each thing to pay, then what they bring; icons of Upgrades by their names.
Colour only ever says once more what stands there. Cards and spaces that can be chosen carry the number to type.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.seize_the_bean.choices import (
    Activate,
    Discard,
    Fulfil,
    Look,
    Pick,
    Place,
    Return,
    Serve,
    Take,
)
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CITY_ACTIONS,
    CUSTOMERS,
    PANTRY,
    ROWS,
    SPACES,
    STYLE,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.entries import OrderEntry
from demitasse.games.seize_the_bean.events import Activated, Arrived, PhaseBegan, Refreshed, Returned
from demitasse.games.seize_the_bean.hype import MAX
from demitasse.games.seize_the_bean.view import GuestView, PlayerView, RowView, SeizeTheBeanView
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message, tell

SIGNS = {
    "bean": ("●", "dark_goldenrod"),
    "milk": ("○", "bold"),
    "sugar": ("□", "cyan"),
    "strong": ("S", "dark_goldenrod"),
    "quality": ("Q", "dark_goldenrod"),
    "soy": ("Y", "bold"),
    "croissant": ("C", "cyan"),
    "donut": ("D", "cyan"),
    "pie": ("P", "cyan"),
    "any_snack": ("?", "cyan"),
    "angry": ("!", "bold red"),
    "happy": ("☺", "bold green"),
    "review": ("★", "yellow"),
    "bad_review": ("✗", "red"),
    "hype": ("▲", "magenta"),
}
"""Of the icons in orders and rewards."""
BADGES = (
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
    "bold white on cyan",
)
FULL_CUP, EMPTY_CUP = "◕", "◔"
SERVED, NOW, ON_A_SPACE = "✓", "◀", "♟"
BRINGS = " → "

UNTOLD = (PhaseBegan, Activated, Arrived, Refreshed, Returned)
"""What stands on the table already, or goes without saying; the log has it all."""


class Screen:
    """Draws one play, in one language."""

    def __init__(self, content: SeizeTheBeanContent, language: str, people: Sequence[str]) -> None:
        self.content = content
        self.language = language
        self.people = people

    # What the table asks for.

    def table(
        self,
        view: SeizeTheBeanView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> RenderableType:
        """Everything there is to see; `seat` is whose Café is shown in full, None whose turn it is."""
        drawing = TableDrawing(self, view, view.asked if seat is None else seat, choices)
        return Group(drawing.day(), drawing.city(), drawing.others(), drawing.own(), *drawing.looked_at())

    def badge(self, view: SeizeTheBeanView, seat: Seat) -> Text:
        """A player's number."""
        return Text(f" {seat + 1} ", BADGES[seat])

    def story(self, events: Sequence[Event]) -> Text:
        """What happened, for somebody who looks at the table."""
        return Text(
            " ".join(self.said(tell("sb", event)) for event in events if not isinstance(event, UNTOLD))
        )

    def note(
        self, view: SeizeTheBeanView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None
    ) -> Text:
        """What a choice is about, beside its line."""
        if isinstance(choice, Place):
            return self.icons(self.in_action(view.players[seat], SPACES.index(choice.space)))
        if isinstance(choice, Take | Pick):
            return self.in_short(choice.card)
        if isinstance(choice, Return | Discard) and view.looking is not None:
            card = view.looking.cards[choice.place - 1]
            return Text.assemble((self.name(card), "bold"), " ", self.in_short(card))
        if isinstance(choice, Look):
            return Text(f"({view.city[choice.deck].deck})")
        if isinstance(choice, Serve | Fulfil) and view.service is not None:
            bill = view.service.bills[0 if isinstance(choice, Serve) else -1]
            paid = {"bean": bill.bean, "milk": bill.milk, "sugar": bill.sugar}
            entry = self.orders(view.service.card)[0 if isinstance(choice, Serve) else -1]
            return Text.assemble("−", self.signs(paid), BRINGS, self.rewards(entry.rewards))
        return Text()

    def legend(self) -> RenderableType:
        """What the signs mean."""
        signs = Table.grid(padding=(0, 2))
        for icon, sign in SIGNS.items():
            signs.add_row(Text(*sign), self.name(icon))
        for mark, key in (
            (BRINGS.strip(), "sb-screen-legend-brings"),
            (FULL_CUP, "sb-screen-full-cup"),
            (EMPTY_CUP, "sb-screen-empty-cup"),
            (ON_A_SPACE, "sb-screen-legend-barista"),
            (SERVED, "sb-screen-legend-served"),
            (NOW, "sb-screen-legend-now"),
            ("[3]", "sb-screen-legend-number"),
        ):
            signs.add_row(Text(mark, "bold"), self.words(key))
        return signs

    def closing(self, view: SeizeTheBeanView) -> str:
        """What the count does not show: how ties are broken."""
        return self.words("sb-screen-tie")

    # Words and signs.

    def words(self, key: str, **facts: Fact) -> str:
        return self.said(Message(key, facts))

    def said(self, message: Message) -> str:
        return say(message, self.language, self.content.names, self.people)

    def name(self, id: str) -> str:
        return str(getattr(self.content.names[id], self.language))

    def signs(self, counts: dict[str, int]) -> Text:
        """A sign for each piece: `●●Q`."""
        text = Text()
        for icon, count in counts.items():
            sign, style = SIGNS[icon]
            text.append(sign * count, style)
        return text or Text("–")

    def rewards(self, rewards: Iterable[str]) -> Text:
        text = Text()
        for icon in rewards:
            text.append(*SIGNS[icon])
        return text or Text("–")

    def orders(self, card: str) -> list[OrderEntry]:
        """The main order, and the secondary one if there is one."""
        entry = self.content.entry(self.content.index[CUSTOMERS][card])
        return [entry.main] if entry.secondary is None else [entry.main, entry.secondary]

    def in_short(self, card: str) -> Text:
        """A card in one line, without its name."""
        row = next(row for row, cards in enumerate(self.content.index) if card in cards)
        return self.customer(card) if row == CUSTOMERS else self.upgrade(card, row)

    def customer(self, card: str) -> Text:
        """Orders and what they bring, the ability, the group."""
        number = self.content.index[CUSTOMERS][card]
        orders = (
            Text.assemble(self.signs(order.order), BRINGS, self.rewards(order.rewards))
            for order in self.orders(card)
        )
        ability = self.name(self.content.ability[number])
        if self.content.is_super[number]:
            ability = self.words("sb-screen-super", ability=self.content.ability[number])
        groups = [self.name(self.content.group_ids[group]) for group in self.content.of_groups[number]]
        return Text.assemble(joined(" / ", orders), f"  {ability}  ", (", ".join(groups), "dim"))

    def upgrade(self, card: str, row: int) -> Text:
        """Its icons by action row; the special of a Pantry Upgrade; its groups."""
        number = self.content.index[row][card]
        entry = self.content.pantry[number] if row == PANTRY else self.content.style[number]
        first = 0 if row == PANTRY else CITY_ACTIONS
        parts = [
            Text(
                f"{self.words('sb-screen-space', space=SPACES[first + at])} ({', '.join(map(self.name, icons))})"
            )
            for at, icons in enumerate(msgspec.structs.astuple(entry.rows))
            if icons
        ]
        if row == PANTRY:
            pantry = self.content.pantry[number]
            sign, style = SIGNS[pantry.special]
            shown = Text.assemble((sign, style), "  ", joined(" · ", parts), "  ")
            return shown.append(self.name(pantry.group), "dim")
        groups = ", ".join(map(self.name, self.content.style[number].groups))
        return Text.assemble(joined(" · ", parts), "  ", (groups, "dim"))

    def icons(self, icons: Sequence[str]) -> Text:
        return Text(", ".join(map(self.name, icons)), "dim")

    def in_action(self, player: PlayerView, space: int) -> list[str]:
        """The base icon of an action, and what the Upgrades add to it."""
        row, side = (PANTRY, player.pantry) if space < CITY_ACTIONS else (STYLE, player.style)
        icons = [self.content.spaces[space].icon]
        for card in side:
            number = self.content.index[row][card]
            entry = self.content.pantry[number] if row == PANTRY else self.content.style[number]
            icons += msgspec.structs.astuple(entry.rows)[space % CITY_ACTIONS]
        return icons


class TableDrawing:
    """One picture of the table."""

    def __init__(self, screen: Screen, view: SeizeTheBeanView, seat: Seat, choices: Sequence[Choice]) -> None:
        self.screen = screen
        self.view = view
        self.seat = seat
        self.choices = choices

    def number(self, *kinds: Choice) -> Text:
        """The number to type for a choice, if it is offered."""
        numbers = [str(at) for at, choice in enumerate(self.choices, 1) if choice in kinds]
        return Text(f"[{','.join(numbers)}]", "bold reverse") if numbers else Text()

    # The middle of the table.

    def day(self) -> Text:
        """Day, phase, step, what is left in the City, and whether this Day is the last."""
        view, words = self.view, self.screen.words
        line = Text.assemble(" ", (words("sb-screen-day", day=view.day), "bold"), "  ")
        line.append(words("sb-screen-phase", phase=view.phase)).append("  ")
        line.append(words(f"sb-step-{view.step}"), "bold").append("\n ")
        left = words("sb-screen-reviews-left", reviews=view.reviews, all=view.reviews_at_first)
        line.append(Text.assemble((SIGNS["review"][0], SIGNS["review"][1]), f" {left}  "))
        names = ", ".join(map(self.screen.name, view.bonuses)) or "–"
        line.append(f"{words('sb-screen-bonuses')} {names}")
        if view.last_day:
            line.append("\n ").append(f" {words('sb-screen-last-day')} ", "bold white on red")
        return line

    def city(self) -> Group:
        return Group(*(self.row(number, self.view.city[name]) for number, name in enumerate(ROWS)))

    def row(self, number: int, row: RowView) -> Table:
        """The five visible cards of a row, next to the deck first; the last is the top of the pile."""
        screen = self.screen
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", expand=False)
        table.add_column("", justify="right", no_wrap=True, min_width=4)
        table.add_column(screen.words("sb-screen-row", row=ROWS[number]), no_wrap=True)
        table.add_column(Text(screen.words("sb-screen-piles", deck=row.deck, pile=len(row.pile)), "dim"))
        for card in (*row.row, *row.pile[-1:]):
            if card:
                table.add_row(self.number(Take(card)), screen.name(card), screen.in_short(card))
        for card in row.known:
            name = Text(f"({screen.name(card)})", "italic")
            table.add_row(self.number(Take(card)), name, screen.in_short(card))
        return table

    # The players.

    def own(self) -> Panel:
        """One's Café: actions with their icons, the Line, and what else one has."""
        screen, player = self.screen, self.view.players[self.seat]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for space, id in enumerate(SPACES):
            barista = Text(f" {ON_A_SPACE}", "bold") if id in player.baristas else Text()
            label = Text.assemble(
                screen.words("sb-screen-space", space=id), barista, " ", self.number(Place(id))
            )
            grid.add_row(label, self.action(player, space))
        grid.add_row(screen.words("sb-screen-line"), self.line(player))
        grid.add_row(screen.words("sb-screen-piles-own"), self.piles(player))
        grid.add_row(screen.words("sb-screen-achievements"), self.achievements(player))
        grid.add_row(screen.words("sb-screen-icons"), self.group_icons(player))
        title = Text.assemble(self.title(self.seat), "  ", self.having(player))
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def action(self, player: PlayerView, space: int) -> Text:
        """All icons of an action; those that can be activated now with their numbers."""
        action = self.view.action
        if action is not None and action.seat == self.seat and action.space == SPACES[space]:
            left = [
                Text.assemble(
                    self.screen.name(icon.icon), " ", self.number(Activate(icon.icon, icon.card, icon.number))
                )
                for icon in action.icons
            ]
            return joined(", ", left)
        return self.screen.icons(self.screen.in_action(player, space))

    def line(self, player: PlayerView) -> Text:
        guests = [
            Text.assemble(self.guest(guest), " ", self.screen.customer(guest.card)) for guest in player.line
        ]
        return joined("\n", guests) if guests else Text("–")

    def guest(self, guest: GuestView) -> Text:
        """Name, mood, and where in the service the Customer is."""
        service = self.view.service
        now = service is not None and service.card == guest.card
        text = Text(self.screen.name(guest.card), "bold" if now else "")
        if guest.mood > 0:
            text.append(f" {SIGNS['happy'][0]}{guest.mood}", SIGNS["happy"][1])
        elif guest.mood < 0:
            text.append(f" {SIGNS['angry'][0]}", SIGNS["angry"][1])
        text.append(f" {NOW}" if now else f" {SERVED}" if guest.served else "", "bold")
        number = self.number(Pick(guest.card))
        return Text.assemble(text, " ", number) if number else text

    def piles(self, player: PlayerView) -> Text:
        words = self.screen.words("sb-screen-piles", deck=player.deck, pile=player.discard)
        names = [Text(f"({self.screen.name(card)})", "italic") for card in player.known]
        names += [Text(self.screen.name(card), "dim") for card in player.discards]
        return Text.assemble(words, "  ", joined(", ", names))

    def achievements(self, player: PlayerView) -> Text:
        """How far each of the four is."""
        parts = []
        for id, wanted in zip(ACHIEVEMENTS, self.screen.content.wanted, strict=True):
            done = id in player.achievements
            state = f"{SERVED} +5" if done else f"{player.progress[id]}/{wanted}"
            parts.append(Text(f"{self.screen.name(id)} {state}", "bold green" if done else ""))
        return joined(" · ", parts)

    def group_icons(self, player: PlayerView) -> Text:
        return joined(
            " · ", (Text(f"{self.screen.name(group)} {count}") for group, count in player.icons.items())
        )

    def having(self, player: PlayerView) -> Text:
        """Reviews, resources, Hype."""
        hype = SIGNS["hype"][0] * player.hype + "·" * (MAX - player.hype)
        return Text.assemble(
            (f"{player.reviews}{SIGNS['review'][0]}", SIGNS["review"][1]),
            (f" {player.bad_reviews}{SIGNS['bad_review'][0]}", SIGNS["bad_review"][1]),
            f"  {player.bean}",
            SIGNS["bean"],
            f" {player.milk}",
            SIGNS["milk"],
            f" {player.sugar}",
            SIGNS["sugar"],
            "  ",
            (hype, SIGNS["hype"][1]),
        )

    def title(self, seat: Seat) -> Text:
        name = Text.assemble(self.screen.badge(self.view, seat), (f" {self.screen.people[seat]}", "bold"))
        cups = FULL_CUP * (seat == self.view.first) + EMPTY_CUP * (seat == self.view.empty)
        return name.append(f" {cups}" if cups else "")

    def others(self) -> Table:
        """What everybody else has, and whom they serve."""
        table = Table.grid(padding=(0, 1))
        table.add_column()
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                table.add_row(self.other(seat, player))
        return table

    def other(self, seat: Seat, player: PlayerView) -> Text:
        screen = self.screen
        spaces = ", ".join(screen.words("sb-screen-space", space=space) for space in player.baristas)
        head = Text.assemble(self.title(seat), "  ", self.having(player))
        head.append(f"  {ON_A_SPACE} {spaces}" if spaces else "", "dim")
        upgrades = ", ".join(map(screen.name, (*player.pantry, *player.style)))
        line = joined(", ", map(self.guest, player.line)) if player.line else Text("–")
        text = Text.assemble(head, f"\n     {screen.words('sb-screen-line')} ", line)
        return text.append(f"\n     {upgrades}", "dim") if upgrades else text

    def looked_at(self) -> list[RenderableType]:
        """The cards being looked at, with the numbers that place or discard them."""
        look = self.view.looking
        if look is None or not look.cards:
            return []
        grid = Table.grid(padding=(0, 1))
        for place, card in enumerate(look.cards, 1):
            name = Text(self.screen.name(card), "bold")
            marks = Text(SERVED) if place <= look.placed else self.number(Return(place), Discard(place))
            grid.add_row(str(place), name, self.screen.in_short(card), marks)
        return [Panel(grid, title=self.screen.words("sb-screen-looking"), box=box.ROUNDED, padding=(0, 1))]


def joined(separator: str, parts: Iterable[Text]) -> Text:
    """Parts side by side, each in its own style, with something faint between them."""
    line = Text()
    for number, part in enumerate(parts):
        if number:
            line.append(separator, "dim")
        line.append(part)
    return line

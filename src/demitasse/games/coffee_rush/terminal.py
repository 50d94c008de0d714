"""Coffee Rush drawn on a terminal, from a view and nothing else.

Every ingredient has a shape and a name, every player a letter: colour only ever says once more what stands there.
Squares that can be chosen carry the number to type.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import cast

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.coffee_rush.choices import Done, Empty, Place, Pour, Send, StepTo
from demitasse.games.coffee_rush.content import UPGRADES, CoffeeRushContent
from demitasse.games.coffee_rush.events import Aged, Placed, Poured, Stepped, Stopped, TurnBegan
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, counts_of
from demitasse.games.coffee_rush.view import CoffeeRushView, PlayerView
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import message_for
from demitasse.kernel.terminal import Localized, joined

SYMBOLS = {
    "coffee": ("●", "dark_goldenrod"),
    "milk": ("○", "bold"),
    "steam": ("≈", "magenta"),
    "ice": ("◇", "cyan"),
    "chocolate": ("■", "indian_red"),
    "caramel": ("◆", "yellow"),
    "tea": ("♣", "green"),
    "water": ("▼", "bright_blue"),
}
PLAYER_STYLES = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "yellow": "bold black on yellow",
}
UPGRADE_SYMBOLS: dict[str, str] = dict(zip(UPGRADES, ("2M", "D", "2C", "2S"), strict=True))
MEEPLE, RUSH, SPECIALTY, READY, PASSED, FIRST, DASH = "☻", "↯", "★", "✓", "»", "*", "—"

UNTOLD = (TurnBegan, Stopped, Aged)
STEPS_SHOWN = ("upgrade", "move", "pour", "send", "confirm")
LAST_ROW = 4
SCARCE = 2
WIDEST_CELL, NARROWEST_CELL = 13, 9
SIDE = 22
"""What the supply beside the board needs."""
OWN = 58
"""What one's own board beside the ingredient board needs."""
TALL = 46
"""From here on squares are three lines high."""
LOW = 36
"""Below it not all is in sight at once: the board stands last, where it stays, just above what one is asked."""


class Screen(Localized[CoffeeRushContent]):
    """Draws one play, in one language."""

    # What the table asks for.

    def table(
        self,
        view: CoffeeRushView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> RenderableType:
        """Everything there is to see; `seat` is whose board is shown in full, None whose turn it is."""
        return TableDrawing(self, view, view.active if seat is None else seat, choices, events)

    def badge(self, view: CoffeeRushView, seat: Seat) -> Text:
        """A player's letter in their colour."""
        colour = view.players[seat].colour
        return Text(f"{MEEPLE}{self.letter(colour)}", PLAYER_STYLES[colour])

    def story(self, events: Sequence[Event]) -> Text:
        """What happened, for somebody who looks at the table: walks and pours in signs, the rest in sentences.

        What the table itself shows with every turn (whose it is, where a meeple stopped, that time passed) is left
        out; the log has it all.
        """
        told: list[str] = []
        for kind, run in groupby((event for event in events if not isinstance(event, UNTOLD)), type):
            several = list(run)
            if kind is Stepped and len(several) > 1:
                told.append(self._walk(cast(list[Stepped], several)))
            elif kind is Poured and len(several) > 1:
                told.extend(self._pours(cast(list[Poured], several)))
            else:
                told.extend(self.said(message_for("cr", event)) for event in several)
        return in_colour(" ".join(told))

    def note(
        self, view: CoffeeRushView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None
    ) -> Text:
        """What a choice would bring, beside its line; `foreseen` are its events, if they are no secret."""
        player = view.players[seat]
        if isinstance(choice, Place):
            return self.ingredient(self.yields(choice.square))
        if isinstance(choice, StepTo):
            return self._step_note(foreseen or ())
        if isinstance(choice, Pour):
            cup = dict(player.cups[choice.cup - 1])
            cup[choice.ingredient] = cup.get(choice.ingredient, 0) + 1
            return self._cup_note(cup, player)
        if isinstance(choice, Empty):
            return Text.assemble("−", tokens(player.cups[choice.cup - 1]))
        if isinstance(choice, Done) and view.hand:
            return Text.assemble("−", tokens(view.hand))
        if isinstance(choice, Send):
            row = next(number for number, cards in enumerate(player.rows, 1) if choice.order in cards)
            gain = f" +1 {RUSH}" if self.content.specialty[self.content.card_index[choice.order]] else ""
            return Text(self.words("cr-screen-row", row=row) + gain, "red" if row == LAST_ROW else "")
        return Text()

    def legend(self) -> RenderableType:
        """What the signs mean."""
        grid = Table.grid(padding=(0, 2))
        for left, right in zip(INGREDIENTS[::2], INGREDIENTS[1::2], strict=True):
            grid.add_row(self.ingredient(left), left, self.ingredient(right), right)
        signs = Table.grid(padding=(0, 2))
        for sign, key in (
            (f"{MEEPLE}{self.letter('red')}", "cr-screen-legend-meeple"),
            (SPECIALTY, "cr-screen-legend-specialty"),
            (RUSH, "cr-screen-legend-rush"),
            (READY, "cr-screen-legend-ready"),
            (f"{PASSED}2", "cr-screen-legend-path"),
            ("[3]", "cr-screen-legend-number"),
            (FIRST, "cr-screen-first"),
        ):
            signs.add_row(Text(sign, "bold"), self.words(key))
        for upgrade, symbol in UPGRADE_SYMBOLS.items():
            signs.add_row(Text(symbol, "bold"), Text(self.name(upgrade)))
        both = Table.grid()
        both.add_row(grid)
        both.add_row(signs)
        return both

    def closing(self, view: CoffeeRushView) -> str:
        """What the count does not show: how ties are broken, when there is one."""
        points = [player.points for player in view.players]
        return self.words("cr-screen-tie") if len(set(points)) < len(points) else ""

    def _walk(self, steps: Sequence[Stepped]) -> str:
        squares = (
            f"{step.square} (+{SYMBOLS[step.ingredient][0] * step.tokens or 0}{f' −{RUSH}' if step.rush else ''})"
            for step in steps
        )
        return self.words("cr-screen-walk", seat=steps[0].seat, squares=", ".join(squares))

    def _pours(self, pours: Sequence[Poured]) -> Iterator[str]:
        for seat, run in groupby(pours, lambda pour: pour.seat):
            cups: dict[int, str] = {}
            for pour in run:
                cups[pour.cup] = cups.get(pour.cup, "") + SYMBOLS[pour.ingredient][0]
            told = (
                self.words("cr-screen-into", tokens=signs, cup=cup) for cup, signs in sorted(cups.items())
            )
            yield self.words("cr-screen-pours", seat=seat, cups=", ".join(told))

    # Words and signs.

    def letter(self, colour: str) -> str:
        return self.words(f"cr-colour-{colour}")[0]

    def yields(self, square: str) -> str:
        board = self.content.board
        return INGREDIENTS[board.yields[board.index[square]]]

    def ingredient(self, id: str, width: int = 80) -> Text:
        """Shape and name; the short name where the long one does not fit."""
        symbol, style = SYMBOLS[id]
        name = self.name(id)
        if cell_len(name) + 2 > width:
            name = self.words(f"cr-screen-short-{id}")
        return Text(f"{symbol} {name}", style)

    def meeple(self, view: CoffeeRushView, seat: Seat, number: int) -> Text:
        """A meeple on the board, numbered where a player has two."""
        badge = self.badge(view, seat)
        if len(view.players[seat].meeples) > 1:
            badge.append(str(number))
        return badge

    def order(self, card: str) -> Text:
        """An order card: its name, its mark and what it asks for."""
        index = self.content.card_index[card]
        text = Text(self.name(card))
        if self.content.specialty[index]:
            text.append(f" {SPECIALTY}")
        return text.append(" ").append(tokens(self.recipe(card)))

    def recipe(self, card: str) -> dict[str, int]:
        return counts_of(self.content.recipes[self.content.card_index[card]])

    def waiting(self, card: str, player: PlayerView) -> Text:
        """An order with the cup that suits it best: ready, or what is missing there."""
        text = self.order(card)
        recipe = self.recipe(card)
        fits = [
            (sum(recipe.values()) - sum(cup.values()), number)
            for number, cup in enumerate(player.cups, 1)
            if cup and all(recipe.get(kind, 0) >= count for kind, count in cup.items())
        ]
        if not fits:
            return text
        missing, number = min(fits)
        if not missing:
            return text.append(f" {READY}{number}", "bold green")
        cup = player.cups[number - 1]
        lacks = {kind: count - cup.get(kind, 0) for kind, count in recipe.items() if count > cup.get(kind, 0)}
        return text.append(f" ({number}+", "dim").append(tokens(lacks)).append(")", "dim")

    def _step_note(self, foreseen: Iterable[Event]) -> Text:
        for event in foreseen:
            if isinstance(event, Stepped):
                got = tokens({event.ingredient: event.tokens}) if event.tokens else "0"
                note = Text.assemble("+", got, " ", self.ingredient(event.ingredient)[2:])
                return note.append(f" −1 {RUSH}") if event.rush else note
        return Text()

    def _cup_note(self, cup: Mapping[str, int], player: PlayerView) -> Text:
        text = tokens(cup)
        for row in player.rows:
            for card in row:
                if self.recipe(card) == cup:
                    return text.append(f" {READY} {self.name(card)}", "bold green")
        return text


class TableDrawing:
    """One picture of the table; how it is laid out depends on the room there is."""

    def __init__(
        self,
        screen: Screen,
        view: CoffeeRushView,
        seat: Seat,
        choices: Sequence[Choice],
        events: Sequence[Event],
    ) -> None:
        self.screen = screen
        self.view = view
        self.seat = seat
        self.choices = choices
        self.path = path_of(view, events) if view.step in STEPS_SHOWN else []

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        tall = console.is_terminal and console.height >= TALL
        columns = self.screen.content.board.columns
        cell = max(NARROWEST_CELL, min(WIDEST_CELL, (width - SIDE - 1) // columns - 1))
        board_width = columns * (cell + 1) + 1
        board = self.board(cell, tall)
        if console.is_terminal and console.height < LOW and board_width + SIDE <= width < board_width + OWN:
            yield self.others()
            yield self.own_board()
            yield self.turn()
            yield beside(board, board_width, self.supply_list())
            return
        yield self.turn()
        if width >= board_width + OWN:
            yield beside(board, board_width, Group(self.own_board(), self.others()))
            yield self.supply_line()
            yield self.orders_of_others()
        elif width >= board_width + SIDE:
            yield beside(board, board_width, self.supply_list())
            yield self.own_board()
            yield self.others()
        else:
            yield board
            yield self.supply_line()
            yield self.own_board()
            yield self.others()

    # The middle of the table.

    def turn(self) -> Text:
        """Round, step of the turn, and whether the café is still open."""
        view, screen = self.view, self.screen
        line = Text(" ")
        if view.round:
            line.append(screen.words("cr-screen-round", round=view.round), "bold").append("  ")
        if view.step in STEPS_SHOWN:
            for step in STEPS_SHOWN:
                now = step == view.step
                line.append("▶" if now else "·", "bold" if now else "dim")
                line.append(screen.words(f"cr-step-{step}"), "bold" if now else "dim").append(" ")
        else:
            line.append(screen.words(f"cr-step-{view.step}"), "bold")
        if view.closed:
            line.append("\n ").append(f" {screen.words('cr-screen-closed')} ", "bold white on red")
        return line

    def board(self, cell: int, tall: bool) -> Table:
        board = self.screen.content.board
        table = Table(
            box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 0, 0, 1), border_style="dim"
        )
        for _ in range(board.columns):
            table.add_column(width=cell - 1, no_wrap=True)
        for row in range(board.rows):
            names = board.names[row * board.columns : (row + 1) * board.columns]
            table.add_row(*(self.square(name, cell - 1, tall) for name in names))
        return table

    def square(self, name: str, cell: int, tall: bool) -> Text:
        """Its name, who stands there, the number to type; what it gives, and when it was passed this turn."""
        screen = self.screen
        numbers = [
            number
            for number, choice in enumerate(self.choices, 1)
            if isinstance(choice, Place | StepTo) and choice.square == name
        ]
        on_the_move = any(isinstance(choice, Place | StepTo) for choice in self.choices)
        faded = on_the_move and not numbers
        meeples = Text(" ").join(
            screen.meeple(self.view, seat, number)
            for seat, player in enumerate(self.view.players)
            for number, square in enumerate(player.meeples, 1)
            if square == name
        )
        tag = Text("[" + ",".join(map(str, numbers)) + "]", "bold reverse") if numbers else Text()
        passed = Text(
            "".join(f"{PASSED}{count}" for count, at in enumerate(self.path) if at == name and count), "bold"
        )
        gives = screen.ingredient(screen.yields(name), cell - len(passed))
        if faded:
            gives.stylize("dim")
        corner = Text(name, "dim" if faded else "")
        if tall:
            return Text("\n").join(
                (spread(cell, corner, tag), spread(cell, gives, Text()), spread(cell, meeples, passed))
            )
        return Text("\n").join((spread(cell, corner, meeples, tag), spread(cell, gives, passed)))

    def supply(self) -> Iterator[tuple[Text, Text]]:
        """The supply and the piles, each with its number."""
        view, screen = self.view, self.screen
        for id in INGREDIENTS:
            left = view.supply.get(id, 0)
            yield screen.ingredient(id, SIDE - 5), Text(str(left), "" if left > SCARCE else "bold red")
        yield Text(f"{RUSH} {screen.words('cr-screen-rush')}"), Text(str(view.rush_supply))
        yield Text(screen.words("cr-screen-deck")), Text(str(view.deck), "bold")
        yield Text(screen.words("cr-screen-discard")), Text(str(len(view.discard)))

    def supply_list(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_row(Text(self.screen.words("cr-screen-supply"), "bold"), "")
        for name, number in self.supply():
            grid.add_row(name, number)
        return grid

    def supply_line(self) -> Text:
        parts = joined(" · ", (Text.assemble(name, " ", number) for name, number in self.supply()))
        return Text.assemble((f" {self.screen.words('cr-screen-supply')}  ", "bold"), parts)

    # The players.

    def own_board(self) -> Panel:
        """Rows, cups, hand and what else one has."""
        view, screen = self.view, self.screen
        player = view.players[self.seat]
        active = self.seat == view.active and view.step in STEPS_SHOWN
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for number, row in enumerate(player.rows, 1):
            last = number == LAST_ROW and row
            label = Text(screen.words("cr-screen-row", row=number), "bold red" if last else "dim")
            orders = joined(" · ", (screen.waiting(card, player) for card in row))
            if last and active:
                orders.append(f"  ◀ {screen.words('cr-screen-falls')}")
            if last:
                orders.stylize("bold red")
            grid.add_row(label, orders if row else Text(DASH, "dim"))
        cups = joined(
            "   ",
            (
                Text.assemble((f"{number} ", "dim"), tokens(cup) if cup else DASH)
                for number, cup in enumerate(player.cups, 1)
            ),
        )
        grid.add_row(Text(screen.words("cr-screen-cups"), "bold"), cups)
        if self.seat == view.active and view.hand:
            grid.add_row(Text(screen.words("cr-screen-hand"), "bold"), tokens(view.hand, spaced=True))
        if active and len(self.path) > 1:
            grid.add_row(Text(screen.words("cr-screen-path"), "bold"), Text(" → ".join(self.path)))
        if player.upgrades:
            upgrades = ", ".join(map(screen.name, player.upgrades))
            grid.add_row(Text(screen.words("cr-screen-upgrades"), "bold"), Text(upgrades))
        line = Text.assemble((signed(player.points), "bold"))
        for key, value in (
            ("cr-screen-sent", str(len(player.sent))),
            ("cr-screen-penalties", str(len(player.penalties))),
            ("cr-screen-rush", f"{player.rush} {RUSH * min(player.rush, 8)}".strip()),
        ):
            line.append(f"   {screen.words(key)} ").append(value, "bold")
        grid.add_row(Text(screen.words("cr-screen-points"), "bold"), line)
        return Panel(grid, title=self.title(self.seat), title_align="left", box=box.ROUNDED, padding=(0, 1))

    def title(self, seat: Seat) -> Text:
        name = Text.assemble(self.screen.badge(self.view, seat), (f" {self.screen.people[seat]}", "bold"))
        if seat == self.view.first:
            name.append(f" ({self.screen.words('cr-screen-first')})", "dim")
        return name

    def others(self) -> Table:
        """A line each."""
        screen = self.screen
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column("", overflow="ellipsis", no_wrap=True, max_width=16)
        for key in ("points", "sent", "penalties", "rush"):
            table.add_column(screen.words(f"cr-screen-head-{key}"), justify="right", no_wrap=True)
        table.add_column(screen.words("cr-screen-head-rows"), no_wrap=True)
        table.add_column(screen.words("cr-screen-cups"), no_wrap=True)
        table.add_column(screen.words("cr-screen-head-upgrades"), no_wrap=True)
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                table.add_row(*self.line(seat, player))
        return table

    def line(self, seat: Seat, player: PlayerView) -> list[RenderableType]:
        screen = self.screen
        rows = Text(" ").join(
            Text(str(len(row)), "bold red" if number == LAST_ROW and row else "")
            for number, row in enumerate(player.rows, 1)
        )
        cups = joined(" ", (tokens(cup) if cup else Text(DASH) for cup in player.cups))
        mark = FIRST if seat == self.view.first else ""
        return [
            screen.badge(self.view, seat),
            Text(f"{screen.people[seat]}{mark}"),
            Text(signed(player.points), "bold"),
            str(len(player.sent)),
            str(len(player.penalties)),
            str(player.rush),
            rows,
            cups,
            " ".join(UPGRADE_SYMBOLS[upgrade] for upgrade in player.upgrades) or DASH,
        ]

    def orders_of_others(self) -> Table:
        """What the others have to send, the oldest first."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(self.screen.words("cr-screen-head-orders"))
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                table.add_row(self.screen.badge(self.view, seat), self.oldest_first(player))
        return table

    def oldest_first(self, player: PlayerView) -> Text:
        orders: list[Text] = []
        for number in range(LAST_ROW, 0, -1):
            for card in player.rows[number - 1]:
                order = Text.assemble((f"{number} ", "dim"), self.screen.order(card))
                if number == LAST_ROW:
                    order.stylize("bold red")
                orders.append(order)
        return joined(" · ", orders)


def tokens(counts: Mapping[str, int], *, spaced: bool = False) -> Text:
    """Ingredients by their shapes, one a token."""
    heaps = (
        Text(SYMBOLS[id][0] * counts[id], SYMBOLS[id][1])
        for id in sorted(counts, key=INDEX.__getitem__)
        if counts[id]
    )
    return Text(" " if spaced else "").join(heaps)


def beside(left: RenderableType, width: int, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(left, right)
    return grid


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def in_colour(text: str) -> Text:
    """A sentence with the ingredients' signs in their colours."""
    coloured = Text(text)
    for symbol, style in SYMBOLS.values():
        coloured.highlight_words([symbol], style)
    return coloured


def spread(width: int, *parts: Text) -> Text:
    """Parts on one line: the first at the left, the last at the right, as far as there is room."""
    shown = [part for part in parts if part]
    line = Text()
    room = width - sum(part.cell_len for part in shown)
    gaps = max(1, len(shown) - 1)
    for number, part in enumerate(shown):
        if number:
            line.append(" " * max(0, room - room // gaps * (gaps - 1) if number == gaps else room // gaps))
        line.append(part)
    return line


def path_of(view: CoffeeRushView, events: Sequence[Event]) -> list[str]:
    """The squares of this turn's movement, from where it began."""
    if not view.steps:
        return []
    path: list[str] = []
    for event in reversed(events):
        if isinstance(event, Stepped | Placed) and (event.seat, event.meeple) == (view.active, view.mover):
            path.append(event.square)
            if len(path) > view.steps:
                break
    return path[::-1]

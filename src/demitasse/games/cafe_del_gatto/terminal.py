"""Café del Gatto drawn on a terminal, from a view and nothing else.

A token is its value and the sign of its symbol, a cup shows every space from the bottom up: colour only ever says once
more what stands there. Places and cups that can be chosen carry the number to type.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.cafe_del_gatto.choices import Buy, Clean, Dump, Place, Serve, Take, Tile
from demitasse.games.cafe_del_gatto.content import FACES, ROWS, CafeDelGattoContent
from demitasse.games.cafe_del_gatto.events import Filled, TurnBegan
from demitasse.games.cafe_del_gatto.view import CafeDelGattoView, CupView, PlaceView, PlayerView
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import message_for
from demitasse.kernel.terminal import Localized, joined

SYMBOLS = {"cold": ("◇", "cyan"), "creamy": ("≈", "bold"), "hot": ("▲", "red")}
SPACES = {"milk": ("○", "bold"), "coffee": ("●", "dark_goldenrod")}
STYLES = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "green": "green",
    "turquoise": "turquoise2",
    "blue": "bright_blue",
    "purple": "magenta",
    "pink": "hot_pink",
}
COIN, SUGAR, SERVED, FULL, FIRST, CHOSEN = "¢", "▪", "✓", "!", "*", "◀"

UNTOLD = (TurnBegan,)
MACHINE = 34
"""What the machine needs."""
SHELF = 44
"""What the tiles beside the machine need."""


class Screen(Localized[CafeDelGattoContent]):
    """Draws one play, in one language."""

    # What the table asks for.

    def table(
        self,
        view: CafeDelGattoView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> RenderableType:
        """Everything there is to see; `seat` is whose cups are shown in full, None whose turn it is."""
        return TableDrawing(self, view, view.active if seat is None else seat, choices)

    def story(self, events: Sequence[Event]) -> Text:
        """What happened, for somebody who looks at the table: whose turn it is and what came into the machine after a
        purchase stand there already; the log has it all."""
        told = [
            self.said(message_for("cg", event))
            for event in events
            if not isinstance(event, UNTOLD) and not (isinstance(event, Filled) and len(event.tokens) == 1)
        ]
        return Text(" ".join(told))

    def note(
        self, view: CafeDelGattoView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None
    ) -> Text:
        """What a choice would bring, beside its line."""
        player = view.players[seat]
        if isinstance(choice, Buy):
            place = column_of(view, choice.column)[choice.row - 1]
            return Text.assemble(self.token(place.token), f" −{place.price}{COIN}", self.sweet(place, view))
        if isinstance(choice, Place):
            place = column_of(view, view.column)[view.row - 1]
            return self.spaces(choice.cup, (*player.cups[choice.cup].tokens, place.token))
        if isinstance(choice, Serve | Dump):
            cup = player.cups[choice.cup]
            note = Text.assemble(self.spaces(choice.cup, cup.tokens), f" ={cup.value}")
            return note.append(f" +{cup.pays}{COIN}") if isinstance(choice, Serve) else note
        if isinstance(choice, Tile):
            cup = player.cups[view.cup]
            return Text(f"+{cup.pays + cup.value + choice.sugar - choice.value}{COIN}")
        if isinstance(choice, Take):
            return Text(f"= {player.coins + 2}{COIN}")
        return Text(f"−2{COIN}") if isinstance(choice, Clean) else Text()

    def legend(self) -> RenderableType:
        """What the signs mean."""
        signs = Table.grid(padding=(0, 2))
        for symbol in SYMBOLS:
            signs.add_row(Text(*SYMBOLS[symbol]), self.words(f"cg-screen-symbol-{symbol}"))
        for face in SPACES:
            signs.add_row(Text(*SPACES[face]), self.words(f"cg-screen-space-{face}"))
        for sign, key in (
            (f"3{SYMBOLS['hot'][0]}", "cg-screen-legend-token"),
            (f"2{COIN}", "cg-screen-legend-price"),
            (SUGAR, "cg-screen-legend-sugar"),
            (FULL, "cg-screen-legend-full"),
            (f"{SERVED}6", "cg-screen-legend-served"),
            ("5/3/1", "cg-screen-legend-card"),
            ("[3]", "cg-screen-legend-number"),
            (FIRST, "cg-screen-first"),
        ):
            signs.add_row(Text(sign, "bold"), self.words(key))
        return signs

    def closing(self, view: CafeDelGattoView) -> str:
        """What the count does not show: how ties are broken, when there is one."""
        points = [player.points for player in view.players]
        return self.words("cg-screen-tie") if len(set(points)) < len(points) else ""

    # Words and signs.

    def token(self, id: str) -> Text:
        """Value and symbol."""
        entry = self.content.tokens[self.content.token_index[id]]
        sign, style = SYMBOLS[entry.symbol]
        return Text(f"{entry.value}{sign}", style)

    def sweet(self, place: PlaceView, view: CafeDelGattoView) -> str:
        value = self.content.values[self.content.token_index[place.token]]
        return f" +{SUGAR}" if value == 1 and view.sugar > 0 else ""

    def cup_name(self, cup: str) -> Text:
        return Text(self.name(cup), STYLES[self.content.cups[self.content.cup_index[cup]].colour])

    def spaces(self, cup: str, tokens: Sequence[str]) -> Text:
        """A cup from the bottom up: its tokens, each beside the colour of its space, then the spaces still empty."""
        faces = self.content.cups[self.content.cup_index[cup]].spaces
        parts: list[Text] = []
        for number, face in enumerate(faces):
            space = Text(*SPACES[face])
            parts.append(space + self.token(tokens[number]) if number < len(tokens) else space)
        return Text(" ").join(parts)

    def state(self, cup: str, seen: CupView) -> Text:
        """A cup in short: the tile it was served for, or its spaces and whether it is full."""
        if seen.tile:
            return Text(f"{SERVED}{seen.tile}", "bold green")
        text = self.spaces(cup, seen.tokens)
        faces = self.content.cups[self.content.cup_index[cup]].spaces
        return text.append(f" {FULL}", "bold") if len(seen.tokens) == len(faces) else text


class TableDrawing:
    """One picture of the table; how it is laid out depends on the room there is."""

    def __init__(self, screen: Screen, view: CafeDelGattoView, seat: Seat, choices: Sequence[Choice]) -> None:
        self.screen = screen
        self.view = view
        self.seat = seat
        self.choices = choices

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.turn()
        if options.max_width >= MACHINE + SHELF:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=MACHINE)
            grid.add_column()
            grid.add_row(self.machine(), Group(self.shelf(), self.supply()))
            yield grid
        else:
            yield self.machine()
            yield self.shelf()
            yield self.supply()
        yield self.own()
        yield self.others()

    def turn(self) -> Text:
        """Round, step, and whether this round is the last."""
        view, screen = self.view, self.screen
        line = Text.assemble(" ", (screen.words("cg-screen-round", round=view.round), "bold"), "  ")
        line.append(screen.words(f"cg-step-{view.step}"), "bold")
        if view.last_round:
            line.append("\n ").append(f" {screen.words('cg-screen-last-round')} ", "bold white on red")
        return line

    def number(self, *kinds: Choice) -> Text:
        """The number to type for a choice, if it is offered."""
        numbers = [str(at) for at, choice in enumerate(self.choices, 1) if choice in kinds]
        return Text(f"[{','.join(numbers)}]", "bold reverse") if numbers else Text()

    # The middle of the table.

    def machine(self) -> Table:
        """The machine as it stands, the top row first, with the price of every token now."""
        screen = self.screen
        table = Table(box=box.ROUNDED, border_style="dim", header_style="", padding=(0, 1))
        table.add_column("", justify="right", style="dim", no_wrap=True)
        for face in FACES:
            head = Text.assemble(Text(*SPACES[face]), f" {screen.words(f'cg-screen-{face}')}")
            table.add_column(head, no_wrap=True, min_width=11)
        for row in range(ROWS, 0, -1):
            table.add_row(str(row), *(self.place(face, row) for face in FACES))
        return table

    def place(self, face: str, row: int) -> Text:
        view = self.view
        place = column_of(view, face)[row - 1]
        text = Text.assemble(
            self.screen.token(place.token), f" {place.price}{COIN} ", self.number(Buy(face, row))
        )
        return text.append(CHOSEN, "bold") if (view.column, view.row) == (face, row) else text

    def shelf(self) -> Table:
        """The drink tiles left, with what the drinks card pays for one, two, three different symbols."""
        screen = self.screen
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(screen.words("cg-screen-tiles"), no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column(screen.words("cg-screen-card", coin=COIN), no_wrap=True)
        for cup, pays in zip(self.view.tiles, screen.content.card, strict=True):
            left = [
                Text(f"{tile.value}" if tile.left == 1 else f"{tile.value}×{tile.left}")
                for tile in self.view.tiles[cup]
                if tile.left
            ]
            table.add_row(screen.cup_name(cup), joined(" ", left), "/".join(map(str, pays)))
        return table

    def supply(self) -> Text:
        view, words = self.view, self.screen.words
        parts = (
            f"{words('cg-screen-supply')} {str(view.coins).replace('-', '−')}{COIN} {view.sugar}{SUGAR}",
            f"{words('cg-screen-bag')} {sum(view.bag.values())}",
            f"{words('cg-screen-discard')} {sum(view.discard.values())}",
        )
        return Text(" · ".join(parts))

    # The players.

    def own(self) -> Panel:
        """One's cups line by line, and what else one has."""
        view, screen = self.view, self.screen
        player = view.players[self.seat]
        grid = Table.grid(padding=(0, 2))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        for cup, seen in player.cups.items():
            grid.add_row(screen.cup_name(cup), self.cup(cup, seen), self.outcome(seen), self.cup_number(cup))
        money = Text.assemble((f"{player.coins}{COIN}  {player.sugar}{SUGAR}", "bold"))
        grid.add_row(Text(screen.words("cg-screen-purse"), "bold"), money, "", "")
        grid.add_row(Text(screen.words("cg-screen-points"), "bold"), Text(str(player.points), "bold"), "", "")
        return Panel(grid, title=self.title(self.seat), title_align="left", box=box.ROUNDED, padding=(0, 1))

    def cup(self, cup: str, seen: CupView) -> Text:
        text = self.screen.state(cup, seen)
        return (
            text.append(f" {CHOSEN}", "bold")
            if self.view.cup == cup and self.seat == self.view.asked
            else text
        )

    def outcome(self, seen: CupView) -> Text:
        """The Barista value so far, and what the card pays for a full cup."""
        if not seen.tokens:
            return Text()
        return Text(f"={seen.value}" + (f" +{seen.pays}{COIN}" if seen.pays else ""), "dim")

    def cup_number(self, cup: str) -> Text:
        return self.number(Place(cup), Serve(cup), Dump(cup))

    def title(self, seat: Seat) -> Text:
        name = Text.assemble(self.screen.badge(self.view, seat), (f" {self.screen.people[seat]}", "bold"))
        if seat == self.view.first:
            name.append(f" ({self.screen.words('cg-screen-first')})", "dim")
        return name

    def others(self) -> Table:
        """Two lines each: what they have, and their cups."""
        screen = self.screen
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_header=False)
        table.add_column("", no_wrap=True)
        table.add_column("")
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                table.add_row(screen.badge(self.view, seat), self.line(seat, player))
        return table

    def line(self, seat: Seat, player: PlayerView) -> Text:
        screen = self.screen
        mark = FIRST if seat == self.view.first else ""
        points = screen.words("cg-screen-with-points", points=player.points)
        head = Text.assemble(
            (f"{screen.people[seat]}{mark}", "bold"),
            f"  {points}  {player.coins}{COIN} {player.sugar}{SUGAR}\n",
        )
        cups = (
            Text.assemble(screen.cup_name(cup), " ", screen.state(cup, seen))
            for cup, seen in player.cups.items()
        )
        return head.append(joined(" · ", cups))


def column_of(view: CafeDelGattoView, face: str) -> tuple[PlaceView, ...]:
    return view.milk if face == FACES[0] else view.coffee

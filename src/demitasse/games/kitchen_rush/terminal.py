"""Kitchen Rush drawn on a terminal, from a view and nothing else.

Every timer is its sign and what is left of its sand, a dish shows what lies on its plate against what it wants: colour
only ever says once more what stands there. What can be chosen carries the number to type.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.kitchen_rush.box import SIZES, STORAGES, TIMERS, ZONES
from demitasse.games.kitchen_rush.choices import (
    Cook,
    Keep,
    PlaceTimer,
    Rehire,
    RemoveTimer,
    Repair,
    Serve,
    Spice,
    Suggest,
    Take,
    TakeOrder,
    TakePlate,
    Upgrade,
)
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.events import ActionBegan, Placed, Readied, SeatDone, TimerSpent
from demitasse.games.kitchen_rush.heaps import GOODS, SPICES
from demitasse.games.kitchen_rush.view import (
    BillLine,
    DishView,
    KitchenRushView,
    OrderView,
    PlanView,
    TimerView,
    ZoneView,
)
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import message_for
from demitasse.kernel.terminal import Localized

STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "helper": "bold"}
SPICE_STYLES = {"white": "bold", "black": "dim", "green": "green", "yellow": "yellow", "red": "red"}
TILES = {"unavailable": ("×", "dim"), "locked": ("#", "dim"), "malfunction": ("!", "bold red")}
FREE, SPENT, COIN, STAR, COOKED, SERVED, RIGHT, SPOILT, HERE = "·", "✓", "¢", "★", "♨", "➤", "✓", "✗", "◀"

UNTOLD = (ActionBegan, Placed, Readied, SeatDone, TimerSpent)
WIDE = 118
"""From this width on, the slots stand beside the kitchen."""
KITCHEN = 72


class Screen(Localized[KitchenRushContent]):
    """Draws one play, in one language."""

    # What the table asks for.

    def table(
        self,
        view: KitchenRushView,
        *,
        seat: Seat | None,
        choices: Sequence[Choice] = (),
        events: Sequence[Event] = (),
    ) -> RenderableType:
        """The whole restaurant; `seat` is whose board comes first, None the first seat's."""
        return TableDrawing(self, view, 0 if seat is None else seat, choices)

    def story(self, events: Sequence[Event]) -> Text:
        """What happened, for somebody who looks at the table: how timers stand is seen there; the log has it all."""
        told = [self.said(message_for("kr", event)) for event in events if not isinstance(event, UNTOLD)]
        return Text(" ".join(told))

    def note(
        self, view: KitchenRushView, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None
    ) -> Text:
        """What a choice would bring, beside its line."""
        if isinstance(choice, TakeOrder):
            return self.recipe(choice.order)
        if isinstance(choice, Take | Spice | Cook):
            dish = find_dish(view, seat, choice.dish)
            if isinstance(choice, Cook):
                return Text(f"{COOKED}{dish.row + 1}/{dish.cook}")
            good = choice.ingredient if isinstance(choice, Take) else choice.spice
            return Text(f"{dish.goods.get(good, 0) + 1}/{dish.wants.get(good, 0)}")
        if isinstance(choice, Upgrade):
            cost = next(it.cost for it in self.content.upgrades if it.id == choice.upgrade)
            return Text(f"−{cost}{COIN}  {self.name(f'{choice.upgrade}.text')}", "dim")
        if isinstance(choice, Keep):
            return Text(self.name(f"{choice.card}.text"), "dim")
        return Text()

    def legend(self) -> RenderableType:
        """What the signs mean."""
        signs = Table.grid(padding=(0, 2))
        red = f"{self.words('kr-screen-timer-red')}1"
        for good in GOODS:
            signs.add_row(self.good(good), self.name(good))
        for tile, (sign, style) in TILES.items():
            signs.add_row(Text(sign, style), self.words(f"kr-screen-tile-{tile}"))
        for sign, key in (
            (FREE, "kr-screen-legend-free"),
            (f"{red}:12", "kr-screen-legend-running"),
            (f"{red}{SPENT}", "kr-screen-legend-spent"),
            ("II", "kr-screen-legend-plate"),
            (f"{self.short('meat')}1/2", "kr-screen-legend-wants"),
            (f"{COOKED}1/2", "kr-screen-legend-cooking"),
            (COIN, "kr-screen-legend-coin"),
            (STAR, "kr-screen-legend-star"),
            (SERVED, "kr-screen-legend-served"),
            (RIGHT, "kr-screen-legend-right"),
            (SPOILT, "kr-screen-legend-spoilt"),
            ("[3]", "kr-screen-legend-number"),
        ):
            signs.add_row(Text(sign, "bold"), self.words(key))
        return signs

    def closing(self, view: KitchenRushView) -> str:
        """The Goal, line by line: what the count does not show."""
        return " · ".join(self.goal_line(line.what, line.has, line.wanted) for line in view.goal_lines)

    # Words and signs.

    def goal_line(self, what: str, has: int, wanted: int) -> str:
        return self.words(f"kr-goal-{what}", has=has, wanted=wanted).replace(" -", " −")

    def short(self, id: str) -> str:
        return self.words(f"kr-screen-short-{id}")

    def good(self, good: str, number: str = "") -> Text:
        return Text(f"{self.short(good)}{number}", SPICE_STYLES.get(good, ""))

    def goods(self, goods: Mapping[str, int]) -> Text:
        """What lies somewhere, in short."""
        return Text(" ").join([self.good(good, str(number)) for good, number in goods.items()])

    def wanted(self, dish: DishView) -> Text:
        """What lies on a plate against what the dish wants, kind by kind; what is too much is marked."""
        parts = []
        for good in GOODS:
            has, wants = dish.goods.get(good, 0), dish.wants.get(good, 0)
            if has or wants:
                part = self.good(good, f"{has}/{wants}")
                parts.append(part.append(SPOILT, "bold red") if has > wants else part)
        return Text(" ").join(parts)

    def recipe(self, order: str) -> Text:
        """What an order asks for and brings."""
        entry = self.content.orders[self.content.order_index[order]]
        dishes = []
        for dish in entry.dishes:
            goods: dict[str, int] = dict((*dish.ingredients.items(), *dish.spices.items()))
            dishes.append(
                Text.assemble((dish.plate, "bold"), " ", self.goods(goods), f" {COOKED}{dish.cook}")
            )
        reward = Text(f"{entry.coins}{COIN}{STAR * entry.stars}", "bold")
        return Text.assemble(Text(" + ").join(dishes), "  ", reward)

    def timer(self, timer: TimerView, clock: Milliseconds) -> Text:
        """Its sign, and the seconds of sand left in it."""
        colour, number = timer.id.rsplit("-", 1)
        text = Text(f"{self.words(f'kr-screen-timer-{colour}')}{number}", STYLES[colour])
        if timer.state == "running":
            return text.append(f":{-(-(timer.until - clock) // 1000)}")
        return text.append(SPENT, "bold") if timer.state == "spent" else text


class TableDrawing:
    """One picture of the restaurant; how it is laid out depends on the room there is."""

    def __init__(self, screen: Screen, view: KitchenRushView, seat: Seat, choices: Sequence[Choice]) -> None:
        self.screen = screen
        self.view = view
        self.seat = seat
        self.choices = choices
        self.timers = {timer.id: timer for timer in view.timers}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.head()
        yield self.goal()
        if self.view.event:
            yield self.event()
        if options.max_width >= WIDE:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=KITCHEN)
            grid.add_column()
            grid.add_row(self.zones(), Group(self.slots(), self.supplies()))
            yield grid
        else:
            yield self.zones()
            yield self.slots()
            yield self.supplies()
        for seat in (self.seat, *(it for it in range(len(self.view.players)) if it != self.seat)):
            yield self.player(seat)
        if self.view.plans:
            yield self.first_minute(self.view.plans[0])
        if self.view.phase == "prep" and self.view.bill:
            yield self.bill()

    # The top lines.

    def head(self) -> Text:
        """Round, phase, the clock, coins and Prestige."""
        view, words = self.view, self.screen.words
        line = Text.assemble(
            " ",
            (words("kr-screen-round", round=view.round, rounds=view.rounds), "bold"),
            "  ",
            (words(f"kr-step-{view.phase}"), "bold"),
        )
        if view.phase == "action":
            line.append(f"  {minutes(view.bell - view.clock)}", "bold reverse")
        if view.mode != "standard":
            line.append(f"  {words(f'kr-screen-mode-{view.mode}')}", "italic")
        if view.digital:
            line.append(f"  {words('kr-screen-digital')}", "italic")
        money = f"  {view.coins}{COIN}  {str(view.prestige).replace('-', '−')}{STAR}"
        return line.append(money, "bold")

    def goal(self) -> Text:
        view, screen = self.view, self.screen
        parts = [
            Text(screen.goal_line(line.what, line.has, line.wanted), "green" if line.met else "")
            for line in view.goal_lines
        ]
        return Text.assemble(" ", (screen.name(view.goal), "bold"), "  ", Text(" · ").join(parts))

    def event(self) -> Text:
        screen, event, says = self.screen, self.view.event, self.view.event_says
        assert says is not None
        return Text.assemble(" ", (f"{screen.name(event)} ", "bold italic"), (screen.said(says), "italic"))

    def first_minute(self, plan: PlanView) -> Text:
        """The way of the best order that waits."""
        screen = self.screen
        steps = [f"{screen.name(step.zone)}: {screen.said(step.what)}" for step in plan.steps]
        what = screen.words("kr-screen-first-minute", order=screen.name(plan.order))
        return Text.assemble(" ", (what, "bold"), "  ", " → ".join(steps))

    def number(self, kinds: Iterable[Choice]) -> Text:
        """The numbers to type for these choices, if they are offered."""
        wanted = set(kinds)
        numbers = [str(at) for at, choice in enumerate(self.choices, 1) if choice in wanted]
        return Text(f"[{','.join(numbers)}]", "bold reverse") if numbers else Text()

    # The kitchen.

    def zones(self) -> Table:
        """Every zone with its spaces and what is to be had there."""
        table = Table(box=box.ROUNDED, border_style="dim", show_header=False, padding=(0, 1))
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        table.add_column("")
        for zone in self.view.zones:
            table.add_row(self.zone_name(zone), self.spaces(zone), self.holds(zone))
        return table

    def zone_name(self, zone: ZoneView) -> Text:
        doing = self.view.players[self.seat].doing
        name = Text(self.screen.name(zone.id), "bold" if doing is not None and doing.zone == zone.id else "")
        if doing is not None and doing.zone == zone.id:
            name.append(f" {HERE}", "bold")
        return name

    def spaces(self, zone: ZoneView) -> Text:
        """Timers and tiles, then the numbers of what can be done with timers here."""
        screen, clock = self.screen, self.view.clock
        parts = []
        for space in zone.spaces:
            if space in self.timers:
                parts.append(screen.timer(self.timers[space], clock))
            else:
                parts.append(Text(*TILES[space]) if space else Text(FREE))
        loose = [it for it in self.view.timers if it.zone == zone.id and not it.space]
        parts += [screen.timer(timer, clock) for timer in loose]
        line = Text(" ").join(parts)
        if zone.closed_until:
            line.append(f" {SPOILT}{minutes(zone.closed_until - clock)}", "bold red")
        return Text.assemble(line, " ", self.number(PlaceTimer(timer, zone.id) for timer in TIMERS))

    def holds(self, zone: ZoneView) -> Text:
        """Storages and the bag, plates, Upgrades; and the numbers of what can be bought or repaired."""
        view, screen = self.view, self.screen
        at = ZONES.index(zone.id)
        first = ZONES.index("storage-1")
        if first <= at < first + STORAGES:
            return screen.goods(view.storages[at - first].goods)
        if zone.id == "spices":
            text = screen.goods(view.bag)
        elif zone.id == "sink":
            text = plates(view.sink)
        elif zone.id == "waiters":
            text = Text.assemble(screen.words("kr-screen-rack"), " ", plates(view.rack))
        elif zone.id == "office":
            text = self.upgrades()
        else:
            text = Text()
        return Text.assemble(text, " ", self.number([Repair(zone.id)]))

    def upgrades(self) -> Text:
        cards = {card.id: card for card in self.screen.content.upgrades}
        parts = [
            Text.assemble(f"{self.screen.name(id)} {cards[id].cost}{COIN} ", self.number([Upgrade(id)]))
            for id in self.view.upgrades
        ]
        return Text(" · ").join(parts)

    def slots(self) -> Table:
        """The orders that wait, each with what it asks for."""
        view, screen = self.view, self.screen
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(screen.words("kr-screen-slots"))
        for slot, order in enumerate(view.slots, 1):
            if order == "unavailable":
                table.add_row(Text(str(slot), "dim"), Text(*TILES[order]))
            elif order:
                table.add_row(str(slot), self.waiting(order, slot))
            else:
                table.add_row(str(slot), FREE)
        if view.deck_top:
            table.add_row("+", self.waiting(view.deck_top, 0))
        return table

    def waiting(self, order: str, slot: int) -> Text:
        offered = [it for it in self.choices if isinstance(it, TakeOrder) and it.order == order]
        number = self.number([*offered, *([Suggest(slot)] if slot else [])])
        return Text.assemble((f"{self.screen.name(order)} ", "bold"), number, "\n", self.screen.recipe(order))

    def supplies(self) -> Group:
        """The Market stock, the decks, the Prestige cards held, and the staff that stands nowhere."""
        view, screen = self.view, self.screen
        lines = [
            Text.assemble((f"{screen.words('kr-screen-stock')} ", "dim"), screen.goods(view.stock)),
            Text(screen.words("kr-screen-decks", orders=view.deck, served=len(view.served)), "dim"),
        ]
        if view.cards:
            cards = ", ".join(screen.name(card) for card in view.cards)
            lines.append(Text.assemble((f"{screen.words('kr-screen-cards')} ", "dim"), cards))
        for state in ("available", "unpaid", "absent"):
            staff = [self.staff(timer) for timer in view.timers if timer.state == state]
            if staff:
                key = Text(f"{screen.words(f'kr-screen-{state}')} ", "dim")
                lines.append(Text.assemble(key, Text(" ").join(staff)))
        return Group(*lines)

    def staff(self, timer: TimerView) -> Text:
        return Text.assemble(
            self.screen.timer(timer, self.view.clock), self.number([Rehire(timer.id), RemoveTimer(timer.id)])
        )

    # The players.

    def player(self, seat: Seat) -> Panel:
        """A player's orders, dish by dish."""
        view, screen = self.view, self.screen
        player = view.players[seat]
        grid = Table.grid(padding=(0, 2))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        for order in player.orders:
            for number, dish in enumerate(order.dishes):
                grid.add_row(*self.dish(seat, order, dish, first=number == 0))
        title = Text.assemble(screen.badge(view, seat), (f" {screen.people[seat]}", "bold"))
        if player.doing is not None:
            title.append(f" {HERE} {screen.name(player.doing.zone)}", "dim")
        if player.set:
            title.append(f" {RIGHT}", "bold")
        content: RenderableType = grid if player.orders else Text(screen.words("kr-screen-no-orders"), "dim")
        return Panel(content, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def dish(self, seat: Seat, order: OrderView, dish: DishView, *, first: bool) -> Iterable[Text]:
        """Its name, its plate, what lies on it, how far it is cooked, and what can be done to it."""
        screen = self.screen
        entry = screen.content.orders[screen.content.order_index[order.id]]
        plate = Text(dish.plate, "bold") if dish.plate else Text(f"({dish.size})", "dim")
        cooking = Text(f"{COOKED}{dish.row}/{dish.cook}")
        marks = Text()
        if dish.ruined:
            marks.append(f"{SPOILT} ", "bold red")
        if first:
            marks.append(f"{entry.coins}{COIN}{STAR * entry.stars}", "dim")
            if order.extra:
                marks.append(f" +{screen.short(order.extra)}1", "bold")
            if order.ready:
                marks.append(f" {RIGHT}", "bold green")
            if order.served:
                marks.append(f" {SERVED}", "bold")
        if seat == self.seat:
            kinds: list[Choice] = [Cook(dish.id), *(TakePlate(dish.id, size) for size in SIZES[1:])]
            kinds += [Take(good, dish.id) for good in GOODS] + [Spice(good, dish.id) for good in SPICES]
            marks = Text.assemble(marks, " ", self.number([*kinds, *([Serve(order.id)] if first else [])]))
        return Text(screen.name(dish.id)), plate, screen.wanted(dish), cooking, marks

    # The last Maintenance.

    def bill(self) -> Panel:
        grid = Table.grid(padding=(0, 2))
        for line in self.view.bill:
            money = f"{line.coins:+d}{COIN}".replace("-", "−") if line.coins else ""
            fame = f"{line.prestige:+d}{STAR}".replace("-", "−") if line.prestige else ""
            grid.add_row(self.billed(line), money, fame)
        title = Text(self.screen.words("kr-screen-bill"), "bold")
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def billed(self, line: BillLine) -> Text:
        """What a line is about: an order with its verdict, or a salary."""
        screen = self.screen
        if line.what in ("passed", "failed"):
            sign = Text(f"{RIGHT} ", "green") if line.what == "passed" else Text(f"{SPOILT} ", "red")
            text = Text.assemble(sign, screen.name(line.id))
            return text.append(f" {SERVED}") if line.quick else text
        if line.what == "waiting":
            return Text(screen.words("kr-screen-bill-waiting", orders=line.id))
        what = screen.words(f"kr-screen-bill-{line.what}")
        return Text(f"{what} {screen.name(line.id)}" if line.id else what)


def find_dish(view: KitchenRushView, seat: Seat, dish: str) -> DishView:
    return next(it for order in view.players[seat].orders for it in order.dishes if it.id == dish)


def plates(numbers: Sequence[int]) -> Text:
    return Text(" ".join(f"{size}×{number}" for size, number in zip(SIZES[1:], numbers, strict=True)))


def minutes(left: Milliseconds) -> str:
    """Minutes and seconds, as a clock shows them."""
    seconds = -(-left // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"

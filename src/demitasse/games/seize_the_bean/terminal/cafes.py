"""The Cafés: one's own in full, those of the others in a few lines, and that of Starbots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from demitasse.games.seize_the_bean.choices import Activate, Pick, Place
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, CITY_ACTIONS, SPACES
from demitasse.games.seize_the_bean.entries import ScenarioEntry
from demitasse.games.seize_the_bean.terminal.drawing import Drawing
from demitasse.games.seize_the_bean.terminal.signs import NOW, ON_A_SPACE, SERVED
from demitasse.games.seize_the_bean.view import PlayerView, ServiceView, StarbotsView
from demitasse.kernel.event import Seat
from demitasse.kernel.terminal import joined


class Cafes(Drawing):
    # One's own.

    def own(self) -> Panel:
        """One's Café: actions with their icons, the Line, and what else one has."""
        cards, player = self.cards, self.view.players[self.seat]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for space, id in enumerate(SPACES):
            barista = Text(f" {ON_A_SPACE}", "bold") if id in player.baristas else Text()
            label = Text.assemble(cards.space(id), barista, " ", self.number(Place(id)))
            grid.add_row(label, self.action(player, space))
        for founder in player.founders:
            name = Text.assemble(cards.words("sb-screen-founder"), " ", self.number(Pick(founder.card)))
            grid.add_row(name, self.founder(founder))
        service = self.view.service
        if service is not None and service.seat == self.seat != service.host:
            grid.add_row(cards.words("sb-screen-offered"), self.offered(service))
        grid.add_row(cards.words("sb-screen-line"), self.line(player))
        grid.add_row(cards.words("sb-screen-piles-own"), self.piles(player))
        grid.add_row(cards.words("sb-screen-achievements"), self.achievements(player))
        if player.icons:
            grid.add_row(cards.words("sb-screen-icons"), self.group_icons(player))
        title = Text.assemble(self.title(self.seat), "  ", self.having(player))
        return Panel(grid, title=title, title_align="left", box=box.ROUNDED, padding=(0, 1))

    def action(self, player: PlayerView, space: int) -> Text:
        """All icons of an action; those that can be activated now with their numbers."""
        action = self.view.action
        if action is not None and action.seat == self.seat and action.space == SPACES[space]:
            left = [
                Text.assemble(
                    self.cards.name(icon.icon), " ", self.number(Activate(icon.icon, icon.card, icon.number))
                )
                for icon in action.icons
            ]
            return joined(", ", left)
        return self.cards.icons(self.cards.in_action(player, space))

    def offered(self, service: ServiceView) -> Text:
        """Sold Out: a Customer of another Line whom one may serve, or serves."""
        customer = self.cards.with_name(service.card)
        return Text.assemble(self.badge(service.host), " ", customer, f" {NOW}")

    def line(self, player: PlayerView) -> Text:
        guests = [
            Text.assemble(self.guest(guest), " ", self.cards.customer(guest.card), self.short(guest.short))
            for guest in player.line
        ]
        return joined("\n", guests) if guests else Text("–")

    def short(self, short: Mapping[str, int]) -> Text:
        """What is missing to serve somebody."""
        if not short:
            return Text()
        return Text.assemble("  ", (self.cards.words("sb-screen-short"), "dim"), " ", self.cards.signs(short))

    def piles(self, player: PlayerView) -> Text:
        words = self.cards.words("sb-screen-piles", deck=player.deck, pile=player.discard)
        names = [Text(f"({self.cards.name(card)})", "italic") for card in player.known]
        names += [
            Text.assemble((self.cards.name(card), "dim"), self.picked(card)) for card in player.discards
        ]
        return Text.assemble(words, "  ", joined(", ", names))

    def picked(self, card: str) -> Text:
        """A Customer of the Discard Pile may be the one chosen, too."""
        number = self.number(Pick(card))
        return Text.assemble(" ", number) if number else number

    def achievements(self, player: PlayerView) -> Text:
        """How far each of the four is."""
        parts = []
        for id, wanted in zip(ACHIEVEMENTS, self.cards.content.wanted, strict=True):
            done = id in player.achievements
            state = f"{SERVED} +5" if done else f"{player.progress[id]}/{wanted}"
            parts.append(Text(f"{self.cards.name(id)} {state}", "bold green" if done else ""))
        return joined(" · ", parts)

    def group_icons(self, player: PlayerView) -> Text:
        return joined(
            " · ", (Text(f"{self.cards.name(group)} {count}") for group, count in player.icons.items())
        )

    # The others.

    def others(self) -> Table:
        """What everybody else has, and whom they serve."""
        table = Table.grid()
        table.add_column()
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                table.add_row(self.head(seat, player))
                for line in self.about(player):
                    table.add_row(Padding(line, (0, 0, 0, 5)))
        return table

    def head(self, seat: Seat, player: PlayerView) -> Text:
        spaces = ", ".join(map(self.cards.space, player.baristas))
        head = Text.assemble(self.title(seat), "  ", self.having(player))
        return head.append(f"  {ON_A_SPACE} {spaces}" if spaces else "", "dim")

    def about(self, player: PlayerView) -> Iterator[Text]:
        if player.robot and self.view.starbots is not None:
            yield from self.starbots(self.view.starbots)
        for founder in player.founders:
            yield self.founder(founder)
        if not player.robot:
            line = joined(", ", map(self.guest, player.line)) if player.line else Text("–")
            yield Text.assemble(f"{self.cards.words('sb-screen-line')} ", line)
        if player.pantry or player.style:
            yield self.cards.icons((*player.pantry, *player.style))

    # Starbots.

    def starbots(self, starbots: StarbotsView) -> Iterator[Text]:
        """What it plays with, what its spaces do by now, and what it has."""
        cards = self.cards
        if starbots.scenario:
            yield from self.scenario(cards.content.scenarios[starbots.scenario])
        level = Text(cards.words("sb-screen-level", level=starbots.level), "bold")
        counts = Text(
            cards.words("sb-screen-starbots", customers=starbots.customers, actions=starbots.actions_left)
        )
        tokens = Text(cards.names(starbots.tokens))
        yield joined(" · ", [tokens, counts] if starbots.scenario else [level, tokens, counts])
        yield joined(" · ", self.robot_spaces(starbots))
        if starbots.actions_discarded:
            played = [cards.content.action_cards[card] for card in starbots.actions_discarded]
            drawn = ", ".join(f"{cards.space(SPACES[space])} {number}" for number, space in played)
            yield Text(cards.words("sb-screen-actions-drawn", cards=drawn), "dim")
        if starbots.debt:
            yield Text(cards.words("sb-screen-debt", reviews=starbots.debt), "bold")
        if starbots.pile:
            yield Text(f"{cards.words('sb-screen-robot-pile')} {cards.names(starbots.pile)}", "dim")

    def scenario(self, scenario: ScenarioEntry) -> Iterator[Text]:
        """The story, how it is won, and which Good Reviews count."""
        cards = self.cards
        yield Text.assemble(
            (cards.name(scenario.id), "bold"),
            f" ({getattr(scenario.hardness, cards.language)}) {getattr(scenario.meaning, cards.language)}",
        )
        goals = " · ".join(cards.words("sb-screen-victory", goal=goal) for goal in scenario.victory)
        yield Text(cards.words("sb-screen-to-win", goals=goals), "bold")
        if scenario.keeps != "all":
            yield Text(cards.words("sb-screen-keeps", keeps=scenario.keeps))

    def robot_spaces(self, starbots: StarbotsView) -> Iterator[Text]:
        """What each space does that a token covers, and the Upgrade tokens beside it."""
        for space, id in enumerate(SPACES):
            does = [self.robot_word(word) for word in self.covering(starbots.tokens, space)]
            does += [f"+{self.cards.name(icon)}" for icon in starbots.upgrades.get(id, ())]
            if does:
                yield Text(
                    self.cards.words(
                        "sb-screen-robot-space", space=self.cards.space(id), does=", ".join(does)
                    )
                )

    def covering(self, tokens: Sequence[str], space: int) -> tuple[str, ...]:
        """The words of the Solo Action token on a space: the first covers the left side, the second the right one."""
        side, at = divmod(space, CITY_ACTIONS)
        spaces = self.cards.content.solo_tokens[tokens[side]].spaces if side < len(tokens) else ()
        if at < len(spaces):
            return spaces[at]
        return () if side == 0 else (self.cards.content.spaces[space].icon,)

    def robot_word(self, word: str) -> str:
        known = self.cards.content.names
        return self.cards.name(word) if word in known else self.cards.words("sb-screen-robot-word", word=word)

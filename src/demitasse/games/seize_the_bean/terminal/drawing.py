"""What all parts of the picture share: numbers to type, who sits where, a Customer in a Line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from demitasse.games.seize_the_bean.base_game.hype import MAX
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.terminal.cards import Cards
from demitasse.games.seize_the_bean.terminal.signs import (
    COOKIE,
    CRAVING,
    EMPTY_CUP,
    FULL_CUP,
    NAPPING,
    NOW,
    PLAYING,
    SERVED,
    SIGNS,
    counted,
)
from demitasse.games.seize_the_bean.view import FounderView, GuestView, PlayerView, SeizeTheBeanView
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.terminal import joined


class Drawing:
    """A part of one picture; `seat` is whose Café is shown in full."""

    def __init__(self, cards: Cards, view: SeizeTheBeanView, seat: Seat, choices: Sequence[Choice]) -> None:
        self.cards = cards
        self.view = view
        self.seat = seat
        self.choices = choices

    def number(self, *kinds: Choice) -> Text:
        """The number to type for a choice, if it is offered."""
        return self.numbers([at for at, choice in enumerate(self.choices, 1) if choice in kinds])

    def numbers(self, numbers: Sequence[int]) -> Text:
        return Text(f"[{','.join(map(str, numbers))}]", "bold reverse") if numbers else Text()

    def badge(self, seat: Seat) -> Text:
        return self.cards.badge(self.view, seat)

    def title(self, seat: Seat) -> Text:
        """Number, name, Cups, and how difficult it is for this player."""
        name = Text.assemble(self.badge(seat), (f" {self.cards.people[seat]}", "bold"))
        cups = FULL_CUP * (seat == self.view.first) + EMPTY_CUP * (seat == self.view.empty)
        name.append(f" {cups}" if cups else "")
        player = self.view.players[seat]
        if player.difficulty != "normal" and not player.robot:
            name.append(f" ({self.cards.name(player.difficulty)})", "dim")
        return name

    def having(self, player: PlayerView) -> Text:
        """Reviews, resources, Hype, and what else one has."""
        text = Text.assemble(
            (f"{player.reviews}{SIGNS['review'][0]}", SIGNS["review"][1]),
            (f" {player.bad_reviews}{SIGNS['bad_review'][0]}", SIGNS["bad_review"][1]),
        )
        if not player.robot:
            text.append("  ").append(self.supply(player))
        hype = SIGNS["hype"][0] * player.hype + "·" * (MAX - player.hype)
        text.append("  ").append(hype, SIGNS["hype"][1])
        if player.craving:
            text.append(f"  {CRAVING}", "bold red").append(*SIGNS[player.craving])
        if player.cookies:
            text.append(f"  {COOKIE}{'+'.join(map(str, player.cookies))}", "yellow")
        return text

    def supply(self, player: PlayerView) -> Text:
        """Basic resources; Green Beans and crafted tokens where there are any."""
        counts = {"bean": player.bean, "milk": player.milk, "sugar": player.sugar}
        if player.green:
            counts["green"] = player.green
        return joined(" ", (counted(count, icon) for icon, count in {**counts, **player.crafted}.items()))

    def founder(self, founder: FounderView) -> Text:
        """Name, orders, ability, special and group; a group that was chosen in place of its own."""
        cards = self.cards
        text = Text(cards.name(founder.card), "bold")
        service = self.view.service
        if service is not None and service.card == founder.card:
            text.append(f" {NOW}")
        elif not founder.called and self.view.phase == "service":
            text.append(f" {SERVED}")
        text = Text.assemble(text, " ", cards.customer(founder.card))
        chosen = cards.name(founder.group) if founder.group else ""
        return text if text.plain.endswith(chosen) else text.append(f" → {chosen}", "dim")

    def guest(self, guest: GuestView) -> Text:
        """Name, mood, tokens, and where in the service the Customer is."""
        service = self.view.service
        now = service is not None and service.card == guest.card
        text = Text(self.cards.name(guest.card), "bold" if now else "")
        if guest.mood > 0:
            text.append(f" {SIGNS['happy'][0]}{guest.mood}", SIGNS["happy"][1])
        elif guest.mood < 0:
            text.append(f" {SIGNS['angry'][0]}", SIGNS["angry"][1])
        text.append(f" {NAPPING}" if guest.napping else "", "bold blue")
        text.append(f" {PLAYING}" if guest.playing else "", "bold magenta")
        text.append(f" {NOW}" if now else f" {SERVED}" if guest.served else "", "bold")
        number = self.number(Pick(guest.card))
        return Text.assemble(text, " ", number) if number else text

"""A table of Seize the Bean as a few lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.view import GuestView, PlayerView, RowView, SeizeTheBeanView


def picture(position: SeizeTheBeanPosition, people: Sequence[str]) -> list[str]:
    view = position.view(None)
    last = f", the last ({view.last_day})" if view.last_day else ""
    lines = [
        f"Day {view.day}{last}, {view.phase}, {view.reviews} reviews in the City, first {people[view.first]}, "
        f"Empty Cup {people[view.empty]}, bonuses {' '.join(view.bonuses) or '-'}",
        *[f"{name:9} {city_row(row)}" for name, row in view.city.items()],
        *expanded(view),
    ]
    for player, name in zip(view.players, people, strict=True):
        supply = f"{player.bean} beans {player.milk} milk {player.sugar} sugar"
        piles = f"deck {player.deck}, discard {player.discard} {player.top}".rstrip()
        lines += [
            f"{name}: {player.reviews} good {player.bad_reviews} bad reviews, Hype {player.hype}, {supply}, {piles}",
            f"   line {' '.join(guest(one) for one in player.line) or '-'}",
            f"   pantry {' '.join(player.pantry) or '-'} | style {' '.join(player.style) or '-'}"
            f" | {' '.join(player.achievements) or '-'}",
            *[f"   {fact}" for fact in (extras(player),) if fact],
        ]
    return lines


def expanded(view: SeizeTheBeanView) -> list[str]:
    """What expansions lay on the table."""
    lines = [f"{cup.cup:9} full {cup.full}, empty {cup.empty}{', used' * cup.used}" for cup in view.cups]
    if view.on_awards:
        lines.append(
            "awards    " + ", ".join(f"{id} +{good} -{bad}" for id, (good, bad) in view.on_awards.items())
        )
    if view.starbots:
        bot = view.starbots
        tokens = ", ".join(f"{space} {' '.join(icons)}" for space, icons in bot.upgrades.items())
        lines.append(
            f"Starbots  {' '.join(bot.tokens)}, {bot.customers} Customers, debt {bot.debt}, {tokens or '-'}"
        )
    return lines


def extras(player: PlayerView) -> str:
    """What expansions give to a Café."""
    facts = [f"{founder.card} ({founder.group or '?'})" for founder in player.founders]
    facts += [f"{player.green} green"] * bool(player.green)
    facts += [f"{count} {id}" for id, count in player.crafted.items()]
    facts += [f"craves {player.craving}"] * bool(player.craving)
    facts += [f"marks {id} {count}" for id, count in player.marks.items()]
    facts += [f"cookie {value}" for value in player.cookies]
    return ", ".join(facts)


def city_row(row: RowView) -> str:
    """Columns 1 to 4, the top of the pile, and how many cards lie in the deck and in the pile."""
    shown = " ".join(card or "-" for card in row.row)
    return f"{shown} | {row.pile[-1] if row.pile else '-'} (deck {row.deck}, pile {len(row.pile)})"


def guest(guest: GuestView) -> str:
    """A Customer with a + for each Happy token, a ! for an Angry one, a z for a nap, a # for a Board Game token."""
    mood = "!" if guest.mood < 0 else "+" * guest.mood
    return guest.card + mood + "z" * guest.napping + "#" * guest.playing

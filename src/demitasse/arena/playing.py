"""One play among bots, from the deal to the result."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from traceback import extract_tb

from demitasse.arena.budget import Budget, OverBudget
from demitasse.arena.outcome import Outcome
from demitasse.arena.play_log import PlayLog
from demitasse.arena.wake_times import WakeTimes
from demitasse.bots.contract import ONE_DEAL, BlindBot, Bot, Wait, seat_down
from demitasse.bots.heard import Heard
from demitasse.bots.recipes import Recipe
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.errors import DemitasseError, Illegal, Unknown
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position

SEEDS = 1 << 53
"""Seeds of plays and bots stay whole in every reader of JSON and CSV."""


class BotFailed(DemitasseError):
    """A bot that raised an error or chose what it may not."""


def play_out(
    game: Game,
    options: Options,
    content: Content,
    entrants: Sequence[Recipe],
    play: int,
    chance: Chance,
    *,
    keep_record: bool = False,
    think: float | None = None,
) -> Outcome:
    """Play number `play` of a series: all that is random in it comes from `chance`. Options are checked already."""
    began = process_time()
    seed, chance = chance.below(SEEDS)
    position = game.deal(options, len(entrants), seed, content)
    turn_order = position.turn_order
    log = PlayLog(game, position)
    table = _Table(position, entrants, play, seed, chance, log, think)
    if game.real_time:
        table.play_in_real_time()
    else:
        table.play()
    result = position.result
    assert result is not None, "nobody may decide, nothing is due, and yet the play is not over"
    names = tuple([entrant.name for entrant in entrants])
    return Outcome(
        play=play,
        seed=seed,
        bots=names,
        scores=result.scores,
        ranks=result.ranks,
        ended_by=result.ended_by,
        decided_by=result.decided_by,
        choices=len(log.rows),
        turn_order=turn_order,
        rounds=log.rounds,
        cpu_seconds=process_time() - began,
        points=log.points(result.scores),
        openings=log.openings,
        notes=log.notes,
        record=log.record(options, names, seed) if keep_record else b"",
    )


class _Table:
    """The bots of one play around its true position, which none of them is given."""

    __slots__ = (
        "_asked",
        "_bots",
        "_budget",
        "_chance",
        "_entrants",
        "_happened",
        "_heard",
        "_log",
        "_people",
        "_picks",
        "_play",
        "_position",
        "_seed",
    )

    def __init__(
        self,
        position: Position,
        entrants: Sequence[Recipe],
        play: int,
        seed: int,
        chance: Chance,
        log: PlayLog,
        think: float | None = None,
    ) -> None:
        self._budget = None if think is None else Budget(think)
        self._position = position
        self._log = log
        self._entrants = entrants
        self._play = play
        self._seed = seed
        self._bots: list[Bot] = []
        for seat, entrant in enumerate(entrants):
            bot_seed, chance = chance.below(SEEDS)
            try:
                self._bots.append(entrant(bot_seed))
            except (Exception, SystemExit) as error:
                raise self._failed(seat, error) from error
        self._picks = [pick_of(bot) for bot in self._bots]
        self._people = frozenset(seat for seat, bot in enumerate(self._bots) if bot.person)
        self._happened: list[Event] = []
        self._heard = {
            seat: Heard(seat, self._happened) for seat, pick in enumerate(self._picks) if pick is None
        }
        self._chance = chance.stream("chairs") if self._heard else chance
        self._asked = 0

    def play(self) -> None:
        """Ask whoever may decide, let time pass when nobody may."""
        position = self._position
        while True:
            acting = position.seats_to_act
            if not acting:
                due = position.due
                if due is None:
                    return
                self._tell(position.advance(due))
            for seat in acting:
                # Several seats are asked in turn; what one chose may have taken the decision from the next.
                if seat != acting[0] and seat not in position.seats_to_act:
                    continue
                self._make(seat, self._decide(seat))

    def play_in_real_time(self) -> None:
        """While the clock runs, whoever wakes first is asked; while it stands still, everybody in turn (KR-TIME-29,
        KR-TIME-35).

        Nothing a bot does takes time but what it says itself: its `pause` after a choice, and how long it waits.
        """
        position = self._position
        wake_times = WakeTimes(len(self._bots))
        while True:
            due = position.due
            if due is None:
                if not position.seats_to_act:
                    return
                self._ask_around()
                wake_times.go_on(position.clock)
                continue
            seat = wake_times.first()
            moment = wake_times.wake[seat]
            if moment >= due:
                self._tell(position.advance(due))
                wake_times.change(position.clock)
                continue
            if moment > position.clock:
                position.advance(moment)
            decided = self._decide(seat)
            if isinstance(decided, Wait):
                wake_times.wait(seat, position.clock, decided)
            elif not self._try(seat, decided):
                wake_times.wait(seat, position.clock, Wait())
            else:
                wake_times.chose(seat, position.clock, self._bots[seat].pause(decided))

    def _ask_around(self) -> None:
        """Everybody in turn; when all wait, the table loses its patience (KR-TIME-36)."""
        position = self._position
        acting = position.seats_to_act
        made = False
        for seat in acting:
            if seat in position.seats_to_act:
                decided = self._decide(seat)
                if not isinstance(decided, Wait):
                    self._make(seat, decided)
                    made = True
        if not made:
            if position.patience is None:
                raise self._refused(acting[0], Wait(), ValueError("all wait, and nothing is due"))
            for seat in acting:
                if seat in position.seats_to_act:
                    self._make(seat, position.patience[1])

    def _decide(self, seat: Seat) -> Choice:
        pick = self._picks[seat]
        if pick is None:
            return self._ask(seat)
        offered = self._position.choices(seat)
        if not offered:
            return Wait()
        try:
            return pick(offered) if self._budget is None else self._budget.spend(pick, offered)
        except (Exception, SystemExit, OverBudget) as error:
            raise self._failed(seat, error) from error

    def _make(self, seat: Seat, choice: Choice) -> None:
        position = self._position
        try:
            events = position.play(seat, choice)
        except Exception as error:
            if choice in position.choices(seat):
                raise  # not the bot's fault, so no sentence may hide it
            raise self._refused(seat, choice, error) from error
        self._log.write(seat, choice, events)
        self._happened += events

    def _try(self, seat: Seat, choice: Choice) -> bool:
        """In real time others may have been faster: what is not possible any more is not played, and is no cheating."""
        try:
            events = self._position.play(seat, choice)
        except Exception as error:
            if isinstance(error, Illegal) and isinstance(choice, Choice):
                return False
            raise self._refused(seat, choice, error) from error
        self._log.write(seat, choice, events)
        self._happened += events
        return True

    def _ask(self, seat: Seat) -> Choice:
        """The choice of a bot that sees. Every chair of one that guesses imagines by a stream of chance of its own."""
        self._asked += 1
        bot = self._bots[seat]
        chance = self._chance.stream(str(self._asked)) if bot.guesses else ONE_DEAL
        chair = seat_down(
            self._position, seat, self._heard[seat], chance, people=self._people, blind=bot.blind
        )
        try:
            return bot.choose(chair) if self._budget is None else self._budget.spend(bot.choose, chair)
        except (Exception, SystemExit, OverBudget) as error:
            raise self._failed(seat, error) from error

    def _tell(self, events: Sequence[Event]) -> None:
        """What happened by itself."""
        self._log.hear(events)
        self._happened += events

    def _failed(self, seat: Seat, error: BaseException) -> BotFailed:
        entrant = self._entrants[seat]
        if isinstance(error, OverBudget):
            facts = {"bot": entrant.name, "play": str(self._play), "seed": str(self._seed)}
            return BotFailed("arena-bot-slow", **facts, seconds=f"{error.seconds:g}")
        if isinstance(error, Unknown):
            return BotFailed(error.message.key, **error.message.facts)
        return BotFailed(
            "arena-bot-raised",
            bot=entrant.name,
            play=str(self._play),
            seed=str(self._seed),
            error=f"{type(error).__name__}: {error}"[:200].removesuffix(": "),
            where=where(error, entrant.module),
        )

    def _refused(self, seat: Seat, choice: object, error: Exception) -> BotFailed:
        return BotFailed(
            "arena-bot-illegal",
            bot=self._entrants[seat].name,
            play=str(self._play),
            seed=str(self._seed),
            choice=(str(choice) if isinstance(choice, Choice) else repr(choice))[:60],
            rule=error.rule if isinstance(error, Illegal) else "none",
        )


def where(error: BaseException, module: str) -> str:
    """The last line in the bot's own file that the error came through, as `mybots.py:12`."""
    file = getattr(sys.modules.get(module), "__file__", None) or module
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return f"{Path(file).name}:{lines[-1]}" if lines else Path(file).name


def pick_of(bot: Bot) -> Callable[[tuple[Choice, ...]], Choice] | None:
    """How to ask a bot that looks at its choices alone; None for one that wants a chair."""
    return bot.pick if isinstance(bot, BlindBot) and type(bot).choose is BlindBot.choose else None

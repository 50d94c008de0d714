"""A café owner that learns from nothing but playing against itself: masked PPO in NumPy, on one core.

    python examples/learning.py --out learned.npz
    demitasse simulate cafe-del-gatto --games 400 --seats "examples.learning:Learned(weights='learned.npz'),beginner"

The network sees what a seat sees (`observation`), may do what a seat may do (`action_mask`), and is paid when a play is
over: nothing of the game is written here. It learns any of the games in turns (`--game`, `--seats`); what Ctrl-C ends,
`--resume` goes on with.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # threads would spend most of their time waiting for one another

import numpy as np
from numpy.typing import NDArray

from demitasse.arena import simulate
from demitasse.arena.simulation import Seatable
from demitasse.bots import Bot, Chair
from demitasse.envs import Spec
from demitasse.envs.pettingzoo import DemitasseEnv, env
from demitasse.kernel.choice import Choice

Floats = NDArray[np.float32]

TABLES = 64
"""So many plays are played side by side, so that the network judges many positions at once."""
HIDDEN = 128
EPOCHS, BATCH = 3, 1024
CLIP, ENTROPY, VALUE, TRACE = 0.2, 0.01, 0.5, 0.97
RATE = 1e-3
LONGEST = 400
"""Decisions of an agent in a play; a longer one is cut short and pays nobody."""
SCALED = np.log1p(np.arange(256)).astype(np.float32)
"""A hundred coins are not a hundred times as much to see as one."""


class Network:
    """One hidden layer; from it a logit for each action and, last, what the seat may expect in the end."""

    def __init__(self, game: str, seats: int, weights: Sequence[Floats]) -> None:
        self.spec = Spec(game, seats=seats)
        self.weights = list(weights)
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.updates = self.plays = self.due = 0
        self.seconds = 0.0

    @classmethod
    def new(cls, game: str, seats: int, seed: int) -> Network:
        spec, draw = Spec(game, seats=seats), np.random.default_rng(seed)
        inputs, actions = spec.encoder.size, len(spec.actions)
        first = draw.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        last = draw.normal(0, 0.01, (HIDDEN, actions + 1))
        shapes = (first, np.zeros(HIDDEN), last, np.zeros(actions + 1))
        return cls(game, seats, [weight.astype(np.float32) for weight in shapes])

    @classmethod
    def read(cls, path: str) -> Network:
        with np.load(path) as kept:
            network = cls(str(kept["game"]), int(kept["seats"]), [kept[f"arr_{place}"] for place in range(4)])
            network.means = [kept[f"arr_{place}"] for place in range(4, 8)]
            network.squares = [kept[f"arr_{place}"] for place in range(8, 12)]
            network.updates, network.plays, network.due = (int(number) for number in kept["counts"])
            network.seconds = float(kept["seconds"])
        return network

    def write(self, path: str) -> None:
        np.savez(
            path,
            *self.weights,
            *self.means,
            *self.squares,
            game=self.spec.game.id,
            seats=self.spec.seats,
            counts=(self.updates, self.plays, self.due),
            seconds=self.seconds,
        )

    def judge(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, hidden layer, logarithms of the chances of the actions, expected returns."""
        inputs = SCALED[seen]
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        return inputs, hidden, logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1]

    def learn(self, wrong: Floats, inputs: Floats, hidden: Floats, rate: float) -> None:
        """One step of Adam against what is wrong with the outputs."""
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        gradients = (inputs.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0))
        self.updates += 1
        for place, gradient in enumerate(gradients):
            self.means[place] += 0.1 * (gradient - self.means[place])
            self.squares[place] += 0.001 * (gradient * gradient - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.updates)
            square = self.squares[place] / (1 - 0.999**self.updates)
            self.weights[place] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


class Experience:
    """Decisions of whole plays, in the order they were made, and which of them were whose."""

    def __init__(self) -> None:
        self.seen: list[NDArray[np.uint8]] = []
        self.masks: list[NDArray[np.int8]] = []
        self.actions: list[NDArray[np.int64]] = []
        self.chances: list[Floats] = []
        self.values: list[Floats] = []
        self.made = 0
        self.whose: dict[tuple[int, str], list[int]] = {}
        self.paid: dict[tuple[int, str], float] = {}

    def advantages(self, values: Floats) -> tuple[Floats, Floats]:
        """How much better each decision went than was expected of it, and what to expect next time (GAE)."""
        better = np.zeros(self.made, np.float32)
        for whose, made in self.whose.items():
            following, trace = self.paid[whose], 0.0
            for place in reversed(made):
                trace = following - values[place] + TRACE * trace
                better[place], following = trace, values[place]
        return better, better + values


def play(tables: Sequence[DemitasseEnv], network: Network, draw: np.random.Generator) -> Experience:
    """A play at every table, the network in every seat."""
    told = Experience()
    running = list(enumerate(tables))
    for _, table in running:
        table.reset(seed=int(draw.integers(1 << 53)))
    while running:
        looks = [table.observe(table.agent_selection) for _, table in running]
        seen = np.stack([look["observation"] for look in looks])
        mask = np.stack([look["action_mask"] for look in looks])
        _, _, chances, values = network.judge(seen, mask)
        noise = draw.gumbel(size=chances.shape)
        actions = (chances + noise).argmax(axis=1)
        told.seen.append(seen)
        told.masks.append(mask)
        told.actions.append(actions)
        told.chances.append(chances[np.arange(len(actions)), actions])
        told.values.append(values)
        for place, (number, table) in enumerate(running):
            told.whose.setdefault((number, table.agent_selection), []).append(told.made + place)
            table.step(int(actions[place]))
        told.made += len(running)
        for number, table in running:
            if table.turns.seat is None:
                told.paid.update({(number, agent): paid for agent, paid in table.rewards.items()})
        running = [(number, table) for number, table in running if table.turns.seat is not None]
    return told


def improve(network: Network, told: Experience, rate: float, draw: np.random.Generator) -> None:
    """Make what went better than expected more likely, but no decision much more likely at once (PPO)."""
    seen, mask = np.concatenate(told.seen), np.concatenate(told.masks)
    actions, before = np.concatenate(told.actions), np.concatenate(told.chances)
    better, expected = told.advantages(np.concatenate(told.values))
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        order = draw.permutation(told.made)
        for start in range(0, told.made, BATCH):
            some = order[start : start + BATCH]
            inputs, hidden, chances, values = network.judge(seen[some], mask[some])
            rows = np.arange(len(some))
            ratio = np.exp(chances[rows, actions[some]] - before[some])
            push = better[some] * ratio
            push[(better[some] > 0) & (ratio > 1 + CLIP)] = 0
            push[(better[some] < 0) & (ratio < 1 - CLIP)] = 0
            likely = np.exp(chances)
            surprise = (likely * np.where(mask[some], chances, 0)).sum(axis=1, keepdims=True)
            wrong: Floats = np.empty((len(some), chances.shape[1] + 1), np.float32)
            wrong[:, :-1] = likely * push[:, None] + ENTROPY * likely * (
                np.where(mask[some], chances, 0) - surprise
            )
            wrong[rows, actions[some]] -= push
            wrong[:, -1] = VALUE * (values - expected[some])
            wrong /= len(some)
            network.learn(wrong, inputs, hidden, rate)


class Learned(Bot):
    """Takes what the network finds best. It knows what its seat knows: the bytes of an observation."""

    guesses = False

    def __init__(self, seed: int = 0, weights: str | Network = "learned.npz") -> None:
        super().__init__(seed)
        self.network = Network.read(weights) if isinstance(weights, str) else weights

    def choose(self, chair: Chair) -> Choice:
        spec, position, seat = self.network.spec, chair.imagined, chair.seat
        seen = np.frombuffer(spec.observe(position, seat), np.uint8)
        mask = np.frombuffer(spec.mask(position, seat), np.int8)
        chances = self.network.judge(seen[None], mask[None])[2]
        return spec.actions.choice_of(int(chances.argmax()))


def wins(network: Network, rival: str, games: int) -> float:
    """The share of plays that the network wins against a bot in the other seats, always the same plays."""
    spec = network.spec
    seats: list[Seatable] = [partial(Learned, weights=network), *[rival] * (spec.seats - 1)]
    learned, _ = simulate(spec.game.id, seats, games=games, seed=1).bots.values()
    return learned.win_rate


def learn(network: Network, plays: int, seed: int) -> Iterator[None]:
    """Play and improve, until so many plays are played; before and after each round one may look at the network."""
    spec = network.spec
    tables = [env(spec.game.id, seats=spec.seats, max_cycles=LONGEST) for _ in range(TABLES)]
    yield
    while network.plays < plays:
        start = time.process_time()
        draw = np.random.default_rng((seed, network.plays))
        told = play(tables, network, draw)
        improve(network, told, RATE * max(0.1, 1 - network.plays / plays), draw)
        network.plays += TABLES
        network.seconds += time.process_time() - start
        yield


def main() -> None:
    arguments = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    arguments.add_argument("--game", default="cafe-del-gatto")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--plays", type=int, default=12_800)
    arguments.add_argument("--rivals", default="random,beginner,casual", help="whom to measure it against")
    arguments.add_argument("--games", type=int, default=100, help="of a measurement")
    arguments.add_argument("--every", type=int, default=1_600, help="plays from one measurement to the next")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", default="learned.npz")
    arguments.add_argument(
        "--resume", action="store_true", help="go on with what --out holds, if it is there"
    )
    given = arguments.parse_args()
    if given.resume and Path(given.out).exists():
        network = Network.read(given.out)
    else:
        network = Network.new(given.game, given.seats, given.seed)
        print("| plays | CPU seconds |", " | ".join(given.rivals.split(",")), "|")
    for _ in learn(network, given.plays, given.seed):
        if network.plays >= network.due or network.plays >= given.plays:
            network.due += given.every
            shares = [f"{wins(network, rival, given.games):.0%}" for rival in given.rivals.split(",")]
            print(f"| {network.plays:,} | {network.seconds:.0f} |", " | ".join(shares), "|", flush=True)
        network.write(given.out)


if __name__ == "__main__":
    main()

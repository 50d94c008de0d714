"""Measure our games beside other engines, on the same machine in the same minutes.

Every contestant is a process of its own. They take turns (A B C A B C …), so that a slow spell of the machine
meets them all, and each keeps its best round: noise on a shared machine only ever slows a program down.
One alone: `cd benchmarks`, then `python -m ours coffee-rush 4` or, in .venv-peers, `python -m peers.catan`.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

from demitasse import compiled
from quoting import commit, quote

HERE = Path(__file__).resolve().parent
PEERS_VENV = HERE.parent / ".venv-peers"
PEERS_PYTHON = PEERS_VENV / "bin" / "python"
PINS = HERE / "peers" / "requirements.txt"


@dataclass
class Contestant:
    engine: str
    game: str
    command: tuple[str, ...]
    package: str = ""  # what a peer needs installed; empty for ourselves
    form: str = ""  # of ours: compiled or pure
    rounds: list[dict[str, float]] = field(default_factory=list)
    problem: str = ""

    def run(self) -> None:
        python = PEERS_PYTHON if self.package else Path(sys.executable)
        if not python.exists():
            self.problem = "not installed"
            return
        environment = {**os.environ, "DEMITASSE_PURE": "1" if self.form == PURE else ""}
        run = subprocess.run(
            [python, "-m", *self.command], cwd=HERE, env=environment, capture_output=True, text=True
        )
        if run.returncode == 0:
            self.rounds.append(json.loads(run.stdout.splitlines()[-1]))
            return
        reason = (run.stderr.splitlines() or [f"exit code {run.returncode}"])[-1]
        missing = self.package and reason.startswith("ModuleNotFoundError")
        self.problem = "not installed" if missing else f"failed: {reason}"

    def per_second(self, figure: str) -> str:
        return f"{max(one[figure] / one['cpu_seconds'] for one in self.rounds):,.0f}"

    def least(self, figure: str) -> float:
        return min(one[figure] for one in self.rounds)


PURE, COMPILED = "pure", "compiled"
FORMS = (COMPILED, PURE) if compiled.IN_USE else (PURE,)
"""`make fast` makes the compiled one."""
OURS = [
    Contestant("Demitasse", f"{title}, {seats} seats", ("ours", game, str(seats)), form=form)
    for game, title, counts in [
        ("coffee-rush", "Coffee Rush", (2, 3, 4)),
        ("cafe-del-gatto", "Café del Gatto", (2, 3, 4, 5)),
        ("seize-the-bean", "Seize the Bean", (2, 3, 4)),
    ]
    for seats in counts
    for form in FORMS
]
OURS += [
    Contestant("Demitasse", f"Kitchen Rush, {seats} bot cooks", ("cooks", str(seats)), form=form)
    for seats in (2, 3, 4)
    for form in FORMS
]
PEERS = [
    Contestant("OpenSpiel", "chess, in C++", ("peers.spiel", "chess"), "open-spiel"),
    Contestant("OpenSpiel", "hanabi, in C++", ("peers.spiel", "hanabi"), "open-spiel"),
    Contestant("OpenSpiel", "tic-tac-toe, in Python", ("peers.spiel", "python_tic_tac_toe"), "open-spiel"),
    Contestant("RLCard", "UNO, bare game", ("peers.uno", "game"), "rlcard"),
    Contestant("RLCard", "UNO, environment", ("peers.uno", "environment"), "rlcard"),
    Contestant("python-chess", "chess", ("peers.python_chess",), "chess"),
    Contestant("catanatron", "Catan, 4 seats", ("peers.catan",), "catanatron"),
]


def install_peers() -> None:
    if not PEERS_PYTHON.exists():
        venv.create(PEERS_VENV, with_pip=True)
    # One at a time: a peer without a build for this machine must not take the others with it.
    for package in dict.fromkeys(peer.package for peer in PEERS):
        pip = f"-m pip --disable-pip-version-check --quiet install --constraint {PINS.name} {package}"
        if subprocess.run([PEERS_PYTHON, *pip.split()], cwd=PINS.parent).returncode != 0:
            print(f"{package} could not be installed; the table will say so", file=sys.stderr)


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.split(": ")[1] for line in lines if line.startswith("model name")), platform.machine())


def tables() -> str:
    pins = dict(line.split("==") for line in PINS.read_text().splitlines() if "==" in line)
    lines = [
        "| engine | game | choices per CPU second | games per CPU second |",
        "|---|---|---:|---:|",
    ]
    for one in OURS + PEERS:
        figures = one.problem or one.per_second("choices")
        games = "–" if one.problem else one.per_second("games")
        engine = f"{one.engine} {pins[one.package]}" if one.package else f"**{one.engine}**"
        form = f", {one.form}" if one.form else ""
        lines.append(f"| {engine} | {one.game}{form} | {figures} | {games} |")
    lines += [
        "",
        "| Demitasse | `copy()` | legal choices | view, made and encoded | mean view | largest view |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for one in OURS:
        if not one.problem:
            times = " | ".join(f"{one.least(what):.1f} µs" for what in ("copy_us", "choices_us", "view_us"))
            sizes = " | ".join(f"{one.least(what):,.0f} bytes" for what in ("view_bytes", "view_bytes_max"))
            lines.append(f"| {one.game}, {one.form} | {times} | {sizes} |")
    return "\n".join(lines)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Measure our games beside other engines.")
    arguments.add_argument("--install-peers", action="store_true", help="put the peers into .venv-peers")
    arguments.add_argument("--rounds", type=int, default=3, help="turns for each contestant (default: 3)")
    options = arguments.parse_args()
    if options.install_peers:
        install_peers()
    for turn in range(1, options.rounds + 1):
        for one in OURS + PEERS:
            if not one.problem:
                print(f"round {turn}: {one.engine}, {one.game} {one.form}", file=sys.stderr)
                one.run()

    machine = {
        "date": date.today().isoformat(),
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "commit": commit(),
    }
    text = (
        f"{machine['date']}, commit {machine['commit']}, {machine['cpu']}, {machine['cores']} cores, "
        f"Python {machine['python']}; "
        f"every engine in one process, rounds taken in turn: {options.rounds}, the best counts.\n"
        "Games are played at random, in Kitchen Rush by bots that think. "
        "A choice is whatever an engine asks a player for, so the engines compare only roughly.\n\n"
    ) + tables()
    results = {"machine": machine, "contestants": [asdict(one) for one in OURS + PEERS]}
    (HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(text)
    if any(one.problem.startswith("failed") for one in OURS + PEERS):
        return 1
    quote("bench", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

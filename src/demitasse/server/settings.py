"""Limits and retention as whoever runs the server sets them: by flags, else the environment, else a file.

A file is TOML with the tables `[limits]` and `[kept]`; in the environment `limits.sockets` is
`DEMITASSE_LIMITS_SOCKETS`; as a flag, `--set limits.sockets=500`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from demitasse.kernel.errors import DemitasseError
from demitasse.server.limits import Limits
from demitasse.server.store import Retention

SECTIONS: dict[str, type[msgspec.Struct]] = {"limits": Limits, "kept": Retention}
ADMIN_KEY = "admin_key"
SHORTEST_ADMIN_KEY = 16
LARGEST_FRAME = 64 * 1024
"""Beyond this a frame is not even read; between this and our own limit it is answered with a sentence."""
MOST = 10**9
"""Of bytes, seconds, days or whatever is counted: with more, something would break long after the start."""


class BadSettings(DemitasseError):
    """The server does not start with these."""


class Setting(NamedTuple):
    """A value, and who says so: `default`, `file`, `environment` or `flag`."""

    value: Any
    source: str


class ChosenSettings(NamedTuple):
    limits: Limits
    kept: Retention
    admin_key: str
    all: Mapping[str, Setting]


def variable_of(name: str) -> str:
    return "DEMITASSE_" + name.replace(".", "_").upper()


def known() -> dict[str, msgspec.structs.FieldInfo]:
    """The fields by their names, such as `limits.sockets`."""
    return {
        f"{section}.{field.name}": field
        for section, kind in SECTIONS.items()
        for field in msgspec.structs.fields(kind)
    }


def choose(file: Path | None, environment: Mapping[str, str], flags: Iterable[str]) -> ChosenSettings:
    """All settings; `BadSettings` names the first that is wrong."""
    found = {name: Setting(field.default, "default") for name, field in known().items()}
    found[ADMIN_KEY] = Setting("", "default")
    given: list[tuple[str, Any, str]] = []
    if file is not None:
        given += [(name, value, "file") for name, value in read(file).items()]
    names = {variable_of(name): name for name in found}
    sections = tuple(f"{variable_of(section)}_" for section in SECTIONS)
    for variable, value in environment.items():
        if variable in names or variable.startswith(sections):
            given.append((names.get(variable, variable), value, "environment"))
    for flag in flags:
        name, is_set, value = flag.partition("=")
        if not is_set:
            raise BadSettings("server-setting-form", given=flag[:100])
        given.append((name.strip(), value.strip(), "flag"))
    for name, value, source in given:
        if name not in found:
            raise BadSettings("server-setting-unknown", name=name[:100], source=source)
        found[name] = Setting(fit(name, value), source)
    check(found)
    return ChosenSettings(
        Limits(**of_section(found, "limits")),
        Retention(**of_section(found, "kept")),
        found[ADMIN_KEY].value,
        found,
    )


def read(file: Path) -> dict[str, Any]:
    """The values of a file, by their names."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BadSettings("server-settings-unreadable", file=str(file), reason=reason) from None
    values: dict[str, Any] = {}
    for name, value in document.items():
        if isinstance(value, dict):
            values |= {f"{name}.{inner}": each for inner, each in value.items()}
        else:
            values[name] = value
    return values


def fit(name: str, value: Any) -> Any:
    if name == ADMIN_KEY:
        return str(value)
    try:
        return msgspec.convert(value, known()[name].type, strict=isinstance(value, bool))
    except msgspec.ValidationError:
        raise BadSettings("server-setting-number", name=name, given=str(value)[:100]) from None


def check(found: Mapping[str, Setting]) -> None:
    """What contradicts itself is told before anything is started."""
    for name, setting in found.items():
        if name == ADMIN_KEY:
            continue
        if not setting.value >= (0 if name == "kept.grace" else 1e-9):
            raise BadSettings("server-setting-number", name=name, given=str(setting.value))
        most = LARGEST_FRAME if name == "limits.frame" else MOST
        if setting.value > most:
            raise BadSettings("server-setting-most", name=name, most=most)
    for smaller, larger in (("limits.sockets", "limits.connections"), ("limits.body", "limits.new_table")):
        if found[smaller].value > found[larger].value:
            raise BadSettings("server-settings-contradict", smaller=smaller, larger=larger)
    if 0 < len(found[ADMIN_KEY].value) < SHORTEST_ADMIN_KEY:
        raise BadSettings("server-admin-key-short", least=SHORTEST_ADMIN_KEY)


def of_section(found: Mapping[str, Setting], section: str) -> dict[str, Any]:
    return {
        name.partition(".")[2]: setting.value
        for name, setting in found.items()
        if name.startswith(f"{section}.")
    }


def shown(settings: Mapping[str, Setting]) -> str:
    """All settings, one a line, with where each comes from; of a secret only whether there is one."""
    lines = []
    for name, setting in settings.items():
        value = ("…" if setting.value else "") if name == ADMIN_KEY else str(setting.value)
        lines.append(f"{name} = {value}".ljust(40) + f"# {setting.source}")
    return "\n".join(lines)

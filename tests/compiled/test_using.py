"""The compiled form is used only where it is that of these sources and this Python; otherwise it says so, once."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path

import pytest

from demitasse import compiled

NO_LIBRARY = b"\x7fELF and no more"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled form for this Python would lie, in a house of its own; nothing is compiled yet."""
    monkeypatch.setattr(compiled, "HERE", tmp_path / "compiled")
    monkeypatch.setenv(compiled.PURE, "")
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / "position.py").write_text("answer = 42\n")
    return tmp_path / "compiled" / compiled.FOLDER


def put(folder: Path, sources: str) -> None:
    folder.mkdir(parents=True)
    manifest = {"library": "none.so", "bytes": len(NO_LIBRARY), "sources": sources, "modules": []}
    (folder / compiled.MANIFEST).write_text(json.dumps(manifest))


def test_without_a_compiled_form_nothing_is_said(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert compiled.use() is None
    assert not caplog.messages


def test_who_asks_for_pure_python_gets_it(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "of other sources")
    monkeypatch.setenv(compiled.PURE, "1")
    assert compiled.use() is None
    assert not caplog.messages


def test_a_changed_source_is_seen(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(folder, compiled.digest_of_sources())
    (folder.parents[1] / "kernel" / "position.py").write_text("answer = 43\n")
    assert compiled.use() is None
    assert "not that of these sources" in caplog.text


def test_a_new_source_is_seen(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(folder, compiled.digest_of_sources())
    (folder.parents[1] / "kernel" / "seats.py").write_text("")
    assert compiled.use() is None
    assert "not that of these sources" in caplog.text


def test_that_of_another_python_is_not_touched(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(folder.with_name("cpython-399-vax"), compiled.digest_of_sources())
    assert compiled.use() is None
    assert "another Python" in caplog.text


@pytest.mark.parametrize("damage", ["no library", "cut short", "missing", "no manifest"])
def test_what_cannot_be_loaded_is_said(damage: str, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    put(folder, compiled.digest_of_sources())
    if damage == "no manifest":
        (folder / compiled.MANIFEST).write_text("{")
    elif damage != "missing":
        (folder / "none.so").write_bytes(NO_LIBRARY if damage == "no library" else NO_LIBRARY[:4])
    assert compiled.use() is None
    assert "cannot be loaded" in caplog.text


def test_the_reason_is_told_once_and_in_the_language_of_the_machine(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "of other sources")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    compiled.use()
    compiled.use()
    assert os.environ[compiled.PURE] == "1", "processes that this one begins say nothing, either"
    [told] = [record for record in caplog.records if record.name == "demitasse"]
    assert told.levelno == logging.WARNING
    assert "La forme compilée" in told.message

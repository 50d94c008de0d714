"""For whoever runs the server: health, metrics, settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Request
from litestar.types import HTTPScope

from demitasse.cli.entry_point import run
from demitasse.kernel.language import LANGUAGES, say
from demitasse.server.limits import Limits
from demitasse.server.metrics import Histogram
from demitasse.server.operations import is_admin
from demitasse.server.settings import BadSettings, choose, shown
from demitasse.server.store import Retention, StoreHealth
from tests.server.visiting import ME, Visit, bearer, opened

TOM = {"kind": "me", "name": "Tom"}
KEY = "a key of many signs"


def test_a_server_is_ready_until_its_writes_fail(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    well = visit.client.get("/health")
    monkeypatch.setattr(visit.server.store, "health", lambda: StoreHealth(False, 3, "disk full"))
    ill = visit.client.get("/health")

    assert (well.status_code, well.json()["ready"], well.json()["reasons"]) == (200, True, [])
    assert (ill.status_code, ill.json()["live"], ill.json()["ready"]) == (503, True, False)
    assert any("disk full" in reason for reason in ill.json()["reasons"])


def test_a_write_that_does_not_end_is_told_of(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visit.server.store, "health", lambda: StoreHealth(True, 1, "", 12.3))
    ill = visit.client.get("/health")

    assert (ill.status_code, ill.json()["ready"]) == (503, False)
    assert any("12 seconds" in reason for reason in ill.json()["reasons"])


def test_metrics_count_what_happens_and_open_to_the_key_alone(tmp_path: Path) -> None:
    with opened(tmp_path, admin_key=KEY) as visit:
        with visit.seated(visit.table(ME, TOM)) as us:
            us.choose(us.latest["to_act"][0])
            us.choose(0, {"do": "step", "square": "z9"})
            told = visit.client.get("/metrics", headers=bearer(KEY))
        wrong = [visit.client.get("/metrics", headers=bearer(key)).status_code for key in ("", "x", KEY[:-1])]

    lines = told.text.splitlines()
    assert wrong == [403, 403, 403]
    assert told.headers["content-type"].startswith("text/plain")
    assert {"demitasse_viewers 1", "demitasse_tables 1", "demitasse_choice_seconds_count 1"} <= set(lines)
    assert any(line.startswith("demitasse_refusals_total{kind=") for line in lines)
    assert (
        int(next(line for line in lines if line.startswith("demitasse_commit_seconds_count")).split()[1]) > 1
    )
    assert KEY not in told.text


def test_metrics_without_a_key_are_for_the_machine_itself(visit: Visit) -> None:
    assert visit.client.get("/metrics").status_code == 403  # the client of the tests has no address


@pytest.mark.parametrize("header", [b"X-Forwarded-For", b"X-Real-IP", b"Forwarded", b"Via"])
def test_what_a_proxy_on_this_machine_passes_on_is_not_of_the_machine_itself(
    visit: Visit, header: bytes
) -> None:
    def asked(*headers: tuple[bytes, bytes]) -> Request[Any, Any, Any]:
        scope = {"type": "http", "client": ("127.0.0.1", 50000), "headers": headers}
        return Request(cast(HTTPScope, scope))

    assert is_admin(asked(), visit.server, "")
    assert not is_admin(asked((header.lower(), b"203.0.113.9")), visit.server, "")


def test_buckets_of_a_histogram_add_up() -> None:
    times = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7):
        times.observe(seconds)

    assert list(times.lines("t")) == [
        't_bucket{le="0.1"} 2',
        't_bucket{le="1.0"} 3',
        't_bucket{le="+Inf"} 4',
        "t_sum 7.650000",
        "t_count 4",
    ]


def test_a_flag_goes_before_the_environment_and_that_before_a_file(tmp_path: Path) -> None:
    file = tmp_path / "demitasse.toml"
    file.write_text("[limits]\nsockets = 50\nhello_seconds = 7.5\nbody = 1000\n[kept]\nover = 365\n")
    environment = {
        "DEMITASSE_LIMITS_SOCKETS": "60",
        "DEMITASSE_LIMITS_BODY": "2000",
        "DEMITASSE_ADMIN_KEY": KEY,
    }
    chosen = choose(file, environment, ["limits.sockets=70"])

    assert (chosen.limits.sockets, chosen.limits.body, chosen.limits.hello_seconds) == (70, 2000, 7.5)
    assert (chosen.kept.over, chosen.kept.lobby, chosen.admin_key) == (365, Retention().lobby, KEY)
    assert chosen.limits.frame == Limits().frame
    assert KEY not in shown(chosen.all)
    assert "flag" in next(line for line in shown(chosen.all).splitlines() if "limits.sockets" in line)


@pytest.mark.parametrize(
    ("flag", "key"),
    [
        ("sockets", "server-setting-form"),
        ("limits.nothing=1", "server-setting-unknown"),
        ("limits.sockets=many", "server-setting-number"),
        ("limits.sockets=0", "server-setting-number"),
        ("kept.over=-1", "server-setting-number"),
        ("limits.hello_seconds=nan", "server-setting-number"),
        ("limits.sockets=301", "server-settings-contradict"),
        ("limits.frame=100000", "server-setting-most"),
        ("limits.request_seconds=inf", "server-setting-most"),
        ("kept.over=1000000000000", "server-setting-most"),
        ("admin_key=short", "server-admin-key-short"),
    ],
)
def test_a_setting_that_is_wrong_is_told_in_one_sentence(flag: str, key: str) -> None:
    with pytest.raises(BadSettings) as refused:
        choose(None, {}, [flag])

    assert refused.value.message.key == key
    for language in LANGUAGES:
        assert say(refused.value.message, language)


def test_a_setting_of_the_environment_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadSettings) as refused:
        choose(None, {"DEMITASSE_PURE": "1", "DEMITASSE_KEPT_OVERR": "400"}, [])

    assert refused.value.message.key == "server-setting-unknown"
    assert "DEMITASSE_KEPT_OVERR" in str(refused.value)


def test_a_file_of_settings_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[limits")
    for name in ("bad.toml", "missing.toml"):
        with pytest.raises(BadSettings) as refused:
            choose(tmp_path / name, {}, [])
        assert refused.value.message.key == "server-settings-unreadable"


def test_the_command_shows_settings_and_serves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--show-settings", "--set", "kept.over=400"]) == 0
    assert "kept.over = 400" in capsys.readouterr().out


def test_status_of_nothing_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["status", "http://127.0.0.1:1"]) == 2
    assert "127.0.0.1:1" in capsys.readouterr().err

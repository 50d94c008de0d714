"""Pages: the client, the rules, the description of the interface, and what protects all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from demitasse.server.brought import hash_of
from tests.server.visiting import Visit, opened


def build_client(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Demitasse</title>" + " " * 600)
    (folder / "assets" / "app-1a2b.js").write_text("play();" * 200)


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/api/tables/x", "/api/docs", "/etc/passwd"]
)
def test_every_answer_is_protected(visit: Visit, path: str) -> None:
    headers = visit.client.get(path).headers

    policy = headers["content-security-policy"]
    for source in ("default", "script", "style"):
        assert re.search(rf"{source}-src 'self'( 'sha256-[\w+/=]+')*;", policy)
    assert "frame-ancestors 'none'; base-uri 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=(), microphone=(), geolocation=()" in headers["permissions-policy"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_refused_method_is_protected_and_told_too(visit: Visit, method: str) -> None:
    answer = visit.client.request(method, "/api/games")

    assert answer.status_code == 405
    assert answer.json()["message"]["key"] == "server-no-page"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_that_is_not_built_is_said_to_be_missing(tmp_path: Path, language: str) -> None:
    with opened(tmp_path / "data", client=tmp_path / "nothing") as visit:
        answer = visit.client.get("/table/x", headers={"accept-language": f"{language}-CH, en;q=0.5"})

    assert answer.status_code == 503
    assert "make play" in answer.text
    assert say(Message("server-not-built"), language) in answer.text


def test_the_client_is_one_page_at_every_address_of_its_own(tmp_path: Path) -> None:
    build_client(tmp_path / "client")
    with opened(tmp_path / "data", client=tmp_path / "client") as visit:
        rooms = [
            "/",
            "/new/coffee-rush",
            "/join/x",
            "/table/x",
            "/replay/x",
            "/rules/coffee-rush",
            "/guide/x",
        ]
        pages = [visit.client.get(path) for path in rooms]
        nowhere = visit.client.get("/nowhere")
        script = visit.client.get("/assets/app-1a2b.js")
        gone = visit.client.get("/assets/app-0000.js")
        outside = visit.client.get("/assets/..%2f..%2fdata/demitasse.sqlite3")

    assert {(page.status_code, page.headers["content-type"]) for page in pages} == {
        (200, "text/html; charset=utf-8")
    }
    assert {page.headers["cache-control"] for page in pages} == {"no-cache"}
    assert (nowhere.status_code, "Demitasse" in nowhere.text) == (404, True)
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert gone.json()["message"]["key"] == "server-no-page"
    assert outside.status_code == 404


def test_a_file_comes_as_the_build_has_packed_it_to_who_takes_brotli(tmp_path: Path) -> None:
    build_client(tmp_path / "client")
    (tmp_path / "client" / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    with opened(tmp_path / "data", client=tmp_path / "client") as visit:
        taken = {
            accepted: visit.client.get(
                "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
            ).headers.get("content-encoding")
            for accepted in ("gzip, deflate", "identity")
        }
        with visit.client.stream(
            "GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br;q=0.9"}
        ) as tight:
            packed = b"".join(tight.iter_raw())

    assert taken == {"gzip, deflate": "gzip", "identity": None}
    assert (tight.headers["content-encoding"], tight.headers["vary"]) == ("br", "accept-encoding")
    assert packed == b"packed"


def test_a_client_built_anew_is_served_anew(tmp_path: Path) -> None:
    build_client(tmp_path / "client")
    with opened(tmp_path / "data", client=tmp_path / "client") as visit:
        before = visit.client.get("/")
        (tmp_path / "client" / "index.html").write_text("<!doctype html>new")
        after = visit.client.get("/", headers={"if-none-match": before.headers["etag"]})

    assert (after.status_code, after.text) == (200, "<!doctype html>new")


def test_what_a_browser_has_is_not_sent_again(visit: Visit) -> None:
    first = visit.client.get("/api/games/coffee-rush/content")
    again = visit.client.get(
        "/api/games/coffee-rush/content", headers={"if-none-match": first.headers["etag"]}
    )

    assert first.json()["digest"] in first.headers["etag"]
    assert (again.status_code, again.content) == (304, b"")


def test_the_games_are_described_for_the_start_page(visit: Visit) -> None:
    game, *_ = visit.get("/api/games")

    assert (game["id"], game["fewest"], game["most"]) == ("coffee-rush", 2, 4)
    assert {"random", "greedy"} <= set(game["bots"])
    assert "fair_start" in [option["name"] for option in game["options"]]


def test_a_form_is_told_which_options_change_nothing(visit: Visit) -> None:
    path = "/api/games/kitchen-rush/idle-options"

    usual = visit.post(path, {"seats": 2, "options": {"timer_seconds": 20}}, status=200)
    relaxed = visit.post(path, {"seats": 2, "options": {"mode": "relaxed"}}, status=200)
    wrong = visit.post(path, {"seats": 2, "options": {"mode": "sleepy"}}, status=400)

    assert "timer_seconds" in usual
    assert "timer_seconds" not in relaxed
    assert wrong["message"]["key"] == "option-bad-value"
    assert visit.post("/api/games/coffee-rush/idle-options", {"seats": 2}) == []


def test_a_form_is_told_how_hard_a_table_is_where_that_was_measured(visit: Visit) -> None:
    path = "/api/games/kitchen-rush/odds"

    easy, expert = (
        visit.post(path, {"people": 1, "bots": [], "options": {"goal": goal}}, status=200)["facts"]
        for goal in ("easy", "expert")
    )
    wrong = visit.post(path, {"people": 1, "options": {"goal": []}}, status=400)

    assert easy["newcomers"] > expert["newcomers"]
    assert wrong["message"]["key"].startswith("option-bad")
    assert visit.post(path, {"people": 1, "bots": ["random"]}, status=200) is None
    assert visit.post("/api/games/coffee-rush/odds", {"people": 2}, status=200) is None


def test_every_rule_comes_in_both_languages_with_the_tests_that_prove_it(visit: Visit) -> None:
    rules = visit.get("/api/games/coffee-rush/rules")
    by_id = {rule["id"]: rule for rule in rules}

    assert rules[0]["id"] == "CR-SETUP-01"
    assert by_id["CR-MOVE-14"]["text"]["en"] != by_id["CR-MOVE-14"]["text"]["fr"]
    assert any(test.startswith("tests/coffee_rush/") for test in by_id["CR-MOVE-14"]["tests"])


def test_the_rulebook_comes_as_markdown_in_each_language(visit: Visit) -> None:
    english, french = (visit.client.get(f"/api/games/coffee-rush/rulebook/{lang}") for lang in LANGUAGES)

    assert english.headers["content-type"].startswith("text/markdown")
    assert english.text != french.text
    assert visit.get("/api/games/coffee-rush/rulebook/de")["message"]["key"] == "language-unknown"


def test_the_interface_is_described_for_machines_and_for_people(visit: Visit) -> None:
    schema = visit.get("/api/openapi.json")
    page = visit.client.get("/api/docs", headers={"accept-language": "fr"}).text

    assert "/api/tables/{table}/join" in schema["paths"]
    assert "NewTable" in schema["components"]["schemas"]
    assert all(path in page for path in schema["paths"])
    assert 'lang="fr"' in page


def test_a_page_runs_and_wears_only_what_its_policy_knows_and_needs_no_other_host(visit: Visit) -> None:
    for path in ("/api/docs", "/", "/rules/coffee-rush"):
        answer = visit.client.get(path)
        policy = answer.headers["content-security-policy"]
        page = re.sub(
            r'<meta property="og:[^>]*>|<script type="application/json".*?</script>', "", answer.text
        )
        lying_in_it = re.compile(
            r"<(script(?: type=\"module\")?|style)(?: data-of=\"[^\"]*\")?>(.*?)</(?:script|style)>", re.S
        )
        for kind, text in lying_in_it.findall(page):
            known = re.search(rf"{kind[:6].strip()}-src ([^;]*);", policy)
            assert known
            assert hash_of(text.encode()) in known[1]
        rest = lying_in_it.sub("", page)
        assert not re.search(r"<script(?![^>]* src=\"/)|<style|style=|onclick|https?://", rest)


def test_every_operation_says_what_it_answers_when_it_refuses(visit: Visit) -> None:
    schema = visit.get("/api/openapi.json")

    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            for status in ("400", "403", "404", "409", "413", "421", "429", "500"):
                told = operation["responses"].get(status)
                assert told is not None, f"{method} {path} {status}"
                (body,) = told["content"].values()
                assert body["schema"]["$ref"].endswith("/Refusal"), f"{method} {path} {status}"

"""Every operation of the OpenAPI description, asked by Schemathesis with what fits it and with what does not.

Whatever comes, the answer has a status and a shape that are described there; what does not fit is refused; nothing is
our fault. Many requests have real ids and keys, so that they get past the door.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from demitasse.kernel.language import say
from demitasse.server.wire import Refusal
from tests.golden.playthrough import files, read, write_record
from tests.server.visiting import ME, Visit, bearer

EXAMPLES = 6
"""For each operation: what fits, and as many that do not."""
TOO_LARGE_IS_REFUSED = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": ["400", "403", "404", "409", "413", "429"]}}}
)
TOM = {"kind": "me", "name": "Tom"}
Ids = dict[str, str]


@pytest.fixture(scope="module")
def ids(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> Ids:
    """Of things that are there, by their names in paths; and two keys."""
    record = tmp_path_factory.mktemp("replay") / "play"
    write_record(read(next(path for path in files() if path.stem == "coffee-rush-2p-penalties")), record)
    replay = visit.client.post("/api/replays", content=record.read_bytes()).json()["id"]
    made = visit.table(ME, TOM)
    named = {"game": "coffee-rush", "language": "fr", "table": made["table"], "replay": replay}
    return {**named, "host": made["host"], "seat key": made["seats"][0]["key"]}


@pytest.mark.parametrize("mode", GenerationMode)
def test_whatever_is_asked_the_answer_is_one_that_is_described(
    visit: Visit, ids: Ids, mode: GenerationMode
) -> None:
    def ask(case: Case[Any], real: bool, key: str) -> None:
        if real:
            case.path_parameters |= {name: ids[name] for name in case.path_parameters.keys() & ids}
        how = case.as_transport_kwargs(base_url="http://localhost", headers=bearer(key))
        del how["cookies"]
        answer = visit.client.request(content=how.pop("data", None), **how)
        # A body of the right shape may still be no record, or name no push service.
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        if answer.status_code >= 400:
            message = msgspec.json.decode(answer.content, type=Refusal).message
            assert say(message, "fr") != message.key, f"{message.key} has no sentence"

    keys = st.sampled_from([ids["host"], ids["seat key"], "nonsense", ""])
    ask_so_often = settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    description = schemathesis.openapi.from_dict(visit.get("/api/openapi.json"), config=TOO_LARGE_IS_REFUSED)
    for found in description.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode.is_negative and not operation.body:
            continue  # any text may be an id
        ask_so_often(given(operation.as_strategy(generation_mode=mode), st.booleans(), keys)(ask))()


def test_what_may_be_asked_instead_is_told(visit: Visit) -> None:
    answer = visit.client.delete("/api/games")

    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]

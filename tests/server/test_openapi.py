"""Every operation of the OpenAPI description, asked with what fits it and with what does not.

Whatever comes, the answer has a status that is described there; a refusal is a `Refusal`; nothing is our fault.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from demitasse.kernel.language import say
from demitasse.server.wire import Refusal
from tests.server.visiting import ME, Visit, bearer

Json = dict[str, Any]
EXAMPLES = 15
TOM = {"kind": "me", "name": "Tom"}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


class Operation(NamedTuple):
    method: str
    path: str
    told: Json


class Asked(NamedTuple):
    path: str
    query: Json
    body: Any
    key: str


def fitting(shape: Json, schema: Json, depth: int = 0) -> st.SearchStrategy[Any]:
    """What a JSON schema describes, as far as ours go; deep inside, or where it says little, anything."""
    if "$ref" in shape:
        return fitting(schema["components"]["schemas"][shape["$ref"].rsplit("/", 1)[-1]], schema, depth)
    if depth > 4:
        return ANYTHING
    for several in ("oneOf", "anyOf"):
        if several in shape:
            return st.one_of([fitting(one, schema, depth + 1) for one in shape[several]])
    if "enum" in shape:
        return st.sampled_from(shape["enum"])
    if "const" in shape:
        return st.just(shape["const"])
    match shape.get("type"):
        case "object":
            properties = {
                name: fitting(one, schema, depth + 1) for name, one in (shape.get("properties") or {}).items()
            }
            needed = {
                name: properties.pop(name) for name in shape.get("required") or () if name in properties
            }
            return st.fixed_dictionaries(needed, optional=properties)
        case "array":
            return st.lists(fitting(shape.get("items") or {}, schema, depth + 1), max_size=4)
        case "integer":
            return st.integers(-2, 5) | st.integers()
        case "string":
            return st.text(max_size=30)
        case "boolean":
            return st.booleans()
        case _:
            return ANYTHING


def asked(operation: Operation, schema: Json, known: Json) -> st.SearchStrategy[Asked]:
    """Requests: half of what is given fits, ids and keys are often real ones."""
    path: st.SearchStrategy[str] = st.just(operation.path)
    query: dict[str, st.SearchStrategy[str]] = {}
    for parameter in operation.told.get("parameters") or ():
        name = parameter["name"]
        real = known.get(name, "0")
        value = st.sampled_from([*[real] * 5, "1", "nowhere", "é%2f..", "-1"])
        if parameter["in"] == "path":
            path = st.tuples(path, st.just(name), value).map(
                lambda told: told[0].replace(f"{{{told[1]}}}", told[2])
            )
        elif parameter["in"] == "query":
            query[name] = value
    given_body = (operation.told.get("requestBody") or {}).get("content", {}).get("application/json", {})
    body = fitting(given_body["schema"], schema) | ANYTHING if "schema" in given_body else ANYTHING
    keys = st.sampled_from([*known["keys"], "", "nonsense"])
    return st.builds(Asked, path, st.fixed_dictionaries({}, optional=query), body, keys)


def test_whatever_is_asked_the_answer_is_one_that_is_described(visit: Visit) -> None:
    schema = visit.get("/api/openapi.json")
    keys = visit.table(ME, TOM)
    known = {
        "table": keys["table"],
        "game": "coffee-rush",
        "language": "fr",
        "keys": (keys["host"], keys["join"], *(seat["key"] for seat in keys["seats"])),
    }
    wrong: list[str] = []
    for path, operations in schema["paths"].items():
        for method, told in operations.items():
            operation = Operation(method, path, told)
            for request in examples(asked(operation, schema, known)):
                wrong += faults(visit, operation, request)
    assert wrong == []


def examples(requests: st.SearchStrategy[Asked]) -> list[Asked]:
    """The same ones each time."""
    found: list[Asked] = []

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(requests)
    def note(request: Asked) -> None:
        found.append(request)

    note()
    return found


def faults(visit: Visit, operation: Operation, request: Asked) -> list[str]:
    """What is not as described about the answer to a request."""
    how: Json = {"json": request.body} if operation.method != "get" else {}
    answer = visit.client.request(
        operation.method.upper(), request.path, params=request.query, headers=bearer(request.key), **how
    )
    name = f"{operation.method} {request.path} {answer.status_code}"
    if answer.status_code >= 500:
        return [f"{name}: {request}"]
    if str(answer.status_code) not in operation.told["responses"]:
        return [f"{name} is not described"]
    if answer.status_code >= 400:
        try:
            refusal = msgspec.json.decode(answer.content, type=Refusal)
            if say(refusal.message, "fr") == refusal.message.key:
                return [f"{name} has no sentence: {refusal.message.key}"]
        except msgspec.DecodeError:
            return [f"{name} is no refusal: {answer.text[:100]}"]
    return []

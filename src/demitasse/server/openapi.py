"""The interface as OpenAPI: what Litestar finds out, and what it cannot know."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

from demitasse.server.wire import Body


def described(app: Litestar) -> dict[str, Any]:
    schema = app.openapi_schema.to_schema()
    known = schema["components"]["schemas"]
    for body in Body.__subclasses__():
        if body.__name__ in known:
            known[body.__name__]["additionalProperties"] = False
    for language in known["Name"]["properties"].values():  # the limits are those of people's own files
        del language["pattern"], language["maxLength"]
    any_of(schema)
    return schema


def any_of(part: Any) -> None:
    """A value may fit several kinds of a union: nothing at all is also anything."""
    if isinstance(part, dict):
        if "oneOf" in part:
            part["anyOf"] = part.pop("oneOf")
        for inner in part.values():
            any_of(inner)
    elif isinstance(part, list):
        for inner in part:
            any_of(inner)

"""The pot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from demitasse.kernel import content as kernel
from demitasse.kernel.content import Source

PACKAGE = __name__.rpartition(".")[0]


class Pot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    drops: int
    status: str


class LastDropContent(kernel.Content):
    drops: int

    def public(self) -> Mapping[str, Any]:
        return {"digest": self.digest, "names": self.names, "drops": self.drops}

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


@cache
def load(sources: tuple[Source, ...] = ()) -> LastDropContent:
    content = LastDropContent()
    content.sources = sources
    content.drops = kernel.Files(PACKAGE, ("pot.toml",), sources).table("pot", Pot).drops
    content.digest = kernel.digest_of([content.drops])
    content.names = {}
    return content

"""The pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from demitasse.kernel import content as kernel
from demitasse.kernel.content import Files, Layout, Source, Table

PACKAGE = __name__.rpartition(".")[0]


class Pot(Table, frozen=True):
    drops: int


LAYOUT = Layout("last-drop", PACKAGE, ("pot.toml",), {"pot": Pot})


class LastDropContent(kernel.Content):
    drops: int

    def public(self) -> Mapping[str, Any]:
        return {"digest": self.digest, "names": self.names, "drops": self.drops}

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.sources,)


def load(sources: tuple[Source, ...] = ()) -> LastDropContent:
    return LAYOUT.load(sources, read)


def read(files: Files) -> LastDropContent:
    content = LastDropContent()
    content.drops = files.table("pot", Pot).drops
    content.digest = kernel.digest_of([content.drops])
    content.names = {}
    return content

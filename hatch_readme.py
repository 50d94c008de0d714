"""The README as a package index shows it: hatchling's hook for metadata.

There nothing stands beside it, so a link into the repository goes to the address of `Source` in `[project.urls]`, and
a picture comes from there. As long as none is named, links are plain words and pictures are left out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")
BLANK_LINES = re.compile(r"\n{3,}")


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": away_from_home(text, source)}


def away_from_home(text: str, source: str) -> str:
    """Links and pictures by their whole address, if there is one."""

    def link(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not source:
            return "" if picture else words
        return f"{picture}[{words}]({source.rstrip('/')}/{'raw' if picture else 'blob'}/HEAD/{path})"

    return BLANK_LINES.sub("\n\n", LINK.sub(link, text))

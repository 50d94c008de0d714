"""Every error can be said in every language, and names what it should."""

from __future__ import annotations

from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.language import LANGUAGES, say


def said(error: DemitasseError, *named: str) -> str:
    """The key of the error's message, once its sentence is known to be one in every language."""
    for language in LANGUAGES:
        sentence = say(error.message, language)
        assert sentence.strip(), error.message.key
        for name in named:
            assert name in sentence, f"{name!r} is not in: {sentence}"
    return error.message.key

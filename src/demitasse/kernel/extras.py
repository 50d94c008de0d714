"""What is not installed with the engine alone: `pip install "demitasse[serve]"` and its like."""

from __future__ import annotations

from types import TracebackType

from demitasse.kernel.errors import DemitasseError


class MissingExtra(DemitasseError, ImportError):
    """A package that only an extra installs; the sentence says which."""


class Extra:
    """Stands around imports of what an extra installs: `with Extra("serve"): import litestar`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __enter__(self) -> None:
        """There is nothing to do before."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, ModuleNotFoundError) and not isinstance(error, MissingExtra):
            package = (error.name or "").partition(".")[0]
            if package != "demitasse":
                raise MissingExtra("extra-missing", package=package, extra=self._name) from error

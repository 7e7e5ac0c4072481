"""Completes a described position: what was named nowhere goes back into the decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def mend(book: Any, p: Any, described: Mapping[str, Any]) -> None:
    pass

"""The errors that people meet. Each says what is wrong and what would be right."""

from __future__ import annotations


class LudotecaError(Exception):
    """Base of every error this package raises on purpose; its text is fit to be shown."""


class Illegal(LudotecaError):
    """A decision the rules forbid; the position is as it was, byte for byte."""

    def __init__(self, decision: str, clause: str, text: str) -> None:
        super().__init__(f"{decision}: {clause}: {text}" if clause else f"{decision}: {text}")
        self.decision = decision
        self.clause = clause
        self.text = text


class UnknownGame(LudotecaError):
    """No game of that name is installed."""


class BadOption(LudotecaError):
    """An option, or a value of one, that the game does not have."""


class BadNotation(LudotecaError):
    """A text that names no decision of the game."""


class BadPack(LudotecaError):
    """A data pack that cannot be used: file, entry, field and what is allowed."""


class BadSave(LudotecaError):
    """A save that cannot be loaded."""


class BadPosition(LudotecaError):
    """A described position that cannot be set up."""


class CannotUndo(LudotecaError):
    """The latest decision cannot be taken back."""

"""Words that the operator does not want to read, in names and in talk."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from citadella.server.protocol.errors import RequestError
from citadella.server.settings import SettingError


class Words:
    """A list of forbidden words; without a file, every word may be said."""

    def __init__(self, file: Path | None) -> None:
        """Read the words, one on a line; lines that begin with # are remarks."""
        self._forbidden: set[str] = set()
        if file is None:
            return
        try:
            lines = file.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            raise SettingError(f"The forbidden words '{file}' cannot be read.") from None
        words = (line.strip() for line in lines if not line.startswith("#"))
        self._forbidden = {_plain(word) for word in words if word}

    def check(self, text: str) -> None:
        """Refuse a text with a forbidden word, however its letters are written."""
        if self._forbidden and not self._forbidden.isdisjoint(re.findall(r"\w+", _plain(text))):
            raise RequestError("forbidden-word", "A word in that is not allowed here.", 422)


def _plain(text: str) -> str:
    """Return a text in small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))

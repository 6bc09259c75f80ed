"""The filter for words that the operator forbids in names and chat."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from citadella.server.protocol.errors import RequestError
from citadella.server.settings import SettingError


class WordFilter:
    """Rejects texts with forbidden words; without a file, no words are forbidden."""

    def __init__(self, file: Path | None) -> None:
        """Read the words, one per line; lines that begin with # are comments."""
        self._forbidden: set[str] = set()
        if file is None:
            return
        try:
            lines = file.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            raise SettingError(
                "The file '{file}' of forbidden words cannot be read.", file=file
            ) from None
        words = (line.strip() for line in lines if not line.startswith("#"))
        self._forbidden = {_plain(word) for word in words if word}

    def check(self, text: str) -> None:
        """Raise RequestError if a text contains a forbidden word, ignoring case and accents."""
        if self._forbidden and not self._forbidden.isdisjoint(re.findall(r"\w+", _plain(text))):
            sentence = "That contains a word that is not allowed here."
            raise RequestError("forbidden-word", sentence, 422)


def _plain(text: str) -> str:
    """Return a text in lower case without accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))

"""Which key means what, on any of the keyboards that our players have.

A terminal says which letter was typed, not which key was pressed. So a command has its Latin
letter and the Cyrillic ones that lie on the same key: in the phonetic layouts and in the Bulgarian
standard (БДС 5237). Czech keyboards type digits only with Shift.
"""

from __future__ import annotations

from typing import Final

COACH: Final = "coach"
UNDO: Final = "undo"
LOG: Final = "log"
CARDS: Final = "cards"
HELP: Final = "help"
LEAVE: Final = "leave"

#: The keys of each command; the first is shown, in Bulgarian the first Cyrillic one.
KEYS: Final = {
    COACH: "cцъ",
    UNDO: "uук",
    LOG: "lлв",
    CARDS: "iис",
    HELP: "?hхг",
    LEAVE: "qяч,",
}
#: The row of digits on a Czech keyboard.
CZECH_DIGITS: Final = "é+ěščřžýáí"

_COMMANDS: Final = {key: command for command, keys in KEYS.items() for key in keys}
_BY_NAME: Final = {"f1": HELP, "ctrl+c": LEAVE, "ctrl+q": LEAVE, "backspace": UNDO}


def command_of(key: str, character: str | None) -> str | None:
    """The command of a key, by its name and what it types."""
    return _BY_NAME.get(key) or _COMMANDS.get((character or "").casefold())


def digit_of(character: str | None) -> int | None:
    """The digit that a key stands for."""
    if character is None or len(character) != 1:
        return None
    if character in CZECH_DIGITS:
        return CZECH_DIGITS.index(character)
    return int(character) if character in "0123456789" else None


def shown_key(command: str, language: str) -> str:
    """The key of a command as it is written on the screen."""
    keys = KEYS[command]
    return keys[1] if language == "bg" and keys[0].isalpha() else keys[0]

"""The keys of the commands on Latin, Bulgarian and Czech keyboards.

A terminal reports the typed letter, not the physical key. So each command accepts a Latin letter
and the Cyrillic letters on the same key in the phonetic layouts and the Bulgarian standard layout
(БДС 5237). On Czech keyboards digits need Shift, so the letters on the digit keys act as digits.
"""

from __future__ import annotations

from typing import Final

COACH: Final = "coach"
UNDO: Final = "undo"
LOG: Final = "log"
CARDS: Final = "cards"
HELP: Final = "help"
LEAVE: Final = "leave"

#: The keys of each command. Help shows the first key, or in Bulgarian the first Cyrillic one.
KEYS: Final = {COACH: "cцъ", UNDO: "uук", LOG: "lлв", CARDS: "iис", HELP: "?hхг", LEAVE: "qяч,"}
#: The characters that the digit keys of a Czech keyboard type without Shift, from 0 to 9.
CZECH_DIGITS: Final = "é+ěščřžýáí"

_COMMANDS: Final = {key: command for command, keys in KEYS.items() for key in keys}
_BY_NAME: Final = {"f1": HELP, "ctrl+c": LEAVE, "ctrl+q": LEAVE, "backspace": UNDO}


def command_of(key: str, character: str | None) -> str | None:
    """Return the command of a key, given its name and the character it types; None if unbound."""
    return _BY_NAME.get(key) or _COMMANDS.get((character or "").casefold())


def digit_of(character: str | None) -> int | None:
    """Return the digit that a typed character stands for, if any."""
    if character is None or len(character) != 1:
        return None
    if character in CZECH_DIGITS:
        return CZECH_DIGITS.index(character)
    return int(character) if character in "0123456789" else None


def shown_key(command: str, language: str) -> str:
    """Return the key of a command as shown on the screen."""
    keys = KEYS[command]
    return keys[1] if language == "bg" and keys[0].isalpha() else keys[0]

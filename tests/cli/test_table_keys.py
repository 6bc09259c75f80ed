"""The keys of the terminal table on Latin, Bulgarian and Czech keyboards."""

from __future__ import annotations

import pytest

from citadella.cli.table.keys import KEYS, command_of, digit_of, shown_key
from citadella.texts import LANGUAGES

LATIN = "qwertyuiopasdfghjklzxcvbnm"
LAYOUTS = {
    "phonetic": "явертъуиопасдфгхйклзьцжбнм",
    "new phonetic": "чшертъуиопасдфгхйклзжцвбнм",
    "BDS": ",уеишщксдзьяаожгтнвюйъэфхп",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_command_is_on_the_same_key_in_every_layout(layout: str) -> None:
    for latin, typed in zip(LATIN, LAYOUTS[layout], strict=True):
        wanted = command_of(latin, latin)
        if wanted is not None:
            assert command_of(typed, typed) == wanted, typed
            assert command_of(typed.upper(), typed.upper()) == wanted, typed


def test_no_key_has_two_commands() -> None:
    keys = [key for keys in KEYS.values() for key in keys]
    assert len(set(keys)) == len(keys)
    assert not any(digit_of(key) is not None for key in keys)


@pytest.mark.parametrize(("typed", "digit"), [("1", 1), ("0", 0), ("+", 1), ("ě", 2), ("é", 0)])
def test_digits_are_recognised_in_every_layout(typed: str, digit: int) -> None:
    assert digit_of(typed) == digit


@pytest.mark.parametrize("typed", ["a", None, "", "٣", "12"])
def test_other_keys_are_not_recognised_as_digits(typed: str | None) -> None:
    assert digit_of(typed) is None


def test_each_key_shown_in_the_footer_has_its_command() -> None:
    for language in LANGUAGES:
        for command in KEYS:
            key = shown_key(command, language)
            assert command_of(key, key) == command
    assert shown_key("log", "bg") == "л"
    assert shown_key("help", "bg") == "?"

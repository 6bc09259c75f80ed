"""Bots by name: their parameters, lists of names, and bots from users' files."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella.bots import (
    BOTS,
    BotError,
    BuilderBot,
    Parameter,
    find,
    make,
    register,
    split_names,
)
from citadella.knowledge import View
from citadella.rules import Action

OWN = """
from dataclasses import dataclass
from random import Random

import beside


@dataclass
class First:
    depth: int = 2
    bold: bool = False

    def choose(self, view, actions):
        return actions[0]


class Seeded:
    def __init__(self, seed, share=0.5):
        self.first = Random(seed).random()
        self.share = share

    def choose(self, view, actions):
        return actions[0]


class Picky:
    def __init__(self, depth=1):
        if depth > 3:
            raise ValueError("too deep.")

    def choose(self, view, actions):
        return actions[0]


class Mute:
    pass


def factory(seed):
    return Mute()


NUMBER = 4
"""


class Knobs:
    def __init__(
        self, seed: str, seconds: float = 1.0, tries: int = 10, mixed: bool = True, style: str = "x"
    ) -> None:
        self.settings = (seed, seconds, tries, mixed, style)

    def choose(self, view: View, actions: list[Action]) -> Action:
        return actions[0]


@pytest.fixture
def knobs() -> Iterator[None]:
    register(
        "knobs",
        Knobs,
        seconds=Parameter(float, 0.001, 60),
        tries=Parameter(int, 1),
        mixed=Parameter(bool),
        style=Parameter(str),
    )
    yield
    del BOTS["knobs"]


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "beside.py").write_text("HERE = True\n", encoding="utf-8")
    file = tmp_path / "my_bot.py"
    file.write_text(OWN, encoding="utf-8")
    return str(file)


def settings(name: str) -> tuple[object, ...]:
    bot = make(name, "s")
    assert isinstance(bot, Knobs)
    return bot.settings


# --- parameters ----------------------------------------------------------------------------
def test_parameters_in_the_name_are_passed_to_the_bot(knobs: None) -> None:
    assert settings("knobs") == ("s", 1.0, 10, True, "x")
    assert settings("knobs:") == ("s", 1.0, 10, True, "x")
    assert settings("knobs:seconds=0.5") == ("s", 0.5, 10, True, "x")
    line = "knobs: tries=3, mixed=no ,style=rude,seconds=2"
    assert settings(line) == ("s", 2.0, 3, False, "rude")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "There is no bot called 'clever'; available: random, builder"),
        ("", "There is no bot called ''"),
        ("clever:seconds=1", "There is no bot called 'clever'"),
        ("builder:speed=1", "The bot 'builder:speed=1' has no parameter 'speed'; it has none."),
        ("knobs:speed=1", "no parameter 'speed'; it has seconds, tries, mixed, style."),
        ("knobs:seconds", "no parameter 'seconds'"),
        (
            "knobs:tries=1.5",
            "does not accept '1.5' as the value of 'tries': expected a whole number (≥ 1).",
        ),
        ("knobs:tries=0", "expected a whole number"),
        ("knobs:seconds=0", "expected a number (0.001–60)."),
        ("knobs:seconds=nan", "expected a number"),
        ("knobs:seconds=61", "expected a number"),
        ("knobs:seconds=", "does not accept ''"),
        ("knobs:mixed=maybe", "expected yes or no."),
    ],
)
def test_unknown_bots_and_bad_parameters_are_rejected_with_a_one_sentence_error(
    knobs: None, name: str, sentence: str
) -> None:
    with pytest.raises(BotError) as caught:
        make(name, "s")
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


def test_a_bot_error_can_be_pickled() -> None:
    with pytest.raises(BotError) as caught:
        find("clever")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)
    assert (copy.problem, copy.facts) == (caught.value.problem, caught.value.facts)


# --- lists ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("builder", ["builder"]),
        ("builder, random", ["builder", "random"]),
        ("search:seconds=1,iterations=9,builder", ["search:seconds=1,iterations=9", "builder"]),
        ("builder*2,random", ["builder", "builder", "random"]),
        ("search:seconds=1*2", ["search:seconds=1", "search:seconds=1"]),
        ("my_bot.py:MyBot,builder", ["my_bot.py:MyBot", "builder"]),
        ("my_bot.py:MyBot:a=1,b=2*3", ["my_bot.py:MyBot:a=1,b=2"] * 3),
        ("builder,seconds=1", ["builder", "seconds=1"]),
        ("builder*0", ["builder*0"]),
        ("", [""]),
    ],
)
def test_a_list_of_bots_is_split_into_names(text: str, names: list[str]) -> None:
    assert split_names(text) == names


# --- users' files -------------------------------------------------------------------------
def test_a_bot_can_be_loaded_from_a_file(own: str) -> None:
    bot = make(f"{own}:First", "s")
    assert type(bot).__name__ == "First"
    assert vars(make(f"{own}:First:depth=5,bold=yes", "s")) == {"depth": 5, "bold": True}


def test_a_bot_from_a_file_receives_the_seed_if_it_has_a_seed_parameter(own: str) -> None:
    numbers = {vars(make(f"{own}:Seeded:share=0.25", seed))["first"] for seed in "aab"}
    assert len(numbers) == 2


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Second", "There is no 'Second' in the file"),
        ("Second", "; available: First, Seeded, Picky."),
        ("Mute", "is not a bot: it has no method choose(view, actions)."),
        ("NUMBER", "is not a bot"),
        ("factory", "is not a bot"),
        ("Picky:depth=4", "cannot be made: ValueError: too deep (line 29)."),
        ("Picky:width=4", "has no parameter 'width'; it has depth."),
        ("First:depth=x", "does not accept 'x' as the value of 'depth': expected a whole number."),
    ],
)
def test_an_invalid_bot_from_a_file_is_rejected_with_the_reason(
    own: str, name: str, sentence: str
) -> None:
    with pytest.raises(BotError) as caught:
        make(f"{own}:{name}", "s")
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("x = (", "cannot be loaded: SyntaxError"),
        ("\nimport no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing' (line 2)"),
        ("raise SystemExit(3)", "cannot be loaded: SystemExit: 3 (line 1)"),
        (b"\xff\xfe", "cannot be loaded"),
    ],
)
def test_a_bot_file_that_cannot_be_loaded_is_rejected_with_the_reason(
    tmp_path: Path, source: str | bytes, sentence: str
) -> None:
    file = tmp_path / "bad.py"
    file.write_bytes(source.encode() if isinstance(source, str) else source)
    with pytest.raises(BotError) as caught:
        find(f"{file}:Bot")
    assert sentence in str(caught.value)


def test_a_missing_bot_file_is_rejected() -> None:
    with pytest.raises(BotError, match=r"There is no file 'nothing\.py'\."):
        find("nothing.py:Bot")


def test_a_built_in_bot_can_be_created_from_its_name_and_a_seed() -> None:
    assert isinstance(make("builder", "1"), BuilderBot)

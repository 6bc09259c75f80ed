"""Every legal action has a unique number that identifies the action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from citadella import build_kind
from citadella.env.actions import ACTIONS, HOMEBREW_START, describe
from citadella.env.encoder import Encoder
from citadella.rules import Action, Game, IllegalError, MalformedError, Setup
from tests.properties.games import ALL_KINDS, Kind, Watch, play

HOMEBREW_GAME = Path(__file__).parent / "homebrew_game.py"


def written(action: Action, seat: int, seats: int) -> list[str]:
    """Return the words of an action, with seat numbers relative to `seat`."""
    words = action.text.split()
    for place, word in enumerate(words):
        if word.startswith("@"):
            words[place] = f"@+{(int(word[1:]) - seat) % seats}"
    return words


class Numbered(Watch):
    """Checks the numbers and descriptions of all legal actions at every decision."""

    def __init__(self) -> None:
        self.encoder = Encoder()
        self.verbs: set[str] = set()

    def asked(self, game: Game) -> None:
        encoder = self.encoder
        encoder.begin(game)
        legal = game.legal_actions() if not game.over else []
        numbers = encoder.listed(game)
        assert len(set(numbers)) == len(numbers) == len(legal)
        assert [n for n, cell in enumerate(encoder.mask.cells) if cell] == sorted(numbers)
        for action, number in zip(legal, numbers, strict=True):
            assert encoder.action(game, number) is action
            assert 0 <= number < HOMEBREW_START
            said = describe(number).split()
            meant = written(action, game.to_act, len(game.players))
            assert len(said) == len(meant)
            assert all(a in (b, "*") for a, b in zip(said, meant, strict=True)), (said, meant)
            self.verbs.add(action.verb.word)


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_every_legal_action_of_whole_games_has_a_unique_number(kind: Kind) -> None:
    check = Numbered()
    for number in range(2) if build_kind() == "compiled" else (1,):
        play(kind, number, check)
    assert "pick" in check.verbs


def test_an_illegal_action_number_is_rejected_and_changes_nothing() -> None:
    game = Game.new(Setup.preset(players=4), seed=1)
    encoder = Encoder()
    encoder.begin(game)
    before = str(game)
    wrong = next(n for n in range(ACTIONS) if n not in encoder.listed(game))
    with pytest.raises(IllegalError, match=r"^Action \d+ \(.+\) is not legal now\.$"):
        encoder.play(game, wrong)
    with pytest.raises(
        MalformedError, match=f"There is no action {ACTIONS}; actions are numbered from 0 to"
    ):
        encoder.play(game, ACTIONS)
    assert str(game) == before


def test_homebrew_actions_have_numbers_and_too_many_homebrew_cards_are_rejected() -> None:
    # Use a separate process, because other tests have registered cards in this one.
    done = subprocess.run(
        [sys.executable, str(HOMEBREW_GAME)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    assert "The encoding has no room left for the card 'croft17'." in done.stdout

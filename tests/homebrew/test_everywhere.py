"""Homebrew cards work in views, storage, samples, undo and bots, as official cards do."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import citadella
from citadella import Game, Position, Record, Seat, Setup, sample
from citadella.bots import make
from citadella.homebrew import CardFile
from citadella.knowledge import view, view_from_json
from citadella.rules.dice import Dice
from tests.homebrew.conftest import HARVEST
from tests.properties import checks, leak_checks
from tests.properties.checks import BUILDS, GAINS, every_check
from tests.properties.deep_checks import EveryOption, Recorded, Restored, Undone
from tests.properties.games import Kind, play
from tests.properties.leak_checks import (
    NothingTalks,
    PlayedOut,
    Resampled,
    SecretChoices,
    Told,
)

pytestmark = pytest.mark.usefixtures("harvest")
CAST = "assassin herald magician king bishop merchant steward warlord"


@pytest.fixture(autouse=True)
def homebrew_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the checks accept the gold that homebrew cards move and the ranks they announce."""
    monkeypatch.setitem(checks.MOVES_GOLD, "share-harvest", GAINS)
    monkeypatch.setitem(checks.MOVES_GOLD, "build", BUILDS | GAINS)
    monkeypatch.setitem(checks.MOVES_GOLD, "take-and-build", BUILDS | GAINS)
    monkeypatch.setitem(
        checks.ROUND_MOVES_GOLD, "gained-gold", frozenset({"crowned", "turn-ended", "revealed"})
    )
    said = leak_checks.SAID_ALOUD | {"crowned-with-laurel"}
    monkeypatch.setattr(leak_checks, "SAID_ALOUD", said)


def setup(edition: str, players: int, file: CardFile) -> Setup:
    return Setup.random(edition, players, "own").with_cards(file.cards)


def stewards_turn(seats: int = 4) -> Game:
    players = [Seat("steward", gold=1), Seat("king"), Seat("herald"), Seat("warlord")]
    return Position.build(players, call="steward", cast=CAST, unique="granary weighhouse").game(
        events=True
    )


KINDS = [
    Kind("2016", 4),
    Kind("2016", 2),
    Kind("2021", 7),
    Kind("deluxe", 5, action_cards=True),
    Kind("classic", 3),
    Kind("classic-2016", 6),
]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_games_with_homebrew_cards_pass_every_check(kind: Kind, harvest: CardFile) -> None:
    said: Counter[str] = Counter()
    for number in range(4):
        seed = f"{kind} {number}"
        game = play(
            kind,
            number,
            *every_check(),
            EveryOption(seed, 40),
            Restored(seed, 10),
            Recorded(),
            Undone(seed, 40),
            Told(seed, 20),
            events=True,
            setup=setup(kind.edition, kind.players, harvest),
        )
        said += Counter(action.verb.word for action in game.history)
    assert said["sort-harvest"]
    assert said["laurel"]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_homebrew_cards_reveal_no_hidden_information(kind: Kind, harvest: CardFile) -> None:
    compared: Counter[str] = Counter()
    for number in range(4):
        seed = f"{kind} {number}"
        secret, talk = SecretChoices(seed, 3), NothingTalks(seed, 2)
        table = setup(kind.edition, kind.players, harvest)
        watches = (Resampled(seed, 4 * kind.players), PlayedOut(seed, 150), secret, talk)
        play(kind, number, *watches, setup=table)
        compared += secret.compared + talk.compared
    assert compared["keep-of-harvest"]
    assert compared["share-harvest"] or compared["store-harvest"]


def test_drawn_cards_are_shown_only_to_the_player_who_chooses_among_them() -> None:
    game = stewards_turn()
    game.play("sort-harvest")
    assert game.asked_kind() == "keep-of-harvest"
    drawn = [card.name for card in game.aside]
    assert [view(game, seat).offered for seat in range(-1, 4)] == [
        ["?", "?", "?"],
        drawn,
        ["?", "?", "?"],
        ["?", "?", "?"],
        ["?", "?", "?"],
    ]
    game.play(f"keep {drawn[1]}")
    assert game.asked_kind() == "share-harvest"
    assert view(game, 0).offered == [drawn[0], drawn[2]]
    assert view(game, 2).offered == ["?", "?"]
    game.play("share-harvest @2")
    assert [card.name for card in game.players[2].hand] == [drawn[0], drawn[2]]
    # Giver and receiver know the cards; other players know only the number of cards.
    assert view(game, 0).players[2].remembered == ([drawn[0], drawn[2]], 0)
    assert view(game, 1).players[2].hand == ["?", "?"]
    assert view(game, 1).players[2].remembered == ([], 0)
    assert game.players[0].gold == 2


def test_a_game_that_is_asking_a_homebrew_question_can_be_stored_and_sampled() -> None:
    game = stewards_turn()
    game.play("sort-harvest")
    for _ in range(2):
        stored = Position.of(game)
        again = Position.from_json(stored.to_json()).game()
        assert Position.from_text(stored.to_text()) == stored
        assert [a.text for a in again.legal_actions()] == [a.text for a in game.legal_actions()]
        for seat in range(-1, 4):
            seen = view(game, seat)
            guess = sample(view_from_json(seen.to_json()), Dice.from_seed(f"{seat}"))
            assert view(guess, seat).to_json() == seen.to_json()
        game.play(game.legal_actions()[0])


OTHER = """
from citadella.homebrew import *
for name in ("well", "mill", "pier"):
    register_district(DistrictFacts(f"{name}_house", "unique", 2), type(name, (District,), {}))
"""
READ_BACK = """
import pickle, sys
from citadella import Position
from citadella import homebrew
homebrew.load(sys.argv[1])
homebrew.load(sys.argv[2])
print(Position.of(pickle.load(sys.stdin.buffer)).to_json())
"""


def test_a_pickled_game_is_the_same_in_a_process_with_other_cards_loaded(tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text(OTHER)
    game = Position.build(
        [Seat("steward", gold=9, hand="granary", city="weighhouse tavern"), Seat("magistrate")],
        call="steward",
        cast="magistrate herald magician king bishop merchant steward warlord",
        markers="warrant:steward@1!",
    ).game()
    game.play("gold")
    # The warrant's question refers to the Granary, whose number differs in the other process.
    game.play("build granary")
    assert game.asked_kind() == "confiscate"
    told = subprocess.run(
        [sys.executable, "-c", READ_BACK, other, HARVEST],
        input=pickle.dumps(game),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path(citadella.__file__).parents[1])},
    )
    assert Position.from_json(told.stdout.decode()) == Position.of(game)


def test_drawing_cards_cannot_be_undone_but_choosing_among_them_can() -> None:
    game = stewards_turn()
    game.play("sort-harvest")
    assert not game.can_undo
    game.play(game.legal_actions()[0])
    before = Position.of(game)
    assert game.can_undo
    game.undo()
    assert game.asked_kind() == "keep-of-harvest"
    game.play(game.legal_actions()[0])
    assert Position.of(game) == before


def test_the_homebrew_marker_and_districts_have_their_effects() -> None:
    game = Position.build(
        [Seat("herald"), Seat("king", gold=4, hand="weighhouse tavern"), Seat("steward")],
        call="herald",
        cast=f"{CAST} artist",
        unique="weighhouse granary",
    ).game(events=True)
    game.play("laurel king")
    stored = Position.of(game)
    assert Position.from_json(stored.to_json()) == stored
    assert [(m.kind, m.rank, m.owner) for m in game.view(2).markers] == [("laurel", 4, 0)]
    game.play("gold")
    game.play("end")
    assert (game.players[1].gold, game.players[0].gold) == (6, 3)
    assert not game.markers
    game.play("gold")
    game.play("build weighhouse")
    # 8 gold minus the cost of 3, plus 1 for building the Weighhouse.
    assert game.players[1].gold == 6
    tavern = game.box.kind("tavern")
    assert tavern is not None
    final = Position.build(
        [Seat("king", city="granary weighhouse", hand="tavern market docks"), Seat("thief")],
        call="king",
    ).game()
    assert final.view(0).players[0].points == 3 + 4 + 1


@pytest.mark.parametrize("bot", ["builder", "strategist", "search:iterations=20"])
def test_bots_play_homebrew_cards(bot: str, harvest: CardFile) -> None:
    said: Counter[str] = Counter()
    for number in range(2 if bot.startswith("search") else 8):
        game = Game.new(setup("2016", 4, harvest), f"{bot} {number}")
        bots = [make(bot, f"{number}/{seat}") for seat in range(4)]
        while not game.over:
            actions = game.legal_actions()
            action = bots[game.to_act].choose(view(game, game.to_act), actions)
            assert action in actions
            said[action.verb.word] += 1
            game.play(action)
        Record.parse(Record.of(game).to_text()).replay()
    assert said["sort-harvest"]
    assert said["laurel"]
    assert said["share-harvest"] + said["store-harvest"] == said["sort-harvest"]

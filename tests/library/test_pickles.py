"""Pickled or copied objects have the same state as the original and are independent of it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from citadella import (
    Action,
    Dice,
    Game,
    Position,
    Record,
    Result,
    Setup,
    View,
    editions,
    open_view,
    sample,
)
from citadella.rules.card import UNKNOWN
from citadella.rules.character import Marker
from citadella.rules.question import Question
from citadella.rules.state import Laid, Pick, Sighting, Tucked

from .fields import fields, plain, play_to_the_end, some_game


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]
ways = pytest.mark.parametrize("again", WAYS, ids=["pickle", "copy", "deepcopy"])


def state(game: Game) -> dict[str, Any]:
    """Return the whole state of a game, with cards by name."""
    everything = fields(game)
    if everything["origin"] is not None:
        everything = {**everything, "origin": repr(named(plain(fields(everything["origin"]))))}
    return {name: repr(named(plain(value))) for name, value in everything.items()}


def named(value: Any) -> Any:
    """Return `value` with each box replaced by its class name, because its repr is not stable."""
    if isinstance(value, list | tuple):
        return [named(item) for item in value]
    if isinstance(value, dict):
        return {key: named(item) for key, item in value.items()}
    return type(value).__name__ if type(value).__name__ == "Box" else value


@ways
@pytest.mark.parametrize("edition", editions())
def test_a_copied_game_is_independent_and_can_be_played_to_the_same_result(
    again: Callable[[Any], Any], edition: str
) -> None:
    game = some_game(edition, 5, 11)

    twin = again(game)

    assert twin is not game
    assert state(twin) == state(game)
    before = state(game)
    play_to_the_end(twin)
    assert state(game) == before
    play_to_the_end(game)
    assert state(twin) == state(game)
    assert game.result().totals == twin.result().totals


@ways
def test_the_last_action_can_be_undone_in_a_copied_game(again: Callable[[Any], Any]) -> None:
    game = some_game()
    twin = again(game)

    assert twin.can_undo
    twin.undo()
    game.undo()

    assert state(twin) == state(game)
    assert twin.log is not None
    assert twin.log is not game.log


@ways
def test_a_copied_game_uses_the_cards_of_its_own_box(again: Callable[[Any], Any]) -> None:
    twin = again(some_game())

    assert twin.box is twin.setup.box()
    for card in [*twin.deck, *(card for player in twin.players for card in player.hand)]:
        assert card is twin.box.by_number[card.number]
    for player in twin.players:
        for building in player.city:
            assert building in (building.district.plain, building.district.beautified)
            assert building.district is twin.box.by_number[building.district.number]
    assert twin.turn.role is twin.box.cast[twin.turn.role.rank]


def test_games_in_one_pickle_share_their_box() -> None:
    game = some_game()
    one, other = pickled([game, game.copy()])

    assert one.box is other.box
    assert one.setup is other.setup


@ways
def test_a_copied_view_shows_the_same_as_the_original(again: Callable[[Any], Any]) -> None:
    game = some_game()
    for seat in range(-1, 5):
        view = game.view(seat)
        twin = again(view)
        assert twin.to_json() == view.to_json()
        assert str(twin) == str(view)
        assert repr(again(view.players[1])) == repr(view.players[1])
        unknown = [card for player in twin.known.players for card in player.hand if not card.number]
        assert all(card is UNKNOWN for card in unknown)
        guess, same = (sample(v, Dice.from_seed("d")) for v in (twin, view))
        assert state(guess)["players"] == state(same)["players"]


def test_an_open_view_still_shows_everything_after_pickling() -> None:
    game = play_to_the_end(some_game())
    view = open_view(game, game)

    assert pickled(view).to_json() == view.to_json()
    assert "?" not in str(pickled(view))


@ways
def test_the_parts_of_a_game_can_be_pickled_and_copied(again: Callable[[Any], Any]) -> None:
    game = some_game("deluxe", 5, 3, 120)
    card = game.deck[0]
    dice = Dice.from_seed("x")
    for _ in range(21):
        dice.below(6)
    things = [
        game.players[0],
        game.turn,
        game.dice,
        Pick(6, 1, 2),
        Sighting([card], 0),
        Laid(card, 2, True),
        Tucked(card, 1),
        game.standing(),
        game.standing().sheets[0],
        game.stack,
        game.log,
        game.markers,
        dice,
        [Action.parse("gold"), Action.parse("build tavern")],
    ]
    for thing in things:
        assert repr(named(plain(again(thing)))) == repr(named(plain(thing)))
    assert again(dice).below(1000) == dice.copy().below(1000)
    assert again(Action.parse("build tavern")) is Action.parse("build tavern")


@ways
@pytest.mark.parametrize("edition", editions())
def test_setups_can_be_pickled_and_copied(again: Callable[[Any], Any], edition: str) -> None:
    for seed in range(30):
        setup = Setup.random(edition, 4, seed)
        assert again(setup) == setup
        assert repr(again(setup)) == repr(setup)
    preset = Setup.preset(edition=edition, players=4, crown=2)
    assert repr(again(preset)) == repr(preset)


@ways
def test_records_and_positions_can_be_pickled_and_copied(again: Callable[[Any], Any]) -> None:
    game = some_game()
    record = Record.of(game, ["Ada", "Béla", "Cili", "Dénes", "Ede"])
    position = Position.of(game)

    assert again(record).to_text() == record.to_text()
    assert again(position).to_text() == position.to_text()


def test_another_process_can_read_a_pickle() -> None:
    game = some_game()
    program = (
        "import pickle, sys; game, view = pickle.load(sys.stdin.buffer)\n"
        "print(game); print(view); print(game.box is game.setup.box()); print(view.players)"
    )

    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((game, game.view(1))),
        stdout=subprocess.PIPE,
        check=True,
    )

    expected = f"{game}\n{game.view(1)}\nTrue\n{game.view(1).players}\n"
    assert done.stdout.decode() == expected


def test_a_pickle_is_small() -> None:
    # A pickle refers to the cards by name and does not contain them.
    assert len(pickle.dumps(some_game())) < 40_000


def test_a_pickled_result_keeps_totals_places_and_winners() -> None:
    result = some_game().standing()
    again = pickled(result)

    assert isinstance(again, Result)
    assert (again.totals, again.places, again.winners) == (
        result.totals,
        result.places,
        result.winners,
    )


def test_a_copy_of_a_view_is_a_view() -> None:
    assert isinstance(copy.copy(some_game().view(0)), View)


class Riddle(Question):
    kind = "test-riddle"
    about = "number number number"


class Ribbon(Marker):
    kind = "test-ribbon"


@ways
def test_homebrew_questions_and_markers_can_be_pickled_and_copied(
    again: Callable[[Any], Any],
) -> None:
    riddle = Riddle(2, 5, 6, 7)
    ribbon = Ribbon(3, 1, 2)

    other, tied = again(riddle), again(ribbon)

    assert type(other) is Riddle
    assert (other.seat, other.first, other.second, other.third) == (2, 5, 6, 7)
    assert type(tied) is Ribbon
    assert (tied.rank, tied.owner, tied.face) == (3, 1, 2)

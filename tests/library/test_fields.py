"""Every field of the state is copied, restored by undo, and stored or listed as not stored."""

from __future__ import annotations

from typing import Any

import pytest

from citadella import Action, Game
from citadella.notation.fields import Names, Table, read_fields, write_fields
from citadella.notation.json_reader import JsonReader
from citadella.notation.state import GAME, PLAYER, TURN, game_to_json
from citadella.rules.characters.assassin import Dagger
from citadella.rules.dice import Dice
from citadella.rules.draft import PickCharacter
from citadella.rules.errors import Words
from citadella.rules.event import Event
from citadella.rules.state import Laid, Pick, Player, Sighting, Tucked, Turn

from .fields import fields, plain, some_game

# Fields missing from `TABLES`: setup and dice (stored separately), history and derived data.
NOT_STORED = {
    Game: {
        "setup",
        "box",
        "dice",
        "seed",
        "log",
        "history",
        "floor",
        "prologue",
        "origin",
        "_legal",
    },
    Player: {"seat", "effects", "names", "size", "tents"},
    Turn: set(),
}
TABLES: dict[type, Table] = {Game: GAME, Player: PLAYER, Turn: TURN}


def other(game: Game, name: str, value: Any) -> Any:
    """Return a value for the field `name` other than its current `value`."""
    district = game.box.deck[0]
    made: dict[str, Any] = {
        "dice": Dice(bytes(31) + b"x", 3),
        "players": [*game.players[1:], Player(0)],
        "deck": [district] * 3,
        "marks": [1, 2],
        "deck_seen": [None, Sighting([district], 0)],
        "aside": [district],
        "swaps": [(0, 1), (1, 2)],
        "markers": [Dagger(3, 1)],
        "actors": [-1, 2, *([-1] * (len(game.box.cast) - 2))],
        "turn": Turn(1, game.box.cast[2], 1),
        "stack": [PickCharacter(1)],
        "notes": {"bell": 3},
        "log": [Event("round", 0, -1, 0, 0, [], 0)],
        "history": [Action.parse("end")],
        "origin": game,
        "_legal": [Action.parse("end")],
        "hand": [district] * 2,
        "city": [game.district(district.number).beautified],
        "effects": [game.district(district.number)],
        "roles": [2, 3],
        "picks": [Pick(6, 1, 2)],
        "tucked": [Tucked(district, 2)],
        "laid": [Laid(district, 2, True)],
        "seen": [None, Sighting([district, district], 1)],
        "role": game.box.cast[4],
        "setup": game.setup,
        "box": game.box,
    }
    if name in made:
        return made[name]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return 2 if value == 4 else 4
    assert isinstance(value, str), f"add a value for '{name}' here"
    return value + "x"


def changed(game: Game, thing: Any) -> None:
    """Set every field of an object to a different value."""
    for name, value in fields(thing).items():
        setattr(thing, name, other(game, name, value))


def fresh(game: Game, kind: type) -> Any:
    """Return a new object with all fields at their initial values."""
    if kind is Game:
        new = Game(game.setup, game.box, game.dice)
        new.players = [Player(seat) for seat in range(len(game.players))]
        return new
    return Player(0) if kind is Player else Turn(0, game.box.cast[0], 0)


def same(name: str, value: Any) -> Any:
    # `origin` is another game with an origin of its own, so it is compared by identity.
    return id(value) if name == "origin" else plain(value)


@pytest.mark.parametrize("kind", [Game, Player, Turn])
def test_every_field_is_stored_or_listed_as_not_stored(kind: type) -> None:
    game = some_game()
    thing = {Game: game, Player: game.players[0], Turn: game.turn}[kind]

    assert set(TABLES[kind]) | NOT_STORED[kind] == set(fields(thing))
    assert not set(TABLES[kind]) & NOT_STORED[kind]


@pytest.mark.parametrize("kind", [Game, Player, Turn])
def test_a_copy_has_the_same_value_in_every_field(kind: type) -> None:
    game = some_game()
    thing: Any = {Game: game.copy(), Player: game.players[0], Turn: game.turn}[kind]
    changed(game, thing)

    twin = fields(thing.copy())

    for name, value in fields(thing).items():
        if name != "log":
            assert same(name, twin[name]) == same(name, value), name


def test_a_copy_and_its_original_share_no_list_that_is_changed_in_place() -> None:
    game = some_game()
    changed(game, game)
    replaced_as_a_whole = {"swaps", "markers", "_legal"}

    for thing in (game, game.players[0]):
        twin = fields(thing.copy())
        for name, value in fields(thing).items():
            if isinstance(value, list | dict) and name not in replaced_as_a_whole:
                assert twin[name] is not value, name
    twin_players = game.copy().players
    assert not any(mine is its for mine, its in zip(game.players, twin_players, strict=True))
    assert game.copy().turn is not game.turn
    assert game.copy().dice is not game.dice


def test_undo_restores_every_field() -> None:
    game = some_game()
    game.undo()
    game.legal_actions()
    before = {name: same(name, value) for name, value in fields(game).items()}
    game.play(game.legal_actions()[0])
    assert game.can_undo
    needed = {"setup", "box", "log", "history", "floor", "prologue", "origin"}
    for name, value in fields(game).items():
        if name not in needed:
            setattr(game, name, other(game, name, value))

    game.undo()
    game.legal_actions()

    for name, value in fields(game).items():
        assert same(name, value) == before[name], name


@pytest.mark.parametrize("kind", [Game, Player, Turn])
def test_written_fields_are_read_back_unchanged(kind: type) -> None:
    game = some_game()
    thing, new = fresh(game, kind), fresh(game, kind)
    for name, value in fields(thing).items():
        if name != "players":
            setattr(thing, name, other(game, name, value))
    table = TABLES[kind]

    data = write_fields(thing, table, game.box)
    read_fields(new, table, JsonReader(data, Words("It")), Names(game.box))

    for name in table:
        assert plain(getattr(new, name)) == plain(getattr(thing, name)), name
    assert set(data) == set(table)


def test_fields_with_their_default_value_are_not_written() -> None:
    game = some_game()
    usual = Game(game.setup, game.box, game.dice)

    assert list(game_to_json(usual)) == [
        "setup",
        "players",
        "step",
        "deck",
        "goal",
        "end_at",
        "dice",
    ]

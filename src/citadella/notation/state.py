"""The state of a game as JSON: every field by name, what is usual left out.

The tables below are the only lists of fields: what is written is what is read back.
"""

from __future__ import annotations

from typing import Any

from citadella.notation.checking import check
from citadella.notation.forms import (
    Actors,
    CardBits,
    Flag,
    Form,
    Goal,
    List,
    Names,
    Notes,
    Number,
    OneBuilding,
    OneCard,
    OneLaid,
    OneMarker,
    OnePick,
    OneQuestion,
    OneRank,
    OneSighting,
    OneSwap,
    OneTucked,
    Pile,
    Ranks,
    Role,
    Step,
    Table,
    WholeNumber,
    fill,
    question_to_json,
    written,
)
from citadella.notation.reading import Reader
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules.box import Box
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from citadella.rules.steps import STEP_NAMES

__all__ = ["game_from_json", "game_to_json", "question_to_json"]

MOST_BLOCKS = 1 << 60

SEAT = Number(lambda names: names.seats - 1)
SEAT_BITS = Number(lambda names: (1 << names.seats) - 1)

TURN: Table = {
    "seat": SEAT,
    "role": Role(),
    "then": Step("call"),
    "built": Number(),
    "extra_limit": Number(),
    "used": Number(),
    "paid": Number(),
    "beautified": Number(),
    "gathered": Flag(),
    "closing": Flag(),
    "only_gathers": Flag(),
    "threatened": Flag(),
    "built_any": Flag(),
    "warrant_spent": Flag(),
    "played_card": Flag(),
    "used_cards": CardBits(),
}

PLAYER: Table = {
    "gold": Number(),
    "hand": List(OneCard()),
    "city": List(OneBuilding()),
    "roles": List(OneRank()),
    "revealed": Ranks(),
    "picks": List(OnePick()),
    "tucked": List(OneTucked()),
    "laid": List(OneLaid()),
    "seen": List(OneSighting()),
}


class Players(Form):
    """The players, in the order of their seats."""

    def write(self, value: list[Player], box: Box) -> list[Any]:
        return [written(player, PLAYER, box) for player in value]

    def read(self, reader: Reader, key: str, names: Names) -> list[Player]:
        found = [_player(item, seat, names) for seat, item in enumerate(reader.things(key))]
        if len(found) != names.seats:
            raise MalformedError(
                f"{reader.place} must have {names.seats} players, not {len(found)}."
            )
        return found


def _player(data: Any, seat: int, names: Names) -> Player:
    player = Player(seat)
    fill(player, PLAYER, Reader(data, f"Player {seat}"), names)
    # The rest follows from what lies there.
    for building in player.city:
        district = building.district
        player.names |= district.bit
        player.size += district.counts_as
        if district.has_effect:
            player.effects.append(district)
    for laid in player.laid:
        player.tents += laid.card.counts_as
    return player


class TurnInProgress(Form):
    """The turn in progress, or none."""

    def write(self, value: Turn | None, box: Box) -> dict[str, Any] | None:
        return None if value is None else written(value, TURN, box)

    def read(self, reader: Reader, key: str, names: Names) -> Turn | None:
        data = reader.raw(key)
        if data is None:
            return None
        turn = Turn(0, names.box.cast[0], 0)
        fill(turn, TURN, Reader(data, "The turn"), names)
        return turn


GAME: Table = {
    "players": Players(),
    "crown": SEAT,
    "round": Number(),
    "step": Step(STEP_NAMES[0]),
    "rank": Number(lambda names: len(names.box.cast)),
    "deck": Pile(OneCard()),
    "marks": List(WholeNumber()),
    "deck_seen": List(OneSighting()),
    "aside": List(OneCard()),
    "draft_move": Number(lambda names: len(names.box.draft)),
    "draft_crown": SEAT,
    "pack": Ranks(),
    "face_up": Ranks(),
    "face_down": Ranks(),
    "swaps": List(OneSwap()),
    "markers": List(OneMarker()),
    "taxes": Number(),
    "protected": SEAT_BITS,
    "actors": Actors(),
    "crown_claimed": Flag(),
    "builders": SEAT_BITS,
    "turn": TurnInProgress(),
    "stack": List(OneQuestion()),
    "goal": Goal(),
    "end_at": Goal(like="goal"),
    "first": SEAT_BITS,
    "ending": Flag(),
    "ending_early": Flag(),
    "over": Flag(),
    "notes": Notes(),
}


def game_to_json(game: Game, dice: bool = True) -> dict[str, Any]:
    """Return the whole state of a game (not its history)."""
    data = {"setup": setup_to_json(game.setup), **written(game, GAME, game.box)}
    if dice:
        data["dice"] = [game.dice.key.hex(), game.dice.block, game.dice.position]
    return data


def game_from_json(data: Any, blanks: bool = False) -> Game:
    """Read a game's state; refuses what no game could be. `blanks`: '?' for what is unknown."""
    reader = Reader(data, "The position")
    setup = setup_from_json(reader.raw("setup"))
    names = Names(setup.box())
    game = Game(setup, names.box, _dice(reader.raw("dice")))
    fill(game, GAME, reader, names)
    for player in game.players:
        for district in player.effects:
            player.size += district.noted_size(game)
    check(game, blanks)
    return game


def _dice(data: Any) -> Dice:
    if data is None:
        return Dice(bytes(32))
    refusal = MalformedError("The position: 'dice' must be a key, a block and a place.")
    if not (isinstance(data, list) and len(data) == 3 and isinstance(data[0], str)):
        raise refusal
    key, block, position = data
    for number, most in ((block, MOST_BLOCKS), (position, 16)):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise refusal
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        raise refusal from None
    # A place within a block means that this block has been begun.
    if len(secret) != 32 or (position < 16 and not block):
        raise refusal
    return Dice(secret, block, position)

"""The state of a game as JSON: every field by name, without default values.

The tables below are the only lists of fields, so reading and writing cannot diverge.
"""

from __future__ import annotations

from typing import Any

from citadella.notation import fields
from citadella.notation.fields import (
    FLAG,
    Field,
    Names,
    Table,
    list_field,
    number_field,
    question_to_json,
    read_fields,
    write_fields,
)
from citadella.notation.json_reader import JsonReader
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.notation.validation import check
from citadella.rules.box import Box
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError, Words
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from citadella.rules.steps import STEP_NAMES

__all__ = ["game_from_json", "game_to_json", "question_to_json"]

MAX_DICE_BLOCK = 1 << 60

SEAT = number_field(lambda names: names.seats - 1)
SEAT_BITS = number_field(lambda names: (1 << names.seats) - 1)

TURN: Table = {
    "seat": SEAT,
    "role": fields.ROLE,
    "then": fields.step_field("call"),
    "built": number_field(),
    "extra_limit": number_field(),
    "used": number_field(),
    "paid": number_field(),
    "beautified": number_field(),
    "gathered": FLAG,
    "closing": FLAG,
    "only_gathers": FLAG,
    "threatened": FLAG,
    "built_any": FLAG,
    "warrant_spent": FLAG,
    "played_card": FLAG,
    "used_cards": fields.CARD_BITS,
}

PLAYER: Table = {
    "gold": number_field(),
    "hand": list_field(fields.CARD),
    "city": list_field(fields.BUILDING),
    "roles": list_field(fields.RANK),
    "revealed": fields.RANKS,
    "picks": list_field(fields.PICK),
    "tucked": list_field(fields.TUCKED),
    "laid": list_field(fields.LAID),
    "seen": list_field(fields.SIGHTING),
}


def _read_players(reader: JsonReader, key: str, names: Names) -> list[Player]:
    found = [_player(item, seat, names) for seat, item in enumerate(reader.things(key))]
    if len(found) != names.seats:
        raise MalformedError(
            "{place} must have {seats} players, not {count}.",
            place=reader.place,
            seats=names.seats,
            count=len(found),
        )
    return found


def _write_players(value: list[Player], box: Box) -> list[Any]:
    return [write_fields(player, PLAYER, box) for player in value]


def _player(data: Any, seat: int, names: Names) -> Player:
    player = Player(seat)
    read_fields(player, PLAYER, JsonReader(data, Words("Player {seat}", seat=seat)), names)
    # Derive the fields that are not stored.
    for building in player.city:
        district = building.district
        player.names |= district.bit
        player.size += district.counts_as
        if district.has_effect:
            player.effects.append(district)
    for laid in player.laid:
        player.tents += laid.card.counts_as
    return player


def _read_turn(reader: JsonReader, key: str, names: Names) -> Turn | None:
    data = reader.raw(key)
    if data is None:
        return None
    turn = Turn(0, names.box.cast[0], 0)
    read_fields(turn, TURN, JsonReader(data, Words("The turn")), names)
    return turn


def _write_turn(value: Turn | None, box: Box) -> dict[str, Any] | None:
    return None if value is None else write_fields(value, TURN, box)


GAME: Table = {
    "players": Field(_read_players, _write_players),
    "crown": SEAT,
    "round": number_field(),
    "step": fields.step_field(STEP_NAMES[0]),
    "rank": number_field(lambda names: len(names.box.cast)),
    "deck": fields.pile_field(fields.CARD),
    "marks": list_field(fields.NUMBER),
    "deck_seen": list_field(fields.SIGHTING),
    "aside": list_field(fields.CARD),
    "draft_move": number_field(lambda names: len(names.box.draft)),
    "draft_crown": SEAT,
    "pack": fields.RANKS,
    "face_up": fields.RANKS,
    "face_down": fields.RANKS,
    "swaps": list_field(fields.SWAP),
    "markers": list_field(fields.MARKER),
    "taxes": number_field(),
    "protected": SEAT_BITS,
    "actors": fields.ACTORS,
    "crown_claimed": FLAG,
    "builders": SEAT_BITS,
    "turn": Field(_read_turn, _write_turn),
    "stack": list_field(fields.QUESTION),
    "goal": fields.goal_field(),
    "end_at": fields.goal_field(like="goal"),
    "first": SEAT_BITS,
    "ending": FLAG,
    "ending_early": FLAG,
    "over": FLAG,
    "notes": fields.NOTES,
}


def game_to_json(game: Game, dice: bool = True) -> dict[str, Any]:
    """Return the whole state of a game as JSON data, without its history."""
    data = {"setup": setup_to_json(game.setup), **write_fields(game, GAME, game.box)}
    if dice:
        data["dice"] = [game.dice.key.hex(), game.dice.block, game.dice.position]
    return data


def game_from_json(data: Any, blanks: bool = False) -> Game:
    """Return the game with this state; raise if no game can reach the state.

    `blanks` allows '?' for unknown cards and characters, as in a view.
    """
    reader = JsonReader(data, Words("The position"))
    setup = setup_from_json(reader.raw("setup"))
    names = Names(setup.box())
    game = Game(setup, names.box, _dice(reader.raw("dice")))
    read_fields(game, GAME, reader, names)
    for player in game.players:
        for district in player.effects:
            player.size += district.noted_size(game)
    check(game, blanks)
    return game


def _dice(data: Any) -> Dice:
    if data is None:
        return Dice(bytes(32))
    refusal = MalformedError("The position: 'dice' must be [key, block number, word number].")
    if not (isinstance(data, list) and len(data) == 3 and isinstance(data[0], str)):
        raise refusal
    key, block, position = data
    for number, most in ((block, MAX_DICE_BLOCK), (position, 16)):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            raise refusal
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        raise refusal from None
    # Before the first block is generated, the position in the block is always 16 (its end).
    if len(secret) != 32 or (position < 16 and not block):
        raise refusal
    return Dice(secret, block, position)

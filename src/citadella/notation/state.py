"""The state of a game as JSON: every field by name, what is usual left out.

The tables below are the only lists of fields: what is written is what is read back.
"""

from __future__ import annotations

from typing import Any

from citadella.notation.fields import (
    ActorsField,
    BuildingItem,
    CardBitsField,
    CardItem,
    Field,
    FlagField,
    GoalField,
    LaidItem,
    ListField,
    MarkerItem,
    Names,
    NotesField,
    NumberField,
    NumberItem,
    PickItem,
    PileField,
    QuestionItem,
    RankItem,
    RanksField,
    RoleField,
    SightingItem,
    StepField,
    SwapItem,
    Table,
    TuckedItem,
    question_to_json,
    read_fields,
    write_fields,
)
from citadella.notation.json_reader import JsonReader
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.notation.validation import check
from citadella.rules.box import Box
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from citadella.rules.steps import STEP_NAMES

__all__ = ["game_from_json", "game_to_json", "question_to_json"]

MAX_DICE_BLOCK = 1 << 60

SEAT = NumberField(lambda names: names.seats - 1)
SEAT_BITS = NumberField(lambda names: (1 << names.seats) - 1)

TURN: Table = {
    "seat": SEAT,
    "role": RoleField(),
    "then": StepField("call"),
    "built": NumberField(),
    "extra_limit": NumberField(),
    "used": NumberField(),
    "paid": NumberField(),
    "beautified": NumberField(),
    "gathered": FlagField(),
    "closing": FlagField(),
    "only_gathers": FlagField(),
    "threatened": FlagField(),
    "built_any": FlagField(),
    "warrant_spent": FlagField(),
    "played_card": FlagField(),
    "used_cards": CardBitsField(),
}

PLAYER: Table = {
    "gold": NumberField(),
    "hand": ListField(CardItem()),
    "city": ListField(BuildingItem()),
    "roles": ListField(RankItem()),
    "revealed": RanksField(),
    "picks": ListField(PickItem()),
    "tucked": ListField(TuckedItem()),
    "laid": ListField(LaidItem()),
    "seen": ListField(SightingItem()),
}


class PlayersField(Field):
    """The players, in the order of their seats."""

    def write(self, value: list[Player], box: Box) -> list[Any]:
        return [write_fields(player, PLAYER, box) for player in value]

    def read(self, reader: JsonReader, key: str, names: Names) -> list[Player]:
        found = [_player(item, seat, names) for seat, item in enumerate(reader.things(key))]
        if len(found) != names.seats:
            raise MalformedError(
                f"{reader.place} must have {names.seats} players, not {len(found)}."
            )
        return found


def _player(data: Any, seat: int, names: Names) -> Player:
    player = Player(seat)
    read_fields(player, PLAYER, JsonReader(data, f"Player {seat}"), names)
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


class TurnField(Field):
    """The turn in progress, or none."""

    def write(self, value: Turn | None, box: Box) -> dict[str, Any] | None:
        return None if value is None else write_fields(value, TURN, box)

    def read(self, reader: JsonReader, key: str, names: Names) -> Turn | None:
        data = reader.raw(key)
        if data is None:
            return None
        turn = Turn(0, names.box.cast[0], 0)
        read_fields(turn, TURN, JsonReader(data, "The turn"), names)
        return turn


GAME: Table = {
    "players": PlayersField(),
    "crown": SEAT,
    "round": NumberField(),
    "step": StepField(STEP_NAMES[0]),
    "rank": NumberField(lambda names: len(names.box.cast)),
    "deck": PileField(CardItem()),
    "marks": ListField(NumberItem()),
    "deck_seen": ListField(SightingItem()),
    "aside": ListField(CardItem()),
    "draft_move": NumberField(lambda names: len(names.box.draft)),
    "draft_crown": SEAT,
    "pack": RanksField(),
    "face_up": RanksField(),
    "face_down": RanksField(),
    "swaps": ListField(SwapItem()),
    "markers": ListField(MarkerItem()),
    "taxes": NumberField(),
    "protected": SEAT_BITS,
    "actors": ActorsField(),
    "crown_claimed": FlagField(),
    "builders": SEAT_BITS,
    "turn": TurnField(),
    "stack": ListField(QuestionItem()),
    "goal": GoalField(),
    "end_at": GoalField(like="goal"),
    "first": SEAT_BITS,
    "ending": FlagField(),
    "ending_early": FlagField(),
    "over": FlagField(),
    "notes": NotesField(),
}


def game_to_json(game: Game, dice: bool = True) -> dict[str, Any]:
    """Return the whole state of a game (not its history)."""
    data = {"setup": setup_to_json(game.setup), **write_fields(game, GAME, game.box)}
    if dice:
        data["dice"] = [game.dice.key.hex(), game.dice.block, game.dice.position]
    return data


def game_from_json(data: Any, blanks: bool = False) -> Game:
    """Read a game's state; refuses what no game could be. `blanks`: '?' for what is unknown."""
    reader = JsonReader(data, "The position")
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
    refusal = MalformedError("The position: 'dice' must be a key, a block and a place.")
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
    # A place within a block means that this block has been begun.
    if len(secret) != 32 or (position < 16 and not block):
        raise refusal
    return Dice(secret, block, position)

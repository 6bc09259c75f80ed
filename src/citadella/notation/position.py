"""Positions: situations of a game, written by hand or taken from a game.

A position has a JSON form and a text form, and creates a game that continues from it:

    Position.build(
        call="king",
        players=[
            Seat("king", gold=3, hand="tavern smithy", city="temple market+"),
            Seat("thief", gold=1),
            Seat("bishop"),
            Seat("warlord", city="keep"),
        ],
    ).game()
"""

from __future__ import annotations

import json
from typing import Any

from citadella.notation.position_builder import (
    Seat,
    add_remaining_cards,
    check_types,
    end_conditions,
    mark_builders,
    mark_called_as_acted,
    read_marker,
    setup_of,
)
from citadella.notation.setups import setup_to_json
from citadella.notation.state import game_from_json, game_to_json
from citadella.notation.turn_steps import take_turn
from citadella.notation.validation import check
from citadella.rules.drawing import in_brief
from citadella.rules.errors import CitadellaError, MalformedError, shortened
from citadella.rules.game import Game, begin

HEADING = "citadella position 1"
# The keys of lists that the text form writes as words separated by spaces. It writes other values
# as JSON.
WORD_LISTS = {
    "characters",
    "unique",
    "as_printed",
    "hand",
    "city",
    "roles",
    "revealed",
    "deck",
    "aside",
    "pack",
    "face_up",
    "face_down",
    "used_cards",
}
# The names of dictionaries with arbitrary keys; the text form writes each one as a JSON object.
WHOLE = {"notes", "homebrew"}


def _read(data: Any) -> Position:
    game = game_from_json(data)
    # Convert the setup to the current format, because `data` may have an older one.
    return Position({**data, "setup": setup_to_json(game.setup)})


class Position:
    """A situation of a game, from which play can continue."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Store a position's JSON data; `game` checks it later."""
        self.data = data  #: The JSON form of the position.

    # --- from and to games -------------------------------------------------------------
    @staticmethod
    def of(game: Game) -> Position:
        """Return the position of a game."""
        return Position(game_to_json(game))

    def game(self, events: bool = False) -> Game:
        """Return a game that continues from this position; raise if the position is invalid."""
        game = game_from_json(self.data)
        game.log = [] if events else None
        begin(game)
        return game

    # --- JSON and text -----------------------------------------------------------------
    def to_json(self) -> str:
        """Return the position as JSON."""
        return json.dumps(self.data, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Position:
        """Return the position in this JSON; raise MalformedError if it is invalid."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError, TypeError):
            raise MalformedError("The position is not valid JSON.") from None
        return _read(data)

    def to_text(self) -> str:
        """Return the position as text, with a line for each fact."""
        return "\n".join([HEADING, *_lines(self.data, "")]) + "\n"

    @staticmethod
    def from_text(text: str) -> Position:
        """Return the position in this text; raise MalformedError if it is invalid."""
        lines = [line.strip() for line in text.splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        if not lines or lines[0] != HEADING:
            raise MalformedError(
                "A position must begin with the line '{heading}'.", heading=HEADING
            )
        data: dict[str, Any] = {}
        for line in lines[1:]:
            _read_line(data, line)
        players = data.get("players")
        if isinstance(players, dict):
            if set(players) != {str(i) for i in range(len(players))}:
                raise MalformedError("The players of a position must be numbered from 0.")
            data["players"] = [players[str(i)] for i in range(len(players))]
        return _read(data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        try:
            return f"<Position: {in_brief(game_from_json(self.data))}>"
        except CitadellaError as error:
            return f"<Invalid Position: {error}>"

    # --- by hand -----------------------------------------------------------------------
    @staticmethod
    def build(
        players: list[Seat],
        call: str = "",
        turn: str = "",
        edition: str = "2016",
        cast: str = "",
        unique: str = "",
        deck: str = "",
        rest: bool = True,
        crown: int = 0,
        round: int = 1,
        markers: str = "",
        taxes: int = 0,
        face_up: str = "",
        ending: bool | None = None,
        first: int | list[int] | None = None,
        action_cards: bool = False,
        short: bool = False,
        seed: int = 0,
        draft: bool = False,
        as_printed: bool | str = False,
    ) -> Position:
        """Return a position described in code (see docs/positions.md).

        `call`: the character called next (by default, rank 1); lower ranks have had their turns.
        `turn`: the steps that the called character has already taken in its turn, such as
        `gathered built:tavern`. `draft`: begin with the selection of characters in a new round
        instead. `cast`: the characters in the game that are not among the eight originals. `deck`:
        the top cards of the deck; all other cards follow, shuffled with the seed, unless `rest` is
        False. `markers`: words like `dagger:king@0`; a signed warrant or flowered threat ends with
        `!`, as in `warrant:king@0!`. `ending`: whether this is the last round. `first`: the seat
        whose city was complete first. Give `ending` and `first` only if the cities do not
        determine them. `as_printed`: the ids of the rule variants to play as printed, or True for
        all.
        """
        check_types(locals())
        setup = setup_of(players, edition, cast, unique, deck, action_cards, short, as_printed)
        box = setup.box()
        called = box.cast[1] if not call else box.character(call)
        if called is None or not called.rank:
            raise MalformedError(
                "There is no character '{call}' in this game.", call=shortened(call)
            )
        if draft and (call or turn):
            raise MalformedError("'draft' cannot be combined with 'call' or 'turn'.")
        elsewhere = [*face_up.split(), *(role for seat in players for role in seat.roles)]
        game = game_from_json(
            {
                "setup": setup_to_json(setup),
                "players": [seat.to_json(i) for i, seat in enumerate(players)],
                "deck": deck.split(),
                "crown": crown,
                "draft_crown": crown,
                "draft_move": 0 if draft else len(box.draft),
                "round": round,
                "step": "new-round" if draft else "call",
                "rank": called.rank - 1,
                "markers": [read_marker(word) for word in markers.split()],
                "taxes": taxes,
                "face_up": face_up.split(),
                "face_down": [c.name for c in box.cast[1:] if c.name not in elsewhere],
                "dice": [seed.to_bytes(32, "little").hex(), 0, 16],
                **end_conditions(setup, players, ending, first),
            }
        )
        if rest:
            add_remaining_cards(game)
        mark_called_as_acted(game)
        if turn.split():
            take_turn(game, turn.split())
        mark_builders(game, players)
        check(game, blanks=False)
        return Position.of(game)


# --- the text form ---------------------------------------------------------------------
def _lines(data: Any, place: str) -> list[str]:
    lines: list[str] = []
    for key, value in data.items():
        name = f"{place}{key}"
        if key == "players" and isinstance(value, list):
            for i, player in enumerate(value):
                inner = _lines(player, f"{name}.{i}.")
                lines += inner or [f"{name}.{i} = {{}}"]
        elif isinstance(value, dict) and key not in WHOLE:
            lines += _lines(value, f"{name}.")
        elif key in WORD_LISTS:
            lines.append(f"{name} = {' '.join(value)}".rstrip())
        else:
            lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return lines


def _read_line(data: dict[str, Any], line: str) -> None:
    name, sign, text = line.partition("=")
    keys = name.strip().split(".")
    if not sign or not all(keys):
        raise MalformedError("'{line}' is not a line of a position.", line=shortened(line, 60))
    place: Any = data
    for key in keys[:-1]:
        place = place.setdefault(key, {})
        if not isinstance(place, dict):
            raise MalformedError("'{line}' is not a line of a position.", line=shortened(line, 60))
    key = keys[-1]
    if key in WORD_LISTS:
        place[key] = text.split()
        return
    try:
        place[key] = json.loads(text)
    except (ValueError, RecursionError):
        raise MalformedError(
            "'{line}': the value is not valid JSON.", line=shortened(line, 60)
        ) from None

"""Positions: any situation of a game, written by hand or taken from a game.

A position has a JSON form and a text form, and gives a game that plays on from there:

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

from citadella.cards import EDITIONS
from citadella.notation.setups import setup_to_json
from citadella.notation.state import game_from_json, game_to_json
from citadella.rules import fans
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game
from citadella.rules.setup import FREE_BONUS_DISTRICTS, Setup, edition_facts, excluded

HEADING = "citadella position 1"
ORIGINALS = "assassin thief magician king bishop merchant architect warlord"
# Written as plain words in the text form; everything else is JSON.
WORD_LISTS = {
    "characters",
    "unique",
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


class Seat:
    """A player in a position written by hand; lists of cards are words in a text."""

    def __init__(
        self,
        roles: str = "",
        gold: int = 0,
        hand: str = "",
        city: str = "",
        revealed: str = "",
        tucked: str = "",
        laid: str = "",
    ) -> None:
        """Note what the player has."""
        self.roles = roles.split()
        self.gold = gold
        self.hand = hand.split()
        self.city = city.split()
        self.revealed = revealed.split()
        self.tucked = tucked.split()
        self.laid = laid.split()


class Position:
    """A situation of a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Hold a position's JSON data; it is checked when a game is made of it."""
        self.data = data

    # --- from and to games -------------------------------------------------------------
    @staticmethod
    def of(game: Game) -> Position:
        """Take the position of a game."""
        return Position(game_to_json(game))

    def game(self, events: bool = False) -> Game:
        """Return a game that plays on from here."""
        game = game_from_json(self.data)
        game.log = [] if events else None
        game.begin()
        return game

    # --- JSON and text -----------------------------------------------------------------
    def to_json(self) -> str:
        """Write it as JSON."""
        return json.dumps(self.data, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Position:
        """Read it from JSON; refuses what is not a position."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError, TypeError):
            raise MalformedError("The position is not valid JSON.") from None
        game_from_json(data)
        return Position(data)

    def to_text(self) -> str:
        """Write it as text, a line for each fact."""
        return "\n".join([HEADING, *_lines(self.data, "")]) + "\n"

    @staticmethod
    def from_text(text: str) -> Position:
        """Read it from text; refuses what is not a position."""
        lines = [line.strip() for line in text.splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        if not lines or lines[0] != HEADING:
            raise MalformedError(f"A position begins with the line '{HEADING}'.")
        data: dict[str, Any] = {}
        for line in lines[1:]:
            _read_line(data, line)
        players = data.get("players")
        if isinstance(players, dict):
            if set(players) != {str(i) for i in range(len(players))}:
                raise MalformedError("The players of a position are numbered from 0.")
            data["players"] = [players[str(i)] for i in range(len(players))]
        game_from_json(data)
        return Position(data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Position({self.data!r})"

    # --- by hand -----------------------------------------------------------------------
    @staticmethod
    def build(
        players: list[Seat],
        call: str = "",
        edition: str = "2016",
        cast: str = ORIGINALS,
        unique: str = "",
        deck: str | None = None,
        crown: int = 0,
        round: int = 1,
        markers: str = "",
        taxes: int = 0,
        face_up: str = "",
        action_cards: bool = False,
        short: bool = False,
        seed: int = 0,
        draft: bool = False,
    ) -> Position:
        """Write a position by hand.

        `call`: the character that is called next (those before it have had their turn, in which
        they built nothing); without it the first rank is called. `draft`: begin with the selection
        of a new round instead. `cast`: only what differs from the eight originals need be named.
        `deck`: the top cards; the rest of the cards follow. `markers`: words like `dagger:king@0`
        (`!` signs or flowers a warrant or threat: `warrant:king@0!`).
        """
        setup = _setup(players, edition, cast, unique, action_cards, short)
        box = setup.box()
        ranks = {character.name: character.rank for character in box.cast}
        called = ranks.get(call, 0) if call else 1
        if not called:
            raise MalformedError(f"There is no character {quoted(call)} in this game.")
        killed = [m.split(":")[1].split("@")[0] for m in markers.split() if m.startswith("dagger:")]
        actors = [-1, *(_actor(players, c.name, ranks, called, killed) for c in box.cast[1:])]
        data: dict[str, Any] = {
            "setup": setup_to_json(setup),
            "players": [_seat(i, seat, ranks, called, killed) for i, seat in enumerate(players)],
            "deck": _deck(players, box.deck, deck),
            "crown": crown,
            "draft_crown": crown,
            "draft_move": 0 if draft else len(box.draft),
            "round": round,
            "step": "new-round" if draft else "call",
            "rank": called - 1,
            "markers": [_marker(word) for word in markers.split()],
            "taxes": taxes,
            "face_up": face_up.split(),
            "face_down": [
                c.name
                for c in box.cast[1:]
                if c.name not in face_up.split()
                and not any(c.name in seat.roles for seat in players)
            ],
            "actors": actors,
            "protected": sum(
                {1 << actors[c.rank] for c in box.cast[1:] if c.shelters and actors[c.rank] >= 0}
            ),
            "dice": [seed.to_bytes(32, "little").hex(), 0, 16],
        }
        return Position({k: v for k, v in data.items() if v not in (0, [])} | {"rank": called - 1})


def _setup(
    players: list[Seat], edition: str, cast: str, unique: str, action_cards: bool, short: bool
) -> Setup:
    facts = edition_facts(edition)
    rank = {c.id: c.rank for c in (*facts.characters, *fans.CHARACTER_FACTS.values())}
    chosen: dict[int, str] = {}
    wanted = [*cast.split(), *(role for seat in players for role in seat.roles)]
    for name in [*ORIGINALS.split(), *wanted]:
        if name in rank:
            chosen[rank[name]] = name
    names = {d.id for d in (*facts.unique, *facts.bonus)} | set(fans.DISTRICT_FACTS)
    used = list(unique.split())
    for seat in players:
        for card in [*seat.hand, *(b.removesuffix("+") for b in seat.city), *seat.tucked]:
            if card in names and card not in used:
                used.append(card)
    if facts.needs_nine(len(players)) and 9 not in chosen:
        chosen[9] = facts.ninth
    characters = [chosen[r] for r in sorted(chosen)]
    if facts.unique_chosen is None:
        used = _classic_unique(facts.id, used, characters)
    else:
        spare = [d.id for d in facts.unique if d.id not in used]
        used = [*used, *spare[: max(0, facts.unique_chosen - len(used))]]
    return Setup(edition, len(players), tuple(characters), tuple(used), action_cards, short)


def _classic_unique(edition: str, used: list[str], characters: list[str]) -> list[str]:
    facts = EDITIONS[edition]
    barred = excluded(facts, characters)
    originals = [d.id for d in facts.unique if d.id not in barred]
    bonus = [name for name in used if name not in originals]
    surplus = max(0, len(bonus) - FREE_BONUS_DISTRICTS)
    spare = [name for name in originals if name not in used]
    return [name for name in originals if name not in spare[:surplus]] + bonus


def _seat(
    place: int, seat: Seat, ranks: dict[str, int], called: int, killed: list[str]
) -> dict[str, Any]:
    done = [r for r in seat.roles if ranks.get(r, 0) < called and r not in killed]
    data: dict[str, Any] = {
        "gold": seat.gold,
        "hand": seat.hand,
        "city": seat.city,
        "roles": seat.roles,
        "revealed": sorted({*seat.revealed, *done}, key=lambda name: ranks.get(name, 0)),
        "tucked": [[card, place] for card in seat.tucked],
        "laid": [[card, 0, False] for card in seat.laid],
    }
    return {key: value for key, value in data.items() if value not in (0, [])}


def _actor(
    players: list[Seat], name: str, ranks: dict[str, int], called: int, killed: list[str]
) -> int:
    for i, seat in enumerate(players):
        if name in seat.roles and ranks[name] < called and name not in killed:
            return i
    return -1


def _deck(players: list[Seat], cards: list[Any], top: str | None) -> list[str]:
    left = [card.name for card in cards]
    used = [] if top is None else top.split()
    for seat in players:
        city = [building.removesuffix("+") for building in seat.city]
        used = [*used, *seat.hand, *city, *seat.tucked, *seat.laid]
    for name in used:
        if name in left:
            left.remove(name)
    return ([] if top is None else top.split()) + left


def _marker(text: str) -> list[Any]:
    try:
        kind, rest = text.split(":")
        name, owner = rest.split("@")
        return [kind, name, int(owner.rstrip("!")), 1 if owner.endswith("!") else 0]
    except ValueError:
        raise MalformedError(f"{quoted(text)} is not a marker: write dagger:king@0.") from None


# --- the text form ---------------------------------------------------------------------
def _lines(data: Any, place: str) -> list[str]:
    lines: list[str] = []
    for key, value in data.items():
        name = f"{place}{key}"
        if key == "players" and isinstance(value, list):
            for i, player in enumerate(value):
                inner = _lines(player, f"{name}.{i}.")
                lines += inner or [f"{name}.{i}.gold = 0"]
        elif isinstance(value, dict) and key != "notes":
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
        raise MalformedError(f"{quoted(line, 60)} is not a line of a position.")
    place: Any = data
    for key in keys[:-1]:
        place = place.setdefault(key, {})
        if not isinstance(place, dict):
            raise MalformedError(f"{quoted(line, 60)} is not a line of a position.")
    key = keys[-1]
    if key in WORD_LISTS:
        place[key] = text.split()
        return
    try:
        place[key] = json.loads(text)
    except (ValueError, RecursionError):
        raise MalformedError(f"{quoted(line, 60)} cannot be read.") from None

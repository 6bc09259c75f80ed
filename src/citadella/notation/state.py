"""A game's whole state as JSON data and back. What is usual is left out."""

from __future__ import annotations

from typing import Any

from citadella.notation.checking import check
from citadella.notation.reading import Reader, whole, word
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules.action import read_part, write_part
from citadella.rules.box import Box
from citadella.rules.card import UNKNOWN, Building, Card, District
from citadella.rules.character import MARKERS, Character, Marker
from citadella.rules.dice import Dice
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.game import Game
from citadella.rules.question import QUESTIONS, Question
from citadella.rules.state import Laid, Pick, Player, Sighting, Tucked, Turn
from citadella.rules.steps import STEP_NAMES

MOST_BLOCKS = 1 << 60
# Parts of a question that are written as numbers.
PLAIN_NUMBERS = ("number", "rank")
TURN_NUMBERS = ("built", "extra_limit", "used", "paid", "beautified")
TURN_FLAGS = (
    "gathered",
    "closing",
    "only_gathers",
    "threatened",
    "built_any",
    "warrant_spent",
    "played_card",
)


# --- writing ---------------------------------------------------------------------------
def game_to_json(game: Game, dice: bool = True) -> dict[str, Any]:
    """Return the whole state of a game (not its history)."""
    box = game.box
    data: dict[str, Any] = {
        "setup": setup_to_json(game.setup),
        "players": [_player(box, player) for player in game.players],
        "crown": game.crown,
        "round": game.round,
        "step": STEP_NAMES[game.step],
        "rank": game.rank,
        "deck": [card.name for card in reversed(game.deck)],
        "marks": game.marks.copy(),
        "deck_seen": [_sighting(seen) for seen in game.deck_seen],
        "aside": [card.name for card in game.aside],
        "draft_move": game.draft_move,
        "draft_crown": game.draft_crown,
        "pack": _ranks(box, game.pack),
        "face_up": _ranks(box, game.face_up),
        "face_down": _ranks(box, game.face_down),
        "swaps": [list(swap) for swap in game.swaps],
        "markers": [[m.kind, box.cast[m.rank].name, m.owner, m.face] for m in game.markers],
        "taxes": game.taxes,
        "protected": game.protected,
        "actors": game.actors.copy(),
        "crown_claimed": game.crown_claimed,
        "builders": game.builders,
        "turn": None if game.turn is None else _turn(box, game.turn),
        "stack": [question_to_json(question) for question in game.stack],
        "goal": game.goal,
        "end_at": game.end_at,
        "first": game.first,
        "ending": game.ending,
        "ending_early": game.ending_early,
        "over": game.over,
        "notes": dict(sorted(game.notes.items())),
    }
    if dice:
        data["dice"] = [game.dice.key.hex(), game.dice.block, game.dice.position]
    return _without_usual(data)


def _without_usual(data: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value
        for key, value in data.items()
        if key in ("setup", "players", "deck") or value not in (0, False, None, [], {})
    }


def _player(box: Box, player: Player) -> dict[str, Any]:
    return _without_usual(
        {
            "gold": player.gold,
            "hand": [card.name for card in player.hand],
            "city": [building.name for building in player.city],
            "roles": [box.cast[rank].name for rank in player.roles],
            "revealed": _ranks(box, player.revealed),
            "picks": [
                [_ranks(box, p.pack), box.cast[p.taken].name, box.cast[p.laid].name]
                for p in player.picks
            ],
            "tucked": [[t.card.name, t.by] for t in player.tucked],
            "laid": [[item.card.name, item.gold, item.visited] for item in player.laid],
            "seen": [_sighting(seen) for seen in player.seen],
        }
    )


def _ranks(box: Box, ranks: int) -> list[str]:
    return [box.cast[rank].name for rank in range(1, len(box.cast)) if ranks >> rank & 1]


def _sighting(seen: Sighting | None) -> list[Any] | None:
    return None if seen is None else [[card.name for card in seen.cards], seen.lost]


def _turn(box: Box, turn: Turn) -> dict[str, Any]:
    used = [kind.name for kind in box.kinds if turn.used_cards & kind.bit]
    data: dict[str, Any] = {key: getattr(turn, key) for key in (*TURN_NUMBERS, *TURN_FLAGS)}
    data["used_cards"] = used
    return {
        "seat": turn.seat,
        "role": turn.role.name,
        "then": STEP_NAMES[turn.then],
        **_without_usual(data),
    }


def question_to_json(question: Question) -> list[Any]:
    """Return a question's kind, its seat and what it is about."""
    values = [question.a, question.b, question.c]
    parts = type(question).about.split()
    return [question.kind, question.seat] + [
        value if part in PLAIN_NUMBERS else write_part(part, value)
        for part, value in zip(parts, values, strict=False)
    ]


# --- reading ---------------------------------------------------------------------------
def game_from_json(data: Any, blanks: bool = False) -> Game:
    """Read a game's state; refuses what no game could be. `blanks`: '?' for what is unknown."""
    reader = Reader(data, "The position")
    setup = setup_from_json(reader.raw("setup"))
    box = setup.box()
    names = _Names(box)
    dice = reader.raw("dice")
    game = Game(setup, box, _dice(dice))
    seats = setup.players
    game.players = []
    for i, item in enumerate(reader.things("players")):
        game.players.append(_read_player(item, i, names))
    if len(game.players) != seats:
        raise MalformedError(f"The position must have {seats} players, not {len(game.players)}.")
    every = (1 << seats) - 1
    game.crown = reader.number("crown", 0, 0, seats - 1)
    game.round = reader.number("round")
    game.step = _step(reader.text("step", STEP_NAMES[0]))
    game.rank = reader.number("rank", 0, 0, len(box.cast))
    game.deck = reader.items("deck", names.card)[::-1]
    game.marks = reader.items("marks", whole)
    game.deck_seen = reader.items("deck_seen", names.sighting)
    game.aside = reader.items("aside", names.card)
    game.draft_move = reader.number("draft_move", 0, 0, len(box.draft))
    game.draft_crown = reader.number("draft_crown", 0, 0, seats - 1)
    game.pack = names.ranks(reader, "pack")
    game.face_up = names.ranks(reader, "face_up")
    game.face_down = names.ranks(reader, "face_down")
    game.swaps = reader.items("swaps", lambda value, place: _pair(value, place, seats))
    game.markers = reader.items("markers", lambda value, place: _marker(value, place, names, seats))
    game.taxes = reader.number("taxes")
    game.protected = reader.number("protected", 0, 0, every)
    game.actors = reader.items("actors", whole) or [-1] * len(box.cast)
    if len(game.actors) != len(box.cast) or not all(-1 <= a < seats for a in game.actors):
        raise MalformedError("The position: 'actors' must hold a seat or -1 for each rank.")
    game.crown_claimed = reader.flag("crown_claimed")
    game.builders = reader.number("builders", 0, 0, every)
    turn = reader.raw("turn")
    game.turn = None if turn is None else _read_turn(turn, names, seats)
    game.goal = reader.number("goal", box.goal, 1, 20)
    game.end_at = reader.number("end_at", game.goal, 1, 20)
    game.first = reader.number("first", 0, 0, every)
    game.ending = reader.flag("ending")
    game.ending_early = reader.flag("ending_early")
    game.over = reader.flag("over")
    notes = reader.raw("notes") or {}
    if not isinstance(notes, dict):
        raise MalformedError("The position: 'notes' must be an object.")
    game.notes = {word(k, "The notes"): whole(v, "The notes") for k, v in notes.items()}
    game.stack = reader.items("stack", lambda value, place: _read_question(value, place, seats))
    reader.done()
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


def _step(name: str) -> int:
    if name not in STEP_NAMES:
        raise MalformedError(f"There is no step called {quoted(name)}.")
    return STEP_NAMES.index(name)


class _Names:
    """Finds the cards and characters of one box by name."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: dict[str, Card] = {kind.name: kind for kind in box.kinds}
        self.cards["?"] = UNKNOWN
        self.cast = {character.name: character for character in box.cast}

    def card(self, value: Any, place: str) -> Card:
        card = self.cards.get(value) if isinstance(value, str) else None
        if card is None:
            raise MalformedError(f"{place}: there is no card {quoted(value)} in this game.")
        return card

    def building(self, value: Any, place: str) -> Building:
        name = word(value, place)
        card = self.card(name.removesuffix("+"), place)
        if not isinstance(card, District):
            raise MalformedError(f"{place}: {quoted(value)} is not a district.")
        return card.beautified if name.endswith("+") else card.plain

    def character(self, value: Any, place: str) -> Character:
        character = self.cast.get(value) if isinstance(value, str) else None
        if character is None:
            raise MalformedError(f"{place}: there is no character {quoted(value)} in this game.")
        return character

    def rank(self, value: Any, place: str) -> int:
        return self.character(value, place).rank

    def ranks(self, reader: Reader, key: str) -> int:
        ranks = 0
        for rank in reader.items(key, self.rank):
            ranks |= 1 << rank
        return ranks

    def sighting(self, value: Any, place: str) -> Sighting | None:
        if value is None:
            return None
        if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], list)):
            raise MalformedError(f"{place} must hold lists of cards with a number.")
        return Sighting([self.card(card, place) for card in value[0]], whole(value[1], place))


def _pair(value: Any, place: str, seats: int) -> tuple[int, int]:
    if not (isinstance(value, list) and len(value) == 2):
        raise MalformedError(f"{place} must hold pairs of seats.")
    a, b = whole(value[0], place), whole(value[1], place)
    if not (0 <= a < seats and 0 <= b < seats) or a == b:
        raise MalformedError(f"{place} must hold pairs of seats.")
    return (a, b)


def _marker(value: Any, place: str, names: _Names, seats: int) -> Marker:
    kind = MARKERS.get(value[0]) if _starts_with_word(value) and len(value) == 4 else None
    if kind is None:
        raise MalformedError(f"{place}: {quoted(value)} is not a marker.")
    owner = whole(value[2], place)
    face = whole(value[3], place)
    if not 0 <= owner < seats or not -1 <= face <= 3:
        raise MalformedError(f"{place}: {quoted(value)} is not a marker.")
    return kind(names.rank(value[1], place), owner, face)


def _starts_with_word(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], str)


def _read_player(data: Any, seat: int, names: _Names) -> Player:
    reader = Reader(data, f"Player {seat}")
    player = Player(seat)
    player.gold = reader.number("gold")
    player.hand = reader.items("hand", names.card)
    for building in reader.items("city", names.building):
        _put_into_city(player, building)
    player.roles = reader.items("roles", names.rank)
    player.revealed = names.ranks(reader, "revealed")
    for item in reader.things("picks"):
        if not (isinstance(item, list) and len(item) == 3 and isinstance(item[0], list)):
            raise MalformedError(f"Player {seat}: 'picks' must hold packs with two characters.")
        pack = 0
        for name in item[0]:
            pack |= 1 << names.rank(name, f"Player {seat}")
        player.picks.append(
            Pick(pack, names.rank(item[1], f"Player {seat}"), names.rank(item[2], f"Player {seat}"))
        )
    for item in reader.things("tucked"):
        if not (isinstance(item, list) and len(item) == 2):
            raise MalformedError(f"Player {seat}: 'tucked' must hold cards with a seat.")
        player.tucked.append(
            Tucked(names.card(item[0], f"Player {seat}"), whole(item[1], f"Player {seat}"))
        )
    for item in reader.things("laid"):
        if not (isinstance(item, list) and len(item) == 3 and isinstance(item[2], bool)):
            raise MalformedError(f"Player {seat}: 'laid' must hold cards with gold and a flag.")
        card = names.card(item[0], f"Player {seat}")
        player.laid.append(Laid(card, whole(item[1], f"Player {seat}"), item[2]))
        player.tents += card.counts_as
    player.seen = reader.items("seen", names.sighting)
    reader.done()
    return player


def _put_into_city(player: Player, building: Building) -> None:
    player.city.append(building)
    player.names |= building.district.bit
    if building.district.has_effect:
        player.effects.append(building.district)
    player.size += building.district.counts_as


def _read_turn(data: Any, names: _Names, seats: int) -> Turn:
    reader = Reader(data, "The turn")
    role = names.character(reader.text("role"), "The turn")
    turn = Turn(reader.number("seat", 0, 0, seats - 1), role, _step(reader.text("then", "call")))
    for key in TURN_NUMBERS:
        setattr(turn, key, reader.number(key))
    for key in TURN_FLAGS:
        setattr(turn, key, reader.flag(key))
    for card in reader.items("used_cards", names.card):
        turn.used_cards |= card.bit
    reader.done()
    return turn


def _read_question(value: Any, place: str, seats: int) -> Question:
    kind = QUESTIONS.get(value[0]) if _starts_with_word(value) and len(value) >= 2 else None
    if kind is None:
        raise MalformedError(f"{place}: {quoted(value)} is not a question.")
    seat = whole(value[1], place)
    parts = kind.about.split()
    if not 0 <= seat < seats or len(value) != 2 + len(parts):
        raise MalformedError(f"{place}: {quoted(value)} is not a question.")
    numbers = [0, 0, 0]
    for i, part in enumerate(parts):
        item = value[2 + i]
        numbers[i] = (
            whole(item, place) if part in PLAIN_NUMBERS else read_part(part, word(item, place))
        )
        if numbers[i] < 0 or (part == "seat" and numbers[i] >= seats):
            raise MalformedError(f"{place}: {quoted(value)} is not a question.")
    return kind(seat, numbers[0], numbers[1], numbers[2])

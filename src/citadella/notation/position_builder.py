"""Positions described in code: deriving the state of a game from its described seats."""

from __future__ import annotations

from typing import Any

from citadella.cards import EditionFacts
from citadella.notation.json_reader import JsonReader
from citadella.notation.validation import all_cards
from citadella.rules.action import ANNOUNCE, Action
from citadella.rules.box import Box
from citadella.rules.card import District
from citadella.rules.deck import shuffle
from citadella.rules.dice import Dice
from citadella.rules.editions import EditionRules, printed_choices, rules_of
from citadella.rules.errors import MalformedError, SetupError, Words, shortened
from citadella.rules.game import Game
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import (
    Setup,
    character_facts,
    edition_facts,
    excluded,
    find_unique,
    originals_out,
)
from citadella.rules.state import Player

MAX_SEED = (1 << 63) - 1

# The arguments of `Position.build`, by type.
TEXTS = ("call", "turn", "edition", "cast", "unique", "deck", "markers", "face_up")
FLAGS = ("rest", "action_cards", "short", "draft")
NUMBERS = ("crown", "round", "taxes")


class Seat:
    """A player in a position described in code; lists are strings of words separated by spaces.

    Characters that have been called are revealed; `revealed` names other revealed characters. In
    `city`, `market+` is beautified and `bell_tower!` has been announced. In `tucked`, `docks@2`
    was put under a Museum by seat 2. In `laid`, `ticket_booth=3` has 3 gold on it.
    """

    def __init__(
        self,
        roles: str = "",
        gold: int = 0,
        hand: str = "",
        city: str = "",
        revealed: str = "",
        tucked: str = "",
        laid: str = "",
        built: bool = False,
    ) -> None:
        """Check and store the values; raise MalformedError if one has the wrong type."""
        given = locals()
        reader = JsonReader(given, Words("A seat"))
        self.roles = reader.text("roles").split()  #: The characters of this round.
        self.gold = reader.number("gold")  #: The gold in the stash.
        self.hand = reader.text("hand").split()  #: The cards in the hand.
        self.city = reader.text("city").split()  #: The districts of the city, with `+` and `!`.
        self.revealed = reader.text("revealed").split()  #: Characters revealed before their call.
        #: The cards under a Museum, each with the seat that put it there (None: this seat).
        self.tucked = [with_number(word, "@") for word in reader.text("tucked").split()]
        #: The action cards in front of the player, each with the gold on it.
        self.laid = [with_number(word, "=") for word in reader.text("laid").split()]
        self.built = reader.flag("built")  #: Whether the player has built in this round.

    def standing(self) -> list[str]:
        """Return the names of the districts in the city."""
        return [word.removesuffix("!").removesuffix("+") for word in self.city]

    def cards(self) -> list[str]:
        """Return the names of all the player's cards: in the hand, in the city, tucked and laid."""
        return [*self.hand, *self.standing(), *(card for card, _ in (*self.tucked, *self.laid))]

    def size(self, box: Box) -> int:
        """Return the size of the city, including action cards that count towards it."""
        kinds = [box.kind(name) for name in [*self.standing(), *(card for card, _ in self.laid)]]
        return sum(kind.counts_as for kind in kinds if kind is not None)

    def to_json(self, seat: int) -> dict[str, Any]:
        """Return the player in the JSON form of a position."""
        return {
            "gold": self.gold,
            "hand": self.hand,
            "city": [word.removesuffix("!") for word in self.city],
            "roles": self.roles,
            "revealed": self.revealed,
            "tucked": [[card, seat if by is None else by] for card, by in self.tucked],
            "laid": [[card, gold or 0, False] for card, gold in self.laid],
        }


def with_number(word: str, sign: str) -> tuple[str, int | None]:
    """Split a word at a sign into a name and the number after it (None if there is none)."""
    name, found, number = word.partition(sign)
    return name, number_of(number, word) if found else None


def number_of(number: str, word: str) -> int:
    if not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise MalformedError(
            "'{word}' cannot be read: '{number}' is not a number.",
            word=shortened(word),
            number=shortened(number),
        )
    return int(number)


def check_types(given: dict[str, Any]) -> None:
    """Raise if an argument of `Position.build` has the wrong type."""
    players = given["players"]
    if not isinstance(players, list) or not all(isinstance(seat, Seat) for seat in players):
        raise MalformedError("The players of a position must be a list: [Seat('king'), Seat(), …].")
    reader = JsonReader(given, Words("The position"))
    for key in TEXTS:
        reader.text(key)
    for key in FLAGS:
        reader.flag(key)
    for key in NUMBERS:
        reader.number(key)
    reader.number("seed", 0, 0, MAX_SEED)
    if not isinstance(reader.raw("as_printed"), bool | str):
        raise MalformedError("The position: 'as_printed' must be true, false or a string.")
    if reader.raw("ending") is not None:
        reader.flag("ending")


# --- the box ---------------------------------------------------------------------------
def setup_of(
    players: list[Seat],
    edition: str,
    cast: str,
    unique: str,
    deck: str,
    action_cards: bool,
    short: bool,
    as_printed: bool | str,
) -> Setup:
    """Return a setup with all cards that the position names, completed with default cards."""
    facts = edition_facts(edition)
    rules = rules_of(edition, printed_choices(edition, as_printed))
    characters = _cast(facts, players, cast.split())
    for name in unique.split():
        find_unique(facts, name)
    named = {*unique.split(), *deck.split(), *(card for seat in players for card in seat.cards())}
    districts = _unique(facts, rules, named, characters)
    return Setup(
        edition,
        len(players),
        tuple(characters),
        tuple(districts),
        action_cards,
        short,
        as_printed=as_printed,
        homebrew_action_cards=tuple(name for name in REGISTRY.action_cards if name in named),
    )


def _cast(facts: EditionFacts, players: list[Seat], cast: list[str]) -> list[str]:
    chosen: dict[int, str] = {}
    for name in [*cast, *(role for seat in players for role in seat.roles)]:
        rank = character_facts(facts, name).rank
        other = chosen.setdefault(rank, name)
        if other != name:
            raise SetupError(
                "S2",
                "'{other}' and '{name}' both have rank {rank}; only one of them can be in a game.",
                other=other,
                name=name,
                rank=rank,
            )
    # For each rank that is not named, use its first character, which is the original.
    for character in facts.characters:
        if character.rank < 9:
            chosen.setdefault(character.rank, character.id)
    if facts.needs_nine(len(players)):
        chosen.setdefault(9, facts.ninth)
    return [chosen[rank] for rank in sorted(chosen)]


def _unique(
    facts: EditionFacts, rules: EditionRules, named: set[str], characters: list[str]
) -> list[str]:
    # Sort the named districts in the order of the box.
    names = [*(d.id for d in (*facts.unique, *facts.bonus)), *REGISTRY.districts]
    used = [name for name in names if name in named]
    if facts.unique_chosen is None:
        return _classic_unique(facts, rules, used, characters)
    spare = [d.id for d in facts.unique if d.id not in used]
    filled = {*used, *spare[: max(0, facts.unique_chosen - len(used))]}
    return [name for name in names if name in filled]


def _classic_unique(
    facts: EditionFacts, rules: EditionRules, used: list[str], characters: list[str]
) -> list[str]:
    barred = excluded(facts, characters)
    originals = [d.id for d in facts.unique if d.id not in barred]
    bonus = [name for name in used if name not in originals]
    spare = [name for name in originals if name not in used]
    surplus = originals_out(rules, len(bonus), len(spare))
    return [name for name in originals if name not in spare[:surplus]] + bonus


# --- the table -------------------------------------------------------------------------
def read_marker(word: str) -> list[Any]:
    """Return the JSON form of the marker in `word`; `!` marks the signed or flowered one."""
    kind, colon, rest = word.partition(":")
    name, owner = with_number(rest.removesuffix("!"), "@")
    if not colon or owner is None:
        raise MalformedError(
            "'{word}' is not a marker; write it like dagger:king@0.", word=shortened(word)
        )
    return [kind, name, owner, 1 if word.endswith("!") else 0]


def add_remaining_cards(game: Game) -> None:
    """Shuffle the cards that the position does not name and put them under the deck."""
    rest = game.box.deck.copy()
    for card in all_cards(game):
        rest.remove(card)
    shuffle(game.dice, rest)
    game.deck = [*rest, *game.deck]


def mark_called_as_acted(game: Game) -> None:
    """Reveal the characters called so far, and record which seat has played each of them."""
    for character in game.box.cast[1 : game.rank + 1]:
        holder = game.holder(character.rank)
        markers = [marker for marker in game.markers if marker.rank == character.rank]
        if holder < 0 or any(marker.silences() for marker in markers):
            continue
        game.turn_up(game.players[holder], character.rank)
        actor = holder
        for marker in markers:
            if marker.takes_over():
                actor = marker.owner
        game.actors[character.rank] = actor
        if character.shelters:
            game.protected |= 1 << actor


def mark_builders(game: Game, players: list[Seat]) -> None:
    """Record the seats that have built in this round; raise if such a seat has had no turn."""
    for seat, described in enumerate(players):
        if described.built:
            if seat not in game.actors:
                raise MalformedError(
                    "Player {seat} cannot have built before having a turn.", seat=seat
                )
            game.builders |= 1 << seat


def answers(game: Game) -> list[Action]:
    """Return the possible answers to the open question, if any."""
    options: list[Action] = []
    if game.stack:
        game.stack[-1].options(game, options)
    return options


# --- the end ---------------------------------------------------------------------------
def end_conditions(
    setup: Setup, players: list[Seat], ending: bool | None, first: int | list[int] | None
) -> dict[str, Any]:
    """Return the JSON fields that concern the end of the game."""
    goal, end_at = _announced(setup, players)
    sizes = [seat.size(setup.box()) for seat in players]
    complete = [seat for seat, size in enumerate(sizes) if size >= goal]
    seats = [] if first is None else _seats(first, len(players))
    for seat in seats:
        if seat not in complete and not ending:
            raise MalformedError(
                "Player {seat} cannot have been first, because this player's city is not complete "
                "(if the city has lost a district since, set ending=True).",
                seat=seat,
            )
    if not seats:
        if len(complete) > 1:
            raise MalformedError(
                "More than one city is complete; set 'first' to the seat that was first."
            )
        seats = complete
    if len(seats) > 1 and goal == setup.box().goal:
        raise MalformedError("Only one city can have been the first to be complete.")
    # With an announced Bell Tower, a city that is not complete can end the game; then no seat is
    # `first`. That city may have lost districts since, so accept `ending=True` for any city size.
    early = end_at < goal and (max(sizes) >= end_at or ending is True)
    if ending is True and not (seats or early):
        raise MalformedError(
            "If this is the last round, set 'first' to the seat whose city was complete first."
        )
    if ending is False and (seats or early):
        raise MalformedError(
            "'ending' cannot be False, because a city is large enough to end the game."
        )
    return {
        "goal": goal,
        "end_at": end_at,
        "ending": bool(seats),
        "ending_early": early,
        "first": sum(1 << seat for seat in set(seats)),
    }


def _seats(first: object, players: int) -> list[int]:
    seats: list[int] = []
    for seat in first if isinstance(first, list) else [first]:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise MalformedError(
                "'first' must be a seat of this game, not '{seat}'.", seat=shortened(seat)
            )
        seats.append(seat)
    return seats


def _announced(setup: Setup, players: list[Seat]) -> tuple[int, int]:
    # Return the size of a complete city and the size that ends the game, after all announcements.
    # A district asks for its announcement when it is built, so build each announced district in an
    # empty game and answer the question.
    game = Game(setup, setup.box(), Dice(bytes(32)))
    game.players = [Player(seat) for seat in range(len(players))]
    for seat, described in enumerate(players):
        for word in described.city:
            if word.endswith("!"):
                district = game.box.kind(word.removesuffix("!").removesuffix("+"))
                if isinstance(district, District):
                    district.on_built(game, game.players[seat])
                if ANNOUNCE.plain not in answers(game):
                    raise MalformedError(
                        "'{word}': this district has nothing to announce.", word=shortened(word)
                    )
                game.stack.pop().answer(game, ANNOUNCE.plain)
    return game.goal, game.end_at

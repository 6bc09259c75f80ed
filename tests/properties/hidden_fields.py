"""Check that the data a seat receives stays the same when a hidden field is changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from citadella.bots.neural.features import FeatureEncoder, SparseRows, Vocabulary
from citadella.bots.neural.model_file import load
from citadella.env.encoder import Encoder
from citadella.knowledge import view
from citadella.rules import Game
from citadella.rules.card import Card
from citadella.rules.character import PLAIN, REAL
from citadella.rules.dice import Dice
from citadella.rules.event import NOBODY, Event
from citadella.rules.game import GAME_FIELDS, forget_options
from citadella.rules.state import PLAYER_FIELDS, Pick, Player, Sighting, Tucked
from citadella.rules.visibility import ASIDE, EVERYONE, PUBLIC, is_shown, knows_card
from tests.library.fields import plain
from tests.properties.games import Watch

SPECTATOR: Final = -1

# The fields of games and players that are not declared public.
HIDDEN_OF_GAME: Final = [name for name, who in GAME_FIELDS.items() if who != PUBLIC]
HIDDEN_OF_PLAYER: Final = [name for name, who in PLAYER_FIELDS.items() if who != PUBLIC]
HIDDEN_FIELDS: Final = [
    *(f"game.{name}" for name in HIDDEN_OF_GAME if name != "players"),
    *(f"player.{name}" for name in HIDDEN_OF_PLAYER),
]


# --- the data that a seat receives ------------------------------------------------------
Receiver = Callable[[Game, int], Any]
_ENCODER: Final = Encoder()
_FEATURES: Final = FeatureEncoder(load().vocabulary)


def receive_view(game: Game, seat: int) -> Any:
    """Return the view as text and as JSON, and all fields of its redacted game."""
    seen = view(game, seat)
    return str(seen), repr(seen), seen.to_json(), plain(seen.known)


def receive_events(game: Game, seat: int) -> Any:
    """Return the log as the seat sees it."""
    return [plain(told.seen_by(seat)) for told in game.log or []]


def receive_options(game: Game, seat: int) -> Any:
    """Return the legal actions if the seat must decide, or else an empty list."""
    return [action.text for action in game.legal_actions()] if game.to_act == seat else []


def receive_observation(game: Game, seat: int) -> Any:
    """Return the seat's arrays for reinforcement learning, or None for a spectator."""
    if seat == SPECTATOR:
        return None
    _ENCODER.observe(game, seat)
    _ENCODER.list_things(game, seat)
    return bytes(_ENCODER.observation.cells), bytes(_ENCODER.things.cells)


def receive_features(game: Game, seat: int) -> Any:
    """Return the table features and, if the seat must decide, the action features."""
    words: Vocabulary = _FEATURES.vocabulary
    if seat == SPECTATOR or game.over or not words.knows_game(game):
        return None
    _FEATURES.encode_table(game, seat)
    table = rows_of(_FEATURES.table)
    legal = game.legal_actions()
    if game.to_act != seat or not words.knows(game, legal):
        return table
    _FEATURES.encode(game, seat, legal)
    return table, rows_of(_FEATURES.table), rows_of(_FEATURES.actions)


def rows_of(rows: SparseRows) -> Any:
    """Return the entries and the row ends of sparse rows."""
    entries = [(int(rows.places[i]), rows.numbers[i]) for i in range(int(rows.count))]
    return entries, list(rows.ends)


RECEIVERS: Final[dict[str, Receiver]] = {
    "view": receive_view,
    "events": receive_events,
    "options": receive_options,
    "observation": receive_observation,
    "features": receive_features,
}


# --- changing hidden fields -------------------------------------------------------------
class Change:
    """Changes those parts of a game's fields that are hidden from a seat."""

    def __init__(self, game: Game, seat: int, chance: Random) -> None:
        """Prepare changes to `game` that `seat` must not notice."""
        self.game = game
        self.seat = seat
        self.chance = chance

    def apply(self, field: str) -> None:
        """Change a field of `HIDDEN_FIELDS`, given by name."""
        of, name = field.split(".")
        if of == "game":
            getattr(self, f"game_{name.lstrip('_')}")()
            return
        for player in self.game.players:
            getattr(self, f"player_{name}")(player)

    def other_card(self, card: Card) -> Card:
        """Return a card of another kind."""
        return self.chance.choice([kind for kind in self.game.box.kinds if kind is not card])

    def other_cards(self, cards: list[Card]) -> list[Card]:
        """Return a card of another kind for each card."""
        return [self.other_card(card) for card in cards]

    def other_ranks(self, bits: int) -> int:
        """Return a bit set of ranks with one rank added or removed."""
        return bits ^ 1 << self.chance.randrange(1, len(self.game.box.cast))

    def other_sightings(self, seen: list[Sighting | None]) -> list[Sighting | None]:
        """Return `seen` with different memories for all seats but `self.seat`."""
        new = [Sighting([self.chance.choice(self.game.box.kinds)], 0) for _ in self.game.players]
        return [
            (seen[seat] if seen else None) if seat == self.seat else new[seat]
            for seat in range(len(self.game.players))
        ]

    # --- fields of the game
    def game_deck(self) -> None:
        deck, marks = self.game.deck, self.game.marks
        for i in range(len(deck)):
            if i >= len(marks) or not knows_card(marks[i], self.seat):
                deck[i] = self.other_card(deck[i])

    def game_marks(self) -> None:
        marks = self.game.marks
        others = [seat for seat in range(len(self.game.players)) if seat != self.seat]
        for i in range(len(marks)):
            changed = marks[i] ^ 1 << self.chance.choice(others)
            if EVERYONE not in (marks[i], changed):
                marks[i] = changed

    def game_deck_seen(self) -> None:
        self.game.deck_seen = self.other_sightings(self.game.deck_seen)

    def game_aside(self) -> None:
        if not is_shown(self.game, self.seat, ASIDE):
            self.game.aside = self.other_cards(self.game.aside)

    def game_pack(self) -> None:
        if self.game.asked_kind() not in ("pick", "lay") or self.game.to_act != self.seat:
            self.game.pack = self.other_ranks(self.game.pack)

    def game_face_down(self) -> None:
        self.game.face_down = self.other_ranks(self.game.face_down)

    def game_markers(self) -> None:
        swap = {PLAIN: REAL, REAL: PLAIN}
        self.game.markers = [
            marker.with_face(swap[marker.face])
            if marker.set_size() and marker.owner != self.seat and marker.face in swap
            else marker
            for marker in self.game.markers
        ]

    def game_stack(self) -> None:
        for i, question in enumerate(self.game.stack):
            parts = len(question.about.split())
            numbers = [question.first, question.second, question.third]
            numbers[parts:] = [number + 5 for number in numbers[parts:]]
            self.game.stack[i] = type(question)(question.seat, *numbers)

    def game_dice(self) -> None:
        self.game.dice = Dice.from_seed(f"{self.chance.random()}")

    def game_seed(self) -> None:
        self.game.seed += "x"

    def game_log(self) -> None:
        assert self.game.log is not None
        self.game.log = [self.other_event(told) for told in self.game.log]

    def other_event(self, told: Event) -> Event:
        """Return an event whose hidden parts are different."""
        new = Event(told.kind, told.seat, told.other, told.amount, told.rank, told.cards, 0)
        new.audience, new.marker, new.cause = told.audience, told.marker, told.cause
        new.by, new.hits = told.by, told.hits
        if told.audience != EVERYONE and (self.seat < 0 or not told.audience >> self.seat & 1):
            new.rank = told.rank % (len(self.game.box.cast) - 1) + 1 if told.rank else 0
            new.cards = self.other_cards(told.cards)
        if told.hits not in (NOBODY, self.seat):
            seats = range(NOBODY, len(self.game.players))
            new.hits = self.chance.choice([s for s in seats if s not in (self.seat, told.hits)])
        return new

    def game_history(self) -> None:
        self.game.history = self.game.history[:-1]

    def game_floor(self) -> None:
        self.game.floor += 1

    def game_prologue(self) -> None:
        self.game.prologue += 1

    def game_origin(self) -> None:
        self.game.origin = None if self.game.origin is not None else self.game.copy()

    def game_legal(self) -> None:
        if self.game.to_act != self.seat:
            self.game._legal = [] if self.game._legal is None else None

    # --- fields of a player
    def player_hand(self, player: Player) -> None:
        # A seat knows its own hand and the hands that it remembers; all others are hidden from it.
        if player.seat != self.seat and not remembers(player.seen, self.seat):
            player.hand = self.other_cards(player.hand)

    def player_roles(self, player: Player) -> None:
        if player.seat == self.seat:
            return
        player.roles = [
            rank if player.revealed >> rank & 1 else rank % (len(self.game.box.cast) - 1) + 1
            for rank in player.roles
        ]

    def player_picks(self, player: Player) -> None:
        if player.seat != self.seat:
            player.picks = [
                Pick(self.other_ranks(pick.pack), pick.taken % 8 + 1, 0) for pick in player.picks
            ]

    def player_tucked(self, player: Player) -> None:
        player.tucked = [
            tucked if tucked.by == self.seat else Tucked(self.other_card(tucked.card), tucked.by)
            for tucked in player.tucked
        ]

    def player_seen(self, player: Player) -> None:
        player.seen = self.other_sightings(player.seen)
        if player.seat == self.seat:
            player.seen[self.seat] = None


def remembers(seen: list[Sighting | None], seat: int) -> bool:
    """Return whether a seat remembers something, according to the memories `seen`."""
    return seat >= 0 and bool(seen) and seen[seat] is not None


def value_of(game: Game, field: str) -> Any:
    """Return the value of a field of the game, or of all players for a player's field."""
    of, name = field.split(".")
    if of == "game":
        return plain(getattr(game, name))
    return [plain(getattr(player, name)) for player in game.players]


def declared_of(game: Game, field: str, seat: int) -> Any:
    """Return the part of a field that a seat is allowed to know, according to the declaration."""
    of, name = field.split(".")
    if of == "game":
        who = GAME_FIELDS[name]
        return plain(who(game, seat)) if callable(who) else None
    who = PLAYER_FIELDS[name]
    if callable(who):
        return [plain(who(player, seat)) for player in game.players]
    return [plain(getattr(p, name)) if p.seat == seat else None for p in game.players]


class HiddenChanged(Watch):
    """Checks that the data a seat receives does not depend on the hidden parts of fields."""

    def __init__(
        self,
        seed: str,
        every: int,
        fields: list[str] = HIDDEN_FIELDS,
        receivers: dict[str, Receiver] = RECEIVERS,
        limit: int = 4,
    ) -> None:
        """Check each field with probability 1 / `every` per decision, at most `limit` times."""
        self.random = Random(seed)
        self.every = every
        self.fields = fields
        self.receivers = receivers
        self.limit = limit
        self.compared: Counter[str] = Counter()

    def asked(self, game: Game) -> None:
        """Change random fields, one at a time; compare the data that a random seat receives."""
        for field in self.fields:
            if self.compared[field] < self.limit and self.random.random() * self.every < 1:
                self.compare(game, field, self.random.randrange(SPECTATOR, len(game.players)))

    def compare(self, game: Game, field: str, seat: int) -> None:
        """Compare the data that a seat receives before and after a field is changed."""
        twin = game.copy()
        twin.log = game.log
        if field != "game._legal":
            forget_options(twin)
        Change(twin, seat, self.random).apply(field)
        if value_of(twin, field) == value_of(game, field):
            return
        assert declared_of(twin, field, seat) == declared_of(game, field, seat), (
            f"the test changed what seat {seat} may know of {field}"
        )
        for name, receive in self.receivers.items():
            assert receive(twin, seat) == receive(game, seat), (
                f"the {name} of seat {seat} depends on what is hidden of {field}"
            )
        self.compared[field] += 1
